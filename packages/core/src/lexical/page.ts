/**
 * A sorted page: entries in the order of (term, document), with a table of where each begins, so
 * that one is found by halving. Blocks of postings and pages of fences are both such pages.
 *
 *   page    count:2 · count × offset:2 · entries
 *   entry   termLength:1 term document:4 payload        up to the next entry or the end
 *
 * @module
 */
import { corruptRecord } from '../store/sealed-value.ts'
import { ByteWriter } from './byte-writer.ts'

const ENTRY_HEAD = 5

export class Page {
  readonly key: Uint8Array
  readonly bytes: Buffer
  readonly count: number
  #text: string | undefined

  constructor(key: Uint8Array, bytes: Uint8Array) {
    this.key = key
    this.bytes = bytes as Buffer
    this.count = bytes.length < 2 ? 0 : this.bytes.readUInt16BE(0)
    if (this.count === 0 || 2 + 2 * this.count > bytes.length) {
      throw corruptRecord(key, 'it is not a page of words')
    }
  }

  start(index: number): number {
    const at = 2 + 2 * index
    const start = ((this.bytes[at] as number) << 8) | (this.bytes[at + 1] as number)
    if (start + ENTRY_HEAD > this.bytes.length) throw corruptRecord(this.key, 'an entry is cut off')
    return start
  }

  end(index: number): number {
    return index + 1 < this.count ? this.start(index + 1) : this.bytes.length
  }

  /** One call into native code for the whole page: slices of its text are cheap. */
  term(index: number): string {
    const start = this.start(index) + 1
    this.#text ??= this.bytes.toString('latin1')
    return this.#text.slice(start, start + (this.bytes[start - 1] as number))
  }

  /** The first six bytes of the term as a number: terms that differ there are compared by it. */
  beginning(index: number): number {
    const start = this.start(index)
    const { bytes } = this
    const length = bytes[start] as number
    let value = 0
    for (let offset = 1; offset <= 6; offset++) {
      value = value * 0x100 + (offset <= length ? (bytes[start + offset] as number) : 0)
    }
    return value
  }

  hasTerm(index: number, term: string): boolean {
    const start = this.start(index)
    const { bytes } = this
    if (bytes[start] !== term.length) return false
    for (let offset = 0; offset < term.length; offset++) {
      if (bytes[start + 1 + offset] !== term.charCodeAt(offset)) return false
    }
    return true
  }

  document(index: number): number {
    const start = this.start(index)
    const at = start + 1 + (this.bytes[start] as number)
    if (at + 4 > this.bytes.length) throw corruptRecord(this.key, 'an entry is cut off')
    return this.bytes.readUInt32BE(at)
  }

  payload(index: number): number {
    const start = this.start(index)
    return start + ENTRY_HEAD + (this.bytes[start] as number)
  }

  /** The last entry that is not after (term, document); -1 if all are. */
  find(term: string, document: number): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#isAfter(middle, term, document)) high = middle
      else low = middle + 1
    }
    return low - 1
  }

  #isAfter(index: number, term: string, document: number): boolean {
    const start = this.start(index)
    const { bytes } = this
    const length = bytes[start] as number
    const shared = Math.min(length, term.length)
    for (let offset = 0; offset < shared; offset++) {
      const difference = (bytes[start + 1 + offset] as number) - term.charCodeAt(offset)
      if (difference !== 0) return difference > 0
    }
    if (length !== term.length) return length > term.length
    return this.document(index) > document
  }
}

/** Entries must come in order. */
export class PageBuilder {
  readonly entries: ByteWriter = new ByteWriter()
  readonly #offsets: number[] = []
  firstTerm = ''
  firstDocument = 0

  get count(): number {
    return this.#offsets.length
  }

  get size(): number {
    return 2 + 2 * this.#offsets.length + this.entries.at
  }

  /** The caller writes the payload behind it. */
  begin(term: string, document: number): ByteWriter {
    if (this.#offsets.length === 0) {
      this.firstTerm = term
      this.firstDocument = document
    }
    this.#offsets.push(this.entries.at)
    this.entries.shortText(term)
    this.entries.u32(document)
    return this.entries
  }

  /** Takes over all entries of a page. */
  takeOver(page: Page): void {
    for (let index = 0; index < page.count; index++) {
      const payload = page.payload(index)
      this.begin(page.term(index), page.document(index)).copy(page.bytes, payload, page.end(index))
    }
  }

  /** The finished page; the builder is empty again. */
  take(): Buffer {
    const table = 2 + 2 * this.#offsets.length
    const bytes = Buffer.allocUnsafe(table + this.entries.at)
    bytes.writeUInt16BE(this.#offsets.length, 0)
    for (let index = 0; index < this.#offsets.length; index++) {
      bytes.writeUInt16BE(table + (this.#offsets[index] as number), 2 + 2 * index)
    }
    this.entries.buffer.copy(bytes, table, 0, this.entries.at)
    this.#offsets.length = 0
    this.entries.clear()
    return bytes
  }
}
