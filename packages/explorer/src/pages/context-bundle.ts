/** What `context` answers, and how its text is read. */
import type { Card } from '../api.ts'

export interface Bundle {
  readonly text: string
  readonly pinned: readonly Card[]
  readonly proposed: readonly Card[]
  readonly frameRelevant: readonly Card[]
  readonly outcomes: readonly Card[]
  readonly totalTokens: number
  readonly budgetTokens: number
  readonly trimmed: number
  readonly reachableUris: readonly string[]
}

export const BUDGETS = [250, 500, 1000, 2000, 4000]

/** A line ends with the short name of its memory. */
export const NAME = /^- .* (m[0-9a-z]{4,7})$/

export function shownIn({ pinned, proposed, frameRelevant, outcomes }: Bundle): readonly Card[] {
  return [...pinned, ...proposed, ...frameRelevant, ...outcomes]
}

/** The estimate of the product: one token for four bytes. */
export function estimate(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4)
}

/** All of it: memories, and the headings, dates and names around them. */
export function sentTokens({ text, totalTokens }: Bundle): number {
  return Math.max(totalTokens, estimate(text))
}
