import { CortexError, type CortexErrorCode } from '@cortex-memory/core'

/** Everything that is not listed is 1. */
const EXIT_CODES: Partial<Record<CortexErrorCode, number>> = {
  INVALID_INPUT: 2,
  BAD_URI: 2,
  NOT_FOUND: 3,
  VERSION_CONFLICT: 4,
  ALREADY_EXISTS: 4,
  COMMIT_ID_REUSED: 4,
  TOMBSTONED: 4,
  CORRUPT: 5,
  PROOF_INVALID: 5,
  ROOT_MISMATCH: 5,
  SCOPE_VIOLATION: 6,
  SCOPE_NOT_WRITABLE: 6,
  SCOPE_EXPIRED: 6,
  SCOPE_REVOKED: 6,
  SCOPE_INVALID: 6,
  IO_ERROR: 7,
  DISK_FULL: 7,
  STORE_NEWER: 7,
  READ_ONLY: 7,
  OUTCOME_UNKNOWN: 7,
}

export function exitCodeOf(error: unknown): number {
  return error instanceof CortexError ? (EXIT_CODES[error.code] ?? 1) : 1
}
