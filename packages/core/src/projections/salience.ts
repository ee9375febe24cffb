/**
 * What the ranking formula reads, one record per memory. The score itself is never stored: it
 * depends on the time of the question and on weights that learn.
 *
 *   salience/ value   { 1 lastUsed, 2 accessCount?, 3 citations?, 4 importance? }    absent is zero
 *
 * @module
 */
import { countKind, field, optionalField, type RecordCodec, record } from '../codec/record.ts'
import type { SalienceInputs } from '../salience/score.ts'

export type { SalienceInputs } from '../salience/score.ts'

export const salienceCodec: RecordCodec<SalienceInputs> = record<SalienceInputs>('salience', {
  lastUsed: field(1, countKind),
  accessCount: optionalField(2, countKind),
  citations: optionalField(3, countKind),
  importance: optionalField(4, countKind),
})

/** Zero is written as an absent field: one value, one encoding. */
export function freshSalience(at: number, importance: number): SalienceInputs {
  return { lastUsed: at, importance: importance === 0 ? undefined : importance }
}

/** A count that has reached its end stays there. */
export function increased(count: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, count + 1)
}
