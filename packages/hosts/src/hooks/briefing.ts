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
  DIGEST_TAG,
  isProven,
  Lines,
  markRecalled,
  memoryText,
  othersOf,
  othersOnly,
  ownOf,
  ownOnly,
  plainMemoryLine,
  readProfile,
  sentTokens,
  UNCONFIRMED_TAG,
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
/** A digest is several lines in one. */
const DIGEST_TOKENS = 240
const DIGESTS = 2
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
  { heading: 'What happened last:', find: lastEvents },
  {
    heading: 'What matters most:',
    // What the user said once and in passing is found by questions.
    find: by({
      types: ['Fact', 'Belief', 'Pattern', 'Capability'],
      where: { not: { hasTag: UNCONFIRMED_TAG } },
      limit: 12,
    }),
  },
  { heading: `${OTHERS_HEADING}:`, find: proposals },
]

const OPENING = 'From the memory of earlier sessions (Cortex); newer words of the user go first.'

/** `onPart` is given what is ready after each section: the most important come first. */
export async function briefing(
  stores: readonly Cortex[],
  budgetTokens: number,
  onPart: (ready: Recalled) => void = () => undefined,
): Promise<Recalled> {
  const ids = new Set<MemoryId>()
  const parts: string[] = []
  const digests: string[] = []
  const ready = (): Recalled => ({
    text: parts.length === 0 ? '' : markRecalled([OPENING, ...parts].join('\n\n')),
    ids: [...ids],
  })
  const chars = await referenceCharsOf(stores)
  let left = budgetTokens - sentTokens(markRecalled(`${OPENING}\n\n`))
  for (const { heading, find } of SECTIONS) {
    const lines = new Lines(heading, left)
    for (const store of stores) {
      for (const memory of await find(store)) {
        if (ids.has(memory.head.id) || isInDigest(memory, digests)) continue
        if (!lines.add(lineOf(memory, chars))) continue
        ids.add(memory.head.id)
        if (isDigest(memory)) digests.push(normalised(memoryText(memory)))
      }
    }
    const text = lines.text()
    if (text === '') continue
    parts.push(text)
    left -= sentTokens(`${text}\n\n`)
    onPart(ready())
  }
  return ready()
}

/** What a digest of the same briefing says already. */
function isInDigest(memory: Memory, digests: readonly string[]): boolean {
  const text = normalised(memoryText(memory)).replace(
    /^(?:decided|decision|the user decided):? /,
    '',
  )
  return text !== '' && digests.some((digest) => digest.includes(text))
}

function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.;]+/g, ' ')
    .trim()
}

function isDigest({ head }: Memory): boolean {
  return head.tags.includes(DIGEST_TAG)
}

/** Digests of the last conversations; where there is none, the last events. */
async function lastEvents(store: Cortex): Promise<readonly Memory[]> {
  const newest = { types: ['Event'], orderBy: [{ field: 'head.createdAt', direction: 'desc' }] }
  const digests = await store.find({
    ...(newest as Pick<Query, 'types' | 'orderBy'>),
    where: { hasTag: DIGEST_TAG },
    limit: DIGESTS,
  })
  if (digests.memories.length > 0) return digests.memories
  return (await store.find({ ...(newest as Pick<Query, 'types' | 'orderBy'>), limit: 4 })).memories
}

/** As a line of a window, not longer than a paragraph. */
export function lineOf(memory: Memory, chars: number, note?: string): string {
  const textTokens = isDigest(memory) ? DIGEST_TOKENS : LINE_TOKENS
  return plainMemoryLine(memory, { note, textTokens, referenceChars: chars })
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

/** Procedures only if they are proven, and still work. */
function by(query: Query): Section['find'] {
  return async (store) => {
    const { memories } = await store.find(query)
    return memories.filter(
      ({ data }) =>
        data.type !== 'Pattern' ||
        isProven({ coverage: data.coverage, derivedFrom: data.derivedFrom ?? [] }),
    )
  }
}
