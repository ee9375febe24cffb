/**
 * What the parts of each kind of entry say. A body has everything that the reducer needs beside the
 * state before it, every default resolved: no clock, template or setting can change its meaning.
 *
 * An entry has one part per subject. The first carries the body of its kind; what the others say is
 * in `RestBodies`. Entries about many memories repeat in each part what they have in common, so that
 * one part can be erased without the others losing their meaning.
 *
 * Every body may carry `request` (31): the hash of the caller's input under a commit id of the
 * caller's own, by which a retry is distinguished from another request.
 *
 * What can be erased must leave room for what remains of it (`stub.ts`): a body of these kinds that
 * is shorter carries zero bytes in `pad` (30), exactly as many as it takes.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import { CborError, type CborValue } from '../codec/cbor.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import {
  anyListOf,
  bytesKind,
  codeKind,
  countKind,
  type Fields,
  field,
  fixedBytes,
  flagKind,
  listOf,
  numberKind,
  optionalField,
  type RecordCodec,
  record,
  textKind,
  valueKind,
} from '../codec/record.ts'
import type { Forms } from '../forms/forms.ts'
import { formsKind } from '../forms/forms-codec.ts'
import { CLAIM_BYTES } from '../memory/claim.ts'
import {
  EDGE_TYPES,
  type EdgeType,
  MEMORY_TYPES,
  type MemoryType,
  VISIBILITIES,
  type Visibility,
} from '../memory/enums.ts'
import type { FrameRef } from '../memory/frame.ts'
import type { Provenance } from '../memory/provenance.ts'
import { frameKind, provenanceKind } from '../records/field-kinds.ts'
import type { JournalKind } from './kinds.ts'
import { STUB_BYTES } from './stub.ts'

export const QUERY_SALT_BYTES = 16

export interface Padded {
  readonly pad?: Uint8Array | undefined
}

export interface Requested extends Padded {
  readonly request?: Uint8Array | undefined
}

export interface GenesisBody extends Requested {
  readonly actor: string
  readonly format: number
  readonly ownerKey?: Uint8Array | undefined
}

/** What `write` and `update` say about a new version. */
export interface VersionBody extends Requested {
  readonly version: number
  readonly data: Uint8Array
  readonly forms: Forms
  readonly formsOverride?: true | undefined
  readonly confidence: number
  readonly provenance: Provenance
  readonly validFrom: number
  readonly validUntil?: number | undefined
  readonly expiresAt?: number | undefined
  /** Hashes of what the data states, see `memory/claim.ts`; absent for types that state nothing. */
  readonly claim?: Uint8Array | undefined
}

/** A revert says why. */
export interface UpdateBody extends VersionBody {
  readonly reason?: string | undefined
}

export interface WriteBody extends VersionBody {
  readonly actorScope: string
  readonly visibility: Visibility
  readonly importance: number
  readonly tags?: readonly string[] | undefined
  readonly frames?: readonly FrameRef[] | undefined
}

/** An absent field stays as it was; an empty list removes all. */
export interface UpdateHeadBody extends Requested {
  readonly visibility?: Visibility | undefined
  readonly importance?: number | undefined
  readonly tags?: readonly string[] | undefined
  readonly frames?: readonly FrameRef[] | undefined
  /** The same was written again: the memory counts as used now. */
  readonly used?: true | undefined
  /** What took its place no longer does: it ends with `validUntil`, if at all. */
  readonly reopened?: true | undefined
  readonly validUntil?: number | undefined
  /** A revert says why. */
  readonly reason?: string | undefined
}

/** A memory that the first subject of the entry takes the place of. */
export interface SupersededBody extends Padded {
  readonly validUntil: number
}

export interface ReasonBody extends Requested {
  readonly reason: string
}

export interface AddEdgeBody extends Requested {
  readonly type: EdgeType
  readonly weight?: number | undefined
  readonly data?: CborValue | undefined
}

export interface RemoveEdgeBody extends ReasonBody {
  readonly type: EdgeType
}

