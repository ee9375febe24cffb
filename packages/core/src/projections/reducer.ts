/**
 * The reducer: the state before and one entry make the state after. Live writes, catch-up, replay
 * and import all call it, so they cannot disagree. It reads nothing but its target and the entry,
 * and decides nothing: what must not happen was refused before the entry was made, and an entry
 * that breaks a rule all the same is damage.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import { CortexError } from '../errors.ts'
import type { Bodies } from '../journal/bodies.ts'
import { type Entry, leafHash } from '../journal/entry.ts'
import { checkpointKey, commitKey, STATE_KEY, WEIGHTS_KEY } from '../keys/keyspace.ts'
import { documentOf } from '../lexical/document.ts'
import { addDocument, removeDocument } from '../lexical/index-words.ts'
import { decodeData, type MemoryData } from '../memory/data.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { formatUri, idFromBytes, type Uri } from '../memory/ids.ts'
import { append } from '../merkle/mmr.ts'
import { type CompactedStub, encodeCheckpoint, nameHash } from '../records/checkpoint.ts'
import type { HeadRecord } from '../records/head.ts'
import { weightList, weightsFrom } from '../salience/learn.ts'
import { attestOutcomeCodec, type CommitRecord, commitCodec } from './commit-record.ts'
import { type Body, broken, readBody, readRest, saltOf, subjectOf, typeOf } from './entry-reader.ts'
import { readEdge, readHead, readVersion, readWeights } from './records.ts'
import { applyRevoke } from './revocation.ts'
import { freshSalience, isPinned } from './salience.ts'
import { type Place, putEdge, putMemory, putVersion, readPlace } from './stage.ts'
import { encodeState, rootOf, type ViewState } from './state.ts'
import type { Target } from './target.ts'
import { weightsCodec } from './weights.ts'

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
  let request: Uint8Array | undefined
  for (const entry of entries) {
    if (entry.header.seq !== mmr.count) throw broken(entry, `expected seq ${mmr.count}`)
    const body = readBody(entry)
    state = applyEntry(target, state, entry, body)
    if (entry === entries[0]) request = body.request
    mmr = append(mmr, leafHash(entry.headerBytes), target.journalNodes)
  }
  if (request !== undefined) rememberCommit(target, commitId, entries, request)
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
    case 'compact':
      applyCompact(target, entry, body as Bodies['compact'])
      return state
    case 'attest':
      applyAttest(target, entry, body as Bodies['attest'])
      return state
    case 'learn_weights':
      applyLearnWeights(target, entry, body as Bodies['learn_weights'])
      return state
    case 'find_late':
      applyFindLate(target, entry, body as Bodies['find_late'])
      return state
    case 'scope_violation':
      // Only the journal remembers it.
      return state
    case 'revoke':
      applyRevoke(target, entry, body as Bodies['revoke'])
      return state
    case 'erase':
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
    claim: body.claim,
    ...hashes,
  }
  const data = decodeData(head.type, body.data)
  const salience = {
    ...freshSalience(at, body.importance, isPinned(data)),
    docNumber: addWords(target, id, data),
  }
  putMemory(target, undefined, { head, salience })
  closeSuperseded(target, entry, 'write')
}

function applyUpdate(target: Target, entry: Entry, body: Bodies['update']): void {
  const id = subjectOf(entry, 0)
  const before = livePlace(target, entry, id)
  const { head } = before
  if (body.version !== head.currentVersion + 1) {
    throw broken(entry, `version ${body.version} does not follow ${head.currentVersion}`)
  }
  if (typeOf(entry) !== head.type) throw broken(entry, 'the type of a memory never changes')
  removeWords(target, entry, before)
  const hashes = putVersion(target, entry, id, body)
  const { at } = entry.header
  const after: HeadRecord = {
    ...head,
    currentVersion: body.version,
    lastUpdatedAt: at,
    salt: saltOf(entry, 0),
    forms: body.forms,
    validUntil: body.validUntil,
    claim: body.claim,
    ...hashes,
  }
  const data = decodeData(head.type, body.data)
  const salience = {
    ...before.salience,
    lastUsed: at,
    pinned: isPinned(data),
    docNumber: addWords(target, id, data),
  }
  putMemory(target, before, { head: after, salience })
  closeSuperseded(target, entry, 'update')
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
  putMemory(target, before, {
    head: after,
    salience:
      body.importance === undefined && body.used === undefined
        ? salience
        : {
            ...salience,
            // Being retagged is not being used: recency stays.
            lastUsed: body.used === undefined ? salience.lastUsed : entry.header.at,
            importance:
              body.importance === undefined ? salience.importance : noneIfZero(importance),
          },
  })
  closeSuperseded(target, entry, 'update_head')
}

/** The subjects after the first are what it takes the place of: their time is over, or will be. */
function closeSuperseded(
  target: Target,
  entry: Entry,
  kind: 'write' | 'update' | 'update_head',
): void {
  if (entry.parts.length === 1) return
  for (const [index, { validUntil }] of readRest(entry, kind).entries()) {
    const before = livePlace(target, entry, subjectOf(entry, index + 1))
    const head: HeadRecord = {
      ...before.head,
      lastUpdatedAt: entry.header.at,
      salt: saltOf(entry, index + 1),
      validUntil,
      supersededBy: subjectOf(entry, 0),
    }
    putMemory(target, before, { head, salience: before.salience })
  }
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
  removeWords(target, entry, before)
  putMemory(target, before, { head, salience: { ...before.salience, docNumber: undefined } })
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
  const docNumber = addWords(target, head.id, currentData(target, entry, head))
  putMemory(target, before, { head, salience: { ...before.salience, docNumber } })
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
  if (before !== undefined) return state
  const edges = state.edges + 1
  return type === 'part_of'
    ? { ...state, edges, wholes: (state.wholes ?? 0) + 1 }
    : { ...state, edges }
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

/** One part per memory of the context, in its order. */
function applyCompact(target: Target, entry: Entry, body: Bodies['compact']): void {
  const keptUris: Uri[] = []
  const compacted: CompactedStub[] = []
  for (const [index, each] of [body, ...readRest(entry, 'compact')].entries()) {
    const ref = formatUri(each.type, idFromBytes(subjectOf(entry, index)), each.version)
    const { shortForm, salience } = each
    if (shortForm === undefined) keptUris.push(ref)
    else if (salience === undefined) throw broken(entry, 'a memory that went has no salience')
    else compacted.push({ ref, shortForm, salience })
  }
  const { intentId, stepId, budgetTokens } = body
  const createdAt = entry.header.at
  target.put(
    checkpointKey(nameHash(intentId), nameHash(stepId)),
    encodeCheckpoint({ intentId, stepId, createdAt, budgetTokens, keptUris, compacted }),
  )
}

function applyAttest(target: Target, entry: Entry, body: Bodies['attest']): void {
  if (entry.header.subjects === undefined) return
  for (const [index, each] of [body, ...readRest(entry, 'attest')].entries()) {
    const before = livePlace(target, entry, subjectOf(entry, index))
    const { lastUsed, accessCount, citations } = each
    if (lastUsed === undefined) throw broken(entry, 'a cited memory has no time of last use')
    const salience = { ...before.salience, lastUsed, accessCount, citations }
    putMemory(target, before, { head: before.head, salience })
  }
}

function applyLearnWeights(target: Target, entry: Entry, body: Bodies['learn_weights']): void {
  const now = readWeights(target)
  const { before, after } = body
  if (!sameNumbers(before, weightList(now))) throw broken(entry, 'the weights were others')
  if (sameNumbers(before, after) !== (body.skipped === true)) {
    throw broken(entry, 'it says wrongly whether something was learned')
  }
  if (body.skipped) return
  const learned = { ...weightsFrom(after), updatedAt: entry.header.at, updates: now.updates + 1 }
  target.put(WEIGHTS_KEY, weightsCodec.toBytes(learned))
}

function applyFindLate(target: Target, entry: Entry, body: Bodies['find_late']): void {
  if (entry.header.subjects === undefined) return
  for (const [index, { accessCount }] of [body, ...readRest(entry, 'find_late')].entries()) {
    const before = livePlace(target, entry, subjectOf(entry, index))
    const salience = { ...before.salience, lastUsed: entry.header.at, accessCount }
    putMemory(target, before, { head: before.head, salience })
  }
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

/** The number under which the words are found. */
function addWords(target: Target, id: Uint8Array, data: MemoryData): number {
  return addDocument(target, { id, type: MEMORY_TYPES.code(data.type), words: documentOf(data) })
}

function removeWords(target: Target, entry: Entry, { head, salience }: Place): void {
  if (salience.docNumber === undefined) throw broken(entry, 'the words are not indexed')
  removeDocument(target, salience.docNumber, documentOf(currentData(target, entry, head)))
}

/** Only a commit id of the caller's own carries a request hash; only such a one can come again. */
function rememberCommit(
  target: Target,
  commitId: Uint8Array,
  [first, second]: readonly Entry[],
  request: Uint8Array,
): void {
  if (first === undefined) return
  const { kind, seq } = first.header
  let commit: CommitRecord
  if (kind === 'attest') {
    if (second?.header.kind !== 'learn_weights') throw broken(first, 'nothing was learned from it')
    const { before, after } = readBody(second) as Bodies['learn_weights']
    const affected = first.header.subjects ?? []
    const result = attestOutcomeCodec.toBytes({ affected, before, after })
    commit = { request, seq, result }
  } else if (kind === 'compact') {
    const { intentId, stepId } = readBody(first) as Bodies['compact']
    const result = target.get(checkpointKey(nameHash(intentId), nameHash(stepId)))
    commit = { request, seq, result }
  } else if (kind === 'revoke') {
    commit = { request, seq }
  } else {
    const id = first.header.subjects?.[0]
    if (id === undefined) return
    const head = readHead(target, id)
    if (head === undefined) throw broken(first, 'its subject has no head')
    commit = { request, id, type: head.type, version: head.currentVersion, seq }
  }
  target.put(commitKey(commitId), commitCodec.toBytes(commit))
}

function livePlace(target: Target, entry: Entry, id: Uint8Array): Place {
  const place = readPlace(target, id)
  if (place === undefined) throw broken(entry, 'there is no such memory')
  if (place.head.tombstoned !== undefined) throw broken(entry, 'the memory is tombstoned')
  return place
}

function currentData(target: Target, entry: Entry, head: HeadRecord): MemoryData {
  const version = readVersion(target, head.id, head.currentVersion)
  if (version === undefined) throw broken(entry, 'the current version of the memory is missing')
  return decodeData(head.type, version.data)
}

function noneIfEmpty<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : items
}

/** Zero is an absent field: one value, one encoding. */
function noneIfZero(count: number | undefined): number | undefined {
  return count === 0 ? undefined : count
}
