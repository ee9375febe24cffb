/**
 * The ordered store on LMDB. All calls are synchronous: a commit takes tens of microseconds, and
 * a write transaction that never crosses a turn of the event loop cannot be left open by mistake.
 *
 * `overlappingSync` stays off everywhere: with it, a writer killed in mid-commit can leave the
 * surviving processes with a store that panics. The write map stays off too: on a full disk it
 * turns an error that can be reported into a signal that cannot.
 *
 * Keys that only ever grow live in trees of their own, where they come last and fill their pages to
 * the end. All others share one tree: a commit writes every page that it touches, and a tree for
 * each prefix would touch half as many again.
 *
 * @module
 */
import { closeSync, fdatasync, fdatasyncSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ABORT, type Database, open, type RootDatabase, type Transaction } from 'lmdb'
import { compareBytes } from '../codec/bytes.ts'
import type {
  Change,
  KeyValue,
  OrderedReader,
  OrderedSnapshot,
  OrderedStore,
  ScanRange,
} from './ordered-store.ts'

export interface LmdbOptions {
  /** false: committed data reaches the disk when the system likes, or by `flush`. */
  readonly durable: boolean
  /** Prefixes whose keys mostly grow; none is the beginning of another. */
  readonly ascending?: readonly string[]
  readonly readOnly?: boolean
}

/** Many processes read one actor at once; a slot costs 64 bytes. */
const READERS_MAX = 1024

const ENCODING = { keyEncoding: 'binary', encoding: 'binary', cache: false } as const

const fdatasyncAsync = promisify(fdatasync)

type Tree = Database<Buffer, Buffer>

/** The tree of all keys that have no tree of their own. */
const REST = 'rest'

export class LmdbStore implements OrderedStore {
  readonly #env: RootDatabase<Buffer, Buffer>
  readonly #trees: Trees
  readonly #fd: number
  /** Reads in whatever transaction is open: the write transaction, or that of this turn. */
  readonly #current: OrderedReader
  #closed = false

  constructor(directory: string, options: LmdbOptions) {
    this.#env = open<Buffer, Buffer>({
      ...ENCODING,
      path: directory,
      noSync: !options.durable,
      overlappingSync: false,
      readOnly: options.readOnly ?? false,
      maxReaders: READERS_MAX,
      maxDbs: 1 + (options.ascending?.length ?? 0),
      noSubdir: false,
    })
    this.#fd = openSync(join(directory, 'data.mdb'), 'r')
    try {
      this.#assertWhole()
      this.#trees = new Trees(options.ascending ?? [], (name) =>
        this.#env.openDB<Buffer, Buffer>({ ...ENCODING, name }),
      )
      this.#current = new LmdbSnapshot(this.#trees, undefined)
    } catch (error) {
      void this.close()
      throw error
    }
  }

  /** Reading beyond the end of a cut file kills the process, so its head is asked for its size first. */
  #assertWhole(): void {
    const { lastPageNumber, pageSize } = this.#env.getStats() as {
      readonly lastPageNumber: number
      readonly pageSize: number
    }
    if (this.fileBytes() < (lastPageNumber + 1) * pageSize) throw new Error('the file was cut')
  }

  snapshot(): OrderedSnapshot {
    this.refresh()
    return new LmdbSnapshot(this.#trees, this.#env.useReadTransaction())
  }

  peek<T>(body: (reader: OrderedReader) => T): T {
    return body(this.#current)
  }

  /** The binding keeps one read transaction per turn of the event loop unless it is told. */
  refresh(): void {
    this.#env.resetReadTxn()
  }

  write(changes: Iterable<Change>): void {
    this.#env.transactionSync(() => {
      for (const [key, value] of changes) this.#apply(key, value)
    })
  }

  transact<T>(body: (reader: OrderedReader, put: (change: Change) => void) => T): T {
    let result: { readonly value: T } | undefined
    let changed = false
    this.#env.transactionSync(() => {
      const value = body(this.#current, ([key, next]) => {
        changed = true
        this.#apply(key, next)
      })
      result = { value }
      // Nothing changed, nothing to sync.
      return changed ? undefined : ABORT
    })
    return (result as unknown as { readonly value: T }).value
  }

  fileBytes(): number {
    return fstatSync(this.#fd).size
  }

  /** Slots of readers that were killed keep old pages alive; this frees them. */
  sweepReaders(): void {
    this.#env.readerCheck()
  }

  async flush(): Promise<void> {
    if (!this.#closed) await fdatasyncAsync(this.#fd)
  }

  flushSync(): void {
    fdatasyncSync(this.#fd)
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#env.close()
    closeSync(this.#fd)
  }

  #apply(key: Uint8Array, value: Uint8Array | undefined): void {
    const own = this.#trees.ascendingOf(key)
    const tree = own ?? this.#trees.rest
    if (value === undefined) tree.removeSync(key as Buffer)
    else if (own === undefined || !append(own, key, value)) {
      tree.putSync(key as Buffer, value as Buffer)
    }
  }
}

/** false: the key does not come after all others. (The types of the binding leave the result out.) */
function append(tree: Tree, key: Uint8Array, value: Uint8Array): boolean {
  return tree.putSync(key as Buffer, value as Buffer, { append: true }) as unknown as boolean
}

/** A stretch of the key space that one tree holds. */
interface Span {
  readonly from: Uint8Array
  readonly to: Uint8Array | undefined
  readonly tree: Tree
}

class Trees {
  readonly rest: Tree
  /** All stretches in the order of their keys. */
  readonly spans: readonly Span[]
  readonly #ascending: readonly { readonly prefix: Buffer; readonly tree: Tree }[]

  constructor(ascending: readonly string[], openTree: (name: string) => Tree) {
    this.rest = openTree(REST)
    this.#ascending = [...ascending]
      .sort()
      .map((prefix) => ({ prefix: Buffer.from(prefix, 'latin1'), tree: openTree(prefix) }))
    const spans: Span[] = []
    let from: Uint8Array = Buffer.alloc(0)
    for (const { prefix, tree } of this.#ascending) {
      const end = Buffer.from(prefix)
      end[end.length - 1] = (end.at(-1) as number) + 1
      spans.push({ from, to: prefix, tree: this.rest }, { from: prefix, to: end, tree })
      from = end
    }
    this.spans = [...spans, { from, to: undefined, tree: this.rest }]
  }

  ascendingOf(key: Uint8Array): Tree | undefined {
    for (const { prefix, tree } of this.#ascending) if (startsWith(key, prefix)) return tree
    return undefined
  }

  of(key: Uint8Array): Tree {
    return this.ascendingOf(key) ?? this.rest
  }
}

function startsWith(key: Uint8Array, prefix: Uint8Array): boolean {
  for (let index = 0; index < prefix.length; index++) {
    if (key[index] !== prefix[index]) return false
  }
  return true
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

function larger(a: Uint8Array, b: Uint8Array): Uint8Array {
  return compareBytes(a, b) >= 0 ? a : b
}

/** Absent is beyond everything. */
function smaller(a: Uint8Array | undefined, b: Uint8Array | undefined): Uint8Array | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return compareBytes(a, b) <= 0 ? a : b
}
