import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COLD_WEIGHTS,
  countFactor,
  factorsOf,
  importanceFactor,
  PINNED_FLOOR,
  recencyFactor,
  salienceOf,
  scoreOf,
  similarityFactor,
  type Weights,
} from './score.ts'

const DAY = 24 * 60 * 60 * 1000
const { fround } = Math

const weightArb: fc.Arbitrary<Weights> = fc
  .tuple(...Array.from({ length: 5 }, () => fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([recency, access, citations, importance, similarity]) => ({
    recency: fround(recency as number),
    access: fround(access as number),
    citations: fround(citations as number),
    importance: fround(importance as number),
    similarity: fround(similarity as number),
  }))
const inputsArb = fc.record({
  lastUsed: fc.integer({ min: 0, max: 400 * DAY }),
  accessCount: fc.option(fc.nat(3000), { nil: undefined }),
  citations: fc.option(fc.nat(3000), { nil: undefined }),
  importance: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
})

describe('factors', () => {
  it('[A1] recency is 1 now and in the future, and 1/e after ninety days', () => {
    expect(recencyFactor(100, 100)).toBe(1)
    expect(recencyFactor(200, 100)).toBe(1)
    expect(recencyFactor(0, 90 * DAY)).toBe(fround(1 / Math.E))
  })

  it('[A1] counts are logarithmic and end at a thousand', () => {
    expect([0, 1000, 5000].map(countFactor)).toEqual([0, 1, 1])
    expect(countFactor(1)).toBe(fround(Math.LN2 / Math.log(1001)))
    expect(countFactor(Number.MAX_SAFE_INTEGER)).toBe(1)
  })

  it('[A1] importance and similarity stay within 0 and 1', () => {
    expect([0, 5, 10, 20].map(importanceFactor)).toEqual([0, 0.5, 1, 1])
    expect([-0.5, 0, 0.25, 1.0000001].map(similarityFactor)).toEqual([0, 0, 0.25, 1])
  })
})

describe('the score', () => {
  it.each([
    [0, 0.2778],
    [5, 0.3889],
    [10, 0.5],
  ])('[A2] of a fresh memory of importance %i under cold weights is %d', (importance, expected) => {
    const score = salienceOf({ lastUsed: 7, importance }, COLD_WEIGHTS, 7)
    expect(score).toBe(fround(score))
    expect(score).toBeCloseTo(expected, 4)
  })

  it('[A2] divides by the weights that were used', () => {
    const inputs = { lastUsed: 0, accessCount: 1000, citations: 1000, importance: 10 }
    expect(salienceOf(inputs, COLD_WEIGHTS, 0)).toBeCloseTo(1, 6)
    expect(salienceOf(inputs, COLD_WEIGHTS, 0, 0)).toBeCloseTo(0.9, 6)
    expect(salienceOf(inputs, COLD_WEIGHTS, 0, 1)).toBeCloseTo(1, 6)
    const none = { recency: 0, access: 0, citations: 0, importance: 0, similarity: 0 }
    expect(salienceOf(inputs, none, 0)).toBe(0)
  })

  it('[A2] of a pinned memory is at least 0.7', () => {
    expect(salienceOf({ lastUsed: 0 }, COLD_WEIGHTS, 0, undefined, true)).toBe(PINNED_FLOOR)
    const full = { lastUsed: 0, accessCount: 1000, citations: 1000, importance: 10 }
    expect(salienceOf(full, COLD_WEIGHTS, 0, undefined, true)).toBeGreaterThan(0.99)
  })

  it('[A2] is in single precision, between 0 and 1, and the same by both ways', () => {
    fc.assert(
      fc.property(
        inputsArb,
        weightArb,
        fc.integer({ min: 0, max: 800 * DAY }),
        fc.option(fc.double({ min: -1, max: 1, noNaN: true }), { nil: undefined }),
        fc.boolean(),
        (inputs, weights, now, cosine, pinned) => {
          const score = salienceOf(inputs, weights, now, cosine, pinned)
          expect(score).toBe(fround(score))
          expect(score).toBeGreaterThanOrEqual(pinned ? PINNED_FLOOR : 0)
          expect(score).toBeLessThanOrEqual(1)
          expect(scoreOf(factorsOf(inputs, now, cosine), weights, pinned)).toBe(score)
        },
      ),
    )
  })

  it('[A2] grows with every factor', () => {
    fc.assert(
      fc.property(inputsArb, inputsArb, weightArb, (one, other, weights) => {
        const count = (a = 0, b = 0): number => Math.max(a, b)
        const above = {
          lastUsed: Math.max(one.lastUsed, other.lastUsed),
          accessCount: count(one.accessCount, other.accessCount),
          citations: count(one.citations, other.citations),
          importance: count(one.importance, other.importance),
        }
        const now = 400 * DAY
        expect(salienceOf(above, weights, now)).toBeGreaterThanOrEqual(
          salienceOf(one, weights, now),
        )
      }),
    )
  })
})
