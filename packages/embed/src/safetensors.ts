/**
 * Weights in a safetensors file of 16-bit floats:
 *
 *   u64   bytes of the header, little-endian
 *   JSON  { name: { dtype, shape, data_offsets: [from, to] } }
 *   data
 *
 * @module
 */
import { readFileSync } from 'node:fs'

export interface HalfTensor {
  readonly shape: readonly number[]
  readonly values: Uint16Array
}

/** Tensors by name. Throws for a name that is missing or of another type or shape. */
export class Weights {
  readonly #path: string
  readonly #bytes: Uint8Array
  readonly #header: Readonly<Record<string, Entry>>
  readonly #dataAt: number

  constructor(path: string) {
    const file = readFileSync(path)
    const size = Number(file.readBigUInt64LE(0))
    this.#path = path
    this.#bytes = file
    this.#header = JSON.parse(file.toString('utf8', 8, 8 + size)) as Record<string, Entry>
    this.#dataAt = 8 + size
  }

  /** The names that are there. */
  get names(): readonly string[] {
    return Object.keys(this.#header)
  }

  tensor(name: string, shape: readonly number[]): HalfTensor {
    const entry = this.#header[name]
    if (entry?.dtype !== 'F16' || String(entry.shape) !== String(shape)) {
      const found = entry === undefined ? 'nothing' : `${entry.dtype} [${entry.shape}]`
      throw new Error(`${this.#path}: expected F16 [${shape}] as ${name}, found ${found}`)
    }
    // A copy: in the file, nothing need lie at an even place, and the file can go.
    const [from, to] = entry.data_offsets
    const copy = Uint8Array.from(this.#bytes.subarray(this.#dataAt + from, this.#dataAt + to))
    return { shape, values: new Uint16Array(copy.buffer) }
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
