/** A segment read from front to back by a merge, which deletes the blocks that it leaves behind. */
import { wordBlockKey, wordFenceKey } from '../keys/keyspace.ts'
import { Chunk } from './chunk.ts'
import { Page } from './page.ts'
import type { WordSettings } from './settings.ts'
import { type Position, readPage, type WordTarget } from './source.ts'
import type { Segment } from './state.ts'

/** The last item of a block. */
interface BlockEnd extends Position {
  readonly block: number
}

/** Bytes that all streams of a merge have read. */
export interface Meter {
  bytes: number
}

export class SegmentStream {
  readonly #target: WordTarget
  readonly #segment: Segment
  readonly chunk: Chunk = new Chunk()
  readonly #left: BlockEnd[] = []
  #block: number
  #page: Page | undefined
  #index = -1
  #item = 0
  #decoded = false
  /** Of the current item; undefined at the end. */
  term: string | undefined
  /** Of the term: see `Page.beginning`. */
  beginning = 0
  document = 0
  /** Postings less removals of the current list, once its beginning was read. */
  net = 0
  readonly #meter: Meter

  constructor(target: WordTarget, segment: Segment, from: Position, meter: Meter) {
    this.#meter = meter
    this.#target = target
    this.#segment = segment
    this.#block = segment.first
    this.#openBlock()
    if (this.#page !== undefined) {
      this.#index = Math.max(0, this.#page.find(from.term, from.document)) - 1
    }
    this.nextChunk()
    while (this.term !== undefined && this.#isBefore(from)) this.nextChunk()
    while (this.term === from.term && this.document < from.document) this.nextItem()
  }

  /** The current chunk is untouched: it can be taken whole. */
  get whole(): boolean {
    return this.#item === 0
  }

  get removal(): boolean {
    return this.chunk.removals
  }

  get times(): number {
    return this.chunk.times[this.#item] as number
  }

  get length(): number {
    return this.chunk.lengths[this.#item] as number
  }

  /** So that `times` and `length` can be asked for. */
  decode(): void {
    if (this.#decoded) return
    this.chunk.decode()
    this.#decoded = true
  }

  nextItem(): void {
    this.decode()
    if (++this.#item >= this.chunk.count) this.nextChunk()
    else this.document = this.chunk.documents[this.#item] as number
  }

  nextChunk(): void {
    for (;;) {
      this.#index++
      if (this.#page !== undefined && this.#index >= this.#page.count) this.#leaveBlock(this.#page)
      const page = this.#page
      if (page === undefined) {
        this.term = undefined
        return
      }
      this.#openChunk(page)
      if (this.chunk.count > 0) return
    }
  }

  /** Deletes the blocks whose items are all before `position`, and says what is left. */
  release(position: Position | undefined, settings: WordSettings): Segment {
    const { id, blocks } = this.#segment
    let { first } = this.#segment
    for (const end of this.#left) {
      if (position !== undefined && !isBefore(end, position)) break
      this.#target.delete(wordBlockKey(id, first))
      first++
      if (first === blocks || first % settings.fencesPerPage === 0) {
        this.#target.delete(wordFenceKey(id, Math.floor((first - 1) / settings.fencesPerPage)))
      }
    }
    return { ...this.#segment, first }
  }

  #openBlock(): void {
    if (this.#block >= this.#segment.blocks) {
      this.#page = undefined
      return
    }
    const key = wordBlockKey(this.#segment.id, this.#block)
    this.#page = new Page(key, readPage(this.#target, key))
    this.#index = 0
  }

  #leaveBlock(page: Page): void {
    const last = page.count - 1
    this.chunk.open(page, last)
    this.#left.push({ block: this.#block, term: page.term(last), document: this.chunk.last })
    this.#block++
    this.#openBlock()
  }

  #openChunk(page: Page): void {
    this.chunk.open(page, this.#index)
    this.#item = 0
    this.#decoded = false
    this.document = this.chunk.first
    this.#meter.bytes += page.end(this.#index) - page.start(this.#index)
    if (this.term === undefined || !page.hasTerm(this.#index, this.term)) {
      this.term = page.term(this.#index)
      this.beginning = page.beginning(this.#index)
      this.net = this.chunk.net
    }
  }

  /** All of the current chunk is before the position. */
  #isBefore(position: Position): boolean {
    const { term } = this
    if (term === undefined || term > position.term) return false
    return term < position.term || this.chunk.last < position.document
  }
}

function isBefore(a: Position, b: Position): boolean {
  return a.term < b.term || (a.term === b.term && a.document < b.document)
}
