import { describe, expect, it } from 'vitest'
import { type BesideShares, fuse, type Shares } from './fuse.ts'

type Item = readonly [name: string, share: number]

const shares = (...items: readonly Item[]): Shares<Item> => ({
  items,
  nameOf: ([name]) => name,
  shareOf: ([, share]) => share,
})

function beside(
  lane: string,
  weight: number,
  ...items: readonly Item[]
): BesideShares<Item> & { readonly lane: string } {
  return { lane, weight, ...shares(...items) }
}

function relevances(
  words: Shares<Item>,
  ...others: readonly BesideShares<Item>[]
): Record<string, number> {
  return Object.fromEntries(fuse(words, others).map(({ item, relevance }) => [item[0], relevance]))
}

describe('shares of lanes', () => {
  it('[H20] are added by weight', () => {
    const vectors = beside('vectors', 0.8, ['a', 1], ['b', 0.5])
    expect(relevances(shares(['b', 1], ['c', 0.25]), vectors)).toEqual({ a: 0.8, b: 1.4, c: 0.25 })
  })

  it('[H20] of what the first lane did not find are at least a trace, by place', () => {
    const vectors = beside('vectors', 0.8, ['a', 1], ['b', 0], ['c', 0])
    const found = relevances(shares(['c', 0.5]), vectors)
    expect(found.b).toBeCloseTo((0.8 * 0.001) / 2, 12)
    expect(found.c).toBe(0.5)
  })

  it('[H20] are multiplied by what the context says', () => {
    const vectors = { ...beside('vectors', 0.5, ['a', 1]), factor: (): number => 3 }
    expect(relevances(shares(['a', 1]), vectors)).toEqual({ a: 2.5 })
  })

  it('[H11] of several lanes are all shown', () => {
    const vectors = beside('vectors', 0.5, ['a', 1])
    const other = beside('other', 0.1, ['a', 1], ['b', 1])
    expect(fuse(shares(['a', 1]), [vectors, other])).toMatchObject([
      { item: ['a', 1], relevance: 1.6, given: { vectors: 0.5, other: 0.1 } },
      { item: ['b', 1], relevance: 0.1, given: { vectors: 0, other: 0.1 } },
    ])
  })
})
