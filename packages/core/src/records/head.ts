/**
 * The head of a memory: what changes while its versions do not.
 *
 *   m/ value    [ public, private ]      two byte strings, each a canonical record
 *   public      { 1 id, 2 type, 3 currentVersion, 4 visibility, 5 createdAt, 6 lastUpdatedAt, 7 tombstoned? }
 *   private     { 1 salt, 2 actorScope, 3 importance, 4 tags?, 5 frames?, 6 forms, 7 versionHash,
 *                 8 recordHash, 9 validUntil?, 10 supersededBy?, 11 claim? }
 *   tree value  sha256("matrix.cortex.snapshot.smt.value.v1" ‖ public ‖ sha256(private))
 *
 * A proof can leave the private part out. Its salt keeps the hash that remains from confirming a
 * guess; the two hashes inside bind the content, so a proof of a head is a proof of its version.
 *
 * @module
 */
import { CborError, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { domainHash, HASH_BYTES, sha256 } from '../codec/hash.ts'
import {
  codeKind,
  countKind,
  field,
  fixedBytes,
  listOf,
  optionalField,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import type { Forms } from '../forms/forms.ts'
import { formsKind } from '../forms/forms-codec.ts'
import { CLAIM_BYTES } from '../memory/claim.ts'
import { MEMORY_TYPES, type MemoryType, VISIBILITIES, type Visibility } from '../memory/enums.ts'
import type { FrameRef } from '../memory/frame.ts'
import { frameKind, type Tombstone, tombstoneCodec } from './field-kinds.ts'

export interface HeadRecord {
  readonly id: Uint8Array
  readonly type: MemoryType
  readonly currentVersion: number
  readonly visibility: Visibility
  /** Time of version 1. Index keys carry it, so they follow from the head alone. */
  readonly createdAt: number
  readonly lastUpdatedAt: number
  readonly tombstoned?: Tombstone | undefined
  readonly salt: Uint8Array
  readonly actorScope: string
  readonly importance: number
  readonly tags?: readonly string[] | undefined
  readonly frames?: readonly FrameRef[] | undefined
  readonly forms: Forms
  readonly versionHash: Uint8Array
  readonly recordHash: Uint8Array
  readonly validUntil?: number | undefined
  readonly supersededBy?: Uint8Array | undefined
  /** Hashes of what the current version states, see `memory/claim.ts`. */
  readonly claim?: Uint8Array | undefined
}

type PublicPart = Pick<
  HeadRecord,
  'id' | 'type' | 'currentVersion' | 'visibility' | 'createdAt' | 'lastUpdatedAt' | 'tombstoned'
>
type PrivatePart = Omit<HeadRecord, keyof PublicPart>

const publicCodec: RecordCodec<PublicPart> = record<PublicPart>('head', {
  id: field(1, fixedBytes(16)),
  type: field(2, codeKind(MEMORY_TYPES)),
  currentVersion: field(3, countKind),
  visibility: field(4, codeKind(VISIBILITIES)),
  createdAt: field(5, countKind),
  lastUpdatedAt: field(6, countKind),
  tombstoned: optionalField(7, tombstoneCodec),
})

const privateCodec: RecordCodec<PrivatePart> = record<PrivatePart>('head', {
  salt: field(1, fixedBytes(16)),
  actorScope: field(2, textKind),
  importance: field(3, countKind),
  tags: optionalField(4, listOf(textKind)),
  frames: optionalField(5, listOf(frameKind)),
  forms: field(6, formsKind),
  versionHash: field(7, fixedBytes(HASH_BYTES)),
  recordHash: field(8, fixedBytes(HASH_BYTES)),
  validUntil: optionalField(9, countKind),
  supersededBy: optionalField(10, fixedBytes(16)),
  claim: optionalField(11, fixedBytes(CLAIM_BYTES)),
})

/** A head as it is stored, with the hash that the tree of memories holds for it. */
export interface SealedHead {
  readonly bytes: Uint8Array
  readonly treeValue: Uint8Array
}

export function sealHead(head: HeadRecord): SealedHead {
  const publicBytes = publicCodec.toBytes(head)
  const privateBytes = privateCodec.toBytes(head)
  return {
    bytes: encodeCbor([publicBytes, privateBytes]),
    treeValue: headTreeValue(publicBytes, sha256(privateBytes)),
  }
}

/** What the tree of memories holds for a head, from its public part and the hash of the rest. */
export function headTreeValue(publicBytes: Uint8Array, privateHash: Uint8Array): Uint8Array {
  return domainHash('smtValue', publicBytes, privateHash)
}

export function splitHead(bytes: Uint8Array): {
  publicBytes: Uint8Array
  privateBytes: Uint8Array
} {
  const pair = decodeCbor(bytes)
  if (!Array.isArray(pair) || pair.length !== 2) throw new CborError('a head is a pair')
  const [publicBytes, privateBytes] = pair as readonly unknown[]
  if (!(publicBytes instanceof Uint8Array) || !(privateBytes instanceof Uint8Array)) {
    throw new CborError('a head is a pair of byte strings')
  }
  return { publicBytes, privateBytes }
}

export function decodeHead(bytes: Uint8Array): HeadRecord {
  const { publicBytes, privateBytes } = splitHead(bytes)
  // Not a spread: on Node 20 that costs several times as much.
  return Object.assign(publicCodec.fromBytes(publicBytes), privateCodec.fromBytes(privateBytes))
}
