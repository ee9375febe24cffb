/**
 * A typed, directed edge. The same bytes stand under `e/from/` and `e/to/`; the tree of edges
 * holds the forward one. Removing marks, never deletes; adding again makes a fresh record.
 *
 *   value   { 1 type, 2 src, 3 dst, 4 createdAt, 5 createdBy, 6 weight?, 7 data?, 8 tombstoned? }
 *
 * @module
 */
import type { CborValue } from '../codec/cbor.ts'
import { domainHash } from '../codec/hash.ts'
import {
  codeKind,
  countKind,
  field,
  fixedBytes,
  numberKind,
  optionalField,
  type RecordCodec,
  record,
  textKind,
  valueKind,
} from '../codec/record.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { type Tombstone, tombstoneCodec } from './field-kinds.ts'

export interface StoredEdge {
  readonly type: EdgeType
  readonly src: Uint8Array
  readonly dst: Uint8Array
  readonly createdAt: number
  readonly createdBy: string
  readonly weight?: number | undefined
  readonly data?: CborValue | undefined
  readonly tombstoned?: Tombstone | undefined
}

export const edgeCodec: RecordCodec<StoredEdge> = record<StoredEdge>('edge', {
  type: field(1, codeKind(EDGE_TYPES)),
  src: field(2, fixedBytes(16)),
  dst: field(3, fixedBytes(16)),
  createdAt: field(4, countKind),
  createdBy: field(5, textKind),
  weight: optionalField(6, numberKind),
  data: optionalField(7, valueKind),
  tombstoned: optionalField(8, tombstoneCodec),
})

export function edgeTreeKey(src: Uint8Array, type: EdgeType, dst: Uint8Array): Uint8Array {
  return domainHash('smtKeyEdges', src, Uint8Array.of(EDGE_TYPES.code(type)), dst)
}

export function edgeTreeValue(edgeBytes: Uint8Array): Uint8Array {
  return domainHash('smtValue', edgeBytes)
}

export function memoryTreeKey(id: Uint8Array): Uint8Array {
  return domainHash('smtKeyMemories', id)
}
