import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { learn, WEIGHT_MAX, WEIGHT_MIN, weightList } from './learn.ts'
import { COLD_WEIGHTS, type Factors, factorsOf, type Weights } from './score.ts'

const FRESH: Factors = factorsOf({ lastUsed: 0, importance: 5 }, 0)

function repeated(
  times: number,
  cited: readonly Factors[],
  direction: 'towards' | 'away',
  from: Weights = COLD_WEIGHTS,
): Weights {
  let weights = from
  for (let time = 0; time < times; time++) weights = learn(weights, cited, direction)
  return weights
}

const unit = fc.double({ min: 0, max: 1, noNaN: true }).map(Math.fround)
const factors: fc.Arbitrary<Factors> = fc.record({
  recency: unit,
  access: unit,
  citations: unit,
  importance: unit,
  similarity: fc.option(unit, { nil: undefined }),
})
const outcomes = fc.array(
  fc.tuple(
    fc.array(factors, { maxLength: 4 }),
    fc.constantFrom<'towards' | 'away'>('towards', 'away'),
  ),
  { maxLength: 60 },
)

describe('learning', () => {
  it('[A9] keeps every weight within its bounds, their sum at 1, in single precision', () => {
    fc.assert(
      fc.property(outcomes, (history) => {
        let weights: Weights = COLD_WEIGHTS
        for (const [cited, direction] of history) {
          weights = learn(weights, cited, direction)
          for (const weight of weightList(weights)) {
            expect(weight).toBe(Math.fround(weight))
            expect(weight).toBeGreaterThanOrEqual(WEIGHT_MIN)
            expect(weight).toBeLessThanOrEqual(WEIGHT_MAX)
          }
          expect(weightList(weights).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5)
        }
      }),
    )
  })

  it('[A8] takes one step of a twentieth towards the mean of cold weights and profile', () => {
    const next = learn(COLD_WEIGHTS, [FRESH], 'towards')
    // Profile of a fresh memory of importance 5, of the 0.9 that similarity leaves: 0.6, 0, 0, 0.3.
    const target = { recency: 0.425, access: 0.075, citations: 0.15, importance: 0.25 }
    for (const [name, value] of Object.entries(target)) {
      const cold = COLD_WEIGHTS[name as keyof Weights]
      expect(next[name as keyof Weights]).toBeCloseTo(cold + 0.05 * (value - cold), 6)
    }
  })

  it('[A8] blame goes the same way backwards', () => {
    const [up, down] = [
      learn(COLD_WEIGHTS, [FRESH], 'towards'),
      learn(COLD_WEIGHTS, [FRESH], 'away'),
    ]
    for (const [index, cold] of weightList(COLD_WEIGHTS).entries()) {
      const [gain, loss] = [up, down].map((each) => (weightList(each)[index] as number) - cold)
      // What lies out of bounds is brought in, so the two need not be the same in length.
      const signs = [gain, loss].map((move) => Math.sign(Number(move?.toFixed(6))))
      expect((signs[0] as number) + (signs[1] as number)).toBe(0)
    }
  })

  it('[A8] leaves the weight of similarity alone where nothing was compared', () => {
    const without = repeated(50, [FRESH], 'towards')
    expect(without.similarity).toBe(COLD_WEIGHTS.similarity)
    const near = factorsOf({ lastUsed: 0 }, 1e15, 0.9)
    expect(learn(COLD_WEIGHTS, [near], 'towards').similarity).toBeGreaterThan(
      COLD_WEIGHTS.similarity,
    )
    expect(learn(COLD_WEIGHTS, [near], 'away').similarity).toBeLessThan(COLD_WEIGHTS.similarity)
  })

  it('[A8] similarity is averaged over the memories that have one', () => {
    const near = { ...FRESH, similarity: 0.8 }
    const mixed = learn(COLD_WEIGHTS, [near, FRESH, FRESH], 'towards')
    const alone = learn(COLD_WEIGHTS, [near], 'towards')
    expect(mixed.similarity).toBe(alone.similarity)
  })

  it('[A8] learns nothing from no memory, or from one without any factor', () => {
    const nothing: Factors = { recency: 0, access: 0, citations: 0, importance: 0 }
    expect(learn(COLD_WEIGHTS, [], 'towards')).toBe(COLD_WEIGHTS)
    expect(learn(COLD_WEIGHTS, [nothing], 'away')).toBe(COLD_WEIGHTS)
  })

  it('[A8] is anchored: however often the same is said, half of the way is the end', () => {
    const end = repeated(2000, [FRESH], 'towards')
    expect(end.recency).toBeCloseTo(0.425, 3)
    expect(end.importance).toBeCloseTo(0.25, 3)
    // Other evidence brings them back.
    const even: Factors = { recency: 0.25, access: 0.15, citations: 0.3, importance: 0.2 }
    const back = repeated(200, [even], 'towards', end)
    for (const [index, cold] of weightList(COLD_WEIGHTS).entries()) {
      expect(weightList(back)[index]).toBeCloseTo(cold, 3)
    }
  })

  it('[A8] ten blames of fresh memories silence no factor', () => {
    const after = repeated(10, [FRESH], 'away')
    expect(after.recency).toBeGreaterThan(0.15)
    expect(after.recency).toBeLessThan(COLD_WEIGHTS.recency)
  })
})
