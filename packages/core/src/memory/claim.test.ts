import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf } from '../testing/builders.ts'
import {
  CLAIM_BYTES,
  CLAIMING,
  type Claim,
  claimBytes,
  claimOf,
  normalForm,
  sameClaim,
  sameTopic,
} from './claim.ts'
import { MEMORY_TYPES } from './enums.ts'

describe('the normal form', () => {
  it.each([
    ['The Sky  is\n blue.', 'the sky is blue'],
    ['  the sky is blue ?! ', 'the sky is blue'],
    ['ﬁne …', 'fine'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδοσ', 'οδος'],
    ['ｈｅｌｌｏ！', 'hello'],
    ['空は青い。', '空は青い'],
    ['e\u0301t\u00e9', 'été'],
    ['Ada likes C#', 'ada likes c#'],
    ['version 1.5', 'version 1.5'],
    ['?!', '?!'],
  ])('[E64] of %j is %j', (text, expected) => {
    expect(normalForm(text)).toBe(expected)
  })

  it('[E64] of a normal form is itself, and depends on neither case nor space', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.stringMatching(/^[ aBßΣς.!?\t]{1,10}$/),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalForm(text)
        expect(normalForm(once)).toBe(once)
        expect(normalForm(` ${text.replaceAll(' ', '  ')}\n`)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the normal form', () => {
  it('[E64] of a long text of full stops takes no longer than that of another', () => {
    // Quadratic work on this would take minutes.
    const text = `${'.'.repeat(2_000_000)}x`
    expect(normalForm(text)).toBe(text)
  })
})

describe('a claim', () => {
  it('[E64] is made by the types that state something, and by no other', () => {
    for (const type of MEMORY_TYPES.names) {
      expect(claimOf(dataOf(type)) !== undefined, type).toBe(CLAIMING.includes(type))
    }
  })

  it('[E64] holds the stance: to believe and to doubt are two claims', () => {
    const belief = (stance: 'believe' | 'doubt'): Claim =>
      claimOf({ type: 'Belief', statement: 'It rains.', stance }) as Claim
    expect(sameClaim(belief('believe'), belief('doubt'))).toBe(false)
    expect(sameTopic(belief('believe'), belief('doubt'))).toBe(true)
    expect(sameClaim(belief('believe'), belief('believe'))).toBe(true)
  })

  it('[E64] has one hash per text', () => {
    const base: Claim = { subject: 'a', predicate: 'b', statement: 'c' }
    const bytes = claimBytes(base)
    expect(bytes.length).toBe(CLAIM_BYTES)
    for (const [index, part] of (['subject', 'predicate', 'statement'] as const).entries()) {
      const other = claimBytes({ ...base, [part]: 'x' })
      for (let at = 0; at < 3; at++) {
        const same =
          Buffer.compare(bytes.subarray(at * 8, at * 8 + 8), other.subarray(at * 8, at * 8 + 8)) ===
          0
        expect(same).toBe(at !== index)
      }
    }
  })
})
