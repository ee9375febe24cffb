/**
 * The one place where lanes are added up. Each lane's relevance is brought to a share of its best, and
 * shares are added by weight; ranks alone would throw away how much better the best is.
 *
 *   relevance = share of the first lane + Σ weight × share of a lane beside it × factor
 *
 * Whatever the first lane did not find gets at least a trace of each other lane, by its place there, so
 * that it follows in order.
 *
 * @module
 */
import { RANKING } from './ranking.ts'

/** What a lane found, best first, and how much of each. */
export interface Shares<T> {
  readonly items: readonly T[]
  readonly nameOf: (item: T) => string
  /** From 0 to 1; of the first lane also more, where its context says so. */
  readonly shareOf: (item: T) => number
}

/** A lane beside the first. */
export interface BesideShares<T> extends Shares<T> {
  readonly lane: string
  readonly weight: number
  /** What its shares are multiplied by. */
  readonly factor?: ((item: T) => number) | undefined
}

export interface Fused<T> {
  /** As the first lane has it, else as one beside it has. */
  readonly item: T
  /** As a lane beside the first has it, if one has. */
  readonly beside: T | undefined
  readonly relevance: number
  /** What each lane beside the first gave. */
  readonly given: Readonly<Record<string, number>>
}

interface Sum<T> {
  readonly item: T
  readonly isFirst: boolean
  beside: T | undefined
  relevance: number
  given: Record<string, number>
}

/** Each name once. Of two items of the first lane with one name the later counts. */
export function fuse<T>(first: Shares<T>, beside: readonly BesideShares<T>[]): Fused<T>[] {
  // Shared by all that no other lane found: thousands of them in a conversation.
  const nothing: Record<string, number> = {}
  for (const { lane } of beside) nothing[lane] = 0
  const sums = new Map<string, Sum<T>>()
  for (const item of first.items) {
    const relevance = first.shareOf(item)
    sums.set(first.nameOf(item), {
      item,
      isFirst: true,
      beside: undefined,
      relevance,
      given: nothing,
    })
  }
  for (const { lane, weight, items, nameOf, shareOf, factor } of beside) {
    let place = 0
    for (const item of items) {
      place++
      const name = nameOf(item)
      let sum = sums.get(name)
      if (sum === undefined) {
        sum = { item, isFirst: false, beside: undefined, relevance: 0, given: nothing }
        sums.set(name, sum)
      }
      const share = shareOf(item)
      const own = sum.isFirst ? share : Math.max(share, RANKING.farther / place)
      const part = weight * own * (factor?.(item) ?? 1)
      if (sum.given === nothing) sum.given = { ...nothing }
      sum.given[lane] = part
      sum.relevance += part
      sum.beside = item
    }
  }
  return [...sums.values()]
}
