/**
 * Failures of hooks. A host is never told of them, so they are counted here, where `doctor` looks:
 *
 *   <home>/.hooks/failures.jsonl       {"at","event","code","message"} per line
 *   <home>/.hooks/failures.old.jsonl   those before; together never more than 128 kB
 *
 * Lines are appended, so that any number of hooks can fail at once. Loads nothing but files.
 *
 * @module
 */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularText } from '@cortex-memory/dense/regular-file'

/** A hook that failed. */
export interface HookFailure {
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** The event that it was called for. */
  readonly event: string
  /** A code of the engine, or `TIMEOUT`, `CRASHED`, `BAD_PAYLOAD`. */
  readonly code: string
  /** Why. */
  readonly message: string
}

/** How often hooks failed lately. */
export interface HookFailures {
  /** As far as they are kept. */
  readonly count: number
  /** How often, by event. */
  readonly byEvent: Readonly<Record<string, number>>
  /** When the first of them happened. */
  readonly since?: number
  /** The newest last. */
  readonly last: readonly HookFailure[]
}

const FILE_BYTES_MAX = 64 * 1024
const MESSAGE_CHARS = 300
const LAST = 10

/** Never throws: a disk that refuses this line cannot be told either. */
export function noteHookFailure(home: string, failure: HookFailure): void {
  try {
    const { current, old, directory } = filesOf(home)
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const there = statSync(current, { throwIfNoEntry: false })
    // A pipe would wait for its reader.
    if (there?.isFile() === false) return
    if ((there?.size ?? 0) > FILE_BYTES_MAX) renameSync(current, old)
    appendFileSync(current, failureLine(failure), { mode: 0o600 })
  } catch {
    // Nothing more can be done without disturbing the host.
  }
}

/** One failure as a line of that file. */
export function failureLine(failure: HookFailure): string {
  const message = failure.message.slice(0, MESSAGE_CHARS)
  return `${JSON.stringify({ ...failure, message })}\n`
}

/** The file that failures are noted in. */
export function failureFile(home: string): string {
  return filesOf(home).current
}

/** The failures that were noted. */
export function readHookFailures(home: string): HookFailures {
  const { current, old } = filesOf(home)
  const failures = [...readLines(old), ...readLines(current)]
  const byEvent: Record<string, number> = {}
  for (const { event } of failures) byEvent[event] = (byEvent[event] ?? 0) + 1
  const since = failures[0]?.at
  return {
    count: failures.length,
    byEvent,
    ...(since !== undefined && { since }),
    last: failures.slice(-LAST),
  }
}

function filesOf(home: string): { directory: string; current: string; old: string } {
  const directory = join(home, '.hooks')
  return {
    directory,
    current: join(directory, 'failures.jsonl'),
    old: join(directory, 'failures.old.jsonl'),
  }
}

const READ_BYTES_MAX = 16 * 1024 * 1024

/** A torn line is not a failure of a hook. */
function readLines(file: string): HookFailure[] {
  try {
    const text = readRegularText(file, { maxBytes: READ_BYTES_MAX }) ?? ''
    return text.split('\n').flatMap(parseLine)
  } catch {
    return []
  }
}

function parseLine(line: string): HookFailure[] {
  try {
    const { at, event, code, message } = JSON.parse(line) as HookFailure
    const isWhole = typeof at === 'number' && [event, code, message].every(isText)
    return isWhole ? [{ at, event, code, message }] : []
  } catch {
    return []
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
