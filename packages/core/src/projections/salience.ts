/**
 * What the ranking formula reads, one record per memory. The score itself is never stored: it
 * depends on the time of the question and on weights that learn.
 *
 *   salience/ value   { 1 lastUsed, 2 accessCount?, 3 citations?, 4 importance?, 5 pinned?, 6 docNumber? }
 *                     an absent count is zero
 *
 * `docNumber` is the number under which the words of the memory are indexed; a tombstoned memory has none.
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
import { decodeData, type MemoryData } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'
import type { SalienceInputs } from '../salience/score.ts'

export type { SalienceInputs } from '../salience/score.ts'

export const salienceCodec: RecordCodec<SalienceInputs> = record<SalienceInputs>('salience', {
  lastUsed: field(1, countKind),
  accessCount: optionalField(2, countKind),
  citations: optionalField(3, countKind),
  importance: optionalField(4, countKind),
  pinned: optionalField(5, flagKind),
  docNumber: optionalField(6, countKind),
})

/** Zero is written as an absent field: one value, one encoding. */
export function freshSalience(at: number, importance: number, pinned?: true): SalienceInputs {
  return { lastUsed: at, importance: importance === 0 ? undefined : importance, pinned }
}

/** Whether every context begins with it. */
export function isPinned(data: MemoryData): true | undefined {
  const pinned =
    data.type === 'Identity' ||
    (data.type === 'Constraint' && data.strength === 'hard') ||
    (data.type === 'Goal' && data.status === 'active')
  return pinned ? true : undefined
}

/** The same from stored data, which is read only where it matters. */
export function isPinnedAs(type: MemoryType, data: Uint8Array): true | undefined {
  const matters = type === 'Identity' || type === 'Constraint' || type === 'Goal'
  return matters ? isPinned(decodeData(type, data)) : undefined
}

/** A count that has reached its end stays there. */
export function increased(count: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, count + 1)
}
