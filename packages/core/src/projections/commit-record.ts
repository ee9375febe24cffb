/**
 * What a commit id of the caller's own led to, so that a retry gets the first result, always.
 *
 *   commit/ value   { 1 request, 2 id?, 3 type?, 4 version?, 5 seq, 6 result? }
 *
 * A call about one memory leaves what its receipt says; `attest` and `compact` leave their result.
 *
 *   attest result    { 1 affected, 2 before, 3 after }
 *   compact result   the checkpoint
 *
 * @module
 */
import { HASH_BYTES } from '../codec/hash.ts'
import {
  anyListOf,
  bytesKind,
  codeKind,
  countKind,
  field,
  fixedBytes,
  listOf,
  numberKind,
  optionalField,
  type RecordCodec,
  record,
} from '../codec/record.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'

export interface CommitRecord {
  /** Hash of the input: the same id with another input is a mistake of the caller. */
  readonly request: Uint8Array
  readonly id?: Uint8Array | undefined
  readonly type?: MemoryType | undefined
  readonly version?: number | undefined
  readonly seq: number
  readonly result?: Uint8Array | undefined
}

/** Stands for the hash of a request that was erased with its memory; no request has it. */
export const ERASED_REQUEST: Uint8Array = new Uint8Array(HASH_BYTES)

export const commitCodec: RecordCodec<CommitRecord> = record<CommitRecord>('commit', {
  request: field(1, fixedBytes(HASH_BYTES)),
  id: optionalField(2, fixedBytes(16)),
  type: optionalField(3, codeKind(MEMORY_TYPES)),
  version: optionalField(4, countKind),
  seq: field(5, countKind),
  result: optionalField(6, bytesKind),
})

/** What an attest came to, beside what its input says. */
export interface AttestOutcome {
  readonly affected: readonly Uint8Array[]
  readonly before: readonly number[]
  readonly after: readonly number[]
}

export const attestOutcomeCodec: RecordCodec<AttestOutcome> = record<AttestOutcome>('attest', {
  affected: field(1, anyListOf(fixedBytes(16))),
  before: field(2, listOf(numberKind)),
  after: field(3, listOf(numberKind)),
})
