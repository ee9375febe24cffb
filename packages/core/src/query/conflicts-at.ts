/**
 * Facts that contradict each other, at any time by either clock.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { claimOf } from '../memory/claim.ts'
import { presentTime } from '../projections/state.ts'
import {
  type Conflict,
  type ConflictOptions,
  findConflicts,
  type StatedFacts,
  statedNow,
} from '../reads/conflicts.ts'
import { keysEver } from '../reads/past-keys.ts'
import { Candidates } from './candidate.ts'
import { readAt } from './read-at.ts'
import type { QueryState } from './types.ts'

export function conflictsAt(
  today: ViewReader,
  options: ConflictOptions,
  state: QueryState,
): Conflict[] {
  const { asOf, knownAt } = options
  if (asOf === undefined && knownAt === undefined) {
    return findConflicts(statedNow(today, presentTime(state.state, state.now)), options)
  }
  const then = readAt(today, state, knownAt)
  const candidates = new Candidates({
    view: then.view,
    today,
    cache: then.state.cache,
    query: { types: ['Fact'], where: { test: () => true, tags: [] }, includeTombstoned: false },
    weights: then.state.weights,
    now: then.state.now,
    validAt: asOf ?? presentTime(then.state.state, then.state.now),
  })
  const found = findConflicts(statedThen(today, candidates), options)
  const [damage] = candidates.skipped
  if (damage !== undefined) {
    throw new CortexError('CORRUPT', damage.message, { details: { key: damage.key } })
  }
  return found
}

/** Any claim that a fact ever made may be the one of that time. */
function statedThen(today: ViewReader, candidates: Candidates): StatedFacts {
  return {
    keys: function* (prefix) {
      for (const { key } of keysEver(today, prefix)) yield key
    },
    stated: (id) => {
      const memory = candidates.load(id)?.memory
      const claim = memory && claimOf(memory.data)
      return claim && { id, version: memory.version, data: memory.data, claim }
    },
  }
}
