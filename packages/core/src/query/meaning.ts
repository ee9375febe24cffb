/**
 * Nearness in meaning: the vectors nearest to that of the question, joined with what the words say.
 * Both are brought to shares of their best and added; ranks alone would throw away how much better
 * the best is. Where there is context, its factors hold for the sum. Filters are applied while searching, so a narrow one never leaves the answer half full.
 *
 * @module
 */
import { MEMORY_TYPES } from '../memory/enums.ts'
import type { Candidates, Found } from './candidate.ts'
import { nameOf } from './links.ts'
import type { Lane, Near } from './near.ts'
import type { CheckedQuery } from './query.ts'
import { RANKING } from './ranking.ts'

/** How many times what was looked at first is looked at before a filter is given to the search. */
const WIDENED = 16

/** Vectors that are looked at, at least. */
const LOOKED_AT = 64

export interface NearId {
  readonly id: Uint8Array
  readonly distance: number
}

/** The vectors of the store around one point. */
export interface Meaning {
  search(
    count: number,
    types: readonly number[] | undefined,
    accept?: (id: Uint8Array) => boolean,
  ): readonly NearId[]
}

/**
 * The nearest that pass: of so many that are looked at, and at least as many as are wanted where there
 * are so many. Nearly all pass most of the time, so more are looked at step by step; a filter that
 * few pass is given to the search itself, which judges every vector.
 */
export function nearest(
  meaning: Meaning,
  query: CheckedQuery,
  count: number,
  candidates: Candidates,
): Found[] {
  const wanted = query.offset + query.limit
  const types = typeCodes(query)
  const known = new Map<string, Found | undefined>()
  const load = (id: Uint8Array): Found | undefined => {
    const name = nameOf(id)
    if (!known.has(name)) known.set(name, candidates.load(id))
    return known.get(name)
  }
  const found = ({ id, distance }: NearId): Found[] => {
    const one = load(id)
    return one === undefined ? [] : [{ ...one, distance }]
  }
  for (let asked = count; asked <= count * WIDENED; asked *= 4) {
    const hits = meaning.search(asked, types)
    const passing = hits.flatMap((hit) => found(hit))
    if (passing.length >= wanted || hits.length < asked) return passing
  }
  return meaning.search(wanted, types, (id) => load(id) !== undefined).flatMap((hit) => found(hit))
}

/** Only by meaning: `nearUri` and `nearVector`. */
export function mostSimilar(query: CheckedQuery, meaning: Meaning, candidates: Candidates): Near {
  const wanted = query.offset + query.limit
  const found = nearest(meaning, query, Math.max(LOOKED_AT, wanted), candidates)
  const scored = found.map((one) => ({ ...one, relevance: 1 - (one.distance as number) }))
  const lanes = [{ name: 'vectors', candidates: found.length }]
  return { found: scored, complete: found.length < wanted, touched: found.length, lanes }
}

/** What words found, and what is near in meaning, by the sum of both. */
export function withMeaning(
  words: Near,
  query: CheckedQuery,
  meaning: Meaning,
  candidates: Candidates,
): Near {
  const { factor } = words
  const wanted = query.offset + query.limit
  const count = Math.max(factor === undefined ? fusedPool(query) : RANKING.pool, wanted)
  const near = nearest(meaning, query, count, candidates)
  const share = nearness(near as readonly { readonly distance: number }[])
  // With context, shares were made of the parts already.
  const scale = factor === undefined ? bestOf(words.found) : 1
  const joined = new Map<string, Found>()
  for (const one of words.found) {
    const relevance = scale === 0 ? 0 : (one.relevance ?? 0) / scale
    joined.set(one.memory.head.id, { ...one, relevance, meaning: 0 })
  }
  for (const one of near) {
    const distance = one.distance as number
    const before = joined.get(one.memory.head.id)
    const similar = RANKING.meaning * share(distance) * (factor?.(one) ?? 1)
    const relevance = (before?.relevance ?? 0) + similar
    joined.set(one.memory.head.id, { ...(before ?? one), distance, relevance, meaning: similar })
  }
  return {
    found: [...joined.values()],
    complete: words.complete && near.length < wanted,
    touched: words.touched + near.length,
    lanes: lanesOf(words.touched, near.length),
  }
}

export function lanesOf(words: number, vectors: number): readonly Lane[] {
  return [
    { name: 'words', candidates: words },
    { name: 'vectors', candidates: vectors },
  ]
}

/** 1 for the nearest, 0 for the farthest of those that were looked at. */
export function nearness(
  near: readonly { readonly distance: number }[],
): (distance: number) => number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { distance } of near) {
    low = Math.min(low, distance)
    high = Math.max(high, distance)
  }
  return (distance) => (high === low ? 1 : (high - distance) / (high - low))
}

/** The types as both searches know them; undefined: all. */
export function typeCodes({ types }: CheckedQuery): number[] | undefined {
  return types.length === 0 ? undefined : types.map((type) => MEMORY_TYPES.code(type))
}

/** How many of each lane are joined where there is no context. */
export function fusedPool({ offset, limit }: CheckedQuery): number {
  return Math.max(LOOKED_AT, RANKING.poolPerResult * (offset + limit))
}

function bestOf(found: readonly Found[]): number {
  return found.reduce((most, { relevance = 0 }) => Math.max(most, relevance), 0)
}
