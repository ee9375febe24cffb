/**
 * Vectors: the memories whose vectors are nearest to that of the question. Filters are applied while
 * searching, so a narrow one never leaves the answer half full. The graph behind it is HNSW
 * (`vector/`).
 *
 * @module
 */
import { idBytes } from '../../memory/ids.ts'
import { nameOf } from '../id-name.ts'
import { membersOf } from '../leads.ts'
import { POOLS, RANKING } from '../ranking.ts'
import type { Search } from '../search.ts'
import type { Found, NearId, VectorsAround } from '../types.ts'
import type { Around, LaneAnswer, LaneAsk } from './lane.ts'

/** Memories by distance, and how many of them, from the first on, are near enough to be distinguished by it. */
interface Nearest {
  readonly found: readonly Found[]
  readonly scaled: number
  /** So many of the nearest were judged, and more could pass. */
  readonly judged?: number
}

export function vectors(search: Search, { among, base = 0, around }: LaneAsk): LaneAnswer {
  const meaning = search.meaning as VectorsAround
  const { found, scaled, judged } =
    among === undefined ? nearest(search, meaning, base) : measured(search, meaning, among)
  const shareOf =
    around === undefined
      ? ownNearness(found, scaled)
      : windows(found.slice(0, scaled), around, search.isStatement)
  return {
    found,
    complete: among !== undefined || (found.length < search.wanted && judged === undefined),
    ...(judged !== undefined && { judged }),
    touched: among?.length ?? found.length,
    share: shareOf,
  }
}

/** Nothing is left out: the same memories, with their distances where they have a vector. */
export function distances(search: Search, { among = [] }: LaneAsk): LaneAnswer {
  const { meaning } = search
  const found = meaning === undefined ? among : withDistances(search, meaning, among)
  return { found, complete: true, touched: among.length }
}

/** From 1 for the nearest down to 0 for the last that is distinguished, and all that are farther. */
export function nearness(low = 0, high = 0): (distance: number) => number {
  return (distance) => {
    if (distance > high) return 0
    return high === low ? 1 : (high - distance) / (high - low)
  }
}

function ownNearness(found: readonly Found[], scaled: number): (found: Found) => number {
  const shareOf = nearness(found[0]?.distance, found[scaled - 1]?.distance)
  return ({ distance }) => shareOf(distance as number)
}

/**
 * In a conversation, a turn is as near as it and those around it together, as if what was said in the three
 * had one vector: the sum of theirs. What is not among the nearest counts as the last of them, and
 * how long the sum is follows from how alike neighbours usually are.
 */
function windows(
  found: readonly Found[],
  around: Around,
  stated: boolean,
): (found: Found) => number {
  const { windowStated, windowAlike } = RANKING
  const weight = stated ? windowStated : 1
  const windowPrevious = weight * RANKING.windowPrevious
  const windowNext = weight * RANKING.windowNext
  const cosines = new Map(
    found.map(({ memory, distance }) => [
      nameOf(idBytes(memory.head.id)),
      1 - (distance as number),
    ]),
  )
  const last = 1 - (found.at(-1)?.distance ?? 0)
  const known = new Map<string, number>()
  for (const one of found) {
    const { previous, next } = around(one)
    const before = previous === undefined ? 0 : windowPrevious
    const after = next === undefined ? 0 : windowNext
    const cosineOf = (id: Uint8Array | undefined): number =>
      id === undefined ? 0 : (cosines.get(nameOf(id)) ?? last)
    const sum = 1 - (one.distance as number) + before * cosineOf(previous) + after * cosineOf(next)
    const length = Math.sqrt(
      1 + before ** 2 + after ** 2 + 2 * windowAlike * (before + after + before * after),
    )
    known.set(one.memory.head.id, sum / length)
  }
  const all = [...known.values()]
  const high = Math.max(...all)
  const low = Math.min(...all)
  return ({ memory }) => {
    const near = known.get(memory.head.id)
    if (near === undefined) return 0
    return high === low ? 1 : (near - low) / (high - low)
  }
}

/**
 * The nearest that pass, and at least `base` of them where there are so many, so that what is near does
 * not depend on the page that is asked for. Nearly all pass most of the time, so more are looked at
 * step by step. If few pass, those that have the tag or frame are measured, and loaded from the nearest
 * on. Of any other filter the nearest are judged up to a bound, which the answer names: nothing tells
 * who passes but the memories themselves.
 */
function nearest(search: Search, meaning: VectorsAround, base: number): Nearest {
  const { view, query, candidates, wanted, types } = search
  const enough = Math.max(base, wanted)
  const known = new Map<string, Found | undefined>()
  const load = (id: Uint8Array): Found | undefined => {
    const name = nameOf(id)
    if (!known.has(name)) {
      const one = candidates.load(id)
      known.set(name, one !== undefined && search.hasVectorOf(one) ? one : undefined)
    }
    return known.get(name)
  }
  const found = ({ id, distance }: NearId): Found[] => {
    const one = load(id)
    return one === undefined ? [] : [{ ...one, relevance: 1 - distance, distance }]
  }
  let scaled = 0
  const { widened } = POOLS
  const first = Math.max(POOLS.vectors, base) + POOLS.spareVectors
  for (let count = first; count <= Math.max(first, enough) * widened; count *= POOLS.growth) {
    const hits = meaning.search(count, types)
    const passing = firstOf(hits, found, enough)
    if (count <= first * widened) scaled = Math.min(base, passing.length)
    if (passing.length >= enough || hits.length < count) return { found: passing, scaled }
    if (passing.length >= wanted && count >= first * widened) return { found: passing, scaled }
  }
  const members = membersOf(view, query, POOLS.membersByVectors)
  const scaledOf = (passing: readonly Found[]): number => scaled || Math.min(base, passing.length)
  if (members !== undefined) {
    const passing = firstOf(meaning.among(members), found, enough)
    return { found: passing, scaled: scaledOf(passing) }
  }
  // A bound would depend on what the asker may not know of.
  if (search.restricted) {
    const all = meaning.search(enough, types, (id) => load(id) !== undefined)
    const passing = firstOf(all, found, enough)
    return { found: passing, scaled: scaledOf(passing) }
  }
  const most = POOLS.judgedPerResult * Math.max(POOLS.judgedResults, wanted)
  const hits = meaning.search(most, types)
  const passing = firstOf(hits, found, enough)
  const isBounded = hits.length === most && passing.length < enough
  return { found: passing, scaled: scaledOf(passing), ...(isBounded && { judged: most }) }
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

/** Those that have a vector, nearest first. */
function measured(search: Search, meaning: VectorsAround, among: readonly Found[]): Nearest {
  const found = withDistances(search, meaning, among).flatMap((one) =>
    one.distance === undefined
      ? []
      : [{ ...one, distance: one.distance, relevance: 1 - one.distance }],
  )
  found.sort((a, b) => a.distance - b.distance)
  return { found, scaled: found.length }
}

function withDistances(search: Search, meaning: VectorsAround, among: readonly Found[]): Found[] {
  const having = among.filter((one) => search.hasVectorOf(one))
  const known = new Map(
    meaning
      .among(having.map(({ memory }) => idBytes(memory.head.id)))
      .map(({ id, distance }) => [nameOf(id), distance]),
  )
  return among.map((one) => {
    const distance = known.get(nameOf(idBytes(one.memory.head.id)))
    return distance === undefined ? one : { ...one, distance }
  })
}
