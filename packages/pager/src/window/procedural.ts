/**
 * Procedures that were proven and are meant for what is to be done now.
 *
 * @module
 */
import type { Memory, Uri } from '@cortex-memory/core'
import { decodePattern, type PatternSpec, patternIdentity } from '../patterns/pattern-spec.ts'
import { isProven, knownFailures, provenSuccesses, whyWithheld } from '../patterns/reinforce.ts'
import { renderPattern } from '../patterns/render-pattern.ts'
import { matchTrigger, type TriggerMatch, triggerText } from '../patterns/trigger.ts'
import type { SemanticMatcher } from '../semantic-matcher.ts'
import { uriOf } from './pinned.ts'
import type { Reader } from './reader.ts'
import { askable } from './retrieve.ts'

/** A procedure as a model is shown it, with its record. */
export interface Pattern {
  /** The memory that holds it. */
  readonly uri: Uri
  /** The procedure. */
  readonly spec: PatternSpec
  /** How sure it is, from 0 to 1. */
  readonly confidence: number
  /** In how many tasks it worked. */
  readonly successes: number
  /** In how many tasks it failed. */
  readonly failures: number
  /** One line for a model: preconditions and success criteria included. */
  readonly text: string
  /** How its trigger fits the goal; absent where there was no goal. */
  readonly match?: TriggerMatch
  /** Why it is not offered to a model; absent if it is. */
  readonly why?: string
}

/** A procedure in a store, offered or not. */
export interface KnownPattern extends Pattern {
  /** Whether it worked often enough to be offered. */
  readonly proven: boolean
  /** Whether it became a skill. */
  readonly promoted: boolean
}

/** Patterns that share a word with the goal, and the most salient ones for those that share only meaning. */
const NEAR_MAX = 16
const SALIENT_MAX = 64
/** Of those that words do not match, so many are compared by meaning: each costs the model some milliseconds once. */
const COMPARED_MAX = 8
/** More proven patterns than anybody reads. */
const PATTERNS_MAX = 1_000

export interface ProceduralRequest {
  readonly minPatternSuccesses: number
  readonly topK: number
  readonly meaning: SemanticMatcher
}

export async function procedural(
  cortex: Reader,
  goal: string,
  { minPatternSuccesses, topK, meaning }: ProceduralRequest,
): Promise<readonly Pattern[]> {
  const near = askable(goal)
  if (near === '') return []
  const isOffered = (memory: Memory): boolean => offered(memory, minPatternSuccesses)
  const found = await nearPatterns(cortex, near)
  const matching = found.filter(isOffered).map(patternOf)
  // What shares only its meaning with the goal is among these if the engine goes by meaning too.
  const isEnough = matching.length >= topK && (meaning.finds || !meaning.compares)
  const proven = isEnough
    ? matching
    : distinct([...matching, ...(await salientPatterns(cortex)).filter(isOffered).map(patternOf)])
  const worded = proven.map((pattern) => ({ ...pattern, match: matchTrigger(pattern.spec, near) }))
  const others = worded.filter(({ match }) => !match.matches).slice(0, COMPARED_MAX)
  const nearness = await meaning.nearness(
    near,
    others.map(({ spec }) => triggerText(spec)),
  )
  const similar = others.map((pattern) => ({
    ...pattern,
    match: matchTrigger(pattern.spec, near, { meaning: nearness }),
  }))
  return [...worded, ...similar]
    .filter(({ match }) => match.matches)
    .sort((a, b) => b.confidence - a.confidence || b.match.score - a.match.score || byUri(a, b))
    .slice(0, topK)
}

/** Proven and not promoted yet, then those that would be but for their evidence: each once, the surest first. */
export async function proposedPatterns(
  cortex: Reader,
  minPatternSuccesses: number,
  promotedTag: string,
): Promise<readonly Pattern[]> {
  const { memories } = await cortex.find({ types: ['Pattern'], limit: PATTERNS_MAX })
  const candidates = memories
    .filter(({ head }) => !head.tags.includes(promotedTag))
    .flatMap((memory) => proposalOf(memory, minPatternSuccesses))
    .sort(
      (a, b) =>
        Number(a.why !== undefined) - Number(b.why !== undefined) ||
        b.confidence - a.confidence ||
        b.successes - a.successes ||
        byUri(a, b),
    )
  const seen = new Set<string>()
  return candidates.filter(({ spec }) => {
    const identity = patternIdentity(spec)
    const isNew = !seen.has(identity)
    seen.add(identity)
    return isNew
  })
}

/** Nothing for one that is merely young. */
function proposalOf(memory: Memory, minPatternSuccesses: number): Pattern[] {
  const evidence = evidenceOf(memory)
  const why = whyWithheld(evidence, minPatternSuccesses)
  if (why === undefined) return [patternOf(memory)]
  return evidence.coverage >= minPatternSuccesses ? [{ ...patternOf(memory), why }] : []
}

/** The most salient ones, proven or not. */
export async function allPatterns(
  cortex: Reader,
  minPatternSuccesses: number,
  promotedTag: string,
  limit: number,
): Promise<readonly KnownPattern[]> {
  const { memories } = await cortex.find({ types: ['Pattern'], limit })
  return memories.map((memory) => {
    const pattern = patternOf(memory)
    const why = whyWithheld(evidenceOf(memory), minPatternSuccesses)
    const promoted = memory.head.tags.includes(promotedTag)
    return { ...pattern, proven: why === undefined, promoted, ...(why !== undefined && { why }) }
  })
}

export function patternOf(memory: Memory): Pattern {
  const { data } = memory
  const { statement, strength } = data.type === 'Pattern' ? data : { statement: '', strength: 0 }
  const evidence = evidenceOf(memory)
  const spec = decodePattern(statement)
  const successes = provenSuccesses(evidence)
  const text = renderPattern(spec, { successes })
  const failures = knownFailures(evidence)
  return { uri: uriOf(memory), spec, confidence: strength, successes, failures, text }
}

function evidenceOf({ data }: Memory): {
  readonly coverage: number
  readonly derivedFrom: readonly string[]
} {
  if (data.type !== 'Pattern') return { coverage: 0, derivedFrom: [] }
  return { coverage: data.coverage, derivedFrom: data.derivedFrom ?? [] }
}

function offered(memory: Memory, minPatternSuccesses: number): boolean {
  return isProven(evidenceOf(memory), minPatternSuccesses)
}

/** Without the lane of words, the salient ones are matched anyway. */
async function nearPatterns(cortex: Reader, near: string): Promise<readonly Memory[]> {
  try {
    return (await cortex.find({ types: ['Pattern'], near, limit: NEAR_MAX })).memories
  } catch {
    return []
  }
}

async function salientPatterns(cortex: Reader): Promise<readonly Memory[]> {
  return (await cortex.find({ types: ['Pattern'], limit: SALIENT_MAX })).memories
}

function distinct(patterns: readonly Pattern[]): Pattern[] {
  return [...new Map(patterns.map((pattern) => [pattern.uri, pattern])).values()]
}

function byUri(a: Pattern, b: Pattern): number {
  return a.uri < b.uri ? -1 : a.uri > b.uri ? 1 : 0
}
