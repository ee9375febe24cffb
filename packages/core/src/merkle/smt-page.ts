/**
 * A page of the compact sparse Merkle tree: four levels of it, below one nibble prefix.
 *
 *   key     depth:u8  prefix nibbles, packed, an odd one padded with zero    (see smt-path.ts)
 *   value   kinds:u32 big-endian, two bits per slot, slot 0 in the highest
 *           then per slot   empty (0)  nothing
 *                           leaf (1)   key hash 32, value hash 32
 *                           branch (2) hash 32 of the page below
 *
 * In memory a page also holds its inner hashes, as a heap: node 1 is the page's own subtree, nodes
 * 2n and 2n + 1 are below node n, nodes 16 to 31 are the slots. Siblings are therefore neighbours,
 * and so are the two halves of a leaf: every hash of the tree reads 64 bytes that lie in a row.
 *
 *   bytes 0 … 1023      hash of node n at 32·n (node 0 is not used)
 *   bytes 1024 … 2047   leaf of slot s at 1024 + 64·s
 *
 * @module
 */
import { assert } from '../assert.ts'
import { domainHash, HASH_BYTES } from '../codec/hash.ts'
import { PairHasher } from './node-hash.ts'
import { corruptNode } from './node-store.ts'
import { isUnder, KEY_NIBBLES, lowestBit, nibbleAt, ROOT_PAGE_KEY } from './smt-path.ts'

/** The hash of a tree, or a subtree, without leaves. */
export const SMT_EMPTY: Uint8Array = new Uint8Array(domainHash('smtEmpty'))

export const SMT_PAGE_SLOTS = 16
/** Heap index of slot 0. */
export const SLOT_NODE = 16
/** Heap index of the page's own subtree. */
export const TOP_NODE = 1

export const EMPTY = 0
export const LEAF = 1
export const BRANCH = 2

const LEAVES_AT = 2 * SMT_PAGE_SLOTS * HASH_BYTES
const LEAF_BYTES = 2 * HASH_BYTES
const PAGE_MEMORY = LEAVES_AT + SMT_PAGE_SLOTS * LEAF_BYTES
const HASH_WORDS = HASH_BYTES / 4

/** Values pass through aligned memory on their way to and from the store. */
const PAGE_VALUE_MAX = 4 + SMT_PAGE_SLOTS * LEAF_BYTES
const scratchMemory = new ArrayBuffer(PAGE_VALUE_MAX)
const scratch = Buffer.from(scratchMemory)
const scratchWords = new Int32Array(scratchMemory)

const EMPTY_HASHES = new Uint8Array(LEAVES_AT)
for (let at = 0; at < LEAVES_AT; at += HASH_BYTES) EMPTY_HASHES.set(SMT_EMPTY, at)

const smtLeaf = new PairHasher('smtLeaf')
const smtNode = new PairHasher('smtNode')

export function hashSmtLeaf(keyHash: Uint8Array, valueHash: Uint8Array): Uint8Array {
  return smtLeaf.join(keyHash, valueHash)
}

export function hashSmtNode(left: Uint8Array, right: Uint8Array): Uint8Array {
  return smtNode.join(left, right)
}

/** Objects of this class are used again for other pages, because their memory is dear to make. */
export class SmtPage {
  key: Uint8Array = ROOT_PAGE_KEY
  depth = 0
  /** `undefined` for the root page. A page in memory always has its parent in memory. */
  parent: SmtPage | undefined
  /** The parent's slot that leads here. */
  slot = 0
  readonly children: (SmtPage | undefined)[] = new Array(SMT_PAGE_SLOTS).fill(undefined)
  /** One bit per slot changed since the hashes were made; 0 means hashed and stored. */
  dirtySlots = 0
  /** The stored bytes may differ: read them again before use. */
  stale = false
  /** Where the cache keeps it among the pages of this depth. */
  place = 0

  readonly #kinds = new Uint8Array(2 * SMT_PAGE_SLOTS)
  readonly #bytes: Uint8Array
  readonly #words: Int32Array

  constructor() {
    const memory = new ArrayBuffer(PAGE_MEMORY)
    this.#bytes = new Uint8Array(memory)
    this.#words = new Int32Array(memory)
  }

