/**
 * The two locks of all processes, and the mark that they guard: how far the journal and the view are
 * known to be on disk.
 *
 *   journal   segments and tail: appending, adopting, cutting, replacing
 *   views     commits to LMDB files, and opening and closing them (decision 8): views, `lock/`, `side/`
 *
 * The journal is taken before the views, never after them, and nobody waits for one while it holds the
 * other. A reader takes the views only.
 *
 * @module
 */
import { join } from 'node:path'
import { assert } from '../assert.ts'
import { ioError, storeError } from '../journal/io-error.ts'
import { segmentName } from '../journal/segment.ts'
import { FileLock, type LockOptions, type Patience, withLocks } from '../store/file-lock.ts'
import { Guard } from '../store/guard.ts'
import { DamagedLmdb, removeLmdb } from '../store/lmdb-files.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import { assertLockable } from '../store/native-lock.ts'
import type { Environment } from './environment.ts'
import { type Layout, makeEnvironment } from './layout.ts'
import { erasuresChange, markChanges, readErasures, readMark } from './mark.ts'
import type { Tail } from './tail.ts'

/** What the holder of the views may do with the mark. */
export interface Marks {
  read(): Tail | undefined
  /** Durable when it returns. */
  write(tail: Tail): void
  /** Erasures by entries before this one are finished: the files hold nothing of them. */
  erasedBefore(): number
  /** Durable when it returns. */
  finishedErasuresBefore(seq: number): void
}

export class StoreLock {
  /** Undefined where nothing can be locked: on a read-only file system, where nobody writes. */
  readonly views: Guard | undefined
  readonly #journal: FileLock | undefined
  readonly #layout: Layout
  readonly #readOnly: boolean
  readonly #patience: Patience
  readonly #closing: AbortController = new AbortController()
  #opened: LmdbStore | undefined
  #written: Tail | undefined

  static async open(
    layout: Layout,
    environment: Environment,
    readOnly: boolean,
  ): Promise<StoreLock> {
    assertLockable()
    const lock = new StoreLock(layout, environment, readOnly)
    try {
      await lock.undisturbed('open the store', () => {
        lock.#opened = openLock(layout, readOnly, lock.views)
      })
      return lock
    } catch (error) {
      lock.close()
      throw error
    }
  }

  private constructor(layout: Layout, environment: Environment, readOnly: boolean) {
    this.#layout = layout
    this.#readOnly = readOnly
    this.#patience = {
      ...environment.waiting,
      timeoutMs: environment.lockTimeoutMs,
      signal:
        environment.signal === undefined
          ? this.#closing.signal
          : AbortSignal.any([this.#closing.signal, environment.signal]),
    }
    const views = openFileLock(layout.viewsLock, 'the views', { readOnly })
    this.views = views === undefined ? undefined : new Guard(views, this.#patience)
    try {
      this.#journal = readOnly
        ? undefined
        : openFileLock(layout.journalLock, 'the journal', {
            readOnly,
            before: views,
            anchor: join(layout.journal, segmentName(0)),
          })
    } catch (error) {
      views?.close()
      throw error
    }
  }

  /** Runs `body` while no other process can append. */
  async journal<T>(action: string, body: () => T): Promise<T> {
    return await this.#with([this.#writers], action, body)
  }

  /** The same while nobody else commits to or opens a view either, until `body` releases that. */
  async both<T>(action: string, body: (marks: Marks, releaseViews: () => void) => T): Promise<T> {
    return await this.#with([this.#writers, this.#viewers], action, (release) =>
      body(this.#marks(), release),
    )
  }

  /** Runs `body` while nobody else commits to or opens a view. */
  async marks<T>(action: string, body: (marks: Marks) => T): Promise<T> {
    return await this.#with([this.#viewers], action, () => body(this.#marks()))
  }

  /** For the holder of the journal, before this file takes the place of the first segment. */
  coverFirstSegment(replacement: string): void {
    this.#writers.coverAnchor(replacement)
  }

  /** Opens something for reading, while nobody commits. */
  async undisturbed<T>(action: string, body: () => T): Promise<T> {
    return this.views === undefined ? body() : await this.views.run(action, body)
  }

  /** All who wait give up: the store is being closed. */
  giveUp(): void {
    this.#closing.abort()
  }

  /** Somebody may have deleted `lock/`: what is read there is from before. Readers only. */
  readMark(): Tail | undefined {
    return this.#read(readMark)
  }

  erasedBefore(): number {
    return this.#read(readErasures)
  }

  /** The mark that this process wrote last. */
  get written(): Tail | undefined {
    return this.#written
  }

  close(): void {
    this.giveUp()
    void this.#opened?.close()
    this.#opened = undefined
    this.#journal?.close()
    this.views?.lock.close()
  }

  get #writers(): FileLock {
    assert(this.#journal !== undefined, 'a read-only handle does not write')
    return this.#journal
  }

  get #viewers(): FileLock {
    assert(this.views !== undefined, 'anyone who writes has the lock of the views')
    return this.views.lock
  }

  get #store(): LmdbStore {
    assert(this.#opened !== undefined, 'an open store has its marks')
    return this.#opened
  }

  async #with<T>(
    locks: readonly FileLock[],
    action: string,
    body: (releaseLast: () => void) => T,
  ): Promise<T> {
    try {
      return await withLocks(locks, action, this.#patience, body)
    } catch (error) {
      throw storeError('write', this.#layout.home, error)
    }
  }

  /** Of the environment that is on the disk now: if somebody deleted it, of a new one. */
  #marks(): Marks {
    if (!this.#readOnly && this.#store.isReplaced()) this.#reopen()
    return {
      read: () => this.readMark(),
      write: (tail) => {
        this.#store.write(markChanges(tail))
        this.#written = tail
      },
      erasedBefore: () => this.erasedBefore(),
      finishedErasuresBefore: (seq) => this.#store.write([erasuresChange(seq)]),
    }
  }

  #reopen(): void {
    void this.#opened?.close()
    this.#opened = openLock(this.#layout, this.#readOnly, this.views)
    this.#written = undefined
  }

  #read<T>(read: (snapshot: ReturnType<LmdbStore['snapshot']>) => T): T {
    if (this.#store.isGone) this.#reopen()
    const snapshot = this.#store.snapshot()
    try {
      return read(snapshot)
    } finally {
      snapshot.release()
    }
  }
}

function openFileLock(file: string, guards: string, options: LockOptions): FileLock | undefined {
  try {
    return FileLock.open(file, guards, options)
  } catch (error) {
    if (options.readOnly) return undefined
    throw ioError('open', file, error)
  }
}

function openLock(layout: Layout, readOnly: boolean, guard: Guard | undefined): LmdbStore {
  const open = (): LmdbStore => {
    if (!readOnly) makeEnvironment(layout.lock)
    return new LmdbStore(layout.lock, { durable: true, readOnly, guard })
  }
  try {
    return readOnly ? open() : openOrMakeAgain(open, layout)
  } catch (error) {
    throw ioError('open', layout.lock, error)
  }
}

/** What LMDB keeps in `lock/` follows from the journal: what cannot be read there is as good as deleted. */
function openOrMakeAgain(open: () => LmdbStore, layout: Layout): LmdbStore {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof DamagedLmdb)) throw error
    removeLmdb(layout.lock)
    return open()
  }
}
