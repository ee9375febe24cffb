/**
 * The records that a verifier looks into, one line per field: key, what it holds, whether it may be
 * absent. What only has to be kept as it is (`any`) is bound by a hash and not judged.
 *
 * @module
 */
import { type Cbor, type RawRecord, type RawValue, readCbor } from './cbor.ts'
import { HASH_BYTES } from './hashing.ts'
import { malformed } from './refusal.ts'

type Test = (value: Cbor) => boolean

export interface ShapeField {
  readonly is: Test
  readonly optional: boolean
}

export type Shape = Readonly<Record<number, ShapeField>>

const count: Test = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const number: Test = (value) => typeof value === 'number'
const text: Test = (value) => typeof value === 'string'
const bytes: Test = (value) => value instanceof Uint8Array
const any: Test = () => true
const flag: Test = (value) => value === true
const list: Test = (value) => Array.isArray(value)
const filledList: Test = (value) => Array.isArray(value) && value.length > 0

function sized(length: number): Test {
  return (value) => value instanceof Uint8Array && value.length === length
}

/** Codes of a closed vocabulary count up from one. */
function code(last: number): Test {
  return (value) => count(value) && (value as number) >= 1 && (value as number) <= last
}

const id = sized(16)
const hash = sized(HASH_BYTES)
/** Three hashes of eight bytes. */
const claim = sized(24)
const ids: Test = (value) => filledList(value) && (value as readonly Cbor[]).every(id)
const memoryType = code(9)
const visibility = code(3)
export const isEdgeType: Test = code(16)
const tombstone: Test = (value) => value instanceof Map && fits(value as RawRecord, TOMBSTONE)

function must(is: Test): ShapeField {
  return { is, optional: false }
}

function may(is: Test): ShapeField {
  return { is, optional: true }
}

export const TOMBSTONE: Shape = { 1: must(text), 2: must(count), 3: must(text) }

/** Roots of one moment; the fields that may be absent are the notes of a snapshot. */
export const MANIFEST: Shape = {
  1: must(count),
  2: must(text),
  3: may(count),
  4: must(count),
  5: must(hash),
  6: must(hash),
  7: must(hash),
  8: must(hash),
  9: may(count),
  10: may(text),
  11: may(count),
  12: may(count),
  13: may(count),
  14: must(hash),
}

const nested: Test = (value) => value instanceof Map

export const STATE_PROOF: Shape = {
  1: must(count),
  2: must(count),
  3: must(nested),
  4: must(code(2)),
  5: must(filledList),
  6: must(bytes),
  7: must(bytes),
}

export const CONSISTENCY_PROOF: Shape = {
  1: must(count),
  2: must(count),
  3: must(count),
  4: must(count),
  5: must(hash),
  6: must(hash),
  7: must(bytes),
  8: must(bytes),
}

export const ITEM: Shape = {
  1: must(bytes),
  2: may(hash),
  3: may(bytes),
  4: may(hash),
  5: may(bytes),
  6: may(bytes),
  7: may(bytes),
}

export const HEAD_PUBLIC: Shape = {
  1: must(id),
  2: must(memoryType),
  3: must(count),
  4: must(visibility),
  5: must(count),
  6: must(count),
  7: may(tombstone),
  8: may(tombstone),
}

/** All that an erasure leaves of a private part. */
export const HEAD_ERASED: Shape = { 1: must(id) }

export const HEAD_PRIVATE: Shape = {
  1: must(id),
  2: must(text),
  3: must(count),
  4: may(filledList),
  5: may(filledList),
  6: must(list),
  7: must(hash),
  8: must(hash),
  9: may(count),
  10: may(id),
  11: may(claim),
}

export const VERSION: Shape = {
  1: must(id),
  2: must(count),
  3: must(memoryType),
  4: must(bytes),
  5: must(count),
  6: must(text),
  7: may(count),
  8: must(number),
  9: must(nested),
  10: must(list),
  11: may(flag),
  12: must(hash),
  13: must(count),
}

export const EDGE: Shape = {
  1: must(isEdgeType),
  2: must(id),
  3: must(id),
  4: must(count),
  5: must(text),
  6: may(number),
  7: may(any),
  8: may(tombstone),
}

export const BLOCK: Shape = {
  1: must(count),
  2: must(sized(16)),
  3: must(hash),
  4: must(hash),
  5: must(filledList),
}

export const HEADER: Shape = {
  1: must(count),
  2: must(code(17)),
  3: must(count),
  4: must(text),
  5: may(ids),
  6: may(memoryType),
  7: must(hash),
}

