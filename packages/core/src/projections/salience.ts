/**
 * What the ranking formula reads, one record per memory. The score itself is never stored: it
 * depends on the time of the question and on weights that learn.
 *
 *   salience/ value   { 1 lastUsed, 2 accessCount?, 3 citations?, 4 importance?, 5 docNumber? }    absent is zero
 *
 * `docNumber` is the number under which the words of the memory are indexed; a tombstoned memory has none.
 *
 * @module
 */
import { countKind, field, optionalField, type RecordCodec, record } from '../codec/record.ts'

export interface SalienceInputs {
  readonly lastUsed: number
  readonly accessCount?: number | undefined
  readonly citations?: number | undefined
  readonly importance?: number | undefined
  readonly docNumber?: number | undefined
}

export const salienceCodec: RecordCodec<SalienceInputs> = record<SalienceInputs>('salience', {
  lastUsed: field(1, countKind),
  accessCount: optionalField(2, countKind),
  citations: optionalField(3, countKind),
  importance: optionalField(4, countKind),
  docNumber: optionalField(5, countKind),
})

/** Zero is written as an absent field: one value, one encoding. */
export function freshSalience(at: number, importance: number): SalienceInputs {
  return { lastUsed: at, importance: importance === 0 ? undefined : importance }
}