/** One memory of a compacted context: kept if it has no short form. */
export interface CompactBody extends Requested {
  readonly intentId: string
  readonly stepId: string
  readonly budgetTokens: number
  readonly type: MemoryType
  readonly version: number
  readonly shortForm?: string | undefined
  readonly salience?: number | undefined
}

/** New salience inputs of one cited memory: replay does no arithmetic of its own. */
export interface AttestBody extends Requested {
  readonly intentId: string
  readonly success?: true | undefined
  readonly reason?: string | undefined
  readonly accessCount?: number | undefined
  readonly citations?: number | undefined
  /** Absent only if no memory is cited. */
  readonly lastUsed?: number | undefined
}

/** Weights in the order recency, access, citations, importance, similarity. */
export interface LearnWeightsBody extends Requested {
  readonly sourceSeq: number
  readonly rate: number
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** Nothing was learned: both are the same. */
  readonly skipped?: true | undefined
}

/** No literal of the query, only its salted hash, and the new count of one memory that it found. */
export interface FindLateBody extends Requested {
  readonly query: Uint8Array
  readonly salt: Uint8Array
  readonly types?: readonly MemoryType[] | undefined
  readonly results: number
  readonly accessCount?: number | undefined
}

export interface ScopeViolationBody extends Requested {
  readonly scopeId: string
  readonly audience: string
  readonly reason: string
  readonly write?: true | undefined
}

export interface RevokeBody extends ReasonBody {
  readonly scopeId: string
}

export interface MigrationBody extends Requested {
  readonly from: number
  readonly to: number
  readonly note: string
}

/** The owner key of a store whose genesis entry has none: once, and never another. */
export interface SetOwnerBody extends Requested {
  readonly ownerKey: Uint8Array
}

/** The second subject of an edge has nothing of its own to say. */
export type EmptyBody = Requested

/** The body of a journal entry, by its kind. */
export interface Bodies {
  /** The first entry of a store. */
  readonly genesis: GenesisBody
  /** A new memory. */
  readonly write: WriteBody
  /** The next version of a memory. */
  readonly update: UpdateBody
  /** Other tags, frames, importance or visibility. */
  readonly update_head: UpdateHeadBody
  /** A memory was hidden. */
  readonly tombstone: ReasonBody
  /** A memory was brought back. */
  readonly restore: ReasonBody
  /** The content of a memory was removed. */
  readonly erase: ReasonBody
  /** Two memories were connected. */
  readonly add_edge: AddEdgeBody
  /** A connection was removed. */
  readonly remove_edge: RemoveEdgeBody
  /** The decision of a compaction. */
  readonly compact: CompactBody
  /** An outcome and what it rested on. */
  readonly attest: AttestBody
  /** Other weights of salience. */
  readonly learn_weights: LearnWeightsBody
  /** A query that was recorded. */
  readonly find_late: FindLateBody
  /** Somebody tried more than a scope allows. */
  readonly scope_violation: ScopeViolationBody
  /** A scope was taken back. */
  readonly revoke: RevokeBody
  /** Another format. */
  readonly migration: MigrationBody
  /** The public key of the owner of a store that had none. */
  readonly set_owner: SetOwnerBody
}

/** What the parts after the first say, for the kinds that can have several. */
export interface RestBodies {
  readonly write: SupersededBody
  readonly update: SupersededBody
  readonly update_head: SupersededBody
  readonly add_edge: EmptyBody
  readonly remove_edge: EmptyBody
  readonly compact: CompactBody
  readonly attest: AttestBody
  readonly find_late: FindLateBody
}

export type RestKind = keyof RestBodies
export type RestOf<K extends JournalKind> = K extends RestKind ? RestBodies[K] : never

const padded: Fields<Padded> = { pad: optionalField(30, bytesKind) }
const request: Fields<Requested> = {
  ...padded,
  request: optionalField(31, fixedBytes(HASH_BYTES)),
}

