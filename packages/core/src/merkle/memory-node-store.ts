/** Tree pages in a Map: for tests, vectors, and trees that are made to be thrown away. */
import { asBuffer, fromHex, toHex } from '../codec/bytes.ts'
import type { NodeStore } from './node-store.ts'

export class MemoryNodeStore implements NodeStore {
  readonly pages: Map<string, Uint8Array>
  puts = 0

  constructor(pages: Iterable<readonly [string, Uint8Array]> = []) {
    this.pages = new Map(pages)
  }

  get(key: Uint8Array): Uint8Array | undefined {
    return this.pages.get(toHex(key))
  }

  put(key: Uint8Array, value: Uint8Array): void {
    this.puts++
    this.pages.set(toHex(key), Buffer.from(asBuffer(value)))
  }

  /** To keep before a change; values are never changed in place. */
  savepoint(): ReadonlyMap<string, Uint8Array> {
    return new Map(this.pages)
  }

  restore(savepoint: ReadonlyMap<string, Uint8Array>): void {
    this.pages.clear()
    for (const [key, value] of savepoint) this.pages.set(key, value)
  }

  keys(): Uint8Array[] {
    return [...this.pages.keys()].map((key) => fromHex(key) as Uint8Array)
  }
}