/** Room for what remains if the part is erased. */
const zeros: Test = (value) => value instanceof Uint8Array && value.every((byte) => byte === 0)
const pad = { 30: may(zeros) }
const requestField = { 31: may(hash) }
const request = { ...pad, ...requestField }
const reason = { ...request, 1: must(text) }
const versionBody = {
  ...request,
  1: must(count),
  2: must(bytes),
  3: must(list),
  4: may(flag),
  5: must(number),
  6: must(nested),
  7: must(count),
  8: may(count),
  9: may(count),
  15: may(claim),
}

const filledText: Test = (value) => typeof value === 'string' && value.length > 0
const positive: Test = (value) => count(value) && (value as number) > 0
const codes: Test = (value) => filledList(value) && (value as readonly Cbor[]).every(code(16))
const texts: Test = (value) => filledList(value) && (value as readonly Cbor[]).every(filledText)
const types: Test = (value) => filledList(value) && (value as readonly Cbor[]).every(memoryType)

/** A signed grant of a part of a store; see `docs/spec/scope.md`. */
export const SCOPE: Shape = { 1: must(count), 2: must(filledList) }

export const GRANT: Shape = {
  1: must(count),
  2: must(filledText),
  3: must(hash),
  4: may(hash),
  5: must(filledText),
  6: must(filledText),
  7: must(hash),
  8: must(id),
  9: must(nested),
  10: may(nested),
  11: may(count),
  12: may(positive),
  13: may(codes),
  14: may(nested),
  15: may(bytes),
}

export const SELECTOR: Shape = { 1: may(types), 2: may(texts), 3: may(ids), 4: may(filledList) }

export const FRAME_SELECTOR: Shape = { 1: must(code(10)), 2: may(code(12)), 3: must(filledText) }

export const PINNED: Shape = { 1: must(positive), 2: must(hash) }

/** What the parts after the first say of a memory whose place was taken. */
export const SUPERSEDED: Shape = { ...pad, 1: must(count) }

/** What the first part of an entry says, by the code of its kind; others are not looked into. */
export const BODIES: Readonly<Record<number, Shape>> = {
  1: { ...requestField, 1: must(text), 2: must(count), 3: may(sized(32)) },
  2: {
    ...versionBody,
    10: must(text),
    11: must(visibility),
    12: must(count),
    13: may(filledList),
    14: may(filledList),
  },
  3: { ...versionBody, 18: may(text) },
  4: {
    ...request,
    11: may(visibility),
    12: may(count),
    13: may(list),
    14: may(list),
    15: may(flag),
    16: may(flag),
    17: may(count),
    18: may(text),
  },
  5: reason,
  6: reason,
  7: { ...requestField, 1: must(text) },
  8: { ...request, 2: must(isEdgeType), 3: may(number), 4: may(any) },
  9: { ...reason, 2: must(isEdgeType) },
  17: { ...requestField, 1: must(sized(32)) },
}

/** A record whose fields are known to fit their shape. */
export class Fields {
  readonly #record: RawRecord

  constructor(record: RawRecord) {
    this.#record = record
  }

  get keys(): number[] {
    return [...this.#record.keys()]
  }

  has(key: number): boolean {
    return this.#record.has(key)
  }

  raw(key: number): Uint8Array | undefined {
    return this.#record.get(key)?.raw
  }

  value(key: number): Cbor | undefined {
    return this.#record.get(key)?.value
  }

  count(key: number): number {
    return this.#must(key).value as number
  }

  text(key: number): string {
    return this.#must(key).value as string
  }

  bytes(key: number): Uint8Array {
    return this.#must(key).value as Uint8Array
  }

  list(key: number): readonly Cbor[] {
    return this.#must(key).value as readonly Cbor[]
  }

  record(key: number): RawRecord {
    return this.#must(key).value as RawRecord
  }

  #must(key: number): RawValue {
    const found = this.#record.get(key)
    if (found === undefined) throw malformed(`field ${key} is missing`)
    return found
  }
}

/** Canonical bytes of a record with exactly these fields, or a refusal. */
export function readFields(bytes: Uint8Array, shape: Shape, what: string): Fields {
  return fieldsOf(readCbor(bytes, what), shape, what)
}

export function fieldsOf(value: Cbor, shape: Shape, what: string): Fields {
  if (!(value instanceof Map)) throw malformed(`${what} is not a record`)
  const record = value as RawRecord
  if (!fits(record, shape)) throw malformed(`${what} does not have the fields it should`)
  return new Fields(record)
}

function fits(record: RawRecord, shape: Shape): boolean {
  for (const [key, { value }] of record) {
    if (shape[key]?.is(value) !== true) return false
  }
  return Object.entries(shape).every(([key, { optional }]) => optional || record.has(Number(key)))
}
