/**
 * A grant that was taken back. Scope ids are text in the journal; keys hold their hash.
 *
 *   scope/revoked/ value   { 1 scopeId, 2 reason, 3 at, 4 by, 5 seq }
 *
 * @module
 */
import { sha256 } from '../codec/hash.ts'
import { countKind, field, type RecordCodec, record, textKind } from '../codec/record.ts'

export interface Revocation {
  readonly scopeId: string
  readonly reason: string
  readonly at: number
  readonly by: string
  /** Of the entry that says so. */
  readonly seq: number
}

export const revocationCodec: RecordCodec<Revocation> = record<Revocation>('revocation', {
  scopeId: field(1, textKind),
  reason: field(2, textKind),
  at: field(3, countKind),
  by: field(4, textKind),
  seq: field(5, countKind),
})

export function scopeHash(scopeId: string): Uint8Array {
  return sha256(Buffer.from(scopeId, 'utf8'))
}
