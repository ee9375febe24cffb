/**
 * Relevance to a question in words: the documents that have one, best first, or the score of
 * memories that another index led to. Filters are applied while searching, so a narrow one never
 * leaves the answer half full.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { scoreWords } from '../lexical/score.ts'
import { type SearchOptions, searchWords, type WordResult } from '../lexical/search.ts'
import { LIMITS } from '../limits.ts'
import { presentTime } from '../projections/state.ts'
import { relevantByBoth } from './both.ts'
import type { Candidates } from './candidate.ts'
import { inContext } from './flow.ts'
import { nameOf } from './links.ts'
import {
  LOOKED_AT,
  measured,
  mostSimilar,
  type NearFound,
  nearest,
  similarAmong,
  typeCodes,
  withMeaning,
  wordsBesideMeaning,
} from './nearest-vectors.ts'
import { membersOf } from './plan.ts'
import type { CheckedQuery } from './query.ts'
import { readQuestion } from './question.ts'
import { RANKING } from './ranking.ts'
import { ofTheTime, timeTest } from './time-lane.ts'
import type { Found, Near, QueryState, VectorsAround } from './types.ts'

/**
 * Where another order than relevance is asked for, this many of the most relevant are ordered: as many
 * for each of the pages that lie in the same step.
 */
const POOL_PER_RESULT = 4
const POOL_STEP = 64

/** How many of the best may have ended before the search is repeated. */
const SPARE = 4

/** So many candidates are loaded before an index is asked who has the tag or frame, if these are not too many. */
const LOADED_FIRST = 256
const MEMBERS_MAX = 10_000

/**
 * The most relevant, as many as the answer can need: in their context where they have one. `led`: only
 * these, to which another index led.
 */
export function mostRelevant(
  view: ViewReader,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
  preselected?: readonly Found[],
): Near {
  // Where nothing is part of anything, or in another order than relevance, words decide.
  // Through a scope too: what flows along edges could tell of memories that the asker may not see.
  const linked =
    (queryState.state.wholes ?? 0) > 0 && isByRelevance(query) && !candidates.restricted
  const { meaning } = queryState
  if (query.near === undefined) {
    return preselected === undefined
      ? mostSimilar(view, query, meaning as VectorsAround, candidates)
      : similarAmong(meaning as VectorsAround, preselected)
  }
  const flowing = linked
    ? relevantInContext(view, query, queryState, candidates, preselected)
    : undefined
  const isOpen = preselected === undefined && !query.filtered && !candidates.restricted
  if (flowing === undefined && meaning !== undefined && isOpen && isByRelevance(query)) {
    const lanes = {
      words: (count: number, also: readonly number[]) =>
        search(view, query, queryState, count, { also }),
      vectors: (count: number) => meaning.search(count, typeCodes(query)),
      documentOf: (id: Uint8Array) => candidates.documentOf(id),
    }
    const joined = relevantByBoth(query, lanes, candidates)
    if (joined !== undefined) return joined
  }
  const found =
    flowing ??
    (preselected === undefined
      ? relevantByWords(view, query, queryState, candidates)
      : {
          found: withRelevance(view, query, queryState, preselected),
          complete: true,
          touched: preselected.length,
        })
  // A question about nothing but a time has its answer.
  if (meaning === undefined || found.exact) return found
  const near =
    preselected === undefined
      ? nearest(view, meaning, query, nearCount(found, query), candidates)
      : allOf(measured(meaning, preselected))
  const words =
    found.factor === undefined ? withWordsOf(view, query, queryState, found, near) : found
  return withMeaning(words, query, near)
}

/** How many of the nearest are distinguished by their distance, whatever the page. */
function nearCount({ factor }: Near, query: CheckedQuery): number {
  if (factor !== undefined) return RANKING.pool
  return isByRelevance(query) ? LOOKED_AT : poolSize(query)
}

function allOf(found: readonly Found[]): NearFound {
  return { found, scaled: found.length }
}

/** What is near can have words too, although others have more of them. */
function withWordsOf(
  view: ViewReader,
  query: CheckedQuery,
  queryState: QueryState,
  words: Near,
  near: NearFound,
): Near {
  if (words.complete) return words
  const known = new Set(words.found.map(({ memory }) => memory.head.id))
  const others = near.found.filter(({ memory }) => !known.has(memory.head.id))
  return { ...words, found: [...words.found, ...withRelevance(view, query, queryState, others)] }
}

