/**
 * What an agent should know before a session begins: the rules and goals that hold, who the user is,
 * what happened last, what matters most. Words only, within a budget, each memory once.
 *
 * @module
 */
import { type Cortex, formatUri, type Memory, type MemoryId, type Query } from '@cortex-memory/core'
import { visibleText } from '@cortex-memory/dense/visible-text'
import {
  estimateTokens,
  Lines,
  markRecalled,
  memoryText,
  profileOf,
  snippetLine,
  truncateTokens,
} from '@cortex-memory/pager/short-lived'

export interface Recalled {
  /** Marked as recalled; empty if there is nothing to say. */
  readonly text: string
  readonly ids: readonly MemoryId[]
}

interface Section {
  readonly heading: string
  readonly find: (store: Cortex) => Promise<readonly Memory[]>
}

const LINE_TOKENS = 120

/** In the order in which they are served. */
const SECTIONS: readonly Section[] = [
  {
    heading: 'Rules that hold:',
    find: by({ types: ['Constraint'], where: { eq: ['data.strength', 'hard'] }, limit: 16 }),
  },
  {
    heading: 'Goals:',
    find: by({ types: ['Goal'], where: { eq: ['data.status', 'active'] }, limit: 6 }),
  },
  {
    heading: 'About the user:',
    find: async (store) => (await profileOf(store)).map(({ memory }) => memory),
  },
  {
    heading: 'What happened last:',
    find: by({
      types: ['Event'],
      orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
      limit: 4,
    }),
  },
  {
    heading: 'What matters most:',
    find: by({ types: ['Fact', 'Belief', 'Pattern', 'Capability'], limit: 12 }),
  },
]

const OPENING = 'From the memory of earlier sessions (Cortex); newer words of the user go first.'

export async function briefing(stores: readonly Cortex[], budgetTokens: number): Promise<Recalled> {
  const ids = new Set<MemoryId>()
  const parts: string[] = []
  let left = budgetTokens - estimateTokens(markRecalled(`${OPENING}\n\n`))
  for (const { heading, find } of SECTIONS) {
    const lines = new Lines(heading, left)
    for (const store of stores) {
      for (const memory of await find(store)) {
        if (!ids.has(memory.head.id) && lines.add(lineOf(memory))) ids.add(memory.head.id)
      }
    }
    const text = lines.text()
    if (text === '') continue
    parts.push(text)
    left -= estimateTokens(`${text}\n\n`)
  }
  const text = parts.length === 0 ? '' : markRecalled([OPENING, ...parts].join('\n\n'))
  return { text, ids: [...ids] }
}

/** As a line of a window, not longer than a paragraph. */
export function lineOf(memory: Memory, note?: string): string {
  const { head, version } = memory
  return snippetLine({
    type: head.type,
    text: truncateTokens(visibleText(memoryText(memory)), LINE_TOKENS),
    uri: formatUri(head.type, head.id, version.version),
    ...(note !== undefined && { note }),
  })
}

function by(query: Query): Section['find'] {
  return async (store) => (await store.find(query)).memories
}
