/**
 * The head of a memory: what changes while its versions do not.
 *
 *   m/ value    [ public, private ]      two byte strings, each a canonical record
 *   public      { 1 id, 2 type, 3 currentVersion, 4 visibility, 5 createdAt, 6 lastUpdatedAt, 7 tombstoned?,
 *                 8 erased? }
 *   private     { 1 salt, 2 actorScope, 3 importance, 4 tags?, 5 frames?, 6 forms, 7 versionHash,
 *                 8 recordHash, 9 validUntil?, 10 supersededBy?, 11 claim? }
 *   tree value  sha256("matrix.cortex.snapshot.smt.value.v1" ‖ public ‖ sha256(private))
 *
 * Of an erased memory remain the public part, with `private` as its visibility and without a
 * tombstone, and a private part that is nothing but a salt.
 *
 * While the journal is folded up to an erasure, the heads before it can no longer be known: such a
 * head is `withheld` (9). It is in the view alone; the tree has the value that the stub names.
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
  flagKind,
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
  /** What is erased counts as tombstoned too: nobody finds or changes it. */
  readonly tombstoned?: Tombstone | undefined
  readonly erased?: Tombstone | undefined
  readonly withheld?: true | undefined
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
  | 'id'
  | 'type'
  | 'currentVersion'
  | 'visibility'
  | 'createdAt'
  | 'lastUpdatedAt'
  | 'tombstoned'
  | 'erased'
  | 'withheld'
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
  erased: optionalField(8, tombstoneCodec),
  withheld: optionalField(9, flagKind),
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

const bareCodec: RecordCodec<Pick<PrivatePart, 'salt'>> = record<Pick<PrivatePart, 'salt'>>(
  'head',
  {
    salt: field(1, fixedBytes(16)),
  },
)

const NO_HASH: Uint8Array = new Uint8Array(HASH_BYTES)

/** The private part of a head that has lost it. */
const LOST: Omit<PrivatePart, 'salt'> = {
  actorScope: '',
  importance: 0,
  forms: { short: '', medium: '' },
  versionHash: NO_HASH,
  recordHash: NO_HASH,
}

/** The head that an erasure leaves, or one that it took away (`withheld`). */
export function bareHead(
  known: Pick<HeadRecord, 'id' | 'type' | 'currentVersion' | 'createdAt' | 'lastUpdatedAt'>,
  state: Pick<HeadRecord, 'tombstoned' | 'erased' | 'withheld' | 'salt'>,
): HeadRecord {
  const { id, type, currentVersion, createdAt, lastUpdatedAt } = known
  const named = {
    id,
    type,
    currentVersion,
    createdAt,
    lastUpdatedAt,
    visibility: 'private' as const,
  }
  return { ...named, ...LOST, ...state }
}

/** Whether nothing but the public part of the memory is known. */
export function isBare(head: Pick<HeadRecord, 'erased' | 'withheld'>): boolean {
  return head.erased !== undefined || head.withheld !== undefined
}

/** A head as it is stored, with the hash that the tree of memories holds for it. */
export interface SealedHead {
  readonly bytes: Uint8Array
  readonly treeValue: Uint8Array
}

export function sealHead(head: HeadRecord): SealedHead {
  const open = head.erased === undefined ? head : { ...head, tombstoned: undefined }
  const publicBytes = publicCodec.toBytes(open)
  const privateBytes = isBare(head) ? bareCodec.toBytes(head) : privateCodec.toBytes(head)
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
  const open = publicCodec.fromBytes(publicBytes)
  if (isBare(open)) return decodeBare(open, privateBytes)
  // Not a spread: on Node 20 that costs several times as much.
  return Object.assign(open, privateCodec.fromBytes(privateBytes))
}

function decodeBare(open: PublicPart, privateBytes: Uint8Array): HeadRecord {
  const { erased } = open
  if (erased !== undefined && (open.tombstoned ?? open.withheld) !== undefined) {
    throw new CborError('an erased head says nothing else')
  }
  const tombstoned = erased ?? open.tombstoned
  return { ...open, ...LOST, ...bareCodec.fromBytes(privateBytes), tombstoned }
}
