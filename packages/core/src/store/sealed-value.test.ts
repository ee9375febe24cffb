import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headKey } from '../keys/keyspace.ts'
import { openValue, sealValue } from './sealed-value.ts'

const blob = fc.uint8Array({ minLength: 1, maxLength: 64 })

describe('sealed values', () => {
  it('[E56] open to what was sealed', () => {
    fc.assert(
      fc.property(blob, blob, (key, value) => {
        const sealed = sealValue(key, value)
        expect(sealed.length).toBe(value.length + 4)
        expect(Buffer.from(openValue(key, sealed))).toEqual(Buffer.from(value))
      }),
    )
  })

  it('[E56] are refused if one bit of the value or the key changed', () => {
    fc.assert(
      fc.property(blob, blob, fc.nat(), fc.nat({ max: 7 }), (key, value, where, bit) => {
        const both = Buffer.concat([key, sealValue(key, value)])
        const at = where % both.length
        both[at] = (both[at] as number) ^ (1 << bit)
        const [otherKey, otherValue] = [both.subarray(0, key.length), both.subarray(key.length)]
        expect(() => openValue(otherKey, otherValue)).toThrow(
          expect.objectContaining({ code: 'CORRUPT' }),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('[E56] leave an empty value empty', () => {
    const key = Buffer.from('idx/x')
    expect(sealValue(key, new Uint8Array()).length).toBe(0)
    expect(openValue(key, Buffer.alloc(0)).length).toBe(0)
  })

  it('[E56] shorter than a seal and a byte are refused, by the name of the key', () => {
    const key = headKey(Buffer.alloc(16, 0xab))
    for (let length = 1; length <= 4; length++) {
      expect(() => openValue(key, Buffer.alloc(length))).toThrow(
        expect.objectContaining({ code: 'CORRUPT', details: { key: `m/${'ab'.repeat(16)}` } }),
      )
    }
  })
})
