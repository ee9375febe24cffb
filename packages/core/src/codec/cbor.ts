/**
 * Canonical CBOR (RFC 8949 §4.2.1), the only encoding of everything that Cortex stores or hashes.
 *
 * One value has one encoding, and `decodeCbor` refuses every byte string that `encodeCbor` would
 * not have produced:
 *
 *   integers     shortest form, within ±(2^53 − 1)
 *   floats       only for numbers that are not such integers; shortest of half, single, double;
 *                no NaN, no infinity; minus zero is zero
 *   text         well-formed UTF-8, no lone surrogates
 *   maps         keys all integers (records) or all text (callers' values), sorted by their
 *                encoded bytes, no duplicates
 *   lengths      shortest form, never indefinite
 *   simple       false, true, null; no tags
 *
 * @module
 */
import { asBuffer } from './bytes.ts'

/** A record: integer keys. Callers' own values are plain objects with text keys. */
export type CborRecord = ReadonlyMap<number, CborValue>
export type CborObject = { readonly [key: string]: CborValue }
/** A record about to be written: keys ascending, each followed by its value. */
export class CborFields {
  readonly pairs: readonly (number | CborValue)[]

  constructor(pairs: readonly (number | CborValue)[]) {
    this.pairs = pairs
  }
}

export type CborValue =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly CborValue[]
  | CborRecord
  | CborObject
  | CborFields

export const CBOR_LIMITS = { depth: 32, items: 131_072 } as const

/** The bytes are not what the encoder produces, or the value has no encoding. */
export class CborError extends Error {
  override readonly name: string = 'CborError'
}

// ---------------------------------------------------------------------------------------------
// Encoding

let buffer: Buffer = Buffer.allocUnsafe(8192)
let at = 0
let encoding = false

export function encodeCbor(value: CborValue): Uint8Array {
  if (encoding) throw new CborError('encodeCbor is not re-entrant')
  encoding = true
  at = 0
  try {
    write(value, 0)
    return Buffer.from(buffer.subarray(0, at))
  } finally {
    encoding = false
  }
}

function reserve(bytes: number): void {
  if (at + bytes <= buffer.length) return
  const grown = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes))
  buffer.copy(grown, 0, 0, at)
  buffer = grown
}

function writeHead(major: number, argument: number): void {
  reserve(9)
  const type = major << 5
  if (argument < 24) buffer[at++] = type | argument
  else if (argument < 0x100) {
    buffer[at++] = type | 24
    buffer[at++] = argument
  } else if (argument < 0x10000) {
    buffer[at++] = type | 25
    at = buffer.writeUInt16BE(argument, at)
  } else if (argument < 0x100000000) {
    buffer[at++] = type | 26
    at = buffer.writeUInt32BE(argument, at)
  } else {
    buffer[at++] = type | 27
    at = buffer.writeUInt32BE(Math.floor(argument / 0x100000000), at)
    at = buffer.writeUInt32BE(argument % 0x100000000, at)
  }
}

function write(value: CborValue, depth: number): void {
  if (depth > CBOR_LIMITS.depth) throw new CborError(`nested deeper than ${CBOR_LIMITS.depth}`)
  switch (typeof value) {
    case 'number':
      writeNumber(value)
      return
    case 'string':
      writeText(value)
      return
    case 'boolean':
      reserve(1)
      buffer[at++] = value ? 0xf5 : 0xf4
      return
    case 'object':
      if (value === null) {
        reserve(1)
        buffer[at++] = 0xf6
        return
      }
      if (value instanceof Uint8Array) {
        writeHead(2, value.length)
        reserve(value.length)
        buffer.set(value, at)
        at += value.length
        return
      }
      if (Array.isArray(value)) {
        checkItems(value.length)
        writeHead(4, value.length)
        for (const item of value) write(item as CborValue, depth + 1)
        return
      }
      if (value instanceof CborFields) writeFields(value.pairs, depth)
      else if (value instanceof Map) writeRecord(value as CborRecord, depth)
      else writeObject(value as CborObject, depth)
      return
    default:
      throw new CborError(`a ${typeof value} has no encoding`)
  }
}

