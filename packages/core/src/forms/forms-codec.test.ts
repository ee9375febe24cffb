import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CborError, type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import type { MemoryData } from '../memory/data.ts'
import { renderForms } from './forms.ts'
import { decodeForms, encodeForms } from './forms-codec.ts'

describe('forms codec', () => {
  it.each([
    ['the same text', 'blue', 'blue', 4],
    ['the beginning', 'blué', 'blué — sky', 5],
    ['nothing', '', 'blue', 0],
    ['nothing of nothing', '', '', 0],
    ['the beginning and an ellipsis', 'blué…', 'blué sky', -5],
    ['a beginning that has the ellipsis itself', 'blue…', 'blue… sky', 7],
    ['another text', 'red', 'blue', 'red'],
    ['an ellipsis only', '…', 'blue', '…'],
    ['more than medium', 'blue sky', 'blue', 'blue sky'],
    ['all of medium and an ellipsis', 'blue…', 'blue', -4],
  ])('[F12] writes %s', (_, short, medium, expected) => {
    expect(encodeForms({ short, medium })).toEqual([medium, expected])
    expect(decodeForms([medium, expected])).toEqual({ short, medium })
  })

  it('[F12] any pair reads back, and has one encoding only', () => {
    const piece = fc.constantFrom('a', 'é', '…', '🏔', 'b')
    const some = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    const someShort = fc.oneof(fc.integer({ min: -20, max: 20 }), some)
    fc.assert(
      fc.property(some, some, someShort, (short, medium, stored) => {
        const bytes = encodeCbor(encodeForms({ short, medium }))
        expect(decodeForms(decodeCbor(bytes))).toEqual({ short, medium })
        try {
          const read = decodeForms([medium, stored])
          expect(encodeForms(read)).toEqual([medium, stored])
        } catch (error) {
          expect(error).toBeInstanceOf(CborError)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('[F12] rendered forms never store a text twice', () => {
    const data: MemoryData = {
      type: 'Pattern',
      statement: '🏔'.repeat(300),
      strength: 0.5,
      coverage: 2,
      derivedFrom: ['a'],
    }

    expect(encodeForms(renderForms(data))).toEqual([expect.any(String), -196])
  })

  it.each<[string, CborValue]>([
    ['an explicit beginning', ['blue', 'bl']],
    ['an explicit beginning with an ellipsis', ['blue', 'bl…']],
    ['a shortened text that is a beginning itself', ['bl… sky', -2]],
    ['a length inside a code point', ['é', 1]],
    ['a negative length inside a code point', ['é', -1]],
    ['a length beyond the text', ['blue', 5]],
    ['a negative length beyond the text', ['blue', -5]],
    ['half a length', ['blue', 0.5]],
    ['no length', ['blue', null]],
    ['a medium form that is not text', [1, 'x']],
    ['one item', ['blue']],
    ['three items', ['blue', 4, 4]],
    ['no list', 'blue'],
    ['a short form over its budget', ['x'.repeat(300), 201]],
    ['a medium form over its budget', ['x'.repeat(801), 0]],
    ['NUL', ['a\0', 1]],
    ['NUL in an explicit short form', ['a', '\0']],
  ])('[F13] refuses %s', (_, value) => {
    expect(() => decodeForms(value)).toThrow(CborError)
  })
})
