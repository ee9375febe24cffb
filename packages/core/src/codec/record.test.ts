import { describe, expect, it } from 'vitest'
import { toHex } from './bytes.ts'
import { CborError, type CborValue, encodeCbor } from './cbor.ts'
import {
  anyListOf,
  bytesKind,
  codeKind,
  countKind,
  field,
  fixedBytes,
  flagKind,
  type Kind,
  listOf,
  numberKind,
  optionalField,
  record,
  textKind,
  valueKind,
} from './record.ts'

interface Sample {
  readonly name: string
  readonly size: number
  readonly tags?: readonly string[] | undefined
  readonly hot?: true | undefined
}

const sample = record<Sample>('sample', {
  // Out of order on purpose: the table's keys decide, not the order of its lines.
  size: field(2, countKind),
  tags: optionalField(24, listOf(textKind)),
  name: field(1, textKind),
  hot: optionalField(3, flagKind),
})

const map = (...entries: [number, CborValue][]): Uint8Array => encodeCbor(new Map(entries))

describe('record()', () => {
  it('[E50] writes integer keys in order and leaves out what is absent', () => {
    const full: Sample = { tags: ['a'], hot: true, size: 3, name: 'x' }

    expect(toHex(sample.toBytes(full))).toBe('a4016178020303f5181881' + '6161')
    expect(toHex(sample.toBytes({ name: 'x', size: 0, hot: undefined }))).toBe('a2016178' + '0200')
    expect(sample.fromBytes(sample.toBytes(full))).toEqual(full)
    expect(sample.fromBytes(sample.toBytes({ name: 'x', size: 0 }))).toEqual({ name: 'x', size: 0 })
  })

  it.each<readonly [string, Uint8Array, string]>([
    ['a missing field', map([1, 'x']), 'sample.size is missing'],
    ['no field at all', map(), 'sample.name is missing'],
    ['an unknown field', map([1, 'x'], [2, 0], [9, 1]), 'sample has no field 9'],
    ['a wrong kind', map([1, 5], [2, 0]), 'sample.name: expected text'],
    ['a negative count', map([1, 'x'], [2, -1]), 'sample.size: expected a whole number'],
    ['half a count', map([1, 'x'], [2, 0.5]), 'sample.size: expected a whole number'],
    ['a flag that is false', map([1, 'x'], [2, 0], [3, false]), 'sample.hot: expected true'],
    ['an empty list', map([1, 'x'], [2, 0], [24, []]), 'sample.tags: an empty list'],
    ['a list of another kind', map([1, 'x'], [2, 0], [24, [1]]), 'sample.tags: expected text'],
    ['text keys', encodeCbor({ name: 'x' }), 'sample is not a record'],
    ['a list', encodeCbor([1]), 'sample is not a record'],
    ['null', encodeCbor(null), 'sample is not a record'],
  ])('[E50] refuses %s, by name', (_name, bytes, message) => {
    expect(() => sample.fromBytes(bytes)).toThrow(CborError)
    expect(() => sample.fromBytes(bytes)).toThrow(message)
  })

  it('[E50] refuses to write a record without a required field', () => {
    expect(() => sample.toBytes({ name: 'x' } as Sample)).toThrow('sample.size is missing')
  })

  it('[E50] does not let two fields share a key', () => {
    const twice = { a: field(1, textKind), b: field(1, textKind) }
    expect(() => record<{ a: string; b: string }>('twice', twice)).toThrow('uses a key twice')
  })

  it('[E50] nests: a record is a kind', () => {
    const outer = record<{ inner: Sample }>('outer', { inner: field(1, sample) })
    const value = { inner: { name: 'x', size: 1 } }
    expect(outer.fromBytes(outer.toBytes(value))).toEqual(value)
    expect(() => outer.fromBytes(map([1, new Map([[1, 'x']])]))).toThrow(
      'outer.inner: sample.size is missing',
    )
  })
})

describe('kinds', () => {
  const colours = {
    code: (name: 'red' | 'blue') => (name === 'red' ? 1 : 2),
    name: (code: number) => ([undefined, 'red', 'blue'] as const)[code],
  }

  it.each<readonly [string, Pick<Kind<unknown>, 'decode'>, CborValue[], CborValue[]]>([
    ['text', textKind, ['', 'x'], [1, null, Uint8Array.of(1)]],
    ['numbers', numberKind, [0, -1.5], ['1', null]],
    ['bytes', bytesKind, [Uint8Array.of()], ['x', [1]]],
    ['counts', countKind, [0, 2 ** 53 - 1], [-1, 0.5, 2 ** 53, '1']],
    ['flags', flagKind, [true], [false, 1]],
    ['two bytes', fixedBytes(2), [Uint8Array.of(1, 2)], [Uint8Array.of(1), 'ab']],
    ['lists', listOf(countKind), [[1], [1, 2]], [[], ['x'], 1]],
    ['any lists', anyListOf(countKind), [[], [1]], [['x'], {}]],
    ['anything', valueKind, [null, [], {}], []],
  ])('[E50] of %s accept and refuse', (_name, kind, right, wrong) => {
    for (const value of right) expect(kind.decode(value)).toEqual(value)
    for (const value of wrong) expect(() => kind.decode(value)).toThrow(CborError)
  })

  it('[E50] of codes are bytes on disk and names in memory', () => {
    const kind = codeKind(colours)
    expect([kind.encode('red'), kind.decode(2)]).toEqual([1, 'blue'])
    for (const wrong of [0, 3, 1.5, 'red', null]) {
      expect(() => kind.decode(wrong)).toThrow('unknown code')
    }
  })
})
