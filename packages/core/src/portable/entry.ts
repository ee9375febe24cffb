/**
 * One entry of a journal block: a header that is hashed into the journal's tree, and the parts that
 * the header binds by their hash.
 *
 *   entry    [ header bytes, [ [ salt:16, body ], … ] ]
 *   stub     [ "cortex.erased.v1", hash:32 value:32 flags:1 edge:1 zero… ]    in the place of a part
 *
 * @module
 */
import { equalBytes, joinBytes } from './bytes.ts'
import type { Cbor } from './cbor.ts'
import type { Hashing } from './hashing.ts'
import { malformed, Refusal } from './refusal.ts'
import { HEADER, isEdgeType, readFields } from './shapes.ts'

export interface Entry {
  readonly seq: number
  readonly kind: number
  /** Time and author as the bytes of their fields. */
  readonly at: Uint8Array
  readonly by: Uint8Array
  readonly subjects: readonly Uint8Array[]
  readonly type: number | undefined
  readonly leaf: Uint8Array
  /** Of the first part, which says what happened. */
  readonly salt: Uint8Array
  readonly body: Uint8Array
  /** One part per subject. */
  readonly parts: readonly Part[]
  /** Whether its block begins with it. */
  readonly isFirst: boolean
  subject(index: number): Uint8Array
}

const SALT_BYTES = 16

export function readEntry(hashing: Hashing, value: Cbor, seq: number, isFirst: boolean): Entry {
  const what = `entry ${seq}`
  const [headerBytes, parts] = pair(value, what)
  if (!(headerBytes instanceof Uint8Array) || !Array.isArray(parts)) {
    throw malformed(`${what} is not a header and a list of parts`)
  }
  const header = readFields(headerBytes, HEADER, `the header of ${what}`)
  if (header.count(1) !== seq) throw malformed(`${what} says that it is entry ${header.count(1)}`)
  const subjects = (header.value(5) ?? []) as readonly Uint8Array[]
  const salted = (parts as readonly Cbor[]).map((part) => readPart(part, what))
  if (salted.length !== Math.max(1, subjects.length)) {
    throw malformed(`${what} does not have one part per subject`)
  }
  const hashes = salted.map(
    ({ salt, body, stub }) => stub?.hash ?? hashing.plain(joinBytes([salt, body])),
  )
  if (!equalBytes(hashing.of('payload', ...hashes), header.bytes(7))) {
    throw new Refusal('PROOF_INVALID', `the parts of ${what} do not hash to what its header says`)
  }
  const [first] = salted as [Part]
  return {
    seq,
    kind: header.count(2),
    at: header.raw(3) as Uint8Array,
    by: header.raw(4) as Uint8Array,
    subjects,
    type: header.value(6) as number | undefined,
    leaf: hashing.of('journalLeaf', headerBytes),
    salt: first.salt,
    body: first.body,
    parts: salted,
    isFirst,
    subject: (index) => {
      const subject = subjects[index]
      if (subject === undefined) throw malformed(`${what} has no subject ${index}`)
      return subject
    },
  }
}

export interface Part {
  readonly salt: Uint8Array
  readonly body: Uint8Array
  readonly stub?: Stub
}

/** What remains of a part whose memory was erased. */
export interface Stub {
  readonly hash: Uint8Array
  /** What the tree held after the entry. */
  readonly value: Uint8Array
  readonly requested: boolean
  /** Type of the edge, 0 if it is about a memory. */
  readonly edge: number
}

const STUB_MARK = 'cortex.erased.v1'
const STUB_BYTES = 66

function readPart(value: Cbor, what: string): Part {
  const [salt, body] = pair(value, `a part of ${what}`)
  if (salt === STUB_MARK && body instanceof Uint8Array) {
    return { salt: new Uint8Array(SALT_BYTES), body, stub: readStub(body, what) }
  }
  if (
    !(salt instanceof Uint8Array) ||
    salt.length !== SALT_BYTES ||
    !(body instanceof Uint8Array)
  ) {
    throw malformed(`a part of ${what} is not a salt and a body`)
  }
  return { salt, body }
}

function readStub(bytes: Uint8Array, what: string): Stub {
  const [flags = 2, edge = 0] = bytes.subarray(64)
  const sound =
    bytes.length >= STUB_BYTES &&
    flags <= 1 &&
    (edge === 0 || isEdgeType(edge)) &&
    bytes.subarray(STUB_BYTES).every((byte) => byte === 0)
  if (!sound) throw malformed(`a part of ${what} is not a stub`)
  const [hash, value] = [bytes.subarray(0, 32), bytes.subarray(32, 64)]
  return { hash, value, requested: flags === 1, edge }
}

function pair(value: Cbor, what: string): readonly [Cbor, Cbor] {
  if (!Array.isArray(value) || value.length !== 2) throw malformed(`${what} is not a pair`)
  return value as unknown as readonly [Cbor, Cbor]
}
