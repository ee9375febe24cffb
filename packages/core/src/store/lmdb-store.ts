/**
 * The ordered store on LMDB. All calls are synchronous: a commit takes tens of microseconds, and
 * a write transaction that never crosses a turn of the event loop cannot be left open by mistake.
 *
 * `overlappingSync` stays off everywhere: with it, a writer killed in mid-commit can leave the
 * surviving processes with a store that panics. The write map stays off too: on a full disk it
 * turns an error that can be reported into a signal that cannot.
 *
 * @module
 */
import { fdatasync, fdatasyncSync } from 'node:fs'
import { promisify } from 'node:util'
import { ABORT, type RootDatabase, type Transaction } from 'lmdb'
import { assert } from '../assert.ts'
import { compareBytes } from '../codec/bytes.ts'
import { LmdbEnvironment } from './lmdb-environment.ts'
import { makeRoom, makeRoomForLoad } from './lmdb-files.ts'
import type { LmdbOptions } from './lmdb-options.ts'
import { append, type Trees } from './lmdb-trees.ts'
import type {
  Change,
  KeyValue,
  OrderedReader,
  OrderedSnapshot,
  OrderedStore,
  ScanRange,
} from './ordered-store.ts'

const fdatasyncAsync = promisify(fdatasync)

const SLICE_BYTES = 4 * 1024 * 1024

export class LmdbStore implements OrderedStore {
  readonly #environment: LmdbEnvironment
  /** Reads in whatever transaction is open: the write transaction, or that of this turn. */
  readonly #current: OrderedReader
  #closed = false

  constructor(directory: string, options: LmdbOptions) {
    this.#environment = LmdbEnvironment.open(directory, options)
    this.#current = new LmdbSnapshot(this.#environment.trees, undefined)
  }

  get #root(): RootDatabase<Buffer, Buffer> {
    return this.#environment.root
  }

  snapshot(): OrderedSnapshot {
    this.#environment.assertOpen()
    this.refresh()
    return new LmdbSnapshot(this.#environment.trees, this.#root.useReadTransaction())
  }

  peek<T>(body: (reader: OrderedReader) => T): T {
    this.#environment.assertOpen()
    return body(this.#current)
  }

  /** The binding keeps one read transaction per turn of the event loop by default. */
  refresh(): void {
    this.#root.resetReadTxn()
  }

  write(changes: Iterable<Change>): void {
    const staged: readonly Change[] = Array.isArray(changes) ? changes : [...changes]
    this.#root.transactionSync(() => {
      this.#makeRoomFor(staged)
      for (const [key, value] of staged) this.#apply(key, value)
    })
  }

  /**
   * Puts in key order, each after all that its tree holds: they are appended. Pages are filled to the
   * end and nothing is searched. In several transactions: it is for a store that nobody else reads.
   */
  load(changes: Iterable<Change>): void {
    const { trees, fd } = this.#environment
    for (const slice of slicesOf(changes)) {
      this.#root.transactionSync(() => {
        makeRoomForLoad(fd, slice.changes.length, slice.bytes)
        for (const [key, value] of slice.changes) {
          assert(value !== undefined, 'what is loaded is not deleted')
          const appended = append(trees.of(key), key, value)
          assert(appended, 'a store is loaded in key order')
        }
      })
    }
  }

  transact<T>(body: (reader: OrderedReader, put: (change: Change) => void) => T): T {
    let result: { readonly value: T } | undefined
    this.#root.transactionSync(() => {
      const staged: Change[] = []
      const value = body(this.#current, (change) => {
        staged.push(change)
        this.#apply(...change)
      })
      result = { value }
      // Nothing changed, nothing to sync.
      if (staged.length === 0) return ABORT
      this.#makeRoomFor(staged)
      return undefined
    })
    return (result as unknown as { readonly value: T }).value
  }

  /** Whether another environment has taken its place on the disk. */
  isReplaced(): boolean {
    return this.#environment.isReplaced()
  }

  /** Another handle of this process found it replaced, and closed it. */
  get isGone(): boolean {
    return this.#environment.isClosed
  }

  fileBytes(): number {
    return this.#environment.fileBytes()
  }

  /** Slots of readers that were killed keep old pages alive; this frees them. */
  sweepReaders(): void {
    this.#root.readerCheck()
  }

  async flush(): Promise<void> {
    if (!this.#closed) await fdatasyncAsync(this.#environment.fd)
  }

  flushSync(): void {
    fdatasyncSync(this.#environment.fd)
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.#environment.release()
  }

  /** Nothing is written before the commit: it is early enough. */
  #makeRoomFor(changes: readonly Change[]): void {
    const bytes = changes.reduce((sum, [key, value]) => sum + key.length + (value?.length ?? 0), 0)
    makeRoom(this.#environment.fd, changes.length, bytes)
  }

  #apply(key: Uint8Array, value: Uint8Array | undefined): void {
    const own = this.#environment.trees.ascendingOf(key)
    const tree = own ?? this.#environment.trees.rest
    if (value === undefined) tree.removeSync(key as Buffer)
    else if (own === undefined || !append(own, key, value)) {
      tree.putSync(key as Buffer, value as Buffer)
    }
  }
}

