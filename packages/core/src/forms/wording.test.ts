import { describe, expect, it } from 'vitest'
import type { MemoryData } from '../memory/data.ts'
import type { Polarity } from '../memory/enums.ts'
import { renderForms } from './forms.ts'
import { polarityOfRule, topicOfPreference } from './wording.ts'

const rule = (statement: string, polarity: Polarity): MemoryData => ({
  type: 'Constraint',
  statement,
  polarity,
  strength: 'firm',
  source: 'user_declared',
})

describe('wording', () => {
  it.each<[string, Polarity | undefined]>([
    ['Do not deploy on Fridays', 'dont'],
    ["don't push to main", 'dont'],
    ['Don’t push to main', 'dont'],
    ['Please never log tokens', 'dont'],
    ['No emojis in commit messages', 'dont'],
    ['Avoid default exports', 'avoid'],
    ['Always run the tests', 'do'],
    ['Use pnpm', undefined],
    ['Note the version', undefined],
    ['Notably slow', undefined],
  ])('[F15] the words of "%s" ask for %s', (statement, polarity) => {
    expect(polarityOfRule(statement)).toBe(polarity)
  })

  it.each<[string, Polarity, string]>([
    ['Do not deploy on Fridays', 'do', '[firm] Do not deploy on Fridays'],
    ['Do not deploy on Fridays', 'dont', '[firm] Do not deploy on Fridays'],
    ['deploy on Fridays', 'dont', '[firm] dont deploy on Fridays'],
    ['Always run the tests', 'do', '[firm] Always run the tests'],
    ['Always run the tests', 'dont', '[firm] dont Always run the tests'],
    ['Use pnpm', 'do', '[firm] do Use pnpm'],
  ])('[F14] "%s" with the polarity %s reads %s', (statement, polarity, short) => {
    expect(renderForms(rule(statement, polarity)).short).toBe(short)
  })

  it.each<[string, string, Polarity]>([
    ['The user prefers pnpm', 'pnpm', 'prefer'],
    ['I prefer short answers.', 'short answers', 'prefer'],
    ['I really like to use tabs', 'tabs', 'prefer'],
    ['we hate default exports', 'default exports', 'avoid'],
    ["I don't like emojis", 'emojis', 'avoid'],
    ['no semicolons', 'semicolons', 'avoid'],
    ['short answers', 'short answers', 'prefer'],
    ['notes in the margin', 'notes in the margin', 'prefer'],
    ['the user', 'the user', 'prefer'],
  ])('[F15] "%s" is about %s (%s)', (text, topic, polarity) => {
    expect(topicOfPreference(text)).toEqual({ topic, polarity })
  })

  it('[F14] a preference that is a sentence is not introduced twice', () => {
    const data: MemoryData = {
      type: 'Preference',
      topic: 'The user prefers pnpm',
      polarity: 'prefer',
      strength: 0.5,
    }

    expect(renderForms(data).short).toBe('The user prefers pnpm (prefer, strength=0.50)')
  })

  it('[F14] a fact of our own packages does not show its machine name', () => {
    const data: MemoryData = {
      type: 'Fact',
      subject: 'matrix://knowledge/neo',
      predicate: 'note',
      statement: 'The build runs on Node 20',
      confidence: 0.5,
    }

    expect(renderForms(data)).toEqual({
      short: 'The build runs on Node 20',
      medium: 'The build runs on Node 20 — confidence=0.50',
    })
  })
})
