/**
 * The reducer: the state before and one entry make the state after. Live writes, catch-up, replay
 * and import all call it, so they cannot disagree. It reads nothing but its target and the entry,
 * and decides nothing: what must not happen was refused before the entry was made, and an entry
 * that breaks a rule all the same is damage.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import { CborError } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import { type Bodies, decodeBody } from '../journal/bodies.ts'
import { type Entry, leafHash } from '../journal/entry.ts'
import type { JournalKind } from '../journal/kinds.ts'
import {
  commitKey,
  edgeFromKey,
  edgeToKey,
  headKey,
  type Key,
  STATE_KEY,
  salienceKey,
  versionKey,
} from '../keys/keyspace.ts'
import { documentOf } from '../lexical/document.ts'
import { addDocument, removeDocument } from '../lexical/index-words.ts'
import { decodeData } from '../memory/data.ts'
import { EDGE_TYPES, MEMORY_TYPES } from '../memory/enums.ts'
import { append } from '../merkle/mmr.ts'
import {
  edgeCodec,
  edgeTreeKey,
  edgeTreeValue,
  memoryTreeKey,
  type StoredEdge,
} from '../records/edge.ts'
import { type HeadRecord, sealHead } from '../records/head.ts'
import { recordHash, type VersionRecord, versionCodec, versionHash } from '../records/version.ts'
import { type CommitRecord, commitCodec } from './commit-record.ts'
import { HEAD_INDEXES } from './head-indexes.ts'
import { readEdge, readHead, readSalience, readVersion } from './records.ts'
import { freshSalience, type SalienceInputs, salienceCodec } from './salience.ts'
import { encodeState, rootOf, type ViewState } from './state.ts'
import type { Target } from './target.ts'

/**
 * Applies the entries of one block. The roots of the returned state are those from before: hashing
 * the trees is `sealState`, which a long fold does once for many blocks.
 */
export function applyEntries(
  target: Target,
  before: ViewState,
  commitId: Uint8Array,
  entries: readonly Entry[],
): ViewState {
  let state = before
  let mmr = { count: before.nextSeq, peaks: before.peaks }
  for (const entry of entries) {
    if (entry.header.seq !== mmr.count) throw broken(entry, `expected seq ${mmr.count}`)
    const body = readBody(entry)
    state = applyEntry(target, state, entry, body)
    if (entry === entries[0]) rememberCommit(target, commitId, entry, body.request)
    mmr = append(mmr, leafHash(entry.headerBytes), target.journalNodes)
  }
  return { ...state, nextSeq: mmr.count, peaks: mmr.peaks }
}

/** Hashes what was applied; the result carries the root. */
export function sealState(target: Target, state: ViewState): ViewState {
  const moved = {
    ...state,
    memoriesRoot: target.memories.rootAfter(state.memoriesRoot),
    edgesRoot: target.edges.rootAfter(state.edgesRoot),
  }
  return { ...moved, root: rootOf(moved) }
}

/** The last thing that is staged before a batch is written. */
export function putState(target: Target, state: ViewState): void {
  target.put(STATE_KEY, encodeState(state))
}

/** A body of the entry's own kind; the switch below is where the two meet. */
type Body = Bodies[JournalKind]

