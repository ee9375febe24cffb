/**
 * Taking entries back: further entries restore what the heads and edges were before them. Nothing
 * is removed from the journal; all of it is one block, or nothing is done.
 *
 * What was changed again since is not touched: VERSION_CONFLICT names the later entries.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { equalBytes, toHex } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import type { Decision, Draft, Mutation } from '../engine/committer.ts'
import { edgeAfter, headAfter } from '../engine/followed.ts'
import { blocksWith } from '../engine/search.ts'
import { CortexError } from '../errors.ts'
import type { Entry } from '../journal/entry.ts'
import type { JournalKind } from '../journal/kinds.ts'
import { LIMITS } from '../limits.ts'
import type { EdgeType } from '../memory/enums.ts'
import { idFromBytes } from '../memory/ids.ts'
import { integer, isPlainObject, object, optional, refusal, type Schema } from '../memory/schema.ts'
import { readEdge, readHead, readVersion } from '../projections/records.ts'
import type { ViewState } from '../projections/state.ts'
import type { Target } from '../projections/target.ts'
import { edgeCodec, type StoredEdge } from '../records/edge.ts'
import { type HeadRecord, isBare, sealHead } from '../records/head.ts'
import { assertMayChange } from './own-rules.ts'
import {
  bySchema,
  type ChangeMeta,
  commitIdSchema,
  mutationWith,
  originSchema,
  type Receipt,
  type RequestInfo,
  reasonSchema,
  receipt,
} from './request.ts'

/** Which entries to take back: one, or a range. */
export type RevertRange = { readonly seq: number } | { readonly from: number; readonly to: number }

/** What `revert` says about itself. */
export interface RevertMeta extends ChangeMeta {
  /** Why. */
  readonly reason: string
}

export const revertMeta: Schema<RevertMeta> = object<RevertMeta>({
  reason: reasonSchema,
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
  origin: optional(originSchema),
})

const sequence = integer(0, Number.MAX_SAFE_INTEGER)
const one = object<{ readonly seq: number }>({ seq: sequence })
const several = object<{ readonly from: number; readonly to: number }>({
  from: sequence,
  to: sequence,
})

export const revertRange: Schema<{ readonly from: number; readonly to: number }> = (
  value,
  path,
) => {
  if (isPlainObject(value) && 'seq' in value) {
    const { seq } = one(value, path)
    return { from: seq, to: seq }
  }
  const range = several(value, path)
  if (range.to < range.from || range.to - range.from >= LIMITS.reverted) {
    throw refusal(`${path}.to`, `expected from ≤ to, and at most ${LIMITS.reverted} entries`)
  }
  return range
}

/** Kinds that change a head or an edge, which is what can be taken back. */
const REVERTIBLE: readonly JournalKind[] = [
  'write',
  'update',
  'update_head',
  'tombstone',
  'restore',
  'add_edge',
  'remove_edge',
]

const WHY_NOT: Partial<Record<JournalKind, string>> = {
  genesis: 'a store begins once',
  erase: 'what was erased is gone',
  attest: 'what was learned from it is part of all later weights',
  learn_weights: 'all later weights rest on it',
  find_late: 'a query was asked, whatever comes after',
  compact: 'it changed nothing but its own checkpoint',
}

/** Something that the entries changed, before them and now. */
interface Changed<T> {
  readonly before: T | undefined
  readonly now: T | undefined
}

export function revert(
  store: ActorStore,
  range: { readonly from: number; readonly to: number },
  meta: RevertMeta,
): Mutation<readonly Receipt[]> {
  return (target, state) =>
    mutationWith<readonly Receipt[]>(
      'revert',
      { ...meta, ...range },
      (_target, _state, info) => decide(store, range, meta, { target, state, info }),
      ({ seq }) => receiptsAgain(store, target, seq),
    )(target, state)
}

function decide(
  store: ActorStore,
  range: { readonly from: number; readonly to: number },
  meta: RevertMeta,
  { target, state, info }: { target: Target; state: ViewState; info: RequestInfo },
): Decision<readonly Receipt[]> {
  if (range.to >= state.nextSeq) {
    throw refusal('range', `expected entries before ${state.nextSeq}`)
  }
  const history = new History(store, range)
  const stamp = { at: store.environment.clock(), by: info.by }
  for (const { now } of history.heads.values()) {
    if (now !== undefined) assertMayChange(target, 'revert what was done to', now, meta.origin)
  }
  const heads = [...history.heads.values()].flatMap((each) => headDrafts(target, each, stamp, meta))
  const drafts = [
    ...inOrder([...heads, ...shownMeanwhile(target, heads, stamp, meta)]),
    ...[...history.edges.values()].flatMap((each) => edgeDrafts(target, each, stamp, meta)),
  ]
  const [first, ...rest] = drafts
  if (first === undefined) return { entries: [], result: () => [] }
  const requested = { ...first, body: { ...first.body, request: info.request } } as Draft
  return { entries: [requested, ...rest], result: (seq) => receiptsOf(target, drafts, seq) }
}

