/**
 * Index keys in the order in which they came and went, as plain bytes: millions of them cost no
 * objects. Keys of one length lie together and are sorted together, byte by byte from the last to the
 * first, which keeps equal keys in their order; the last of them counts.
 *
 *   log       key:length gone:1, one after the other, per length
 *
 * @module
 */

import { EMPTY_BYTES } from '../codec/bytes.ts'
import type { Change } from './ordered-store.ts'

const FIRST_ROOM = 256

export class KeyLog {
  readonly #byLength = new Map<number, LogOfLength>()

  add(key: Uint8Array, gone: boolean): void {
    let log = this.#byLength.get(key.length)
    if (log === undefined) {
      log = new LogOfLength(key.length)
      this.#byLength.set(key.length, log)
    }
    log.add(key, gone)
  }

  /** One run per length: each key once, ascending. */
  runs(): Iterable<Change>[] {
    return [...this.#byLength.values()].map((log) => log.sorted())
  }

  get size(): number {
    let size = 0
    for (const log of this.#byLength.values()) size += log.count
    return size
  }
}

class LogOfLength {
  readonly #length: number
  readonly #width: number
  #bytes: Buffer
  count = 0

  constructor(length: number) {
    this.#length = length
    this.#width = length + 1
    this.#bytes = Buffer.allocUnsafeSlow(FIRST_ROOM * this.#width)
  }

  add(key: Uint8Array, gone: boolean): void {
    const at = this.count * this.#width
    if (at === this.#bytes.length) {
      const grown = Buffer.allocUnsafeSlow(2 * at)
      grown.set(this.#bytes, 0)
      this.#bytes = grown
    }
    this.#bytes.set(key, at)
    this.#bytes[at + this.#length] = gone ? 1 : 0
    this.count++
  }

  *sorted(): Iterable<Change> {
    const order = this.#order()
    for (let index = 0; index < order.length; index++) {
      const at = (order[index] as number) * this.#width
      const key = this.#bytes.subarray(at, at + this.#length)
      const next = order[index + 1]
      if (next !== undefined && this.#isAt(next * this.#width, at)) continue
      yield [key, this.#bytes[at + this.#length] === 1 ? undefined : EMPTY_BYTES]
    }
  }

  #isAt(other: number, at: number): boolean {
    for (let index = 0; index < this.#length; index++) {
      if (this.#bytes[other + index] !== this.#bytes[at + index]) return false
    }
    return true
  }

  #order(): Uint32Array {
    const { count } = this
    let order = new Uint32Array(count)
    for (let index = 0; index < count; index++) order[index] = index
    let sorted = new Uint32Array(count)
    const starts = new Uint32Array(257)
    for (let place = this.#length - 1; place >= 0; place--) {
      if (!this.#countAt(place, starts)) continue
      for (let index = 0; index < count; index++) {
        const item = order[index] as number
        const byte = this.#bytes[item * this.#width + place] as number
        const to = starts[byte] as number
        sorted[to] = item
        starts[byte] = to + 1
      }
      const spare = order
      order = sorted
      sorted = spare
    }
    return order
  }

  /** Where the keys with each byte at this place begin; false if all have the same. */
  #countAt(place: number, starts: Uint32Array): boolean {
    starts.fill(0)
    const bytes = this.#bytes
    const end = this.count * this.#width
    for (let at = place; at < end; at += this.#width) {
      const byte = bytes[at] as number
      starts[byte + 1] = (starts[byte + 1] as number) + 1
    }
    const first = (bytes[place] as number) + 1
    if (starts[first] === this.count) return false
    for (let byte = 0; byte < 256; byte++) {
      starts[byte + 1] = (starts[byte + 1] as number) + (starts[byte] as number)
    }
    return true
  }
}
