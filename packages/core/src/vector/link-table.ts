/**
 * The links of a graph as one array of numbers, grown by chunks and never copied. A record is
 *
 *     count · up · twin · link × width      (u32 each)
 *
 * where `up` is one more than the record of the same row in the next layer, and `twin` one more than the next
 * row with the same vector; zero means none.
 *
 * @module
 */

const HEAD_WORDS = 3
const CHUNK_SHIFT = 10
const CHUNK_RECORDS = 1 << CHUNK_SHIFT
const IN_CHUNK = CHUNK_RECORDS - 1

export class LinkTable {
  readonly width: number
  count = 0
  readonly #words: number
  readonly #chunks: Uint32Array[] = []

  constructor(width: number) {
    this.width = width
    this.#words = HEAD_WORDS + width
  }

  get recordBytes(): number {
    return this.#words * 4
  }

  get memoryBytes(): number {
    return this.#chunks.length * CHUNK_RECORDS * this.recordBytes
  }

  append(): number {
    this.#reserve(this.count + 1)
    return this.count++
  }

  chunkOf(record: number): Uint32Array {
    return this.#chunks[record >>> CHUNK_SHIFT] as Uint32Array
  }

  /** Where the links of a record begin in its chunk. */
  linksAt(record: number): number {
    return (record & IN_CHUNK) * this.#words + HEAD_WORDS
  }

  linkCount(record: number): number {
    return this.chunkOf(record)[this.linksAt(record) - 3] as number
  }

  setLinkCount(record: number, count: number): void {
    this.chunkOf(record)[this.linksAt(record) - 3] = count
  }

  /** The record in the next layer, or -1. */
  up(record: number): number {
    return (this.chunkOf(record)[this.linksAt(record) - 2] as number) - 1
  }

  setUp(record: number, above: number): void {
    this.chunkOf(record)[this.linksAt(record) - 2] = above + 1
  }

  /** The next row with the same vector, or -1. */
  twin(record: number): number {
    return (this.chunkOf(record)[this.linksAt(record) - 1] as number) - 1
  }

  setTwin(record: number, row: number): void {
    this.chunkOf(record)[this.linksAt(record) - 1] = row + 1
  }

  /** The records as bytes, cut into the pieces that lie together, with room for `count`. */
  pieces(count: number): Uint8Array[] {
    this.#reserve(count)
    return this.#chunks.slice(0, Math.ceil(count / CHUNK_RECORDS)).map((chunk, index) => {
      const records = Math.min(count - index * CHUNK_RECORDS, CHUNK_RECORDS)
      return new Uint8Array(chunk.buffer, 0, records * this.recordBytes)
    })
  }

  /** Whether no record points at a row or a record that is not there. */
  isWithin(rows: number, recordsAbove: number): boolean {
    for (let record = 0; record < this.count; record++) {
      const count = this.linkCount(record)
      if (count > this.width || this.up(record) >= recordsAbove || this.twin(record) >= rows) {
        return false
      }
      const chunk = this.chunkOf(record)
      const at = this.linksAt(record)
      for (let index = at; index < at + count; index++) {
        if ((chunk[index] as number) >= rows) return false
      }
    }
    return true
  }

  #reserve(records: number): void {
    while (this.#chunks.length * CHUNK_RECORDS < records) {
      this.#chunks.push(new Uint32Array(CHUNK_RECORDS * this.#words))
    }
  }
}
