/**
 * Nearness in meaning: the vectors nearest to that of the question, joined with what the words say.
 * Both are brought to shares of their best and added; ranks alone would throw away how much better
 * the best is. Where there is context, its factors hold for the sum. Filters are applied while searching, so a narrow one never leaves the answer half full.
 *
 * @module
 */
import type { Candidates, Found } from './candidate.ts'
import { nameOf } from './links.ts'
import type { Near } from './near.ts'
import type { CheckedQuery } from './query.ts'
import { RANKING } from './ranking.ts'

/** The vectors of the store around one point. */
export interface Meaning {
  search(
    count: number,
    accept?: (id: Uint8Array) => boolean,
  ): readonly { readonly id: Uint8Array; readonly distance: number }[]
}

/** The nearest that pass, as many as were asked for where there are so many. */
export function nearest(meaning: Meaning, count: number, candidates: Candidates): Found[] {
  const known = new Map<string, Found | undefined>()
  const load = (id: Uint8Array): Found | undefined => {
    const name = nameOf(id)
    if (!known.has(name)) known.set(name, candidates.load(id))
    return known.get(name)
  }
  const first = meaning.search(count)
  const passing = first.filter(({ id }) => load(id) !== undefined)
  const enough = passing.length === first.length || first.length < count
  const hits = enough ? passing : meaning.search(count, (id) => load(id) !== undefined)
  return hits.flatMap(({ id, distance }) => {
    const found = load(id)
    return found === undefined ? [] : [{ ...found, distance }]
  })
}

/** Only by meaning: `nearUri` and `nearVector`. */
export function mostSimilar(query: CheckedQuery, meaning: Meaning, candidates: Candidates): Near {
  const count = Math.max(RANKING.pool, query.offset + query.limit)
  const found = nearest(meaning, count, candidates)
  const scored = found.map((one) => ({ ...one, relevance: 1 - (one.distance as number) }))
  return { found: scored, complete: found.length < count, touched: found.length }
}

/** What words found, and what is near in meaning, by the sum of both. */
export function withMeaning(
  words: Near,
  query: CheckedQuery,
  meaning: Meaning,
  candidates: Candidates,
): Near {
  const count = Math.max(RANKING.pool, query.offset + query.limit)
  const near = nearest(meaning, count, candidates)
  const distances = near.map(({ distance }) => distance as number)
  const [low, high] = [Math.min(...distances), Math.max(...distances)]
  const { factor } = words
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
    complete: words.complete && near.length < count,
    touched: words.touched + near.length,
  }
}

function bestOf(found: readonly Found[]): number {
  return found.reduce((most, { relevance = 0 }) => Math.max(most, relevance), 0)
}
