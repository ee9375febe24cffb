/**
 * What a compaction left of a full context: the memories that stayed, and a line for each of those
 * that went. One record per intent and step; the last compaction of both counts.
 *
 *   chk/ key     first 16 bytes of the SHA-256 of each id
 *   chk/ value   { 0 schema, 1 intentId, 2 stepId, 3 createdAt, 4 budgetTokens, 5 keptUris,
 *                  6 compacted [ { 0 ref, 1 shortForm, 2 salience } ] }
 *
 * @module
 */
import { CborError } from '../codec/cbor.ts'
import { sha256 } from '../codec/hash.ts'
import {
  anyListOf,
  countKind,
  field,
  type Kind,
  numberKind,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import { isUri, type Uri } from '../memory/ids.ts'

/** One memory that went: read it again by its reference. */
export interface CompactedStub {
  /** The URI to read it again. */
  readonly ref: Uri
  /** The one line that stands for it. */
  readonly shortForm: string
  /** Its salience when it was compacted. */
  readonly salience: number
}

/** What a compaction decided. */
export interface CheckpointRecord {
  /** The intent that it belongs to. */
  readonly intentId: string
  /** The step of that intent. */
  readonly stepId: string
  /** When, in milliseconds since 1970. */
  readonly createdAt: number
  /** The budget that it worked for. */
  readonly budgetTokens: number
  /** The memories that stayed as they were. */
  readonly keptUris: readonly Uri[]
  /** The memories that became one line each. */
  readonly compacted: readonly CompactedStub[]
}

export const CHECKPOINT_SCHEMA = 1

const uriKind: Kind<Uri> = {
  encode: (uri) => uri,
  decode: (value) => {
    if (!isUri(value)) throw new CborError('expected a URI')
    return value
  },
}

const stubCodec: RecordCodec<CompactedStub> = record<CompactedStub>('stub', {
  ref: field(0, uriKind),
  shortForm: field(1, textKind),
  salience: field(2, numberKind),
})

const schemaKind: Kind<typeof CHECKPOINT_SCHEMA> = {
  encode: (schema) => schema,
  decode: (value) => {
    if (value !== CHECKPOINT_SCHEMA) throw new CborError(`unknown schema ${String(value)}`)
    return value
  },
}

type Stored = CheckpointRecord & { readonly schema: typeof CHECKPOINT_SCHEMA }

const storedCodec: RecordCodec<Stored> = record<Stored>('checkpoint', {
  schema: field(0, schemaKind),
  intentId: field(1, textKind),
  stepId: field(2, textKind),
  createdAt: field(3, countKind),
  budgetTokens: field(4, countKind),
  keptUris: field(5, anyListOf(uriKind)),
  compacted: field(6, anyListOf(stubCodec)),
})

export function encodeCheckpoint(checkpoint: CheckpointRecord): Uint8Array {
  return storedCodec.toBytes({ ...checkpoint, schema: CHECKPOINT_SCHEMA })
}

export function decodeCheckpoint(bytes: Uint8Array): CheckpointRecord {
  const { schema: _, ...checkpoint } = storedCodec.fromBytes(bytes)
  return checkpoint
}

/** The fixed-width stand-in for an intent or step in keys. */
export function nameHash(name: string): Uint8Array {
  return sha256(Buffer.from(name, 'utf8')).subarray(0, 16)
}
