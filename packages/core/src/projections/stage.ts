/**
 * How the reducer stages a memory or an edge: the record, its tree, and the keys of every index that
 * differ from before.
 *
 * @module
 */
import type { Bodies } from '../journal/bodies.ts'
import type { Entry } from '../journal/entry.ts'
import {
  edgeFromKey,
  edgeToKey,
  headKey,
  type Key,
  salienceKey,
  versionKey,
} from '../keys/keyspace.ts'
import { EDGE_TYPES } from '../memory/enums.ts'
import {
  edgeCodec,
  edgeTreeKey,
  edgeTreeValue,
  memoryTreeKey,
  type StoredEdge,
} from '../records/edge.ts'
import { type HeadRecord, sealHead } from '../records/head.ts'
import { packVersion } from '../records/packed-version.ts'
import { recordHash, versionCodec } from '../records/version.ts'
import { type VersionHashes, versionFrom } from './changes.ts'
import { CLAIM_INDEX, type HeadIndex, indexKeys, LATER_INDEXES } from './head-indexes.ts'
import { keepBirth, keepEdge, keepIndexKey, keepPlace, placeKeys } from './past.ts'
import { rankKeys } from './rank.ts'
import { readHead, readSalience, wholeVersion } from './records.ts'
import { freshSalience, type SalienceInputs, salienceCodec } from './salience.ts'
import type { Target } from './target.ts'

export function putVersion(target: Target, entry: Entry, body: Bodies['update']): VersionHashes {
  const version = versionFrom(entry, body)
  const bytes = versionCodec.toBytes(version)
  const { id, hash: versionHash, forms } = version
  target.put(versionKey(id, version.version), packVersion(bytes, { id, versionHash, forms }))
  return { versionHash, recordHash: recordHash(bytes) }
}

/** Before another version follows: its head will say something else. */
export function keepVersion(target: Target, head: HeadRecord): void {
  const key = versionKey(head.id, head.currentVersion)
  const stored = target.get(key)
  if (stored !== undefined) target.put(key, wholeVersion(key, stored, head))
}

/** A memory as the indexes see it. */
export interface Place {
  readonly head: HeadRecord
  readonly salience: SalienceInputs
}

export function readPlace(target: Target, id: Uint8Array): Place | undefined {
  const head = readHead(target, id)
  if (head === undefined) return undefined
  const salience = readSalience(target, id) ?? freshSalience(head.createdAt, head.importance)
  return { head, salience }
}

/** Stages what differs: records, tree, and the keys of every index. */
export function putMemory(target: Target, before: Place | undefined, after: Place): void {
  const { head, salience } = after
  if (head !== before?.head) {
    const sealed = sealHead(head)
    target.put(headKey(head.id), sealed.bytes)
    target.memories.put(memoryTreeKey(head.id), sealed.treeValue)
    // Writes ask for claims.
    markHead(target, CLAIM_INDEX, before, head)
  }
  if (salience !== before?.salience) {
    target.put(salienceKey(head.id), salienceCodec.toBytes(salience))
  }
  target.later((onto) => markMemory(onto, before, after))
}

/** What only reads ask for. */
function markMemory(target: Target, before: Place | undefined, { head, salience }: Place): void {
  if (before === undefined) keepBirth(target, head)
  else keepPlace(target, before)
  if (head !== before?.head) {
    for (const index of LATER_INDEXES) markHead(target, index, before, head)
  }
  markDifference(target, before && rankKeys(before.head, before.salience), rankKeys(head, salience))
}

function markHead(
  target: Target,
  index: HeadIndex,
  before: Place | undefined,
  head: HeadRecord,
): void {
  markDifference(target, before && indexKeys(index, before.head), indexKeys(index, head))
}

/** Takes a memory out of every index, and leaves no trace of it there. */
export function takeIndexes(target: Target, { head, salience }: Place): void {
  target.settle()
  for (const key of placeKeys(head, salience)) target.unmark(key)
}

function markDifference(
  target: Target,
  before: readonly Key[] | undefined,
  after: readonly Key[],
): void {
  if (before === undefined) {
    for (const key of after) target.mark(key)
    return
  }
  const wanted = keysByName(after)
  for (const [name, key] of keysByName(before)) {
    if (wanted.delete(name)) continue
    target.unmark(key)
    keepIndexKey(target, key)
  }
  for (const key of wanted.values()) target.mark(key)
}

function keysByName(keys: readonly Key[]): Map<string, Key> {
  return new Map(keys.map((key) => [key.toString('latin1'), key]))
}

export function putEdge(target: Target, edge: StoredEdge, before: StoredEdge | undefined): void {
  keepEdge(target, edge, before)
  setEdge(target, edge)
}

/** In place of what stands there, now and then. */
export function setEdge(target: Target, edge: StoredEdge): void {
  putEdgeAs(target, edge, edgeTreeValue(edgeCodec.toBytes(edge)))
}

/** With a value in the tree that need not be that of the record; its past is kept by the caller. */
export function putEdgeAs(target: Target, edge: StoredEdge, treeValue: Uint8Array): void {
  const bytes = edgeCodec.toBytes(edge)
  const type = EDGE_TYPES.code(edge.type)
  target.put(edgeFromKey(edge.src, type, edge.dst), bytes)
  target.put(edgeToKey(edge.src, type, edge.dst), bytes)
  target.edges.put(edgeTreeKey(edge.src, edge.type, edge.dst), treeValue)
}
