import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTokens, truncateForm } from './tokens.ts'

const someText = fc.string({ unit: 'binary', maxLength: 60 })

describe('countTokens()', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['abcd', 1],
    ['abcde', 2],
    ['é', 1],
    ['🏔🏔', 2],
    ['x'.repeat(200), 50],
    ['x'.repeat(201), 51],
  ])('[F1] counts %j as %i', (text, tokens) => {
    expect(countTokens(text)).toBe(tokens)
  })
})

describe('truncateForm()', () => {
  it('[F2] leaves a text at its budget alone', () => {
    expect(truncateForm('x'.repeat(200), 50)).toBe('x'.repeat(200))
    expect(truncateForm('é'.repeat(100), 50)).toBe('é'.repeat(100))
  })

  it('[F2] keeps the longest prefix that leaves room for the ellipsis', () => {
    expect(truncateForm('x'.repeat(201), 50)).toBe(`${'x'.repeat(197)}…`)
    expect(truncateForm('abcde', 1)).toBe('a…')
    expect(truncateForm('éabcd', 1)).toBe('…')
    expect(truncateForm('aé🏔z!', 2)).toBe('aé…')
    expect(truncateForm('ab  cdefghi', 2)).toBe('ab  c…')
  })

  it('[F2] gives nothing for a budget below one', () => {
    for (const budget of [0, -1, 0.5, Number.NaN]) expect(truncateForm('abc', budget)).toBe('')
  })

  it('[F2] agrees with going through the code points one by one', () => {
    fc.assert(
      fc.property(someText, fc.integer({ min: 1, max: 30 }), (text, budget) => {
        let expected = text
        if (Buffer.byteLength(text) > 4 * budget) {
          expected = ''
          for (const point of text) {
            if (Buffer.byteLength(expected + point) > 4 * budget - 3) break
            expected += point
          }
          expected += '…'
        }
        expect(truncateForm(text, budget)).toBe(expected)
        expect(countTokens(expected)).toBeLessThanOrEqual(budget)
      }),
    )
  })
})
