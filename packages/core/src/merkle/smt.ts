/**
 * Compact sparse Merkle tree over 256-bit keys, stored in pages of sixteen slots.
 *
 *   subtree without leaves        a constant
 *   subtree with one leaf         the hash of that leaf, whatever the depth
 *   subtree with several leaves   the hash of its two halves
 *
 * The root depends on the set of pairs alone, not on the order in which they came. Nothing is ever
 * removed: a tombstone is a value like any other.
 *
 * Sources: R. Dahlberg, T. Pulls, R. Peeters, "Efficient Sparse Merkle Trees", NordSec 2016; a subtree of one leaf
 * that is that leaf: F. Haider, "Compact Sparse Merkle Trees", 2018. Tombstones and pages are ours.
 *
 * Changes collect in the cache until `root` hashes and stores them, once per changed page.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { isHash } from './node-hash.ts'
import { corruptNode, type NodeStore } from './node-store.ts'
import type { SmtCache } from './smt-cache.ts'
import { SmtCursor } from './smt-cursor.ts'
import { BRANCH, EMPTY, LEAF, SLOT_NODE, SMT_EMPTY, type SmtPage, TOP_NODE } from './smt-page.ts'
import { childPageKey, lowestBit, nibbleAt, ROOT_PAGE_KEY } from './smt-path.ts'
import type { KeyProof } from './smt-proof.ts'

export { SmtCache } from './smt-cache.ts'

/** Make one per transaction, and keep the cache. */
export class Smt {
  readonly #nodes: NodeStore
  readonly #cache: SmtCache
  #touched = false

  constructor(nodes: NodeStore, cache: SmtCache) {
    this.#nodes = nodes
    this.#cache = cache
  }

  /** Hashes and stores what was put. Every operation ends with it (see `SmtCache.mark`). */
  root(): Uint8Array {
    const page = this.#rootPage()
    if (page === undefined) return new Uint8Array(SMT_EMPTY)
    this.#flush(page)
    this.#cache.trim()
    return page.hash(TOP_NODE)
  }

  /** The root, if it may have moved since it was `known`; most commits touch one tree only. */
  rootAfter(known: Uint8Array): Uint8Array {
    return this.#touched ? this.root() : known
  }

  get(keyHash: Uint8Array): Uint8Array | undefined {
    assert(isHash(keyHash), 'a key is a hash')
    const page = this.#descend(keyHash)
    if (page === undefined) return undefined
    const slot = nibbleAt(keyHash, page.depth)
    const found = page.kind(SLOT_NODE + slot) === LEAF && page.holdsKey(slot, keyHash)
    const valueHash = found ? page.leafValue(slot) : undefined
    this.#cache.trim()
    return valueHash
  }

  /** Inserts or replaces. If a page cannot be read, nothing has changed. */
  put(keyHash: Uint8Array, valueHash: Uint8Array): void {
    assert(isHash(keyHash) && isHash(valueHash), 'keys and values are hashes')
    this.#touched = true
    const page = this.#descend(keyHash) ?? this.#newPage(ROOT_PAGE_KEY)
    const slot = nibbleAt(keyHash, page.depth)
    const taken = page.kind(SLOT_NODE + slot) === LEAF
    if (taken && !page.holdsKey(slot, keyHash)) {
      this.#split(page, slot, keyHash, valueHash)
    } else {
      if (taken && page.holdsValue(slot, valueHash)) return
      this.#changing(page)
      page.setLeaf(slot, keyHash, valueHash)
    }
    for (let child = page; child.parent !== undefined; child = child.parent) {
      this.#changing(child.parent)
      child.parent.dirtySlots |= 1 << child.slot
    }
    // Changed pages cannot be dropped; a long run of puts must not fill the memory.
    if (this.#cache.dirtyPages > this.#cache.maxPages) this.root()
  }

  proveKey(keyHash: Uint8Array): KeyProof {
    assert(isHash(keyHash), 'a key is a hash')
    this.root()
    const siblings: Uint8Array[] = []
    let page = this.#rootPage()
    let node = TOP_NODE
    while (page !== undefined && page.kind(node) === BRANCH) {
      if (node >= SLOT_NODE) {
        page = this.#child(page, node - SLOT_NODE)
        node = TOP_NODE
        continue
      }
      // The four bits of the nibble lead from node 1 to slot node 16 + nibble.
      const target = SLOT_NODE + nibbleAt(keyHash, page.depth)
      const below = target >>> (Math.clz32(node) - Math.clz32(target) - 1)
      siblings.push(page.hash(below ^ 1))
      node = below
    }
    const proof = endProof(keyHash, siblings, page, node)
    this.#cache.trim()
    return proof
  }

  /** To walk the tree from its root; valid until the next change. */
  top(): SmtCursor {
    this.root()
    const page = this.#rootPage()
    return new SmtCursor(page, TOP_NODE, (parent, slot) => this.#child(parent, slot))
  }

  /** The deepest page on the way of a key: its slot for the key is not a branch. */
  #descend(keyHash: Uint8Array): SmtPage | undefined {
    let page = this.#rootPage()
    while (page !== undefined) {
      const slot = nibbleAt(keyHash, page.depth)
      if (page.kind(SLOT_NODE + slot) !== BRANCH) return page
      page = this.#child(page, slot)
    }
    return undefined
  }

  /** Moves the leaf of a slot down to where its key and the new one part. */
  #split(page: SmtPage, slot: number, keyHash: Uint8Array, valueHash: Uint8Array): void {
    const otherKey = page.leafKey(slot)
    const otherValue = page.leafValue(slot)
    let at = page
    let nibble = slot
    do {
      const child = this.#newPage(childPageKey(at.key, nibble), at, nibble)
      this.#changing(at)
      at.setBranch(nibble, child)
      at = child
      nibble = nibbleAt(keyHash, at.depth)
    } while (nibbleAt(otherKey, at.depth) === nibble)
    this.#changing(at)
    at.setLeaf(nibble, keyHash, valueHash)
    at.setLeaf(nibbleAt(otherKey, at.depth), otherKey, otherValue)
  }

