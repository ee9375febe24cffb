/**
 * How much of a store can be found by meaning. Read off counters: it costs the same for any size.
 *
 * @module
 */
import type { ViewState } from '../projections/state.ts'
import { readable, type VectorStore } from './vector-store.ts'

/** How many memories have a vector, and how many wait for one. */
export interface VectorsStatus {
  /** The model that embedded last. */
  readonly model: string
  /** Memories with a vector of that model. */
  readonly done: number
  /** Memories that have none yet. */
  readonly pending: number
  /** Memories whose text could not be embedded, so far. */
  readonly failed: number
}

/** Nothing where nothing was ever embedded, or where it cannot be read how much. */
export function vectorsStatus(
  store: VectorStore,
  { memories, tombstoned, erased = 0 }: ViewState,
): { readonly vectors?: VectorsStatus } {
  const counts = readable(() => store.counts())
  if (counts === undefined || counts.changes === 0) return {}
  const { model, done, failed } = counts
  const pending = Math.max(0, memories - tombstoned - erased - done - failed)
  return { vectors: { model, done, pending, failed } }
}
