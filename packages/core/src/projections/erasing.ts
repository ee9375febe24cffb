/**
 * What an `erase` entry does to the view, and how entries are folded whose parts it turned into
 * stubs. Both ways lead to the same records, trees and counters: a live store that erases, and a
 * fold that never sees what was erased.
 *
 * Of the erased memory remains its head with the fact of the erasure. Its versions, words, ranks and
 * indexes go; so do its lines in checkpoints and what commit ids remember of it. Its edges lose
 * weight, data and reasons, and keep their ends, type, times and authors.
 *
 * @module
 */
import { EMPTY_BYTES } from '../codec/bytes.ts'
import { type Bodies, canBeErased } from '../journal/bodies.ts'
import type { Entry, Part } from '../journal/entry.ts'
import type { Stub } from '../journal/stub.ts'
import {
  checkpointOf,
  commitOf,
  copiesPrefix,
  edgesPrefix,
  erasedKey,
  headKey,
  type Key,
  keptCommitKey,
  keptCopyKey,
  salienceKey,
  versionKey,
} from '../keys/keyspace.ts'
import { idFromBytes, parseUri } from '../memory/ids.ts'
import { type CheckpointRecord, decodeCheckpoint, encodeCheckpoint } from '../records/checkpoint.ts'
import { edgeCodec, memoryTreeKey, type StoredEdge } from '../records/edge.ts'
import { bareHead, type HeadRecord, sealHead } from '../records/head.ts'
import { commitCodec, ERASED_REQUEST } from './commit-record.ts'
import { broken, saltOf, subjectOf, typeOf } from './entry-reader.ts'
import { changePastEdges, forgetPlaces, keepEdge } from './past.ts'
import { decodeRecord, readEdge, readHead } from './records.ts'
import { type Place, putEdgeAs, readPlace, setEdge, takeIndexes } from './stage.ts'
import type { ViewState } from './state.ts'
import type { Target } from './target.ts'

export function stubOf(entry: Entry, index: number): Stub | undefined {
  return entry.parts[index]?.stub
}

export function isStub(part: Part): boolean {
  return part.stub !== undefined
}

// ---------------------------------------------------------------------------------------------
// The erasure itself

/** Takes the words of a memory out of their indexes, those that it no longer says as well. */
export type RemoveWords = (place: Place) => void

export function applyErase(
  target: Target,
  state: ViewState,
  entry: Entry,
  { reason }: Bodies['erase'],
  removeWords: RemoveWords,
): ViewState {
  const id = subjectOf(entry, 0)
  const before = readPlace(target, id)
  if (before === undefined) throw broken(entry, 'there is no such memory')
  const { head } = before
  if (head.erased !== undefined) throw broken(entry, 'the memory was erased already')
  takeContent(target, before, removeWords)
  target.delete(salienceKey(id))
  const { seq, at, by } = entry.header
  const erased = { reason, at, by }
  putBare(target, bareHead({ ...head, lastUpdatedAt: at }, { erased, salt: saltOf(entry, 0) }))
  stripEdges(target, id)
  dropCopies(target, id)
  target.mark(erasedKey(seq, id))
  return {
    ...state,
    tombstoned: state.tombstoned - (head.tombstoned === undefined ? 0 : 1),
    erased: (state.erased ?? 0) + 1,
    lastErase: seq,
  }
}

/** Versions, words, the keys of every index, and the past of it all. */
function takeContent(target: Target, place: Place, removeWords: RemoveWords): void {
  const { head } = place
  if (head.withheld) return
  removeWords(place)
  takeIndexes(target, place)
  forgetPlaces(target, head.id)
  for (let version = 1; version <= head.currentVersion; version++) {
    target.delete(versionKey(head.id, version))
  }
}

function putBare(target: Target, head: HeadRecord, value?: Uint8Array): void {
  const sealed = sealHead(head)
  target.put(headKey(head.id), sealed.bytes)
  target.memories.put(memoryTreeKey(head.id), value ?? sealed.treeValue)
}

