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
import { MEMORY_TYPES } from '../memory/enums.ts'
import type { Candidates, Found } from './candidate.ts'
import type { Moment } from './find.ts'
import type { CheckedQuery } from './query.ts'

/** Where another order than relevance is asked for, this many of the most relevant are ordered. */
const POOL_PER_RESULT = 4
const POOL_MIN = 64

/** How many of the best may have ended before the search is repeated. */
const SPARE = 16

export interface Near {
  readonly found: readonly Found[]
  /** Whether these are all that have a word of the question and pass. */
  readonly complete: boolean
  readonly touched: number
}

/** The most relevant, as many as the answer can need. */
export function mostRelevant(
  view: ViewReader,
  query: CheckedQuery,
  moment: Moment,
  candidates: Candidates,
): Near {
  const limit = poolSize(query)
  return query.filtered
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
  { words }: Moment,
  limit: number,
  accept?: (id: Uint8Array) => boolean,
): WordResult {
  const types = query.types.map((type) => MEMORY_TYPES.code(type))
  return searchWords(view, query.near as string, {
    limit,
    types: types.length === 0 ? undefined : types,
    cache: words,
    accept,
  })
}

/** Those that have a word of the question, with their relevance. */
export function withRelevance(
  view: ViewReader,
  query: CheckedQuery,
  { words }: Moment,
  found: readonly Found[],
): Found[] {
  const indexed = found.filter(({ inputs }) => inputs.docNumber !== undefined)
  const documents = indexed.map(({ inputs }) => inputs.docNumber as number)
  const { scores } = scoreWords(view, query.near as string, documents, { cache: words })
  return indexed
    .map((one, index) => ({ ...one, relevance: scores[index] as number }))
    .filter(({ relevance }) => relevance > 0)
}

function poolSize(query: CheckedQuery): number {
  const wanted = query.offset + query.limit
  const byRelevance = query.rank === 'relevance' && query.order.length === 0
  return byRelevance
    ? wanted
    : Math.min(Math.max(POOL_PER_RESULT * wanted, POOL_MIN), LIMITS.findScan)
}

function nameOf(id: Uint8Array): string {
  return Buffer.from(id.buffer, id.byteOffset, id.length).toString('latin1')
}
