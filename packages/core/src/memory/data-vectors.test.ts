import { readFileSync } from 'node:fs'
import { decode as otherDecode } from 'cbor2'
import { describe, expect, it } from 'vitest'
import { type DataVectors, dataVectors, fromVectorJson } from '../../test/vectors/data-vectors.ts'
import { fromHex, toHex } from '../codec/bytes.ts'
import { decodeCbor } from '../codec/cbor.ts'
import { domainHash } from '../codec/hash.ts'
import { decodeData, encodeData, parseData } from './data.ts'
import { MEMORY_TYPES, type MemoryType } from './enums.ts'

const file = new URL('../../../../vectors/data.json', import.meta.url)
const vectors = JSON.parse(readFileSync(file, 'utf8')) as DataVectors

function bytesOf(hex: string): Uint8Array {
  return fromHex(hex) as Uint8Array
}

describe('vectors/data.json', () => {
  it.each(vectors.valid)('[M15] [M16] [M22] has $name', ({ type, data, bytes, hash }) => {
    const value = fromVectorJson(data)

    expect(toHex(encodeData(parseData(value, 'data')))).toBe(bytes)
    expect(decodeData(type, bytesOf(bytes))).toStrictEqual(value)
    expect(toHex(encodeData(decodeData(type, bytesOf(bytes))))).toBe(bytes)
    const typeByte = Uint8Array.of(MEMORY_TYPES.code(type))
    expect(toHex(domainHash('version', typeByte, bytesOf(bytes)))).toBe(hash)
  })

  it.each(vectors.invalid)('[M18] [M19] [M22] refuses $name', ({ type, bytes, error }) => {
    expect(() => decodeData(type, bytesOf(bytes))).toThrow(expect.objectContaining({ code: error }))
  })

  it('[M22] is what the generator makes, twice over', () => {
    expect(vectors).toEqual(JSON.parse(JSON.stringify(dataVectors())))
    expect(JSON.stringify(dataVectors())).toBe(JSON.stringify(dataVectors()))
  })

  it('[M22] has every type with all its fields and with the fewest', () => {
    for (const type of MEMORY_TYPES.names) {
      const ofType = vectors.valid.filter((vector) => vector.type === type)
      const sizes = ofType.map(
        ({ bytes }) => (decodeCbor(bytesOf(bytes)) as Map<number, unknown>).size,
      )
      expect(Math.max(...sizes)).toBe(1 + FIELD_COUNTS[type][1])
      expect(Math.min(...sizes)).toBe(1 + FIELD_COUNTS[type][0])
    }
  })

  it('[M15] another CBOR library reads integer keys, the schema version first', () => {
    for (const { bytes } of vectors.valid) {
      const read = otherDecode<Map<number, unknown>>(bytesOf(bytes))
      expect([...read.keys()].slice(0, 1)).toEqual([0])
      expect(read.get(0)).toBe(1)
    }
  })
})

/** Per type: the required fields of a stored record, and all of them. */
const FIELD_COUNTS: Readonly<Record<MemoryType, readonly [number, number]>> = {
  Identity: [1, 5],
  Fact: [3, 8],
  Preference: [3, 5],
  Belief: [2, 6],
  Event: [3, 9],
  Goal: [2, 5],
  Constraint: [4, 5],
  Capability: [3, 5],
  Pattern: [3, 4],
}
