/**
 * The reducer: the state before and one entry make the state after. Live writes, catch-up, replay
 * and import all call it, so they cannot disagree. It reads nothing but its target and the entry,
 * and decides nothing: what must not happen was refused before the entry was made, and an entry
 * that breaks a rule anyway is damage.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import { CortexError } from '../errors.ts'
import type { Bodies, RestBodies, SupersededBody } from '../journal/bodies.ts'
import { type Entry, leafHash } from '../journal/entry.ts'
import type { JournalKind } from '../journal/kinds.ts'
import type { Stub } from '../journal/stub.ts'
import {
  checkpointKey,
  checkpointKeyOf,
  commitKey,
  STATE_KEY,
  WEIGHTS_KEY,
} from '../keys/keyspace.ts'
import { formatUri, idFromBytes, type Uri } from '../memory/ids.ts'
import { append } from '../merkle/mmr.ts'
import { type CompactedStub, nameHash } from '../records/checkpoint.ts'
import { type HeadRecord, isBare } from '../records/head.ts'
import type { VersionRecord } from '../records/version.ts'
import { weightList, weightsFrom } from '../salience/learn.ts'
import {
  addedEdge,
  patched,
  removedEdge,
  restored,
  superseded,
  tombstoned,
  updated,
  written,
} from './changes.ts'
import {
  attestOutcomeCodec,
  type CommitRecord,
  commitCodec,
  ERASED_REQUEST,
} from './commit-record.ts'
import { type Body, broken, readBody, readRest, subjectOf, typeOf } from './entry-reader.ts'
import {
  applyErase,
  applyStub,
  checkStubs,
  closeWithheld,
  isStub,
  noteCheckpointCopy,
  noteCommitCopy,
  putCheckpoint,
  type RemoveWords,
  stubOf,
} from './erasing.ts'
import type { KeptVersion, Since } from './memory-words.ts'
import { keepWeights } from './past.ts'
import { readEdge, readHead, readVersionOf, readWeights } from './records.ts'
import { applyRevoke } from './revocation.ts'
import { freshSalience, isPinnedAs } from './salience.ts'
import { keepVersion, type Place, putEdge, putMemory, putVersion, readPlace } from './stage.ts'
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
  // A block is known as a whole: nobody ever saw a part of it.
  const latestAt = entries.reduce(
    (latest, { header }) => Math.max(latest, header.at),
    before.latestAt ?? 0,
  )
  for (const entry of entries) {
    if (entry.header.seq !== mmr.count) throw broken(entry, `expected seq ${mmr.count}`)
    target.moment = { known: latestAt, seq: entry.header.seq }
    const stub = stubOf(entry, 0)
    const body = stub === undefined ? readBody(entry) : undefined
    state = applyEntry(target, state, entry, body)
    if (entry === entries[0]) request = stub?.requested ? ERASED_REQUEST : body?.request
    mmr = append(mmr, leafHash(entry.headerBytes), target.journalNodes)
  }
  if (request !== undefined) rememberCommit(target, commitId, entries, request)
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

/** Without a body the first part is a stub. */
function applyEntry(
  target: Target,
  state: ViewState,
  entry: Entry,
  body: Body | undefined,
): ViewState {
  const { kind } = entry.header
  checkStubs(entry)
  if (kind === 'compact') {
    applyCompact(target, entry, body as Bodies['compact'] | undefined)
    return state
  }
  const stub = stubOf(entry, 0)
  if (stub !== undefined) {
    const after = applyStub(target, state, entry, stub, wordsRemover(target, entry))
    closeSuperseded(target, entry)
    return after
  }
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
    case 'attest':
      applyAttest(target, entry, body as Bodies['attest'])
      return state
    case 'learn_weights':
      applyLearnWeights(target, entry, body as Bodies['learn_weights'])
      return state
    case 'find_late':
      applyFindLate(target, entry, body as Bodies['find_late'])
      return state
    case 'erase':
      return applyErase(target, state, entry, body as Bodies['erase'], wordsRemover(target, entry))
    case 'scope_violation':
      // Only the journal remembers it.
      return state
    case 'revoke':
      applyRevoke(target, entry, body as Bodies['revoke'])
      return state
    case 'set_owner':
      return applySetOwner(state, entry, body as Bodies['set_owner'])
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

/** Grants rest on the owner key: it is set once, by the genesis entry or by this one. */
function applySetOwner(state: ViewState, entry: Entry, body: Bodies['set_owner']): ViewState {
  if (state.ownerKey !== undefined) throw broken(entry, 'the store has an owner key already')
  return { ...state, ownerKey: body.ownerKey }
}

function applyWrite(target: Target, entry: Entry, body: Bodies['write']): void {
  const id = subjectOf(entry, 0)
  if (readHead(target, id) !== undefined) throw broken(entry, 'the memory exists already')
  if (body.version !== 1) throw broken(entry, 'a memory begins with version 1')
  const head = written(entry, body, putVersion(target, entry, body))
  const salience = {
    ...freshSalience(head.createdAt, body.importance, isPinnedAs(head.type, body.data)),
    docNumber: target.words.add(id, head.type, body.data, sinceNow(target, body.validFrom)),
  }
  putMemory(target, undefined, { head, salience })
  closeSuperseded(target, entry)
}

function applyUpdate(target: Target, entry: Entry, body: Bodies['update']): void {
  const id = subjectOf(entry, 0)
  const before = livePlace(target, entry, id)
  const { head } = before
  if (body.version !== head.currentVersion + 1) {
    throw broken(entry, `version ${body.version} does not follow ${head.currentVersion}`)
  }
  if (typeOf(entry) !== head.type) throw broken(entry, 'the type of a memory never changes')
  keepWords(target, entry, before, body.validFrom)
  keepVersion(target, head)
  const after = updated(head, entry, body, putVersion(target, entry, body))
  const salience = {
    ...before.salience,
    lastUsed: entry.header.at,
    pinned: isPinnedAs(head.type, body.data),
    docNumber: target.words.add(id, head.type, body.data, sinceNow(target, body.validFrom)),
  }
  putMemory(target, before, { head: after, salience })
  closeSuperseded(target, entry)
}

function applyUpdateHead(target: Target, entry: Entry, body: Bodies['update_head']): void {
  const before = livePlace(target, entry, subjectOf(entry, 0))
  const { salience } = before
  if (body.validUntil !== undefined && !body.reopened) {
    throw broken(entry, 'it ends what it does not reopen')
  }
  if (body.reopened && before.head.supersededBy === undefined) {
    throw broken(entry, 'nothing took the place of the memory')
  }
  putMemory(target, before, {
    head: patched(before.head, entry, body),
    salience:
      body.importance === undefined && body.used === undefined
        ? salience
        : {
            ...salience,
            // Being retagged is not being used: recency stays.
            lastUsed: body.used === undefined ? salience.lastUsed : entry.header.at,
            importance:
              body.importance === undefined ? salience.importance : noneIfZero(body.importance),
          },
  })
  closeSuperseded(target, entry)
}

/** The subjects after the first are what it takes the place of: their time is over, or will be. */
function closeSuperseded(target: Target, entry: Entry): void {
  const { kind } = entry.header
  if (entry.parts.length === 1 || !isClosing(kind)) return
  for (const [position, closing] of readRest(entry, kind).entries()) {
    const index = position + 1
    const stub = stubOf(entry, index)
    if (stub !== undefined) {
      closeWithheld(target, entry, index, stub, wordsRemover(target, entry))
      continue
    }
    const before = livePlace(target, entry, subjectOf(entry, index))
    const head = superseded(before.head, entry, index, closing as SupersededBody)
    putMemory(target, before, { head, salience: before.salience })
  }
}

function isClosing(kind: JournalKind): kind is 'write' | 'update' | 'update_head' {
  return kind === 'write' || kind === 'update' || kind === 'update_head'
}

function applyTombstone(target: Target, entry: Entry, body: Bodies['tombstone']): void {
  const before = livePlace(target, entry, subjectOf(entry, 0))
  // Whatever it said of any time: nobody is shown it.
  keepWords(target, entry, before, 0)
  const head = tombstoned(before.head, entry, body)
  putMemory(target, before, { head, salience: { ...before.salience, docNumber: undefined } })
}

function applyRestore(target: Target, entry: Entry): void {
  const before = readPlace(target, subjectOf(entry, 0))
  if (before?.head.tombstoned === undefined) throw broken(entry, 'the memory is not tombstoned')
  if (isBare(before.head)) throw broken(entry, 'the memory was erased')
  const head = restored(before.head, entry)
  const { data, validFrom } = currentVersion(target, entry, head)
  const docNumber = target.words.add(head.id, head.type, data, sinceNow(target, validFrom))
  putMemory(target, before, { head, salience: { ...before.salience, docNumber } })
}

function applyAddEdge(
  target: Target,
  state: ViewState,
  entry: Entry,
  body: Bodies['add_edge'],
): ViewState {
  const edge = addedEdge(entry, body)
  const before = readEdge(target, edge.src, edge.type, edge.dst)
  if (before !== undefined && before.tombstoned === undefined) {
    throw broken(entry, 'the edge exists already')
  }
  putEdge(target, edge, before)
  if (before !== undefined) return state
  const edges = state.edges + 1
  return edge.type === 'part_of'
    ? { ...state, edges, wholes: (state.wholes ?? 0) + 1 }
    : { ...state, edges }
}

function applyRemoveEdge(target: Target, entry: Entry, body: Bodies['remove_edge']): void {
  const before = readEdge(target, subjectOf(entry, 0), body.type, subjectOf(entry, 1))
  if (before === undefined || before.tombstoned !== undefined) {
    throw broken(entry, 'there is no such edge')
  }
  putEdge(target, removedEdge(before, entry, body), before)
}

/** One part per memory of the context, in its order; those of erased memories are stubs. */
function applyCompact(target: Target, entry: Entry, first: Bodies['compact'] | undefined): void {
  const bodies = [first, ...readRest(entry, 'compact')]
  const common = bodies.find((body) => body !== undefined)
  const key =
    common === undefined
      ? checkpointKeyOf((stubOf(entry, 0) as Stub).value)
      : checkpointKey(nameHash(common.intentId), nameHash(common.stepId))
  const keptUris: Uri[] = []
  const compacted: CompactedStub[] = []
  for (const [index, body] of bodies.entries()) {
    if (body === undefined) continue
    const id = subjectOf(entry, index)
    const ref = formatUri(body.type, idFromBytes(id), body.version)
    const { shortForm, salience } = body
    if (shortForm === undefined) keptUris.push(ref)
    else if (salience === undefined) throw broken(entry, 'a memory that went has no salience')
    else {
      compacted.push({ ref, shortForm, salience })
      noteCheckpointCopy(target, id, key)
    }
  }
  const { intentId = '', stepId = '', budgetTokens = 0 } = common ?? {}
  const createdAt = entry.header.at
  putCheckpoint(target, key, { intentId, stepId, createdAt, budgetTokens, keptUris, compacted })
}

function applyAttest(target: Target, entry: Entry, body: Bodies['attest']): void {
  if (entry.header.subjects === undefined) return
  for (const [index, each] of [body, ...unerased(entry, 'attest')].entries()) {
    const before = usedPlace(target, entry, subjectOf(entry, index))
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
  keepWeights(target, target.get(WEIGHTS_KEY))
  target.put(WEIGHTS_KEY, weightsCodec.toBytes(learned))
}

function applyFindLate(target: Target, entry: Entry, body: Bodies['find_late']): void {
  if (entry.header.subjects === undefined) return
  for (const [index, { accessCount }] of [body, ...unerased(entry, 'find_late')].entries()) {
    const before = usedPlace(target, entry, subjectOf(entry, index))
    const salience = { ...before.salience, lastUsed: entry.header.at, accessCount }
    putMemory(target, before, { head: before.head, salience })
  }
}

/** These say nothing of a memory but how often it was used: they are never erased. */
function unerased<K extends 'attest' | 'find_late'>(entry: Entry, kind: K): RestBodies[K][] {
  return readRest(entry, kind).map((body) => {
    if (body === undefined) throw broken(entry, 'a part that is never erased is a stub')
    return body
  })
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

/** Words that are no longer said are found by those who ask about the time when they were. */
function keepWords(target: Target, entry: Entry, place: Place, nextFrom: number): void {
  const { id, currentVersion: version } = place.head
  removeWords(target, entry, place, { id, version, next: sinceNow(target, nextFrom) })
}

function sinceNow(target: Target, from: number): Since {
  return { known: target.moment.known, from }
}

/** All that a memory ever said, for its erasure. */
function wordsRemover(target: Target, entry: Entry): RemoveWords {
  return (place) => {
    const { head } = place
    if (head.tombstoned === undefined) removeWords(target, entry, place)
    const versions = Array.from({ length: head.currentVersion }, (_, index) => {
      const version = readVersionOf(target, head, index + 1)
      if (version === undefined) throw broken(entry, 'a version of the memory is missing')
      return version.data
    })
    target.words.forget(head.id, head.type, versions)
  }
}

function removeWords(
  target: Target,
  entry: Entry,
  { head, salience }: Place,
  keep?: KeptVersion,
): void {
  if (salience.docNumber === undefined) throw broken(entry, 'the words are not indexed')
  const { data } = currentVersion(target, entry, head)
  target.words.remove(salience.docNumber, head.type, data, keep)
}

/** Only a commit id of the caller's own carries a request hash; only such a one can come again. */
function rememberCommit(
  target: Target,
  commitId: Uint8Array,
  entries: readonly Entry[],
  request: Uint8Array,
): void {
  const [first] = entries
  if (first === undefined) return
  const { kind, seq, subjects = [] } = first.header
  const erased = kind === 'compact' ? first.parts.some(isStub) : stubOf(first, 0) !== undefined
  const commit = erased
    ? { request: ERASED_REQUEST, seq }
    : commitRecord(target, first, entries[1], request)
  if (commit === undefined) return
  target.put(commitKey(commitId), commitCodec.toBytes(commit))
  for (const id of rememberedOf(first, subjects)) noteCommitCopy(target, id, commitId)
}

/** Whose erasure takes the memory of the commit with it. */
function rememberedOf(first: Entry, subjects: readonly Uint8Array[]): readonly Uint8Array[] {
  switch (first.header.kind) {
    case 'attest':
    case 'erase':
      return []
    case 'compact': {
      const bodies = [stubOf(first, 0) ? undefined : readBody(first), ...readRest(first, 'compact')]
      return subjects.filter((_, index) => {
        const body = bodies[index] as Bodies['compact'] | undefined
        return body === undefined || body.shortForm !== undefined
      })
    }
    case 'add_edge':
    case 'remove_edge':
      return subjects
    default:
      return subjects.slice(0, 1)
  }
}

function commitRecord(
  target: Target,
  first: Entry,
  second: Entry | undefined,
  request: Uint8Array,
): CommitRecord | undefined {
  const { kind, seq, subjects = [] } = first.header
  if (kind === 'attest') {
    if (second?.header.kind !== 'learn_weights') throw broken(first, 'nothing was learned from it')
    const { before, after } = readBody(second) as Bodies['learn_weights']
    return {
      request,
      seq,
      result: attestOutcomeCodec.toBytes({ affected: subjects, before, after }),
    }
  }
  if (kind === 'compact') {
    const { intentId, stepId } = readBody(first) as Bodies['compact']
    const result = target.get(checkpointKey(nameHash(intentId), nameHash(stepId)))
    return { request, seq, result }
  }
  if (kind === 'revoke' || kind === 'set_owner') return { request, seq }
  const id = subjects[0]
  if (id === undefined) return undefined
  const head = readHead(target, id)
  if (head === undefined) throw broken(first, 'its subject has no head')
  return { request, id, type: head.type, version: head.currentVersion, seq }
}

function livePlace(target: Target, entry: Entry, id: Uint8Array): Place {
  const place = usedPlace(target, entry, id)
  if (place.head.withheld) throw broken(entry, 'the memory was erased, this part was not')
  return place
}

/** Counting the uses of a memory needs nothing of its content. */
function usedPlace(target: Target, entry: Entry, id: Uint8Array): Place {
  const place = readPlace(target, id)
  if (place === undefined) throw broken(entry, 'there is no such memory')
  if (place.head.tombstoned !== undefined) throw broken(entry, 'the memory is tombstoned')
  return place
}

function currentVersion(target: Target, entry: Entry, head: HeadRecord): VersionRecord {
  const version = readVersionOf(target, head, head.currentVersion)
  if (version === undefined) throw broken(entry, 'the current version of the memory is missing')
  return version
}

/** Zero is an absent field: one value, one encoding. */
function noneIfZero(count: number | undefined): number | undefined {
  return count === 0 ? undefined : count
}
