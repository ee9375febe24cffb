import { isDeepStrictEqual } from 'node:util'
import { cdeEncodeOptions, encode as otherEncode } from 'cbor2'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalBytes, fromHex, toHex } from './bytes.ts'
import { CBOR_LIMITS, CborError, type CborValue, decodeCbor, encodeCbor } from './cbor.ts'

/** A quick property runs with three seeds (`properties.config.ts`), so each gets a third. */
const SEEDS = 3

const bytes = (hex: string): Uint8Array => fromHex(hex) as Uint8Array
const hexOf = (value: CborValue): string => toHex(encodeCbor(value))

/** Numbers where encodings change: integer widths, the three float widths, the ends. */
const edgeNumbers = fc.constantFrom(
  ...[0, 23, 24, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53],
  ...[-1, -24, -25, -256, -257, -65_536, -65_537, -(2 ** 32), -(2 ** 32) - 1, 1 - 2 ** 53],
  ...[0.5, 1.5, 65_504, 65_504.5, 2 ** -14, 2 ** -24, 2 ** -25, 3 * 2 ** -24, 1 + 2 ** -10],
  ...[1 + 2 ** -11, 0.1, Math.fround(0.1), 3.4028234663852886e38, 2 ** -149, 2 ** -150, 1e300],
  ...[Number.MIN_VALUE, Number.MAX_VALUE, -0.5, -1e300, -(2 ** -24)],
)
const number = fc.oneof(
  edgeNumbers,
  fc.maxSafeInteger(),
  fc.integer(),
  fc.float({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const blob = fc.uint8Array({ maxLength: 40 })
const key = fc.string({ unit: 'binary', maxLength: 30 }).filter((name) => name.isWellFormed())

const value: fc.Memo<CborValue> = fc.memo(
  (depth): fc.Arbitrary<CborValue> =>
    depth <= 1
      ? fc.oneof(number, text, blob, fc.boolean(), fc.constant(null))
      : fc.oneof(
          number,
          text,
          fc.array(value(depth - 1), { maxLength: 5 }),
          fc.dictionary(key, value(depth - 1), { maxKeys: 5 }),
          fc
            .uniqueArray(fc.tuple(fc.maxSafeNat(), value(depth - 1)), {
              selector: ([name]) => name,
              minLength: 1,
              maxLength: 5,
            })
            .map((entries) => new Map(entries)),
        ),
)

/** Plain byte arrays, and plus zero for minus zero: what a value reads back as. */
function normal(item: CborValue): unknown {
  if (item instanceof Uint8Array) return new Uint8Array(item)
  if (typeof item === 'number') return item === 0 ? 0 : item
  if (typeof item !== 'object' || item === null) return item
  if (Array.isArray(item)) return item.map(normal)
  if (item instanceof Map) return new Map([...item].map(([name, inner]) => [name, normal(inner)]))
  return Object.fromEntries(
    Object.entries(item).map(([name, inner]) => [name, normal(inner as CborValue)]),
  )
}

describe('encodeCbor() and decodeCbor()', () => {
  it('[E49] give back every value, 5,000 of them', () => {
    fc.assert(
      fc.property(value(4), (item) => {
        const encoded = encodeCbor(item)
        const decoded = decodeCbor(encoded)
        const same = isDeepStrictEqual(normal(decoded), normal(item))
        return same && equalBytes(encodeCbor(decoded), encoded)
      }),
      { numRuns: Math.ceil(5000 / SEEDS) },
    )
  })

  it('[E49] write what another library writes canonically, 10,000 values', () => {
    fc.assert(
      fc.property(value(3), (item) => {
        const other = otherEncode(normal(item), cdeEncodeOptions)
        return toHex(encodeCbor(item)) === toHex(other)
      }),
      { numRuns: Math.ceil(10_000 / SEEDS) },
    )
  })

  it('[E49] accept no bytes but their own: 30,000 random and mutated strings', () => {
    const mutated = fc
      .tuple(
        value(3),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('change', 'cut', 'insert'),
      )
      .map(([item, edits, how]) => {
        let out = Buffer.from(encodeCbor(item))
        for (const [where, byte] of edits) {
          const at = where % (out.length + 1)
          if (how === 'cut') out = Buffer.concat([out.subarray(0, at), out.subarray(at + 1)])
          else if (how === 'insert') {
            out = Buffer.concat([out.subarray(0, at), Buffer.of(byte), out.subarray(at)])
          } else if (at < out.length) out[at] = byte
        }
        return out
      })
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(mutated, mutated, fc.uint8Array({ maxLength: 24 })), (input) => {
        try {
          const same = equalBytes(encodeCbor(decodeCbor(input)), input)
          accepted++
          return same
        } catch (error) {
          return error instanceof CborError
        }
      }),
      { numRuns: 30_000 / SEEDS },
    )
    expect(accepted).toBeGreaterThan(1000)
  })

  it.each<readonly [string, CborValue, string]>([
    ['zero', 0, '00'],
    ['minus zero', -0, '00'],
    ['23', 23, '17'],
    ['24', 24, '1818'],
    ['256', 256, '190100'],
    ['65536', 65_536, '1a00010000'],
    ['2^32', 2 ** 32, '1b0000000100000000'],
    ['2^53 - 1', 2 ** 53 - 1, '1b001fffffffffffff'],
    ['1 - 2^53', 1 - 2 ** 53, '3b001ffffffffffffe'],
    ['2^53, no longer a safe integer', 2 ** 53, 'fa5a000000'],
    ['-1', -1, '20'],
    ['a half', 0.5, 'f93800'],
    ['the largest half', 65_504.5 - 0.5, '19ffe0'],
    ['the smallest half', 2 ** -24, 'f90001'],
    ['a single', 100_000.5, 'fa47c35040'],
    ['a double', 1.1, 'fb3ff199999999999a'],
    ['no text', '', '60'],
    ['text beyond ASCII', 'ü水', '65c3bce6b0b4'],
    ['bytes', Uint8Array.of(1, 2), '420102'],
    ['a list', [1, [2]], '82018102'],
    ['false, true, null', [false, true, null], '83f4f5f6'],
    ['an empty map', {}, 'a0'],
    ['shorter keys first', { bb: 1, a: 2 }, 'a2616102626262' + '01'],
    [
      'integer keys in order',
      new Map([
        [24, 'b'],
        [1, 'a'],
      ]),
      'a2016161181861' + '62',
    ],
    [
      'a key called __proto__',
      JSON.parse('{"__proto__":1}') as CborValue,
      'a1695f5f70726f746f5f5f01',
    ],
  ])('[E49] encodes %s', (_name, item, hex) => {
    expect(hexOf(item)).toBe(hex)
    expect(normal(decodeCbor(bytes(hex)))).toEqual(normal(item))
  })

  it.each<readonly [string, unknown]>([
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a lone surrogate', 'a\ud800'],
    ['a lone surrogate as key', { '\udc00': 1 }],
    ['undefined', undefined],
    ['undefined in a list', [undefined]],
    ['a function', () => 1],
    ['a bigint', 1n],
    ['a symbol', Symbol('x')],
    ['a date', new Date(0)],
    ['a set', new Set([1])],
    ['a record key below zero', new Map([[-1, 1]])],
    ['a record key that is not whole', new Map([[0.5, 1]])],
    ['a record key that is text', new Map([['a', 1]])],
    ['33 levels', nested(CBOR_LIMITS.depth + 1)],
  ])('[E49] has no encoding for %s', (_name, item) => {
    expect(() => encodeCbor(item as CborValue)).toThrow(CborError)
    expect(hexOf(1)).toBe('01')
  })

  it.each<readonly [string, string]>([
    ['nothing', ''],
    ['bytes after the value', '0000'],
    ['an integer in 1 byte too many', '1817'],
    ['an integer in 2 bytes that fits 1', '1900ff'],
    ['an integer in 4 bytes that fits 2', '1a0000ffff'],
    ['an integer in 8 bytes that fits 4', '1b00000000ffffffff'],
    ['an integer of 2^53', '1b0020000000000000'],
    ['an integer of 2^64 - 1', '1bffffffffffffffff'],
    ['a negative of -2^53', '3b001fffffffffffff'],
    ['a length in a longer form', '7801' + '61'],
    ['an array length in a longer form', '980101'],
    ['an indefinite text', '7f6161ff'],
    ['indefinite bytes', '5f4101ff'],
    ['an indefinite list', '9f01ff'],
    ['an indefinite map', 'bf0101ff'],
    ['a break', 'ff'],
    ['reserved additional information', '1c'],
    ['a whole number as a half', 'f93c00'],
    ['a whole number as a double', 'fb3ff0000000000000'],
    ['minus zero', 'f98000'],
    ['a half as a single', 'fa3f000000'],
    ['a half as a double', 'fb3fe0000000000000'],
    ['a single as a double', 'fb40f86a0800000000'],
    ['not a number', 'f97e00'],
    ['another not a number', 'fb7ff8000000000001'],
    ['infinity', 'f97c00'],
    ['minus infinity', 'fbfff0000000000000'],
    ['undefined', 'f7'],
    ['an unassigned simple value', 'e0'],
    ['a simple value in two bytes', 'f820'],
    ['a tag', 'c100'],
    ['a big number tag', 'c24101'],
    ['text that is not UTF-8', '61ff'],
    ['overlong UTF-8', '62c080'],
    ['a surrogate in UTF-8', '63eda080'],
    ['long text that is not UTF-8', `7818${'61'.repeat(23)}ff`],
    ['keys out of order', 'a202010101'],
    ['the same key twice', 'a201010101'],
    ['text keys out of order', 'a2616201616101'],
    ['a longer key first', 'a262616101616201'],
    ['the same text key twice', 'a2616101616101'],
    ['a record key after text', 'a26161010101'],
    ['a text key after a record', 'a20101616101'],
    ['a negative key', 'a12001'],
    ['a list as key', 'a18001'],
    ['a null key', 'a1f601'],
    ['a key in a longer form', 'a1180101'],
    ['a map without its value', 'a101'],
    ['a list cut off', '8201'],
    ['a text cut off', '6261'],
    ['a length beyond the bytes', '5a7fffffff00'],
    ['a list beyond the limit', '9a7fffffff00'],
    ['a map beyond the limit', 'ba7fffffff00'],
    ['33 levels', `${'81'.repeat(33)}01`],
  ])('[E49] refuses %s', (_name, hex) => {
    expect(() => decodeCbor(bytes(hex))).toThrow(CborError)
  })

  it('[E49] reads the deepest value it writes', () => {
    const deepest = nested(CBOR_LIMITS.depth)
    expect(decodeCbor(encodeCbor(deepest))).toEqual(deepest)
  })

  it('[E49] gives bytes and keys that are safe to keep: nothing sets a prototype', () => {
    const decoded = decodeCbor(bytes('a1695f5f70726f746f5f5fa1617801'))
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype)
    expect(Object.keys(decoded as object)).toEqual(['__proto__'])
    expect((decoded as { x?: number }).x).toBeUndefined()
  })

  it('[E49] encodes long texts and many items whole', () => {
    const long = 'ü'.repeat(70_000)
    const many = Array.from({ length: 20_000 }, (_, index) => index)
    expect(decodeCbor(encodeCbor([long, many]))).toEqual([long, many])
  })
})

function nested(levels: number): CborValue {
  return levels === 0 ? 1 : [nested(levels - 1)]
}
