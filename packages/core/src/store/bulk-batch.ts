/**
 * Staged changes of a long stretch of the journal: like `Batch`, without the means to take one
 * operation back, for what is in the journal was accepted once. Records lie in one piece of memory and
 * are found by name; index keys, which nobody asks for while folding, are only logged.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { type Key, prefixEnd } from '../keys/keyspace.ts'
import { KeyLog } from './key-log.ts'
import { NamesBelow } from './names-below.ts'
import type { Change, OrderedReader } from './ordered-store.ts'
import { openValue, SEAL_BYTES, sealInPlace } from './sealed-value.ts'
import { mergeRuns } from './sorted-runs.ts'
import type { Savepoint, Staging } from './staging.ts'

const FIRST_BYTES = 1024 * 1024
const HEAD_BYTES = 8
/** In place of where a record lies: it was deleted. */
const GONE = -1

export class BulkBatch implements Staging {
  /** Undefined: nothing was stored yet, so nothing has to be looked up. */
  readonly #base: OrderedReader | undefined
  /** Where each record lies, by the length of its key: those of one kind are then nearly in order. */
  readonly #records = new Map<number, Map<string, number>>()
  readonly #marks = new KeyLog()
  readonly #below = new NamesBelow()
  /** key size:4 value size:4 key value seal:4, one after the other. */
  #memory: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES)
  #at = 0
  #keyBytes = 0

  constructor(base: OrderedReader | undefined) {
    this.#base = base
  }

  get(key: Uint8Array): Uint8Array | undefined {
    const place = this.#records.get(key.length)?.get(nameOf(key))
    if (place === undefined) return this.#base?.get(key)
    return place === GONE ? undefined : this.#valueAt(place)
  }

  /** Of records: index keys are not asked for while folding. */
  keysBelow(prefix: Key): Uint8Array[] {
    const found = new Map<string, Uint8Array>()
    for (const { key } of this.#base?.scan({ from: prefix, to: prefixEnd(prefix) }) ?? []) {
      found.set(nameOf(key), key)
    }
    for (const name of this.#below.find(nameOf(prefix), this.#names())) {
      const place = this.#records.get(name.length)?.get(name)
      if (place === undefined) continue
      if (place === GONE) found.delete(name)
      else found.set(name, this.#keyAt(place))
    }
    return [...found.keys()].sort().map((name) => found.get(name) as Uint8Array)
  }

  put(key: Uint8Array, value: Uint8Array): void {
    const place = this.#at
    const valueAt = place + HEAD_BYTES + key.length
    const end = valueAt + value.length + SEAL_BYTES
    this.#reserve(end)
    this.#memory.writeUInt32LE(key.length, place)
    this.#memory.writeUInt32LE(value.length, place + 4)
    this.#memory.set(key, place + HEAD_BYTES)
    this.#memory.set(value, valueAt)
    this.#at = end
    this.#place(key, place)
  }

  mark(key: Uint8Array): void {
    this.#marks.add(key, false)
    this.#keyBytes += key.length
  }

  unmark(key: Uint8Array): void {
    this.#marks.add(key, true)
    this.#keyBytes += key.length
  }

  delete(key: Uint8Array): void {
    this.#place(key, GONE)
    this.#keyBytes += key.length
  }

  get size(): number {
    let size = this.#marks.size
    for (const places of this.#records.values()) size += places.size
    return size
  }

  /** Bytes of all keys and values that were put, those that were put over included. */
  get bytes(): number {
    return this.#at + this.#keyBytes
  }

  *changes(): Iterable<Change> {
    for (const [key, value] of this.sealedChanges()) {
      yield [key, value === undefined ? undefined : openValue(key, value)]
    }
  }

  /** With their seals, which are made in place. Deletions are left out where there is nothing below. */
  *sealedChanges(): Iterable<Change> {
    for (const change of mergeRuns([this.sealedRecords(), this.sortedMarks()])) {
      if (change[1] !== undefined || this.#base !== undefined) yield change
    }
  }

  /** Of the changes, those of records. */
  sealedRecords(): Iterable<Change> {
    return mergeRuns([...this.#records.values()].map((places) => this.#sorted(places)))
  }

  /** Of the changes, those of index keys. */
  sortedMarks(): Iterable<Change> {
    return mergeRuns(this.#marks.runs())
  }

  savepoint(): Savepoint {
    return 0
  }

  rollback(): void {
    assert(false, 'nothing of a bulk fold is taken back')
  }

  *#sorted(places: ReadonlyMap<string, number>): Iterable<Change> {
    for (const name of [...places.keys()].sort()) {
      const place = places.get(name) as number
      if (place === GONE) {
        yield [Buffer.from(name, 'latin1'), undefined]
        continue
      }
      const key = this.#keyAt(place)
      const value = this.#valueAt(place, SEAL_BYTES)
      yield [key, sealInPlace(key, value)]
    }
  }

  *#names(): Iterable<string> {
    for (const places of this.#records.values()) yield* places.keys()
  }

  #place(key: Uint8Array, place: number): void {
    const name = nameOf(key)
    let places = this.#records.get(key.length)
    if (places === undefined) {
      places = new Map()
      this.#records.set(key.length, places)
    }
    places.set(name, place)
    this.#below.add(name)
  }

  #keyAt(place: number): Buffer {
    const start = place + HEAD_BYTES
    return this.#memory.subarray(start, start + this.#memory.readUInt32LE(place))
  }

  #valueAt(place: number, after = 0): Buffer {
    const start = place + HEAD_BYTES + this.#memory.readUInt32LE(place)
    return this.#memory.subarray(start, start + this.#memory.readUInt32LE(place + 4) + after)
  }

  #reserve(end: number): void {
    if (end <= this.#memory.length) return
    const grown = Buffer.allocUnsafeSlow(Math.max(2 * this.#memory.length, end))
    this.#memory.copy(grown, 0, 0, this.#at)
    this.#memory = grown
  }
}

/** latin1 text compares like the bytes it stands for. */
function nameOf(key: Uint8Array): string {
  return (key as Buffer).toString('latin1')
}
