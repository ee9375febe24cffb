/**
 * What a turn of the user teaches, stage by stage:
 *
 *   turn ─▶ segment ─▶ mask ─▶ sentences ─▶ clauses ─▶ act ─▶ rows ─▶ render ─▶ vote ─▶ candidates
 *
 * Nothing here knows what is in memory; `resolve/` does.
 *
 * @module
 */
import { redactionIn } from '@cortex-memory/core'
import { ballotsOf } from './ballots.ts'
import type { Candidate } from './candidate.ts'
import { judged } from './judge.ts'
import { byForm } from './kind-by-form.ts'
import { gated } from './pin-gate.ts'
import { type TurnContext as Context, readTurn, type TurnReading } from './read-turn.ts'
import { voteOn, type Weights } from './vote.ts'

export interface TurnContext extends Context {
  /** Weights to vote with instead of those of the table. */
  readonly weights?: Weights
}

/** A turn longer than this is material, whatever it says. */
const TURN_CHARS_MAX = 20_000

export function learnTurn(words: string, context: TurnContext = {}): readonly Candidate[] {
  if (words.length > TURN_CHARS_MAX) return []
  return learnedFrom(readTurn(words, context), context.weights)
}

/** What the tables found and the vote sees the same way, and what only the vote sees. */
export function learnedFrom(reading: TurnReading, weights?: Weights): readonly Candidate[] {
  const { isAllOwn, answer, sentences } = reading
  const found: Candidate[] = answer === undefined ? [] : [answer]
  const ballots = ballotsOf(reading)
  for (const [at, { found: read, isAsked, isSettled, restore }] of sentences.entries()) {
    const votes = isSettled ? [] : (ballots[at] ?? []).map((ballot) => voteOn(ballot, weights))
    const mayAdd = answer === undefined && !isAsked
    for (const candidate of isSettled ? read : judged(read, votes, isAllOwn, mayAdd)) {
      if (isAsked && candidate.kind === 'fact' && candidate.tier === 'plain') continue
      found.push(restored(candidate, restore))
    }
  }
  return unique(found).map(gated).map(byForm)
}

function restored(candidate: Candidate, restore: (text: string) => string): Candidate {
  return {
    ...candidate,
    statement: restore(candidate.statement),
    evidence: restore(candidate.evidence),
  }
}

/** Corrections inside one turn win: of two statements about the same slot the later stands. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ kind, statement }) => {
    // Where a secret stood there is nothing worth keeping.
    if (redactionIn(statement) !== undefined) return false
    const key = `${kind} ${statement.toLowerCase()}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