class LmdbSnapshot implements OrderedSnapshot {
  readonly #trees: Trees
  readonly #options: { readonly transaction?: Transaction }

  constructor(trees: Trees, transaction: Transaction | undefined) {
    this.#trees = trees
    this.#options = transaction === undefined ? {} : { transaction }
  }

  get(key: Uint8Array): Uint8Array | undefined {
    return this.#trees.of(key).get(key as Buffer, this.#options)
  }

  *scan(range: ScanRange): Iterable<KeyValue> {
    const spans = range.reverse ? this.#trees.spans.toReversed() : this.#trees.spans
    let left = range.limit ?? Number.POSITIVE_INFINITY
    for (const span of spans) {
      const from = larger(span.from, range.from)
      const to = smaller(span.to, range.to)
      if (left <= 0 || (to !== undefined && compareBytes(from, to) >= 0)) continue
      for (const { key, value } of span.tree.getRange(this.#bounds(from, to, range, left))) {
        yield { key, value }
        left--
      }
    }
  }

  release(): void {
    this.#options.transaction?.done()
  }

  #bounds(
    from: Uint8Array,
    to: Uint8Array | undefined,
    { reverse }: ScanRange,
    limit: number,
  ): Record<string, unknown> {
    const bounds: Record<string, unknown> = { ...this.#options }
    if (limit !== Number.POSITIVE_INFINITY) bounds.limit = limit
    if (!reverse) {
      bounds.start = from
      if (to !== undefined) bounds.end = to
      return bounds
    }
    // A reversed range is given from its end; both bounds keep their meaning.
    bounds.reverse = true
    bounds.end = from
    bounds.inclusiveEnd = true
    bounds.exclusiveStart = true
    if (to !== undefined) bounds.start = to
    return bounds
  }
}

/** Changes that are loaded in one transaction, which holds its pages in memory. */
interface Slice {
  readonly changes: readonly Change[]
  readonly bytes: number
}

function* slicesOf(all: Iterable<Change>): Iterable<Slice> {
  let changes: Change[] = []
  let bytes = 0
  for (const change of all) {
    changes.push(change)
    bytes += change[0].length + (change[1]?.length ?? 0)
    if (bytes < SLICE_BYTES) continue
    yield { changes, bytes }
    changes = []
    bytes = 0
  }
  if (changes.length > 0) yield { changes, bytes }
}

function larger(a: Uint8Array, b: Uint8Array): Uint8Array {
  return compareBytes(a, b) >= 0 ? a : b
}

/** Absent is beyond everything. */
function smaller(a: Uint8Array | undefined, b: Uint8Array | undefined): Uint8Array | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return compareBytes(a, b) <= 0 ? a : b
}
