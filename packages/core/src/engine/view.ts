/**
 * One generation of the view in use by this process.
 *
 * @module
 */
import type { LmdbStore } from '../store/lmdb-store.ts'
import { openedSnapshot, type ViewSnapshot } from './view-reader.ts'

/** One generation in use. It closes when it was replaced and its last reader is done. */
export class View {
  readonly generation: number
  readonly store: LmdbStore
  /** Entries that a `peek` is known to show. */
  seenSeq = 0
  #readers = 0
  #retired = false

  constructor(generation: number, store: LmdbStore) {
    this.generation = generation
    this.store = store
  }

  snapshot(): ViewSnapshot {
    const snapshot = openedSnapshot(this.store.snapshot())
    this.#readers++
    return {
      ...snapshot,
      release: () => {
        snapshot.release()
        this.#readers--
        if (this.#retired && this.#readers === 0) void this.store.close()
      },
    }
  }

  async retire(): Promise<void> {
    this.#retired = true
    if (this.#readers === 0) await this.store.close()
  }
}
