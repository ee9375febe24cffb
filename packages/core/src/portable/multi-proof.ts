/**
 * One proof for many keys of a compact sparse Merkle tree. The tree is walked from its root, left
 * before right, wherever an asked key leads; `shape` says what is met and `hashes` brings what is
 * not computed:
 *
 *   no asked key below    0 empty           1 one hash
 *   asked keys below     00 empty          01 the leaf of an asked key
 *                        10 another leaf: its key and its value, two hashes
 *                        11 a branch: left and right follow
 *
 * @module
 */
import { equalBytes } from './bytes.ts'
import { HASH_BYTES, type Hashing } from './hashing.ts'
import { Refusal } from './refusal.ts'

export interface RequestedKey {
  readonly keyHash: Uint8Array
  /** What the tree holds for it; `undefined` if the proof says that it holds nothing. */
  readonly value: Uint8Array | undefined
}

const KEY_BITS = 256

interface Folded {
  readonly hash: Uint8Array
  readonly kind: 'empty' | 'leaf' | 'branch' | 'unknown'
}

/** The root that the proof leads to. `asked` ascends by key hash, without repetition. */
export function foldMultiProof(
  hashing: Hashing,
  requested: readonly RequestedKey[],
  shape: Uint8Array,
  hashes: Uint8Array,
): Uint8Array {
  const walk = new Walk(hashing, requested, shape, hashes)
  const root = walk.node(0, requested.length, 0).hash
  walk.end()
  return root
}

class Walk {
  readonly #hashing: Hashing
  readonly #requested: readonly RequestedKey[]
  readonly #shape: Uint8Array
  readonly #hashes: Uint8Array
  #bitsRead = 0
  #bytesRead = 0

  constructor(
    hashing: Hashing,
    requested: readonly RequestedKey[],
    shape: Uint8Array,
    hashes: Uint8Array,
  ) {
    this.#hashing = hashing
    this.#requested = requested
    this.#shape = shape
    this.#hashes = hashes
  }

  /** The subtree at this depth that the asked keys `from` to `to` lead into. */
  node(from: number, to: number, depth: number): Folded {
    if (from === to) return this.#aside()
    const [high, low] = [this.#bit(), this.#bit()]
    if (high === 1 && low === 1) return this.#branch(from, to, depth)
    const members = this.#requested.slice(from, to).filter(({ value }) => value !== undefined)
    if (low === 1) return this.#leaf(members)
    if (members.length > 0) throw refuse('a key that has a value is not in the tree')
    return high === 1 ? this.#other(from, to, depth) : { hash: this.#hashing.empty, kind: 'empty' }
  }

  /** Everything that was brought has been used, and no more. */
  end(): void {
    if (this.#bytesRead !== this.#hashes.length) throw refuse('hashes are left over')
    if ((this.#bitsRead + 7) >>> 3 !== this.#shape.length) throw refuse('its shape is too long')
    while (this.#bitsRead < this.#shape.length * 8) {
      if (this.#bit() === 1) throw refuse('its shape has bits past its end')
    }
  }

  #aside(): Folded {
    if (this.#bit() === 0) return { hash: this.#hashing.empty, kind: 'empty' }
    const hash = this.#hash()
    if (equalBytes(hash, this.#hashing.empty)) throw refuse('an empty subtree is spelled out')
    return { hash, kind: 'unknown' }
  }

  #leaf(members: readonly RequestedKey[]): Folded {
    const [member] = members
    if (member?.value === undefined || members.length !== 1) {
      throw refuse('a leaf belongs to exactly one key that has a value')
    }
    return { hash: this.#hashing.of('smtLeaf', member.keyHash, member.value), kind: 'leaf' }
  }

  #other(from: number, to: number, depth: number): Folded {
    const keyHash = this.#hash()
    const value = this.#hash()
    const requested = this.#requested.slice(from, to)
    if (requested.some((key) => equalBytes(key.keyHash, keyHash))) {
      throw refuse('a key is absent because of itself')
    }
    const first = requested[0] as RequestedKey
    for (let bit = 0; bit < depth; bit++) {
      if (bitAt(first.keyHash, bit) !== bitAt(keyHash, bit)) {
        throw refuse('another leaf does not belong where it stands')
      }
    }
    return { hash: this.#hashing.of('smtLeaf', keyHash, value), kind: 'leaf' }
  }

  #branch(from: number, to: number, depth: number): Folded {
    if (depth === KEY_BITS) throw refuse('a path is longer than a key')
    let middle = from
    while (middle < to && bitAt((this.#requested[middle] as RequestedKey).keyHash, depth) === 0)
      middle++
    const left = this.node(from, middle, depth + 1)
    const right = this.node(middle, to, depth + 1)
    // A lone leaf rises until it has a neighbour, so beside an empty subtree there is a branch.
    if (isHollow(left, right) || isHollow(right, left)) throw refuse('a branch without two leaves')
    return { hash: this.#hashing.of('smtNode', left.hash, right.hash), kind: 'branch' }
  }

  #bit(): number {
    const byte = this.#shape[this.#bitsRead >>> 3]
    if (byte === undefined) throw refuse('its shape is cut off')
    return (byte >>> (7 - (this.#bitsRead++ & 7))) & 1
  }

  #hash(): Uint8Array {
    const end = this.#bytesRead + HASH_BYTES
    if (end > this.#hashes.length) throw refuse('it has too few hashes')
    const hash = this.#hashes.subarray(this.#bytesRead, end)
    this.#bytesRead = end
    return hash
  }
}

function isHollow(one: Folded, other: Folded): boolean {
  return one.kind === 'empty' && (other.kind === 'empty' || other.kind === 'leaf')
}

function bitAt(keyHash: Uint8Array, bit: number): number {
  return ((keyHash[bit >>> 3] as number) >>> (7 - (bit & 7))) & 1
}

function refuse(why: string): Refusal {
  return new Refusal('PROOF_INVALID', `the proof does not hold: ${why}`)
}