function checkItems(count: number): void {
  if (count > CBOR_LIMITS.items) throw new CborError(`more than ${CBOR_LIMITS.items} items`)
}

function writeNumber(value: number): void {
  if (Number.isSafeInteger(value)) {
    if (value >= 0) writeHead(0, value)
    else writeHead(1, -1 - value)
    return
  }
  if (!Number.isFinite(value)) throw new CborError(`${value} has no encoding`)
  reserve(9)
  const half = toHalf(value)
  if (half !== undefined) {
    buffer[at++] = 0xf9
    at = buffer.writeUInt16BE(half, at)
  } else if (Math.fround(value) === value) {
    buffer[at++] = 0xfa
    at = buffer.writeFloatBE(value, at)
  } else {
    buffer[at++] = 0xfb
    at = buffer.writeDoubleBE(value, at)
  }
}

const floatView = new DataView(new ArrayBuffer(4))

/** The half-precision bits of a value, if half precision keeps it exactly (IEEE 754 §3.6). */
function toHalf(value: number): number | undefined {
  if (Math.fround(value) !== value) return undefined
  floatView.setFloat32(0, value)
  const bits = floatView.getUint32(0)
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 0xff) - 127
  const fraction = bits & 0x7fffff
  if (exponent >= -14 && exponent <= 15) {
    if ((fraction & 0x1fff) !== 0) return undefined
    return sign | ((exponent + 15) << 10) | (fraction >>> 13)
  }
  if (exponent >= -24 && exponent < -14) {
    // Subnormal halves: the value is a multiple of 2^-24.
    const scaled = Math.abs(value) * 2 ** 24
    return Number.isInteger(scaled) ? sign | scaled : undefined
  }
  return undefined
}

function fromHalf(bits: number): number {
  const exponent = (bits >>> 10) & 0x1f
  const fraction = bits & 0x3ff
  const sign = bits & 0x8000 ? -1 : 1
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

function writeText(value: string): void {
  // Short ASCII is by far the commonest text; a loop beats the call into native code.
  const length = value.length
  if (length < 24) {
    reserve(1 + length)
    const start = at
    let index = 0
    for (; index < length; index++) {
      const code = value.charCodeAt(index)
      if (code > 0x7f) break
      buffer[start + 1 + index] = code
    }
    if (index === length) {
      buffer[start] = 0x60 | length
      at = start + 1 + length
      return
    }
  }
  if (!value.isWellFormed()) throw new CborError('text has a lone surrogate')
  const bytes = Buffer.byteLength(value, 'utf8')
  writeHead(3, bytes)
  reserve(bytes)
  buffer.write(value, at, 'utf8')
  at += bytes
}

function writeFields(pairs: readonly (number | CborValue)[], depth: number): void {
  writeHead(5, pairs.length / 2)
  for (let index = 0; index < pairs.length; index += 2) {
    writeHead(0, pairs[index] as number)
    write(pairs[index + 1] as CborValue, depth + 1)
  }
}

function writeRecord(record: CborRecord, depth: number): void {
  checkItems(record.size)
  writeHead(5, record.size)
  let keys: number[] | undefined
  let previous = -1
  for (const key of record.keys()) {
    if (!Number.isSafeInteger(key) || key < 0) throw new CborError('record keys are whole numbers')
    if (key <= previous) {
      keys = [...record.keys()].sort((a, b) => a - b)
      break
    }
    previous = key
  }
  if (keys === undefined) {
    for (const [key, value] of record) {
      writeHead(0, key)
      write(value, depth + 1)
    }
  } else {
    for (const key of keys) {
      writeHead(0, key)
      write(record.get(key) as CborValue, depth + 1)
    }
  }
}

function writeObject(object: CborObject, depth: number): void {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null) {
    throw new CborError('only plain objects have an encoding')
  }
  const keys = Object.keys(object)
  checkItems(keys.length)
  const sorted = keys
    .map((key) => ({ key, bytes: Buffer.from(key, 'utf8') }))
    .sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes))
  writeHead(5, keys.length)
  for (const { key } of sorted) {
    writeText(key)
    write(object[key] as CborValue, depth + 1)
  }
}

