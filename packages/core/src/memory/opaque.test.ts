import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { decodeOpaque, opaque } from './opaque.ts'

const LIMIT = 200
const schema = opaque(LIMIT)
const decode = decodeOpaque(LIMIT)

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)]
}

describe('opaque()', () => {
  it('[M13] keeps whatever JSON can say, and bytes', () => {
    const value = {
      a: [1, -2.5, 'é', true, null, { '': {} }],
      raw: Uint8Array.of(0, 255),
      __proto: 'x',
    }

    const checked = schema(value, 'data.object')

    expect(checked).toStrictEqual(value)
    expect(decode(decodeCbor(encodeCbor(checked as CborValue)), '')).toStrictEqual(value)
  })

  it('[M13] what is checked is what is read back', () => {
    const leaf = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.uint8Array({ maxLength: 8 }),
      fc.double(),
    )
    const value = fc.oneof(leaf, fc.array(leaf), fc.dictionary(fc.string({ unit: 'binary' }), leaf))
    fc.assert(
      fc.property(value, (given) => {
        let checked: unknown
        try {
          checked = opaque(10_000)(given, 'x')
        } catch (error) {
          expect(error).toMatchObject({ code: 'INVALID_INPUT' })
          return
        }
        const bytes = encodeCbor(checked as CborValue)
        expect(bytes).toEqual(encodeCbor(given as CborValue))
        expect(decodeOpaque(10_000)(decodeCbor(bytes), 'x')).toStrictEqual(checked)
      }),
    )
  })

  it('[M13] keeps a key named __proto__ as a key', () => {
    const checked = schema(JSON.parse('{"__proto__":{"admin":true}}'), 'x')

    expect(JSON.stringify(checked)).toBe('{"__proto__":{"admin":true}}')
    expect((checked as { admin?: unknown }).admin).toBeUndefined()
  })

  it('[M11] copies', () => {
    const given = { list: [1], raw: Uint8Array.of(1) }
    const checked = schema(given, 'x')
    given.list.push(2)
    given.raw[0] = 9

    expect(checked).toStrictEqual({ list: [1], raw: Uint8Array.of(1) })
  })

  it('[M11] copies bytes out of the buffer that was read', () => {
    const stored = encodeCbor({ raw: Uint8Array.of(1) })
    const read = decode(decodeCbor(stored), 'x')
    stored.fill(0)

    expect(read).toStrictEqual({ raw: Uint8Array.of(1) })
  })

  it.each([
    ['a function', { a: [0, () => 1] }, 'x.a[1]'],
    ['undefined inside', { a: undefined }, 'x.a'],
    ['a hole in a list', new Array(1), 'x[0]'],
    ['NaN', [Number.NaN], 'x[0]'],
    ['infinity', Number.POSITIVE_INFINITY, 'x'],
    ['a bigint', { n: 1n }, 'x.n'],
    ['a symbol', Symbol('s'), 'x'],
    ['a symbol as key', { [Symbol('s')]: 1 }, 'x'],
    ['a date', { at: new Date(0) }, 'x.at'],
    ['a map', new Map([[1, 2]]), 'x'],
    ['an empty map', new Map(), 'x'],
    ['other typed arrays', new Float32Array(1), 'x'],
    ['a lone surrogate', { t: ['a\ud800'] }, 'x.t[0]'],
    ['a lone surrogate in a key', { 'a\ud800': 1 }, 'x.a\ufffd'],
  ])('[M13] refuses %s and says where', (_, value, path) => {
    expect(() => schema(value, 'x')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path }),
    )
  })

  it('[M13] has 16 levels, so a cycle ends', () => {
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle

    expect(schema(nested(16), 'x')).toEqual(nested(16))
    expect(() => schema(nested(17), 'x')).toThrow('at most 16 levels')
    expect(() => schema(cycle, 'x')).toThrow('no cycle')
    expect(() => decode(nested(17), 'x')).toThrow('at most 16 levels')
  })

  it.each([
    ['text', (n: number) => 'a'.repeat(n - 2)],
    ['text of three-byte characters', (n: number) => `aaa${'€'.repeat((n - 5) / 3)}`],
    ['bytes', (n: number) => new Uint8Array(n - 2)],
    ['a list', (n: number) => new Array(n - 2).fill(0)],
    ['an object', (n: number) => ({ a: 'a'.repeat(n - 5) })],
  ])('[M12] [M13] bounds the encoding of %s', (_, ofSize) => {
    expect(encodeCbor(ofSize(200) as CborValue).length).toBe(200)
    expect(schema(ofSize(200), 'x')).toEqual(ofSize(200))
    expect(decode(ofSize(200), 'x')).toEqual(ofSize(200))
    expect(() => schema(ofSize(203), 'x')).toThrow('at most 200 bytes in CBOR')
    expect(() => decode(ofSize(203), 'x')).toThrow('at most 200 bytes in CBOR')
  })

  it('[M13] ends soon where one object is shared again and again', () => {
    let shared: unknown = 'leaf'
    for (let level = 0; level < 15; level++) shared = Array.from({ length: 100 }, () => shared)

    expect(() => schema(shared, 'x')).toThrow('at most 200 bytes in CBOR')
  })
})