/** Every head and edge that the range changed, followed through the whole journal. */
class History {
  readonly heads = new Map<string, Changed<HeadRecord>>()
  readonly edges = new Map<string, Changed<StoredEdge>>()
  readonly #range: { readonly from: number; readonly to: number }
  readonly #touched = new Set<string>()
  readonly #later = new Map<string, number[]>()

  constructor(store: ActorStore, range: { readonly from: number; readonly to: number }) {
    this.#range = range
    const subjects = new Map<string, Uint8Array>()
    for (const entry of entriesOf(store, range)) {
      refuseUnlessRevertible(entry)
      for (const id of entry.header.subjects ?? []) subjects.set(toHex(id), Buffer.from(id))
    }
    for (const block of blocksWith(store.files, [...subjects.values()], store.tail().position)) {
      for (const entry of block.entries) {
        if (REVERTIBLE.includes(entry.header.kind)) this.#follow(entry, subjects)
        else if (entry.header.kind === 'erase') refuseErased(entry, subjects)
      }
    }
    this.#refuseLater()
    for (const all of [this.heads, this.edges]) {
      for (const name of all.keys()) if (!this.#touched.has(name)) all.delete(name)
    }
  }

  #follow(entry: Entry, subjects: ReadonlyMap<string, Uint8Array>): void {
    const { kind, seq } = entry.header
    if (kind === 'add_edge' || kind === 'remove_edge') {
      this.#followEdge(entry)
      return
    }
    for (const [index, id] of (entry.header.subjects ?? []).entries()) {
      const name = toHex(id)
      const part = entry.parts[index]
      if (!subjects.has(name) || part === undefined || part.stub !== undefined) continue
      const { head } = headAfter(this.heads.get(name)?.now, entry, part, index)
      this.#note(this.heads, name, seq, head)
    }
  }

  #followEdge(entry: Entry): void {
    const [part] = entry.parts
    if (part === undefined || part.stub !== undefined) return
    const [src, dst] = entry.header.subjects as readonly [Uint8Array, Uint8Array]
    const nameOf = (type: EdgeType): string => `${toHex(src)} ${type} ${toHex(dst)}`
    const { edge } = edgeAfter(entry, part, (type) => this.edges.get(nameOf(type))?.now)
    this.#note(this.edges, nameOf(edge.type), entry.header.seq, edge)
  }

  #note<T>(all: Map<string, Changed<T>>, name: string, seq: number, now: T): void {
    const { from, to } = this.#range
    all.set(name, { before: seq < from ? now : all.get(name)?.before, now })
    if (seq > to) this.#later.set(name, [...(this.#later.get(name) ?? []), seq])
    else if (seq >= from) this.#touched.add(name)
  }

  #refuseLater(): void {
    const seqs = [...this.#touched].flatMap((name) => this.#later.get(name) ?? [])
    if (seqs.length === 0) return
    const named = [...new Set(seqs)].sort((a, b) => a - b)
    throw new CortexError(
      'VERSION_CONFLICT',
      `Cannot revert: the same was changed again by ${named.length === 1 ? 'entry' : 'entries'} ${named.slice(0, 10).join(', ')}. Revert that first`,
      { path: 'range', details: { seqs: named } },
    )
  }
}