function stripEdges(target: Target, id: Uint8Array): void {
  for (const prefix of ['e/from/', 'e/to/'] as const) {
    for (const key of target.keysBelow(edgesPrefix(prefix, id))) {
      const bytes = target.get(key as Key)
      if (bytes === undefined) continue
      const edge = bareEdge(decodeRecord(key, bytes, edgeCodec.fromBytes))
      setEdge(target, edge)
      changePastEdges(target, edge, bareEdge)
    }
  }
}

/** Without what its author wrote about it. */
export function bareEdge({
  type,
  src,
  dst,
  createdAt,
  createdBy,
  tombstoned,
}: StoredEdge): StoredEdge {
  const removed = tombstoned === undefined ? undefined : { ...tombstoned, reason: '' }
  return { type, src, dst, createdAt, createdBy, tombstoned: removed }
}

/** Records beside the memory that hold words of it, or a hash of them. */
function dropCopies(target: Target, id: Uint8Array): void {
  for (const key of target.keysBelow(copiesPrefix('idx/copy/chk/', id))) {
    dropFromCheckpoint(target, checkpointOf(key), id)
    target.delete(key as Key)
  }
  for (const key of target.keysBelow(copiesPrefix('idx/copy/commit/', id))) {
    forgetCommit(target, commitOf(key))
    target.delete(key as Key)
  }
}

function dropFromCheckpoint(target: Target, key: Key, id: Uint8Array): void {
  const bytes = target.get(key)
  if (bytes === undefined) return
  const name = idFromBytes(id)
  const before = decodeRecord(key, bytes, decodeCheckpoint)
  const compacted = before.compacted.filter(({ ref }) => parseUri(ref).id !== name)
  putCheckpoint(target, key, { ...before, compacted })
}

/** A checkpoint that names nothing is none. */
export function putCheckpoint(target: Target, key: Key, checkpoint: CheckpointRecord): void {
  const { keptUris, compacted } = checkpoint
  if (keptUris.length + compacted.length === 0) target.delete(key)
  else target.put(key, encodeCheckpoint(checkpoint))
}

/** The id stays used; what was asked and answered under it is gone. */
function forgetCommit(target: Target, key: Key): void {
  const bytes = target.get(key)
  if (bytes === undefined) return
  const { seq } = decodeRecord(key, bytes, commitCodec.fromBytes)
  target.put(key, commitCodec.toBytes({ request: ERASED_REQUEST, seq }))
}

/** Remembers where copies are, so that an erasure need not search; it asks for these keys. */
export function noteCheckpointCopy(target: Target, id: Uint8Array, checkpoint: Key): void {
  target.put(keptCopyKey(id, checkpoint), EMPTY_BYTES)
}

export function noteCommitCopy(target: Target, id: Uint8Array, commitId: Uint8Array): void {
  target.put(keptCommitKey(id, commitId), EMPTY_BYTES)
}

// ---------------------------------------------------------------------------------------------
// Entries whose content was erased

/** Only parts that can be erased are, and a stub is of what its entry is about. */
export function checkStubs(entry: Entry): void {
  const { kind } = entry.header
  const isEdge = kind === 'add_edge' || kind === 'remove_edge'
  for (const [index, { stub }] of entry.parts.entries()) {
    if (stub === undefined) continue
    if (!canBeErased(kind, index) || isEdge !== (stub.edgeType !== undefined)) {
      throw broken(entry, 'a stub where none can be')
    }
  }
}

/** The first part is a stub: what can still be known of the head or edge, and its leaf. */
export function applyStub(
  target: Target,
  state: ViewState,
  entry: Entry,
  stub: Stub,
  removeWords: RemoveWords,
): ViewState {
  switch (entry.header.kind) {
    case 'write':
      writeWithheld(target, entry, stub)
      return { ...state, memories: state.memories + 1 }
    case 'update': {
      const head = withheld(target, entry, 0, removeWords)
      if (head.tombstoned !== undefined) throw broken(entry, 'the memory is tombstoned')
      putWithheld(target, entry, stub, { ...head, currentVersion: head.currentVersion + 1 })
      return state
    }
    case 'update_head':
      closeWithheld(target, entry, 0, stub, removeWords)
      return state
    case 'tombstone': {
      const head = withheld(target, entry, 0, removeWords)
      if (head.tombstoned !== undefined) throw broken(entry, 'the memory is tombstoned')
      const { at, by } = entry.header
      putWithheld(target, entry, stub, { ...head, tombstoned: { reason: '', at, by } })
      return { ...state, tombstoned: state.tombstoned + 1 }
    }
    case 'restore': {
      const head = withheld(target, entry, 0, removeWords)
      if (head.tombstoned === undefined) throw broken(entry, 'the memory is not tombstoned')
      putWithheld(target, entry, stub, { ...head, tombstoned: undefined })
      return { ...state, tombstoned: state.tombstoned - 1 }
    }
    case 'add_edge':
      return addWithheldEdge(target, state, entry, stub)
    case 'remove_edge':
      removeWithheldEdge(target, entry, stub)
      return state
    default:
      throw broken(entry, 'a part that is never erased is a stub')
  }
}

