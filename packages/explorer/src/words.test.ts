import { describe, expect, it } from 'vitest'
import { apart, cutTo, own, plainForm, statementOf } from './words.ts'

describe('what a drawing can show', () => {
  it('[EX26] leaves out what all texts begin with, but for the last word of it', () => {
    const before = 'The API keeps its data in Postgres 14'
    const after = 'The API keeps its data in Postgres 16, with pgcrypto'

    expect(apart([before, after])).toEqual(['Postgres 14', 'Postgres 16, with pgcrypto'])
    expect(apart([before])).toEqual([before])
    expect(apart([before, before])).toEqual([before, before])
    expect(apart(['on Node 20', 'on Node 22'])).toEqual(['on Node 20', 'on Node 22'])
  })

  it('[EX26] cuts with a sign, and to nothing where a letter would say nothing', () => {
    expect(cutTo('harbour', 7)).toBe('harbour')
    expect(cutTo('harbour', 5)).toBe('harb…')
    expect(cutTo('harbour', 2)).toBe('')
  })
})

describe('what a stored form says', () => {
  it.each([
    ['Fact', 'stores_in(api)=It is in Postgres', 'It is in Postgres'],
    ['Constraint', '[hard] dont push — source=learned', 'Do not push'],
    ['Goal', '[active] Move it — criteria=2', 'Move it'],
    ['Constraint', '[firm] avoid global state — source=learned', 'Avoid global state'],
    ['Belief', 'doubt it scales — 0 for / 2 against', 'Doubts it scales'],
    ['Belief', 'suspect it is slow — 0 for / 0 against', 'Suspects it is slow'],
    ['Preference', 'prefers tabs (avoid, strength=0.90)', 'Avoids tabs'],
    ['Preference', 'The user prefers pnpm (prefer, strength=0.90)', 'The user prefers pnpm'],
    ['Identity', 'Atlas — roles=agent', 'Atlas'],
    ['Event', 'failure observation — 2 tests failed', '2 tests failed'],
    ['Pattern', 'a — b', 'a — b'],
  ])('%s: [EX9] without the marks that only a program needs', (type, form, said) => {
    expect(plainForm(type, form)).toBe(said)
  })
})

describe('what a memory says', () => {
  it.each([
    [{ type: 'Constraint', polarity: 'dont', statement: 'push to main' }, 'Do not push to main'],
    [{ type: 'Constraint', polarity: 'avoid', statement: 'globals' }, 'Avoid globals'],
    [{ type: 'Constraint', polarity: 'dont', statement: 'do not push' }, 'do not push'],
    [{ type: 'Constraint', polarity: 'do', statement: 'Always run it' }, 'Always run it'],
    [{ type: 'Constraint', polarity: 'do', statement: 'document it' }, 'Do document it'],
    [{ type: 'Belief', stance: 'doubt', statement: 'it scales' }, 'Doubts it scales'],
    [{ type: 'Preference', polarity: 'neutral', topic: 'tabs' }, 'Is neutral about tabs'],
    [
      { type: 'Preference', polarity: 'prefer', topic: 'The user likes pnpm' },
      'The user likes pnpm',
    ],
    [{ type: 'Fact', statement: 'It is red' }, 'It is red'],
    [{ type: 'Pattern' }, 'the form'],
  ])('[EX36] %o: never the opposite, and nothing twice', (data, said) => {
    expect(statementOf(data, 'the form')).toBe(said)
  })

  it('[EX36] a name that somebody chose is never taken for a part of the language', () => {
    expect(own({ write: 'written' }, 'write')).toBe('written')
    expect(own({ write: 'written' }, 'constructor')).toBeUndefined()
    expect(own({ write: 'written' }, '__proto__')).toBeUndefined()
  })
})
