/**
 * A store as it was known at a time: its view, and the time that counts as now.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { readWeights } from '../projections/records.ts'
import { presentTime } from '../projections/state.ts'
import { LinkCache } from '../reads/link-cache.ts'
import { MemoryCache } from '../reads/memory-cache.ts'
import { PastView } from '../reads/past-view.ts'
import type { QueryState } from './types.ts'

export interface ReadAt {
  readonly view: ViewReader
  readonly state: QueryState
}

/** A time that is still to come counts as now: nobody knows more than what is known. */
export function readAt(today: ViewReader, state: QueryState, knownAt: number | undefined): ReadAt {
  if (knownAt === undefined || knownAt >= presentTime(state.state, state.now)) {
    return { view: today, state }
  }
  if (knownAt >= (state.state.latestAt ?? 0)) {
    return { view: today, state: { ...state, now: knownAt } }
  }
  const view = new PastView(today, knownAt)
  return {
    view,
    state: {
      ...state,
      state: { ...state.state, latestAt: knownAt },
      weights: readWeights(view),
      now: knownAt,
      // Heads of another time would only drive out those of today.
      cache: new MemoryCache(),
      links: new LinkCache(),
    },
  }
}
