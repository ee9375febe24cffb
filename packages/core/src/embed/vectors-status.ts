/**
 * How much of a store can be found by meaning. Read off counters: it costs the same for any size.
 *
 * @module
 */
import type { ViewState } from '../projections/state.ts'
import type { VectorStore } from './vector-store.ts'

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

/** Nothing where nothing was ever embedded. */
export function vectorsStatus(
  store: VectorStore,
  { memories, tombstoned }: ViewState,
): { readonly vectors?: VectorsStatus } {
  const { model, done, failed, changes } = store.counts()
  if (changes === 0) return {}
  const pending = Math.max(0, memories - tombstoned - done - failed)
  return { vectors: { model, done, pending, failed } }
}
