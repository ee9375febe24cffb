import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff } from './word-diff.ts'

const side = (before: string, after: string, without: string): string =>
  wordDiff(before, after)
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('word diff', () => {
  it('[EX19] names the words that came and went', () => {
    expect(wordDiff('Postgres 14 here', 'Postgres 16 here')).toEqual([
      { kind: 'same', text: 'Postgres ' },
      { kind: 'removed', text: '14' },
      { kind: 'added', text: '16' },
      { kind: 'same', text: ' here' },
    ])
  })

  it('[EX19] both texts can be read from it, whatever they are', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', 'long'))
      .map((each) => each.join(''))
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(side(before, after, 'added')).toBe(before)
        expect(side(before, after, 'removed')).toBe(after)
      }),
    )
  })

  it('[EX9] texts of a megabyte are not compared word by word', () => {
    const [one, two] = ['a '.repeat(500_000), 'b '.repeat(500_000)]

    expect(wordDiff(one, two)).toEqual([
      { kind: 'removed', text: one },
      { kind: 'added', text: two },
    ])
  })
})