function relevantInContext(
  view: ViewReader,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
  preselected: readonly Found[] | undefined,
): Near | undefined {
  const now = query.asOf ?? presentTime(queryState.state, queryState.now)
  const question = readQuestion(view, query.near as string, now, queryState.words)
  const all = question.time.pureTime ? ofTheTime(view, question.time, candidates) : undefined
  if (all !== undefined) return { ...all, exact: true }
  const inTime = timeTest(view, question.time, candidates)
  return inContext(view, query, queryState, candidates, question, inTime, preselected)
}

function relevantByWords(
  view: ViewReader,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
): Near {
  const besides = queryState.meaning === undefined ? 0 : wordsBesideMeaning(query)
  const limit = Math.max(poolSize(query), besides)
  // What the asker may not see is filtered too.
  return query.filtered || candidates.restricted
    ? filteredWhileSearching(view, query, queryState, candidates, limit)
    : filteredAfterwards(view, query, queryState, candidates, limit)
}

/** Every document that would enter the result is loaded and judged at once. */
function filteredWhileSearching(
  view: ViewReader,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
  limit: number,
): Near {
  const loaded = new Map<string, Found>()
  const mayPass = memberTest(view, query)
  const accept = (id: Uint8Array): boolean => {
    const found = mayPass(id) ? candidates.load(id) : undefined
    if (found !== undefined) loaded.set(nameOf(id), found)
    return found !== undefined
  }
  const { hits, touched } = search(view, query, queryState, limit, { accept })
  const found = hits.flatMap(({ id, score }) => {
    const one = loaded.get(nameOf(id))
    return one === undefined ? [] : [{ ...one, relevance: score }]
  })
  return { found, complete: hits.length < limit, touched }
}

/**
 * Whether a memory has the tag or frame that is asked for. Reading its index is worth it only where many
 * were loaded already.
 */
function memberTest(view: ViewReader, query: CheckedQuery): (id: Uint8Array) => boolean {
  let tested = 0
  let members: ReadonlySet<string> | undefined
  return (id) => {
    if (++tested === LOADED_FIRST) {
      const ids = membersOf(view, query, MEMBERS_MAX)
      members = ids && new Set(ids.map(nameOf))
    }
    return members?.has(nameOf(id)) ?? true
  }
}

/**
 * With nothing to filter by but the time, nearly all pass: few more are searched for than wanted,
 * and only those are loaded. Where too many had ended, the search is repeated with more.
 */
function filteredAfterwards(
  view: ViewReader,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
  limit: number,
): Near {
  for (let size = limit + SPARE; size <= LIMITS.findScan; size *= 4) {
    const { hits, touched } = search(view, query, queryState, size)
    const found: Found[] = []
    for (const { id, score } of hits) {
      if (found.length === limit) break
      const one = candidates.load(id, { relevance: score })
      if (one !== undefined) found.push(one)
    }
    const all = hits.length < size
    if (found.length === limit || all) return { found, complete: found.length < limit, touched }
  }
  return filteredWhileSearching(view, query, queryState, candidates, limit)
}

function search(
  view: ViewReader,
  query: CheckedQuery,
  { words, allows }: QueryState,
  limit: number,
  how: Pick<SearchOptions, 'accept' | 'also'> = {},
): WordResult {
  return searchWords(view, query.near as string, {
    limit,
    types: typeCodes(query),
    cache: words,
    blind: allows !== undefined,
    ...how,
  })
}

/** Those that have a word of the question, with their relevance. */
function withRelevance(
  view: ViewReader,
  query: CheckedQuery,
  { words, allows }: QueryState,
  found: readonly Found[],
): Found[] {
  const indexed = found.filter(({ inputs }) => inputs.docNumber !== undefined)
  const documents = indexed.map(({ inputs }) => inputs.docNumber as number)
  const { scores } = scoreWords(view, query.near as string, documents, {
    cache: words,
    blind: allows !== undefined,
  })
  return indexed
    .map((one, index) => ({ ...one, relevance: scores[index] as number }))
    .filter(({ relevance }) => relevance > 0)
}

function poolSize(query: CheckedQuery): number {
  const wanted = query.offset + query.limit
  return isByRelevance(query)
    ? wanted
    : Math.min(POOL_PER_RESULT * POOL_STEP * Math.ceil(wanted / POOL_STEP), LIMITS.findScan)
}

function isByRelevance(query: CheckedQuery): boolean {
  return query.rank === 'relevance' && query.order.length === 0 && query.from === undefined
}
