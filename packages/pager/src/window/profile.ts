/**
 * What is known of the user: facts about the user and preferences, each once, the most salient first.
 *
 * Facts about the user that this package writes carry a tag, by which an index finds all of them;
 * those that others wrote are found among the most salient facts.
 *
 * @module
 */
import { type FindResult, type Memory, type MemoryId, redactSecrets } from '@cortex-memory/core'
import { PROFILE_TAG, USER_SUBJECT } from '../consolidate/memory-of.ts'
import { normalise, oneLine } from '../text/words.ts'
import { preferenceText } from './memory-text.ts'
import type { Reader } from './reader.ts'

export interface ProfileEntry {
  readonly memory: Memory
  readonly text: string
}

export const PROFILE_MAX = 12
/** Among the most salient facts, those of others about the user. */
const SCANNED = 32
/** Of what is certainly about the user; some may say the same. */
const CERTAIN = 2 * PROFILE_MAX

/** What is known of the user, as lines. */
export async function profileOf(cortex: Reader): Promise<readonly ProfileEntry[]> {
  const lanes = await Promise.all([
    cortex.find({ types: ['Fact'], where: { hasTag: PROFILE_TAG }, limit: CERTAIN }),
    cortex.find({ types: ['Fact'], limit: SCANNED }),
    cortex.find({ types: ['Preference'], limit: CERTAIN }),
  ])
  const entries: ProfileEntry[] = []
  const said = new Set<string>()
  for (const { memory } of bySalience(lanes)) {
    const text = profileText(memory)
    const key = normalise(text).replace(/(?<![.!])[.!]+$/, '')
    if (key === '' || said.has(key)) continue
    said.add(key)
    entries.push({ memory, text })
    if (entries.length === PROFILE_MAX) break
  }
  return entries
}

/** What the memory says of the user; blank if it says nothing. */
function profileText({ data }: Memory): string {
  if (data.type === 'Preference') return oneLine(preferenceText(data, { brief: true }))
  const isAboutUser = data.type === 'Fact' && data.subject === USER_SUBJECT
  return isAboutUser ? redactSecrets(oneLine(data.statement)) : ''
}

function bySalience(
  lanes: readonly FindResult[],
): { readonly memory: Memory; readonly score: number }[] {
  const best = new Map<MemoryId, { memory: Memory; score: number }>()
  for (const { memories, scores } of lanes) {
    for (const [index, memory] of memories.entries()) {
      best.set(memory.head.id, { memory, score: scores[index] as number })
    }
  }
  return [...best.values()].sort(
    (a, b) => b.score - a.score || (a.memory.head.id < b.memory.head.id ? -1 : 1),
  )
}
