/**
 * What a failed statement left behind.
 *
 * An error that the server sends for a statement means that it was rolled back, but only for classes of
 * errors that come from the statement itself. Everything else (a shutdown, a lost socket, an error that a
 * pooler made up) can come after the commit, so its outcome is unknown.
 *
 * @module
 */

/** SQLSTATE classes after which nothing of the statement is there. */
const ROLLED_BACK: ReadonlySet<string> = new Set([
  '0A',
  '22',
  '23',
  '25',
  '26',
  '28',
  '3D',
  '3F',
  '42',
  '53',
  '54',
  '55',
])
/** Single codes of other classes: serialization, deadlock, canceled. Not 40003, which says it does not know. */
const ROLLED_BACK_CODES: ReadonlySet<string> = new Set(['40001', '40002', '40P01', '57014'])
/** Of those, the ones that the same statement may well survive. */
const PASSING: ReadonlySet<string> = new Set(['40001', '40P01', '55P03', '25006'])
/** The server is, or became, one that does not write. */
const NOT_PRIMARY: ReadonlySet<string> = new Set(['25006'])

/** The SQLSTATE of an error, if the server sent one. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** Whether it is certain that a statement that failed so changed nothing. */
export function isRolledBack(error: unknown): boolean {
  const state = sqlState(error)
  if (state === undefined) return false
  return ROLLED_BACK.has(state.slice(0, 2)) || ROLLED_BACK_CODES.has(state)
}

/** Whether the same statement may succeed at once, here or at another host. */
export function isPassing(error: unknown): boolean {
  return PASSING.has(sqlState(error) ?? '')
}

/** The session does not know a plan by its name, or knows it already from somebody else: nothing was run. */
const UNPREPARED: ReadonlySet<string> = new Set(['26000', '42P05'])

/** Whether a statement failed only because its plan was to be kept. */
export function isUnprepared(error: unknown): boolean {
  return UNPREPARED.has(sqlState(error) ?? '')
}

/** Whether the connection is of further use. */
export function keepsConnection(error: unknown): boolean {
  return isRolledBack(error) && !NOT_PRIMARY.has(sqlState(error) ?? '')
}
