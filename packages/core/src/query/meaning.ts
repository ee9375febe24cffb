/**
 * Nearness in meaning: the vectors nearest to that of the question, joined with what the words say.
 * Both are brought to shares of their best and added; ranks alone would throw away how much better
 * the best is. Where there is context, its factors hold for the sum. Filters are applied while
 * searching, so a narrow one never leaves the answer half full.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import type { CortexError } from '../errors.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { idBytes } from '../memory/ids.ts'
import type { Candidates, Found } from './candidate.ts'
import { nameOf } from './links.ts'
import type { Near } from './near.ts'
import { membersOf } from './plan.ts'
import type { CheckedQuery } from './query.ts'
import { RANKING } from './ranking.ts'

/** How many times what was looked at first is looked at before a filter is given to the search. */
const WIDENED = 16

/** A tag or frame that more have is not read off its index. */
const MEMBERS_MAX = 100_000

/** Vectors that are looked at, at least. */
const LOOKED_AT = 64

interface NearId {
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
  /** Just these, nearest first; one without a vector is left out. */
  among(ids: readonly Uint8Array[]): readonly NearId[]
  /** Vectors that could not be read, and were passed by. */
  damaged(): readonly CortexError[]
}

/**
 * The nearest that pass: of so many that are looked at, and at least as many as are wanted where there
 * are so many. Nearly all pass most of the time, so more are looked at step by step. If few pass, those
 * that have the tag or frame are measured, and loaded from the nearest on; any other filter is given
 * to the search itself, which judges every vector.
 */
export function nearest(
  view: ViewReader,
  meaning: Meaning,
  query: CheckedQuery,
  count: number,
  candidates: Candidates,
): Found[] {
  const wanted = query.offset + query.limit
  const types =
    query.types.length === 0 ? undefined : query.types.map((type) => MEMORY_TYPES.code(type))
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
  const members = membersOf(view, query, MEMBERS_MAX)
  if (members !== undefined) return firstOf(meaning.among(members), found, wanted)
  return meaning.search(wanted, types, (id) => load(id) !== undefined).flatMap((hit) => found(hit))
}

function firstOf(
  hits: readonly NearId[],
  found: (hit: NearId) => readonly Found[],
  wanted: number,
): Found[] {
  const passing: Found[] = []
  for (const hit of hits) {
    if (passing.length >= wanted) break
    passing.push(...found(hit))
  }
  return passing
}

/** The same memories, with their distances where they have a vector. */
export function withDistances(meaning: Meaning, all: readonly Found[]): Found[] {
  const distances = new Map(
    meaning
      .among(all.map(({ memory }) => idBytes(memory.head.id)))
      .map(({ id, distance }) => [nameOf(id), distance]),
  )
  return all.map((one) => {
    const distance = distances.get(nameOf(idBytes(one.memory.head.id)))
    return distance === undefined ? one : { ...one, distance }
  })
}

/** Those that have a vector. */
export function measured(meaning: Meaning, all: readonly Found[]): Found[] {
  return withDistances(meaning, all).filter(({ distance }) => distance !== undefined)
}

/** Only by meaning: `nearUri` and `nearVector`. */
export function mostSimilar(
  view: ViewReader,
  query: CheckedQuery,
  meaning: Meaning,
  candidates: Candidates,
): Near {
  const wanted = query.offset + query.limit
  const found = nearest(view, meaning, query, Math.max(LOOKED_AT, wanted), candidates)
  return { found: bySimilarity(found), complete: found.length < wanted, touched: found.length }
}

/** The same of memories that another index led to. */
export function similarAmong(meaning: Meaning, led: readonly Found[]): Near {
  const found = bySimilarity(measured(meaning, led))
  return { found, complete: true, touched: led.length, vectors: found.length }
}

function bySimilarity(found: readonly Found[]): Found[] {
  return found.map((one) => ({ ...one, relevance: 1 - (one.distance as number) }))
}

/** How many vectors are looked at beside what words found. */
export function pooled({ factor }: Near, query: CheckedQuery): number {
  const wanted = query.offset + query.limit
  return Math.max(factor === undefined ? fusedPool(query) : RANKING.pool, wanted)
}

/** What words found, and what is near in meaning, by the sum of both. */
export function withMeaning(words: Near, query: CheckedQuery, near: readonly Found[]): Near {
  const { factor } = words
  const distances = near.map(({ distance }) => distance as number)
  const [low, high] = [Math.min(...distances), Math.max(...distances)]
  // With context, shares were made of the parts already.
  const scale = factor === undefined ? bestOf(words.found) : 1
  const joined = new Map<string, Found>()
  for (const one of words.found) {
    const relevance = scale === 0 ? 0 : (one.relevance ?? 0) / scale
    joined.set(one.memory.head.id, { ...one, relevance, meaning: 0 })
  }
  for (const one of near) {
    const distance = one.distance as number
    const share = high === low ? 1 : (high - distance) / (high - low)
    const before = joined.get(one.memory.head.id)
    const similar = RANKING.meaning * share * (factor?.(one) ?? 1)
    const relevance = (before?.relevance ?? 0) + similar
    joined.set(one.memory.head.id, { ...(before ?? one), distance, relevance, meaning: similar })
  }
  return {
    found: [...joined.values()],
    complete: words.complete && near.length < query.offset + query.limit,
    touched: words.touched,
    vectors: near.length,
  }
}

/** How many of each lane are joined where there is no context. */
export function fusedPool({ offset, limit }: CheckedQuery): number {
  return Math.max(LOOKED_AT, RANKING.poolPerResult * (offset + limit))
}

function bestOf(found: readonly Found[]): number {
  return found.reduce((most, { relevance = 0 }) => Math.max(most, relevance), 0)
}
