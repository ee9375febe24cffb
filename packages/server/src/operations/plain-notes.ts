/**
 * Notes as people and models read them. The stored form of a fact names predicate and subject,
 * `note(ada)=The sea is blue`; of a note only the sentence says something.
 *
 * @module
 */
import {
  type BeliefData,
  type Bundle,
  type ConstraintData,
  countTokens,
  type EventData,
  type FindResult,
  LIMITS,
  type Memory,
  type Polarity,
  type PreferenceData,
  saysPreference,
} from '@cortex-memory/core'
import { truncateForm } from '@cortex-memory/core/internal'
import { NOTE } from './text-to-data.ts'

/** Subjects that the pager gives: names for a machine. */
const MACHINE_SUBJECTS = 'matrix://knowledge/'

/** Never longer than what is rendered, so that a budget it fits holds afterwards. */
export function plainText(
  memory: Pick<Memory, 'head' | 'version' | 'data'>,
  rendered: string,
): string {
  const { head, version, data } = memory
  if (data.type === 'Event') return eventWords(data, rendered)
  if (data.type === 'Preference') return preferenceWords(data, rendered)
  if (data.type === 'Belief')
    return beliefWords(data, data.confidence ?? version.confidence, rendered)
  if (data.type === 'Constraint') return constraintWords(data, rendered)
  if (data.type !== 'Fact') return rendered
  const { subject, predicate, statement } = data
  const isMachines = subject.startsWith(MACHINE_SUBJECTS)
  const label = `${predicate}(${subject})=`
  // A form that an author wrote stays as it is.
  if ((predicate !== NOTE && !isMachines) || !rendered.startsWith(label)) return rendered
  const sentence = rendered.slice(label.length)
  const namesSubject = statement.toLowerCase().includes(subject.toLowerCase())
  return isMachines || namesSubject || subject === head.actorScope
    ? sentence
    : `${subject}: ${sentence}`
}

const LIKES: Readonly<Record<Polarity, string>> = {
  prefer: 'prefers',
  do: 'prefers',
  avoid: 'avoids',
  dont: 'avoids',
  neutral: 'does not mind',
}

/** The stored form says "prefers" of every polarity, also of what somebody avoids. */
function preferenceWords({ topic, polarity }: PreferenceData, rendered: string): string {
  const isSentence = saysPreference(topic)
  const label = `${isSentence ? '' : 'prefers '}${topic} (${polarity}, strength=`
  if (!rendered.startsWith(label)) return rendered
  const details = rendered.slice(label.length).replace(/^[\d.]+\)/, '')
  return `${isSentence ? '' : `${LIKES[polarity]} `}${topic}${details}`
}

const NO_EVIDENCE = ' — 0 for / 0 against'

/** A stance is named unless it is `believe`; instead of counts of no evidence, how sure the author is. */
function beliefWords(
  { stance, statement }: BeliefData,
  confidence: number,
  rendered: string,
): string {
  const label = 'believe '
  const isPlain = stance === 'believe' && rendered.startsWith(`${label}${statement.slice(0, 1)}`)
  const text = isPlain ? rendered.slice(label.length) : rendered
  if (!text.endsWith(NO_EVIDENCE)) return text
  const sure = confidence === 1 ? '' : ` — ${Math.round(confidence * 100)}% sure`
  return `${text.slice(0, -NO_EVIDENCE.length)}${sure}`
}

/** A rule is something to do, and declared by the user, unless it says otherwise. */
function constraintWords({ statement, strength }: ConstraintData, rendered: string): string {
  const strong = `[${strength}] `
  if (!rendered.startsWith(strong)) return rendered
  const rule = rendered.slice(strong.length)
  const isPlain = rule.startsWith(`do ${statement.slice(0, 1)}`) && !statement.startsWith('do ')
  const text = isPlain ? rule.slice('do '.length) : rule
  const label = `${statement} — source=user_declared`
  const at = text.indexOf(label)
  if (at < 0) return strong + text
  const details = text.slice(at + label.length).replace(/^, /, ' — ')
  return `${strong}${text.slice(0, at)}${statement}${details}`
}

/** Of an event that somebody described, the description says what happened; its kind does not. */
function eventWords({ kind, outcome, summary }: EventData, rendered: string): string {
  const label = `${outcome} ${kind} — `
  if (summary === undefined || !rendered.startsWith(label)) return rendered
  return eventLine({ outcome }, rendered.slice(label.length))
}

/**
 * For lists, which have no budget: the short form of an event names its kind and not what happened,
 * so its description is shown instead, within the same length.
 */
export function withEventSummaries<T extends FindResult>(found: T): T {
  const rendered = found.memories.map(({ data }, index) =>
    data.type === 'Event' && data.summary !== undefined
      ? truncateForm(eventLine(data, data.summary), LIMITS.shortTokens)
      : (found.rendered[index] ?? ''),
  )
  return { ...found, rendered, renderedTokens: rendered.map(countTokens) }
}

function eventLine({ outcome }: Pick<EventData, 'outcome'>, summary: string): string {
  return outcome === 'success' ? summary : `${outcome}: ${summary}`
}

export function withPlainNotes<T extends FindResult>(found: T): T {
  const rendered = found.memories.map((memory, index) =>
    plainText(memory, found.rendered[index] ?? ''),
  )
  return { ...found, rendered, renderedTokens: rendered.map(countTokens) }
}

export function bundleWithPlainNotes<T extends Bundle>(bundle: T): T {
  const rendered: Record<string, string> = { ...bundle.rendered }
  const tokens: Record<string, number> = { ...bundle.tokens }
  let { totalTokens } = bundle
  for (const memory of [
    bundle.pinned,
    bundle.proposed,
    bundle.frameRelevant,
    bundle.outcomes,
  ].flat()) {
    const { id } = memory.head
    const text = plainText(memory, rendered[id] ?? '')
    totalTokens += countTokens(text) - (tokens[id] ?? 0)
    rendered[id] = text
    tokens[id] = countTokens(text)
  }
  return { ...bundle, rendered, tokens, totalTokens }
}
