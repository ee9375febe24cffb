/**
 * A grant: what one agent lets another see and change of an actor's memory. One link of a scope.
 *
 *   grant      { 1 schema = 1, 2 actor, 3 ownerKey:32, 4 parent:32?, 5 issuer, 6 audience, 7 audienceKey:32, 8 nonce:16,
 *                9 include, 10 exclude?, 11 expiresAt?, 12 budgetTokens?, 13 writable?, 14 pinned?, 15 proof? }
 *   selector   { 1 types?, 2 tags?, 3 ids?, 4 frames? }      frame   { 1 verb, 2 kind?, 3 ref }
 *   pinned     { 1 journalCount, 2 root:32 }
 *
 *   scope id   sha256("matrix.cortex.scope.id.v1" ‖ grant bytes)
 *   signature  Ed25519 over "matrix.cortex.scope.grant.v1" ‖ grant bytes
 *
 * The id is made of all that was granted: nobody can make another grant with the same one, so a
 * revocation hits what was meant, and a link that names its parent's id continues that very grant.
 *
 * @module
 */
import { equalBytes, fromHex, toHex } from '../codec/bytes.ts'
import { CborError } from '../codec/cbor.ts'
import { domainHash, HASH_BYTES } from '../codec/hash.ts'
import {
  bytesKind,
  codeKind,
  countKind,
  field,
  fixedBytes,
  type Kind,
  listOf,
  optionalField,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import { CortexError } from '../errors.ts'
import { journalKinds } from '../journal/kinds.ts'
import { MEMORY_TYPES, OBJECT_KINDS, VERBS } from '../memory/enums.ts'
import { idBytes, idFromBytes, type MemoryId } from '../memory/ids.ts'
import {
  type FrameSelector,
  type Grant,
  grantSchema,
  type Pinned,
  SCOPE_VERBS,
  type ScopeVerb,
  type Selector,
} from './terms.ts'

const SCHEMA = 1

const idKind: Kind<MemoryId> = {
  encode: idBytes,
  decode: (value) => idFromBytes(fixedBytes(16).decode(value)),
}

const rootKind: Kind<string> = {
  encode: (root) => fromHex(root) as Uint8Array,
  decode: (value) => toHex(fixedBytes(HASH_BYTES).decode(value)),
}

const verbCodes = {
  code: (verb: ScopeVerb): number => journalKinds.code(verb),
  name: (code: number): ScopeVerb | undefined =>
    SCOPE_VERBS.find((verb) => journalKinds.code(verb) === code),
}

const frameCodec: RecordCodec<FrameSelector> = record<FrameSelector>('frame', {
  verb: field(1, codeKind(VERBS)),
  kind: optionalField(2, codeKind(OBJECT_KINDS)),
  ref: field(3, textKind),
})

const selectorCodec: RecordCodec<Selector> = record<Selector>('selector', {
  types: optionalField(1, listOf(codeKind(MEMORY_TYPES))),
  tags: optionalField(2, listOf(textKind)),
  ids: optionalField(3, listOf(idKind)),
  frames: optionalField(4, listOf(frameCodec)),
})

const pinnedCodec: RecordCodec<Pinned> = record<Pinned>('pinned', {
  journalCount: field(1, countKind),
  root: field(2, rootKind),
})

const grantCodec: RecordCodec<Grant & { readonly schema: number }> = record<
  Grant & { readonly schema: number }
>('grant', {
  schema: field(1, countKind),
  actor: field(2, textKind),
  ownerKey: field(3, fixedBytes(32)),
  parent: optionalField(4, rootKind),
  issuer: field(5, textKind),
  audience: field(6, textKind),
  audienceKey: field(7, fixedBytes(32)),
  nonce: field(8, fixedBytes(16)),
  include: field(9, selectorCodec),
  exclude: optionalField(10, selectorCodec),
  expiresAt: optionalField(11, countKind),
  budgetTokens: optionalField(12, countKind),
  writable: optionalField(13, listOf(codeKind(verbCodes))),
  pinned: optionalField(14, pinnedCodec),
  proof: optionalField(15, bytesKind),
})

/** The one way to write a grant down: lists are sorted and have no repetition. */
export function encodeGrant(grant: Grant): Uint8Array {
  return grantCodec.toBytes({ ...grantSchema(grant, 'grant'), schema: SCHEMA })
}

/** Strict: bytes that `encodeGrant` would not have made are refused. */
export function decodeGrant(bytes: Uint8Array): Grant {
  const { schema, ...fields } = grantCodec.fromBytes(bytes)
  if (schema !== SCHEMA) throw new CborError(`schema ${schema} is not known`)
  let grant: Grant
  try {
    grant = grantSchema(fields, 'grant')
  } catch (error) {
    if (error instanceof CortexError) throw new CborError(error.message)
    throw error
  }
  if (!equalBytes(encodeGrant(grant), bytes)) throw new CborError('it is not in its one form')
  return grant
}

/** 64 hex digits. */
export function scopeIdOf(grantBytes: Uint8Array): string {
  return toHex(domainHash('scopeId', grantBytes))
}
