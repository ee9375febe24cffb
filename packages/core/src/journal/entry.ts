/**
 * One journal entry: a header that is hashed into the journal's tree, and parts that carry
 * everything needed to apply it again.
 *
 *   header      { 1 seq, 2 kind, 3 at, 4 by, 5 subjects?, 6 type?, 7 payloadHash }
 *   part        [ salt:16, body ]   one per subject in their order; exactly one where there is none;
 *               of an erased memory a stub of the same length, see `stub.ts`
 *
 *   payloadHash = sha256("matrix.cortex.payload.v1" ‖ for each part: sha256(salt ‖ body))
 *   leaf        = sha256("matrix.cortex.journal.v1" ‖ header bytes)
 *
 * The salt keeps a header from confirming a guess about a body that was erased.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { CborError, type CborValue } from '../codec/cbor.ts'
import { domainHash, HASH_BYTES, sha256 } from '../codec/hash.ts'
import {
  codeKind,
  countKind,
  field,
  fixedBytes,
  listOf,
  optionalField,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import { type JournalKind, journalKinds } from './kinds.ts'
import { decodeStub, encodeStub, STUB_MARK, type Stub } from './stub.ts'

export const SALT_BYTES = 16
export const ID_BYTES = 16

export interface Header {
  readonly seq: number
  readonly kind: JournalKind
  /** Milliseconds since 1970, from the writer's clock. */
  readonly at: number
  readonly by: string
  /** Ids of the memories that the entry is about. */
  readonly subjects?: readonly Uint8Array[] | undefined
  readonly type?: MemoryType | undefined
  readonly payloadHash: Uint8Array
}

export interface Part {
  readonly salt: Uint8Array
  readonly body: Uint8Array
  /** The memory was erased: salt and body say nothing any more. */
  readonly stub?: Stub | undefined
}

export interface Entry {
  readonly header: Header
  readonly headerBytes: Uint8Array
  readonly parts: readonly Part[]
  /** What the first part says, if its writer still has it: it need not be read back. */
  readonly decodedBody?: object | undefined
}

export const headerCodec: RecordCodec<Header> = record<Header>('header', {
  seq: field(1, countKind),
  kind: field(2, codeKind(journalKinds)),
  at: field(3, countKind),
  by: field(4, textKind),
  subjects: optionalField(5, listOf(fixedBytes(ID_BYTES))),
  type: optionalField(6, codeKind(MEMORY_TYPES)),
  payloadHash: field(7, fixedBytes(HASH_BYTES)),
})

export function partHash(part: Part): Uint8Array {
  return part.stub?.hash ?? sha256(Buffer.concat([part.salt, part.body]))
}

export function payloadHash(parts: readonly Part[]): Uint8Array {
  return domainHash('payload', ...parts.map(partHash))
}

/** The part without its content, in a part of the same length. */
export function stubbed(part: Part, remains: Omit<Stub, 'hash'>): Part {
  const stub: Stub = { hash: partHash(part), ...remains }
  return { salt: NO_SALT, body: encodeStub(stub, part.body.length), stub }
}

const NO_SALT: Uint8Array = new Uint8Array(SALT_BYTES)

export function leafHash(headerBytes: Uint8Array): Uint8Array {
  return domainHash('journalLeaf', headerBytes)
}

/** Hashes the parts into the header; what comes out is what the disk will hold. */
export function sealEntry(
  { seq, kind, at, by, subjects, type }: Omit<Header, 'payloadHash'>,
  parts: readonly Part[],
  decodedBody?: object,
): Entry {
  assert(
    parts.length === Math.max(1, subjects?.length ?? 0),
    'an entry has one part per subject, and one where there is no subject',
  )
  const header: Header = { seq, kind, at, by, subjects, type, payloadHash: payloadHash(parts) }
  return { header, headerBytes: headerCodec.toBytes(header), parts, decodedBody }
}

export function encodeEntry(entry: Entry): CborValue {
  return [
    entry.headerBytes,
    entry.parts.map(({ salt, body, stub }) => [stub === undefined ? salt : STUB_MARK, body]),
  ]
}

/** Strict: refuses an entry whose parts do not hash to what its header says. */
export function decodeEntry(value: CborValue): Entry {
  if (!Array.isArray(value) || value.length !== 2) throw new CborError('an entry is a pair')
  const [headerBytes, rawParts] = value as readonly CborValue[]
  if (!(headerBytes instanceof Uint8Array)) throw new CborError('a header is bytes')
  if (!Array.isArray(rawParts)) throw new CborError('parts are a list')
  const header = headerCodec.fromBytes(headerBytes)
  const parts = (rawParts as readonly CborValue[]).map(decodePart)
  if (parts.length !== Math.max(1, header.subjects?.length ?? 0)) {
    throw new CborError('an entry has one part per subject')
  }
  if (Buffer.compare(payloadHash(parts), header.payloadHash) !== 0) {
    throw new CborError('the parts do not hash to the payload hash')
  }
  return { header, headerBytes, parts }
}

function decodePart(value: CborValue): Part {
  if (!Array.isArray(value) || value.length !== 2) throw new CborError('a part is a pair')
  const [salt, body] = value as readonly CborValue[]
  if (salt === STUB_MARK && body instanceof Uint8Array) {
    return { salt: NO_SALT, body, stub: decodeStub(body) }
  }
  if (!(salt instanceof Uint8Array) || salt.length !== SALT_BYTES) {
    throw new CborError(`a salt is ${SALT_BYTES} bytes`)
  }
  if (!(body instanceof Uint8Array)) throw new CborError('a body is bytes')
  return { salt, body }
}
