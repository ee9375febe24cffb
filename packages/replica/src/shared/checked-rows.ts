/** What an engine is never asked: mistakes of callers are found before anything is sent. */
import { CortexError, type JournalAppend, type JournalHead } from '@cortex-memory/core'

const COMMIT_ID_BYTES = 16
const ROOT_BYTES = 32
const ACTOR_MAX_LENGTH = 255

/** Rows of one call: well formed, and at most one for each actor. */
export function checkAppends(rows: readonly JournalAppend[]): void {
  const actors = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const path = `rows.${index}`
    checkActor(row.actor, `${path}.actor`)
    if (actors.has(row.actor)) {
      throw invalid(`${path}.actor`, 'at most one row for each actor in a call', row.actor)
    }
    actors.add(row.actor)
    checkNumber(row.firstSeq, `${path}.firstSeq`)
    checkNumber(row.lastSeq, `${path}.lastSeq`)
    if (row.lastSeq < row.firstSeq) {
      throw invalid(`${path}.lastSeq`, `${row.firstSeq} or more`, row.lastSeq)
    }
    checkLength(row.commitId, COMMIT_ID_BYTES, `${path}.commitId`)
    checkLength(row.prevRoot, ROOT_BYTES, `${path}.prevRoot`)
    checkLength(row.root, ROOT_BYTES, `${path}.root`)
  }
}

/** Heads that a caller knows: one for each actor. */
export function checkHeads(known: readonly JournalHead[]): void {
  for (const [index, { actor }] of known.entries()) checkActor(actor, `known.${index}.actor`)
}

/** A name that every engine can keep and compare byte by byte. */
export function checkActor(actor: string, path = 'actor'): void {
  const isShort = actor.length > 0 && actor.length <= ACTOR_MAX_LENGTH
  // Half a character would be stored as a replacement, which two names could share.
  if (isShort && !actor.includes('\0') && actor.isWellFormed()) return
  throw invalid(path, `1 to ${ACTOR_MAX_LENGTH} whole characters without a zero`, actor)
}

function checkNumber(value: number, path: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw invalid(path, 'a whole number from 0', value)
}

function checkLength(bytes: Uint8Array, length: number, path: string): void {
  if (bytes.length !== length) throw invalid(path, `${length} bytes`, `${bytes.length} bytes`)
}

function invalid(path: string, expected: string, got: unknown): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot use ${path}: expected ${expected}, got ${JSON.stringify(got)}`,
    { path },
  )
}
