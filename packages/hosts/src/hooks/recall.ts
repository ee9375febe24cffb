/**
 * What memory has to say to a prompt: by words alone, the best few, within a budget, without what the
 * session was shown before.
 *
 * @module
 */
import type { Cortex, Memory } from '@cortex-memory/core'
import {
  askable,
  Lines,
  markRecalled,
  sentTokens,
  surfacedNotes,
} from '@cortex-memory/pager/short-lived'
import { lineOf, type Recalled, referenceCharsOf } from './briefing.ts'

const PLACES = 6
/** Candidates for a place: some were shown before. */
const CANDIDATES = 24
/** Of the best one's relevance; what has less shares a word by chance. */
const SHARE_MIN = 0.35
const OPENING = 'Recalled for this prompt (Cortex):'
const NOTHING: Recalled = { text: '', ids: [] }

interface Candidate {
  readonly memory: Memory
  readonly store: Cortex
  readonly score: number
}

export async function recall(
  stores: readonly Cortex[],
  prompt: string,
  shown: ReadonlySet<string>,
  budgetTokens: number,
): Promise<Recalled> {
  const near = askable(prompt)
  // A command to the host is not a question.
  if (near === '' || near.startsWith('/')) return NOTHING
  const found = (await Promise.all(stores.map((store) => candidates(store, near)))).flat()
  // The sort is stable: on ties the project's own come first.
  const best = found
    .filter(({ memory }) => !shown.has(memory.head.id))
    .sort((a, b) => b.score - a.score)
    .slice(0, PLACES)
  const lines = new Lines(OPENING, budgetTokens - sentTokens(markRecalled('')))
  const notes = await notesOf(best)
  const chars = await referenceCharsOf(stores)
  const kept = best.filter(({ memory }) =>
    lines.add(lineOf(memory, chars, notes.get(memory.head.id))),
  )
  if (kept.length === 0) return NOTHING
  return { text: markRecalled(lines.text()), ids: kept.map(({ memory }) => memory.head.id) }
}

async function candidates(store: Cortex, near: string): Promise<Candidate[]> {
  const { memories, scores } = await store.find({ near, floor: true, limit: CANDIDATES })
  const least = (scores[0] ?? 0) * SHARE_MIN
  return memories.flatMap((memory, index) => {
    const score = scores[index] ?? 0
    return score >= least ? [{ memory, store, score }] : []
  })
}

async function notesOf(best: readonly Candidate[]): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>()
  for (const store of new Set(best.map((one) => one.store))) {
    const own = best.filter((one) => one.store === store).map(({ memory }) => memory)
    for (const [id, note] of await surfacedNotes(store, own)) notes.set(id, note)
  }
  return notes
}
