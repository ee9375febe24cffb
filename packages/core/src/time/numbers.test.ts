import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountAt, cardinalAt, ordinalAt } from './numbers.ts'
import { tokenize } from './tokens.ts'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function inWords(value: number, and: boolean, hyphen: boolean): string {
  if (value < 20) return SMALL[value] as string
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10)] as string
    return value % 10 === 0 ? tens : `${tens}${hyphen ? '-' : ' '}${SMALL[value % 10]}`
  }
  const hundreds = `${SMALL[Math.floor(value / 100)]} hundred`
  if (value % 100 === 0) return hundreds
  return `${hundreds}${and ? ' and ' : ' '}${inWords(value % 100, and, hyphen)}`
}

function asOrdinal(words: string): string {
  return words.replace(/[a-z]+$/, (last) => IRREGULAR[last] ?? `${last.replace(/y$/, 'ie')}th`)
}

const number = fc.record({
  value: fc.integer({ min: 1, max: 999 }),
  and: fc.boolean(),
  hyphen: fc.boolean(),
})

describe('numbers', () => {
  it('[Q4] are read from words as from digits', () => {
    fc.assert(
      fc.property(number, ({ value, and, hyphen }) => {
        const words = tokenize(inWords(value, and, hyphen))
        expect(cardinalAt(words, 0)).toEqual({ value, next: words.length })
        expect(cardinalAt(tokenize(String(value)), 0)).toEqual({ value, next: 1 })
      }),
    )
  })

  it('[Q4] are read as ordinals too', () => {
    fc.assert(
      fc.property(number, ({ value, and, hyphen }) => {
        const words = tokenize(asOrdinal(inWords(value, and, hyphen)))
        expect(ordinalAt(words, 0)).toEqual({ value, next: words.length })
      }),
    )
  })

  it.each([
    ['a week', 1, 1],
    ['a couple of weeks', 2, 2],
    ['couple weeks', 2, 2],
    ['a dozen weeks', 12, 12],
    ['two dozen weeks', 24, 24],
    ['a few weeks', 2, 5],
    ['several weeks', 3, 7],
    ['two or three weeks', 2, 3],
    ['5-10 weeks', 5, 10],
    ['a hundred weeks', 100, 100],
  ])('[Q4] amounts may be vague: %s', (text, least, most) => {
    const tokens = tokenize(text)
    expect(amountAt(tokens, 0)).toEqual({ value: { least, most }, next: tokens.length - 1 })
  })

  it.each(['3.5', '5k', '3D', '123456', 'first', 'many', '12th'])(
    '[Q4] %s is not a whole number',
    (text) => {
      expect(cardinalAt(tokenize(text), 0)).toBeUndefined()
    },
  )
})
