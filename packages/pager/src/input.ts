/**
 * What callers hand over, checked at the door: wrong types and unknown names are INVALID_INPUT, which
 * says what was expected. What the engine checks by itself is left to it.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'

const KINDS = {
  text: { words: 'text', holds: (value: unknown): boolean => typeof value === 'string' },
  texts: {
    words: 'a list of texts',
    holds: (value: unknown): boolean =>
      Array.isArray(value) && value.every((item) => typeof item === 'string'),
  },
  flag: { words: 'true or false', holds: (value: unknown): boolean => typeof value === 'boolean' },
  number: { words: 'a number', holds: (value: unknown): boolean => Number.isFinite(value) },
  whole: {
    words: 'a whole number from 0 on',
    holds: (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0,
  },
  function: {
    words: 'a function',
    holds: (value: unknown): boolean => typeof value === 'function',
  },
  object: {
    words: 'an object',
    holds: (value: unknown): boolean => typeof value === 'object' && value !== null,
  },
  any: { words: 'anything', holds: (): boolean => true },
}

export type InputKind = keyof typeof KINDS

export function checkKind(path: string, value: unknown, kind: InputKind): void {
  if (!KINDS[kind].holds(value)) throw wrong(path, KINDS[kind].words, value)
}

/** An object with these members alone; `needed` ones have to be there. */
export function checkFields(
  path: string,
  value: unknown,
  kinds: Readonly<Record<string, InputKind>>,
  needed: readonly string[] = [],
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(path, 'an object', value)
  }
  const members = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(members)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind === undefined) {
      const known = Object.keys(kinds).join(', ')
      throw wrong(`${path}.${name}`, `one of ${known}`, name)
    }
    if (members[name] !== undefined) checkKind(`${path}.${name}`, members[name], kind)
  }
  for (const name of needed) {
    if (members[name] === undefined) {
      throw wrong(`${path}.${name}`, KINDS[kinds[name] ?? 'any'].words, undefined)
    }
  }
}

const TURN: Readonly<Record<string, InputKind>> = {
  role: 'text',
  text: 'text',
  at: 'number',
  intentId: 'text',
  tool: 'text',
  recalled: 'flag',
}
const ROLES: readonly unknown[] = ['user', 'assistant', 'system', 'tool']

export function checkTurns(turns: unknown): void {
  if (!Array.isArray(turns)) throw wrong('turns', 'a list of turns', turns)
  for (const [index, turn] of turns.entries()) {
    const path = `turns[${index}]`
    checkFields(path, turn, TURN, ['role', 'text'])
    const { role } = turn as { role: unknown }
    if (!ROLES.includes(role)) throw wrong(`${path}.role`, `one of ${ROLES.join(', ')}`, role)
  }
}

export function checkPatternSpec(spec: unknown): void {
  checkFields(
    'spec',
    spec,
    {
      name: 'text',
      trigger: 'text',
      preconditions: 'texts',
      steps: 'texts',
      gotchas: 'texts',
      successCriteria: 'texts',
    },
    ['name', 'trigger', 'steps'],
  )
}

/** What every note may be given. */
export const REMEMBER_OPTIONS: Readonly<Record<string, InputKind>> = {
  importance: 'number',
  tags: 'texts',
  origin: 'text',
  channel: 'text',
  commitId: 'text',
}

export function wrong(path: string, expected: string, value: unknown): CortexError {
  const got = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 60)
  return new CortexError('INVALID_INPUT', `Cannot use ${path}: expected ${expected}, got ${got}`, {
    path,
  })
}
