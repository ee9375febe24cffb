/**
 * Where the consolidation writes: each kind of item the way its helper does, under the commit id of
 * its plan, so that doing it again writes nothing twice.
 *
 * @module
 */
import type { Cortex } from '@cortex-memory/core'
import type { ConsolidationSink } from '../consolidate/consolidator.ts'
import { memoryOf, sourceOf } from '../consolidate/memory-of.ts'
import { reinforcePattern } from './patterns.ts'
import { writePreference, writeUserFact } from './user-facts.ts'

/** What is learned of the user goes to the user's own memory, if there is one. */
export function storeSink(cortex: Cortex, user: Cortex = cortex): ConsolidationSink {
  return async (item, conversationId) => {
    const { learned, commitId, intentId } = item
    if (learned.kind === 'pattern') {
      const derivedFrom = [sourceOf(conversationId, intentId)]
      const report = { spec: learned.spec, outcome: 'success', derivedFrom } as const
      return await reinforcePattern(cortex, report, commitId)
    }
    const input = memoryOf(item, conversationId)
    switch (learned.kind) {
      case 'profile':
        return await writeUserFact(user, input)
      case 'preference':
        return await writePreference(user, input)
      case 'fact':
      case 'constraint':
        return (await cortex.write({ ...input, dedupe: true })).uri
      case 'outcome':
        return (await cortex.write(input)).uri
    }
  }
}
