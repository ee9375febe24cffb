/**
 * Words and meaning together, where nothing but type and time narrows the question: nearly all pass,
 * so both lanes are joined by id first, and only the best are loaded.
 *
 * @module
 */
import type { WordHit, WordResult } from '../lexical/search.ts'
import { LIMITS } from '../limits.ts'
import type { Candidates, Found } from './candidate.ts'
import { nameOf } from './links.ts'
import { fusedPool, lanesOf, type NearId, nearness } from './meaning.ts'
import type { Near } from './near.ts'
import type { CheckedQuery } from './query.ts'
import { RANKING } from './ranking.ts'

/** The best of each lane, so many of them. */
export interface Lanes {
  words(count: number): WordResult
  vectors(count: number): readonly NearId[]
}

interface Joined {
  readonly id: Uint8Array
  relevance: number
  meaning: number
  distance?: number
}

/** undefined: too few pass, they must be judged while searching. */
export function relevantByBoth(
  query: CheckedQuery,
  lanes: Lanes,
  candidates: Pick<Candidates, 'load'>,
): Near | undefined {
  const wanted = query.offset + query.limit
  for (let asked = fusedPool(query); asked <= LIMITS.findScan; asked *= 4) {
    const { hits, touched } = lanes.words(asked)
    const vectors = lanes.vectors(asked)
    const joined = join(hits, vectors)
    const found = best(joined, wanted, candidates)
    const all = hits.length < asked && vectors.length < asked
    if (found.length < wanted && !all) continue
    return {
      found,
      complete: all && found.length < wanted,
      touched: touched + vectors.length,
      lanes: lanesOf(touched, vectors.length),
    }
  }
  return undefined
}

/** Words as a share of the best, and nearness as a share of the nearest. */
function join(hits: readonly WordHit[], vectors: readonly NearId[]): Joined[] {
  const joined = new Map<string, Joined>()
  const most = hits[0]?.score ?? 0
  for (const { id, score } of hits) {
    joined.set(nameOf(id), { id, relevance: most === 0 ? 0 : score / most, meaning: 0 })
  }
  const share = nearness(vectors)
  for (const { id, distance } of vectors) {
    const name = nameOf(id)
    const one = joined.get(name) ?? { id, relevance: 0, meaning: 0 }
    one.meaning = RANKING.meaning * share(distance)
    one.relevance += one.meaning
    one.distance = distance
    joined.set(name, one)
  }
  return [...joined.values()].sort((a, b) => b.relevance - a.relevance)
}

/** As many as are wanted, and all that are as relevant as the last of them: their order is not known yet. */
function best(
  joined: readonly Joined[],
  wanted: number,
  candidates: Pick<Candidates, 'load'>,
): Found[] {
  const found: Found[] = []
  for (const { id, ...places } of joined) {
    if (found.length >= wanted && places.relevance < (found.at(-1)?.relevance ?? 0)) break
    const one = candidates.load(id, places)
    if (one !== undefined) found.push(one)
  }
  return found
}
