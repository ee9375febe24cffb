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
import { closeSync, fdatasync, fdatasyncSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ABORT, open, type RootDatabase, type Transaction } from 'lmdb'
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
  readonly readOnly?: boolean
}

/** Many processes read one actor at once; a slot costs 64 bytes. */
const READERS_MAX = 1024

const fdatasyncAsync = promisify(fdatasync)

export class LmdbStore implements OrderedStore {
  readonly #db: RootDatabase<Buffer, Buffer>
  readonly #fd: number
  #closed = false

  constructor(directory: string, options: LmdbOptions) {
    this.#db = open<Buffer, Buffer>({
      path: directory,
      noSync: !options.durable,
      overlappingSync: false,
      readOnly: options.readOnly ?? false,
      keyEncoding: 'binary',
      encoding: 'binary',
      cache: false,
      maxReaders: READERS_MAX,
      noSubdir: false,
    })
    this.#fd = openSync(join(directory, 'data.mdb'), 'r')
  }

  snapshot(): OrderedSnapshot {
    // Without this a read in the same turn of the event loop could see an older moment.
    this.#db.resetReadTxn()
    return new LmdbSnapshot(this.#db, this.#db.useReadTransaction())
  }

  write(changes: Iterable<Change>): void {
    this.#db.transactionSync(() => {
      for (const [key, value] of changes) this.#apply(key, value)
    })
  }

  transact<T>(body: (reader: OrderedReader, put: (change: Change) => void) => T): T {
    let result: { readonly value: T } | undefined
    let changed = false
    this.#db.transactionSync(() => {
      const value = body(new LmdbSnapshot(this.#db, undefined), ([key, next]) => {
        changed = true
        this.#apply(key, next)
      })
      result = { value }
      // An aborted transaction costs no sync; it has served as the lock of all processes.
      return changed ? undefined : ABORT
    })
    return (result as unknown as { readonly value: T }).value
  }

  fileBytes(): number {
    return fstatSync(this.#fd).size
  }

  /** Slots of readers that were killed keep old pages alive; this frees them. */
  sweepReaders(): void {
    this.#db.readerCheck()
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
    await this.#db.close()
    closeSync(this.#fd)
  }

  #apply(key: Uint8Array, value: Uint8Array | undefined): void {
    if (value === undefined) this.#db.removeSync(key as Buffer)
    else this.#db.putSync(key as Buffer, value as Buffer)
  }
}

class LmdbSnapshot implements OrderedSnapshot {
  readonly #db: RootDatabase<Buffer, Buffer>
  readonly #options: { readonly transaction?: Transaction }

  constructor(db: RootDatabase<Buffer, Buffer>, transaction: Transaction | undefined) {
    this.#db = db
    this.#options = transaction === undefined ? {} : { transaction }
  }

  get(key: Uint8Array): Uint8Array | undefined {
    return this.#db.get(key as Buffer, this.#options)
  }

  *scan(range: ScanRange): Iterable<KeyValue> {
    const bounds = range.reverse
      ? // A reversed range is given from its end; both bounds keep their meaning.
        {
          start: range.to,
          end: range.from,
          reverse: true,
          inclusiveEnd: true,
          exclusiveStart: true,
        }
      : { start: range.from, end: range.to }
    const options = {
      ...this.#options,
      ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)),
      ...(range.limit === undefined ? {} : { limit: range.limit }),
    }
    for (const { key, value } of this.#db.getRange(options)) yield { key, value }
  }

  release(): void {
    this.#options.transaction?.done()
  }
}
