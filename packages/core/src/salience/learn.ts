/**
 * How outcomes move the weights. A leaky step towards what the evidence says, anchored at the cold
 * weights; `docs/decisions/0009-learning-is-anchored.md` has the reasons and a simulation.
 *
 *   profile   mean of the factors of the cited memories before this outcome, scaled to sum 1
 *   target    success: cold + (profile - cold) / 2      blame: cold - (profile - cold) / 2,
 *             brought into bounds
 *   step      weight + 0.05 · (target - weight)
 *
 * Without a similarity among the citations the weight of similarity stands still, and the other
 * four share what it leaves. Single precision at every step.
 *
 * @module
 */
import { COLD_WEIGHTS, type Factors, type Weights } from './score.ts'

const { fround } = Math

/** Part of the way to the target that one outcome goes; stored with every step. */
export const LEARNING_RATE: number = fround(0.05)
/** How far evidence can pull the target away from the cold weights. */
const PULL = 0.5
/** No factor is ever silenced, and none ever decides alone. */
export const WEIGHT_MIN: number = fround(0.05)
export const WEIGHT_MAX: number = fround(0.6)

export const FACTOR_NAMES = ['recency', 'access', 'citations', 'importance', 'similarity'] as const

export function weightList(weights: Weights): number[] {
  return FACTOR_NAMES.map((name) => weights[name])
}

export function weightsFrom(list: readonly number[]): Weights {
  const [recency = 0, access = 0, citations = 0, importance = 0, similarity = 0] = list
  return { recency, access, citations, importance, similarity }
}

/** `towards` for a success, `away` for a blame. The same weights if there is nothing to learn. */
export function learn(
  weights: Weights,
  cited: readonly Factors[],
  direction: 'towards' | 'away',
): Weights {
  const before = weightList(weights)
  const evidence = meanOf(cited)
  // Factors that the evidence speaks of; the others keep their weight.
  const moving = FACTOR_NAMES.map((_, index) => index).filter((index) => index in evidence)
  const strength = sum(moving.map((index) => evidence[index] as number))
  if (!(strength > 0)) return weights
  const resting = before.filter((_, index) => !(index in evidence))
  const total = fround(1 - sum(resting))
  const cold = shareOf(
    total,
    moving.map((index) => weightList(COLD_WEIGHTS)[index] as number),
  )
  const profile = shareOf(
    total,
    moving.map((index) => evidence[index] as number),
  )
  const sign = direction === 'towards' ? PULL : -PULL
  const target = withinBounds(
    profile.map((share, at) => {
      const anchor = cold[at] as number
      return fround(anchor + fround(sign * fround(share - anchor)))
    }),
    total,
  )
  const after = [...before]
  for (const [at, index] of moving.entries()) {
    const weight = before[index] as number
    const pulled = fround(LEARNING_RATE * fround((target[at] as number) - weight))
    after[index] = clamp(fround(weight + pulled))
  }
  return weightsFrom(after)
}

/** Mean per factor; a factor that no citation has is a hole. */
function meanOf(cited: readonly Factors[]): number[] {
  const means: number[] = []
  for (const [index, name] of FACTOR_NAMES.entries()) {
    const values = cited.map((factors) => factors[name]).filter((value) => value !== undefined)
    if (values.length > 0) means[index] = fround(sum(values) / values.length)
  }
  return means
}

/** The same proportions, summing to `total`. */
function shareOf(total: number, values: readonly number[]): number[] {
  const whole = sum(values)
  return values.map((value) =>
    whole > 0 ? fround(fround(value / whole) * total) : fround(total / values.length),
  )
}

/**
 * The nearest shares of `total` between the bounds: what lies outside is set to its bound, and the
 * rest shares what is left in its proportions.
 */
function withinBounds(values: readonly number[], total: number): number[] {
  const fixed = new Map<number, number>()
  let shares = [...values]
  for (let round = 0; round < values.length; round++) {
    const outside = shares.findIndex((share, at) => !fixed.has(at) && share !== clamp(share))
    if (outside < 0) return shares
    fixed.set(outside, clamp(shares[outside] as number))
    const left = fround(total - sum([...fixed.values()]))
    const free = values.map((_, at) => at).filter((at) => !fixed.has(at))
    const scaled = shareOf(
      left,
      free.map((at) => Math.max(0, values[at] as number)),
    )
    shares = shares.map((_, at) => fixed.get(at) ?? (scaled[free.indexOf(at)] as number))
  }
  return shares
}

function clamp(weight: number): number {
  return Math.min(WEIGHT_MAX, Math.max(WEIGHT_MIN, weight))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => fround(total + value), 0)
}
