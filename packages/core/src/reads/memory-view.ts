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

export interface Head<T extends MemoryType = MemoryType> {
  readonly id: MemoryId
  readonly type: T
  readonly currentVersion: number
  readonly actorScope: string
  readonly visibility: Visibility
  readonly importance: number
  readonly tags: readonly string[]
  readonly frames: readonly FrameRef[]
  readonly createdAt: number
  readonly lastUpdatedAt: number
  readonly tombstoned?: Tombstone
  readonly forms: Forms
  /** Content hash of the current version, hex. */
  readonly versionHash: string
  /** Hash of the whole record of the current version, hex. */
  readonly recordHash: string
  readonly validUntil?: number
  readonly supersededBy?: MemoryId
}

export interface Version {
  readonly id: MemoryId
  readonly version: number
  readonly type: MemoryType
  readonly createdAt: number
  readonly createdBy: string
  readonly validFrom: number
  readonly expiresAt?: number
  readonly confidence: number
  readonly provenance: Provenance
  readonly forms: Forms
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
  readonly head: Head<T>
  readonly version: Version
  readonly data: DataOf<T>
}

export interface EdgeRecord {
  readonly type: EdgeType
  readonly src: MemoryId
  readonly dst: MemoryId
  readonly createdAt: number
  readonly createdBy: string
  readonly weight?: number
  readonly data?: unknown
  readonly tombstoned: boolean
  readonly tombstonedAt?: number
  readonly tombstonedReason?: string
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
