/** What `context` answers, and how its text is read. */
import type { Card } from '../api.ts'

export interface Bundle {
  readonly text: string
  readonly pinned: readonly Card[]
  readonly proposed: readonly Card[]
  readonly frameRelevant: readonly Card[]
  readonly outcomes: readonly Card[]
  readonly totalTokens: number
  /** Of the whole text: what the budget bounds. */
  readonly sentTokens: number
  readonly budgetTokens: number
  readonly trimmed: number
  readonly reachableUris: readonly string[]
}

/** In the order of the text and of every bar. */
export const PARTS = [
  ['pinned', 'Pinned'],
  ['proposed', 'Proposed by others'],
  ['relevant', 'Relevant here'],
  ['outcomes', 'What happened before'],
] as const
export type Part = (typeof PARTS)[number][0]

export function cardsOf(bundle: Bundle): Readonly<Record<Part, readonly Card[]>> {
  const { pinned, proposed, frameRelevant: relevant, outcomes } = bundle
  return { pinned, proposed, relevant, outcomes }
}

export const BUDGETS = [250, 500, 1000, 2000, 4000]

/** A line ends with the short name of its memory. */
export const NAME = /^- .* (m[0-9a-z]{4,7})$/

export function shownIn({ pinned, proposed, frameRelevant, outcomes }: Bundle): readonly Card[] {
  return [...pinned, ...proposed, ...frameRelevant, ...outcomes]
}
