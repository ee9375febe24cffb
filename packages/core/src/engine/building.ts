/**
 * A view in the making, under a name that nobody opens, until it is whole.
 *
 * @module
 */
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ioError } from '../journal/io-error.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import { ASCENDING } from '../keys/keyspace.ts'
import type { ViewState } from '../projections/state.ts'
import { TreeCaches } from '../projections/target.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import type { Environment } from './environment.ts'
import { Folder } from './fold.ts'
import { type Layout, temporaryName } from './layout.ts'

export const BUILDING = 'view-building-'

export class Building {
  readonly folder: Folder
  readonly #directory: string
  readonly #home: string
  readonly #store: LmdbStore

  constructor(layout: Layout, environment: Environment) {
    this.#home = layout.home
    this.#directory = join(layout.home, temporaryName(BUILDING, environment))
    this.#store = openBuilding(this.#directory)
    this.folder = new Folder(this.#store, new TreeCaches())
  }

  /** What was folded so far reaches the disk before the lock is taken. */
  async flush(): Promise<void> {
    this.folder.flush()
    await this.#store.flush()
  }

  /** Writes the rest and closes: a store must not be open twice in one process. */
  finish(): { readonly state: ViewState; readonly bytes: number } {
    this.folder.flush()
    const bytes = this.#store.fileBytes()
    this.#close()
    return { state: this.folder.state, bytes }
  }

  moveTo(directory: string): void {
    try {
      renameSync(this.#directory, directory)
      syncDirectory(this.#home)
    } catch (error) {
      throw ioError('rename', this.#directory, error)
    }
  }

  discard(): void {
    this.#close()
    rmSync(this.#directory, { recursive: true, force: true })
  }

  #close(): void {
    this.folder.release()
    void this.#store.close()
  }
}

/** Nobody else opens it before it has its name, so no turn is needed. */
function openBuilding(directory: string): LmdbStore {
  try {
    return new LmdbStore(directory, { durable: false, ascending: ASCENDING })
  } catch (error) {
    throw ioError('open', directory, error)
  }
}
