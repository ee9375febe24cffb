/**
 * Where the consolidation writes: each kind of item the way its helper does, under the commit id of
 * its plan, so that doing it again writes nothing twice.
 *
 * @module
 */
import { type Cortex, leastTrusted, type Origin, type WriteInput } from '@cortex-memory/core'
import type { ConsolidationSink } from '../consolidate/consolidator.ts'
import { memoryOf, sourceOf } from '../consolidate/memory-of.ts'
import { reinforcePattern } from './patterns.ts'
import { writePreference, writeUserFact } from './user-facts.ts'

/**
 * What is learned of the user goes to the user's own memory, if there is one. Nothing is kept as more
 * trusted than whoever handed the conversation over: a model can write any turn it likes.
 */
export function storeSink(
  cortex: Cortex,
  user: Cortex = cortex,
  speaker: Origin = 'user',
): ConsolidationSink {
  return async (item, conversationId) => {
    const { learned, commitId, intentId } = item
    if (learned.kind === 'pattern') {
      const derivedFrom = [sourceOf(conversationId, intentId)]
      const report = { spec: learned.spec, outcome: 'success', derivedFrom } as const
      return await reinforcePattern(cortex, report, commitId)
    }
    const input = heardThrough(speaker, memoryOf(item, conversationId))
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

function heardThrough(speaker: Origin, input: WriteInput): WriteInput {
  const { provenance = { source: 'observed' }, data } = input
  const origin = leastTrusted(speaker, [provenance.origin ?? 'user'])
  if (origin === 'user') return input
  const isDeclared = data.type === 'Constraint' && data.source === 'user_declared'
  return {
    ...input,
    provenance: { ...provenance, origin },
    ...(isDeclared && { data: { ...data, source: 'learned' } }),
  }
}
