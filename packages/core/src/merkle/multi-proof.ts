/**
 * One proof for many keys of one tree: what they share is stored once. The tree is walked from its
 * root, left before right, wherever an asked key leads:
 *
 *   no asked key below    0 empty           1 its hash
 *   asked keys below     00 empty          01 the leaf of an asked key
 *                        10 another leaf: its key and its value, two hashes
 *                        11 a branch: left and right follow
 *
 * The bits make the shape, the hashes follow one another. Values of asked keys are not among them:
 * anyone who verifies has them, or what they are made from. Reads the pages on the paths, no others.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { compareBytes, concatBytes, equalBytes } from '../codec/bytes.ts'
import { isHash } from './node-hash.ts'
import type { Smt } from './smt.ts'
import type { SmtCursor } from './smt-cursor.ts'
import { bitAt } from './smt-path.ts'

export interface MultiProofParts {
  /** What the tree holds for each key, in the order of the keys; `undefined` for an absent one. */
  readonly values: readonly (Uint8Array | undefined)[]
  /** Bits from the highest of the first byte on; the rest of the last byte is zero. */
  readonly shape: Uint8Array
  readonly hashes: Uint8Array
}

/** The keys ascend without repetition. */
export function proveKeys(tree: Smt, keys: readonly Uint8Array[]): MultiProofParts {
  assert(keys.length > 0 && keys.every(isHash), 'keys are hashes, and there is one')
  for (let index = 1; index < keys.length; index++) {
    const ascends = compareBytes(keys[index - 1] as Uint8Array, keys[index] as Uint8Array) < 0
    assert(ascends, 'keys ascend without repetition')
  }
  const writer = new Writer(keys)
  writer.node(tree.top(), 0, keys.length, 0)
  return writer.parts()
}

class Writer {
  readonly #keys: readonly Uint8Array[]
  readonly #values: (Uint8Array | undefined)[]
  readonly #hashes: Uint8Array[] = []
  readonly #bits: number[] = []

  constructor(keys: readonly Uint8Array[]) {
    this.#keys = keys
    this.#values = new Array(keys.length).fill(undefined)
  }

  /** The subtree at this depth that the keys `from` to `to` lead into. */
  node(at: SmtCursor, from: number, to: number, depth: number): void {
    if (from === to) {
      this.#bits.push(at.kind === 'empty' ? 0 : 1)
      if (at.kind !== 'empty') this.#hashes.push(at.hash())
    } else if (at.kind === 'empty') this.#bits.push(0, 0)
    else if (at.kind === 'leaf') this.#leaf(at, from, to)
    else {
      this.#bits.push(1, 1)
      let middle = from
      while (middle < to && bitAt(this.#keys[middle] as Uint8Array, depth) === 0) middle++
      const [left, right] = at.halves()
      this.node(left, from, middle, depth + 1)
      this.node(right, middle, to, depth + 1)
    }
  }

  parts(): MultiProofParts {
    const shape = new Uint8Array((this.#bits.length + 7) >>> 3)
    for (const [index, bit] of this.#bits.entries()) {
      shape[index >>> 3] = (shape[index >>> 3] as number) | (bit << (7 - (index & 7)))
    }
    return { values: this.#values, shape, hashes: concatBytes(...this.#hashes) }
  }

  #leaf(at: SmtCursor, from: number, to: number): void {
    const { keyHash, valueHash } = at.leaf()
    for (let index = from; index < to; index++) {
      if (!equalBytes(this.#keys[index] as Uint8Array, keyHash)) continue
      this.#values[index] = valueHash
      this.#bits.push(0, 1)
      return
    }
    this.#bits.push(1, 0)
    this.#hashes.push(keyHash, valueHash)
  }
}
