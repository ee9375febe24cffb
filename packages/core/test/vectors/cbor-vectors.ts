/**
 * Makes `vectors/cbor.json`: values with their one encoding, and bytes that a decoder must refuse.
 *
 * @module
 */
import { fromHex, toHex } from '../../src/codec/bytes.ts'
import { CborError, type CborValue, decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'

export interface CborVectors {
  readonly valid: readonly {
    readonly name: string
    /** JSON; bytes as `{ "$bytes": hex }`, records as `{ "$record": [[key, value]…] }`. */
    readonly value: unknown
    readonly bytes: string
  }[]
  readonly invalid: readonly {
    readonly name: string
    readonly bytes: string
    readonly reason: string
  }[]
}

const VALID: readonly (readonly [name: string, value: CborValue])[] = [
  ...[0, 1, 23, 24, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1].map(integer),
  ...[-1, -24, -25, -256, -257, -65_537, -(2 ** 32) - 1, 1 - 2 ** 53].map(integer),
  ['the smallest half', 2 ** -24],
  ['a half', 0.5],
  ['a negative half', -1.5],
  ['a half with all its bits', 1 + 1023 / 1024],
  ['one bit more than a half', 1 + 2 ** -11],
  ['a single', 100_000.5],
  ['the smallest single', 2 ** -149],
  ['the largest single', 3.4028234663852886e38],
  ['a double', 1.1],
  ['the smallest double', Number.MIN_VALUE],
  ['the largest double', Number.MAX_VALUE],
  ['a whole number beyond 2^53', 2 ** 53],
  ['false', false],
  ['true', true],
  ['null', null],
  ['no text', ''],
  ['text of 23 bytes', 'x'.repeat(23)],
  ['text of 24 bytes', 'x'.repeat(24)],
  ['text beyond ASCII', 'Zürich 🏔'],
  ['no bytes', new Uint8Array()],
  ['bytes', Uint8Array.of(0, 127, 255)],
  ['an empty list', []],
  ['a nested list', [1, [2, [3, []]]]],
  ['an empty map', {}],
  ['text keys, shorter ones first', { bb: 1, c: 2, a: 3, ü: 4 }],
  [
    'a record, keys in order',
    new Map<number, CborValue>([
      [256, 'd'],
      [24, 'c'],
      [1, 'a'],
      [23, 'b'],
    ]),
  ],
  ['records inside records', new Map<number, CborValue>([[1, new Map([[2, { x: [null] }]])]])],
]

function integer(value: number): readonly [string, CborValue] {
  return [String(value), value]
}

const INVALID: readonly (readonly [name: string, hex: string])[] = [
  ['nothing', ''],
  ['bytes after the value', '0000'],
  ['an integer in a longer form', '1817'],
  ['an integer of two bytes that fits one', '1900ff'],
  ['an integer of eight bytes that fits four', '1b00000000ffffffff'],
  ['an integer beyond 2^53', '1b0020000000000000'],
  ['a negative integer beyond 2^53', '3b001fffffffffffff'],
  ['a length in a longer form', '780161'],
  ['indefinite text', '7f6161ff'],
  ['an indefinite list', '9f01ff'],
  ['an indefinite map', 'bf0101ff'],
  ['a whole number as a float', 'f93c00'],
  ['minus zero', 'f98000'],
  ['a half written as a single', 'fa3f000000'],
  ['a single written as a double', 'fb40f86a0800000000'],
  ['not a number', 'f97e00'],
  ['infinity', 'f97c00'],
  ['undefined', 'f7'],
  ['a simple value in two bytes', 'f820'],
  ['a tag', 'c100'],
  ['text that is not UTF-8', '61ff'],
  ['a surrogate in UTF-8', '63eda080'],
  ['keys out of order', 'a202010101'],
  ['the same key twice', 'a201010101'],
  ['a longer text key first', 'a262616101616201'],
  ['keys of two kinds', 'a20101616101'],
  ['a negative key', 'a12001'],
  ['a list cut off', '8201'],
  ['text cut off', '6261'],
  ['more levels than 32', `${'81'.repeat(33)}01`],
]

/** The content of `vectors/cbor.json`. */
export function cborVectors(): CborVectors {
  return {
    valid: VALID.map(([name, value]) => ({
      name,
      value: cborJson(value),
      bytes: toHex(encodeCbor(value)),
    })),
    invalid: INVALID.map(([name, bytes]) => ({ name, bytes, reason: refusalOf(bytes) })),
  }
}

function refusalOf(hex: string): string {
  try {
    decodeCbor(fromHex(hex) as Uint8Array)
  } catch (error) {
    if (error instanceof CborError) return error.message
    throw error
  }
  throw new Error(`${hex} was meant to be refused`)
}

/** A value as JSON that tells records from objects and bytes from lists. */
export function cborJson(value: CborValue): unknown {
  if (value instanceof Uint8Array) return { $bytes: toHex(value) }
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<number, CborValue>)].sort(([a], [b]) => a - b)
    return { $record: entries.map(([key, item]) => [key, cborJson(item)]) }
  }
  if (Array.isArray(value)) return (value as readonly CborValue[]).map(cborJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, cborJson(item as CborValue)]),
  )
}
