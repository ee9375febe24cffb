/**
 * What a clause may teach, before it is resolved against what is known.
 *
 * @module
 */

export type CandidateKind =
  | 'profile'
  | 'preference'
  | 'rule'
  | 'decision'
  | 'deadline'
  | 'outcome'
  | 'cause'
  | 'fact'
  | 'retraction'

/** Facts about the user of which, apart from the last three, there is one at a time. */
export type Slot =
  | 'name'
  | 'home'
  | 'employer'
  | 'role'
  | 'timezone'
  | 'pronouns'
  | 'email'
  | 'birthday'
  | 'language'
  | 'diet'
  | 'tools'
  | 'team'
  | 'free'

/** What a retraction does to what it meets. */
export type Withdrawal = 'lift-dont' | 'lift-do' | 'forget' | 'ended' | 'last'

export interface Candidate {
  readonly kind: CandidateKind
  /** One grammatical statement; rules are orders without a subject. */
  readonly statement: string
  readonly slot?: Slot
  readonly polarity?: 'prefer' | 'avoid' | 'do' | 'dont'
  readonly status?: 'success' | 'failure'
  /** Explicit forms may be pinned; plain statements wait until they are repeated or confirmed. */
  readonly tier: 'explicit' | 'plain'
  /** The sentence it was read from. */
  readonly evidence: string
  /** The row that fired. */
  readonly row: string
  readonly withdraws?: Withdrawal
  /** A word that the statement takes the place of: "instead of X", "X, not Y". */
  readonly replaces?: string
  /** It corrects what was said last. */
  readonly corrects?: boolean
}
