/**
 * What of a memory is indexed: every text its data holds, the caller's free values included, but no
 * enumerations, times or numbers. The counterparty of an event is a field of its own as well: its
 * words stand among the others, and once more marked, so that a ranking can weigh who spoke. Of a text in
 * another language than English the stems are indexed too, marked as well.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import type { MemoryData } from '../memory/data.ts'
import { foreignTerms, STEM_MARK } from './foreign-terms.ts'
import { languageOf } from './language.ts'
import { documentTerms, speakerTerm } from './words.ts'

export interface WordDocument {
  readonly texts: readonly string[]
  readonly speaker?: string | undefined
}

/** A document as the index keeps it: terms in the order of their first place, and how often each occurs. */
export interface CountedTerms {
  readonly terms: readonly string[]
  readonly counts: readonly number[]
  /** Terms of the text, repetitions included; marked terms do not make a text longer. */
  readonly length: number
}

export function documentOf(data: MemoryData): WordDocument {
  switch (data.type) {
    case 'Identity':
      return { texts: texts(data.name, data.did, data.wallets, data.roles) }
    case 'Fact':
      return { texts: texts(data.subject, data.predicate, data.statement, data.object) }
    case 'Preference':
      return { texts: texts(data.topic, data.rationale, data.value) }
    case 'Belief':
      return { texts: texts(data.subject, data.statement, data.evidenceFor, data.evidenceAgainst) }
    case 'Event': {
      const { summary, intentRef, counterparty, cost, artifacts } = data
      return {
        texts: texts(summary, intentRef, counterparty, cost?.asset, cost?.amount, artifacts),
        speaker: counterparty,
      }
    }
    case 'Goal':
      return { texts: texts(data.statement, data.successCriteria, data.subgoals) }
    case 'Constraint':
      return { texts: texts(data.statement, data.trigger) }
    case 'Capability':
      return { texts: texts(data.subject, data.capability, data.parameters) }
    case 'Pattern':
      return { texts: texts(data.statement, data.derivedFrom) }
    default:
      return unreachable(data)
  }
}

export function countTerms(document: WordDocument): CountedTerms {
  const counts = new Map<string, number>()
  let length = 0
  for (const text of document.texts) {
    documentTerms(text, (term) => {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      length++
    })
  }
  const addMarked = (term: string): void => {
    counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  if (document.speaker !== undefined) {
    documentTerms(document.speaker, (term) => addMarked(speakerTerm(term)))
  }
  const language = languageOf(document.texts)
  if (language !== undefined) {
    addMarked(STEM_MARK)
    for (const text of document.texts) foreignTerms(text, language, addMarked)
  }
  return { terms: [...counts.keys()], counts: [...counts.values()], length }
}

/** Every text in the values, in order; of an object its keys too, for they are words of the caller. */
function texts(...values: readonly unknown[]): string[] {
  const found: string[] = []
  for (const value of values) collect(value, found)
  return found
}

function collect(value: unknown, found: string[]): void {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
    for (const [key, item] of Object.entries(value)) {
      found.push(key)
      collect(item, found)
    }
  }
}