  /** Makes it the empty page with this key. */
  become(key: Uint8Array, parent: SmtPage | undefined, slot: number): void {
    this.key = key
    this.depth = key[0] as number
    this.parent = parent
    this.slot = slot
    this.dirtySlots = 0
    this.stale = false
    this.#empty()
  }

  #empty(): void {
    this.#bytes.set(EMPTY_HASHES, 0)
    this.#kinds.fill(EMPTY)
  }

  kind(node: number): number {
    return this.#kinds[node] as number
  }

  /** A copy of one node's hash. */
  hash(node: number): Uint8Array {
    return this.#bytes.slice(node * HASH_BYTES, (node + 1) * HASH_BYTES)
  }

  sameHash(node: number, other: SmtPage, otherNode: number): boolean {
    const from = node * HASH_WORDS
    const otherFrom = otherNode * HASH_WORDS
    for (let index = 0; index < HASH_WORDS; index++) {
      if (this.#words[from + index] !== other.#words[otherFrom + index]) return false
    }
    return true
  }

  /** Copies of a leaf's hashes; the slot must hold one. */
  leafKey(slot: number): Uint8Array {
    const at = LEAVES_AT + slot * LEAF_BYTES
    return this.#bytes.slice(at, at + HASH_BYTES)
  }

  leafValue(slot: number): Uint8Array {
    const at = LEAVES_AT + slot * LEAF_BYTES + HASH_BYTES
    return this.#bytes.slice(at, at + HASH_BYTES)
  }

  holdsKey(slot: number, keyHash: Uint8Array): boolean {
    return this.#matches(LEAVES_AT + slot * LEAF_BYTES, keyHash)
  }

  holdsValue(slot: number, valueHash: Uint8Array): boolean {
    return this.#matches(LEAVES_AT + slot * LEAF_BYTES + HASH_BYTES, valueHash)
  }

  setLeaf(slot: number, keyHash: Uint8Array, valueHash: Uint8Array): void {
    const at = LEAVES_AT + slot * LEAF_BYTES
    this.#bytes.set(keyHash, at)
    this.#bytes.set(valueHash, at + HASH_BYTES)
    this.#kinds[SLOT_NODE + slot] = LEAF
    this.dirtySlots |= 1 << slot
  }

  setBranch(slot: number, child: SmtPage): void {
    this.children[slot] = child
    this.#kinds[SLOT_NODE + slot] = BRANCH
    this.dirtySlots |= 1 << slot
  }

  /** Makes the hashes of the changed slots and of all nodes above them. Children come first. */
  rehash(): void {
    let changed = this.dirtySlots << SLOT_NODE
    for (let rest = this.dirtySlots; rest !== 0; rest &= rest - 1) this.#hashSlot(lowestBit(rest))
    for (let node = SLOT_NODE - 1; node >= TOP_NODE; node--) {
      if (((changed >>> (2 * node)) & 3) === 0) continue
      this.#hashNode(node)
      changed |= 1 << node
    }
  }

  #hashSlot(slot: number): void {
    const node = SLOT_NODE + slot
    if (this.#kinds[node] === LEAF) {
      const leafWord = (LEAVES_AT + slot * LEAF_BYTES) / 4
      smtLeaf.joinInto(this.#words, leafWord, this.#bytes, node * HASH_BYTES)
      return
    }
    const child = this.children[slot]
    assert(child?.dirtySlots === 0, 'the page below a changed branch is in memory and hashed')
    copyHash(child.#words, TOP_NODE, this.#words, node)
  }

  #hashNode(node: number): void {
    const left = 2 * node
    const leftKind = this.#kinds[left] as number
    const rightKind = this.#kinds[left + 1] as number
    if (leftKind + rightKind === EMPTY) return
    if (leftKind + rightKind === LEAF) {
      // The only leaf below stands for the whole subtree, whatever the depth.
      copyHash(this.#words, leftKind === LEAF ? left : left + 1, this.#words, node)
      this.#kinds[node] = LEAF
      return
    }
    smtNode.joinInto(this.#words, left * HASH_WORDS, this.#bytes, node * HASH_BYTES)
    this.#kinds[node] = BRANCH
  }

  encode(): Uint8Array {
    let kinds = 0
    let word = 1
    for (let slot = 0; slot < SMT_PAGE_SLOTS; slot++) {
      const kind = this.#kinds[SLOT_NODE + slot] as number
      kinds = (kinds << 2) | kind
      const words = payloadWords(kind)
      copyWords(this.#words, payloadAt(slot, kind), scratchWords, word, words)
      word += words
    }
    scratch.writeUInt32BE(kinds >>> 0, 0)
    return Buffer.from(scratch.subarray(0, word * 4))
  }

  /** Takes stored bytes and hashes them; refuses whatever `encode` would not have produced. */
  decode(value: Uint8Array): void {
    if (value.length < 4 || value.length > PAGE_VALUE_MAX || value.length % 4 !== 0) {
      throw corruptNode('smt', this.key, `${value.length} bytes are not a page`)
    }
    scratch.set(value, 0)
    this.#empty()
    const end = value.length / 4
    const kinds = scratch.readUInt32BE(0)
    let word = 1
    let weight = 0
    for (let slot = 0; slot < SMT_PAGE_SLOTS; slot++) {
      const kind = (kinds >>> (30 - 2 * slot)) & 3
      const words = payloadWords(kind)
      if (kind > BRANCH || (kind === BRANCH && this.depth === KEY_NIBBLES - 1)) {
        throw corruptNode('smt', this.key, `slot ${slot} has an impossible kind`)
      }
      if (word + words > end) throw corruptNode('smt', this.key, 'cut off')
      copyWords(scratchWords, word, this.#words, payloadAt(slot, kind), words)
      if (kind === LEAF && !this.#belongs(slot)) {
        throw corruptNode('smt', this.key, `the leaf of slot ${slot} belongs elsewhere`)
      }
      this.#kinds[SLOT_NODE + slot] = kind
      weight += kind
      word += words
    }
    if (word !== end) throw corruptNode('smt', this.key, 'bytes after the last slot')
    // A lone leaf lives in the slot above; only the root page may hold one.
    if (weight < (this.depth === 0 ? LEAF : BRANCH)) {
      throw corruptNode('smt', this.key, 'too few slots are in use')
    }
    this.#hashAll()
  }

  #belongs(slot: number): boolean {
    const at = LEAVES_AT + slot * LEAF_BYTES
    const keyHash = this.#bytes.subarray(at, at + HASH_BYTES)
    return isUnder(this.key, keyHash) && nibbleAt(keyHash, this.depth) === slot
  }

  #hashAll(): void {
    for (let slot = 0; slot < SMT_PAGE_SLOTS; slot++) {
      if (this.#kinds[SLOT_NODE + slot] === LEAF) this.#hashSlot(slot)
    }
    for (let node = SLOT_NODE - 1; node >= TOP_NODE; node--) this.#hashNode(node)
  }

  #matches(at: number, hash: Uint8Array): boolean {
    const bytes = this.#bytes
    for (let index = 0; index < HASH_BYTES; index++) {
      if (bytes[at + index] !== hash[index]) return false
    }
    return true
  }
}

function payloadWords(kind: number): number {
  return kind === LEAF ? 2 * HASH_WORDS : kind === BRANCH ? HASH_WORDS : 0
}

/** First word of what a page value holds of a slot. */
function payloadAt(slot: number, kind: number): number {
  return kind === LEAF ? (LEAVES_AT + slot * LEAF_BYTES) / 4 : (SLOT_NODE + slot) * HASH_WORDS
}

/** A loop: for so few words it beats the call into native code. */
function copyWords(
  from: Int32Array,
  fromWord: number,
  to: Int32Array,
  toWord: number,
  words: number,
): void {
  for (let index = 0; index < words; index++) to[toWord + index] = from[fromWord + index] as number
}

function copyHash(from: Int32Array, fromNode: number, to: Int32Array, toNode: number): void {
  copyWords(from, fromNode * HASH_WORDS, to, toNode * HASH_WORDS, HASH_WORDS)
}
