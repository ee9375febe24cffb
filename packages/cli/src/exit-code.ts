/**
 * What a failure is to a shell. Errors of the engine are known by their name and code: importing
 * their class would load the engine for a typing mistake.
 *
 * @module
 */
import type { CortexError, CortexErrorCode } from '@cortex-memory/core'

/** Everything that is not listed is 1. */
const EXIT_CODES: Partial<Record<CortexErrorCode, number>> = {
  INVALID_INPUT: 2,
  BAD_URI: 2,
  TYPE_DATA_MISMATCH: 2,
  FORM_TOO_LONG: 2,
  TOO_MANY_TAGS: 2,
  TAG_TOO_LONG: 2,
  TOO_MANY_FRAMES: 2,
  INVALID_EDGE_TYPE: 2,
  SELF_EDGE: 2,
  UNBOUNDED: 2,
  TOO_BROAD: 2,
  FIELD_UNKNOWN: 2,
  FIELD_NOT_COMPARABLE: 2,
  TYPE_MISMATCH: 2,
  NO_OP: 2,
  EMPTY_IN_CONTEXT: 2,
  EMPTY_CITATIONS: 2,
  TOO_MANY_CITATIONS: 2,
  NOT_FOUND: 3,
  ERASED: 3,
  VERSION_CONFLICT: 4,
  ALREADY_EXISTS: 4,
  COMMIT_ID_REUSED: 4,
  TOMBSTONED: 4,
  CORRUPT: 5,
  PROOF_INVALID: 5,
  ROOT_MISMATCH: 5,
  JOURNAL_FORKED: 5,
  OWNER_ONLY: 6,
  SCOPE_VIOLATION: 6,
  SCOPE_NOT_WRITABLE: 6,
  SCOPE_EXPIRED: 6,
  SCOPE_REVOKED: 6,
  SCOPE_INVALID: 6,
  IO_ERROR: 7,
  BUSY: 7,
  DISK_FULL: 7,
  STORE_NEWER: 7,
  UPGRADE_REQUIRED: 7,
  READ_ONLY: 7,
  OUTCOME_UNKNOWN: 7,
  JOURNAL_UNAVAILABLE: 7,
  JOURNAL_ELSEWHERE: 7,
}

export function isCortexError(error: unknown): error is CortexError {
  return error instanceof Error && error.name === 'CortexError'
}

/** The code of the engine for a failure of the system at a file that a command line names. */
export function systemCode(error: unknown): CortexErrorCode | undefined {
  const { code, syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  if (code === undefined || syscall === undefined) return undefined
  if (code === 'ENOENT') return 'NOT_FOUND'
  return code === 'ENOSPC' ? 'DISK_FULL' : 'IO_ERROR'
}

const PLAIN: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'you have no right to it',
  ENOSPC: 'the disk is full',
}

/** What the system refused, in words; undefined if it was something else. */
export function systemText(error: unknown): string | undefined {
  if (systemCode(error) === undefined) return undefined
  const { code = '', syscall, path } = error as NodeJS.ErrnoException
  const why = PLAIN[code]
  return why === undefined || path === undefined ? undefined : `Cannot ${syscall} ${path}: ${why}`
}

export function exitCodeOf(error: unknown): number {
  const code = isCortexError(error) ? error.code : systemCode(error)
  return (code === undefined ? undefined : EXIT_CODES[code]) ?? 1
}
