/**
 * The vectors of an index in the kernel's memory, one row each, in the order of arrival. The memory grows by
 * chunks of 1,024 rows and is never copied; a removed row stays where it is and is only no longer alive.
 * The layout is drawn in `kernel/vector-kernel.ts`.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { type Kernel, type KernelInstance, startKernel, WASM_PAGE_BYTES } from './kernel.ts'
import { type Vector, writeQuery } from './quantise.ts'

/** One of the arrays of a chunk: where it begins and how many bytes a row has in it. */
interface Section {
  readonly at: number
  readonly bytes: number
}

export class Rows {
  readonly dimensions: number
  readonly kernel: Kernel
  count = 0
  /** What `measure` reads and writes. Made again when the memory grows: never keep them. */
  list: Uint32Array = new Uint32Array(0)
  distances: Float64Array = new Float64Array(0)
  chosen: Uint32Array = new Uint32Array(0)
  histogram: Uint32Array = new Uint32Array(0)

  readonly #memory: KernelInstance['memory']
  readonly #chunks: number
  readonly #chunkBytes: number
  readonly #shift: number
  readonly #inChunk: number
  readonly #vectors: Section
  readonly #labels: Section
  readonly #alive: Section
  readonly #wanted: Section
  readonly #stored: readonly Section[]
  #capacity = 0
  #bytes = new Uint8Array(0)
  #words = new Uint32Array(0)
  #query = new Int16Array(0)

  constructor(dimensions: number) {
    const { kernel, memory } = startKernel()
    this.dimensions = dimensions
    this.kernel = kernel
    this.#memory = memory
    this.#chunks = kernel.CHUNKS.value
    this.#chunkBytes = kernel.layOut(dimensions)
    this.#shift = kernel.CHUNK_SHIFT.value
    this.#inChunk = (1 << this.#shift) - 1
    const section = (addressOf: (row: number) => number): Section => ({
      at: addressOf(0) - this.#chunks,
      bytes: addressOf(1) - addressOf(0),
    })
    this.#vectors = section(kernel.vectorAt)
    this.#labels = section(kernel.labelAt)
    this.#alive = section(kernel.aliveByteAt)
    this.#wanted = section(kernel.wantedByteAt)
    this.#stored = [
      this.#vectors,
      section(kernel.inverseAt),
      section(kernel.signsAt),
      this.#labels,
      this.#alive,
    ]
    this.#view()
  }

  get memoryBytes(): number {
    return this.#memory.buffer.byteLength
  }

  /** What `pieces` hold of one row. */
  get storedRowBytes(): number {
    return this.#stored.reduce((sum, section) => sum + section.bytes, 0)
  }

  append(label: number, vector: Int8Array): number {
    const row = this.count
    this.#reserve(row + 1)
    this.#signed(row).set(vector)
    this.kernel.settle(row)
    this.#words[this.#address(this.#labels, row) / 4] = label
    this.#bytes[this.#address(this.#alive, row)] = 1
    this.count++
    return row
  }

  kill(row: number): void {
    this.#bytes[this.#address(this.#alive, row)] = 0
  }

  isAlive(row: number): boolean {
    return this.#bytes[this.#address(this.#alive, row)] !== 0
  }

  labelOf(row: number): number {
    return this.#words[this.#address(this.#labels, row) / 4] as number
  }

  /** Marks which rows from here on the next filtered scan looks at; returns how many. */
  markWanted(from: number, accepts: (label: number) => boolean): number {
    let marked = 0
    for (let first = from; first < this.count; first = (first | this.#inChunk) + 1) {
      const end = Math.min(this.count, (first | this.#inChunk) + 1)
      const alive = this.#address(this.#alive, first) - first
      const wanted = this.#address(this.#wanted, first) - first
      const labels = this.#address(this.#labels, first) / 4 - first
      for (let row = first; row < end; row++) {
        const passes =
          this.#bytes[alive + row] !== 0 && accepts(this.#words[labels + row] as number) ? 1 : 0
        this.#bytes[wanted + row] = passes
        marked += passes
      }
    }
    return marked
  }

  isWanted(row: number): boolean {
    return this.#bytes[this.#address(this.#wanted, row)] !== 0
  }

  holds(row: number, vector: Int8Array): boolean {
    const own = this.#signed(row)
    for (let index = 0; index < vector.length; index++) {
      if (own[index] !== vector[index]) return false
    }
    return true
  }

  areTwins(row: number, other: number): boolean {
    return this.holds(row, this.#signed(other))
  }

  vectorOf(row: number): Int8Array {
    return this.#signed(row).slice()
  }

  setQuery(vector: Vector): void {
    writeQuery(vector, this.#query)
    this.kernel.settleQuery()
  }

  /** Every stored array, cut into the pieces that lie together, with room for `count` rows. */
  pieces(count: number): Uint8Array[] {
    this.#reserve(count)
    const pieces: Uint8Array[] = []
    for (const section of this.#stored) {
      for (let row = 0; row < count; row += this.#inChunk + 1) {
        const at = this.#address(section, row)
        const rows = Math.min(count - row, this.#inChunk + 1)
        pieces.push(this.#bytes.subarray(at, at + rows * section.bytes))
      }
    }
    return pieces
  }

  #address(section: Section, row: number): number {
    return (
      this.#chunks +
      (row >>> this.#shift) * this.#chunkBytes +
      section.at +
      (row & this.#inChunk) * section.bytes
    )
  }

  #signed(row: number): Int8Array {
    return new Int8Array(this.#memory.buffer, this.#address(this.#vectors, row), this.dimensions)
  }

  #reserve(rows: number): void {
    if (rows <= this.#capacity) return
    const chunks = Math.ceil(rows / (this.#inChunk + 1))
    const bytes = this.#chunks + chunks * this.#chunkBytes
    const pages = Math.ceil((bytes - this.memoryBytes) / WASM_PAGE_BYTES)
    try {
      this.#memory.grow(Math.max(0, pages))
    } catch (cause) {
      throw new CortexError(
        'IO_ERROR',
        `The vector index cannot grow beyond ${this.#capacity} rows: no memory for ${pages} more pages. Split the store or free memory.`,
        { cause },
      )
    }
    this.#capacity = chunks * (this.#inChunk + 1)
    this.#view()
  }

  #view(): void {
    const { buffer } = this.#memory
    const { QUERY, ROWS, DISTANCES, CHOSEN, HISTOGRAM, ROWS_MAX } = this.kernel
    this.#bytes = new Uint8Array(buffer)
    this.#words = new Uint32Array(buffer)
    this.#query = new Int16Array(buffer, QUERY.value, this.dimensions)
    this.list = new Uint32Array(buffer, ROWS.value, ROWS_MAX.value)
    this.distances = new Float64Array(buffer, DISTANCES.value, ROWS_MAX.value)
    this.chosen = new Uint32Array(buffer, CHOSEN.value, (ROWS.value - CHOSEN.value) / 4)
    this.histogram = new Uint32Array(
      buffer,
      HISTOGRAM.value,
      Math.ceil(this.dimensions / 128) * 128 + 1,
    )
  }
}
