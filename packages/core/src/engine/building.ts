/**
 * A view in the making, under a name that nobody opens, until it is whole.
 *
 * @module
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ioError } from '../journal/io-error.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import { ASCENDING } from '../keys/keyspace.ts'
import type { ViewState } from '../projections/state.ts'
import type { AliveFile } from '../store/alive-file.ts'
import { trimRoom } from '../store/lmdb-files.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import { BulkFolder } from './bulk-fold.ts'
import type { Environment } from './environment.ts'
import { aliveIn, type Layout, temporaryName } from './layout.ts'
import { startWordsThread } from './words-thread.ts'

export const BUILDING = 'view-building-'
/** What of a long journal waits to be written in order. */
const ASIDE = 'aside'

export class Building {
  readonly folder: BulkFolder
  readonly #directory: string
  readonly #home: string
  readonly #alive: AliveFile
  readonly #store: LmdbStore
  #moved = false

  constructor(layout: Layout, environment: Environment) {
    this.#home = layout.home
    this.#directory = join(layout.home, temporaryName(BUILDING, environment))
    this.#alive = makeAlive(this.#directory)
    try {
      this.#store = openBuilding(this.#directory)
    } catch (error) {
      this.#remove()
      throw error
    }
    this.folder = new BulkFolder(this.#store, join(this.#directory, ASIDE), {
      startThread: startWordsThread,
      stretchBytes: environment.stretchBytes,
    })
  }

  /** A scrub of another process takes away whatever is unfinished: it may hold what was erased. */
  get isRemoved(): boolean {
    return !this.#moved && !existsSync(this.#directory)
  }

  /** What was folded so far reaches the disk before the lock is taken. */
  async flush(): Promise<void> {
    this.folder.flush()
    await this.#store.flush()
  }

  /**
   * Writes the rest, to the disk too, and closes: a store must not be open twice in one process, and
   * no name is given to a view that a power cut could tear.
   */
  finish(): { readonly state: ViewState; readonly bytes: number } {
    this.folder.flush()
    this.#store.flushSync()
    this.#close()
    try {
      // It was removed already, or could not be: no view keeps it.
      rmSync(join(this.#directory, ASIDE), { recursive: true, force: true })
      return { state: this.folder.state, bytes: trimRoom(this.#directory) }
    } catch (error) {
      throw ioError('cut', this.#directory, error)
    }
  }

  moveTo(directory: string): void {
    try {
      this.#alive.remove()
      renameSync(this.#directory, directory)
      this.#moved = true
      syncDirectory(this.#home)
    } catch (error) {
      throw ioError('rename', this.#directory, error)
    }
  }

  /** Does not throw: what cannot be removed now, the next one that opens the store removes. */
  discard(): void {
    this.#close()
    this.#remove()
  }

  #remove(): void {
    try {
      this.#alive.remove()
      rmSync(this.#directory, { recursive: true, force: true })
    } catch {
      // It has a name that nobody opens.
    }
  }

  #close(): void {
    this.folder.release()
    void this.#store.close()
  }
}

function makeAlive(directory: string): AliveFile {
  try {
    mkdirSync(directory, { mode: 0o700 })
    return aliveIn(directory)
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw ioError('create', directory, error)
  }
}

/** Nobody else opens it before it has its name, so no lock is needed. */
function openBuilding(directory: string): LmdbStore {
  try {
    return new LmdbStore(directory, { durable: false, ascending: ASCENDING })
  } catch (error) {
    throw ioError('open', directory, error)
  }
}
