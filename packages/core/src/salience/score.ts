/**
 * How much a memory matters now: four stored factors, a fifth where the question has a meaning to
 * compare with, and weights that learn. Nothing else in the product does this arithmetic.
 *
 *   recency      exp(-(now - lastUsed) / 90 days)
 *   access       ln(1 + accessCount) / ln(1001), at most 1
 *   citations    ln(1 + citations) / ln(1001), at most 1
 *   importance   importance / 10, at most 1
 *   similarity   cosine of memory and question, at least 0; only where the question has a vector
 *
 *   score        sum of weight · factor / sum of the weights used; 0 to 1, at least 0.7 if pinned
 *
 * Weights are single-precision numbers, because the journal stores them; scores are computed in
 * double precision, in which no two milliseconds of last use give the same recency. V8 brings its
 * own exponential and logarithm, so a score is the same number on every machine.
 *
 * @module
 */
const { fround } = Math

/** What is stored about one memory. An absent count is zero. */
export interface SalienceInputs {
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  /** How often it was read. */
  readonly accessCount?: number | undefined
  /** How often it led to success, less how often to failure. */
  readonly citations?: number | undefined
  /** 0 to 10. */
  readonly importance?: number | undefined
  /** Every context begins with it: an identity, a hard constraint, an active goal. */
  readonly pinned?: true | undefined
  /** Where its words are; no factor. */
  readonly docNumber?: number | undefined
}

/** One number per factor, in the order in which the journal stores them. */
export interface Weights {
  /** Of how recently it was used. */
  readonly recency: number
  /** Of how often it was read. */
  readonly access: number
  /** Of how often it led to success. */
  readonly citations: number
  /** Of how important it was said to be. */
  readonly importance: number
  /** Of how near it is to the question. */
  readonly similarity: number
}

/** The parts of a salience, each from 0 to 1. */
export interface Factors {
  /** How recently it was used. */
  readonly recency: number
  /** How often it was read. */
  readonly access: number
  /** How often it led to success. */
  readonly citations: number
  /** How important it was said to be. */
  readonly importance: number
  /** Absent where there was nothing to compare with: its weight then does not count. */
  readonly similarity?: number | undefined
}

/** The weights of salience before anything was learned. */
export const COLD_WEIGHTS: Weights = Object.freeze({
  recency: fround(0.25),
  access: fround(0.15),
  citations: fround(0.3),
  importance: fround(0.2),
  similarity: fround(0.1),
})

/** What a rule, a goal or an identity is worth at least. */
export const PINNED_FLOOR: number = fround(0.7)

const RECENCY_MS = 90 * 24 * 60 * 60 * 1000
/** A count of 1000 is as much as counts can say. */
const COUNT_SCALE = Math.log(1001)
const IMPORTANCE_MAX = 10

/** 1 for a memory used now or, by another clock, later; 0.368 after ninety days. */
export function recencyFactor(lastUsed: number, now: number): number {
  return Math.exp(-Math.max(0, now - lastUsed) / RECENCY_MS)
}

/** The same curve for accesses and citations. */
export function countFactor(count: number): number {
  return Math.min(1, Math.log(1 + count) / COUNT_SCALE)
}

export function importanceFactor(importance: number): number {
  return Math.min(1, importance / IMPORTANCE_MAX)
}

export function similarityFactor(cosine: number): number {
  return Math.min(1, Math.max(0, cosine))
}

export function factorsOf(inputs: SalienceInputs, now: number, cosine?: number): Factors {
  return {
    recency: recencyFactor(inputs.lastUsed, now),
    access: countFactor(inputs.accessCount ?? 0),
    citations: countFactor(inputs.citations ?? 0),
    importance: importanceFactor(inputs.importance ?? 0),
    similarity: cosine === undefined ? undefined : similarityFactor(cosine),
  }
}

/** The score of factors that are known already. */
export function scoreOf(factors: Factors, weights: Weights, pinned = false): number {
  return combine(
    weights,
    factors.recency,
    factors.access,
    factors.citations,
    factors.importance,
    factors.similarity,
    pinned,
  )
}

/** The score of a stored memory; makes no object, for loops over many. */
export function salienceOf(
  inputs: SalienceInputs,
  weights: Weights,
  now: number,
  cosine?: number,
  pinned = false,
): number {
  return combine(
    weights,
    recencyFactor(inputs.lastUsed, now),
    countFactor(inputs.accessCount ?? 0),
    countFactor(inputs.citations ?? 0),
    importanceFactor(inputs.importance ?? 0),
    cosine === undefined ? undefined : similarityFactor(cosine),
    pinned,
  )
}

/** Grows with every factor, so a bound per factor is a bound of the score. */
export function combine(
  weights: Weights,
  recency: number,
  access: number,
  citations: number,
  importance: number,
  similarity: number | undefined,
  pinned: boolean,
): number {
  let sum =
    weights.recency * recency +
    weights.access * access +
    weights.citations * citations +
    weights.importance * importance
  let total = weights.recency + weights.access + weights.citations + weights.importance
  if (similarity !== undefined) {
    sum += weights.similarity * similarity
    total += weights.similarity
  }
  const score = sum / (total > 0 ? total : 1)
  const floored = pinned && score < PINNED_FLOOR ? PINNED_FLOOR : score
  return Math.min(1, Math.max(0, floored))
}