function* entriesOf(
  store: ActorStore,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<Entry, void> {
  const tail = store.tail().position
  for (const { block } of store.files.read(store.files.locate(from, tail), tail)) {
    for (const entry of block.entries) {
      if (entry.header.seq >= from && entry.header.seq <= to) yield entry
    }
    if (block.firstSeq + block.entries.length > to) return
  }
}

function refuseUnlessRevertible({ header, parts }: Entry): void {
  const { kind, seq } = header
  if (parts.some(({ stub }) => stub !== undefined)) {
    throw new CortexError('ERASED', `Cannot revert entry ${seq}: what it said was erased`, {
      path: 'range',
      details: { seq },
    })
  }
  if (REVERTIBLE.includes(kind)) return
  const why = WHY_NOT[kind] ?? 'it changed no memory and no edge'
  throw new CortexError('INVALID_INPUT', `Cannot revert entry ${seq} (${kind}): ${why}`, {
    path: 'range',
    details: { seq, kind },
  })
}

function refuseErased({ header }: Entry, subjects: ReadonlyMap<string, Uint8Array>): void {
  const gone = header.subjects?.find((id) => subjects.has(toHex(id)))
  if (gone === undefined) return
  throw new CortexError('ERASED', `Cannot revert: ${idFromBytes(gone)} was erased since`, {
    path: 'range',
    details: { seq: header.seq },
  })
}

/** All that is hidden is shown first, and hidden last: in between, everything can be changed. */
function inOrder(drafts: readonly Draft[]): Draft[] {
  const place = ({ kind, subjects = [] }: Draft): number =>
    kind === 'restore' ? 0 : kind === 'tombstone' ? 3 : subjects.length > 1 ? 2 : 1
  return drafts.toSorted((a, b) => place(a) - place(b))
}

/**
 * A memory that was superseded can have a successor that is hidden now. Only a shown memory can take
 * the place of another, so each such successor is shown for the length of this block, and hidden
 * again with its own reason.
 */
function shownMeanwhile(
  target: Target,
  drafts: readonly Draft[],
  stamp: Stamp,
  { reason }: RevertMeta,
): Draft[] {
  const shown = new Set<string>()
  for (const { kind, subjects = [] } of drafts) {
    if (kind === 'restore') shown.add(toHex(subjects[0] as Uint8Array))
  }
  return drafts.filter(isClosing).flatMap(({ subjects }): Draft[] => {
    const id = subjects?.[0] as Uint8Array
    const hidden = readHead(target, id)?.tombstoned
    if (hidden === undefined || shown.has(toHex(id))) return []
    shown.add(toHex(id))
    const about = { ...stamp, subjects: [id] }
    return [
      { ...about, kind: 'restore', body: { reason } },
      { ...about, kind: 'tombstone', body: { reason: hidden.reason } },
    ]
  })
}

/** Whether the first subject takes the place of the second. */
function isClosing({ kind, subjects = [] }: Draft): boolean {
  return kind === 'update_head' && subjects.length > 1
}

interface Stamp {
  readonly at: number
  readonly by: string
}

interface Explained extends Stamp {
  readonly reason: string
}

function headDrafts(
  target: Target,
  { before, now }: Changed<HeadRecord>,
  stamp: Stamp,
  { reason }: RevertMeta,
): Draft[] {
  if (now === undefined) return []
  const live = readHead(target, now.id)
  if (live === undefined || !equalBytes(sealHead(live).treeValue, sealHead(now).treeValue)) {
    throw new CortexError(
      'VERSION_CONFLICT',
      `Cannot revert: ${idFromBytes(now.id)} is being changed. Try again`,
      { path: 'range' },
    )
  }
  const about = { ...stamp, subjects: [now.id] }
  const changes =
    before === undefined ? [] : contentDrafts(target, before, now, { ...stamp, reason })
  const hidden = now.tombstoned !== undefined
  const hide = before === undefined || before.tombstoned !== undefined
  const former = before?.tombstoned?.reason ?? now.tombstoned?.reason ?? reason
  const staysHidden = hidden && hide && changes.length === 0 && now.tombstoned?.reason === former
  if (staysHidden) return []
  const drafts: Draft[] = []
  if (hidden) drafts.push({ ...about, kind: 'restore', body: { reason } })
  drafts.push(...changes)
  if (hide) drafts.push({ ...about, kind: 'tombstone', body: { reason: former } })
  return drafts
}

/** Entries that give a head back what it was, apart from being tombstoned. */
function contentDrafts(
  target: Target,
  before: HeadRecord,
  now: HeadRecord,
  { reason, ...stamp }: Explained,
): Draft[] {
  const drafts: Draft[] = []
  const about = { ...stamp, subjects: [now.id] }
  if (before.currentVersion !== now.currentVersion) {
    const version = readVersion(target, before.id, before.currentVersion)
    if (version === undefined)
      throw new CortexError('CORRUPT', 'Cannot revert: a version is missing')
    const { data, forms, formsOverride, confidence, provenance, validFrom, expiresAt } = version
    const next = now.currentVersion + 1
    const { validUntil, claim } = before
    const texts = { version: next, data, forms, formsOverride, claim }
    const body = { ...texts, confidence, provenance, validFrom, expiresAt, validUntil, reason }
    drafts.push({ ...about, kind: 'update', type: now.type, body })
  }
  const patch = {
    visibility: before.visibility === now.visibility ? undefined : before.visibility,
    importance: before.importance === now.importance ? undefined : before.importance,
    tags: sameList(before.tags, now.tags) ? undefined : (before.tags ?? []),
    frames: sameList(before.frames, now.frames) ? undefined : (before.frames ?? []),
  }
  // A new version ends when it says, so the end is compared only where no version is written.
  const endsOtherwise =
    before.currentVersion === now.currentVersion && before.validUntil !== now.validUntil
  const otherSuccessor = !sameBytes(before.supersededBy, now.supersededBy) || endsOtherwise
  const reopened = otherSuccessor && now.supersededBy !== undefined
  if (reopened || Object.values(patch).some((field) => field !== undefined)) {
    const end = reopened ? { reopened: true as const, validUntil: before.validUntil } : {}
    drafts.push({ ...about, kind: 'update_head', body: { ...patch, ...end, reason } })
  }
  if (otherSuccessor && before.supersededBy !== undefined) {
    drafts.push(closedAgain(target, before, before.supersededBy, { ...stamp, reason }))
  }
  return drafts
}

/** What was reopened is closed again, by the one that had taken its place. */
function closedAgain(
  target: Target,
  before: HeadRecord,
  by: Uint8Array,
  { reason, ...stamp }: Explained,
): Draft {
  const successor = readHead(target, by)
  if (successor === undefined || isBare(successor)) {
    throw new CortexError(
      'ERASED',
      `Cannot revert: ${idFromBytes(by)}, which had taken the place of ${idFromBytes(before.id)}, was erased`,
      { path: 'range' },
    )
  }
  const rest = [{ validUntil: before.validUntil ?? stamp.at }]
  return { ...stamp, kind: 'update_head', subjects: [by, before.id], body: { reason }, rest }
}

function edgeDrafts(
  target: Target,
  { before, now }: Changed<StoredEdge>,
  stamp: Stamp,
  { reason }: RevertMeta,
): Draft[] {
  if (now === undefined) return []
  const { type, src, dst } = now
  const live = readEdge(target, src, type, dst)
  if (live === undefined || !equalBytes(edgeCodec.toBytes(live), edgeCodec.toBytes(now))) {
    throw new CortexError(
      'VERSION_CONFLICT',
      'Cannot revert: an edge is being changed. Try again',
      {
        path: 'range',
      },
    )
  }
  const about = { ...stamp, subjects: [src, dst] }
  const was = before?.tombstoned === undefined ? before : undefined
  const is = now.tombstoned === undefined
  const same = is && was !== undefined && sameEdge(was, now)
  const drafts: Draft[] = []
  if (is && !same) drafts.push({ ...about, kind: 'remove_edge', body: { type, reason } })
  if (was !== undefined && !same) {
    const { weight, data } = was
    drafts.push({ ...about, kind: 'add_edge', body: { type, weight, data } })
  }
  return drafts
}

function sameEdge(a: StoredEdge, b: StoredEdge): boolean {
  const bare = { createdAt: 0, createdBy: '' }
  return equalBytes(edgeCodec.toBytes({ ...a, ...bare }), edgeCodec.toBytes({ ...b, ...bare }))
}

function sameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalBytes(a, b)
}

