/**
 * The documents that have one term, ascending over all segments, as a cursor that skips: over blocks
 * by their fences, over chunks by their heads. Only what is stepped on is decoded.
 *
 * @module
 */
import type { Bm25 } from './bm25.ts'
import { Chunk } from './chunk.ts'
import type { Page } from './page.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { Stretch } from './stretch.ts'

/** After every document. */
export const NO_DOCUMENT: number = 2 ** 32

export class TermList {
  readonly term: string
  readonly #reader: SegmentReader
  readonly #bm25: Bm25
  readonly #stretches: readonly Stretch[]
  readonly #bounds: Float64Array
  /** How many documents have the term. */
  readonly documents: number
  /** No document can get more, however often it has the term. */
  readonly weight: number
  /** No document of the list gets more. */
  readonly bound: number
  /** The current document, NO_DOCUMENT at the end; after `seek`. */
  document = -1
  #shallow = -1
  #at = -1
  #page: Page | undefined
  #entry = 0
  readonly #chunk = new Chunk()

  constructor(
    term: string,
    reader: SegmentReader,
    bm25: Bm25,
    documents: number,
    weight: number,
    stretches: readonly Stretch[],
  ) {
    this.term = term
    this.documents = documents
    this.#reader = reader
    this.#bm25 = bm25
    this.weight = weight
    this.#stretches = stretches
    this.#bounds = new Float64Array(stretches.length)
    let bound = 0
    for (const [index, { impacts }] of stretches.entries()) {
      const own = weight * bm25.bestShare(impacts)
      this.#bounds[index] = own
      if (own > bound) bound = own
    }
    this.bound = bound
  }

  /** Back to before the first document. */
  restart(): void {
    this.document = -1
    this.#shallow = -1
    this.#at = -1
  }

  /** Moves the look-ahead to the stretch of `document`, without reading it. */
  look(document: number): void {
    const stretches = this.#stretches
    let at = this.#shallow
    while (at + 1 < stretches.length && (stretches[at + 1] as Stretch).first <= document) at++
    this.#shallow = at
  }

  /** The bound of the stretch that was looked at. */
  get aheadBound(): number {
    return this.#shallow < 0 ? 0 : (this.#bounds[this.#shallow] as number)
  }

  /** The last document that this bound covers. */
  get aheadEnd(): number {
    const next = this.#stretches[this.#shallow + 1]
    return (next === undefined ? NO_DOCUMENT : next.first) - 1
  }

  /** What the current document gets from the term. */
  get score(): number {
    const { timesHere, lengthHere } = this.#chunk
    return this.share(timesHere, lengthHere)
  }

  share(times: number, length: number): number {
    return this.weight * this.#bm25.share(times, length)
  }

  /** The bound of the chunk that `enter` came to, and its last document. */
  get chunkBound(): number {
    return this.weight * this.#bm25.bestShare(this.#chunk.impacts)
  }

  get chunkEnd(): number {
    return this.#chunk.last
  }

  /** To the first document that is not before the given one. */
  seek(document: number): number {
    if (this.document >= document) return this.document
    if (!this.enter(document)) return NO_DOCUMENT
    const { from } = this.#stretches[this.#at] as Stretch
    this.document = this.#chunk.seek(Math.max(document, from))
    return this.document
  }

  /** To the chunk in which `seek` would find it; false at the end. The chunk is not decoded. */
  enter(document: number): boolean {
    if (this.document === NO_DOCUMENT) return false
    const stretches = this.#stretches
    for (;;) {
      const stretch = stretches[this.#at]
      const next = stretches[this.#at + 1]
      if (stretch === undefined || (next !== undefined && next.first <= document)) {
        if (next === undefined) return this.#end()
        this.#openStretch(document)
        continue
      }
      if (this.#chunkReaches(Math.max(document, stretch.from))) return true
      if (next === undefined) return this.#end()
      this.#openStretch(next.first)
    }
  }

  #end(): false {
    this.document = NO_DOCUMENT
    return false
  }

  /** The last stretch that begins at or before the document, or the next one. */
  #openStretch(document: number): void {
    const stretches = this.#stretches
    let at = this.#at + 1
    while (at + 1 < stretches.length && (stretches[at + 1] as Stretch).first <= document) at++
    this.#at = at
    const { segment, block, start } = stretches[at] as Stretch
    this.#page = this.#reader.block(segment, block)
    this.#openChunk(start)
  }

  #openChunk(entry: number): boolean {
    const page = this.#page as Page
    this.#entry = entry
    if (entry >= page.count || !page.hasTerm(entry, this.term)) return false
    this.#chunk.open(page, entry)
    return !this.#chunk.removals
  }

  /**
   * Goes on to the chunk of this stretch that has a document not before the given one. Mostly it is the
   * next; if not, it is found by halving.
   */
  #chunkReaches(document: number): boolean {
    for (let opened = 0; this.#chunk.count === 0 || this.#chunk.last < document; opened++) {
      const ahead = opened === 1 ? (this.#page as Page).find(this.term, document) : 0
      if (!this.#openChunk(Math.max(this.#entry + 1, ahead))) return false
    }
    return !this.#chunk.removals
  }
}
