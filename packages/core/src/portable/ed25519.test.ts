/** Signatures and their hash, against those of the platform. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifySignature } from './ed25519.ts'
import { sha512 } from './sha512.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

describe('SHA-512', () => {
  it('[X35] is that of the platform', () => {
    fc.assert(
      fc.property(bytes, (data) => {
        expect(Buffer.from(sha512(data))).toEqual(createHash('sha512').update(data).digest())
      }),
      { numRuns: 60 },
    )
    for (const length of [0, 111, 112, 127, 128, 239, 240, 256]) {
      const data = Buffer.alloc(length, 7)
      expect(Buffer.from(sha512(data))).toEqual(createHash('sha512').update(data).digest())
    }
  })
})

describe('Ed25519', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(12)

  it('[X35] accepts what the platform signs, and nothing that differs by a bit', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (message, at) => {
        const signature = sign(null, message, privateKey)
        const flipped = (data: Uint8Array): Uint8Array => {
          const copy = Buffer.from(data)
          const bit = at % (8 * copy.length)
          copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7))
          return copy
        }

        expect(verifySignature(key, message, signature)).toBe(true)
        expect(verifySignature(key, message, flipped(signature))).toBe(false)
        expect(verifySignature(flipped(key), message, signature)).toBe(false)
        if (message.length > 0) {
          expect(verifySignature(key, flipped(message), signature)).toBe(false)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('[X35] refuses a key that is not a point, or not in its one form', () => {
    const signature = sign(null, Buffer.alloc(0), privateKey)
    const noPoint = Buffer.alloc(32, 0)
    noPoint[0] = 2
    const tooLarge = Buffer.alloc(32, 0xff)
    const negativeZero = Buffer.alloc(32, 0)
    negativeZero[0] = 1
    negativeZero[31] = 0x80
    for (const bad of [noPoint, tooLarge, negativeZero, key.subarray(1)]) {
      expect(verifySignature(bad, Buffer.alloc(0), signature)).toBe(false)
    }
  })
})