function applyEntry(target: Target, state: ViewState, entry: Entry, body: Body): ViewState {
  const { kind } = entry.header
  switch (kind) {
    case 'genesis':
      return applyGenesis(state, entry, body as Bodies['genesis'])
    case 'write':
      applyWrite(target, entry, body as Bodies['write'])
      return { ...state, memories: state.memories + 1 }
    case 'update':
      applyUpdate(target, entry, body as Bodies['update'])
      return state
    case 'update_head':
      applyUpdateHead(target, entry, body as Bodies['update_head'])
      return state
    case 'tombstone':
      applyTombstone(target, entry, body as Bodies['tombstone'])
      return { ...state, tombstoned: state.tombstoned + 1 }
    case 'restore':
      applyRestore(target, entry)
      return { ...state, tombstoned: state.tombstoned - 1 }
    case 'add_edge':
      return applyAddEdge(target, state, entry, body as Bodies['add_edge'])
    case 'remove_edge':
      applyRemoveEdge(target, entry, body as Bodies['remove_edge'])
      return state
    case 'erase':
    case 'compact':
    case 'attest':
    case 'learn_weights':
    case 'find_late':
    case 'scope_violation':
    case 'revoke':
    case 'migration':
      throw new CortexError(
        'STORE_NEWER',
        `Cannot apply entry ${entry.header.seq}: this build does not know what \`${kind}\` does. Update Cortex`,
        { details: { seq: entry.header.seq, kind } },
      )
    default:
      return unreachable(kind)
  }
}

function applyGenesis(state: ViewState, entry: Entry, body: Bodies['genesis']): ViewState {
  if (entry.header.seq !== 0) throw broken(entry, 'genesis is entry 0')
  const { actor, ownerKey } = body
  return { ...state, actor, ownerKey }
}

function applyWrite(target: Target, entry: Entry, body: Bodies['write']): void {
  const id = subjectOf(entry, 0)
  if (readHead(target, id) !== undefined) throw broken(entry, 'the memory exists already')
  if (body.version !== 1) throw broken(entry, 'a memory begins with version 1')
  const hashes = putVersion(target, entry, id, body)
  const { at } = entry.header
  putHead(target, undefined, {
    id,
    type: typeOf(entry),
    currentVersion: 1,
    visibility: body.visibility,
    createdAt: at,
    lastUpdatedAt: at,
    salt: saltOf(entry, 0),
    actorScope: body.actorScope,
    importance: body.importance,
    tags: body.tags,
    frames: body.frames,
    forms: body.forms,
    validUntil: body.validUntil,
    ...hashes,
  })
  const docNumber = addWords(target, typeOf(entry), id, body.data)
  putSalience(target, id, { ...freshSalience(at, body.importance), docNumber })
}

function applyUpdate(target: Target, entry: Entry, body: Bodies['update']): void {
  const id = subjectOf(entry, 0)
  const before = liveHead(target, entry, id)
  if (body.version !== before.currentVersion + 1) {
    throw broken(entry, `version ${body.version} does not follow ${before.currentVersion}`)
  }
  if (typeOf(entry) !== before.type) throw broken(entry, 'the type of a memory never changes')
  removeWords(target, entry, before)
  const hashes = putVersion(target, entry, id, body)
  const { at } = entry.header
  putHead(target, before, {
    ...before,
    currentVersion: body.version,
    lastUpdatedAt: at,
    salt: saltOf(entry, 0),
    forms: body.forms,
    validUntil: body.validUntil,
    ...hashes,
  })
  const salience = readSalience(target, id) ?? freshSalience(at, before.importance)
  const docNumber = addWords(target, before.type, id, body.data)
  putSalience(target, id, { ...salience, lastUsed: at, docNumber })
}

function applyUpdateHead(target: Target, entry: Entry, body: Bodies['update_head']): void {
  const id = subjectOf(entry, 0)
  const before = liveHead(target, entry, id)
  putHead(target, before, {
    ...before,
    lastUpdatedAt: entry.header.at,
    salt: saltOf(entry, 0),
    visibility: body.visibility ?? before.visibility,
    importance: body.importance ?? before.importance,
    tags: body.tags === undefined ? before.tags : noneIfEmpty(body.tags),
    frames: body.frames === undefined ? before.frames : noneIfEmpty(body.frames),
  })
  if (body.importance === undefined) return
  // Being retagged is not being used: recency stays.
  const salience = readSalience(target, id) ?? freshSalience(entry.header.at, body.importance)
  putSalience(target, id, {
    ...salience,
    importance: body.importance === 0 ? undefined : body.importance,
  })
}

