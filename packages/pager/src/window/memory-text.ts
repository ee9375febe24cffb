/**
 * A memory as a model reads it: what it says, not how it is stored. Everything is there and nothing
 * is cut; who has a budget cuts it.
 *
 * @module
 */
import {
  type Memory,
  type MemoryData,
  redactSecrets,
  renderFull,
  saysPolarity,
  saysPreference,
} from '@cortex-memory/core'
import { KNOWLEDGE_SUBJECT, USER_SUBJECT } from '../consolidate/memory-of.ts'
import { decodePattern } from '../patterns/pattern-spec.ts'
import { provenSuccesses } from '../patterns/reinforce.ts'
import { renderPattern } from '../patterns/render-pattern.ts'
import { oneLine } from '../text/words.ts'

type DataOf<T extends MemoryData['type']> = Extract<MemoryData, { readonly type: T }>

const OWN_SUBJECTS: readonly string[] = [KNOWLEDGE_SUBJECT, USER_SUBJECT]

/**
 * One line. What an author wrote as the form of a memory stands for it. A secret that got into a memory
 * earlier is not shown.
 */
export function memoryText(
  { version, data }: Memory,
  options: { readonly brief?: boolean } = {},
): string {
  const form = version.formsOverride ? version.forms.medium : ''
  const text = data.type === 'Preference' ? preferenceText(data, options) : dataText(data)
  return redactSecrets(oneLine(form) || oneLine(text))
}

function dataText(data: MemoryData): string {
  switch (data.type) {
    case 'Pattern':
      return patternText(data)
    case 'Constraint':
      return constraintText(data)
    case 'Fact':
      return isPlain(data) ? data.statement : renderFull(data)
    case 'Event':
      return eventText(data)
    default:
      return renderFull(data)
  }
}

/** What happened, and whether it failed; success is not mentioned. */
function eventText(data: DataOf<'Event'>): string {
  const { summary, outcome } = data
  if (summary === undefined) return renderFull(data)
  return outcome === 'failure' && !/\b(?:fail|not work)/i.test(summary)
    ? `failed: ${summary}`
    : summary
}

/** A note has no subject worth telling: it is that of its author. */
function isPlain({ subject, predicate }: DataOf<'Fact'>): boolean {
  return OWN_SUBJECTS.includes(subject) || predicate === 'note'
}

export function preferenceText(
  preference: DataOf<'Preference'>,
  options: { readonly brief?: boolean } = {},
): string {
  const { polarity, rationale = '' } = preference
  const topic = redactSecrets(preference.topic)
  const quoted = options.brief || rationale.trim() === '' ? '' : ` ("${rationale.trim()}")`
  if (saysPreference(topic)) return `${topic}${quoted}`
  switch (polarity) {
    case 'prefer':
    case 'do':
      return `The user prefers ${topic}${quoted}`
    case 'avoid':
    case 'dont':
      return `The user avoids ${topic}${quoted}`
    case 'neutral':
      return `The user has no preference about ${topic}${quoted}`
  }
}

export function constraintText({ statement, polarity, trigger }: DataOf<'Constraint'>): string {
  const forbids =
    (polarity === 'dont' || polarity === 'avoid') && !saysPolarity(statement, polarity)
  const when = trigger === undefined ? '' : ` (when: ${trigger})`
  return redactSecrets(`${forbids ? 'Do not: ' : ''}${statement}${when}`)
}

function patternText(data: DataOf<'Pattern'>): string {
  const { statement, coverage, derivedFrom = [] } = data
  return renderPattern(decodePattern(statement), {
    successes: provenSuccesses({ coverage, derivedFrom }),
  })
}
