/**
 * A snapshot manifest: the roots of one moment, numbered. Trigger, time and counters are notes
 * beside the root, not part of it. A manifest that was lost can be made again by replay.
 *
 *   snap/n/ value   { 1 schema, 2 actor, 3 number, 4 journalCount, 5 journalRoot, 6 memoriesRoot,
 *                     7 edgesRoot, 8 overallRoot, 9 createdAt, 10 trigger, 11 memories, 12 edges,
 *                     13 tombstoned }
 *
 * @module
 */
import { fromHex, toHex } from '../codec/bytes.ts'
import { CborError } from '../codec/cbor.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import {
  countKind,
  field,
  fixedBytes,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import { CortexError } from '../errors.ts'
import { readU64, SNAPSHOT_NEXT_KEY, snapshotKey, snapshotRootKey } from '../keys/keyspace.ts'
import { journalRootOf, type ViewState } from '../projections/state.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import type { SideReader, SideStore } from './side-store.ts'

/** A snapshot: the roots and counters of a moment. */
export interface Manifest {
  /** Whose store it is. */
  readonly actor: string
  /** Snapshots of one store count from 0. */
  readonly number: number
  /** Entries in the journal at that moment. */
  readonly journalCount: number
  /** The root of the journal, hex. */
  readonly journalRoot: string
  /** The root of the memories, hex. */
  readonly memoriesRoot: string
  /** The root of the edges, hex. */
  readonly edgesRoot: string
  /** The root of everything, hex. */
  readonly overallRoot: string
  /** When it was taken, in milliseconds since 1970. */
  readonly createdAt: number
  /** Why it was taken. */
  readonly trigger: string
  /** How much there was of everything. */
  readonly counters: {
    readonly memories: number
    readonly edges: number
    readonly tombstoned: number
  }
}

interface ManifestRecord {
  readonly schema: number
  readonly actor: string
  readonly number: number
  readonly journalCount: number
  readonly journalRoot: Uint8Array
  readonly memoriesRoot: Uint8Array
  readonly edgesRoot: Uint8Array
  readonly overallRoot: Uint8Array
  readonly createdAt: number
  readonly trigger: string
  readonly memories: number
  readonly edges: number
  readonly tombstoned: number
}

const SCHEMA = 1
const hash = fixedBytes(HASH_BYTES)

const manifestCodec: RecordCodec<ManifestRecord> = record<ManifestRecord>('manifest', {
  schema: field(1, countKind),
  actor: field(2, textKind),
  number: field(3, countKind),
  journalCount: field(4, countKind),
  journalRoot: field(5, hash),
  memoriesRoot: field(6, hash),
  edgesRoot: field(7, hash),
  overallRoot: field(8, hash),
  createdAt: field(9, countKind),
  trigger: field(10, textKind),
  memories: field(11, countKind),
  edges: field(12, countKind),
  tombstoned: field(13, countKind),
})

/** Seals the roots of a state under the next number. */
export async function takeSnapshot(
  side: SideStore,
  state: ViewState,
  trigger: string,
  createdAt: number,
): Promise<Manifest> {
  return await side.transact((reader, put) => {
    const next = reader.get(SNAPSHOT_NEXT_KEY)
    const number = next === undefined ? 0 : readU64(next, 0)
    const manifest: ManifestRecord = {
      schema: SCHEMA,
      actor: state.actor,
      number,
      journalCount: state.nextSeq,
      journalRoot: journalRootOf(state),
      memoriesRoot: state.memoriesRoot,
      edgesRoot: state.edgesRoot,
      overallRoot: state.root,
      createdAt,
      trigger,
      memories: state.memories - state.tombstoned - (state.erased ?? 0),
      edges: state.edges,
      tombstoned: state.tombstoned,
    }
    const numberBytes = u64(number)
    put(snapshotKey(number), manifestCodec.toBytes(manifest))
    put(snapshotRootKey(state.root), numberBytes)
    put(SNAPSHOT_NEXT_KEY, u64(number + 1))
    return viewManifest(manifest)
  })
}

export function manifestByNumber(side: SideReader, number: number): Manifest {
  const key = snapshotKey(number)
  const bytes = side.get(key)
  if (bytes === undefined) {
    throw new CortexError('NOT_FOUND', `Cannot load snapshot ${number}: there is none`)
  }
  try {
    return viewManifest(manifestCodec.fromBytes(bytes))
  } catch (error) {
    if (error instanceof CborError) throw corruptRecord(key, error.message, error)
    throw error
  }
}

/** The newest snapshot with this root. */
export function manifestByRoot(side: SideReader, root: string): Manifest {
  const bytes = fromHex(root)
  if (bytes?.length !== HASH_BYTES) {
    throw new CortexError('INVALID_INPUT', 'Cannot load a snapshot: a root has 64 hex digits', {
      path: 'root',
    })
  }
  const number = side.get(snapshotRootKey(bytes))
  if (number === undefined) {
    throw new CortexError('NOT_FOUND', `Cannot load a snapshot: none has the root ${root}`)
  }
  return manifestByNumber(side, readU64(number, 0))
}

function viewManifest(record: ManifestRecord): Manifest {
  return {
    actor: record.actor,
    number: record.number,
    journalCount: record.journalCount,
    journalRoot: toHex(record.journalRoot),
    memoriesRoot: toHex(record.memoriesRoot),
    edgesRoot: toHex(record.edgesRoot),
    overallRoot: toHex(record.overallRoot),
    createdAt: record.createdAt,
    trigger: record.trigger,
    counters: { memories: record.memories, edges: record.edges, tombstoned: record.tombstoned },
  }
}

function u64(value: number): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
