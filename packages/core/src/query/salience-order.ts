/**
 * Memories from the most to the least salient, one at a time, without looking at all of them: a
 * best-first search over the rank index (`projections/rank.ts`).
 *
 * The index sorts by importance, then citations, then accesses, then last use, each from high to
 * low. Inside a group of equal first three, last use alone decides, so the next of the group bounds
 * the rest of it; a group that was not opened yet is bounded by the most that its keys can say. The
 * heap holds groups, unopened stretches and scored memories by what they can still be worth: a
 * memory that comes to the top is the next answer. The cost grows with the answers and the groups
 * that could contain one, not with the number of memories.
 *
 * @module
 */
import { compareBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { type Key, prefixEnd, trailingId } from '../keys/keyspace.ts'
import { bucketMax, readRank } from '../projections/rank.ts'
import {
  combine,
  countFactor,
  importanceFactor,
  recencyFactor,
  type Weights,
} from '../salience/score.ts'
import type { KeyValue } from '../store/ordered-store.ts'
import { Heap } from './heap.ts'

/** One answer: the exact score is the caller's to compute, from the record that the id names. */
export interface Ranked<T> {
  readonly id: Uint8Array
  readonly value: T
}

interface Entry<T> {
  /** The most that this, or anything below it, can score. */
  readonly bound: number
  /** The smallest id that can score as much; empty: unknown. */
  readonly id: Uint8Array
  readonly value?: T
  readonly open?: () => void
}

const NO_ID: Uint8Array = new Uint8Array(0)

/** Levels of the rank: its first byte, its first two, its first three. */
const LEVELS = 3

/** Fewer keys than this are read at once: that costs less than to open each of their groups. */
const FEW_KEYS = 16

export class SalienceOrder<T> {
  readonly #view: ViewReader
  readonly #weights: Weights
  readonly #now: number
  readonly #load: (id: Uint8Array) => { readonly score: number; readonly value: T } | undefined
  readonly #heap = new Heap<Entry<T>>(before)
  readonly #runs = new Set<Iterator<KeyValue>>()
  /** Keys of the index that were read. */
  keysRead = 0

  /**
   * `load` gives the score and the value of an id, or undefined for one that is not wanted. The
   * score must be the one that `salienceOf` gives for the stored inputs.
   */
  constructor(
    view: ViewReader,
    prefixes: readonly Key[],
    weights: Weights,
    now: number,
    load: (id: Uint8Array) => { readonly score: number; readonly value: T } | undefined,
  ) {
    this.#view = view
    this.#weights = weights
    this.#now = now
    this.#load = load
    for (const prefix of prefixes) {
      this.#pushStretch(prefix, prefix, prefixEnd(prefix) as Key, 0, 1)
    }
  }

  /** The next best; undefined when there is none left. */
  next(): Ranked<T> | undefined {
    for (;;) {
      const entry = this.#heap.pop()
      if (entry === undefined) return undefined
      if (entry.open === undefined) return { id: entry.id, value: entry.value as T }
      entry.open()
    }
  }

  /** Lets go of the store. */
  close(): void {
    for (const run of this.#runs) run.return?.()
    this.#runs.clear()
  }

  /** Keys that have the first `level` bytes of their rank in common. */
  #pushStretch(prefix: Key, from: Key, to: Key, level: number, bound: number): void {
    this.#heap.push({ bound, id: NO_ID, open: () => this.#openStretch(prefix, from, to, level) })
  }

  #openStretch(prefix: Key, from: Key, to: Key, level: number): void {
    const most = from === prefix ? FEW_KEYS : 1
    const keys = this.#firstKeys(from, to, most)
    const [key] = keys
    if (key === undefined) return
    if (keys.length < most) {
      for (const each of keys) this.#pushKey(each, prefix.length)
      return
    }
    // The group of the first key, then what follows it at each level.
    this.#openGroup(key, prefix.length)
    for (let deeper = LEVELS; deeper > level; deeper--) {
      const after = prefixEnd(key.subarray(0, prefix.length + deeper)) as Key
      const end = prefixEnd(key.subarray(0, prefix.length + deeper - 1)) as Key
      if (compareBytes(after, end) >= 0) continue
      const bound = this.#boundAfter(key, prefix.length, deeper)
      this.#pushStretch(prefix, after, end, deeper - 1, bound)
    }
  }

  /** The most that a key after this one can score, if it differs in byte `deeper` of the rank. */
  #boundAfter(key: Uint8Array, offset: number, deeper: number): number {
    const rank = readRank(key, offset)
    const importance = deeper === 1 ? rank.importance - 1 : rank.importance
    const citations = deeper === 1 ? undefined : deeper === 2 ? rank.citations - 1 : rank.citations
    const accesses = deeper === 3 ? rank.accesses - 1 : undefined
    return this.#bound(importance, citations, accesses, this.#now)
  }

  /** Buckets; undefined: as many as there can be. */
  #bound(
    importance: number,
    citations: number | undefined,
    accesses: number | undefined,
    lastUsed: number,
  ): number {
    return combine(
      this.#weights,
      recencyFactor(lastUsed, this.#now),
      accesses === undefined ? 1 : countFactor(bucketMax(accesses)),
      citations === undefined ? 1 : countFactor(bucketMax(citations)),
      importanceFactor(importance),
      undefined,
      false,
    )
  }

  /** Pushes the first of a group, and with it the promise to go on with the second. */
  #openGroup(first: Uint8Array, offset: number): void {
    const to = prefixEnd(first.subarray(0, offset + LEVELS)) as Key
    const keys = this.#view.scan({ from: first, to })[Symbol.iterator]()
    this.#runs.add(keys)
    this.#pushRun(keys, offset)
  }

  #pushRun(keys: Iterator<KeyValue>, offset: number): void {
    const step = keys.next()
    if (step.done) {
      this.#runs.delete(keys)
      return
    }
    this.keysRead++
    this.#pushKey(Buffer.from(step.value.key), offset, () => this.#pushRun(keys, offset))
  }

  /** A memory that is not loaded yet; `then` runs when it is. */
  #pushKey(key: Buffer, offset: number, then?: () => void): void {
    const { importance, citations, accesses, lastUsed } = readRank(key, offset)
    const id = trailingId(key)
    const bound = this.#bound(importance, citations, accesses, lastUsed)
    this.#heap.push({
      bound,
      // Ids are in order as long as last use is the same. Where an earlier use is worth as much (both
      // in the future, both long ago, or recency without weight), a smaller id may follow.
      id: this.#bound(importance, citations, accesses, lastUsed - 1) < bound ? id : NO_ID,
      open: () => {
        const loaded = this.#load(id)
        if (loaded !== undefined) this.#heap.push({ bound: loaded.score, id, value: loaded.value })
        then?.()
      },
    })
  }

  #firstKeys(from: Uint8Array, to: Key, limit: number): Buffer[] {
    const keys: Buffer[] = []
    for (const { key } of this.#view.scan({ from, to, limit })) {
      this.keysRead++
      keys.push(Buffer.from(key))
    }
    return keys
  }
}

/** Higher bounds first; among equals the smaller id; among those what is unopened, for it may hold one. */
function before(a: Entry<unknown>, b: Entry<unknown>): boolean {
  if (a.bound !== b.bound) return a.bound > b.bound
  const order = compareBytes(a.id, b.id)
  return order !== 0 ? order < 0 : a.open !== undefined
}
