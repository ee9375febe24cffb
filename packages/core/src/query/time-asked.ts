/**
 * The time that a question in words is about, by the valid clock. What was true then and has ended since
 * does not belong in an ordinary answer; a question that names the time asks for it too.
 *
 *   where did I live last March      what was true at the end of that month
 *   … before I moved                 what was true when the memory that fits "I moved" happened
 *
 * @module
 */
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import { readTime } from '../time/languages.ts'
import { EARLIEST_MS } from '../time/span.ts'
import { type CheckedQuery, isByRelevance } from './query.ts'
import type { Found } from './types.ts'

/** What happened says itself when; a conversation is not over because its month is. */
const LASTING: readonly MemoryType[] = MEMORY_TYPES.names.filter((type) => type !== 'Event')

/** An order or a note that names a time does not ask about it. */
const ASKS =
  /[?？]|^[¿\s]*(?:what|which|who|whom|whose|where|when|why|how|did|was|were|had|have|has|is|are|do|does|wer|wen|wem|was|wann|wo|wie|welche[nrsm]?|hatte|habe|war|qui|que|quoi|quel(?:le)?s?|quand|où|comment|qué|quién|cuándo|dónde|cómo|cuál(?:es)?)\b/iu

/** Reading a question's time takes as long as a search by words: most questions have none of these. */
const MAY_NAME_TIME =
  /\d|\b(?:ago|last|past|previous|yesterday|before|until|till|prior|earlier|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|vor|bis|bevor|gestern|vorgestern|(?:vor)?letzte[nmrs]?|vergangene[nmrs]?|diese[nmrs]?|im|am|avant|hier|derni(?:er|ère)s?|passée?s?|il y a|en|au|antes|ayer|anteayer|anoche|pasad[oa]s?|hace|[uú]ltim[oa]s?|est[ea])\b/iu

/** The same question about the past; undefined where it names none. */
export function questionOfThen(
  query: CheckedQuery,
  now: number,
  /** The memory that fits some words best, if one fits. */
  bestFor: (words: string) => Found | undefined,
): CheckedQuery | undefined {
  if (query.near === undefined || !ASKS.test(query.near)) return undefined
  if (!MAY_NAME_TIME.test(query.near)) return undefined
  if (!isByRelevance(query) || query.includeTombstoned) return undefined
  if (query.asOf !== undefined || query.knownAt !== undefined) return undefined
  const types = query.types.length === 0 ? LASTING : query.types.filter((type) => type !== 'Event')
  if (types.length === 0) return undefined
  const asOf = momentAsked(query.near, now, bestFor)
  return asOf === undefined ? undefined : { ...query, types, asOf }
}

function momentAsked(
  question: string,
  now: number,
  bestFor: (words: string) => Found | undefined,
): number | undefined {
  const { spans, pureTime, anchor } = readTime(question, { now })
  const last = spans.at(-1)
  if (last !== undefined) return last.to <= now && !pureTime ? last.to - 1 : undefined
  if (anchor?.direction !== 'before') return undefined
  const found = bestFor(anchor.text)
  const at = found && timeOf(found)
  return at !== undefined && at <= now && at > EARLIEST_MS ? at - 1 : undefined
}

/** When it happened, or since when it is true. */
function timeOf({ memory: { data, version } }: Found): number {
  return data.type === 'Event' ? (data.at ?? version.validFrom) : version.validFrom
}

/**
 * What has ended since joins what is true now: it fits as well as its share of the best of its time, and
 * comes before what fits as well and is of no time.
 */
export function withThen(now: readonly Found[], then: readonly Found[], factor: number): Found[] {
  const known = new Set(now.map(({ memory }) => memory.uri))
  const bestNow = bestOf(now) || 1
  const bestThen = bestOf(then) || 1
  const ended = then.filter(({ memory }) => !known.has(memory.uri))
  return [
    ...ended.map((one) => ({
      ...one,
      relevance: ((one.relevance ?? 0) / bestThen) * bestNow * factor,
    })),
    ...now,
  ]
}

function bestOf(found: readonly Found[]): number {
  return found.reduce((most, { relevance = 0 }) => Math.max(most, relevance), 0)
}
