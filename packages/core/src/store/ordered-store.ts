/**
 * The disk seen as an ordered map. Everything above this port is the same whichever engine is
 * below; `testing/store-suite.ts` says what an engine must keep.
 *
 * @module
 */

/** One entry of the map. */
export interface KeyValue {
  /** Where it stands. */
  readonly key: Uint8Array
  /** What stands there. */
  readonly value: Uint8Array
}

/** Which entries a scan gives, and in which order. */
export interface ScanRange {
  /** Inclusive lower bound. */
  readonly from: Uint8Array
  /** Exclusive upper bound; absent: to the end. */
  readonly to?: Uint8Array | undefined
  /** At most so many entries. Default: all. */
  readonly limit?: number | undefined
  /** From the last key to the first. Default false. */
  readonly reverse?: boolean | undefined
}

/** One moment of the store: later writes do not show. */
export interface OrderedReader {
  /** The value under a key; `undefined` where there is none. */
  get(key: Uint8Array): Uint8Array | undefined
  /** Byte-ascending (or descending), lazily; leaving the loop early is a clean stop. */
  scan(range: ScanRange): Iterable<KeyValue>
}

/** A moment of the store that stays until it is released. */
export interface OrderedSnapshot extends OrderedReader {
  /** Lets the moment go; it cannot be read afterwards. */
  release(): void
}

/** `undefined` deletes. */
export type Change = readonly [key: Uint8Array, value: Uint8Array | undefined]

/** An engine that keeps the map, shared by all processes that have it open. */
export interface OrderedStore {
  /** The newest moment, until it is released. */
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
  /** Closes this process's handle; nothing can be read or written through it afterwards. */
  close(): Promise<void>
}
