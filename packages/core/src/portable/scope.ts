/**
 * Checks a scope file: what was granted, by whom to whom, and whether every link is signed and no
 * more than the one before it. `docs/spec/scope.md` has the bytes and the rules.
 *
 * What only the store knows is not covered: whether its owner key is this one, whether the grant was
 * revoked, and what it selects. Its end is reported, not judged.
 *
 * @module
 */
import { ascii, compareBytes, equalBytes, hexOf, joinBytes } from './bytes.ts'
import { type Cbor, readCbor } from './cbor.ts'
import { isPublicKey, verifySignature } from './ed25519.ts'
import { openEnvelope } from './envelope.ts'
import type { Hashing } from './hashing.ts'
import { checkSchema } from './manifest.ts'
import { checkProofFile } from './proof.ts'
import { malformed, Refusal } from './refusal.ts'
import { Findings } from './report.ts'
import {
  type Fields,
  FRAME_SELECTOR,
  fieldsOf,
  GRANT,
  PINNED,
  readFields,
  SCOPE,
  SELECTOR,
} from './shapes.ts'
import { ulidOf } from './ulid.ts'

const SCHEMA = 1
const LINKS_MAX = 8
const SIGNATURE_BYTES = 64
const GRANT_TAG = ascii('matrix.cortex.scope.grant.v1')

const TYPES = 'Identity Fact Preference Belief Event Goal Constraint Capability Pattern'.split(' ')
const VERBS: ReadonlyMap<number, string> = new Map([
  [2, 'write'],
  [3, 'update'],
  [4, 'update_head'],
  [5, 'tombstone'],
  [8, 'add_edge'],
  [9, 'remove_edge'],
])

interface Link {
  readonly id: Uint8Array
  readonly grant: Fields
  readonly include: Fields
  readonly signed: Uint8Array
  readonly signature: Uint8Array
}

export function checkScopeFile(hashing: Hashing, bytes: Uint8Array, found: Findings): void {
  const body = fieldsOf(readCbor(openEnvelope(hashing, bytes), 'the scope'), SCOPE, 'the scope')
  found.checked.push('the file is whole')
  checkSchema(body.count(1), SCHEMA)
  const values = body.list(2)
  if (values.length > LINKS_MAX) throw malformed(`the scope has more than ${LINKS_MAX} links`)
  const links = values.map((value) => readLink(hashing, value))
  found.checked.push('every grant is in its one form')
  note(links, found)
  links.forEach((link, index) => {
    checkChain(links[0] as Link, links[index - 1], link)
  })
  found.checked.push('the links are one chain, about one actor and one owner key')
  links.forEach((link, index) => {
    checkSignature(links[index - 1], link)
  })
  found.checked.push('the owner key signed the first grant, and each audience the next one')
  links.forEach((link, index) => {
    checkNarrower(links[index - 1], link)
    checkProof(hashing, link)
  })
  found.checked.push('no grant is more than the one before it')
}

/** What people ask: who may do what, until when. The last link says it; the others bound it too. */
function note(links: readonly Link[], found: Findings): void {
  const { grant, include, id } = links[links.length - 1] as Link
  found.root = hexOf(grant.bytes(3))
  const names = (key: number, name: (value: Cbor) => string): string =>
    include.has(key) ? include.list(key).map(name).join(', ') : ''
  Object.assign(found.facts, {
    actor: grant.text(2),
    scopeId: hexOf(id),
    links: links.length,
    issuer: grant.text(5),
    audience: grant.text(6),
    audienceKey: hexOf(grant.bytes(7)),
    types: names(1, (type) => TYPES[(type as number) - 1] as string),
    tags: names(2, (tag) => tag as string),
    ids: names(3, (id) => ulidOf(id as Uint8Array)),
    frames: include.has(4) ? include.list(4).length : 0,
    writable: grant.has(13)
      ? grant
          .list(13)
          .map((verb) => VERBS.get(verb as number))
          .join(', ')
      : '',
    ...(grant.has(11) ? { expiresAt: grant.count(11) } : {}),
    ...(grant.has(12) ? { budgetTokens: grant.count(12) } : {}),
    ...(grant.has(14) ? { pinnedRoot: hexOf(pinOf(grant).bytes(2)) } : {}),
  })
}

function readLink(hashing: Hashing, value: Cbor): Link {
  const [bytes, signature] = Array.isArray(value) ? (value as readonly Cbor[]) : []
  const sound =
    Array.isArray(value) &&
    value.length === 2 &&
    bytes instanceof Uint8Array &&
    signature instanceof Uint8Array &&
    signature.length === SIGNATURE_BYTES
  if (!sound) throw malformed('a link is not a grant and a signature')
  const grant = readFields(bytes, GRANT, 'a grant')
  checkSchema(grant.count(1), SCHEMA)
  const include = selectorOf(grant, 9)
  if (grant.has(10)) selectorOf(grant, 10)
  if (grant.has(13)) {
    ascend(grant.list(13), (verb) => Uint8Array.of(verb as number))
    if (!grant.list(13).every((verb) => VERBS.has(verb as number))) {
      throw malformed('a grant lets something that no scope can')
    }
  }
  if (grant.has(14)) pinOf(grant)
  if (![3, 7].every((key) => isPublicKey(grant.bytes(key)))) {
    throw malformed('a grant names a key that is not an Ed25519 public key')
  }
  const signed = joinBytes([GRANT_TAG, bytes])
  return { id: hashing.of('scopeId', bytes), grant, include, signed, signature }
}

