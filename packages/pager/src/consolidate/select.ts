/**
 * Which proposals become memories: few, each once, none with a secret. In the order of writing.
 *
 * @module
 */
import { findSecrets, LIMITS, redactionIn, type SecretKind } from '@cortex-memory/core'
import type { Learned, Proposal } from '../extract/extractor.ts'
import { isEmptyPattern, patternStatement } from '../patterns/pattern-spec.ts'
import { normalise } from '../text/words.ts'

/** How much one job may teach. */
export interface LearningLimits {
  /** Facts at most. */
  readonly facts: number
  /** Profile, preferences and rules of the user together. */
  readonly userFacts: number
  /** Procedures at most. */
  readonly patterns: number
  /** Outcomes at most. */
  readonly outcomes: number
}

/** The default limits. */
export const LEARNING_LIMITS: LearningLimits = { facts: 5, userFacts: 5, patterns: 3, outcomes: 1 }

export interface Selection {
  readonly chosen: readonly Proposal[]
  /** Those that may never be written, because of a secret or their size. */
  readonly refused: readonly Refusal[]
  /** How many were beyond the limit of their group. */
  readonly overLimit: number
}

/** A proposal that was not accepted. */
export interface Refusal {
  /** What was proposed. */
  readonly kind: Learned['kind']
  /** Why it was refused. */
  readonly code: string
  /** The kind of secret that it held. */
  readonly secret?: SecretKind
}

type Group = keyof LearningLimits

/** What the engine would refuse need not be planned. */
const BYTES_MAX: Readonly<Record<Learned['kind'], number>> = {
  fact: LIMITS.statementBytes,
  profile: LIMITS.statementBytes,
  preference: LIMITS.topicBytes,
  constraint: LIMITS.statementBytes,
  pattern: LIMITS.statementBytes,
  outcome: LIMITS.summaryBytes,
  retraction: LIMITS.statementBytes,
}

const ORDER: readonly Group[] = ['facts', 'userFacts', 'patterns', 'outcomes']

export function select(
  proposals: readonly Proposal[],
  limits: LearningLimits = LEARNING_LIMITS,
): Selection {
  const chosen: Proposal[] = []
  const refused: Refusal[] = []
  let overLimit = 0
  for (const group of ORDER) {
    const seen = new Set<string>()
    for (const proposal of proposals) {
      const { learned } = proposal
      if (groupOf(learned) !== group) continue
      const text = textOf(learned)
      const refusal = refusalOf(learned.kind, text)
      const key = `${learned.kind} ${normalise(text)}`
      if (text.trim() === '' || seen.has(key)) continue
      if (refusal !== undefined) refused.push(refusal)
      else if (seen.size >= limits[group]) overLimit += 1
      else {
        seen.add(key)
        chosen.push(proposal)
      }
    }
  }
  return { chosen, refused, overLimit }
}

function refusalOf(kind: Learned['kind'], text: string): Refusal | undefined {
  // Turns come redacted; a sentence with a gap where a secret stood says nothing worth keeping.
  const secret = redactionIn(text) ?? findSecrets(text)[0]?.kind
  if (secret !== undefined) return { kind, code: 'SECRET_REFUSED', secret }
  const isTooLong = Buffer.byteLength(text) > BYTES_MAX[kind]
  return isTooLong ? { kind, code: 'INVALID_INPUT' } : undefined
}

function groupOf({ kind }: Learned): Group {
  switch (kind) {
    case 'fact':
      return 'facts'
    case 'profile':
    case 'preference':
    case 'constraint':
    case 'retraction':
      return 'userFacts'
    case 'pattern':
      return 'patterns'
    case 'outcome':
      return 'outcomes'
  }
}

/** All that would be stored. */
function textOf(learned: Learned): string {
  switch (learned.kind) {
    case 'fact':
    case 'profile':
    case 'constraint':
    case 'retraction':
      return learned.statement
    case 'preference':
      return `${learned.topic}\n${learned.statement}`
    case 'pattern':
      return isEmptyPattern(learned.spec) ? '' : patternStatement(learned.spec)
    case 'outcome':
      return learned.summary
  }
}
