/**
 * The disk seen as an ordered map. Everything above this port is the same whichever engine is
 * below; `testing/store-suite.ts` says what an engine must keep.
 *
 * @module
 */

export interface KeyValue {
  readonly key: Uint8Array
  readonly value: Uint8Array
}

export interface ScanRange {
  /** Inclusive lower bound. */
  readonly from: Uint8Array
  /** Exclusive upper bound; absent: to the end. */
  readonly to?: Uint8Array | undefined
  readonly limit?: number | undefined
  readonly reverse?: boolean | undefined
}

/** One moment of the store: later writes do not show. */
export interface OrderedReader {
  get(key: Uint8Array): Uint8Array | undefined
  /** Byte-ascending (or descending), lazily; leaving the loop early is a clean stop. */
  scan(range: ScanRange): Iterable<KeyValue>
}

export interface OrderedSnapshot extends OrderedReader {
  release(): void
}

/** `undefined` deletes. */
export type Change = readonly [key: Uint8Array, value: Uint8Array | undefined]

export interface OrderedStore {
  snapshot(): OrderedSnapshot
  /** One moment for as long as `body` runs; cheaper than a snapshot. May be older, see `refresh`. */
  peek<T>(body: (reader: OrderedReader) => T): T
  /** The next `peek` sees everything that any process has written. */
  refresh(): void
  /** All changes or none, visible to every process when it returns. */
  write(changes: Iterable<Change>): void
  /** Reads and writes in one transaction that excludes every other writer, in all processes. */
  transact<T>(body: (reader: OrderedReader, put: (change: Change) => void) => T): T
  /** Bytes of the data file; never shrinks while the store is good. */
  fileBytes(): number
  /** Everything written so far is on stable storage when this resolves. */
  flush(): Promise<void>
  close(): Promise<void>
}
