/**
 * Every failure that a caller can act on. The code is API and never changes; the message is for
 * people: what could not be done, where, and what to do. Our own mistakes are `assert`, not these.
 *
 * @module
 */

export const ERROR_CODES = [
  'INVALID_INPUT', // malformed input; `path` says where
  'BAD_URI', // not a memory URI with a pinned version
  'NOT_FOUND', // no such memory, version, edge, entry or store
  'TOMBSTONED', // the memory was tombstoned and cannot change
  'ERASED', // the content was erased forever
  'VERSION_CONFLICT', // `expectedVersion` is not the current version
  'ALREADY_EXISTS', // the id or store given by the caller is taken
  'NO_OP', // the call asks for no change at all
  'TYPE_DATA_MISMATCH', // data of another memory type
  'FORM_TOO_LONG', // a given form exceeds its token budget
  'TOO_MANY_TAGS',
  'TAG_TOO_LONG',
  'TOO_MANY_FRAMES',
  'INVALID_EDGE_TYPE',
  'SELF_EDGE', // an edge from a memory to itself
  'UNBOUNDED', // a query without limit or budget
  'TOO_BROAD', // a query without a narrowing criterion
  'FIELD_UNKNOWN',
  'FIELD_NOT_COMPARABLE',
  'TYPE_MISMATCH',
  'NO_EMBEDDER',
  'EMBEDDER_FAILED',
  'EMPTY_IN_CONTEXT',
  'BUDGET_UNREACHABLE',
  'EMPTY_CITATIONS',
  'TOO_MANY_CITATIONS',
  'RATE_LIMITED',
  'BATCH_NO_JOURNAL', // a batch without a journal entry cannot commit
  'COMMIT_ID_REUSED', // the commit id belongs to another input
  'OUTCOME_UNKNOWN', // the write may or may not be there; ask again with the same commit id
  'READ_ONLY', // this handle does not write
  'IO_ERROR', // the file system refused
  'BUSY', // another process holds a lock of the store for longer than we wait; `details` says which
  'OWNER_ONLY', // only the user's own channel may do that
  'SCOPE_VIOLATION',
  'SCOPE_NOT_WRITABLE',
  'SCOPE_EXPIRED',
  'SCOPE_REVOKED',
  'SCOPE_INVALID',
  'PROOF_INVALID',
  'ROOT_MISMATCH',
  'CORRUPT', // stored bytes break a rule; `details.key` or `details.file` says which
  'STORE_NEWER', // written by a newer build
  'UPGRADE_REQUIRED', // the engine that holds the journal was set up for newer builds
  'QUOTA_EXCEEDED', // the actor has all that the server lets it have
  'DISK_FULL',
  'SECRET_REFUSED',
  'CLOSED', // the handle was closed
  'REFUSED', // a rule of the markdown files forbids it: a cap, a task that is blocked
  'LOCKED', // another process holds a lock of the markdown files
  'JOURNAL_ELSEWHERE', // the journal of the actor is in another engine, or in another one than was given
  'JOURNAL_UNAVAILABLE', // the engine that holds the journal cannot be reached; nothing was written
  'JOURNAL_FORKED', // the engine's journal and this one differ; both are kept
  'VERIFY_FAILED', // a check was run and did not pass
] as const

/** One of the stable codes in `ERROR_CODES`. */
export type CortexErrorCode = (typeof ERROR_CODES)[number]

/** What an error says besides its code and message. */
export interface CortexErrorFacts {
  /** Path to the offending value in the input, for example `data.statement`. */
  readonly path?: string
  /** Values for programs; which ones depends on the code. */
  readonly details?: Readonly<Record<string, unknown>>
  /** The error behind this one. */
  readonly cause?: unknown
}

/**
 * Every error that a caller can cause or that the machine causes. Compare `code`, not the message.
 */
export class CortexError extends Error {
  /** Always `CortexError`. */
  override readonly name: string = 'CortexError'
  /** What went wrong, as a stable code to branch on, such as `NOT_FOUND`. */
  readonly code: CortexErrorCode
  /** Where in the input the wrong value is, for example `data.statement`. */
  readonly path?: string
  /** Values for programs; which ones depends on the code. */
  readonly details?: Readonly<Record<string, unknown>>

  /** For programs that report errors of their own in the same shape. */
  constructor(code: CortexErrorCode, message: string, facts: CortexErrorFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = code
    if (facts.path !== undefined) this.path = facts.path
    if (facts.details !== undefined) this.details = facts.details
  }
}
