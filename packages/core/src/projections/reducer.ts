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
  revokedKey,
  STATE_KEY,
  salienceKey,
  versionKey,
} from '../keys/keyspace.ts'
import { EDGE_TYPES } from '../memory/enums.ts'
import { append } from '../merkle/mmr.ts'
import {
  edgeCodec,
  edgeTreeKey,
  edgeTreeValue,
  memoryTreeKey,
  type StoredEdge,
} from '../records/edge.ts'
import { type HeadRecord, sealHead } from '../records/head.ts'
import { revocationCodec, scopeHash } from '../records/revocation.ts'
import { recordHash, versionCodec, versionHash } from '../records/version.ts'
import { type CommitRecord, commitCodec } from './commit-record.ts'
import { HEAD_INDEXES } from './head-indexes.ts'
import { rankKeys } from './rank.ts'
import { readEdge, readHead, readRevocation, readSalience } from './records.ts'
import { freshSalience, isPinned, type SalienceInputs, salienceCodec } from './salience.ts'
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
  const latestAt = entries.reduce(
    (latest, { header }) => Math.max(latest, header.at),
    before.latestAt ?? 0,
  )
  return { ...state, nextSeq: mmr.count, peaks: mmr.peaks, latestAt }
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
    case 'scope_violation':
      // Only the journal remembers it.
      return state
    case 'revoke':
      applyRevoke(target, entry, body as Bodies['revoke'])
      return state
    case 'erase':
    case 'compact':
    case 'attest':
    case 'learn_weights':
    case 'find_late':
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
  const head: HeadRecord = {
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
  }
  const pinned = isPinned(head.type, body.data)
  putMemory(target, undefined, { head, salience: freshSalience(at, body.importance, pinned) })
}

function applyUpdate(target: Target, entry: Entry, body: Bodies['update']): void {
  const id = subjectOf(entry, 0)
  const before = livePlace(target, entry, id)
  const { head } = before
  if (body.version !== head.currentVersion + 1) {
    throw broken(entry, `version ${body.version} does not follow ${head.currentVersion}`)
  }
  if (typeOf(entry) !== head.type) throw broken(entry, 'the type of a memory never changes')
  const hashes = putVersion(target, entry, id, body)
  const { at } = entry.header
  const after: HeadRecord = {
    ...head,
    currentVersion: body.version,
    lastUpdatedAt: at,
    salt: saltOf(entry, 0),
    forms: body.forms,
    validUntil: body.validUntil,
    ...hashes,
  }
  const pinned = isPinned(head.type, body.data)
  putMemory(target, before, { head: after, salience: { ...before.salience, lastUsed: at, pinned } })
}

function applyUpdateHead(target: Target, entry: Entry, body: Bodies['update_head']): void {
  const before = livePlace(target, entry, subjectOf(entry, 0))
  const { head, salience } = before
  const importance = body.importance ?? head.importance
  const after: HeadRecord = {
    ...head,
    lastUpdatedAt: entry.header.at,
    salt: saltOf(entry, 0),
    visibility: body.visibility ?? head.visibility,
    importance,
    tags: body.tags === undefined ? head.tags : noneIfEmpty(body.tags),
    frames: body.frames === undefined ? head.frames : noneIfEmpty(body.frames),
  }
  // Being retagged is not being used: recency stays.
  putMemory(target, before, {
    head: after,
    salience:
      body.importance === undefined
        ? salience
        : { ...salience, importance: importance === 0 ? undefined : importance },
  })
}

function applyTombstone(target: Target, entry: Entry, body: Bodies['tombstone']): void {
  const before = livePlace(target, entry, subjectOf(entry, 0))
  const { at, by } = entry.header
  const head: HeadRecord = {
    ...before.head,
    lastUpdatedAt: at,
    salt: saltOf(entry, 0),
    tombstoned: { reason: body.reason, at, by },
  }
  putMemory(target, before, { head, salience: before.salience })
}

function applyRestore(target: Target, entry: Entry): void {
  const before = readPlace(target, subjectOf(entry, 0))
  if (before?.head.tombstoned === undefined) throw broken(entry, 'the memory is not tombstoned')
  const head: HeadRecord = {
    ...before.head,
    lastUpdatedAt: entry.header.at,
    salt: saltOf(entry, 0),
    tombstoned: undefined,
  }
  putMemory(target, before, { head, salience: before.salience })
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

function applyRevoke(target: Target, entry: Entry, body: Bodies['revoke']): void {
  const { scopeId, reason } = body
  if (readRevocation(target, scopeId) !== undefined) throw broken(entry, 'it was revoked before')
  const { at, by, seq } = entry.header
  const revocation = { scopeId, reason, at, by, seq }
  target.put(revokedKey(scopeHash(scopeId)), revocationCodec.toBytes(revocation))
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

/** A memory as the indexes see it. */
interface Place {
  readonly head: HeadRecord
  readonly salience: SalienceInputs
}

function readPlace(target: Target, id: Uint8Array): Place | undefined {
  const head = readHead(target, id)
  if (head === undefined) return undefined
  const salience = readSalience(target, id) ?? freshSalience(head.createdAt, head.importance)
  return { head, salience }
}

/** Stages what differs: records, tree, and the keys of every index. */
function putMemory(target: Target, before: Place | undefined, after: Place): void {
  const { head, salience } = after
  if (head !== before?.head) {
    const sealed = sealHead(head)
    target.put(headKey(head.id), sealed.bytes)
    target.memories.put(memoryTreeKey(head.id), sealed.treeValue)
    for (const index of HEAD_INDEXES) {
      markDifference(target, before && index.keys(before.head), index.keys(head))
    }
  }
  if (salience !== before?.salience) {
    target.put(salienceKey(head.id), salienceCodec.toBytes(salience))
  }
  markDifference(target, before && rankKeys(before.head, before.salience), rankKeys(head, salience))
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
    if (!wanted.delete(name)) target.delete(key)
  }
  for (const key of wanted.values()) target.mark(key)
}

function keysByName(keys: readonly Key[]): Map<string, Key> {
  return new Map(keys.map((key) => [key.toString('latin1'), key]))
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

function livePlace(target: Target, entry: Entry, id: Uint8Array): Place {
  const place = readPlace(target, id)
  if (place === undefined) throw broken(entry, 'there is no such memory')
  if (place.head.tombstoned !== undefined) throw broken(entry, 'the memory is tombstoned')
  return place
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
