/**
 * Proofs and manifests as files that a stand-alone verifier reads (`portable/`).
 *
 *   file          magic:8 format:u16 zero:6 · body · sha256 of all bytes before it
 *   manifest      { 1 schema, 2 actor, 3 number?, 4 journalCount, 5 journalRoot, 6 memoriesRoot, 7 edgesRoot,
 *                   8 overallRoot, 9 createdAt?, 10 trigger?, 11 memories?, 12 edges?, 13 tombstoned?, 14 journalBag }
 *   state proof   { 1 schema, 2 kind = 1, 3 manifest, 4 namespace, 5 items, 6 shape, 7 hashes }
 *   item          { 1 name, 2 value? } or { 1 name, 3 public, 4 private hash } or
 *                 { 1 name, 3 public, 5 private, 6 version? } or { 1 name, 7 edge }
 *   consistency   { 1 schema, 2 kind = 2, 3 fromCount, 4 toCount, 5 fromRoot, 6 toRoot, 7 peaks, 8 added }
 *
 * @module
 */
import { concatBytes } from '../codec/bytes.ts'
import { type CborValue, encodeCbor } from '../codec/cbor.ts'
import { sha256 } from '../codec/hash.ts'
import type { ConsistencyProof } from './mmr-proof.ts'

/** Roots of one moment as a proof carries them. */
export interface MomentRoots {
  readonly actor: string
  readonly journalCount: number
  readonly journalRoot: Uint8Array
  readonly memoriesRoot: Uint8Array
  readonly edgesRoot: Uint8Array
  readonly overallRoot: Uint8Array
  /** With the count it makes the journal root. */
  readonly journalBag: Uint8Array
}

/** What a snapshot says beside its roots. */
export interface SnapshotNotes {
  readonly number: number
  readonly createdAt: number
  readonly trigger: string
  readonly memories: number
  readonly edges: number
  readonly tombstoned: number
}

/** What a proof carries of one memory or edge. */
export type ProofItem = { readonly name: Uint8Array } & (
  | { readonly content: 'none' }
  | { readonly content: 'hash'; readonly value: Uint8Array }
  | {
      readonly content: 'public'
      readonly publicBytes: Uint8Array
      readonly privateHash: Uint8Array
    }
  | {
      readonly content: 'head' | 'version'
      readonly publicBytes: Uint8Array
      readonly privateBytes: Uint8Array
      readonly versionBytes?: Uint8Array | undefined
    }
  | { readonly content: 'edge'; readonly edgeBytes: Uint8Array }
)

/** Statements about many keys of one tree at one moment; `encodeProofFile` writes them as a file. */
export interface MultiProof {
  /** The roots and counters that the proof is about. */
  readonly moment: MomentRoots
  /** Whether it is about memories or edges. */
  readonly namespace: 'memories' | 'edges'
  /** Ascending by the hashes of their names. */
  readonly items: readonly ProofItem[]
  /** Which hashes belong where. */
  readonly shape: Uint8Array
  /** The hashes beside the way to the root. */
  readonly hashes: Uint8Array
}

const SCHEMA = 1
const NAMESPACE_CODE = { memories: 1, edges: 2 } as const

export function encodeManifestFile(moment: MomentRoots, notes?: SnapshotNotes): Uint8Array {
  return sealFile('CORTEXM\0', momentRecord(moment, notes))
}

/** A proof as a file that can be verified without the store. */
export function encodeProofFile(proof: MultiProof): Uint8Array {
  const { moment, namespace, items, shape, hashes } = proof
  return sealFile(
    'CORTEXP\0',
    numbered(
      SCHEMA,
      1,
      momentRecord(moment),
      NAMESPACE_CODE[namespace],
      items.map(itemRecord),
      shape,
      hashes,
    ),
  )
}

export function encodeConsistencyFile(
  proof: ConsistencyProof,
  fromRoot: Uint8Array,
  toRoot: Uint8Array,
): Uint8Array {
  const { fromCount, toCount, fromPeaks, added } = proof
  return sealFile(
    'CORTEXP\0',
    numbered(
      SCHEMA,
      2,
      fromCount,
      toCount,
      fromRoot,
      toRoot,
      concatBytes(...fromPeaks),
      concatBytes(...added),
    ),
  )
}

function sealFile(magic: string, body: CborValue): Uint8Array {
  const head = Buffer.alloc(16)
  head.write(magic, 'latin1')
  head.writeUInt16BE(1, 8)
  const whole = concatBytes(head, encodeCbor(body))
  return concatBytes(whole, sha256(whole))
}

function momentRecord(moment: MomentRoots, notes?: SnapshotNotes): CborValue {
  const fields: (CborValue | undefined)[] = [
    SCHEMA,
    moment.actor,
    notes?.number,
    moment.journalCount,
    moment.journalRoot,
    moment.memoriesRoot,
    moment.edgesRoot,
    moment.overallRoot,
    notes?.createdAt,
    notes?.trigger,
    notes?.memories,
    notes?.edges,
    notes?.tombstoned,
    moment.journalBag,
  ]
  return numbered(...fields)
}

function itemRecord(item: ProofItem): CborValue {
  switch (item.content) {
    case 'none':
      return numbered(item.name)
    case 'hash':
      return numbered(item.name, item.value)
    case 'public':
      return numbered(item.name, undefined, item.publicBytes, item.privateHash)
    case 'head':
    case 'version': {
      const { name, publicBytes, privateBytes, versionBytes } = item
      return numbered(name, undefined, publicBytes, undefined, privateBytes, versionBytes)
    }
    case 'edge':
      return new Map<number, CborValue>([
        [1, item.name],
        [7, item.edgeBytes],
      ])
  }
}

/** A record whose keys count up from 1; `undefined` leaves one out. */
function numbered(...values: readonly (CborValue | undefined)[]): CborValue {
  const record = new Map<number, CborValue>()
  for (const [index, value] of values.entries())
    if (value !== undefined) record.set(index + 1, value)
  return record
}
