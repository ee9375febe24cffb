/**
 * A procedure as one text, because a Pattern memory has one field for it:
 *
 *   neo.pattern.v1:{"name":…,"trigger":…,"preconditions":[…],"steps":[…],"gotchas":[…],"success_criteria":[…]}
 *
 * Fields in this order, blank ones left out, every text trimmed: equal specs are equal bytes. Older
 * statements are plain sentences; they read as a procedure of one step without a trigger.
 *
 * @module
 */
import { CortexError, LIMITS } from '@cortex-memory/core'
import { normalise } from '../text/words.ts'

/** A procedure: what to do in a certain situation, and how to know that it worked. */
export interface PatternSpec {
  /** A short name; a second procedure with this name replaces the first. */
  readonly name: string
  /** The situation to apply it in, such as `deploy to production`. */
  readonly trigger: string
  /** What to check before. Default: nothing. */
  readonly preconditions?: readonly string[]
  /** What to do, step by step. */
  readonly steps: readonly string[]
  /** What went wrong before and has to be avoided. Default: nothing. */
  readonly gotchas?: readonly string[]
  /** What must be true afterwards. Default: nothing. */
  readonly successCriteria?: readonly string[]
}

/** How the statement of a Pattern begins that holds a procedure. */
export const PATTERN_PREFIX = 'neo.pattern.v1:'

interface Stored {
  readonly name?: string
  readonly trigger?: string
  readonly preconditions?: readonly string[]
  readonly steps?: readonly string[]
  readonly gotchas?: readonly string[]
  readonly success_criteria?: readonly string[]
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

// By hand: hooks read patterns in every prompt, and a library of schemas takes longer to load than all
// the rest they do.
const STORED: Readonly<Record<keyof Stored, (value: unknown) => boolean>> = {
  name: isText,
  trigger: isText,
  preconditions: isTexts,
  steps: isTexts,
  gotchas: isTexts,
  success_criteria: isTexts,
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(STORED).every(([name, holds]) => {
    const member = (value as Readonly<Record<string, unknown>>)[name]
    return member === undefined || holds(member)
  })
}

/** INVALID_INPUT if it says nothing, or more than a memory can hold. */
export function encodePattern(spec: PatternSpec): string {
  if (isEmptyPattern(spec)) {
    throw new CortexError(
      'INVALID_INPUT',
      'Cannot store the procedure: it has no name, no trigger and no steps',
      { path: 'spec' },
    )
  }
  const statement = patternStatement(spec)
  const bytes = Buffer.byteLength(statement)
  if (bytes > LIMITS.statementBytes) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot encode the pattern: it takes ${bytes} bytes, at most ${LIMITS.statementBytes} fit; shorten its steps or split it`,
      { path: 'spec' },
    )
  }
  return statement
}

/** The encoding of any pattern, whether it can be stored or not. */
export function patternStatement(spec: PatternSpec): string {
  const { name, trigger, preconditions, steps, gotchas, successCriteria } = canonicalPattern(spec)
  return (
    PATTERN_PREFIX +
    JSON.stringify({
      name: name === '' ? undefined : name,
      trigger: trigger === '' ? undefined : trigger,
      preconditions,
      steps: steps.length === 0 ? undefined : steps,
      gotchas,
      success_criteria: successCriteria,
    })
  )
}

/** Never fails: what is not an encoded pattern is one step with the whole text. */
export function decodePattern(statement: string): PatternSpec {
  const text = statement.trim()
  return decodeStored(text) ?? { name: '', trigger: '', steps: text === '' ? [] : [text] }
}

function decodeStored(text: string): PatternSpec | undefined {
  if (!text.startsWith(PATTERN_PREFIX)) return undefined
  const parsed = parseJson(text.slice(PATTERN_PREFIX.length))
  if (!isStored(parsed)) return undefined
  const { name = '', trigger = '', steps = [], success_criteria, preconditions, gotchas } = parsed
  return canonicalPattern({
    name,
    trigger,
    steps,
    ...(preconditions && { preconditions }),
    ...(gotchas && { gotchas }),
    ...(success_criteria && { successCriteria: success_criteria }),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Trimmed, without blank entries and without empty optional lists. */
export function canonicalPattern(spec: PatternSpec): PatternSpec {
  const preconditions = trimmed(spec.preconditions)
  const gotchas = trimmed(spec.gotchas)
  const successCriteria = trimmed(spec.successCriteria)
  return {
    name: spec.name.trim(),
    trigger: spec.trigger.trim(),
    ...(preconditions.length > 0 && { preconditions }),
    steps: trimmed(spec.steps),
    ...(gotchas.length > 0 && { gotchas }),
    ...(successCriteria.length > 0 && { successCriteria }),
  }
}

function trimmed(list: readonly string[] | undefined): string[] {
  return (list ?? []).map((text) => text.trim()).filter((text) => text !== '')
}

/** Whether there is nothing to recognise it by. */
export function isEmptyPattern(spec: PatternSpec): boolean {
  return patternIdentity(spec) === ''
}

/** Two specs are the same procedure if this is equal: the name, else the trigger, else the steps. */
export function patternIdentity(spec: PatternSpec): string {
  return normalise(spec.name) || normalise(spec.trigger) || normalise(spec.steps.join(' '))
}