function applyTombstone(target: Target, entry: Entry, body: Bodies['tombstone']): void {
  const id = subjectOf(entry, 0)
  const before = liveHead(target, entry, id)
  const { at, by } = entry.header
  putHead(target, before, {
    ...before,
    lastUpdatedAt: at,
    salt: saltOf(entry, 0),
    tombstoned: { reason: body.reason, at, by },
  })
  const salience = removeWords(target, entry, before)
  putSalience(target, id, { ...salience, docNumber: undefined })
}

function applyRestore(target: Target, entry: Entry): void {
  const id = subjectOf(entry, 0)
  const before = readHead(target, id)
  if (before?.tombstoned === undefined) throw broken(entry, 'the memory is not tombstoned')
  putHead(target, before, {
    ...before,
    lastUpdatedAt: entry.header.at,
    salt: saltOf(entry, 0),
    tombstoned: undefined,
  })
  const { data } = currentVersion(target, entry, before)
  const salience = readSalience(target, id) ?? freshSalience(entry.header.at, before.importance)
  putSalience(target, id, { ...salience, docNumber: addWords(target, before.type, id, data) })
}

function applyAddEdge(
  target: Target,
  state: ViewState,
  entry: Entry,
  body: Bodies['add_edge'],
): ViewState {
  const [src, dst] = [subjectOf(entry, 0), subjectOf(entry, 1)]
  const before = readEdge(target, src, body.type, dst)
  if (before !== undefined && before.tombstoned === undefined) {
    throw broken(entry, 'the edge exists already')
  }
  const { at, by } = entry.header
  const { type, weight, data } = body
  putEdge(target, { type, src, dst, createdAt: at, createdBy: by, weight, data })
  return before === undefined ? { ...state, edges: state.edges + 1 } : state
}

function applyRemoveEdge(target: Target, entry: Entry, body: Bodies['remove_edge']): void {
  const [src, dst] = [subjectOf(entry, 0), subjectOf(entry, 1)]
  const { type, reason } = body
  const before = readEdge(target, src, type, dst)
  if (before === undefined || before.tombstoned !== undefined) {
    throw broken(entry, 'there is no such edge')
  }
  const { at, by } = entry.header
  putEdge(target, { ...before, tombstoned: { reason, at, by } })
}

// ---------------------------------------------------------------------------------------------
// Staging

function putVersion(
  target: Target,
  entry: Entry,
  id: Uint8Array,
  body: Bodies['update'],
): { readonly versionHash: Uint8Array; readonly recordHash: Uint8Array } {
  const type = typeOf(entry)
  const hash = versionHash(type, body.data)
  const bytes = versionCodec.toBytes({
    id,
    version: body.version,
    type,
    data: body.data,
    createdAt: entry.header.at,
    createdBy: entry.header.by,
    expiresAt: body.expiresAt,
    confidence: body.confidence,
    provenance: body.provenance,
    forms: body.forms,
    formsOverride: body.formsOverride,
    hash,
    validFrom: body.validFrom,
  })
  target.put(versionKey(id, body.version), bytes)
  return { versionHash: hash, recordHash: recordHash(bytes) }
}

function putHead(target: Target, before: HeadRecord | undefined, after: HeadRecord): void {
  const sealed = sealHead(after)
  target.put(headKey(after.id), sealed.bytes)
  target.memories.put(memoryTreeKey(after.id), sealed.treeValue)
  for (const index of HEAD_INDEXES) {
    if (before === undefined) {
      for (const key of index.keys(after)) target.mark(key)
    } else {
      markDifference(target, index.keys(before), index.keys(after))
    }
  }
}

function markDifference(target: Target, before: readonly Key[], after: readonly Key[]): void {
  const wanted = keysByName(after)
  for (const [name, key] of keysByName(before)) {
    if (!wanted.delete(name)) target.delete(key)
  }
  for (const key of wanted.values()) target.mark(key)
}

