/** What a grant says, and the check that brings it into its one form. */
import { compareBytes, fromHex, toHex } from '../codec/bytes.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import { journalKinds } from '../journal/kinds.ts'
import { LIMITS } from '../limits.ts'
import {
  MEMORY_TYPES,
  type MemoryType,
  OBJECT_KINDS,
  type ObjectKind,
  VERBS,
  type Verb,
} from '../memory/enums.ts'
import { idBytes, type MemoryId, memoryIdFrom } from '../memory/ids.ts'
import {
  bytes,
  integer,
  invalid,
  list,
  object,
  oneOf,
  optional,
  optionalList,
  refusal,
  type Schema,
  text,
  time,
} from '../memory/schema.ts'
import { publicKeySchema } from './public-key.ts'

/** A frame; without a kind, all kinds of the reference. */
export interface FrameSelector {
  /** What is done. */
  readonly verb: Verb
  /** With what kind of thing. */
  readonly kind?: ObjectKind
  /** With which one. */
  readonly ref: string
}

/** Selects a memory that has any of these. One without members selects nothing. */
export interface Selector {
  /** Those of one of these types. */
  readonly types?: readonly MemoryType[]
  /** Those with one of these tags. */
  readonly tags?: readonly string[]
  /** Those with one of these ids. */
  readonly ids?: readonly MemoryId[]
  /** Those that belong to one of these situations. */
  readonly frames?: readonly FrameSelector[]
}

/** What a scope can let its audience change, by the kinds of entries. */
export const SCOPE_VERBS = [
  'write',
  'update',
  'update_head',
  'tombstone',
  'add_edge',
  'remove_edge',
] as const
/** A change that a scope can let its audience make. */
export type ScopeVerb = (typeof SCOPE_VERBS)[number]

/** A moment of the store: what is read through the scope is read there. */
export interface Pinned {
  /** How many entries the journal had. */
  readonly journalCount: number
  /** The overall root after that many entries, 64 hex digits. */
  readonly root: string
}

/** What the issuer decides. */
export interface GrantTerms {
  /** Who may use it: a name that goes into the journal, and the key that proves it. */
  readonly audience: string
  /** The public key of the audience. */
  readonly audienceKey: Uint8Array
  /** What the audience may see. */
  readonly include: Selector
  /** What it may not see anyway. */
  readonly exclude?: Selector
  /** The last millisecond at which it holds; absent: until it is revoked. */
  readonly expiresAt?: number
  /** The most that one answer of `find` or `context` may hold. */
  readonly budgetTokens?: number
  /** What may be changed; absent: nothing. */
  readonly writable?: readonly ScopeVerb[]
  /** The moment that it is pinned to, if it is. */
  readonly pinned?: Pinned
  /** A proof file that the included ids are there at the pinned root. */
  readonly proof?: Uint8Array
}

/** What one agent grants another, as it is signed. */
export interface Grant extends GrantTerms {
  /** Whose store it is about. */
  readonly actor: string
  /** The public key of the store's owner. */
  readonly ownerKey: Uint8Array
  /** Scope id of the grant that this one narrows; absent in the first. */
  readonly parent?: string
  /** Who grants it. */
  readonly issuer: string
  /** Makes two grants of the same terms two scopes. */
  readonly nonce: Uint8Array
}

export function exactBytes(length: number): Schema<Uint8Array> {
  return (value, path) => {
    if (value instanceof Uint8Array && value.length === length) return new Uint8Array(value)
    throw invalid(path, `${length} bytes`, value)
  }
}

export const hashHex: Schema<string> = (value, path) => {
  const hash = typeof value === 'string' ? fromHex(value) : undefined
  if (hash?.length !== HASH_BYTES) throw invalid(path, '64 hex digits', value)
  return toHex(hash)
}

const verb: Schema<ScopeVerb> = (value, path) => {
  const known = SCOPE_VERBS.find((name) => name === value)
  if (known === undefined) throw invalid(path, `one of ${SCOPE_VERBS.join(', ')}`, value)
  return known
}

const frame: Schema<FrameSelector> = object<FrameSelector>({
  verb: oneOf(VERBS),
  kind: optional(oneOf(OBJECT_KINDS)),
  ref: text(LIMITS.frameRefBytes),
})

/** Sorted by `name`, without repetition: two lists that mean the same are the same bytes. */
function sorted<T>(
  item: Schema<T>,
  max: number,
  name: (item: T) => Uint8Array,
): Schema<readonly T[]> {
  const items = list(item, max)
  return (value, path) => {
    const named = items(value, path).map((one) => ({ one, name: name(one) }))
    named.sort((a, b) => compareBytes(a.name, b.name))
    return named
      .filter(({ name }, at) => at === 0 || compareBytes(name, named[at - 1]?.name ?? name) !== 0)
      .map(({ one }) => one)
  }
}

function frameName({ verb, kind, ref }: FrameSelector): Uint8Array {
  const codes = [VERBS.code(verb), kind === undefined ? 0 : OBJECT_KINDS.code(kind)]
  return Buffer.concat([Buffer.from(codes), Buffer.from(ref, 'utf8')])
}

const selector: Schema<Selector> = object<Selector>({
  types: optionalList(
    sorted(oneOf(MEMORY_TYPES), MEMORY_TYPES.names.length, (type) =>
      Uint8Array.of(MEMORY_TYPES.code(type)),
    ),
  ),
  tags: optionalList(
    sorted(text(LIMITS.tagBytes), LIMITS.scopeSelectors, (tag) => Buffer.from(tag, 'utf8')),
  ),
  ids: optionalList(sorted(memoryIdFrom, LIMITS.scopeIds, idBytes)),
  frames: optionalList(sorted(frame, LIMITS.scopeSelectors, frameName)),
})

function someOf(schema: Schema<Selector>): Schema<Selector> {
  return (value, path) => {
    const checked = schema(value, path)
    if (Object.keys(checked).length > 0) return checked
    throw refusal(path, 'expected types, tags, ids or frames: it selects nothing')
  }
}

const pinned: Schema<Pinned> = object<Pinned>({
  journalCount: integer(1, LIMITS.sequenceMax),
  root: hashHex,
})

const terms = {
  audience: text(LIMITS.byBytes),
  audienceKey: publicKeySchema,
  include: someOf(selector),
  exclude: optional(someOf(selector)),
  expiresAt: optional(time),
  budgetTokens: optional(integer(1, LIMITS.findBudgetTokens)),
  writable: optionalList(
    sorted(verb, SCOPE_VERBS.length, (name) => Uint8Array.of(journalKinds.code(name))),
  ),
  pinned: optional(pinned),
  proof: optional(bytes(LIMITS.scopeProofBytes)),
}

export const grantTerms: Schema<GrantTerms> = object<GrantTerms>(terms)

export const grantSchema: Schema<Grant> = object<Grant>({
  ...terms,
  actor: text(LIMITS.actorScopeBytes),
  ownerKey: publicKeySchema,
  parent: optional(hashHex),
  issuer: text(LIMITS.byBytes),
  nonce: exactBytes(16),
})
