/**
 * Failures that a caller can act on: errors of the engine's class with the codes that files can have.
 *
 * @module
 */

import { CortexError, defined } from '@cortex-memory/core/kit'

/** What went wrong; the same names as in the engine. */
export type DenseErrorCode =
  | 'INVALID_INPUT' // wrong usage: a name, id, flag or status that cannot be right
  | 'NOT_FOUND' // no such root, project, atom or task
  | 'ALREADY_EXISTS' // the name or id is taken
  | 'VERSION_CONFLICT' // the file changed while we were about to replace it
  | 'REFUSED' // a rule forbids it: a cap, a task that is blocked, a step without evidence
  | 'CORRUPT' // the file cannot be read, so it is not written either
  | 'LOCKED' // another process holds the lock
  | 'IO_ERROR' // the file system refused
  | 'VERIFY_FAILED' // a check was run and did not pass

/** An error of Dense Context. Compare `code`, not the message. */
export class DenseError extends CortexError {
  /** Always `DenseError`. */
  override readonly name: string = 'DenseError'
  /** The stable code; one of those of the engine. */
  declare readonly code: DenseErrorCode

  /** For programs that report errors of their own in the same shape. */
  constructor(code: DenseErrorCode, message: string, path?: string, cause?: unknown) {
    super(code, message, defined({ path, cause }))
  }
}

/** The exit codes of the command line; one table, used at the edge only. */
export const EXIT_OF: Readonly<Record<DenseErrorCode, number>> = {
  INVALID_INPUT: 2,
  NOT_FOUND: 3,
  ALREADY_EXISTS: 4,
  VERSION_CONFLICT: 4,
  LOCKED: 4,
  REFUSED: 1,
  CORRUPT: 1,
  IO_ERROR: 1,
  VERIFY_FAILED: 5,
}
