/**
 * Words: the documents that have a word of the question, best first (BM25), or the score of memories
 * that another index led to. Filters are applied while searching, so a narrow one never leaves the
 * answer half full.
 *
 * @module
 */
import { queryTerms, type WordQuery } from '../../lexical/question.ts'
import { type SearchOptions, searchWords, type WordResult } from '../../lexical/search.ts'
import { LIMITS } from '../../limits.ts'
import { nameOf } from '../id-name.ts'
import { membersOf } from '../leads.ts'
import { POOLS, RANKING } from '../ranking.ts'
import type { Search } from '../search.ts'
import type { Found } from '../types.ts'
import type { Says } from '../word-index.ts'
import type { LaneAnswer, LaneAsk } from './lane.ts'

/** A memory that passed, with what its words are worth, which is its relevance as found. */
export interface WordHit {
  /** Absent where the memory was given. */
  readonly id?: Uint8Array
  readonly found: Found
  readonly score: number
}

/** Hits that pass, and whether no other document would. */
export interface WordHits {
  readonly hits: readonly WordHit[]
  readonly touched: number
  readonly complete: boolean
}

export function words(search: Search, { among }: LaneAsk): LaneAnswer {
  const question = search.query.near as string
  const { hits, touched, complete } =
    among === undefined ? best(search, question) : scoredWords(search, question, among)
  const found = hits.map((hit) => hit.found)
  const most = hits.reduce((best, { score }) => Math.max(best, score), 0)
  return { found, touched, complete, coverage: coverageOf(search, most) }
}

/**
 * How much of what is asked for the best memory has, from 0 to 1. Beside meaning, words count as much as
 * they explain: that one memory has one word more than the others says little where no other word is found.
 * Words of a time are left out: what is of that time need not say them. In a statement they explain little,
 * unless a memory has most of them.
 */
export function coverageOf(search: Search, best: number): number {
  // Looked at first: reading what the question says takes as long as a search by words.
  if (search.meaning === undefined || best === 0) return 1
  const { question, words: index } = search
  const rest = new Set(queryTerms(question.time.rest).map(({ term }) => term))
  const all = index.weightOf(question.terms.filter(({ term }) => rest.has(term)))
  if (all === 0) return 1
  const share = best / all
  if (!search.isStatement) return Math.min(1, share / RANKING.coverage)
  const { stated, statedFrom } = RANKING
  return Math.max(stated, (share - statedFrom) / (1 - statedFrom))
}

/** Documents by what they say now, without looking at what they are. */
export function searchFor(
  { view, state, types }: Search,
  question: WordQuery,
  limit: number,
  how: Pick<SearchOptions, 'also'> = {},
): WordResult {
  const blind = state.allows !== undefined
  return searchWords(view, question, { limit, types, cache: state.words, blind, ...how })
}

/** Of memories that another index led to, those that have a word. */
export function scoredWords(
  { words: index }: Search,
  question: WordQuery,
  among: readonly Found[],
): WordHits {
  const scores = index.scores(question, among)
  const numbers = index.numbers(among)
  const hits = among.flatMap((found, at) => {
    const score = scores[at] as number
    return score > 0 ? [{ found: { ...found, number: numbers[at], relevance: score }, score }] : []
  })
  return { hits, touched: among.length, complete: true }
}

/** Every document that would enter the result is loaded and judged at once. */
export function judgedWhileSearching(search: Search, question: WordQuery, limit: number): WordHits {
  const loaded = new Map<string, Found>()
  const mayPass = memberTest(search)
  const accept = (id: Uint8Array, says: Says): boolean => {
    const found = mayPass(id) ? search.candidates.load(id) : undefined
    if (found === undefined || !says(found.memory)) return false
    loaded.set(nameOf(id), found)
    return true
  }
  const { hits, touched } = search.words.best(question, limit, search.types, accept)
  const passed = hits.flatMap(({ id, score, number }) => {
    const found = loaded.get(nameOf(id))
    return found === undefined ? [] : [{ id, found: { ...found, number, relevance: score }, score }]
  })
  return { hits: passed, touched, complete: hits.length < limit }
}

function best(search: Search, question: WordQuery): WordHits {
  const besides = search.meaning === undefined ? 0 : search.wordsBesideVectors
  const limit = Math.max(search.pool, besides)
  // What the asker may not see is filtered too.
  return search.query.filtered || search.restricted
    ? judgedWhileSearching(search, question, limit)
    : judgedAfterwards(search, question, limit)
}

/**
 * With nothing to filter by but the time, nearly all pass: few more are searched for than wanted,
 * and only those are loaded. Where too many had ended, the search is repeated with more.
 */
export function judgedAfterwards(search: Search, question: WordQuery, limit: number): WordHits {
  for (let size = limit + POOLS.spareWords; size <= LIMITS.findScan; size *= POOLS.growth) {
    const { hits, touched } = search.words.best(question, size, search.types)
    const passed: WordHit[] = []
    for (const { id, score, number, says } of hits) {
      if (passed.length === limit) break
      const found = search.candidates.load(id, { number, relevance: score })
      if (found === undefined || !says(found.memory)) continue
      passed.push({ id, found, score })
    }
    const isAll = hits.length < size
    if (passed.length === limit || isAll) {
      return { hits: passed, touched, complete: passed.length < limit }
    }
  }
  return judgedWhileSearching(search, question, limit)
}

/**
 * Whether a memory has the tag or frame that is asked for. Reading its index is worth it only where many
 * were loaded already.
 */
function memberTest({ view, query }: Search): (id: Uint8Array) => boolean {
  let tested = 0
  let members: ReadonlySet<string> | undefined
  return (id) => {
    if (++tested === POOLS.loadedFirst) {
      const ids = membersOf(view, query, POOLS.membersByWords)
      members = ids && new Set(ids.map(nameOf))
    }
    return members?.has(nameOf(id)) ?? true
  }
}
