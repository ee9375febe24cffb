/**
 * Words and meaning together, where nothing but type and time narrows the question: nearly all pass,
 * so both lanes are joined by id first, and only the best are loaded.
 *
 * @module
 */
import type { WordResult } from '../lexical/search.ts'
import { LIMITS } from '../limits.ts'
import type { Candidates } from './candidate.ts'
import { nameOf } from './links.ts'
import { follows, LOOKED_AT, nearness, wordsBesideMeaning } from './nearest-vectors.ts'
import type { CheckedQuery } from './query.ts'
import { RANKING } from './ranking.ts'
import type { Found, Near, NearId } from './types.ts'

/** How many of the best may have ended before the lanes are asked for more. */
const SPARE = 4

/** The best of each lane, so many of them. */
export interface Lanes {
  /** `also`: documents whose words are wanted whether they are among the best or not. */
  words(count: number, also: readonly number[]): WordResult
  vectors(count: number): readonly NearId[]
  /** The number under which the words of a memory are indexed. */
  documentOf(id: Uint8Array): number | undefined
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
  for (let spare = SPARE; spare <= LIMITS.findScan; spare *= 4) {
    const nearCount = Math.max(LOOKED_AT, wanted) + spare
    const wordCount = wordsBesideMeaning(query) + spare
    const near = lanes.vectors(nearCount)
    const documents = near.map(({ id }) => lanes.documentOf(id))
    const words = lanes.words(
      wordCount,
      documents.filter((document) => document !== undefined),
    )
    const found = best(join(words, near, documents), wanted, candidates)
    const all = words.hits.length < wordCount && near.length < nearCount
    if (found.length < wanted && !all) continue
    return { found, complete: found.length < wanted, touched: words.touched, vectors: near.length }
  }
  return undefined
}

/** Words as a share of the best, and nearness as a share of the nearest; `documents` are those of `near`. */
function join(
  { hits, also }: WordResult,
  near: readonly NearId[],
  documents: readonly (number | undefined)[],
): Joined[] {
  const joined = new Map<string, Joined>()
  const most = hits[0]?.score ?? 0
  for (const { id, score } of hits) {
    joined.set(nameOf(id), { id, relevance: most === 0 ? 0 : score / most, meaning: 0 })
  }
  const share = nearness(near[0]?.distance, near.slice(0, LOOKED_AT).at(-1)?.distance)
  let scored = 0
  for (const [place, { id, distance }] of near.entries()) {
    const words = documents[place] === undefined ? 0 : (also[scored++] as number)
    const wording = most === 0 ? 0 : words / most
    const own = words > 0 ? share(distance) : follows(share(distance), place)
    const meaning = RANKING.meaning * own
    joined.set(nameOf(id), { id, relevance: wording + meaning, meaning, distance })
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
