import { describe, expect, it } from 'vitest'
import { isStatement } from './statement.ts'

describe('a text that tells', () => {
  it.each([
    'I stayed at my desk until midnight again.',
    'my contract ends in six weeks and nobody has said a word',
    'The tent leaks.',
    'The oven stopped in the middle of the roast',
    'Ich habe den Schlüssel verloren',
    "J'ai raté mon train",
    'Yo perdí el tren',
  ])('[H41] is a statement: %s', (text) => {
    expect(isStatement(text)).toBe(true)
  })

  it.each([
    'Where did I put the key?',
    'where did I put the key',
    'I lost the key. Where is it?',
    'Tell me where my key is.',
    'Fix the login bug that was reported.',
    'key of the cellar',
    'checkout latency payment',
    'PROJ-1234',
    'Wo ist mein Schlüssel',
    '',
  ])('[H41] asks, orders or names: %s', (text) => {
    expect(isStatement(text)).toBe(false)
  })

  it('[H41] is known by its beginning, whatever the length', () => {
    expect(isStatement(`I lost it. ${'x '.repeat(5_000)}?`)).toBe(true)
  })
})