const versionFields: Fields<VersionBody> = {
  ...request,
  version: field(1, countKind),
  data: field(2, bytesKind),
  forms: field(3, formsKind),
  formsOverride: optionalField(4, flagKind),
  confidence: field(5, numberKind),
  provenance: field(6, provenanceKind),
  validFrom: field(7, countKind),
  validUntil: optionalField(8, countKind),
  expiresAt: optionalField(9, countKind),
  claim: optionalField(15, fixedBytes(CLAIM_BYTES)),
}

const reasonFields: Fields<ReasonBody> = { ...request, reason: field(1, textKind) }

export const bodyCodecs: { readonly [K in JournalKind]: RecordCodec<Bodies[K]> } = {
  genesis: record<GenesisBody>('genesis', {
    ...request,
    actor: field(1, textKind),
    format: field(2, countKind),
    ownerKey: optionalField(3, fixedBytes(32)),
  }),
  write: record<WriteBody>('write', {
    ...versionFields,
    actorScope: field(10, textKind),
    visibility: field(11, codeKind(VISIBILITIES)),
    importance: field(12, countKind),
    tags: optionalField(13, listOf(textKind)),
    frames: optionalField(14, listOf(frameKind)),
  }),
  update: record<UpdateBody>('update', { ...versionFields, reason: optionalField(18, textKind) }),
  update_head: record<UpdateHeadBody>('update_head', {
    ...request,
    visibility: optionalField(11, codeKind(VISIBILITIES)),
    importance: optionalField(12, countKind),
    tags: optionalField(13, anyListOf(textKind)),
    frames: optionalField(14, anyListOf(frameKind)),
    used: optionalField(15, flagKind),
    reopened: optionalField(16, flagKind),
    validUntil: optionalField(17, countKind),
    reason: optionalField(18, textKind),
  }),
  tombstone: record<ReasonBody>('tombstone', reasonFields),
  restore: record<ReasonBody>('restore', reasonFields),
  erase: record<ReasonBody>('erase', reasonFields),
  add_edge: record<AddEdgeBody>('add_edge', {
    ...request,
    type: field(2, codeKind(EDGE_TYPES)),
    weight: optionalField(3, numberKind),
    data: optionalField(4, valueKind),
  }),
  remove_edge: record<RemoveEdgeBody>('remove_edge', {
    ...reasonFields,
    type: field(2, codeKind(EDGE_TYPES)),
  }),
  compact: record<CompactBody>('compact', {
    ...request,
    intentId: field(1, textKind),
    stepId: field(2, textKind),
    budgetTokens: field(3, countKind),
    type: field(4, codeKind(MEMORY_TYPES)),
    version: field(5, countKind),
    shortForm: optionalField(6, textKind),
    salience: optionalField(7, numberKind),
  }),
  attest: record<AttestBody>('attest', {
    ...request,
    intentId: field(1, textKind),
    success: optionalField(2, flagKind),
    reason: optionalField(3, textKind),
    accessCount: optionalField(4, countKind),
    citations: optionalField(5, countKind),
    lastUsed: optionalField(6, countKind),
  }),
  learn_weights: record<LearnWeightsBody>('learn_weights', {
    ...request,
    sourceSeq: field(1, countKind),
    rate: field(2, numberKind),
    before: field(3, listOf(numberKind)),
    after: field(4, listOf(numberKind)),
    skipped: optionalField(5, flagKind),
  }),
  find_late: record<FindLateBody>('find_late', {
    ...request,
    query: field(1, fixedBytes(HASH_BYTES)),
    types: optionalField(2, listOf(codeKind(MEMORY_TYPES))),
    results: field(3, countKind),
    accessCount: optionalField(4, countKind),
    salt: field(5, fixedBytes(QUERY_SALT_BYTES)),
  }),
  scope_violation: record<ScopeViolationBody>('scope_violation', {
    ...request,
    scopeId: field(1, textKind),
    audience: field(2, textKind),
    reason: field(3, textKind),
    write: optionalField(4, flagKind),
  }),
  revoke: record<RevokeBody>('revoke', { ...reasonFields, scopeId: field(2, textKind) }),
  migration: record<MigrationBody>('migration', {
    ...request,
    from: field(1, countKind),
    to: field(2, countKind),
    note: field(3, textKind),
  }),
  set_owner: record<SetOwnerBody>('set_owner', {
    ...request,
    ownerKey: field(1, fixedBytes(32)),
  }),
}

