/**
 * The shapes of what callers hand to the pager. What goes on to the store is checked there; here is what
 * would otherwise be passed over: a wrong key, or a value where text or an object belongs.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'

/** Refuses what is no object, and every key that is not known. */
export function checkKeys(value: object, path: string, keys: readonly string[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused(path, 'expected an object')
  }
  for (const key of Object.keys(value)) {
    if (keys.includes(key)) continue
    const where = path === '' ? key : `${path}.${key}`
    throw refused(where, `unknown key; the keys are ${keys.join(', ')}`)
  }
}

export function checkText(value: string, path: string): void {
  if (typeof value !== 'string') throw refused(path, 'expected text')
}

export function checkList(value: readonly unknown[], path: string): void {
  if (!Array.isArray(value)) throw refused(path, 'expected a list')
}

function refused(path: string, complaint: string): CortexError {
  const where = path === '' ? 'the input' : path
  return new CortexError('INVALID_INPUT', `Cannot read ${where}: ${complaint}`, { path })
}
