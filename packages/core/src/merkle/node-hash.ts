/**
 * The hash of two hashes, made without allocating anything but the digest text.
 *
 * A tree update is a chain of these, so they set the price of a durable write. The input buffer
 * keeps its domain tag forever and only its last 64 bytes change; they are copied as words, and
 * therefore start at a multiple of four:
 *
 *   … padding … | domain tag | left 32 | right 32 |
 *                            ^ multiple of 4
 *
 * @module
 */
import { hash as nodeHash } from 'node:crypto'
import { assert } from '../assert.ts'
import { HASH_BYTES, HASH_DOMAINS, type HashDomain, hashCounter } from '../codec/hash.ts'

const PAIR_BYTES = 2 * HASH_BYTES
const PAIR_WORDS = PAIR_BYTES / 4

/** sha256(tag ‖ left ‖ right) for one domain. Not re-entrant, which synchronous code never is. */
export class PairHasher {
  readonly #input: Uint8Array
  readonly #pair: Uint8Array
  readonly #pairWords: Int32Array

  constructor(domain: HashDomain) {
    const tag = Buffer.from(HASH_DOMAINS[domain], 'ascii')
    const padding = (4 - (tag.length % 4)) % 4
    const pairAt = padding + tag.length
    const memory = new ArrayBuffer(pairAt + PAIR_BYTES)
    this.#input = new Uint8Array(memory, padding)
    this.#input.set(tag)
    this.#pair = new Uint8Array(memory, pairAt)
    this.#pairWords = new Int32Array(memory, pairAt)
  }

  join(left: Uint8Array, right: Uint8Array): Uint8Array {
    assert(left.length === HASH_BYTES && right.length === HASH_BYTES, 'a pair is two hashes')
    this.#pair.set(left, 0)
    this.#pair.set(right, HASH_BYTES)
    const out = new Uint8Array(HASH_BYTES)
    this.#digest(out, 0)
    return out
  }

  /** The pair is the 64 bytes from word `wordAt` of `words`; the hash goes to `out` at `outAt`. */
  joinInto(words: Int32Array, wordAt: number, out: Uint8Array, outAt: number): void {
    const pair = this.#pairWords
    for (let index = 0; index < PAIR_WORDS; index++) pair[index] = words[wordAt + index] as number
    this.#digest(out, outAt)
  }

  #digest(out: Uint8Array, outAt: number): void {
    hashCounter.count++
    // One byte per character; the types leave `latin1` out, Node does not (see codec/hash.ts).
    const digest = nodeHash('sha256', this.#input, 'latin1' as 'hex')
    for (let index = 0; index < HASH_BYTES; index++) out[outAt + index] = digest.charCodeAt(index)
  }
}

/** True for 32 bytes and nothing else: verifiers are handed values of unknown origin. */
export function isHash(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array && value.length === HASH_BYTES
}

export function isHashList(value: unknown, length: number): value is readonly Uint8Array[] {
  return Array.isArray(value) && value.length === length && value.every(isHash)
}