function keysByName(keys: readonly Key[]): Map<string, Key> {
  return new Map(keys.map((key) => [key.toString('latin1'), key]))
}

function putSalience(target: Target, id: Uint8Array, inputs: SalienceInputs): void {
  target.put(salienceKey(id), salienceCodec.toBytes(inputs))
}

function addWords(
  target: Target,
  type: HeadRecord['type'],
  id: Uint8Array,
  data: Uint8Array,
): number {
  const words = documentOf(decodeData(type, data))
  return addDocument(target, { id, type: MEMORY_TYPES.code(type), words })
}

/** Takes the current version out of the index of words; gives the salience record that named it. */
function removeWords(target: Target, entry: Entry, head: HeadRecord): SalienceInputs {
  const salience = readSalience(target, head.id)
  if (salience?.docNumber === undefined)
    throw broken(entry, 'the words of the memory are not indexed')
  const { type, data } = currentVersion(target, entry, head)
  removeDocument(target, salience.docNumber, documentOf(decodeData(type, data)))
  return salience
}

function putEdge(target: Target, edge: StoredEdge): void {
  const bytes = edgeCodec.toBytes(edge)
  const type = EDGE_TYPES.code(edge.type)
  target.put(edgeFromKey(edge.src, type, edge.dst), bytes)
  target.put(edgeToKey(edge.src, type, edge.dst), bytes)
  target.edges.put(edgeTreeKey(edge.src, edge.type, edge.dst), edgeTreeValue(bytes))
}

/** Only a commit id of the caller's own carries a request hash; only such a one can come again. */
function rememberCommit(
  target: Target,
  commitId: Uint8Array,
  first: Entry,
  request: Uint8Array | undefined,
): void {
  const id = first.header.subjects?.[0]
  if (request === undefined || id === undefined) return
  const head = readHead(target, id)
  if (head === undefined) throw broken(first, 'its subject has no head')
  const commit: CommitRecord = {
    request,
    id,
    type: head.type,
    version: head.currentVersion,
    seq: first.header.seq,
  }
  target.put(commitKey(commitId), commitCodec.toBytes(commit))
}

// ---------------------------------------------------------------------------------------------
// Reading an entry

function readBody(entry: Entry): Body {
  if (entry.said !== undefined) return entry.said as Body
  const part = entry.parts[0]
  if (part === undefined) throw broken(entry, 'it has no part')
  try {
    return decodeBody(entry.header.kind, part.body)
  } catch (error) {
    if (error instanceof CborError) throw broken(entry, error.message)
    throw error
  }
}

function subjectOf(entry: Entry, index: number): Uint8Array {
  const subject = entry.header.subjects?.[index]
  if (subject === undefined) throw broken(entry, `it has no subject ${index}`)
  return subject
}

function saltOf(entry: Entry, index: number): Uint8Array {
  const part = entry.parts[index]
  if (part === undefined) throw broken(entry, `it has no part ${index}`)
  return part.salt
}

function typeOf(entry: Entry): HeadRecord['type'] {
  const { type } = entry.header
  if (type === undefined) throw broken(entry, 'it names no memory type')
  return type
}

function liveHead(target: Target, entry: Entry, id: Uint8Array): HeadRecord {
  const head = readHead(target, id)
  if (head === undefined) throw broken(entry, 'there is no such memory')
  if (head.tombstoned !== undefined) throw broken(entry, 'the memory is tombstoned')
  return head
}

function currentVersion(target: Target, entry: Entry, head: HeadRecord): VersionRecord {
  const version = readVersion(target, head.id, head.currentVersion)
  if (version === undefined) throw broken(entry, 'the current version of the memory is missing')
  return version
}

function noneIfEmpty<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : items
}

function broken(entry: Entry, why: string): CortexError {
  const { seq, kind } = entry.header
  return new CortexError('CORRUPT', `Cannot apply entry ${seq} (${kind}): ${why}`, {
    details: { seq, kind },
  })
}