const emptyCodec: RecordCodec<EmptyBody> = record<EmptyBody>('empty', request)

const supersededCodec: RecordCodec<SupersededBody> = record<SupersededBody>('superseded', {
  ...padded,
  validUntil: field(1, countKind),
})

const restCodecs: { readonly [K in RestKind]: RecordCodec<RestBodies[K]> } = {
  write: supersededCodec,
  update: supersededCodec,
  update_head: supersededCodec,
  add_edge: emptyCodec,
  remove_edge: emptyCodec,
  compact: bodyCodecs.compact,
  attest: bodyCodecs.attest,
  find_late: bodyCodecs.find_late,
}

/** How the part of this subject is written. */
export function codecOfPart(kind: JournalKind, index: number): RecordCodec<object> {
  const codec = index === 0 ? bodyCodecs[kind] : restCodecs[kind as RestKind]
  return codec as RecordCodec<object>
}

/** Bytes of the part that has nothing to say. */
export const EMPTY_BODY: Uint8Array = emptyCodec.toBytes({})

/** Kinds whose first part can be erased, and those whose other parts can. */
const ERASABLE: ReadonlySet<JournalKind> = new Set<JournalKind>([
  'write',
  'update',
  'update_head',
  'tombstone',
  'restore',
  'add_edge',
  'remove_edge',
  'compact',
])
const ERASABLE_REST: ReadonlySet<JournalKind> = new Set<JournalKind>([
  'write',
  'update',
  'update_head',
  'compact',
])

/** Whether the part of this subject may be a stub. */
export function canBeErased(kind: JournalKind, index: number): boolean {
  return (index === 0 ? ERASABLE : ERASABLE_REST).has(kind)
}

export function encodeBody<K extends JournalKind>(kind: K, body: Bodies[K]): Uint8Array {
  return canBeErased(kind, 0) ? withRoom(bodyCodecs[kind], body) : bodyCodecs[kind].toBytes(body)
}

export function decodeBody<K extends JournalKind>(kind: K, bytes: Uint8Array): Bodies[K] {
  return withoutRoom(bodyCodecs[kind].fromBytes(bytes), (body) => encodeBody(kind, body), bytes)
}

export function encodeRest<K extends RestKind>(kind: K, body: RestBodies[K]): Uint8Array {
  return canBeErased(kind, 1) ? withRoom(restCodecs[kind], body) : restCodecs[kind].toBytes(body)
}

export function decodeRest<K extends RestKind>(kind: K, bytes: Uint8Array): RestBodies[K] {
  return withoutRoom(restCodecs[kind].fromBytes(bytes), (body) => encodeRest(kind, body), bytes)
}

/** Key and length of the pad take three bytes or more. */
const PAD_HEAD_BYTES = 3

function withRoom<T extends Padded>(codec: RecordCodec<T>, body: T): Uint8Array {
  const bytes = codec.toBytes(body)
  if (bytes.length >= STUB_BYTES) return bytes
  const pad = new Uint8Array(Math.max(0, STUB_BYTES - bytes.length - PAD_HEAD_BYTES))
  return codec.toBytes({ ...body, pad })
}

/** A pad means nothing, so there is one way to write it. */
function withoutRoom<T extends Padded>(
  body: T,
  encode: (body: T) => Uint8Array,
  bytes: Uint8Array,
): T {
  if (body.pad === undefined) return body
  const { pad: _, ...withoutPad } = body
  if (!equalBytes(encode(withoutPad as T), bytes)) throw new CborError('a pad that nobody needs')
  return withoutPad as T
}
