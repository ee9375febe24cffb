/** The ordered store in memory: for tests of what lies above it, and proof that the port is one. */
import { compareBytes } from '../codec/bytes.ts'
import type {
  Change,
  KeyValue,
  OrderedReader,
  OrderedSnapshot,
  OrderedStore,
  ScanRange,
} from './ordered-store.ts'

export class MemoryStore implements OrderedStore {
  #entries: ReadonlyMap<string, KeyValue> = new Map()

  snapshot(): OrderedSnapshot {
    return new MemorySnapshot(this.#entries)
  }

  peek<T>(body: (reader: OrderedReader) => T): T {
    return body(this.snapshot())
  }

  refresh(): void {}

  write(changes: Iterable<Change>): void {
    this.transact((_reader, put) => {
      for (const change of changes) put(change)
    })
  }

  transact<T>(body: (reader: OrderedReader, put: (change: Change) => void) => T): T {
    // A new map per transaction: snapshots taken before keep the old one, and so does a failure.
    const next = new Map(this.#entries)
    const result = body(new MemorySnapshot(next), ([key, value]) => {
      const name = Buffer.from(key).toString('latin1')
      if (value === undefined) next.delete(name)
      else next.set(name, { key: Buffer.from(key), value: Buffer.from(value) })
    })
    this.#entries = next
    return result
  }

  fileBytes(): number {
    return 0
  }

  async flush(): Promise<void> {}

  async close(): Promise<void> {}
}

class MemorySnapshot implements OrderedSnapshot {
  readonly #entries: ReadonlyMap<string, KeyValue>

  constructor(entries: ReadonlyMap<string, KeyValue>) {
    this.#entries = entries
  }

  get(key: Uint8Array): Uint8Array | undefined {
    return this.#entries.get(Buffer.from(key).toString('latin1'))?.value
  }

  *scan(range: ScanRange): Iterable<KeyValue> {
    const inside = [...this.#entries.values()]
      .filter(({ key }) => compareBytes(key, range.from) >= 0)
      .filter(({ key }) => range.to === undefined || compareBytes(key, range.to) < 0)
      .sort((a, b) => compareBytes(a.key, b.key))
    if (range.reverse) inside.reverse()
    yield* inside.slice(0, range.limit)
  }

  release(): void {}
}
