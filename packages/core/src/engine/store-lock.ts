/**
 * The lock of all processes, and the mark that it guards: how far the journal and the view are known
 * to be on disk.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { assert } from '../assert.ts'
import { ioError, storeError } from '../journal/io-error.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import { Turn } from '../store/turn.ts'
import { type Layout, makeEnvironment } from './layout.ts'
import { erasuresChange, markChange, readErasures, readMark } from './mark.ts'
import type { Tail } from './tail.ts'

/** What the holder of the lock may do with the mark. */
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
  readonly turn: Turn | undefined
  readonly #home: string
  readonly #readOnly: boolean
  readonly #store: LmdbStore
  #written: Tail | undefined

  constructor(layout: Layout, readOnly: boolean) {
    this.#home = layout.home
    this.#readOnly = readOnly
    this.turn = openTurn(layout, readOnly)
    this.#store = this.undisturbed(() => openLock(layout, readOnly, this.turn))
  }

  /** Runs `body` while no other process can write. */
  hold<T>(body: (marks: Marks) => T): T {
    assert(!this.#readOnly, 'a read-only handle takes no lock')
    const marks: Marks = {
      read: () => this.readMark(),
      write: (tail) => this.#write(tail),
      erasedBefore: () => this.erasedBefore(),
      finishedErasuresBefore: (seq) => this.#store.write([erasuresChange(seq)]),
    }
    try {
      return this.undisturbed(() => body(marks))
    } catch (error) {
      throw storeError('write', this.#home, error)
    }
  }

  /** Runs `body` while no process commits anything of this actor. */
  undisturbed<T>(body: () => T): T {
    return this.turn === undefined ? body() : this.turn.take(body)
  }

  readMark(): Tail | undefined {
    const snapshot = this.#store.snapshot()
    try {
      return readMark(snapshot)
    } finally {
      snapshot.release()
    }
  }

  erasedBefore(): number {
    const snapshot = this.#store.snapshot()
    try {
      return readErasures(snapshot)
    } finally {
      snapshot.release()
    }
  }

  /** The mark that this process wrote last. */
  get written(): Tail | undefined {
    return this.#written
  }

  close(): void {
    void this.#store.close()
    this.turn?.close()
  }

  #write(tail: Tail): void {
    this.#store.write([markChange(tail)])
    this.#written = tail
  }
}

function openTurn(layout: Layout, readOnly: boolean): Turn | undefined {
  // A reader does not make what is missing.
  if (readOnly && !existsSync(layout.turn)) return undefined
  try {
    return Turn.open(layout.turn)
  } catch (error) {
    if (readOnly) return undefined
    throw ioError('open', layout.turn, error)
  }
}

function openLock(layout: Layout, readOnly: boolean, turn: Turn | undefined): LmdbStore {
  if (!readOnly) makeEnvironment(layout.lock)
  try {
    return new LmdbStore(layout.lock, { durable: true, readOnly, turn })
  } catch (error) {
    throw ioError('open', layout.lock, error)
  }
}
