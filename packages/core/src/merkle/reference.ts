/**
 * Both trees by their definitions: no pages, no cache, everything hashed again. Slow and too simple
 * to be wrong; tests and checkers compare the real trees with it.
 *
 * @module
 */
import { compareBytes } from '../codec/bytes.ts'
import { domainHash, HASH_BYTES } from '../codec/hash.ts'

/** `mmrRoot` after appending the leaves in order. */
export function referenceMmrRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(leaves.length))
  const bag = leaves.length === 0 ? new Uint8Array(HASH_BYTES) : bagFrom(leaves)
  return domainHash('mmrRoot', size, bag)
}

/** The largest mountain that fits comes first; the bag of the rest is at its right. */
function bagFrom(leaves: readonly Uint8Array[]): Uint8Array {
  let width = 1
  while (width * 2 <= leaves.length) width *= 2
  const peak = perfect(leaves.slice(0, width))
  if (width === leaves.length) return peak
  return domainHash('mmrBag', peak, bagFrom(leaves.slice(width)))
}

function perfect(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 1) return leaves[0] as Uint8Array
  const half = leaves.length / 2
  return domainHash('mmrNode', perfect(leaves.slice(0, half)), perfect(leaves.slice(half)))
}

export interface ReferenceEntry {
  readonly keyHash: Uint8Array
  readonly valueHash: Uint8Array
}

/** `Smt.root` after putting the entries in order: for equal keys, the last one counts. */
export function referenceSmtRoot(entries: readonly ReferenceEntry[]): Uint8Array {
  const latest = new Map(
    entries.map((entry) => [Buffer.from(entry.keyHash).toString('hex'), entry]),
  )
  const sorted = [...latest.values()].sort((a, b) => compareBytes(a.keyHash, b.keyHash))
  return subtree(sorted, 0)
}

function subtree(entries: readonly ReferenceEntry[], depth: number): Uint8Array {
  const first = entries[0]
  if (first === undefined) return domainHash('smtEmpty')
  if (entries.length === 1) return domainHash('smtLeaf', first.keyHash, first.valueHash)
  const isLeft = ({ keyHash }: ReferenceEntry): boolean =>
    (((keyHash[Math.floor(depth / 8)] as number) << (depth % 8)) & 0x80) === 0
  const left = entries.filter(isLeft)
  const right = entries.filter((entry) => !isLeft(entry))
  return domainHash('smtNode', subtree(left, depth + 1), subtree(right, depth + 1))
}
