import { createHash } from 'node:crypto'
import { crc32 as zlibCrc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32 } from './crc32.ts'
import { plainSha256 } from './sha256.ts'

describe('the hashes of the portable verifier', () => {
  it.each(Array.from({ length: 200 }, (_, length) => length))(
    '[P23] SHA-256 of %i bytes is the one of the platform',
    (length) => {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 0xff)
      expect(Buffer.from(plainSha256(bytes))).toEqual(createHash('sha256').update(bytes).digest())
    },
  )

  it('[P23] agree with the platform on any bytes, at any offset', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.nat({ max: 10 }), (whole, skip) => {
        const bytes = whole.subarray(Math.min(skip, whole.length))
        expect(Buffer.from(plainSha256(bytes))).toEqual(createHash('sha256').update(bytes).digest())
        expect(crc32(bytes.subarray(0, 7), bytes.subarray(7))).toBe(zlibCrc32(bytes))
      }),
    )
  })
})
