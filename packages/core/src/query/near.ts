/**
 * Relevance to a question in words: the documents that have one, best first, or the score of
 * memories that another index led to. Filters are applied while searching, so a narrow one never
 * leaves the answer half full.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { scoreWords } from '../lexical/score.ts'
import { searchWords, type WordResult } from '../lexical/search.ts'
import { LIMITS } from '../limits.ts'
import { presentTime } from '../projections/state.ts'
import { readQuestion } from './asked.ts'
import { relevantByBoth } from './both.ts'
import type { Candidates, Found } from './candidate.ts'
import type { Moment } from './find.ts'
import { inContext } from './flow.ts'
import { nameOf } from './links.ts'
import {
  fusedPool,
  type Meaning,
  mostSimilar,
  type NearId,
  typeCodes,
  withMeaning,
} from './meaning.ts'
import type { CheckedQuery } from './query.ts'
import { ofTheTime, timeTest } from './time-lane.ts'

/** Where another order than relevance is asked for, this many of the most relevant are ordered. */
const POOL_PER_RESULT = 4
const POOL_MIN = 64

/** How many of the best may have ended before the search is repeated. */
const SPARE = 4

/** One way to candidates, and how many it looked at. */
export interface Lane {
  readonly name: string
  readonly candidates: number
}

export interface Near {
  readonly found: readonly Found[]
  /** Whether these are all that have a word of the question and pass. */
  readonly complete: boolean
  readonly touched: number
  /** How many each lane looked at; absent: words alone. */
  readonly lanes?: readonly Lane[]
  /** Whether this is the answer, whatever else is near. */
  readonly exact?: boolean
  /** What relevance is multiplied by, where there is context. */
  readonly factor?: (found: Found) => number
}

/** The most relevant, as many as the answer can need: in their context where they have one. */
export function mostRelevant(
  view: ViewReader,
  query: CheckedQuery,
  moment: Moment,
  candidates: Candidates,
): Near {
  // Where nothing is part of anything, or in another order than relevance, words decide.
  // Through a scope too: what flows along edges could tell of memories that the asker may not see.
  const linked = (moment.state.wholes ?? 0) > 0 && isByRelevance(query) && !candidates.restricted
  const { meaning } = moment
  if (query.near === undefined) return mostSimilar(query, meaning as Meaning, candidates)
  const flowing = linked ? relevantInContext(view, query, moment, candidates) : undefined
  const isOpen = !query.filtered && !candidates.restricted && isByRelevance(query)
  if (flowing === undefined && meaning !== undefined && isOpen) {
    const types = typeCodes(query)
    const words = (count: number): WordResult => search(view, query, moment, count)
    const vectors = (count: number): readonly NearId[] => meaning.search(count, types)
    const joined = relevantByBoth(query, { words, vectors }, candidates)
    if (joined !== undefined) return joined
  }
  const found = flowing ?? relevantByWords(view, query, moment, candidates)
  // A question about nothing but a time has its answer.
  return meaning === undefined || found.exact
    ? found
    : withMeaning(found, query, meaning, candidates)
}

function relevantInContext(
  view: ViewReader,
  query: CheckedQuery,
  moment: Moment,
  candidates: Candidates,
): Near | undefined {
  const now = query.asOf ?? presentTime(moment.state, moment.now)
  const asked = readQuestion(view, query.near as string, now, moment.words)
  const all = asked.time.pureTime ? ofTheTime(view, asked.time, candidates) : undefined
  if (all !== undefined) return { ...all, exact: true }
  return inContext(view, query, moment, candidates, asked, timeTest(view, asked.time, candidates))
}

function relevantByWords(
  view: ViewReader,
  query: CheckedQuery,
  moment: Moment,
  candidates: Candidates,
): Near {
  const limit = Math.max(poolSize(query), moment.meaning === undefined ? 0 : fusedPool(query))
  // What the asker may not see is filtered too.
  return query.filtered || candidates.restricted
    ? filteredWhileSearching(view, query, moment, candidates, limit)
    : filteredAfterwards(view, query, moment, candidates, limit)
}

/** Every document that would enter the result is loaded and judged at once. */
function filteredWhileSearching(
  view: ViewReader,
  query: CheckedQuery,
  moment: Moment,
  candidates: Candidates,
  limit: number,
): Near {
  const loaded = new Map<string, Found>()
  const { hits, touched } = search(view, query, moment, limit, (id) => {
    const found = candidates.load(id)
    if (found !== undefined) loaded.set(nameOf(id), found)
    return found !== undefined
  })
  const found = hits.flatMap(({ id, score }) => {
    const one = loaded.get(nameOf(id))
    return one === undefined ? [] : [{ ...one, relevance: score }]
  })
  return { found, complete: hits.length < limit, touched }
}

/**
 * With nothing to filter by but the time, nearly all pass: few more are searched for than wanted,
 * and only those are loaded. Where too many had ended, the search is repeated with more.
 */
function filteredAfterwards(
  view: ViewReader,
  query: CheckedQuery,
  moment: Moment,
  candidates: Candidates,
  limit: number,
): Near {
  for (let asked = limit + SPARE; asked <= LIMITS.findScan; asked *= 4) {
    const { hits, touched } = search(view, query, moment, asked)
    const found: Found[] = []
    for (const { id, score } of hits) {
      if (found.length === limit) break
      const one = candidates.load(id, { relevance: score })
      if (one !== undefined) found.push(one)
    }
    const all = hits.length < asked
    if (found.length === limit || all) return { found, complete: found.length < limit, touched }
  }
  return filteredWhileSearching(view, query, moment, candidates, limit)
}

function search(
  view: ViewReader,
  query: CheckedQuery,
  { words, allows }: Moment,
  limit: number,
  accept?: (id: Uint8Array) => boolean,
): WordResult {
  return searchWords(view, query.near as string, {
    limit,
    types: typeCodes(query),
    cache: words,
    blind: allows !== undefined,
    accept,
  })
}

/** Those that have a word of the question, with their relevance. */
export function withRelevance(
  view: ViewReader,
  query: CheckedQuery,
  { words, allows }: Moment,
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
    : Math.min(Math.max(POOL_PER_RESULT * wanted, POOL_MIN), LIMITS.findScan)
}

function isByRelevance(query: CheckedQuery): boolean {
  return query.rank === 'relevance' && query.order.length === 0
}
