/**
 * One node of the tree as a reader sees it: what stands here and what is below, whatever page it
 * lies in. Pages are read when they are entered.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { BRANCH, EMPTY, SLOT_NODE, SMT_EMPTY, type SmtPage, TOP_NODE } from './smt-page.ts'

export type ReadChild = (parent: SmtPage, slot: number) => SmtPage

export class SmtCursor {
  readonly kind: 'empty' | 'leaf' | 'branch'
  readonly #page: SmtPage | undefined
  readonly #node: number
  readonly #read: ReadChild

  constructor(page: SmtPage | undefined, node: number, read: ReadChild) {
    this.#page = page
    this.#node = node
    this.#read = read
    const kind = page?.kind(node) ?? EMPTY
    this.kind = kind === EMPTY ? 'empty' : kind === BRANCH ? 'branch' : 'leaf'
  }

  hash(): Uint8Array {
    return this.#page?.hash(this.#node) ?? new Uint8Array(SMT_EMPTY)
  }

  /** The only leaf below. */
  leaf(): { readonly keyHash: Uint8Array; readonly valueHash: Uint8Array } {
    const page = this.#page
    assert(page !== undefined && this.kind === 'leaf', 'a leaf is asked for where one is')
    let node = this.#node
    while (node < SLOT_NODE) node = page.kind(2 * node) === EMPTY ? 2 * node + 1 : 2 * node
    const slot = node - SLOT_NODE
    return { keyHash: page.leafKey(slot), valueHash: page.leafValue(slot) }
  }

  /** The halves of a branch. */
  halves(): readonly [SmtCursor, SmtCursor] {
    let page = this.#page
    let node = this.#node
    assert(page !== undefined && this.kind === 'branch', 'only a branch has halves')
    if (node >= SLOT_NODE) {
      page = this.#read(page, node - SLOT_NODE)
      node = TOP_NODE
    }
    return [
      new SmtCursor(page, 2 * node, this.#read),
      new SmtCursor(page, 2 * node + 1, this.#read),
    ]
  }
}
