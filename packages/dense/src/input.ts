/**
 * What callers of the library hand over, checked before anything is done with it: wrong types and
 * unknown names are refused with what was expected.
 *
 * @module
 */
import { DenseError } from './errors.ts'

const KINDS = {
  text: { words: 'a text', holds: (value: unknown): boolean => typeof value === 'string' },
  texts: {
    words: 'a list of texts',
    holds: (value: unknown): boolean =>
      Array.isArray(value) && value.every((item) => typeof item === 'string'),
  },
  flag: { words: 'true or false', holds: (value: unknown): boolean => typeof value === 'boolean' },
  count: {
    words: 'a whole number above 0',
    holds: (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0,
  },
  clock: { words: 'a function', holds: (value: unknown): boolean => typeof value === 'function' },
}

export type InputKind = keyof typeof KINDS

export function checkText(what: string, value: unknown): void {
  checkKind(what, value, 'text')
}

/** An object with no other members than these; undefined means that a member is absent. */
export function checkFields(
  what: string,
  value: unknown,
  kinds: Readonly<Record<string, InputKind>>,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DenseError('INVALID_INPUT', `${what} has to be an object`)
  }
  for (const [name, member] of Object.entries(value)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind === undefined) {
      const known = Object.keys(kinds).join(', ')
      throw new DenseError('INVALID_INPUT', `${what} has no ${name}; it may have ${known}`)
    }
    if (member !== undefined) checkKind(`${what}: ${name}`, member, kind)
  }
}

function checkKind(what: string, value: unknown, kind: InputKind): void {
  const { words, holds } = KINDS[kind]
  if (holds(value)) return
  const got = value === undefined ? 'nothing' : Array.isArray(value) ? 'a list' : typeof value
  throw new DenseError('INVALID_INPUT', `${what} has to be ${words}, got ${got}`)
}
