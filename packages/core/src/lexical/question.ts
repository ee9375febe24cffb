/**
 * A question over one moment of the index: its terms with their lists, the statistics they are
 * scored by, and the documents that are in no segment yet.
 *
 * @module
 */
import { Bm25, type Statistics } from './bm25.ts'
import { foreignTerms, STEM_MARK } from './foreign-terms.ts'
import { plausibleLanguages, usualWords } from './language.ts'
import type { WordCache } from './page-cache.ts'
import { matchPending } from './pending.ts'
import { SegmentReader } from './segment-reader.ts'
import type { WordSettings } from './settings.ts'
import type { WordSource } from './source.ts'
import { readWordState, type WordState } from './state.ts'
import { TermList } from './term-list.ts'
import { questionTerms } from './words.ts'

/** A term and how much it counts: a text counts each of its words as often as it has it. */
export interface QueryTerm {
  readonly term: string
  readonly weight: number
  /** It is a stem of the word that has this term: another way to find the same word. */
  readonly of?: string | undefined
}

/** Words to look for: a text, or terms that the caller has weighed. */
export type WordQuery = string | readonly QueryTerm[]

/** More distinct terms are not looked for: a question is bounded whatever its length. */
export const QUERY_TERMS_MAX = 64

/** A document that waits for its segment and has a term of the question. */
export interface WaitingDocument {
  readonly document: number
  readonly type: number
  readonly id: Uint8Array
  /** A row of `standing.ts`. */
  readonly row: Buffer
  readonly score: number
}

export interface Question {
  readonly state: WordState
  /** One per term that any document has, in the order of terms: the order in which scores are summed. */
  readonly lists: readonly TermList[]
  /** Newest first, which is ascending. */
  readonly waiting: readonly WaitingDocument[]
}

/** Distinct terms in the order of bytes, each with its weight. */
export function queryTerms(query: WordQuery): QueryTerm[] {
  const terms = typeof query === 'string' ? termsOf(query) : query
  const known = new Map<string, QueryTerm>()
  for (const one of terms) {
    const before = known.get(one.term)
    if (before === undefined && known.size >= QUERY_TERMS_MAX) continue
    known.set(one.term, before === undefined ? one : { ...one, weight: before.weight + one.weight })
  }
  return [...known.keys()]
    .sort()
    .map((term) => known.get(term) as QueryTerm)
    .filter(({ weight }) => weight > 0)
}

/**
 * The terms of a question and, in the languages that it may be in, the stems of its words. Function words
 * of those are not looked for, unless it has nothing else.
 */
function termsOf(question: string): QueryTerm[] {
  const languages = plausibleLanguages(question)
  const plain = questionTerms(question)
  if (languages.length === 0) return plain.map((term) => ({ term, weight: 1 }))
  const usual = new Set(
    languages.flatMap((language) => usualWords(question, language)).flatMap(questionTerms),
  )
  const telling = plain.filter((term) => !usual.has(term))
  const terms: QueryTerm[] = (telling.length === 0 ? plain : telling).map((term) => ({
    term,
    weight: 1,
  }))
  for (const language of languages) {
    foreignTerms(question, language, (term, word) => {
      const [of] = questionTerms(word)
      terms.push({ term, weight: 1, of })
    })
  }
  return terms
}

/** What words are weighed by, where it is not the index that is asked. */
export interface Weighing extends Statistics {
  /** How many documents have the term. */
  holding(term: string): number
}

/** Statistics of no store: what is common elsewhere must not be felt in a score. */
const BLIND: Statistics = { documents: 1, length: 16 }

export function openQuestion(
  source: WordSource,
  query: WordQuery,
  cache: WordCache,
  settings: WordSettings,
  blind: boolean,
  weighing?: Weighing,
): Question {
  const state = readWordState(source)
  const reader = new SegmentReader(source, cache, settings)
  const allTerms = queryTerms(query)
  const hasStems = (): boolean =>
    reader.find(STEM_MARK, state.parts).net +
      (matchAll(source, state, [STEM_MARK], cache).nets[0] as number) >
    0
  const wanted =
    allTerms.some(({ of }) => of !== undefined) && !hasStems()
      ? allTerms.filter(({ of }) => of === undefined)
      : allTerms
  const terms = wanted.map(({ term }) => term)
  const pending = matchAll(source, state, terms, cache)
  const bm25 = new Bm25(blind ? BLIND : (weighing ?? state))
  const lists: TermList[] = []
  const indexes: number[] = []
  for (const [index, { term, weight }] of wanted.entries()) {
    const found = reader.find(term, state.parts)
    const documents = found.net + (pending.nets[index] as number)
    if (documents <= 0) continue
    const holding = weighing?.holding(term) ?? documents
    const own = weight * (blind ? 1 : bm25.weight(holding))
    lists.push(new TermList(term, reader, bm25, documents, own, found.stretches))
    indexes.push(index)
  }
  const waiting = pending.matches.map(({ document, type, id, row, length, times }) => {
    let score = 0
    for (const [at, list] of lists.entries()) {
      const count = times[indexes[at] as number] as number
      if (count > 0) score += list.share(count, length)
    }
    return { document, type, id, row, score }
  })
  return { state, lists, waiting }
}

interface Pending {
  /** Additions less removals per term. */
  readonly nets: Int32Array
  readonly matches: {
    readonly document: number
    readonly type: number
    readonly id: Uint8Array
    readonly row: Buffer
    readonly length: number
    readonly times: Uint32Array
  }[]
}

function matchAll(
  source: WordSource,
  state: WordState,
  terms: readonly string[],
  cache: WordCache,
): Pending {
  const nets = new Int32Array(terms.length)
  const matches: Pending['matches'] = []
  const times = new Uint32Array(terms.length)
  for (const ticket of state.pending.toReversed()) {
    const match = matchPending(ticket, cache.pending(source, ticket), terms, times)
    if (match === undefined) continue
    for (let index = 0; index < terms.length; index++) {
      if (times[index] === 0) continue
      nets[index] = (nets[index] as number) + (match.type === 0 ? -1 : 1)
    }
    if (match.type !== 0) matches.push({ ...match, times: times.slice() })
  }
  return { nets, matches }
}
