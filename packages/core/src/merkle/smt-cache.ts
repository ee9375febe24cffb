/**
 * Decoded pages of one tree, with their hashes, so that an update does not read and hash again
 * what it passes. The cache is a tree itself: a page in it has its parent in it.
 *
 * Keys are hashes, so every page of one depth is equally likely to be needed, and a page is needed
 * sixteen times as often as one below it. The deepest pages are therefore dropped first.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { BRANCH, SLOT_NODE, SMT_PAGE_SLOTS, SmtPage, TOP_NODE } from './smt-page.ts'
import { KEY_NIBBLES } from './smt-path.ts'

export const SMT_CACHE_PAGES_DEFAULT = 8192

/** A few are enough: an update drops about as many pages as the next one reads. */
const SPARE_PAGES_MAX = 64

/** Owned by the caller, one per tree, filled by `Smt`. About 3 kB per page. */
export class SmtCache {
  readonly maxPages: number
  /** For `Smt` only, as are the methods below `revalidate`. */
  root: SmtPage | undefined
  readonly #levels: SmtPage[][] = Array.from({ length: KEY_NIBBLES }, () => [])
  readonly #spare: SmtPage[] = []
  #size = 0
  #dirty = 0
  #changes = 0
  /** No page is deeper. */
  #deepest = 0
  /** Goes round among the pages of one depth, so that none is dropped at once each time. */
  #hand = 0

  constructor(maxPages: number = SMT_CACHE_PAGES_DEFAULT) {
    assert(Number.isSafeInteger(maxPages) && maxPages >= 1, 'a cache holds at least one page')
    this.maxPages = maxPages
  }

  get size(): number {
    return this.#size
  }

  /** How many pages wait for `Smt.root` to hash and store them. */
  get dirtyPages(): number {
    return this.#dirty
  }

  /** Forgets everything, also what was put and not yet stored. */
  clear(): void {
    this.root = undefined
    for (const level of this.#levels) level.length = 0
    this.#size = 0
    this.#dirty = 0
  }

  /** Taken before an operation that may fail; the one before it has ended with `Smt.root`. */
  mark(): number {
    assert(this.#dirty === 0, 'an operation ends with Smt.root')
    return this.#changes
  }

  /** The store goes back to where it was at the mark, and the cache follows. */
  rollback(mark: number): void {
    if (this.#changes !== mark) this.revalidate()
  }

  /**
   * The store changed under the cache: a rollback, or another process wrote. Forgets what was put
   * since the last `Smt.root`. Of the rest it keeps the pages that the stored root vouches for by
   * its hashes; they are compared when they are next passed, so the store may change until then.
   */
  revalidate(): void {
    if (this.root === undefined) return
    markStale(this.root)
    this.root.stale = true
    this.#dirty = 0
  }

  /** A page object to fill. It is nobody's until it is adopted. */
  sparePage(): SmtPage {
    return this.#spare.pop() ?? new SmtPage()
  }

  adopt(page: SmtPage): void {
    if (page.parent === undefined) this.root = page
    else page.parent.children[page.slot] = page
    const level = this.#level(page.depth)
    this.#deepest = Math.max(this.#deepest, page.depth)
    page.place = level.length
    level.push(page)
    this.#size++
  }

  /** After a stale page was read again: its children must still be the ones it names. */
  reconcile(page: SmtPage): void {
    for (let slot = 0; slot < SMT_PAGE_SLOTS; slot++) {
      const child = page.children[slot]
      if (child === undefined) continue
      if (page.kind(SLOT_NODE + slot) !== BRANCH) this.#drop(child)
      else if (!page.sameHash(SLOT_NODE + slot, child, TOP_NODE)) child.stale = true
    }
  }

  noteChanged(): void {
    this.#dirty++
    this.#changes++
  }

  noteStored(): void {
    this.#dirty--
  }

  /** Back to the limit. Changed pages are the only copy of what was put, so it waits for them. */
  trim(): void {
    if (this.#dirty > 0) return
    while (this.#size > this.maxPages) {
      const level = this.#level(this.#deepest)
      if (level.length === 0) {
        this.#deepest--
        continue
      }
      this.#hand = (this.#hand + 1) % level.length
      this.#drop(level[this.#hand] as SmtPage)
    }
  }

  #drop(page: SmtPage): void {
    for (const child of page.children) if (child !== undefined) this.#drop(child)
    if (page.parent === undefined) this.root = undefined
    else page.parent.children[page.slot] = undefined
    const level = this.#level(page.depth)
    const last = level.pop()
    assert(last !== undefined, 'a cached page is in the list of its depth')
    if (last !== page) {
      level[page.place] = last
      last.place = page.place
    }
    this.#size--
    if (this.#spare.length < SPARE_PAGES_MAX) this.#spare.push(page)
  }

  #level(depth: number): SmtPage[] {
    const level = this.#levels[depth]
    assert(level !== undefined, 'a page has a depth of 0 to 63')
    return level
  }
}

/** A changed page still has the hash of its old bytes, so the hash cannot vouch for it. */
function markStale(page: SmtPage): void {
  if (page.dirtySlots === 0) return
  page.stale = true
  page.dirtySlots = 0
  for (const child of page.children) if (child !== undefined) markStale(child)
}
