import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashEmbedder } from '../src/hash-embedder.ts'
import { cosine, unitVector } from '../src/unit-vector.ts'

/** The rule again, in the plainest words: all bytes first, then numbers, then one division. */
function plainModel(text: string, dimensions: number, salt: string): number[] {
  const blocks = [createHash('sha256').update(`hash-stub.v1${salt}${text}`).digest()]
  while (blocks.length * 8 < dimensions) {
    blocks.push(
      createHash('sha256')
        .update(blocks.at(-1) ?? '')
        .digest(),
    )
  }
  const bytes = Buffer.concat(blocks)
  const values = Array.from({ length: dimensions }, (_, index) =>
    Math.fround(bytes.readUInt32BE(index * 4) / 2147483648 - 1),
  )
  const scale = Math.fround(1 / Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)))
  return values.map((value) => Math.fround(value * scale))
}

describe('the hash embedder', () => {
  it('[B26] is named as a stub, after its dimensions and salt', () => {
    expect(hashEmbedder({ dimensions: 768 }).id).toBe('hash-stub@af0bc175')
    const ids = [
      hashEmbedder(),
      hashEmbedder({ dimensions: 768 }),
      hashEmbedder({ salt: 'x' }),
      hashEmbedder({ dimensions: 768, salt: 'x' }),
    ].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(hashEmbedder().dimensions).toBe(384)
  })

  it('[B26] property: draws its vectors from the chain of hashes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('', 'salt'),
        async (text, dimensions, salt) => {
          const [vector] = await hashEmbedder({ dimensions, salt }).embed([text])
          expect([...(vector ?? [])]).toEqual(plainModel(text, dimensions, salt))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('[B26] has no semantics: only identical texts are near', async () => {
    const [a, same, other] = await hashEmbedder().embed(['the cat', 'the cat', 'the cats'])
    if (!a || !same || !other) expect.unreachable('three vectors')
    expect(cosine(a, same)).toBeCloseTo(1, 6)
    expect(Math.abs(cosine(a, other))).toBeLessThan(0.3)
  })

  it.each([0, -1, 1.5, 70_000])('[B2] refuses %d dimensions', (dimensions) => {
    expect(() => hashEmbedder({ dimensions })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'dimensions' }),
    )
  })

  it.each([
    ['texts', 'a'],
    ['texts[0]', [null]],
    ['texts[1]', ['a', 7]],
  ])('[B2] refuses what is not text at %s', async (path, texts) => {
    await expect(hashEmbedder().embed(texts as string[])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path,
    })
  })

  it('[B3] heeds a signal that has fired', async () => {
    await expect(hashEmbedder().embed(['a'], { signal: AbortSignal.abort('no') })).rejects.toBe(
      'no',
    )
  })
})

describe('vectors', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, 1e308, -1e308, 5e-324),
  )

  it('[B1] property: have length 1, whatever was normalised', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 6 }), (values) => {
        const vector = unitVector(values)
        if (values.every((value) => value === 0)) expect(vector).toBeUndefined()
        else expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5)
      }),
    )
  })

  it.each([[[Number.NaN, 1]], [[Number.POSITIVE_INFINITY, 1]], [[0, -0]], [[]]])(
    '[B4] %j has no direction',
    (values) => {
      expect(unitVector(values)).toBeUndefined()
    },
  )

  it('[B4] that cannot be compared have cosine 0', () => {
    expect(cosine([1, 0], [1, 0, 0])).toBe(0)
    expect(cosine([], [])).toBe(0)
    expect(cosine([0, 0], [1, 0])).toBe(0)
    expect(cosine([2, 0], [3, 0])).toBe(1)
    expect(cosine([2, 0], [0, 5])).toBe(0)
    expect(cosine([1, 1], [-2, -2])).toBeCloseTo(-1, 12)
  })
})
