/**
 * A compact sparse Merkle tree in memory: a subtree without leaves is a constant, with one leaf it
 * is that leaf, otherwise its two halves.
 *
 * @module
 */
import { equalBytes } from './bytes.ts'
import type { Hashing } from './hashing.ts'

interface Leaf {
  readonly key: Uint8Array
  readonly hash: Uint8Array
}

interface Branch {
  readonly left: Node
  readonly right: Node
  hash: Uint8Array | undefined
}

type Node = Leaf | Branch | undefined

export class StateTree {
  readonly #hashing: Hashing
  #top: Node

  constructor(hashing: Hashing) {
    this.#hashing = hashing
  }

  put(key: Uint8Array, value: Uint8Array): void {
    const leaf = { key, hash: this.#hashing.of('smtLeaf', key, value) }
    this.#top = withLeaf(this.#top, leaf, 0)
  }

  root(): Uint8Array {
    return this.#hashOf(this.#top)
  }

  #hashOf(node: Node): Uint8Array {
    if (node === undefined) return this.#hashing.empty
    if ('key' in node) return node.hash
    node.hash ??= this.#hashing.of('smtNode', this.#hashOf(node.left), this.#hashOf(node.right))
    return node.hash
  }
}

function withLeaf(node: Node, leaf: Leaf, depth: number): Node {
  if (node === undefined) return leaf
  if ('key' in node) {
    if (equalBytes(node.key, leaf.key)) return leaf
    return withLeaf(beside(undefined, node, node.key, depth), leaf, depth)
  }
  const { left, right } = node
  const below = isRight(leaf.key, depth) ? right : left
  return beside(
    isRight(leaf.key, depth) ? left : right,
    withLeaf(below, leaf, depth + 1),
    leaf.key,
    depth,
  )
}

/** A branch with `own` on the side of `key`. */
function beside(other: Node, own: Node, key: Uint8Array, depth: number): Branch {
  return isRight(key, depth)
    ? { left: other, right: own, hash: undefined }
    : { left: own, right: other, hash: undefined }
}

function isRight(key: Uint8Array, bit: number): boolean {
  return (((key[bit >>> 3] as number) >>> (7 - (bit & 7))) & 1) === 1
}
