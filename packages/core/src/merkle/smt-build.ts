/**
 * The compact sparse Merkle tree of many leaves at once. Leaves collect as plain bytes; when the
 * root is asked for, they are sorted and every page is made and hashed once, from the deepest up.
 * The pages are those that `Smt` makes of the same leaves, for a tree depends on its pairs alone.
 *
 *   bucket    one per first byte of the key: key hash 32, value hash 32, one after the other in the
 *             order in which they came; of equal keys the last counts
 *
 * @module
 */
import { assert } from '../assert.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import { isHash } from './node-hash.ts'
import type { NodeStore } from './node-store.ts'
import { SMT_EMPTY, SMT_PAGE_SLOTS, SmtPage, TOP_NODE } from './smt-page.ts'
import { childPageKey, nibbleAt, ROOT_PAGE_KEY } from './smt-path.ts'

const LEAF_BYTES = 2 * HASH_BYTES
const BUCKETS = 256
/** Leaves that a bucket has room for at first. */
const FIRST_ROOM = 16
/** A sorting number is four bytes of the key and the place of the leaf: 2^20 places can be distinguished. */
const PLACES = 2 ** 20

export class SmtBuilder {
  readonly #buckets: (Bucket | undefined)[] = new Array(BUCKETS).fill(undefined)
  readonly #spare: SmtPage[] = []

  put(keyHash: Uint8Array, valueHash: Uint8Array): void {
    assert(isHash(keyHash) && isHash(valueHash), 'keys and values are hashes')
    const first = keyHash[0] as number
    let bucket = this.#buckets[first]
    if (bucket === undefined) {
      bucket = new Bucket()
      this.#buckets[first] = bucket
    }
    bucket.add(keyHash, valueHash)
  }

  /** Puts every page into `nodes` and gives the root. */
  writeTo(nodes: NodeStore): Uint8Array {
    const leaves: Uint8Array[] = []
    for (const bucket of this.#buckets) bucket?.sortInto(leaves)
    if (leaves.length === 0) return new Uint8Array(SMT_EMPTY)
    return this.#build(nodes, leaves, 0, leaves.length, ROOT_PAGE_KEY).hash(TOP_NODE)
  }

  /** The page over a stretch of the sorted leaves; those below it go first. */
  #build(
    nodes: NodeStore,
    leaves: readonly Uint8Array[],
    from: number,
    to: number,
    key: Uint8Array,
  ): SmtPage {
    const page = this.#spare.pop() ?? new SmtPage()
    page.become(key, undefined, 0)
    for (let start = from; start < to; ) {
      const leaf = leaves[start] as Uint8Array
      const slot = nibbleAt(leaf, page.depth)
      let end = start + 1
      while (end < to && nibbleAt(leaves[end] as Uint8Array, page.depth) === slot) end++
      if (end - start === 1) {
        page.setLeaf(slot, leaf.subarray(0, HASH_BYTES), leaf.subarray(HASH_BYTES))
      } else {
        page.setBranch(slot, this.#build(nodes, leaves, start, end, childPageKey(key, slot)))
      }
      start = end
    }
    page.rehash()
    page.dirtySlots = 0
    nodes.put(key, page.encode())
    for (let slot = 0; slot < SMT_PAGE_SLOTS; slot++) {
      const child = page.children[slot]
      if (child === undefined) continue
      page.children[slot] = undefined
      this.#spare.push(child)
    }
    return page
  }
}

class Bucket {
  #bytes = Buffer.allocUnsafeSlow(FIRST_ROOM * LEAF_BYTES)
  #count = 0

  add(keyHash: Uint8Array, valueHash: Uint8Array): void {
    const at = this.#count * LEAF_BYTES
    if (at === this.#bytes.length) {
      const grown = Buffer.allocUnsafeSlow(2 * at)
      grown.set(this.#bytes, 0)
      this.#bytes = grown
    }
    this.#bytes.set(keyHash, at)
    this.#bytes.set(valueHash, at + HASH_BYTES)
    this.#count++
  }

  /** Each key once, ascending. */
  sortInto(leaves: Uint8Array[]): void {
    assert(this.#count <= PLACES, 'a bucket has at most 2^20 leaves')
    const numbers = new Float64Array(this.#count)
    for (let place = 0; place < this.#count; place++) {
      numbers[place] = this.#bytes.readUInt32BE(place * LEAF_BYTES + 1) * PLACES + place
    }
    numbers.sort()
    const start = leaves.length
    for (const number of numbers) {
      const at = (number % PLACES) * LEAF_BYTES
      const leaf = this.#bytes.subarray(at, at + LEAF_BYTES)
      let end = leaves.length
      // Keys that are equal as far as the number goes are few: each finds its place by comparing.
      while (end > start && compareKeys(leaves[end - 1] as Uint8Array, leaf) > 0) end--
      const before = end > start ? leaves[end - 1] : undefined
      if (before !== undefined && compareKeys(before, leaf) === 0) leaves[end - 1] = leaf
      else leaves.splice(end, 0, leaf)
    }
  }
}

function compareKeys(a: Uint8Array, b: Uint8Array): number {
  for (let index = 0; index < HASH_BYTES; index++) {
    const difference = (a[index] as number) - (b[index] as number)
    if (difference !== 0) return difference
  }
  return 0
}
