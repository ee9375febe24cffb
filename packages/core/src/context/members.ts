/**
 * What a bundle is made of: memories with what they cost and weigh, and in which order they go when
 * the budget is too small.
 *
 * @module
 */
import type { Found } from '../query/types.ts'

/** One of the three parts of a bundle. */
export type Tier = 'pinned' | 'frame_relevant' | 'outcomes'
/** Where a memory stands: proposals come with the pinned tier and go before it. */
export type Place = Tier | 'proposed'

export interface Member {
  readonly found: Found
  readonly tier: Place
  readonly score: number
  readonly text: string
  readonly tokens: number
}

/** What is worth least per token goes first, pinned memories last. */
export function trim(
  members: readonly Member[],
  budget: number,
): { readonly kept: readonly Member[]; readonly dropped: readonly Member[] } {
  let total = members.reduce((sum, { tokens }) => sum + tokens, 0)
  const worstFirst = members.toSorted((a, b) => worthMost(b, a))
  const dropped = new Set<Member>()
  for (const member of worstFirst) {
    if (total <= budget) break
    dropped.add(member)
    total -= member.tokens
  }
  return { kept: members.filter((member) => !dropped.has(member)), dropped: [...dropped] }
}

/** What comes in first when there is more room. */
export function worthMost(a: Member, b: Member): number {
  return (
    Number(b.tier === 'pinned') - Number(a.tier === 'pinned') || worth(b) - worth(a) || byIds(a, b)
  )
}

function worth({ score, tokens }: Member): number {
  return score / Math.max(1, tokens)
}

export function byScore(a: Member, b: Member): number {
  return b.score - a.score || byIds(a, b)
}

export function byTime(a: Member, b: Member): number {
  return b.found.memory.head.createdAt - a.found.memory.head.createdAt || byIds(a, b)
}

export function byIds(a: Member, b: Member): number {
  return a.found.memory.head.id < b.found.memory.head.id ? -1 : 1
}