function sameList<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  return JSON.stringify(a ?? []) === JSON.stringify(b ?? [])
}

/** The same out of the journal, for anyone who asks again: later versions do not count. */
function receiptsAgain(store: ActorStore, target: Target, seq: number): readonly Receipt[] {
  const tail = store.tail().position
  const { value } = store.files.read(store.files.locate(seq, tail), tail).next()
  assert(value !== undefined && 'block' in value, 'what a commit id led to is in the journal')
  const ids = value.block.entries.map(({ header }) => Buffer.from(header.subjects?.[0] ?? []))
  const versions = new Map<string, number>()
  for (const block of blocksWith(store.files, ids, tail)) {
    if (block.firstSeq > seq) break
    for (const { header } of block.entries) {
      if (header.kind !== 'write' && header.kind !== 'update') continue
      const name = toHex(header.subjects?.[0] as Uint8Array)
      versions.set(name, (versions.get(name) ?? 0) + 1)
    }
  }
  return ids.map((id, index) => {
    const { type } = readHead(target, id) as HeadRecord
    return receipt(type, id, versions.get(toHex(id)) ?? 0, seq + index)
  })
}

/** One per entry: the memory as it is after all of them. */
function receiptsOf(target: Target, drafts: readonly Draft[], seq: number): readonly Receipt[] {
  return drafts.map(({ subjects }, index) => {
    const head = readHead(target, subjects?.[0] as Uint8Array) as HeadRecord
    return receipt(head.type, head.id, head.currentVersion, seq + index)
  })
}
