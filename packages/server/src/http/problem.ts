/**
 * Every failure as an answer (RFC 9457). A code has one status, whatever was called; the table is
 * total, so that a new code of the engine does not compile before somebody has decided.
 *
 * @module
 */
import { CortexError, type CortexErrorCode } from '@cortex-memory/core'

/** What can go wrong before an operation is reached. */
export type HttpCode =
  | 'MALFORMED_REQUEST'
  | 'UNAUTHENTICATED'
  | 'HOST_REFUSED'
  | 'ORIGIN_REFUSED'
  | 'NO_SUCH_ROUTE'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
  | 'LENGTH_REQUIRED'
  | 'BODY_TOO_LARGE'
  | 'HEADERS_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'OVERLOADED'
  | 'STOPPING'
  | 'INTERNAL'

/** The stable code of a problem. */
export type ProblemCode = CortexErrorCode | HttpCode

/** The HTTP status of each code. */
export const STATUS: Readonly<Record<ProblemCode, number>> = {
  MALFORMED_REQUEST: 400,
  UNAUTHENTICATED: 401,
  HOST_REFUSED: 403,
  ORIGIN_REFUSED: 403,
  NO_SUCH_ROUTE: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  LENGTH_REQUIRED: 411,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  OVERLOADED: 503,
  STOPPING: 503,

  OWNER_ONLY: 403,
  SCOPE_VIOLATION: 403,
  SCOPE_NOT_WRITABLE: 403,
  SCOPE_EXPIRED: 403,
  SCOPE_REVOKED: 403,
  SCOPE_INVALID: 403,
  READ_ONLY: 403,
  NOT_FOUND: 404,
  TOMBSTONED: 409,
  VERSION_CONFLICT: 409,
  ALREADY_EXISTS: 409,
  COMMIT_ID_REUSED: 409,
  ROOT_MISMATCH: 409,
  JOURNAL_FORKED: 409,
  ERASED: 410,

  INVALID_INPUT: 422,
  BAD_URI: 422,
  NO_OP: 422,
  TYPE_DATA_MISMATCH: 422,
  FORM_TOO_LONG: 422,
  TOO_MANY_TAGS: 422,
  TAG_TOO_LONG: 422,
  TOO_MANY_FRAMES: 422,
  INVALID_EDGE_TYPE: 422,
  SELF_EDGE: 422,
  UNBOUNDED: 422,
  TOO_BROAD: 422,
  FIELD_UNKNOWN: 422,
  FIELD_NOT_COMPARABLE: 422,
  TYPE_MISMATCH: 422,
  EMPTY_IN_CONTEXT: 422,
  BUDGET_UNREACHABLE: 422,
  EMPTY_CITATIONS: 422,
  TOO_MANY_CITATIONS: 422,
  PROOF_INVALID: 422,
  SECRET_REFUSED: 422,
  REFUSED: 422,
  QUOTA_EXCEEDED: 422,
  VERIFY_FAILED: 422,
  RATE_LIMITED: 429,

  BATCH_NO_JOURNAL: 500,
  CORRUPT: 500,
  NO_EMBEDDER: 501,
  EMBEDDER_FAILED: 503,
  OUTCOME_UNKNOWN: 503,
  JOURNAL_ELSEWHERE: 503,
  JOURNAL_UNAVAILABLE: 503,
  IO_ERROR: 503,
  BUSY: 503,
  LOCKED: 503,
  STORE_NEWER: 503,
  UPGRADE_REQUIRED: 503,
  CLOSED: 503,
  DISK_FULL: 507,
}

/** A failure of the request itself, with the headers that its status asks for. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError'
  readonly code: HttpCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: HttpCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

/** An error as an answer (RFC 9457). */
export interface Problem {
  /** A URI that names the kind of problem. */
  readonly type: string
  /** The kind of problem in a few words. */
  readonly title: string
  /** The HTTP status. */
  readonly status: number
  /** What was wrong. */
  readonly detail: string
  /** The stable code. */
  readonly code: ProblemCode
  /** Where in the input the wrong value is. */
  readonly path?: string
}

/** Our own mistakes show nothing of themselves; the person who runs the server finds them in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CortexError) return problem(error.code, error.message, error.path)
  if (error instanceof HttpError) return problem(error.code, error.message)
  return problem('INTERNAL', 'Something went wrong here; the log of the server says what')
}

export function headersOf(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof HttpError) return error.headers
  const { status } = problemOf(error)
  return status === 429 || status === 503 ? { 'retry-after': '1' } : {}
}

function problem(code: ProblemCode, detail: string, path?: string): Problem {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return {
    type: `urn:cortex:problem:${code}`,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    status: STATUS[code],
    detail,
    code,
    ...(path === undefined ? {} : { path }),
  }
}
