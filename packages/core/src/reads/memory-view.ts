/** What callers see: names and hex where records hold bytes, frozen, so that caches can be shared. */
import { toHex } from '../codec/bytes.ts'
import type { CborValue } from '../codec/cbor.ts'
import type { Forms } from '../forms/forms.ts'
import { type DataOf, decodeData } from '../memory/data.ts'
import type { EdgeType, MemoryType, Visibility } from '../memory/enums.ts'
import type { FrameRef } from '../memory/frame.ts'
import { formatUri, idFromBytes, type MemoryId, type Uri } from '../memory/ids.ts'
import type { Provenance } from '../memory/provenance.ts'
import type { StoredEdge } from '../records/edge.ts'
import type { Tombstone } from '../records/field-kinds.ts'
import type { HeadRecord } from '../records/head.ts'
import type { VersionRecord } from '../records/version.ts'

/** What is true of a memory in all its versions. */
export interface Head<T extends MemoryType = MemoryType> {
  /** The id of the memory. */
  readonly id: MemoryId
  /** The type of the memory; it never changes. */
  readonly type: T
  /** The number of the newest version. */
  readonly currentVersion: number
  /** The actor that it was written for. */
  readonly actorScope: string
  /** Who may see it: the actor alone, holders of a scope, or everybody. */
  readonly visibility: Visibility
  /** How much it matters, from 0 to 10. */
  readonly importance: number
  /** Its tags, for filters such as `{ hasTag: 'ci' }`. */
  readonly tags: readonly string[]
  /** The situations that it belongs to. */
  readonly frames: readonly FrameRef[]
  /** When version 1 was written, in milliseconds since 1970. */
  readonly createdAt: number
  /** When it was last changed, in milliseconds since 1970. */
  readonly lastUpdatedAt: number
  /** When, why and by whom it was hidden, if it was. */
  readonly tombstoned?: Tombstone
  /** The texts of the current version. */
  readonly forms: Forms
  /** Content hash of the current version, hex. */
  readonly versionHash: string
  /** Hash of the whole record of the current version, hex. */
  readonly recordHash: string
  /** When it stops being true, in milliseconds since 1970; absent: it is true until further notice. */
  readonly validUntil?: number
  /** The memory that took its place, if one did. */
  readonly supersededBy?: MemoryId
  /** The vector of this memory, once an embedder made one. A cache: it is not part of what is hashed. */
  readonly embeddingRef?: EmbeddingRef
}

/** Where a memory is in the cache of vectors. */
export interface EmbeddingRef {
  /** The model that made the vector. */
  readonly model: string
  /** The version of the memory that was embedded. */
  readonly version: number
}

/** One version of a memory. It never changes. */
export interface Version {
  /** The id of the memory. */
  readonly id: MemoryId
  /** The number of the version, from 1 on. */
  readonly version: number
  /** The type of the memory. */
  readonly type: MemoryType
  /** When it was written, in milliseconds since 1970. */
  readonly createdAt: number
  /** The actor or agent that wrote it. */
  readonly createdBy: string
  /** Since when it is true, in milliseconds since 1970. */
  readonly validFrom: number
  /** When it should no longer be used, in milliseconds since 1970; absent: never. */
  readonly expiresAt?: number
  /** How sure, from 0 to 1. */
  readonly confidence: number
  /** How it became known and whose words it is. */
  readonly provenance: Provenance
  /** Its short and medium text. */
  readonly forms: Forms
  /** Whether the caller gave the texts. */
  readonly formsOverride: boolean
  /** sha256("matrix.cortex.memory.v1" ‖ type ‖ data), hex. */
  readonly hash: string
}

/** One version of a memory. `Memory<'Fact'>` has the data of a Fact. */
export interface Memory<T extends MemoryType = MemoryType> {
  /** Names exactly this version. */
  readonly uri: Uri<T>
  /** Names the memory, whatever its version. */
  readonly id: MemoryId
  /** What is true of all its versions. */
  readonly head: Head<T>
  /** What is true of this version. */
  readonly version: Version
  /** The fields of its type, such as `statement` of a Fact. */
  readonly data: DataOf<T>
}

/** A connection between two memories. */
export interface EdgeRecord {
  /** What the link means, such as `derived_from`. */
  readonly type: EdgeType
  /** The memory where it begins. */
  readonly src: MemoryId
  /** The memory where it ends. */
  readonly dst: MemoryId
  /** When it was added, in milliseconds since 1970. */
  readonly createdAt: number
  /** Who added it. */
  readonly createdBy: string
  /** How strong the link is, if that was given. */
  readonly weight?: number
  /** What the caller attached to it: any JSON value. */
  readonly data?: unknown
  /** Whether it was removed. */
  readonly tombstoned: boolean
  /** When it was removed, in milliseconds since 1970. */
  readonly tombstonedAt?: number
  /** Why it was removed. */
  readonly tombstonedReason?: string
  /** Who removed it. */
  readonly tombstonedBy?: string
}

function viewHead(head: HeadRecord): Head {
  return {
    id: idFromBytes(head.id),
    type: head.type,
    currentVersion: head.currentVersion,
    actorScope: head.actorScope,
    visibility: head.visibility,
    importance: head.importance,
    tags: head.tags ?? [],
    frames: head.frames ?? [],
    createdAt: head.createdAt,
    lastUpdatedAt: head.lastUpdatedAt,
    ...(head.tombstoned === undefined ? {} : { tombstoned: head.tombstoned }),
    forms: head.forms,
    versionHash: toHex(head.versionHash),
    recordHash: toHex(head.recordHash),
    ...(head.validUntil === undefined ? {} : { validUntil: head.validUntil }),
    ...(head.supersededBy === undefined ? {} : { supersededBy: idFromBytes(head.supersededBy) }),
  }
}

export function viewMemory(headRecord: HeadRecord, record: VersionRecord): Memory {
  const head = viewHead(headRecord)
  const { id } = head
  return {
    uri: formatUri(record.type, id, record.version),
    id,
    head,
    version: {
      id,
      version: record.version,
      type: record.type,
      createdAt: record.createdAt,
      createdBy: record.createdBy,
      validFrom: record.validFrom,
      ...(record.expiresAt === undefined ? {} : { expiresAt: record.expiresAt }),
      confidence: record.confidence,
      provenance: record.provenance,
      forms: record.forms,
      formsOverride: record.formsOverride ?? false,
      hash: toHex(record.hash),
    },
    data: decodeData(record.type, record.data),
  }
}

export function viewEdge(edge: StoredEdge): EdgeRecord {
  const { tombstoned } = edge
  return {
    type: edge.type,
    src: idFromBytes(edge.src),
    dst: idFromBytes(edge.dst),
    createdAt: edge.createdAt,
    createdBy: edge.createdBy,
    ...(edge.weight === undefined ? {} : { weight: edge.weight }),
    ...(edge.data === undefined ? {} : { data: edge.data as CborValue }),
    tombstoned: tombstoned !== undefined,
    ...(tombstoned === undefined
      ? {}
      : {
          tombstonedAt: tombstoned.at,
          tombstonedReason: tombstoned.reason,
          tombstonedBy: tombstoned.by,
        }),
  }
}
