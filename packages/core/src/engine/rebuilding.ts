/**
 * A rebuild: the whole journal folded into a new generation beside the writers.
 *
 * @module
 */
import { storeError } from '../journal/io-error.ts'
import { isBefore, JournalFiles } from '../journal/journal-files.ts'
import type { ViewState } from '../projections/state.ts'
import { Building } from './building.ts'
import { foldSlowlyTo, foldTo, type Progress } from './fold-journal.ts'
import type { Generations } from './generations.ts'
import type { Mending } from './mending.ts'
import type { StoreParts } from './store-parts.ts'

export class Rebuilding {
  readonly #parts: StoreParts
  readonly #generations: Generations
  readonly #mending: Mending

  constructor(parts: StoreParts, generations: Generations, mending: Mending) {
    this.#parts = parts
    this.#generations = generations
    this.#mending = mending
  }

  /**
   * Folds the whole journal into a new generation and switches to it. The fold runs beside the
   * writers; only the last blocks and the switch happen under the lock. The old view is not opened.
   */
  async rebuild(onProgress?: Progress): Promise<ViewState> {
    this.#parts.assertOpen()
    for (;;) {
      // Under the lock, so that a scrub finds all of it or nothing.
      const building = await this.#parts.lock.marks(
        'rebuild',
        () => new Building(this.#parts.layout, this.#parts.environment),
      )
      try {
        const state = await this.#foldAside(building, onProgress)
        if (state !== undefined) return state
      } catch (error) {
        // What it lays aside goes with it.
        if (!building.isRemoved) throw storeError('rebuild', this.#parts.layout.home, error)
      } finally {
        building.discard()
      }
    }
  }

  /** Undefined if a scrub of another process removed what was built: then it has to begin again. */
  async #foldAside(building: Building, onProgress?: Progress): Promise<ViewState | undefined> {
    let from = JournalFiles.start(0)
    // Each round folds what was written during the one before, until little is left.
    for (let round = 0; round < 5; round++) {
      const tail = this.#parts.tail()
      if (!isBefore(from, tail.position)) break
      await foldSlowlyTo(this.#parts.files, building.folder, from, tail, onProgress)
      from = tail.position
    }
    await building.flush()
    return await this.#parts.lock.both('rebuild', (marks) => {
      if (building.isRemoved) return undefined
      const tail = this.#mending.trueTail(marks)
      if (isBefore(from, tail.position)) foldTo(this.#parts.files, building.folder, from, tail)
      const state = this.#generations.switchTo(building, tail, marks)
      // A process that still reads the old view has its files open; the disk gets them back after that.
      this.#generations.removeLeftovers()
      return state
    })
  }
}
