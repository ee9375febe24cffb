/**
 * What the ranking formula reads, one record per memory. The score itself is never stored: it
 * depends on the time of the question and on weights that learn.
 *
 *   salience/ value   { 1 lastUsed, 2 accessCount?, 3 citations?, 4 importance?, 5 pinned? }
 *                     an absent count is zero
 *
 * @module
 */
import {
  countKind,
  field,
  flagKind,
  optionalField,
  type RecordCodec,
  record,
} from '../codec/record.ts'
import { decodeData } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'
import type { SalienceInputs } from '../salience/score.ts'

export type { SalienceInputs } from '../salience/score.ts'

export const salienceCodec: RecordCodec<SalienceInputs> = record<SalienceInputs>('salience', {
  lastUsed: field(1, countKind),
  accessCount: optionalField(2, countKind),
  citations: optionalField(3, countKind),
  importance: optionalField(4, countKind),
  pinned: optionalField(5, flagKind),
})

/** Zero is written as an absent field: one value, one encoding. */
export function freshSalience(at: number, importance: number, pinned?: true): SalienceInputs {
  return { lastUsed: at, importance: importance === 0 ? undefined : importance, pinned }
}

export function isPinned(type: MemoryType, data: Uint8Array): true | undefined {
  if (type === 'Identity') return true
  if (type !== 'Constraint' && type !== 'Goal') return undefined
  const said = decodeData(type, data)
  if (said.type === 'Constraint') return said.strength === 'hard' ? true : undefined
  return said.type === 'Goal' && said.status === 'active' ? true : undefined
}

/** A count that has reached its end stays there. */
export function increased(count: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, count + 1)
}