function pinOf(grant: Fields): Fields {
  return fieldsOf(grant.record(14), PINNED, 'a pin')
}

function selectorOf(grant: Fields, key: number): Fields {
  const selector = fieldsOf(grant.record(key), SELECTOR, 'a selector')
  if (selector.keys.length === 0) throw malformed('a selector selects nothing')
  if (selector.has(1)) ascend(selector.list(1), (type) => Uint8Array.of(type as number))
  if (selector.has(2)) ascend(selector.list(2), (tag) => utf8.encode(tag as string))
  if (selector.has(3)) ascend(selector.list(3), (id) => id as Uint8Array)
  if (selector.has(4)) ascend(selector.list(4), frameName)
  return selector
}

const utf8 = new TextEncoder()

function frameName(value: Cbor): Uint8Array {
  const frame = fieldsOf(value, FRAME_SELECTOR, 'a frame')
  const codes = Uint8Array.of(frame.count(1), frame.has(2) ? frame.count(2) : 0)
  return joinBytes([codes, utf8.encode(frame.text(3))])
}

/** Two lists that mean the same are the same bytes. */
function ascend(values: readonly Cbor[], nameOf: (value: Cbor) => Uint8Array): void {
  const names = values.map(nameOf)
  const sorted = names.every(
    (name, index) => index === 0 || compareBytes(names[index - 1] as Uint8Array, name) < 0,
  )
  if (!sorted) throw malformed('a list of a grant is not sorted, or repeats itself')
}

function broken(why: string): Refusal {
  return new Refusal('PROOF_INVALID', `the scope does not hold: ${why}`)
}

function checkChain(first: Link, before: Link | undefined, { grant }: Link): void {
  const same =
    grant.text(2) === first.grant.text(2) && equalBytes(grant.bytes(3), first.grant.bytes(3))
  if (!same) throw broken('a link is about another actor or owner key')
  const parent = grant.has(4) ? hexOf(grant.bytes(4)) : undefined
  if (parent !== (before && hexOf(before.id))) throw broken('a link does not follow its parent')
  if (grant.text(5) !== (before ?? first).grant.text(before === undefined ? 2 : 6)) {
    throw broken('a link is issued by somebody who was granted nothing')
  }
}

function checkSignature(before: Link | undefined, link: Link): void {
  const key = before === undefined ? link.grant.bytes(3) : before.grant.bytes(7)
  if (!verifySignature(key, link.signed, link.signature)) throw broken('a signature does not fit')
}

function checkNarrower(before: Link | undefined, { grant }: Link): void {
  if (before === undefined) return
  const parent = before.grant
  // No bound is the highest bound.
  const above = (key: number): boolean =>
    parent.has(key) && (!grant.has(key) || grant.count(key) > parent.count(key))
  if (above(11)) throw broken('a link lasts longer than the one before it')
  if (above(12)) throw broken('a link has a larger budget than the one before it')
  const lets = parent.has(13) ? parent.list(13) : []
  if (grant.has(13) && !grant.list(13).every((verb) => lets.includes(verb))) {
    throw broken('a link lets more than the one before it')
  }
  const [pin, its] = [parent.raw(14), grant.raw(14)]
  const samePin = pin === undefined || its === undefined ? pin === its : equalBytes(pin, its)
  if (!samePin) throw broken('a link is pinned otherwise than the one before it')
}

/** A proof shows the audience that what it was promised is there; it must say exactly that. */
function checkProof(hashing: Hashing, { grant, include }: Link): void {
  if (!grant.has(15)) return
  if (!grant.has(14)) throw broken('a proof belongs to no root, for the grant is pinned to none')
  const inside = new Findings('proof')
  checkProofFile(hashing, grant.bytes(15), inside)
  if (inside.kind !== 'proof' || inside.facts.namespace !== 'memories') {
    throw broken('a proof is not about memories')
  }
  if (inside.root !== hexOf(pinOf(grant).bytes(2))) throw broken('a proof is about another root')
  const promised = include.has(3) ? include.list(3).map((id) => ulidOf(id as Uint8Array)) : []
  const proven = inside.items.map(({ name }) => name).sort()
  if (inside.items.some(({ present }) => !present) || proven.join() !== promised.join()) {
    throw broken('a proof does not show exactly the included ids')
  }
}
