import { assert } from '../assert.ts'
import type { CborValue } from '../codec/cbor.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { idBytes, type MemoryId, memoryIdFrom } from '../memory/ids.ts'
import { type OpaqueValue, opaque } from '../memory/opaque.ts'
import { number, object, optional, type Schema } from '../memory/schema.ts'
import { readEdge, readHead } from '../projections/records.ts'
import { findHead } from './find-head.ts'
import {
  bySchema,
  commitIdSchema,
  type Meta,
  mutation,
  type Receipt,
  reasonSchema,
  receipt,
} from './request.ts'

/** Which edge. */
export interface EdgeName {
  /** The memory where it begins. */
  readonly src: MemoryId
  /** What it means. */
  readonly type: EdgeType
  /** The memory where it ends. */
  readonly dst: MemoryId
}

/** An edge to add. */
export interface AddEdgeInput extends EdgeName, Meta {
  /** How strong it is. */
  readonly weight?: number
  /** Anything that belongs to this type of edge, kept as it is. */
  readonly data?: OpaqueValue
}

/** An edge to remove. */
export interface RemoveEdgeInput extends EdgeName, Meta {
  /** Why it is removed. */
  readonly reason: string
}

export const edgeType: Schema<EdgeType> = (value, path) => {
  if (EDGE_TYPES.is(value)) return value
  throw new CortexError(
    'INVALID_EDGE_TYPE',
    `Cannot read ${path}: expected one of ${EDGE_TYPES.names.join(', ')}, got ${JSON.stringify(value)}`,
    { path },
  )
}

export const edgeName: Schema<EdgeName> = object<EdgeName>({
  src: memoryIdFrom,
  type: edgeType,
  dst: memoryIdFrom,
})

export const addEdgeInput: Schema<AddEdgeInput> = object<AddEdgeInput>({
  src: memoryIdFrom,
  type: edgeType,
  dst: memoryIdFrom,
  weight: optional(number(LIMITS.edgeWeightMin, LIMITS.edgeWeightMax)),
  data: optional(opaque(LIMITS.edgeDataBytes)),
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
})

export const removeEdgeInput: Schema<RemoveEdgeInput> = object<RemoveEdgeInput>({
  src: memoryIdFrom,
  type: edgeType,
  dst: memoryIdFrom,
  reason: reasonSchema,
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
})

/** A live edge stays as it is; a removed one comes back as a fresh record. */
export function addEdge(
  input: AddEdgeInput,
  environment: Environment,
): Mutation<Receipt | undefined> {
  const { type, weight, data } = input
  if (input.src === input.dst) {
    throw new CortexError('SELF_EDGE', `Cannot add an edge: ${input.src} cannot point at itself`, {
      path: 'dst',
    })
  }
  return mutation<Receipt | undefined>(
    'addEdge',
    input,
    (target, _state, { by, request }): Decision<Receipt | undefined> => {
      const src = findHead(target, 'add an edge', input.src, 'src')
      const dst = findHead(target, 'add an edge', input.dst, 'dst')
      const existing = readEdge(target, src.id, type, dst.id)
      if (existing !== undefined && existing.tombstoned === undefined) {
        return { entries: [], result: () => undefined }
      }
      const body = { request, type, weight, data: data as CborValue }
      const at = environment.clock()
      return {
        entries: [{ kind: 'add_edge', at, by, subjects: [src.id, dst.id], body }],
        result: (seq) => receipt(src.type, src.id, src.currentVersion, seq),
      }
    },
  )
}

/** Marks the edge as removed; a missing or removed one stays as it is. */
export function removeEdge(
  input: RemoveEdgeInput,
  environment: Environment,
): Mutation<Receipt | undefined> {
  const { type, reason } = input
  return mutation<Receipt | undefined>(
    'removeEdge',
    input,
    (target, _state, { by, request }): Decision<Receipt | undefined> => {
      const existing = readEdge(target, idBytes(input.src), type, idBytes(input.dst))
      if (existing === undefined || existing.tombstoned !== undefined) {
        return { entries: [], result: () => undefined }
      }
      // Its ends may have been erased since: the edge can still go.
      const src = readHead(target, existing.src)
      assert(src !== undefined, 'an edge leads from a memory')
      const body = { request, type, reason }
      const at = environment.clock()
      return {
        entries: [{ kind: 'remove_edge', at, by, subjects: [existing.src, existing.dst], body }],
        result: (seq) => receipt(src.type, src.id, src.currentVersion, seq),
      }
    },
  )
}
