/**
 * Pages of the index in memory, for one view and one process. Nothing in it can become wrong:
 * numbers of tickets and segments are never given twice in a view, a block never changes, and a page
 * of fences only grows, which is seen by its count. Types change by removals, whose number is kept
 * with them. Of each kind at most twice `PAGES_MAX` pages of about 4 kB are kept.
 *
 * @module
 */
import { Generations } from '../generations.ts'
import { type Key, wordBlockKey, wordFenceKey, wordNewKey } from '../keys/keyspace.ts'
import { readTimes, readTypes, TIMES_PER_PAGE, TYPES_PER_PAGE } from './directory.ts'
import { Page } from './page.ts'
import { readPage, type WordSource } from './source.ts'
import type { WordState } from './state.ts'

const PAGES_MAX = 2048
/** Segments and blocks share one number: room for 2^26 of each. */
const NUMBERS = 2 ** 26

interface Types {
  readonly removed: number
  readonly bytes: Uint8Array | undefined
}

export class WordCache {
  readonly #blocks = new Generations<number, Page>(PAGES_MAX)
  readonly #fences = new Generations<number, Page>(PAGES_MAX)
  readonly #pending = new Generations<number, Uint8Array>(PAGES_MAX)
  readonly #types = new Generations<number, Types>(PAGES_MAX)
  readonly #times = new Generations<number, Buffer>(PAGES_MAX)

  block(source: WordSource, segment: number, block: number): Page {
    const known = this.#blocks.get(segment * NUMBERS + block)
    if (known !== undefined) return known
    const page = open(source, wordBlockKey(segment, block))
    this.#blocks.set(segment * NUMBERS + block, page)
    return page
  }

  /** A page with at least `count` fences; later ones may follow them. */
  fences(source: WordSource, segment: number, number: number, count: number): Page {
    const known = this.#fences.get(segment * NUMBERS + number)
    if (known !== undefined && known.count >= count) return known
    const page = open(source, wordFenceKey(segment, number))
    this.#fences.set(segment * NUMBERS + number, page)
    return page
  }

  pending(source: WordSource, ticket: number): Uint8Array {
    const known = this.#pending.get(ticket)
    if (known !== undefined) return known
    const bytes = readPage(source, wordNewKey(ticket))
    this.#pending.set(ticket, bytes)
    return bytes
  }

  /** The last page grows with every segment: it is read again. */
  types(source: WordSource, state: WordState, page: number): Uint8Array | undefined {
    const isLast = page === Math.floor((state.pendingFrom - 1) / TYPES_PER_PAGE)
    const known = isLast ? undefined : this.#types.get(page)
    if (known !== undefined && known.removed === state.removed) return known.bytes
    const bytes = readTypes(source, page)
    if (!isLast) this.#types.set(page, { removed: state.removed, bytes })
    return bytes
  }

  /** Rows never change; the last page grows. Undefined if all its documents are gone. */
  times(source: WordSource, state: WordState, page: number): Buffer | undefined {
    const known = this.#times.get(page)
    if (known !== undefined) return known
    const bytes = readTimes(source, page)
    const isLast = page === Math.floor((state.pendingFrom - 1) / TIMES_PER_PAGE)
    if (bytes !== undefined && !isLast) this.#times.set(page, bytes)
    return bytes
  }
}

function open(source: WordSource, key: Key): Page {
  return new Page(key, readPage(source, key))
}
