/** Reading the view's records: checked, decoded strictly, and named by their key when they fail. */
import { CborError } from '../codec/cbor.ts'
import {
  checkpointKey,
  commitKey,
  edgeFromKey,
  headKey,
  type Key,
  revokedKey,
  salienceKey,
  versionKey,
  WEIGHTS_KEY,
} from '../keys/keyspace.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { type CheckpointRecord, decodeCheckpoint, nameHash } from '../records/checkpoint.ts'
import { edgeCodec, type StoredEdge } from '../records/edge.ts'
import { decodeHead, type HeadRecord, isBare } from '../records/head.ts'
import { isPacked, unpackVersion } from '../records/packed-version.ts'
import { type Revocation, revocationCodec, scopeHash } from '../records/revocation.ts'
import { type VersionRecord, versionCodec } from '../records/version.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import { type CommitRecord, commitCodec } from './commit-record.ts'
import { type SalienceInputs, salienceCodec } from './salience.ts'
import { type LearnedWeights, UNLEARNED, weightsCodec } from './weights.ts'

/** Values without their seals: a batch, or a snapshot of the view. */
export interface Source {
  get(key: Key): Uint8Array | undefined
}

export function readHead(source: Source, id: Uint8Array): HeadRecord | undefined {
  return readRecord(source, headKey(id), decodeHead)
}

export function readVersion(
  source: Source,
  id: Uint8Array,
  version: number,
): VersionRecord | undefined {
  const head = readHead(source, id)
  return head && readVersionOf(source, head, version)
}

export function readVersionOf(
  source: Source,
  head: HeadRecord,
  version: number,
): VersionRecord | undefined {
  const key = versionKey(head.id, version)
  const stored = source.get(key)
  if (stored === undefined) return undefined
  return decodeRecord(key, wholeVersion(key, stored, head, version), versionCodec.fromBytes)
}

/** The record of a version, from what the view keeps of it. */
export function wholeVersion(
  key: Key,
  stored: Uint8Array,
  head: HeadRecord,
  version: number = head.currentVersion,
): Uint8Array {
  if (!isPacked(stored)) return stored
  if (version !== head.currentVersion || isBare(head)) {
    throw corruptRecord(key, 'it is not the version that its head names')
  }
  return decodeRecord(key, stored, (packed) => unpackVersion(packed, head))
}

export function readEdge(
  source: Source,
  src: Uint8Array,
  type: EdgeType,
  dst: Uint8Array,
): StoredEdge | undefined {
  return readRecord(source, edgeFromKey(src, EDGE_TYPES.code(type), dst), edgeCodec.fromBytes)
}

export function readSalience(source: Source, id: Uint8Array): SalienceInputs | undefined {
  return readRecord(source, salienceKey(id), salienceCodec.fromBytes)
}

/** The cold ones until something was learned. */
export function readWeights(source: Source): LearnedWeights {
  return readRecord(source, WEIGHTS_KEY, weightsCodec.fromBytes) ?? UNLEARNED
}

export function readCheckpoint(
  source: Source,
  intentId: string,
  stepId: string,
): CheckpointRecord | undefined {
  return readRecord(source, checkpointKey(nameHash(intentId), nameHash(stepId)), decodeCheckpoint)
}

export function readCommit(source: Source, commitId: Uint8Array): CommitRecord | undefined {
  return readRecord(source, commitKey(commitId), commitCodec.fromBytes)
}

export function readRevocation(source: Source, scopeId: string): Revocation | undefined {
  return readRecord(source, revokedKey(scopeHash(scopeId)), revocationCodec.fromBytes)
}

function readRecord<T>(source: Source, key: Key, decode: (bytes: Uint8Array) => T): T | undefined {
  const bytes = source.get(key)
  return bytes === undefined ? undefined : decodeRecord(key, bytes, decode)
}

export function decodeRecord<T>(
  key: Uint8Array,
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => T,
): T {
  try {
    return decode(bytes)
  } catch (error) {
    if (error instanceof CborError) throw corruptRecord(key, error.message, error)
    throw error
  }
}
