import { describe, expect, it } from 'vitest'
import { learnTurn } from './learn-turn.ts'

const tiersOf = (text: string): readonly string[] => learnTurn(text).map(({ tier }) => tier)

describe('what may be pinned', () => {
  it.each([
    'Never push directly to main.',
    'I live in Ghent.',
    'I’m allergic to peanuts.',
    'I prefer tabs over spaces.',
    'I can’t stand coriander, keep that in mind for recipes.',
  ])('[GX21] an explicit form that leaves no doubt is: %s', (text) => {
    expect(tiersOf(text)).toEqual(['explicit'])
  })

  it.each([
    // A taste or a rule, how it is or how it should be.
    'Prefer ruff over flake8 in Python projects',
    'Every timestamp is UTC in the database, we convert in the frontend',
    // What is meant was said elsewhere.
    'Always do this.',
    'Never use them.',
  ])('[GX21] one that leaves a doubt is not: %s', (text) => {
    expect(tiersOf(text)).not.toContain('explicit')
  })

  it.each(['jo said we should never deploy on fridays', 'book club is moved to wednesdays at 7'])(
    '[GX21] what only looks like an order is none: %s',
    (text) => {
      expect(learnTurn(text).filter(({ kind }) => kind === 'rule')).toEqual([])
    },
  )
})

describe('chat', () => {
  it.each([
    [
      'settled on Postgres 16 with logical replication',
      ['Settled on Postgres 16 with logical replication'],
    ],
    ['allergic to walnuts', ['The user is allergic to walnuts']],
    [
      'i go by Bex, she/her, product designer at Northlight',
      [
        "The user's name is Bex",
        "The user's pronouns are she/her",
        'The user is a product designer',
        'The user works at Northlight',
      ],
    ],
  ])('[GX19] puts back who is spoken of: %s', (text, statements) => {
    expect(learnTurn(text).map(({ statement }) => statement)).toEqual(statements)
  })

  it('[GX1] a question without its mark teaches nothing', () => {
    expect(learnTurn('hmm do carousels work for anyone')).toEqual([])
  })
})
