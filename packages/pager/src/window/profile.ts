/**
 * What is known of the user: facts about the user and preferences, each once. Name, role and the like
 * come first, then preferences, then the rest, the most salient first; what the user said is apart
 * from what others say of them.
 *
 * Facts about the user that this package writes carry a tag, by which an index finds all of them;
 * those that others wrote are found among the most salient facts.
 *
 * @module
 */
import {
  type FindResult,
  isUsersOwn,
  type Memory,
  type MemoryId,
  redactSecrets,
} from '@cortex-memory/core'
import { PROFILE_TAG, UNCONFIRMED_TAG, USER_SUBJECT } from '../consolidate/memory-of.ts'
import { attributeOf } from '../text/attribute.ts'
import { normalise, oneLine } from '../text/words.ts'
import { preferenceText } from './memory-text.ts'
import type { Reader } from './reader.ts'
import { othersOnly, ownOnly } from './whose.ts'

export interface ProfileEntry {
  readonly memory: Memory
  readonly text: string
}

export interface Profile {
  /** What the user said, at most `PROFILE_MAX`. */
  readonly entries: readonly ProfileEntry[]
  /** How many more there are. */
  readonly more: number
  /** What others said of the user, and the user has not confirmed. */
  readonly others: readonly ProfileEntry[]
}

export const PROFILE_MAX = 12
const OTHERS_MAX = 8
/** Among the most salient facts, those of others about the user. */
const SCANNED = 32
/** Of what is certainly about the user: a name must be found among many trifles. */
const CERTAIN = 256

/** What a stranger would want to know first. */
const FIRST: readonly string[] = ['name', 'role', 'jobtitle', 'worksas', 'worksfor', 'pronouns']

/** What the user said of themselves, as lines. */
export async function profileOf(cortex: Reader): Promise<readonly ProfileEntry[]> {
  return (await readProfile(cortex)).entries
}

export async function readProfile(cortex: Reader): Promise<Profile> {
  const tagged = { hasTag: PROFILE_TAG } as const
  const own = await Promise.all([
    cortex.find({ types: ['Fact'], where: ownOnly(tagged), limit: CERTAIN }),
    cortex.find({ types: ['Preference'], where: ownOnly(), limit: CERTAIN }),
  ])
  const mixed = await Promise.all([
    cortex.find({ types: ['Fact'], limit: SCANNED }),
    cortex.find({ types: ['Fact'], where: othersOnly(tagged), limit: SCANNED }),
    cortex.find({ types: ['Preference'], where: othersOnly(), limit: SCANNED }),
  ])
  const known = distinct(bySalience([...own, ...mixed]))
  const users = known.filter(({ memory }) => isUsersOwn(memory)).sort((a, b) => rank(a) - rank(b))
  const unread = own.reduce((sum, { total, memories }) => sum + total - memories.length, 0)
  return {
    entries: users.slice(0, PROFILE_MAX),
    more: Math.max(0, users.length - PROFILE_MAX) + unread,
    others: known.filter(({ memory }) => !isUsersOwn(memory)).slice(0, OTHERS_MAX),
  }
}

/** The first to say something says it, and the user before others. */
function distinct(memories: readonly Memory[]): ProfileEntry[] {
  const entries = new Map<string, ProfileEntry>()
  const ownFirst = memories.toSorted((a, b) => Number(isUsersOwn(b)) - Number(isUsersOwn(a)))
  for (const memory of ownFirst) {
    if (memory.head.tags.includes(UNCONFIRMED_TAG)) continue
    const text = profileText(memory)
    const key = normalise(text).replace(/(?<![.!])[.!]+$/, '')
    if (key !== '' && !entries.has(key)) entries.set(key, { memory, text })
  }
  return [...entries.values()]
}

/** Said of a name, in other words than an attribute has. */
const NAMED = /^the user (?:is called|goes by|is named) /i

function rank({ memory, text }: ProfileEntry): number {
  if (memory.head.type === 'Preference') return FIRST.length
  if (NAMED.test(text)) return 0
  const place = FIRST.indexOf(attributeOf(text) ?? '')
  if (place >= 0) return place
  return attributeOf(text) === undefined ? FIRST.length + 2 : FIRST.length + 1
}

/** What the memory says of the user; blank if it says nothing. */
function profileText({ data }: Memory): string {
  if (data.type === 'Preference') return oneLine(preferenceText(data, { brief: true }))
  const isAboutUser = data.type === 'Fact' && data.subject === USER_SUBJECT
  return isAboutUser ? redactSecrets(oneLine(data.statement)) : ''
}

function bySalience(lanes: readonly FindResult[]): readonly Memory[] {
  const best = new Map<MemoryId, { memory: Memory; score: number }>()
  for (const { memories, scores } of lanes) {
    for (const [index, memory] of memories.entries()) {
      best.set(memory.head.id, { memory, score: scores[index] as number })
    }
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || (a.memory.head.id < b.memory.head.id ? -1 : 1))
    .map(({ memory }) => memory)
}
