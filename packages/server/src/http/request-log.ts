/**
 * One line for each request. A line never holds what follows the question mark, a body or a token:
 * memories and keys would end up in log files.
 *
 *   2026-11-18T07:57:00.123Z 200 GET /v1/recall 12ms owner
 *   2026-11-18T07:57:01.456Z 401 GET /v1/recall 0ms - UNAUTHENTICATED
 *
 * @module
 */

/** A request that was answered or refused. */
export interface RequestLine {
  /** When it came, in milliseconds since 1970. */
  readonly at: number
  /** The HTTP method. */
  readonly method: string
  /** Its path, without the query. */
  readonly path: string
  /** The status of the answer; 499 if the client left before it. */
  readonly status: number
  /** How long the answer took, in milliseconds. */
  readonly ms: number
  /** The name of the token, if one was recognised. */
  readonly token?: string
  /** Why it was refused. */
  readonly code?: string
  /** The value of the input that was wrong. */
  readonly wrong?: string
}

/** How requests are logged. */
export type LogFormat = 'json' | 'text' | 'off'

/** All formats of the log. */
export const LOG_FORMATS: readonly LogFormat[] = ['json', 'text', 'off']

const PATH_CHARS_MAX = 120

/** A request as one line of text. */
export function requestText(line: RequestLine, format: Exclude<LogFormat, 'off'>): string {
  const time = new Date(line.at).toISOString()
  const { at: _, path, ...rest } = line
  const shown = path.slice(0, PATH_CHARS_MAX)
  if (format === 'json') return JSON.stringify({ time, path: shown, ...rest })
  const { status, method, ms, token = '-', code, wrong } = line
  const why = [code, wrong].filter((part) => part !== undefined)
  return [time, status, method, shown, `${ms}ms`, token, ...why].join(' ')
}
