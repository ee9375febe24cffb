/**
 * One generation of the view in use by this process.
 *
 * @module
 */
import { STATE_KEY } from '../keys/keyspace.ts'
import { readState } from '../projections/state.ts'
import type { LmdbStore } from '../store/lmdb-store.ts'
import { openedReader, openedSnapshot, type ViewReader, type ViewSnapshot } from './view-reader.ts'

/** One generation in use. It closes when it was replaced and its last reader is done. */
export class View {
  readonly generation: number
  readonly store: LmdbStore
  /** What is on the disk, as this turn of the event loop sees it. */
  readonly reader: ViewReader
  /** Entries that a read is known to show. */
  seenSeq = 0
  #state: Uint8Array | undefined
  #shown = 0
  #readers = 0
  #retired = false

  constructor(generation: number, store: LmdbStore) {
    this.generation = generation
    this.store = store
    this.reader = openedReader({
      get: (key) => store.peek((reader) => reader.get(key)),
      scan: (range) => store.peek((reader) => reader.scan(range)),
    })
  }

  /** Entries that a read of this turn shows. */
  shownSeq(): number {
    const bytes = this.store.peek((reader) => reader.get(STATE_KEY))
    if (bytes === undefined || this.#state === undefined || !same(bytes, this.#state)) {
      this.#shown = readState(this.reader).nextSeq
      // What LMDB gives is its own page.
      this.#state = bytes === undefined ? undefined : Buffer.from(bytes)
    }
    return this.#shown
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

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
