/**
 * Reads canonical CBOR (RFC 8949 §4.2.1) and refuses everything else: see `docs/spec/proofs.md`.
 * A field of a record keeps its bytes, so that a record can be put together again without an
 * encoder.
 *
 * @module
 */
import { compareBytes, joinBytes } from './bytes.ts'
import { malformed, type Refusal } from './refusal.ts'

/** A value of a record and the bytes it was read from. */
export interface RawValue {
  readonly value: Cbor
  readonly raw: Uint8Array
}

/** A map with whole numbers as keys. An empty map is one too. */
export type RawRecord = ReadonlyMap<number, RawValue>

/** A map with text keys: a caller's own value, of which only the bytes matter. */
export class TextMap {
  readonly size: number

  constructor(size: number) {
    this.size = size
  }
}

export type Cbor =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly Cbor[]
  | RawRecord
  | TextMap

const DEPTH_MAX = 32
const ITEMS_MAX = 131_072

export function readCbor(bytes: Uint8Array, what: string): Cbor {
  const reader = new Reader(bytes, what)
  const value = reader.value(0)
  if (reader.at !== bytes.length) throw reader.refuse('bytes after the value')
  return value
}

/** The bytes of a record with these fields; keys are below 24 and ascend. */
export function writeRecord(
  fields: readonly (readonly [number, Uint8Array | undefined])[],
): Uint8Array {
  const present = fields.filter(([, raw]) => raw !== undefined) as [number, Uint8Array][]
  const parts: Uint8Array[] = [Uint8Array.of(0xa0 | present.length)]
  for (const [key, raw] of present) parts.push(Uint8Array.of(key), raw)
  return joinBytes(parts)
}

export function writeBytes(bytes: Uint8Array): Uint8Array {
  return joinBytes([writeHead(2, bytes.length), bytes])
}

export function writeCount(count: number): Uint8Array {
  return writeHead(0, count)
}

function writeHead(major: number, argument: number): Uint8Array {
  const type = major << 5
  if (argument < 24) return Uint8Array.of(type | argument)
  const width = argument < 0x100 ? 1 : argument < 0x10000 ? 2 : argument < 0x100000000 ? 4 : 8
  const head = new Uint8Array(1 + width)
  head[0] = type | (width === 1 ? 24 : width === 2 ? 25 : width === 4 ? 26 : 27)
  for (let at = width, rest = argument; at > 0; at--, rest = Math.floor(rest / 256)) {
    head[at] = rest % 256
  }
  return head
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

class Reader {
  at = 0
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #what: string

  constructor(bytes: Uint8Array, what: string) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#what = what
  }

  refuse(why: string): Refusal {
    return malformed(`${this.#what}: ${why} at byte ${this.at}`)
  }

  value(depth: number): Cbor {
    if (depth > DEPTH_MAX) throw this.refuse(`nested deeper than ${DEPTH_MAX}`)
    const first = this.#bytes[this.#take(1)] as number
    const info = first & 0x1f
    switch (first >>> 5) {
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
        return this.#list(info, depth)
      case 5:
        return this.#map(info, depth)
      case 7:
        return this.#simple(info)
      default:
        throw this.refuse('a tag')
    }
  }

  #take(count: number): number {
    const start = this.at
    if (count > this.#bytes.length - start) throw this.refuse('cut off')
    this.at = start + count
    return start
  }

  #argument(info: number): number {
    if (info < 24) return info
    switch (info) {
      case 24:
        return this.#shortest(this.#view.getUint8(this.#take(1)), 24)
      case 25:
        return this.#shortest(this.#view.getUint16(this.#take(2)), 0x100)
      case 26:
        return this.#shortest(this.#view.getUint32(this.#take(4)), 0x10000)
      case 27: {
        const start = this.#take(8)
        const high = this.#view.getUint32(start)
        if (high > 0x1fffff) throw this.refuse('a number beyond 2^53')
        const value = high * 0x100000000 + this.#view.getUint32(start + 4)
        return this.#shortest(value, 0x100000000)
      }
      default:
        throw this.refuse('an indefinite or reserved length')
    }
  }

  #shortest(value: number, least: number): number {
    if (value < least) throw this.refuse('a number in a longer form than needed')
    return value
  }

  #negative(info: number): number {
    const argument = this.#argument(info)
    if (argument >= Number.MAX_SAFE_INTEGER) throw this.refuse('a number beyond -2^53')
    return -1 - argument
  }

  #text(info: number): string {
    const length = this.#argument(info)
    const start = this.#take(length)
    try {
      return utf8.decode(this.#bytes.subarray(start, start + length))
    } catch {
      throw this.refuse('text that is not UTF-8')
    }
  }

  #count(info: number): number {
    const count = this.#argument(info)
    if (count > ITEMS_MAX) throw this.refuse(`more than ${ITEMS_MAX} items`)
    return count
  }

  #list(info: number, depth: number): Cbor[] {
    const count = this.#count(info)
    const items: Cbor[] = []
    for (let index = 0; index < count; index++) items.push(this.value(depth + 1))
    return items
  }

  #map(info: number, depth: number): RawRecord | TextMap {
    const count = this.#count(info)
    const fields = new Map<number, RawValue>()
    let isRecord = true
    let previous: Uint8Array | undefined
    for (let index = 0; index < count; index++) {
      const keyAt = this.at
      const key = this.value(depth + 1)
      const keyIsNumber = typeof key === 'number' && Number.isSafeInteger(key) && key >= 0
      if (!keyIsNumber && typeof key !== 'string') {
        throw this.refuse('a map key that is neither whole number nor text')
      }
      if (index === 0) isRecord = keyIsNumber
      else if (isRecord !== keyIsNumber) throw this.refuse('map keys of two kinds')
      const keyBytes = this.#bytes.subarray(keyAt, this.at)
      if (previous !== undefined && compareBytes(previous, keyBytes) >= 0) {
        throw this.refuse('map keys out of order')
      }
      previous = keyBytes
      const valueAt = this.at
      const value = this.value(depth + 1)
      if (keyIsNumber) fields.set(key, { value, raw: this.#bytes.subarray(valueAt, this.at) })
    }
    return isRecord ? fields : new TextMap(count)
  }

  #simple(info: number): Cbor {
    switch (info) {
      case 20:
        return false
      case 21:
        return true
      case 22:
        return null
      case 25:
        return this.#float(fromHalf(this.#view.getUint16(this.#take(2))), 2)
      case 26:
        return this.#float(this.#view.getFloat32(this.#take(4)), 4)
      case 27:
        return this.#float(this.#view.getFloat64(this.#take(8)), 8)
      default:
        throw this.refuse('a simple value other than false, true and null')
    }
  }

  #float(value: number, width: number): number {
    if (!Number.isFinite(value)) throw this.refuse('NaN or infinity')
    if (Number.isSafeInteger(value)) throw this.refuse('a whole number written as a float')
    const shortest = fitsHalf(value) ? 2 : Math.fround(value) === value ? 4 : 8
    if (shortest !== width) throw this.refuse('a float in a longer form than needed')
    return value
  }
}

function fromHalf(bits: number): number {
  const exponent = (bits >>> 10) & 0x1f
  const fraction = bits & 0x3ff
  const sign = bits >>> 15 === 1 ? -1 : 1
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** Eleven significant bits, no finer than 2^-24, no larger than 65504. */
function fitsHalf(value: number): boolean {
  const size = Math.abs(value)
  if (size > 65504) return false
  const exponent = Math.max(Math.floor(Math.log2(size)), -14)
  return Number.isInteger(size * 2 ** (10 - exponent))
}
