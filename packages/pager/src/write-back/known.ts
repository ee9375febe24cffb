/**
 * What a new statement can touch: live facts about the user, preferences, rules and notes, read from
 * the store as the resolver sees them.
 *
 * @module
 */
import type { Cortex, Memory } from '@cortex-memory/core'
import { PROFILE_TAG, USER_SUBJECT } from '../consolidate/memory-of.ts'
import type { Known } from '../resolve/match.ts'
import { attributeOf } from '../text/attribute.ts'

const EACH_MAX = 256

export async function knownMemories(cortex: Cortex): Promise<Known<Memory>[]> {
  const [tagged, facts, preferences, rules] = await Promise.all([
    cortex.find({ types: ['Fact'], where: { hasTag: PROFILE_TAG }, limit: EACH_MAX }),
    cortex.find({ types: ['Fact'], limit: EACH_MAX }),
    cortex.find({ types: ['Preference'], limit: EACH_MAX }),
    cortex.find({ types: ['Constraint'], limit: EACH_MAX }),
  ])
  const memories = new Map<string, Memory>()
  for (const { memories: found } of [tagged, facts, preferences, rules]) {
    for (const memory of found) memories.set(memory.head.id, memory)
  }
  return [...memories.values()]
    .flatMap(knownOf)
    .sort((a, b) => b.of.head.createdAt - a.of.head.createdAt)
}

/** Names of slots as the older shapes of sentences have them. */
const SLOTS: Readonly<Record<string, string>> = {
  livesin: 'home',
  isbasedin: 'home',
  worksfor: 'employer',
  worksas: 'role',
  jobtitle: 'role',
  timezone: 'timezone',
  emailaddress: 'email',
}

/** The slot that a statement about the user fills, told by its shape. */
export function slotOf(statement: string): string | undefined {
  const attribute = attributeOf(statement)
  return attribute === undefined ? undefined : (SLOTS[attribute] ?? attribute)
}

function knownOf(memory: Memory): Known<Memory>[] {
  const { data, head } = memory
  switch (data.type) {
    case 'Fact': {
      if (data.subject !== USER_SUBJECT) {
        return [{ of: memory, kind: 'fact', statement: data.statement }]
      }
      const tagged = head.tags.find((tag) => tag.startsWith('slot-'))?.slice('slot-'.length)
      const slot = tagged ?? slotOf(data.statement)
      return [
        {
          of: memory,
          kind: 'profile',
          statement: data.statement,
          ...(slot !== undefined && { slot }),
        },
      ]
    }
    case 'Preference': {
      const polarity = data.polarity === 'avoid' || data.polarity === 'dont' ? 'avoid' : 'prefer'
      return [{ of: memory, kind: 'preference', statement: data.topic, polarity }]
    }
    case 'Constraint': {
      const polarity = data.polarity === 'avoid' || data.polarity === 'dont' ? 'dont' : 'do'
      return [{ of: memory, kind: 'rule', statement: data.statement, polarity }]
    }
    default:
      return []
  }
}
