/**
 * Weights in a safetensors file of 16-bit floats:
 *
 *   u64   bytes of the header, little-endian
 *   JSON  { name: { dtype, shape, data_offsets: [from, to] } }
 *   data
 *
 * The file stays open: it is read tensor by tensor, and the largest row by row, so that nothing of it is in memory twice.
 *
 * @module
 */
import { openSync, readSync } from 'node:fs'

const HALF = 2

/** Tensors by name. Throws for a name that is missing or of another type or shape. */
export class Weights {
  readonly #path: string
  readonly #file: number
  readonly #header: Readonly<Record<string, Entry>>
  readonly #dataAt: number
  #scratch = new Uint16Array(0)

  constructor(path: string) {
    this.#path = path
    this.#file = openSync(path, 'r')
    const size = Number(this.#fill(Buffer.alloc(8), 0).readBigUInt64LE(0))
    this.#header = JSON.parse(this.#fill(Buffer.alloc(size), 8).toString('utf8'))
    this.#dataAt = 8 + size
  }

  /** All values of a tensor. */
  tensor(name: string, shape: readonly number[]): Uint16Array {
    const { from, bytes } = this.#place(name, shape)
    return this.#read(new Uint16Array(bytes / HALF), from)
  }

  /** The same, in memory that the next call uses again. */
  passing(name: string, shape: readonly number[]): Uint16Array {
    const { from, bytes } = this.#place(name, shape)
    if (this.#scratch.byteLength < bytes) this.#scratch = new Uint16Array(bytes / HALF)
    return this.#read(this.#scratch.subarray(0, bytes / HALF), from)
  }

  /** Reads one row of a tensor, in memory that the next call uses again. */
  rows(name: string, shape: readonly [rows: number, width: number]): (row: number) => Uint16Array {
    const { from } = this.#place(name, shape)
    const values = new Uint16Array(shape[1])
    return (row) => this.#read(values, from + row * values.byteLength)
  }

  #place(name: string, shape: readonly number[]): { from: number; bytes: number } {
    const entry = this.#header[name]
    if (entry?.dtype !== 'F16' || String(entry.shape) !== String(shape)) {
      const found = entry === undefined ? 'nothing' : `${entry.dtype} [${entry.shape}]`
      throw new Error(`${this.#path}: expected F16 [${shape}] as ${name}, found ${found}`)
    }
    const [from, to] = entry.data_offsets
    return { from: this.#dataAt + from, bytes: to - from }
  }

  #read(values: Uint16Array, from: number): Uint16Array {
    this.#fill(values, from)
    return values
  }

  #fill<Bytes extends Uint8Array | Uint16Array>(into: Bytes, from: number): Bytes {
    const read = readSync(this.#file, into, 0, into.byteLength, from)
    if (read === into.byteLength) return into
    throw new Error(`${this.#path}: the file ends at byte ${from + read}, inside its weights`)
  }
}

interface Entry {
  readonly dtype: string
  readonly shape: readonly number[]
  readonly data_offsets: readonly [number, number]
}

const HALVES = 65_536

/** The value of every 16-bit float. */
export function halfTable(): Float32Array {
  return Float32Array.from({ length: HALVES }, (_, half) => {
    const sign = half & 0x8000 ? -1 : 1
    const exponent = (half >> 10) & 0x1f
    const fraction = half & 0x3ff
    if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
    return exponent === 0
      ? sign * fraction * 2 ** -24
      : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
  })
}