  #newPage(key: Uint8Array, parent?: SmtPage, slot = 0): SmtPage {
    const page = this.#cache.sparePage()
    page.become(key, parent, slot)
    this.#cache.adopt(page)
    return page
  }

  #changing(page: SmtPage): void {
    if (page.dirtySlots === 0) this.#cache.noteChanged()
  }

  #flush(page: SmtPage): void {
    if (page.dirtySlots === 0) return
    for (let rest = page.dirtySlots; rest !== 0; rest &= rest - 1) {
      const child = page.children[lowestBit(rest)]
      if (child !== undefined) this.#flush(child)
    }
    page.rehash()
    this.#nodes.put(page.key, page.encode())
    // Only now: if the store refuses, the page waits for the next try.
    page.dirtySlots = 0
    this.#cache.noteStored()
  }

  #rootPage(): SmtPage | undefined {
    const known = this.#cache.root
    if (known !== undefined && !known.stale) return known
    const value = this.#nodes.get(ROOT_PAGE_KEY)
    if (value === undefined) {
      this.#cache.clear()
      return undefined
    }
    return this.#read(known, value, ROOT_PAGE_KEY)
  }

  #child(parent: SmtPage, slot: number): SmtPage {
    const known = parent.children[slot]
    if (known !== undefined && !known.stale) return known
    const key = known?.key ?? childPageKey(parent.key, slot)
    const value = this.#nodes.get(key)
    if (value === undefined) throw corruptNode('smt', key, 'the page is missing')
    return this.#read(known, value, key, parent, slot)
  }

  /** A page from its stored bytes; a stale one takes them in place and keeps what is below it. */
  #read(
    known: SmtPage | undefined,
    value: Uint8Array,
    key: Uint8Array,
    parent?: SmtPage,
    slot = 0,
  ): SmtPage {
    const page = known ?? this.#cache.sparePage()
    if (known === undefined) page.become(key, parent, slot)
    page.decode(value)
    if (parent !== undefined && !parent.sameHash(SLOT_NODE + slot, page, TOP_NODE)) {
      throw corruptNode('smt', key, 'its hash is not the one in the page above')
    }
    if (known === undefined) this.#cache.adopt(page)
    else {
      known.stale = false
      this.#cache.reconcile(known)
    }
    return page
  }
}

function endProof(
  keyHash: Uint8Array,
  siblings: readonly Uint8Array[],
  page: SmtPage | undefined,
  end: number,
): KeyProof {
  const key = new Uint8Array(keyHash)
  if (page === undefined || page.kind(end) === EMPTY) {
    return { kind: 'absent-empty', keyHash: key, siblings }
  }
  let node = end
  while (node < SLOT_NODE) node = page.kind(2 * node) === EMPTY ? 2 * node + 1 : 2 * node
  const slot = node - SLOT_NODE
  if (page.holdsKey(slot, keyHash)) {
    return { kind: 'member', keyHash: key, valueHash: page.leafValue(slot), siblings }
  }
  return {
    kind: 'absent-other',
    keyHash: key,
    otherKeyHash: page.leafKey(slot),
    otherValueHash: page.leafValue(slot),
    siblings,
  }
}
