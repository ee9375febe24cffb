/** What agents, tools and imports said lately, and the user has not confirmed: what waits for review. */
import { type Loading, useCall } from './api.ts'
import type { Found, Full } from './memory-shape.ts'

const TYPES = [
  'Fact',
  'Preference',
  'Constraint',
  'Belief',
  'Goal',
  'Identity',
  'Capability',
  'Pattern',
]
const OTHERS = ['agent', 'tool', 'web', 'import']
/** Lately means among this many: a question that does not get slower as a store grows. */
const LOOKED_AT = 200

export function useQueue(): Loading<Found> {
  return useCall<Found>('find', {
    query: {
      types: TYPES,
      orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
      limit: LOOKED_AT,
      form: 'medium',
    },
  })
}

/** Said by somebody other than the user, and not confirmed. */
export function waitingIn({ memories }: Found): readonly Full[] {
  return memories.filter(({ version }) => OTHERS.includes(version.provenance.origin ?? ''))
}
