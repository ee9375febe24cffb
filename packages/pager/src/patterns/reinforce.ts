/**
 * How a procedure earns and loses trust. Successes count by the intents they came from: the same
 * success told ten times is one success. Failures take strength away and leave a warning.
 *
 * @module
 */
import { LIMITS } from '@cortex-memory/core'
import { normalise } from '../text/words.ts'
import { canonicalPattern, type PatternSpec } from './pattern-spec.ts'

/** A pattern as it is stored. */
export interface PatternRecord {
  /** The procedure. */
  readonly spec: PatternSpec
  /** Confidence, 0 to 1. */
  readonly strength: number
  /** How many intents it succeeded in. */
  readonly coverage: number
  /** Intents and other sources that stand behind it. */
  readonly derivedFrom: readonly string[]
}

/** How a procedure went once. */
export interface PatternReport {
  /** The procedure. */
  readonly spec: PatternSpec
  /** How it went. */
  readonly outcome: 'success' | 'failure'
  /** The intents this report comes from. */
  readonly derivedFrom: readonly string[]
}

/** How many successes a procedure needs before it is shown. */
export const MIN_PATTERN_SUCCESSES = 3
const FIRST_STRENGTH = 0.5
const SUCCESS_GAIN = 0.1
/** A failure outweighs a success: a recipe that works every other time is not a recipe. */
const FAILURE_LOSS = 0.2
const GOTCHAS_MAX = 16

/** Successes that may be believed: no more than there are different sources. */
export function provenSuccesses(pattern: Pick<PatternRecord, 'coverage' | 'derivedFrom'>): number {
  return Math.min(pattern.coverage, distinct(pattern.derivedFrom).length)
}

/** Whether the pattern may be offered as a proven procedure. */
export function isProven(
  pattern: Pick<PatternRecord, 'coverage' | 'derivedFrom'>,
  successesMin: number = MIN_PATTERN_SUCCESSES,
): boolean {
  return provenSuccesses(pattern) >= successesMin
}

/** The first report of a procedure. */
export function firstPattern(report: PatternReport): PatternRecord {
  const derivedFrom = distinct(report.derivedFrom).slice(-LIMITS.patternSources)
  const succeeded = report.outcome === 'success'
  return {
    spec: canonicalPattern(report.spec),
    strength: succeeded ? FIRST_STRENGTH : lowered(FIRST_STRENGTH),
    coverage: succeeded ? derivedFrom.length : 0,
    derivedFrom: succeeded ? derivedFrom : [],
  }
}

/**
 * The stored pattern after one more report; `undefined` if the report changes nothing, as when its
 * intents were counted before. The stored text is kept but for the warnings, which are merged.
 */
export function reinforced(
  pattern: PatternRecord,
  report: PatternReport,
): PatternRecord | undefined {
  const spec = withGotchas(pattern.spec, report.spec.gotchas ?? [])
  const known = new Set(distinct(pattern.derivedFrom))
  const fresh = distinct(report.derivedFrom).filter((source) => !known.has(source))
  if (report.outcome === 'failure') {
    return changed(pattern, {
      spec,
      strength: lowered(pattern.strength),
      coverage: pattern.coverage,
      derivedFrom: pattern.derivedFrom,
    })
  }
  if (fresh.length === 0) return changed(pattern, { ...pattern, spec })
  return {
    spec,
    strength: rounded(Math.min(1, pattern.strength + SUCCESS_GAIN)),
    coverage: provenSuccesses(pattern) + fresh.length,
    // The newest stay: an old intent told again would at worst count once more.
    derivedFrom: [...known, ...fresh].slice(-LIMITS.patternSources),
  }
}

function changed(before: PatternRecord, after: PatternRecord): PatternRecord | undefined {
  const same =
    before.strength === after.strength &&
    (before.spec.gotchas ?? []).length === (after.spec.gotchas ?? []).length
  return same ? undefined : after
}

function withGotchas(spec: PatternSpec, more: readonly string[]): PatternSpec {
  const gotchas = new Map<string, string>()
  for (const gotcha of [...(spec.gotchas ?? []), ...more]) {
    const key = normalise(gotcha)
    if (key !== '' && !gotchas.has(key) && gotchas.size < GOTCHAS_MAX) {
      gotchas.set(key, gotcha.trim())
    }
  }
  return gotchas.size === 0 ? spec : { ...spec, gotchas: [...gotchas.values()] }
}

function distinct(sources: readonly string[]): string[] {
  return [...new Set(sources.map((source) => source.trim()).filter((source) => source !== ''))]
}

function lowered(strength: number): number {
  return rounded(Math.max(0, strength - FAILURE_LOSS))
}

/** Steps of a tenth stay tenths: sums of binary fractions would drift. */
function rounded(strength: number): number {
  return Math.round(strength * 1_000) / 1_000
}
