import { describe, expect, it } from 'vitest'
import { type Known, type LearnedStatement, resolve } from './match.ts'

const KNOWN: readonly Known<string>[] = [
  { of: 'home', kind: 'profile', slot: 'home', statement: 'The user lives in Porto' },
  { of: 'diet', kind: 'profile', slot: 'diet', statement: 'The user is vegetarian' },
  { of: 'tabs', kind: 'preference', polarity: 'prefer', statement: 'spaces over tabs' },
  { of: 'main', kind: 'rule', polarity: 'dont', statement: 'push to main' },
  { of: 'linter', kind: 'rule', polarity: 'do', statement: 'run the linter before each commit' },
  { of: 'quotes', kind: 'rule', polarity: 'do', statement: 'use single quotes' },
]

const learned = (
  kind: string,
  statement: string,
  more: Partial<LearnedStatement> = {},
): LearnedStatement => ({
  kind,
  statement,
  ...more,
})

describe('resolve()', () => {
  it.each<[string, LearnedStatement, object]>([
    [
      'a slot with one value is superseded',
      learned('profile', 'The user lives in Ghent', { slot: 'home' }),
      { do: 'supersede', known: 'home' },
    ],
    [
      'a slot with several values is not',
      learned('profile', 'The user is allergic to nuts', { slot: 'diet' }),
      { do: 'write' },
    ],
    [
      'a taste turned round is superseded',
      learned('preference', 'tabs over spaces', { polarity: 'prefer' }),
      { do: 'supersede', known: 'tabs' },
    ],
    [
      'a rule is superseded by its opposite',
      learned('constraint', 'push to main directly', { polarity: 'do' }),
      { do: 'supersede', known: 'main' },
    ],
    [
      'a rule is superseded by an antonym',
      learned('constraint', 'use double quotes', { polarity: 'do' }),
      { do: 'supersede', known: 'quotes' },
    ],
    [
      'another rule stands beside it',
      learned('constraint', 'use tabs in Makefiles', { polarity: 'do' }),
      { do: 'write' },
    ],
    [
      'a ban is lifted',
      learned('retraction', 'push to main is allowed again', { withdraws: 'lift-dont' }),
      { do: 'withdraw', known: 'main' },
    ],
    [
      'an order is lifted',
      learned('retraction', 'there is no need to run the linter', { withdraws: 'lift-do' }),
      { do: 'withdraw', known: 'linter' },
    ],
    [
      'what ended is withdrawn',
      learned('retraction', 'The user is not vegetarian anymore', { withdraws: 'ended' }),
      { do: 'withdraw', known: 'diet' },
    ],
    [
      'a slot is forgotten by its name',
      learned('retraction', 'forget my address', { withdraws: 'forget' }),
      { do: 'withdraw', known: 'home' },
    ],
    [
      'nothing clear changes nothing',
      learned('retraction', 'forget the fish', { withdraws: 'forget' }),
      { do: 'nothing' },
    ],
  ])('[GX13] %s', (_, one, effect) => {
    expect(resolve(one, KNOWN)).toEqual(effect)
  })

  it('[GX14] asks if two memories are meant equally well', () => {
    const known: Known<string>[] = [
      { of: 'a', kind: 'rule', polarity: 'dont', statement: 'mock the payment service' },
      { of: 'b', kind: 'rule', polarity: 'dont', statement: 'mock the mail service' },
    ]

    const effect = resolve(
      learned('retraction', 'mocking a service is allowed again', { withdraws: 'lift-dont' }),
      known,
    )

    expect(effect).toEqual({ do: 'ask', among: ['a', 'b'] })
  })

  it('[GX15] a correction takes the place of what was said last', () => {
    const last = KNOWN[5]

    const effect = resolve(
      learned('constraint', 'use backticks everywhere', { polarity: 'do', corrects: true }),
      KNOWN,
      last,
    )

    expect(effect).toEqual({ do: 'supersede', known: 'quotes' })
  })
})
