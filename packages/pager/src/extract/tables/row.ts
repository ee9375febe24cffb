/**
 * A row of a table: a shape that a clause may have, and what it says about the user. `$1` in the
 * statement is the first group of the pattern.
 *
 * @module
 */
import type { Candidate, CandidateKind, Slot, Withdrawal } from '../candidate.ts'

/** What the first group must be, beyond its shape. */
export type Check =
  | 'name'
  | 'place'
  | 'org'
  | 'food'
  | 'role'
  | 'topic'
  | 'thing'
  | 'work'
  | 'date'
  | 'email'

export interface Row {
  readonly id: string
  readonly kind: CandidateKind
  readonly pattern: RegExp
  readonly says: string
  readonly slot?: Slot
  readonly polarity?: Candidate['polarity']
  readonly tier?: Candidate['tier']
  readonly status?: Candidate['status']
  readonly check?: Check
  readonly withdraws?: Withdrawal
  /** A clause that it fits, and one that it does not: both are tested. */
  readonly fits: string
  readonly misses: string
}
