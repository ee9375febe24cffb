/**
 * Words and vectors together, where nothing but type and time narrows the question: nearly all pass,
 * so both lanes are joined by id first, and only the best are loaded.
 *
 * @module
 */
import type { WordResult } from '../../lexical/search.ts'
import { LIMITS } from '../../limits.ts'
import type { Candidates } from '../candidate.ts'
import { type Fused, fuse } from '../fuse.ts'
import { nameOf } from '../id-name.ts'
import { POOLS, RANKING } from '../ranking.ts'
import type { Search } from '../search.ts'
import type { Found, NearId, VectorsAround } from '../types.ts'
import { nearness } from './vectors.ts'
import { coverageOf, searchFor } from './words.ts'

/** The best of each lane, so many of them. */
export interface JoinedLanes {
  /** `also`: documents whose words are wanted whether they are among the best or not. */
  words(count: number, also: readonly number[]): WordResult
  vectors(count: number): readonly NearId[]
  /** How much of the question the best words explain, from 0 to 1. */
  coverage(best: number): number
  /** The number under which the words of a memory are indexed. */
  documentOf(id: Uint8Array): number | undefined
}

/** What both lanes found, and how much was read. */
export interface Joined {
  readonly found: readonly Found[]
  readonly complete: boolean
  readonly touched: number
  /** Vectors that were measured. */
  readonly vectors: number
}

/** Undefined: too few pass, they must be judged while searching. */
export function joined(search: Search): Joined | undefined {
  const meaning = search.meaning as VectorsAround
  const lanes: JoinedLanes = {
    words: (count, also) => searchFor(search, search.query.near as string, count, { also }),
    vectors: (count) => meaning.search(count, search.types),
    coverage: (most) => coverageOf(search, most),
    documentOf: (id) => search.candidates.documentOf(id),
  }
  return joinById(search, lanes, search.candidates)
}

export function joinById(
  { wanted, wordsBesideVectors }: Pick<Search, 'wanted' | 'wordsBesideVectors'>,
  lanes: JoinedLanes,
  candidates: Pick<Candidates, 'load'>,
): Joined | undefined {
  for (let spare = POOLS.spareJoined; spare <= LIMITS.findScan; spare *= POOLS.growth) {
    const nearCount = Math.max(POOLS.vectors, wanted) + spare
    const wordCount = wordsBesideVectors + spare
    const near = lanes.vectors(nearCount)
    const documents = near.map(({ id }) => lanes.documentOf(id))
    const words = lanes.words(
      wordCount,
      documents.filter((document) => document !== undefined),
    )
    const covered = lanes.coverage(words.hits[0]?.score ?? 0)
    const found = best(fusedIds(words, near, documents, covered), wanted, candidates)
    const isAll = words.hits.length < wordCount && near.length < nearCount
    if (found.length < wanted && !isAll) continue
    return { found, complete: found.length < wanted, touched: words.touched, vectors: near.length }
  }
  return undefined
}

/** An id that a lane found: with its score by words, or with its distance. */
type IdHit = { readonly id: Uint8Array; readonly score?: number; readonly distance?: number }

/** By words as a share of the best, and nearness as a share of the nearest; `documents` are those of `near`. */
function fusedIds(
  { hits, also }: WordResult,
  near: readonly NearId[],
  documents: readonly (number | undefined)[],
  covered: number,
): Fused<IdHit>[] {
  const most = hits[0]?.score ?? 0
  const first: IdHit[] = [...hits]
  let scored = 0
  for (const [place, { id }] of near.entries()) {
    const score = documents[place] === undefined ? 0 : (also[scored++] as number)
    if (score > 0) first.push({ id, score })
  }
  const nearnessOf = nearness(near[0]?.distance, near.slice(0, POOLS.vectors).at(-1)?.distance)
  const name = ({ id }: IdHit): string => nameOf(id)
  const words = {
    items: first,
    nameOf: name,
    shareOf: ({ score = 0 }: IdHit) => (most === 0 ? 0 : (covered * score) / most),
  }
  const vectors = {
    lane: 'vectors',
    weight: RANKING.meaning,
    items: near,
    nameOf: name,
    shareOf: ({ distance = 0 }: IdHit) => nearnessOf(distance),
  }
  return fuse<IdHit>(words, [vectors]).sort((a, b) => b.relevance - a.relevance)
}

/** As many as are wanted, and all that are as relevant as the last of them: their order is not known yet. */
function best(
  fused: readonly Fused<IdHit>[],
  wanted: number,
  candidates: Pick<Candidates, 'load'>,
): Found[] {
  const found: Found[] = []
  for (const { item, beside, relevance, given } of fused) {
    if (found.length >= wanted && relevance < (found.at(-1)?.relevance ?? 0)) break
    const distance = beside?.distance
    const places = distance === undefined ? { relevance, given } : { relevance, given, distance }
    const one = candidates.load(item.id, places)
    if (one !== undefined) found.push(one)
  }
  return found
}
