import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CborVectors } from '../../test/vectors/cbor-vectors.ts'
import { fromHex } from '../codec/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { readCbor, writeBytes, writeCount, writeRecord } from './cbor.ts'

const vectors = JSON.parse(
  readFileSync(new URL('../../../../vectors/cbor.json', import.meta.url), 'utf8'),
) as CborVectors

function accepts(read: (bytes: Uint8Array) => unknown, bytes: Uint8Array): boolean {
  try {
    read(bytes)
    return true
  } catch {
    return false
  }
}

const { value } = fc.letrec<{ value: CborValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0.5, 1.1, 1e300, 2 ** -24, 65504.5, -3.5),
    fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.uint8Array({ maxLength: 30 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 4 }), tie('value'), { maxKeys: 4 }),
    fc.array(fc.tuple(fc.nat(300), tie('value')), { maxLength: 4 }).map((pairs) => new Map(pairs)),
  ),
}))

describe('the CBOR of the portable verifier', () => {
  it.each(vectors.valid)('[P3] reads $name', ({ bytes }) => {
    expect(accepts((given) => readCbor(given, 'it'), fromHex(bytes) as Uint8Array)).toBe(true)
  })

  it.each(vectors.invalid)('[P3] refuses $name', ({ bytes }) => {
    expect(accepts((given) => readCbor(given, 'it'), fromHex(bytes) as Uint8Array)).toBe(false)
  })

  it('[P3] accepts what the engine accepts and nothing else', () => {
    const change = fc.record({ at: fc.nat(), bit: fc.nat(7), cut: fc.nat(3) })
    fc.assert(
      fc.property(value, fc.option(change), (given, changed) => {
        const bytes = Buffer.from(encodeCbor(given))
        if (changed !== null) {
          const at = changed.at % bytes.length
          bytes[at] = (bytes[at] as number) ^ (1 << changed.bit)
        }
        const end = changed?.cut === 0 ? bytes.length - 1 : bytes.length
        const part = bytes.subarray(0, end)
        expect(accepts((it) => readCbor(it, 'it'), part)).toBe(accepts(decodeCbor, part))
      }),
      { numRuns: 5000 },
    )
  })

  it('[P26] puts records together as the engine writes them', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.uint8Array({ maxLength: 300 }), (number, bytes) => {
        const count = Math.abs(number)
        const made = writeRecord([
          [1, writeCount(count)],
          [2, undefined],
          [3, writeBytes(bytes)],
        ])
        expect(Buffer.from(made)).toEqual(
          encodeCbor(
            new Map<number, CborValue>([
              [1, count],
              [3, bytes],
            ]),
          ),
        )
      }),
    )
  })
})
