/** Finds the list of a term in segments and merges: which blocks hold it, and how many documents it counts. */
import { Chunk } from './chunk.ts'
import { Impacts } from './impacts.ts'
import type { Page } from './page.ts'
import type { WordCache } from './page-cache.ts'
import type { WordSettings } from './settings.ts'
import type { WordSource } from './source.ts'
import { isMerge, type Part, type Segment } from './state.ts'
import type { Stretch } from './stretch.ts'

/** What the segments say of one term. */
export interface FoundList {
  /** Postings less removals. */
  net: number
  readonly stretches: Stretch[]
}

export class SegmentReader {
  readonly #source: WordSource
  readonly #cache: WordCache
  readonly #settings: WordSettings
  readonly #chunk = new Chunk()

  constructor(source: WordSource, cache: WordCache, settings: WordSettings) {
    this.#source = source
    this.#cache = cache
    this.#settings = settings
  }

  block(segment: number, block: number): Page {
    return this.#cache.block(this.#source, segment, block)
  }

  /** Parts are newest first, so that the stretches ascend. */
  find(term: string, parts: readonly Part[]): FoundList {
    const found: FoundList = { net: 0, stretches: [] }
    for (const part of parts) {
      if (!isMerge(part)) {
        this.#findIn(part, term, 0, true, found)
        continue
      }
      const { cursor, inputs, output, level, blocks } = part
      const inside = term === cursor.term && cursor.document > 0
      if (term < cursor.term || inside) {
        this.#findIn({ id: output, level, first: 0, blocks }, term, 0, true, found)
      }
      if (term >= cursor.term) {
        const from = inside ? cursor.document : 0
        for (const input of inputs) this.#findIn(input, term, from, !inside, found)
      }
    }
    return found
  }

  #findIn(segment: Segment, term: string, from: number, counts: boolean, found: FoundList): void {
    if (segment.first >= segment.blocks) return
    let block = this.#blockOf(segment, term, from)
    const page = this.block(segment.id, block)
    const start = this.#entryOf(page, term, from)
    if (start < page.count) {
      if (!page.hasTerm(start, term)) return
      this.#addStretch(segment.id, block, page, start, term, from, counts, found)
      if (!page.hasTerm(page.count - 1, term)) return
    }
    // The list goes on, or begins, in the blocks that begin with it.
    let counting = counts && start >= page.count
    for (block++; block < segment.blocks; block++) {
      const { page: fences, index } = this.#fence(segment, block)
      if (!fences.hasTerm(index, term)) return
      if (counting) {
        this.#chunk.open(this.block(segment.id, block), 0)
        found.net += this.#chunk.net
        counting = false
      }
      const impacts = readImpacts(fences, index)
      const first = Math.max(from, fences.document(index))
      if (impacts.one + impacts.two + impacts.more > 0) {
        found.stretches.push({ segment: segment.id, block, start: 0, from, first, impacts })
      }
    }
  }

  /** The block in which a list begins: its entries say what it holds. */
  #addStretch(
    segment: number,
    block: number,
    page: Page,
    start: number,
    term: string,
    from: number,
    counts: boolean,
    found: FoundList,
  ): void {
    const impacts = new Impacts()
    const chunk = this.#chunk
    let first: number | undefined
    for (let entry = start; entry < page.count && page.hasTerm(entry, term); entry++) {
      chunk.open(page, entry)
      if (entry === start && counts) found.net += chunk.net
      if (chunk.removals) break
      // A merge may have stopped among removals, behind every posting of this input.
      if (chunk.count === 0 || chunk.last < from) continue
      first ??= Math.max(from, chunk.first)
      impacts.join(chunk.impacts)
    }
    if (first !== undefined) found.stretches.push({ segment, block, start, from, first, impacts })
  }

  /** The first entry of the list that may reach `from`; the count of the page if it has none. */
  #entryOf(page: Page, term: string, from: number): number {
    const before = page.find(term, from)
    if (from > 0 && before >= 0 && page.hasTerm(before, term)) return before
    return before + 1
  }

  /** The last block that does not begin after (term, from). */
  #blockOf(segment: Segment, term: string, from: number): number {
    const { fencesPerPage } = this.#settings
    let low = Math.floor(segment.first / fencesPerPage)
    let high = Math.floor((segment.blocks - 1) / fencesPerPage)
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      const { page } = this.#fence(segment, middle * fencesPerPage)
      if (page.find(term, from) < 0) high = middle - 1
      else low = middle
    }
    const block = low * fencesPerPage
    const { page } = this.#fence(segment, block)
    const index = Math.min(page.find(term, from), segment.blocks - block - 1)
    return Math.max(segment.first, block + index)
  }

  #fence(segment: Segment, block: number): { readonly page: Page; readonly index: number } {
    const { fencesPerPage } = this.#settings
    const number = Math.floor(block / fencesPerPage)
    const index = block - number * fencesPerPage
    const count = Math.min(fencesPerPage, segment.blocks - number * fencesPerPage)
    return { page: this.#cache.fences(this.#source, segment.id, number, count), index }
  }
}

function readImpacts(fences: Page, index: number): Impacts {
  const impacts = new Impacts()
  let at = fences.payload(index)
  const next = (): number => {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = fences.bytes[at++] as number
      value += (byte & 0x7f) * scale
      if (byte < 0x80 || byte === undefined) return value
      scale *= 0x80
    }
  }
  impacts.one = next()
  impacts.two = next()
  impacts.more = next()
  impacts.most = impacts.more === 0 ? 0 : next()
  return impacts
}
