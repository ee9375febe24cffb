/**
 * Writes a segment: lists in the order of their terms, cut into chunks, gathered in blocks that are
 * numbered from 0. A fence per block says where it begins and what its first list can contribute,
 * so that a reader finds a block, or skips it, without opening it.
 *
 * @module
 */
import { wordBlockKey, wordFenceKey } from '../keys/keyspace.ts'
import { ByteWriter } from './byte-writer.ts'
import { type Chunk, writeChunkHead, writePosting } from './chunk.ts'
import { Impacts } from './impacts.ts'
import { Page, PageBuilder } from './page.ts'
import type { WordSettings } from './settings.ts'
import { type Position, readPage, type WordTarget } from './source.ts'

interface Fence {
  readonly term: string
  readonly document: number
  readonly impacts: Impacts
}

export class SegmentWriter {
  readonly #target: WordTarget
  readonly #settings: WordSettings
  readonly #id: number
  readonly #blocksBefore: number
  readonly #block: PageBuilder = new PageBuilder()
  readonly #fences: Fence[] = []
  #blockImpacts = new Impacts()
  #blockStart: Position = { term: '', document: 0 }
  #term = ''
  #net: number | undefined
  #removals = false
  #count = 0
  #first = 0
  #last = 0
  readonly #impacts = new Impacts()
  readonly #items = new ByteWriter()
  /** A block was written since the caller last set it back. */
  hasWritten = false

  /** `blocks` were written before. */
  constructor(target: WordTarget, settings: WordSettings, id: number, blocks: number) {
    this.#target = target
    this.#settings = settings
    this.#id = id
    this.#blocksBefore = blocks
  }

  get blocks(): number {
    return this.#blocksBefore + this.#fences.length
  }

  /** Where the first entry begins that is not in a written block. */
  get unwritten(): Position {
    return this.#blockStart
  }

  begin(term: string, net: number): void {
    this.#term = term
    this.#net = net
  }

  /** Goes on with a list whose first chunk was written before. */
  resume(term: string): void {
    this.#term = term
    this.#net = undefined
  }

  posting(document: number, times: number, length: number): void {
    this.#next(false, document, 1)
    writePosting(this.#items, times, length)
    this.#impacts.add(times, length)
    this.#last = document
    this.#count++
  }

  removal(document: number): void {
    this.#next(true, document, 1)
    this.#last = document
    this.#count++
  }

  /** A chunk as it is: its bytes fit behind those of another. */
  chunk(chunk: Chunk): void {
    this.#next(chunk.removals, chunk.first, chunk.count)
    this.#items.copy(chunk.bytes, chunk.itemsAt, chunk.itemsEnd)
    if (!chunk.removals) this.#impacts.join(chunk.impacts)
    this.#last = chunk.last
    this.#count += chunk.count
  }

  endList(): void {
    if (this.#count > 0) this.#finishChunk()
  }

  /** Writes everything, in the middle of a list too: it can then be resumed after `document`. */
  stopAfter(document: number): void {
    if (this.#count > 0) this.#finishChunk()
    else if (this.#net !== undefined) {
      // The beginning of the list cancelled out; its net must stand somewhere.
      this.#removals = false
      this.#first = document
      this.#last = document
      this.#finishChunk()
    }
    this.close()
  }

  /** Writes the last block and all fences. */
  close(): void {
    if (this.#block.count > 0) this.#writeBlock()
    this.writeFences()
  }

  /** Leaves what is in no block yet: the next step makes it again. */
  writeFences(): void {
    const { fencesPerPage } = this.#settings
    let block = this.#blocksBefore
    while (block < this.blocks) {
      const page = Math.floor(block / fencesPerPage)
      const end = Math.min(this.blocks, (page + 1) * fencesPerPage)
      const key = wordFenceKey(this.#id, page)
      const builder = new PageBuilder()
      if (block % fencesPerPage !== 0) builder.takeOver(new Page(key, readPage(this.#target, key)))
      for (; block < end; block++) {
        const { term, document, impacts } = this.#fences[block - this.#blocksBefore] as Fence
        impacts.write(builder.begin(term, document))
      }
      this.#target.put(key, builder.take())
    }
  }

  #next(removals: boolean, document: number, count: number): void {
    const room = this.#settings.chunkPostings - this.#count
    if (this.#count > 0 && (removals !== this.#removals || count > room)) this.#finishChunk()
    if (this.#count === 0) {
      this.#removals = removals
      this.#first = document
    } else {
      this.#items.varint(document - this.#last)
    }
  }

  #finishChunk(): void {
    const block = this.#block
    const size = this.#items.at + this.#term.length + 32
    if (block.count > 0 && block.size + size > this.#settings.blockBytes) this.#writeBlock()
    if (block.count === 0) {
      const document = this.#net === undefined ? this.#first : 0
      this.#blockStart = { term: this.#term, document }
    }
    const entry = block.begin(this.#term, this.#first)
    const span = this.#last - this.#first
    writeChunkHead(entry, this.#removals, this.#net, this.#count, span, this.#impacts)
    entry.copy(this.#items.buffer, 0, this.#items.at)
    if (!this.#removals && this.#term === block.firstTerm) this.#blockImpacts.join(this.#impacts)
    this.#net = undefined
    this.#count = 0
    this.#impacts.clear()
    this.#items.clear()
  }

  #writeBlock(): void {
    const { firstTerm: term, firstDocument: document } = this.#block
    this.#target.put(wordBlockKey(this.#id, this.blocks), this.#block.take())
    this.#fences.push({ term, document, impacts: this.#blockImpacts })
    this.#blockImpacts = new Impacts()
    this.hasWritten = true
  }
}
