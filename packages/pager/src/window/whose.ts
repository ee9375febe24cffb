/**
 * Who said what a window shows: questions to the store for what the user said, and for what others
 * said. The engine decides whose words a memory is; these only narrow what it is asked about.
 *
 * @module
 */
import { isUsersOwn, type Memory, ORIGINS, type Predicate } from '@cortex-memory/core'

const OTHERS = ORIGINS.names.filter((origin) => origin !== 'user')

/** Everything that can be the user's own: older records do not say through whom they came. */
const MAYBE_OWN: Predicate = { not: { in: ['version.provenance.origin', OTHERS] } }
const MAYBE_OTHERS: Predicate = { not: { eq: ['version.provenance.origin', 'user'] } }

/** Only what the user said; many words of others must not crowd it out. */
export function ownOnly(where?: Predicate): Predicate {
  return where === undefined ? MAYBE_OWN : { and: [where, MAYBE_OWN] }
}

export function othersOnly(where?: Predicate): Predicate {
  return where === undefined ? MAYBE_OTHERS : { and: [where, MAYBE_OTHERS] }
}

export function ownOf(memories: readonly Memory[]): readonly Memory[] {
  return memories.filter(isUsersOwn)
}

export function othersOf(memories: readonly Memory[]): readonly Memory[] {
  return memories.filter((memory) => !isUsersOwn(memory))
}