/** A subject whose part is a stub was changed in a way that leaves nothing but its leaf. */
export function closeWithheld(
  target: Target,
  entry: Entry,
  index: number,
  stub: Stub,
  removeWords: RemoveWords,
): void {
  const head = withheld(target, entry, index, removeWords)
  if (head.tombstoned !== undefined) throw broken(entry, 'the memory is tombstoned')
  putWithheld(target, entry, stub, head)
}

function writeWithheld(target: Target, entry: Entry, stub: Stub): void {
  const id = subjectOf(entry, 0)
  if (readHead(target, id) !== undefined) throw broken(entry, 'the memory exists already')
  const { at } = entry.header
  const known = { id, type: typeOf(entry), currentVersion: 1, createdAt: at, lastUpdatedAt: at }
  putWithheld(target, entry, stub, bareHead(known, { withheld: true, salt: NO_SALT }))
}

const NO_SALT: Uint8Array = new Uint8Array(16)

/**
 * The head before, as far as it may be known. Anyone who reads the journal while it is rewritten may
 * meet the first entries of a memory whole and the later ones as stubs: what came first goes too.
 */
function withheld(
  target: Target,
  entry: Entry,
  index: number,
  removeWords: RemoveWords,
): HeadRecord {
  const before = readPlace(target, subjectOf(entry, index))
  if (before === undefined) throw broken(entry, 'there is no such memory')
  const { head } = before
  if (head.withheld) return head
  if (head.erased !== undefined) throw broken(entry, 'the memory was erased before')
  takeContent(target, before, removeWords)
  const { tombstoned } = head
  const removed = tombstoned === undefined ? undefined : { ...tombstoned, reason: '' }
  return bareHead(head, { tombstoned: removed, withheld: true, salt: NO_SALT })
}

function putWithheld(target: Target, entry: Entry, stub: Stub, head: HeadRecord): void {
  putBare(target, { ...head, lastUpdatedAt: entry.header.at }, stub.value)
}

function addWithheldEdge(target: Target, state: ViewState, entry: Entry, stub: Stub): ViewState {
  const { src, dst, type } = edgeOf(entry, stub)
  const before = readEdge(target, src, type, dst)
  if (before !== undefined && before.tombstoned === undefined) {
    throw broken(entry, 'the edge exists already')
  }
  const { at, by } = entry.header
  const edge = { type, src, dst, createdAt: at, createdBy: by }
  keepEdge(target, edge, before)
  putEdgeAs(target, edge, stub.value)
  return before === undefined ? { ...state, edges: state.edges + 1 } : state
}

function removeWithheldEdge(target: Target, entry: Entry, stub: Stub): void {
  const { src, dst, type } = edgeOf(entry, stub)
  const before = readEdge(target, src, type, dst)
  if (before === undefined || before.tombstoned !== undefined) {
    throw broken(entry, 'there is no such edge')
  }
  const { at, by } = entry.header
  const edge = { ...bareEdge(before), tombstoned: { reason: '', at, by } }
  keepEdge(target, edge, before)
  putEdgeAs(target, edge, stub.value)
}

function edgeOf(entry: Entry, stub: Stub): Pick<StoredEdge, 'src' | 'dst' | 'type'> {
  const { edgeType: type } = stub
  if (type === undefined) throw broken(entry, 'a stub of a memory stands for an edge')
  return { src: subjectOf(entry, 0), dst: subjectOf(entry, 1), type }
}
