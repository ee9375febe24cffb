/**
 * What an explicit form has to be before it may be pinned. A row can fit and still take too much: a
 * second clause, a pronoun that stands for nothing, a sentence that only begins like an order. What does
 * not pass is stored like any plain statement, and pinned once it is said again or confirmed.
 *
 * @module
 */
import type { Candidate } from './candidate.ts'
import { VERB } from './tables/verbs.ts'

const WORDS_MAX = 16

/** A value of several words behind a comma is another clause, unless it goes on with the same one. */
const SECOND_CLAUSE =
  /[,;] (?!(?:not|never|no|and|or|but not|nor|except|only|including|even|unless|without|with|in|on|at|for|by|as|to|from|then|instead of|rather than|which|when(?:ever)?|if|before|after|one|two|three|four|\d|(?:and |or )?[\p{L}\d.+#/-]+(?:,|$))\b)(?:\S+ ){2,}\S/iu
/** They stand for something that was said elsewhere. */
const POINTS_ELSEWHERE =
  /^(?:it|this|that|these|those|they|he|she|there)\b|\b(?:it|this|that|them|these|those|here|there)$|\b(?:these|those) (?:\w+ ){0,2}\w+s$/i
/** What only looks like an order has a verb of its own early on: "book club is moved". */
const STATES =
  /^(?:\S+ ){1,4}?(?:is|are|was|were|has been|have been|will be|isn['’]t|aren['’]t|wasn['’]t)\b/i
/** How things are done here, said as it is, can be a fact as well as a rule. */
const DECLARATIVE = new Set(['order.process', 'order.standing.thing', 'order.we', 'order.limits'])
const REPORTED = /\b(?:said|says|told|claims?|thinks|reckons|wrote|insists|according to)\b/i

/** The candidate, in the plain tier if anything about it leaves a doubt. */
export function gated(candidate: Candidate): Candidate {
  if (candidate.tier !== 'explicit') return candidate
  const { kind, statement } = candidate
  if (kind !== 'profile' && kind !== 'preference' && kind !== 'rule') return candidate
  return isDoubtful(candidate, statement.replace(/^The user(?:'s)? /, ''))
    ? { ...candidate, tier: 'plain' }
    : candidate
}

function isDoubtful({ kind, row, evidence, statement }: Candidate, value: string): boolean {
  if (value.split(/\s+/).length > WORDS_MAX) return true
  if (SECOND_CLAUSE.test(value) || POINTS_ELSEWHERE.test(value)) return true
  if (REPORTED.test(evidence) && !/\bi (?:said|told)\b/i.test(evidence)) return true
  if (kind !== 'rule') return false
  // "Prefer X over Y" may be a taste as well as a rule.
  if (!/\s/.test(statement.trim()) || /^prefer\b/i.test(statement)) return true
  return DECLARATIVE.has(row) && !/\b(?:must|should|shall|never|always|don['’]t)\b/i.test(statement)
    ? true
    : STATES.test(statement) && !VERB.test(statement)
}
