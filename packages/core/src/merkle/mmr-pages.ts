/**
 * The stored part of the journal's Merkle Mountain Range, for proofs.
 *
 *   key    level:u8  page:u64 big-endian
 *   value  1 to 16 hashes of 32 bytes: nodes 16·page, 16·page + 1, … of height 4·level
 *
 * Only every fourth height is stored, the others are recomputed from at most eight hashes of one
 * page. An append rewrites the open page of level 0, and one of level L once in 16^L appends. A
 * full page hashes to one entry of the level above, so damage in it is seen when it is read.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { equalBytes } from '../codec/bytes.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import { PairHasher } from './node-hash.ts'
import { corruptNode, type NodeStore } from './node-store.ts'

export const MMR_PAGE_NODES = 16
export const MMR_LEVEL_HEIGHT = 4

const FULL_PAGE_BYTES = MMR_PAGE_NODES * HASH_BYTES

const mmrNode = new PairHasher('mmrNode')

export function joinMmrNodes(left: Uint8Array, right: Uint8Array): Uint8Array {
  return mmrNode.join(left, right)
}

export function mmrPageKey(level: number, page: number): Uint8Array {
  const key = Buffer.alloc(9)
  key[0] = level
  key.writeUInt32BE(Math.floor(page / 0x100000000), 1)
  key.writeUInt32BE(page % 0x100000000, 5)
  return key
}

/** Adds node `index` of height 4·level behind its left neighbours. */
export function storeNode(nodes: NodeStore, level: number, index: number, hash: Uint8Array): void {
  assert(hash.length === HASH_BYTES, 'a node is a hash')
  const slot = index % MMR_PAGE_NODES
  const key = mmrPageKey(level, Math.floor(index / MMR_PAGE_NODES))
  const page = Buffer.allocUnsafe((slot + 1) * HASH_BYTES)
  if (slot > 0) {
    const before = nodes.get(key)
    if (before === undefined) throw corruptNode('mmr', key, 'the page is missing')
    if (before.length !== slot * HASH_BYTES) {
      throw corruptNode('mmr', key, `expected ${slot} hashes, found ${before.length} bytes`)
    }
    page.set(before, 0)
  }
  page.set(hash, slot * HASH_BYTES)
  nodes.put(key, page)
}

/** Reads nodes of any height. Keeps its pages, so make one per proof. */
export class MmrReader {
  readonly #nodes: NodeStore
  readonly #pages = new Map<string, Uint8Array>()

  constructor(nodes: NodeStore) {
    this.#nodes = nodes
  }

  node(height: number, index: number): Uint8Array {
    const level = Math.floor(height / MMR_LEVEL_HEIGHT)
    const width = 2 ** (height % MMR_LEVEL_HEIGHT)
    const first = index * width
    const slot = first % MMR_PAGE_NODES
    const pageIndex = Math.floor(first / MMR_PAGE_NODES)
    const page = this.#page(level, pageIndex)
    if (page.length < (slot + width) * HASH_BYTES) {
      throw corruptNode('mmr', mmrPageKey(level, pageIndex), 'the page is too short')
    }
    return foldHashes(page, slot, width)
  }

  #page(level: number, index: number): Uint8Array {
    const memo = `${level}/${index}`
    const known = this.#pages.get(memo)
    if (known !== undefined) return known

    const key = mmrPageKey(level, index)
    const page = this.#nodes.get(key)
    if (page === undefined) throw corruptNode('mmr', key, 'the page is missing')
    if (page.length === 0 || page.length > FULL_PAGE_BYTES || page.length % HASH_BYTES !== 0) {
      throw corruptNode('mmr', key, `${page.length} bytes are not 1 to 16 hashes`)
    }
    this.#pages.set(memo, page)
    if (page.length === FULL_PAGE_BYTES) {
      const parent = this.node((level + 1) * MMR_LEVEL_HEIGHT, index)
      if (!equalBytes(parent, foldHashes(page, 0, MMR_PAGE_NODES))) {
        throw corruptNode('mmr', key, 'its hashes do not lead to the level above')
      }
    }
    return page
  }
}

/** The root over `width` (a power of two) consecutive hashes of a page. */
function foldHashes(page: Uint8Array, slot: number, width: number): Uint8Array {
  // A copy: the page may be a view of memory that the store reuses.
  if (width === 1) return new Uint8Array(page.subarray(slot * HASH_BYTES, (slot + 1) * HASH_BYTES))
  const half = width / 2
  return joinMmrNodes(foldHashes(page, slot, half), foldHashes(page, slot + half, half))
}
