/**
 * The shapes of what callers hand over, in the words of the validator kit. What the engine checks by
 * itself is left to it.
 *
 * @module
 */
import {
  boolean,
  checkMembers,
  finite,
  invalid,
  type Schema,
  word,
  words,
} from '@cortex-memory/core/kit'

const TURN: Readonly<Record<string, Schema<unknown>>> = {
  role: word,
  text: word,
  at: finite,
  intentId: word,
  tool: word,
  recalled: boolean,
}
const ROLES: readonly unknown[] = ['user', 'assistant', 'system', 'tool']

export function checkTurns(turns: unknown): void {
  if (!Array.isArray(turns)) throw invalid('turns', 'a list of turns', turns)
  for (const [index, turn] of turns.entries()) {
    const path = `turns[${index}]`
    checkMembers(path, turn, TURN, ['role', 'text'])
    const { role } = turn as { role: unknown }
    if (!ROLES.includes(role)) throw invalid(`${path}.role`, `one of ${ROLES.join(', ')}`, role)
  }
}

export function checkPatternSpec(spec: unknown): void {
  checkMembers(
    'spec',
    spec,
    {
      name: word,
      trigger: word,
      preconditions: words,
      steps: words,
      gotchas: words,
      successCriteria: words,
    },
    ['name', 'trigger', 'steps'],
  )
}

/** What every note may be given. */
export const REMEMBER_OPTIONS: Readonly<Record<string, Schema<unknown>>> = {
  importance: finite,
  tags: words,
  origin: word,
  channel: word,
  by: word,
  commitId: word,
}
