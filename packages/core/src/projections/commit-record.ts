/**
 * What a commit id of the caller's own led to, so that a retry gets the first result for ever.
 *
 *   commit/ value   { 1 request, 2 id, 3 type, 4 version, 5 seq }
 *
 * @module
 */
import { HASH_BYTES } from '../codec/hash.ts'
import {
  codeKind,
  countKind,
  field,
  fixedBytes,
  type RecordCodec,
  record,
} from '../codec/record.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'

export interface CommitRecord {
  /** Hash of the input: the same id with another input is a mistake of the caller. */
  readonly request: Uint8Array
  readonly id: Uint8Array
  readonly type: MemoryType
  readonly version: number
  readonly seq: number
}

export const commitCodec: RecordCodec<CommitRecord> = record<CommitRecord>('commit', {
  request: field(1, fixedBytes(HASH_BYTES)),
  id: field(2, fixedBytes(16)),
  type: field(3, codeKind(MEMORY_TYPES)),
  version: field(4, countKind),
  seq: field(5, countKind),
})
