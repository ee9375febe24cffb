/**
 * The last views that pinned scopes were read in. Folding one takes as long as a rebuild, and a host
 * that names a scope with every call would do it every time. What was folded before an erasure is not
 * used again.
 *
 * @module
 */
import type { ActorStore } from '../engine/actor-store.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { readState } from '../projections/state.ts'
import { foldTo } from '../reads/proof-moment.ts'
import type { Pinned } from './terms.ts'

const KEPT = 2

interface Kept {
  readonly root: string
  readonly lastErase: number | undefined
  readonly view: Promise<ViewReader>
}

export class PinnedViews {
  readonly #store: ActorStore
  #kept: readonly Kept[] = []

  constructor(store: ActorStore) {
    this.#store = store
  }

  async at({ journalCount, root }: Pinned): Promise<ViewReader> {
    const { lastErase } = this.#store.read(readState)
    const current = this.#kept.filter((kept) => kept.lastErase === lastErase)
    const known = current.find((kept) => kept.root === root)
    const view = known?.view ?? foldTo(this.#store, { journalCount, overallRoot: root })
    const others = current.filter((kept) => kept.root !== root)
    this.#kept = [{ root, lastErase, view }, ...others].slice(0, KEPT)
    try {
      return await view
    } catch (error) {
      this.#kept = this.#kept.filter((kept) => kept.view !== view)
      throw error
    }
  }
}
