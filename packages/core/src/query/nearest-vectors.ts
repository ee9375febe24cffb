/**
 * Nearness in meaning: the vectors nearest to that of the question, joined with what the words say.
 * Both are brought to shares of their best and added; ranks alone would throw away how much better
 * the best is. Where there is context, its factors hold for the sum. Filters are applied while
 * searching, so a narrow one never leaves the answer half full.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { idBytes } from '../memory/ids.ts'
import type { Candidates } from './candidate.ts'
import { nameOf } from './links.ts'
import { membersOf } from './plan.ts'
import type { CheckedQuery } from './query.ts'
import { RANKING } from './ranking.ts'
import type { Found, Near, NearId, VectorsAround } from './types.ts'

/** How many times what was looked at first is looked at before a filter is given to the search. */
const WIDENED = 16

/** A tag or frame that more have is not read off its index. */
const MEMBERS_MAX = 100_000

/** Vectors that are looked at, at least, and some more, for those that have ended. */
export const LOOKED_AT = 64
const SPARE = 16

/** Memories by distance, and how many of them, from the first on, are near enough to be distinguished by it. */
export interface NearFound {
  readonly found: readonly Found[]
  readonly scaled: number
}

/**
 * The nearest that pass, and at least `base` of them where there are so many, so that what is near does
 * not depend on the page that is asked for. Nearly all pass most of the time, so more are looked at
 * step by step. If few pass, those that have the tag or frame are measured, and loaded from the nearest
 * on; any other filter is given to the search itself, which judges every vector.
 */
export function nearest(
  view: ViewReader,
  meaning: VectorsAround,
  query: CheckedQuery,
  base: number,
  candidates: Candidates,
): NearFound {
  const wanted = query.offset + query.limit
  const enough = Math.max(base, wanted)
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
  let scaled = 0
  const first = Math.max(LOOKED_AT, base) + SPARE
  for (let count = first; count <= Math.max(first, enough) * WIDENED; count *= 4) {
    const hits = meaning.search(count, types)
    const passing = firstOf(hits, found, enough)
    if (count <= first * WIDENED) scaled = Math.min(base, passing.length)
    if (passing.length >= enough || hits.length < count) return { found: passing, scaled }
    if (passing.length >= wanted && count >= first * WIDENED) return { found: passing, scaled }
  }
  const members = membersOf(view, query, MEMBERS_MAX)
  const passing =
    members === undefined
      ? meaning.search(enough, types, (id) => load(id) !== undefined).flatMap((hit) => found(hit))
      : firstOf(meaning.among(members), found, enough)
  return { found: passing, scaled: scaled || Math.min(base, passing.length) }
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
export function withDistances(meaning: VectorsAround, all: readonly Found[]): Found[] {
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
export function measured(meaning: VectorsAround, all: readonly Found[]): Found[] {
  return withDistances(meaning, all).filter(({ distance }) => distance !== undefined)
}

/** Only by meaning: `nearUri` and `nearVector`. */
export function mostSimilar(
  view: ViewReader,
  query: CheckedQuery,
  meaning: VectorsAround,
  candidates: Candidates,
): Near {
  const { found } = nearest(view, meaning, query, 0, candidates)
  const complete = found.length < query.offset + query.limit
  return { found: bySimilarity(found), complete, touched: found.length }
}

/** The same of memories that another index led to. */
export function similarAmong(meaning: VectorsAround, preselected: readonly Found[]): Near {
  const found = bySimilarity(measured(meaning, preselected))
  return { found, complete: true, touched: preselected.length, vectors: found.length }
}

function bySimilarity(found: readonly Found[]): Found[] {
  return found.map((one) => ({ ...one, relevance: 1 - (one.distance as number) }))
}

/** What words found, and what is near in meaning, by the sum of both. */
export function withMeaning(words: Near, query: CheckedQuery, near: NearFound): Near {
  const { factor } = words
  const shareOf = nearness(near.found[0]?.distance, near.found[near.scaled - 1]?.distance)
  // With context, shares were made of the parts already.
  const scale = factor === undefined ? bestOf(words.found) : 1
  const joined = new Map<string, Found>()
  for (const one of words.found) {
    const relevance = scale === 0 ? 0 : (one.relevance ?? 0) / scale
    joined.set(one.memory.head.id, { ...one, relevance, meaning: 0 })
  }
  for (const [place, one] of near.found.entries()) {
    const distance = one.distance as number
    const before = joined.get(one.memory.head.id)
    const share = before === undefined ? follows(shareOf(distance), place) : shareOf(distance)
    const similar = RANKING.meaning * share * (factor?.(one) ?? 1)
    const relevance = (before?.relevance ?? 0) + similar
    joined.set(one.memory.head.id, { ...(before ?? one), distance, relevance, meaning: similar })
  }
  return {
    found: [...joined.values()],
    complete: words.complete && near.found.length < query.offset + query.limit,
    touched: words.touched,
    vectors: near.found.length,
  }
}

/** From 1 for the nearest down to 0 for the last that is distinguished, and all that are farther. */
export function nearness(low = 0, high = 0): (distance: number) => number {
  return (distance) => {
    if (distance > high) return 0
    return high === low ? 1 : (high - distance) / (high - low)
  }
}

/** What has no word of the question has at least so much of a share, and so follows in order. */
export function follows(share: number, place: number): number {
  return Math.max(share, RANKING.farther / (place + 1))
}

/** The types as both searches know them; undefined: all. */
export function typeCodes({ types }: CheckedQuery): number[] | undefined {
  return types.length === 0 ? undefined : types.map((type) => MEMORY_TYPES.code(type))
}

/** How many by words are needed so that none is missed, however near in meaning others are. */
export function wordsBesideMeaning({ offset, limit }: CheckedQuery): number {
  return offset + limit + LOOKED_AT
}

function bestOf(found: readonly Found[]): number {
  return found.reduce((most, { relevance = 0 }) => Math.max(most, relevance), 0)
}
