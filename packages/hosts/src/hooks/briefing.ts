/**
 * What an agent should know before a session begins: the rules and goals that hold, who the user is,
 * what happened last, what matters most, and last what others propose. Plain words, within a budget,
 * each memory once; only what the user said stands under the user's name.
 *
 * @module
 */
import {
  type Cortex,
  type Memory,
  type MemoryId,
  OTHERS_HEADING,
  type Predicate,
  type Query,
  referenceChars,
} from '@cortex-memory/core'
import {
  estimateTokens,
  Lines,
  markRecalled,
  othersOf,
  othersOnly,
  ownOf,
  ownOnly,
  plainMemoryLine,
  readProfile,
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
const HARD: Predicate = { eq: ['data.strength', 'hard'] }
const ACTIVE: Predicate = { eq: ['data.status', 'active'] }
const OTHERS_SEEN = 64
const OTHERS_SHOWN = 6

/** In the order in which they are served. */
const SECTIONS: readonly Section[] = [
  { heading: 'Rules that hold:', find: ownBy({ types: ['Constraint'], where: HARD, limit: 16 }) },
  { heading: 'Goals:', find: ownBy({ types: ['Goal'], where: ACTIVE, limit: 6 }) },
  {
    heading: 'About the user:',
    find: async (store) => (await readProfile(store)).entries.map(({ memory }) => memory),
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
  { heading: `${OTHERS_HEADING}:`, find: proposals },
]

const OPENING = 'From the memory of earlier sessions (Cortex); newer words of the user go first.'

export async function briefing(stores: readonly Cortex[], budgetTokens: number): Promise<Recalled> {
  const ids = new Set<MemoryId>()
  const parts: string[] = []
  const chars = await referenceCharsOf(stores)
  let left = budgetTokens - estimateTokens(markRecalled(`${OPENING}\n\n`))
  for (const { heading, find } of SECTIONS) {
    const lines = new Lines(heading, left)
    for (const store of stores) {
      for (const memory of await find(store)) {
        if (!ids.has(memory.head.id) && lines.add(lineOf(memory, chars))) ids.add(memory.head.id)
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
export function lineOf(memory: Memory, chars: number, note?: string): string {
  return plainMemoryLine(memory, { note, textTokens: LINE_TOKENS, referenceChars: chars })
}

/** What tells the memories of all stores apart. */
export async function referenceCharsOf(stores: readonly Cortex[]): Promise<number> {
  const counts = await Promise.all(stores.map(async (store) => (await store.status()).memories))
  return referenceChars(counts.reduce((sum, count) => sum + count, 0))
}

/** Rules and goals that the user has not confirmed, and what others say of the user. */
async function proposals(store: Cortex): Promise<readonly Memory[]> {
  const rules = await store.find({
    types: ['Constraint'],
    where: othersOnly(HARD),
    limit: OTHERS_SEEN,
  })
  const goals = await store.find({
    types: ['Goal'],
    where: othersOnly(ACTIVE),
    limit: OTHERS_SEEN,
  })
  const { others } = await readProfile(store)
  return [
    ...othersOf(rules.memories).slice(0, OTHERS_SHOWN),
    ...othersOf(goals.memories).slice(0, OTHERS_SHOWN),
    ...others.map(({ memory }) => memory).slice(0, OTHERS_SHOWN),
  ]
}

function ownBy(query: Query): Section['find'] {
  return async (store) =>
    ownOf((await store.find({ ...query, where: ownOnly(query.where) })).memories)
}

function by(query: Query): Section['find'] {
  return async (store) => (await store.find(query)).memories
}
