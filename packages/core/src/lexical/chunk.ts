/**
 * Chunks: one entry of a block holds up to 128 items of one term's list, ascending by document.
 *
 *   payload    flags:1 [net] [count:1 (last - first) [impacts]] items
 *   flags      1 the items are removals · 2 `net` is there · 4 not exactly one item
 *   posting    lengthAndMore [times]        length of the document × 2, + 1 if the term is there twice or more
 *   items      item (gap item)…             the first document is that of the entry; a removal is its gap alone
 *   impacts    one two more [most]          see `Impacts`
 *   net        signed: postings less removals of the whole list, in its first chunk, unless it is
 *              that of the chunk itself. Merging cancels a posting against its removal, which
 *              leaves the net of a list as it was: it is known before the list is merged.
 *
 * @module
 */
import { corruptRecord } from '../store/sealed-value.ts'
import type { ByteWriter } from './byte-writer.ts'
import { Impacts } from './impacts.ts'
import type { Page } from './page.ts'

const REMOVALS = 1
const NET = 2
const NOT_ONE = 4

/** No chunk has more items, whatever the settings. */
export const CHUNK_ITEMS_MAX = 255

const NOTHING = new Uint32Array(0)

/** One chunk as it lies in its page: a cursor over its postings, or all its items at once. */
export class Chunk {
  removals = false
  /** Of the whole list, if this is its first chunk. */
  net = 0
  count = 0
  first = 0
  last = 0
  readonly impacts: Impacts = new Impacts()
  /** Filled by `decode`; longer than the chunk. */
  documents: Uint32Array = NOTHING
  times: Uint32Array = NOTHING
  lengths: Uint32Array = NOTHING
  itemsAt = 0
  itemsEnd = 0
  /** The posting that `seek` came to. */
  document = 0
  timesHere = 0
  lengthHere = 0
  #item = -1
  #page: Page | undefined
  #at = 0

  get bytes(): Buffer {
    return this.#of.bytes
  }

  get #of(): Page {
    if (this.#page === undefined)
      throw new Error('Broken invariant: a chunk is opened before it is read')
    return this.#page
  }

  open(page: Page, index: number): void {
    this.#page = page
    this.#item = -1
    this.#at = page.payload(index)
    this.itemsEnd = page.end(index)
    this.first = page.document(index)
    const flags = this.#byte()
    this.removals = (flags & REMOVALS) !== 0
    const net = (flags & NET) !== 0 ? this.#signed() : undefined
    if ((flags & NOT_ONE) !== 0) {
      this.count = this.#byte()
      this.last = this.first + this.#varint()
      if (!this.removals) this.#readImpacts()
    } else {
      this.count = 1
      this.last = this.first
    }
    this.net = net ?? (this.removals ? -this.count : this.count)
    this.itemsAt = this.#at
    if (!this.removals && (flags & NOT_ONE) === 0) {
      const lengthAndMore = this.#varint()
      this.impacts.clear()
      this.impacts.add((lengthAndMore & 1) === 0 ? 1 : this.#varint(), lengthAndMore >>> 1)
    }
  }

  /** To the first posting whose document is not before the given one; what follows is not read. */
  seek(document: number): number {
    if (this.#item < 0) {
      this.#item = 0
      this.#at = this.itemsAt
      this.document = this.first
      this.#readPosting()
    }
    if (this.document < document) this.#skipTo(document)
    return this.document
  }

  /** The innermost loop of a question: everything it needs is at hand, one-byte numbers are read in place. */
  #skipTo(wanted: number): void {
    const { bytes } = this.#of
    let { document } = this
    while (document < wanted) {
      if (++this.#item >= this.count) {
        throw corruptRecord(this.#of.key, 'a list of documents does not fit its head')
      }
      const gap = bytes[this.#at] as number
      const lengthAndMore = bytes[this.#at + 1] as number
      // Two numbers of one byte each, and no third: all there is to most postings.
      if (gap < 0x80 && lengthAndMore < 0x80 && (lengthAndMore & 1) === 0) {
        if (this.#at + 2 > this.itemsEnd) throw this.#cutOff()
        this.#at += 2
        document += gap
        this.lengthHere = lengthAndMore >>> 1
        this.timesHere = 1
        continue
      }
      document += this.#varint()
      this.#readPosting()
    }
    this.document = document
  }

  #cutOff(): Error {
    return corruptRecord(this.#of.key, 'an entry is cut off')
  }

  #readPosting(): void {
    const lengthAndMore = this.#varint()
    this.lengthHere = lengthAndMore >>> 1
    this.timesHere = (lengthAndMore & 1) === 0 ? 1 : this.#varint()
  }

  decode(): void {
    if (this.documents.length === 0) {
      this.documents = new Uint32Array(CHUNK_ITEMS_MAX)
      this.times = new Uint32Array(CHUNK_ITEMS_MAX)
      this.lengths = new Uint32Array(CHUNK_ITEMS_MAX)
    }
    this.#at = this.itemsAt
    let document = this.first
    for (let index = 0; index < this.count; index++) {
      if (index > 0) document += this.#varint()
      this.documents[index] = document
      if (this.removals) continue
      const lengthAndMore = this.#varint()
      this.lengths[index] = lengthAndMore >>> 1
      this.times[index] = (lengthAndMore & 1) === 0 ? 1 : this.#varint()
    }
    if (this.#at !== this.itemsEnd || (this.count > 0 && document !== this.last)) {
      throw corruptRecord(this.#of.key, 'a list of documents does not fit its head')
    }
  }

  #readImpacts(): void {
    const { impacts } = this
    impacts.one = this.#varint()
    impacts.two = this.#varint()
    impacts.more = this.#varint()
    impacts.most = impacts.more === 0 ? 0 : this.#varint()
  }

  #byte(): number {
    if (this.#at >= this.itemsEnd) throw this.#cutOff()
    return this.#of.bytes[this.#at++] as number
  }

  #varint(): number {
    const { bytes } = this.#of
    const byte = bytes[this.#at] as number
    if (byte < 0x80 && this.#at < this.itemsEnd) {
      this.#at++
      return byte
    }
    let value = 0
    let scale = 1
    for (;;) {
      const next = this.#byte()
      value += (next & 0x7f) * scale
      if (next < 0x80) return value
      scale *= 0x80
    }
  }

  #signed(): number {
    const value = this.#varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
}

/** The items follow it. */
export function writeChunkHead(
  entry: ByteWriter,
  removals: boolean,
  net: number | undefined,
  count: number,
  span: number,
  impacts: Impacts,
): void {
  const implied = removals ? -count : count
  const says = net !== undefined && net !== implied
  entry.u8((removals ? REMOVALS : 0) | (says ? NET : 0) | (count === 1 ? 0 : NOT_ONE))
  if (says) entry.signed(net)
  if (count === 1) return
  entry.u8(count)
  entry.varint(span)
  if (!removals) impacts.write(entry)
}

export function writePosting(items: ByteWriter, times: number, length: number): void {
  items.varint(length * 2 + (times > 1 ? 1 : 0))
  if (times > 1) items.varint(times)
}
