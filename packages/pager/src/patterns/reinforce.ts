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

/** Before the intent of a failure among the sources; the newest stand last. */
const FAILED = 'failed:'
/** The lower bound of the share of successes that a procedure needs to be offered. */
const WILSON_MIN = 0.4
/** So many of the newest reports may not have more failures than successes. */
const RECENT = 5

/** What speaks for a procedure and against it. */
type Evidence = Pick<PatternRecord, 'coverage' | 'derivedFrom'>

/** Successes that may be believed: no more than there are different sources. */
export function provenSuccesses({ coverage, derivedFrom }: Evidence): number {
  return Math.min(coverage, distinct(derivedFrom).filter((source) => !isFailure(source)).length)
}

/** Intents in which it failed. */
export function knownFailures({ derivedFrom }: Pick<Evidence, 'derivedFrom'>): number {
  return distinct(derivedFrom).filter(isFailure).length
}

/** Whether the pattern may be offered as a proven procedure. */
export function isProven(pattern: Evidence, successesMin: number = MIN_PATTERN_SUCCESSES): boolean {
  return whyWithheld(pattern, successesMin) === undefined
}

/**
 * Why a pattern is not offered; nothing if it is. It needs its number of successes, a share of
 * successes that is not below 0.4 even if luck was with it (the lower Wilson bound at one standard
 * deviation), and not more failures than successes among the last five reports.
 */
export function whyWithheld(
  pattern: Evidence,
  successesMin: number = MIN_PATTERN_SUCCESSES,
): string | undefined {
  const successes = provenSuccesses(pattern)
  if (successes < successesMin) {
    const has = `it needs successes in ${successesMin} different tasks and has ${successes}`
    return [has, coverageNote(pattern)].filter((part) => part !== undefined).join('; ')
  }
  const latest = distinct(pattern.derivedFrom).slice(-RECENT)
  const failedLately = latest.filter(isFailure).length
  if (failedLately > latest.length - failedLately) {
    return `withdrawn: it failed in ${failedLately} of the last ${latest.length} tasks`
  }
  const failures = knownFailures(pattern)
  if (wilsonBound(successes, failures) < WILSON_MIN) {
    return `withdrawn: it failed in ${failures} of ${successes + failures} tasks`
  }
  return undefined
}

/** What is wrong with a coverage that no sources stand behind. */
export function coverageNote(pattern: Evidence): string | undefined {
  const sources = provenSuccesses({ ...pattern, coverage: Number.POSITIVE_INFINITY })
  if (pattern.coverage <= sources) return undefined
  return `its coverage of ${pattern.coverage} counts as ${sources}, because it names ${sources} different sources`
}

/**
 * The lower end of what the share of successes can be, at one standard deviation: E. B. Wilson, "Probable
 * inference, the law of succession, and statistical inference", JASA 22, 1927.
 */
function wilsonBound(successes: number, failures: number): number {
  const count = successes + failures
  if (count === 0) return 0
  const share = successes / count
  const spread = Math.sqrt((share * (1 - share)) / count + 1 / (4 * count * count))
  return (share + 1 / (2 * count) - spread) / (1 + 1 / count)
}

function isFailure(source: string): boolean {
  return source.startsWith(FAILED)
}

/** The first report of a procedure. */
export function firstPattern(report: PatternReport): PatternRecord {
  const derivedFrom = distinct(report.derivedFrom).slice(-LIMITS.patternSources)
  const succeeded = report.outcome === 'success'
  return {
    spec: canonicalPattern(report.spec),
    strength: succeeded ? FIRST_STRENGTH : lowered(FIRST_STRENGTH),
    coverage: succeeded ? derivedFrom.length : 0,
    derivedFrom: succeeded ? derivedFrom : derivedFrom.map((source) => FAILED + source),
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
    const failed = distinct(report.derivedFrom).map((source) => FAILED + source)
    return changed(pattern, {
      spec,
      strength: lowered(pattern.strength),
      coverage: pattern.coverage,
      derivedFrom: [...new Set([...pattern.derivedFrom, ...failed])].slice(-LIMITS.patternSources),
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
    before.derivedFrom.length === after.derivedFrom.length &&
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
