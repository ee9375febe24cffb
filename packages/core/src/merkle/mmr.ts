/**
 * Merkle Mountain Range over the leaves of the journal.
 *
 *          p0                    5 leaves make two mountains of heights 2 and 0. Adding a leaf
 *        /    \                  merges equal neighbours like a binary counter; the root folds
 *       o      o                 the peaks from right to left and commits to the leaf count.
 *      / \    / \      p1
 *     0   1  2   3     4
 *
 * Source: P. Todd, "Merkle Mountain Ranges", OpenTimestamps, 2012. Committing to the count is ours.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { domainHash, HASH_BYTES } from '../codec/hash.ts'
import { joinMmrNodes, MMR_LEVEL_HEIGHT, storeNode } from './mmr-pages.ts'
import { isCount } from './mmr-shape.ts'
import { PairHasher } from './node-hash.ts'
import type { NodeStore } from './node-store.ts'

/** All that appending needs. Never changed in place: to roll back, keep the earlier one. */
export interface MmrState {
  readonly count: number
  /** Tallest first; one per set bit of the count. */
  readonly peaks: readonly Uint8Array[]
}

export const EMPTY_MMR: MmrState = { count: 0, peaks: [] }

const ZERO_HASH: Uint8Array = new Uint8Array(HASH_BYTES)

const mmrBag = new PairHasher('mmrBag')

export function append(state: MmrState, leafHash: Uint8Array, nodes: NodeStore): MmrState {
  assert(leafHash.length === HASH_BYTES, 'a leaf is a hash')
  assert(isCount(state.count + 1), 'a leaf count is a safe integer')
  const peaks = state.peaks.slice()
  let hash: Uint8Array = new Uint8Array(leafHash)
  let height = 0
  let index = state.count
  storeNode(nodes, 0, index, hash)
  // An odd index is a right child: its left sibling is the last peak.
  while (index % 2 === 1) {
    const left = peaks.pop()
    assert(left !== undefined, 'a range has one peak per set bit of its count')
    hash = joinMmrNodes(left, hash)
    index = (index - 1) / 2
    height++
    if (height % MMR_LEVEL_HEIGHT === 0) storeNode(nodes, height / MMR_LEVEL_HEIGHT, index, hash)
  }
  peaks.push(hash)
  return { count: state.count + 1, peaks }
}

/** The peaks as one hash; with the count it makes the root. */
export function mmrBagOf(peaks: readonly Uint8Array[]): Uint8Array {
  let bag = peaks.at(-1) ?? ZERO_HASH
  for (let index = peaks.length - 2; index >= 0; index--) {
    bag = mmrBag.join(peaks[index] as Uint8Array, bag)
  }
  return bag
}

export function mmrRoot({ count, peaks }: MmrState): Uint8Array {
  const size = Buffer.allocUnsafe(8)
  size.writeUInt32BE(Math.floor(count / 0x100000000), 0)
  size.writeUInt32BE(count % 0x100000000, 4)
  return domainHash('mmrRoot', size, mmrBagOf(peaks))
}