// ---------------------------------------------------------------------------------------------
// Decoding

/** Accepts exactly what `encodeCbor` produces; anything else is a `CborError` with its offset. */
export function decodeCbor(bytes: Uint8Array): CborValue {
  const reader = new Reader(asBuffer(bytes))
  const value = reader.value(0)
  if (reader.at !== bytes.length) throw reader.error('bytes after the value')
  return value
}

/** Whether the bytes begin as a record of at least one and less than 24 fields does. */
export function startsRecord(bytes: Uint8Array): boolean {
  const [first = 0, key = 0xff] = bytes
  return first > 0xa0 && first < 0xb8 && key >>> 5 === 0
}

/** The fields of such a record, told as they are read: nothing is built that holds them. */
export function readRecord(bytes: Uint8Array, tell: (key: number, value: CborValue) => void): void {
  const reader = new Reader(asBuffer(bytes))
  reader.record(tell)
  if (reader.at !== bytes.length) throw reader.error('bytes after the value')
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

class Reader {
  readonly #bytes: Buffer
  at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  error(what: string): CborError {
    return new CborError(`${what} at byte ${this.at}`)
  }

  value(depth: number): CborValue {
    if (depth > CBOR_LIMITS.depth) throw this.error(`nested deeper than ${CBOR_LIMITS.depth}`)
    const initial = this.#take(1)
    const first = this.#bytes[initial] as number
    const major = first >>> 5
    const info = first & 0x1f
    switch (major) {
      case 0:
        return this.#argument(info)
      case 1:
        return this.#negative(info)
      case 2: {
        const length = this.#argument(info)
        const start = this.#take(length)
        return this.#bytes.subarray(start, start + length)
      }
      case 3:
        return this.#text(info)
      case 4:
        return this.#array(info, depth)
      case 5:
        return this.#map(info, depth)
      case 7:
        return this.#simple(info)
      default:
        throw this.error('a tag')
    }
  }

  /** As `value`, for a record at the outermost level. */
  record(tell: (key: number, value: CborValue) => void): void {
    const first = this.#bytes[this.#take(1)] as number
    this.#fields(first & 0x1f, 0, tell)
  }

  #take(count: number): number {
    const start = this.at
    if (count > this.#bytes.length - start) throw this.error('cut off')
    this.at = start + count
    return start
  }

  #argument(info: number): number {
    if (info < 24) return info
    switch (info) {
      case 24: {
        const value = this.#bytes[this.#take(1)] as number
        if (value < 24) throw this.error('a number in a longer form than needed')
        return value
      }
      case 25: {
        const value = this.#bytes.readUInt16BE(this.#take(2))
        if (value < 0x100) throw this.error('a number in a longer form than needed')
        return value
      }
      case 26: {
        const value = this.#bytes.readUInt32BE(this.#take(4))
        if (value < 0x10000) throw this.error('a number in a longer form than needed')
        return value
      }
      case 27: {
        const start = this.#take(8)
        const high = this.#bytes.readUInt32BE(start)
        if (high === 0) throw this.error('a number in a longer form than needed')
        if (high > 0x1fffff) throw this.error('a number beyond 2^53')
        return high * 0x100000000 + this.#bytes.readUInt32BE(start + 4)
      }
      default:
        throw this.error('an indefinite or reserved length')
    }
  }

  #negative(info: number): number {
    const argument = this.#argument(info)
    if (argument >= Number.MAX_SAFE_INTEGER) throw this.error('a number beyond -2^53')
    return -1 - argument
  }

  #text(info: number): string {
    const length = this.#argument(info)
    const start = this.#take(length)
    if (length < 24) {
      let text = ''
      let index = start
      const end = start + length
      for (; index < end; index++) {
        const byte = this.#bytes[index] as number
        if (byte > 0x7f) break
        text += String.fromCharCode(byte)
      }
      if (index === end) return text
    }
    try {
      return utf8.decode(this.#bytes.subarray(start, start + length))
    } catch {
      throw this.error('text that is not UTF-8')
    }
  }

  #array(info: number, depth: number): CborValue[] {
    const length = this.#argument(info)
    if (length > CBOR_LIMITS.items) throw this.error(`more than ${CBOR_LIMITS.items} items`)
    if (length > this.#bytes.length - this.at) throw this.error('cut off')
    const items: CborValue[] = []
    for (let index = 0; index < length; index++) items.push(this.value(depth + 1))
    return items
  }

  #map(info: number, depth: number): CborRecord | CborObject {
    const length = this.#argument(info)
    if (length > CBOR_LIMITS.items) throw this.error(`more than ${CBOR_LIMITS.items} items`)
    if (length === 0) return {}
    if (this.at >= this.#bytes.length) throw this.error('cut off')
    const major = (this.#bytes[this.at] as number) >>> 5
    if (major === 0) return this.#record(length, depth)
    if (major === 3) return this.#object(length, depth)
    throw this.error('a map key that is neither whole number nor text')
  }

  #record(length: number, depth: number): CborRecord {
    const record = new Map<number, CborValue>()
    this.#fields(length, depth, (key, value) => record.set(key, value))
    return record
  }

  #fields(length: number, depth: number, tell: (key: number, value: CborValue) => void): void {
    let previous = -1
    for (let index = 0; index < length; index++) {
      const first = this.#bytes[this.#take(1)] as number
      if (first >>> 5 !== 0) throw this.error('a record key that is not a whole number')
      const key = this.#argument(first & 0x1f)
      if (key <= previous) throw this.error('map keys out of order')
      previous = key
      tell(key, this.value(depth + 1))
    }
  }

  #object(length: number, depth: number): CborObject {
    const object: Record<string, CborValue> = {}
    let previousStart = -1
    let previousEnd = -1
    for (let index = 0; index < length; index++) {
      const start = this.at
      const first = this.#bytes[this.#take(1)] as number
      if (first >>> 5 !== 3) throw this.error('an object key that is not text')
      const key = this.#text(first & 0x1f)
      if (
        previousStart >= 0 &&
        this.#bytes.compare(this.#bytes, start, this.at, previousStart, previousEnd) >= 0
      ) {
        throw this.error('map keys out of order')
      }
      previousStart = start
      previousEnd = this.at
      // A plain assignment to `__proto__` would set the prototype instead of a key.
      Object.defineProperty(object, key, {
        value: this.value(depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    return object
  }

  #simple(info: number): CborValue {
    switch (info) {
      case 20:
        return false
      case 21:
        return true
      case 22:
        return null
      case 25:
        return this.#float(fromHalf(this.#bytes.readUInt16BE(this.#take(2))), 2)
      case 26:
        return this.#float(this.#bytes.readFloatBE(this.#take(4)), 4)
      case 27:
        return this.#float(this.#bytes.readDoubleBE(this.#take(8)), 8)
      default:
        throw this.error('a simple value other than false, true and null')
    }
  }

  #float(value: number, width: number): number {
    if (!Number.isFinite(value)) throw this.error('NaN or infinity')
    if (Number.isSafeInteger(value)) throw this.error('a whole number written as a float')
    const shortest = toHalf(value) !== undefined ? 2 : Math.fround(value) === value ? 4 : 8
    if (shortest !== width) throw this.error('a float in a longer form than needed')
    return value
  }
}
