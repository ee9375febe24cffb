import { describe, expect, it } from 'vitest'
import { apart, cutTo, plainForm } from './words.ts'

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
    ['Belief', 'suspect it is slow — 0 for / 0 against', 'Suspects it is slow'],
    ['Identity', 'Atlas — roles=agent', 'Atlas'],
    ['Event', 'failure observation — 2 tests failed', '2 tests failed'],
    ['Pattern', 'a — b', 'a — b'],
  ])('%s: [EX9] without the marks that only a program needs', (type, form, said) => {
    expect(plainForm(type, form)).toBe(said)
  })
})
