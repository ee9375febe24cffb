import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUlid } from '../codec/ulid.ts'
import { MEMORY_TYPES } from './enums.ts'
import {
  formatUri,
  idBytes,
  idFromBytes,
  isUri,
  type MemoryId,
  memoryIdFrom,
  parseUri,
} from './ids.ts'

const ID = '01J9ZQ4W9S3N5T7V8X0Y2A4C6E'
const ZERO = '00000000000000000000000000'

const someId = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .filter((bytes) => bytes.some((byte) => byte !== 0))
  .map((bytes) => formatUlid(bytes) as MemoryId)

describe('memory URIs', () => {
  it('[M4] one memory version has one URI', () => {
    const someType = fc.constantFrom(...MEMORY_TYPES.names)
    const someVersion = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(someType, someId, someVersion, (type, id, version) => {
        const uri = formatUri(type, id, version)
        expect(isUri(uri)).toBe(true)
        expect(parseUri(uri)).toEqual({ type, id, version })
      }),
    )
    expect(formatUri('Fact', ID as MemoryId, 12)).toBe(`matrix://cortex/Fact/${ID}#12`)
  })

  it.each([
    ['another scheme', `http://cortex/Fact/${ID}#1`, 'start with matrix://cortex/'],
    ['another authority', `matrix://journal/Fact/${ID}#1`, 'start with matrix://cortex/'],
    ['an upper-case prefix', `Matrix://cortex/Fact/${ID}#1`, 'start with matrix://cortex/'],
    ['no version', `matrix://cortex/Fact/${ID}`, '# and a version'],
    ['no id', 'matrix://cortex/Fact#1', 'a type, / and an id'],
    ['an unknown type', `matrix://cortex/Thought/${ID}#1`, 'one of Identity, Fact, Preference'],
    ['a lower-case type', `matrix://cortex/fact/${ID}#1`, 'one of Identity, Fact, Preference'],
    ['a lower-case id', `matrix://cortex/Fact/${ID.toLowerCase()}#1`, 'a ULID of 26'],
    ['an id that overflows', `matrix://cortex/Fact/8${ID.slice(1)}#1`, 'a ULID of 26'],
    ['a path behind the id', `matrix://cortex/Fact/${ID}/x#1`, 'a ULID of 26'],
    ['version zero', `matrix://cortex/Fact/${ID}#0`, 'a version number'],
    ['a leading zero', `matrix://cortex/Fact/${ID}#01`, 'a version number'],
    ['a leading blank', `matrix://cortex/Fact/${ID}# 1`, 'a version number'],
    ['a sign', `matrix://cortex/Fact/${ID}#+1`, 'a version number'],
    ['letters behind the version', `matrix://cortex/Fact/${ID}#1abc`, 'a version number'],
    ['a line break at the end', `matrix://cortex/Fact/${ID}#1\n`, 'a version number'],
    ['two hashes', `matrix://cortex/Fact/${ID}#1#2`, 'a version number'],
    ['an empty version', `matrix://cortex/Fact/${ID}#`, 'a version number'],
    ['2^53', `matrix://cortex/Fact/${ID}#9007199254740992`, 'a version number'],
    ['a number', 7, 'expected text, got number'],
    ['null', null, 'expected text, got null'],
    ['a page of text', 'x'.repeat(100_000), 'at most 128 characters'],
  ])('[M4] refuses %s', (_, text, reason) => {
    expect(() => parseUri(text)).toThrow(expect.objectContaining({ code: 'BAD_URI' }))
    expect(() => parseUri(text)).toThrow(reason)
    expect(isUri(text)).toBe(false)
  })

  it('[M4] names the field of an input that has the URI', () => {
    expect(() => parseUri('x', 'cited[2]')).toThrow(
      expect.objectContaining({ code: 'BAD_URI', path: 'cited[2]' }),
    )
  })

  it('[M5] refuses #latest by name', () => {
    expect(() => parseUri(`matrix://cortex/Fact/${ID}#latest`)).toThrow('got latest')
  })

  it('[M6] refuses the zero id', () => {
    expect(() => parseUri(`matrix://cortex/Fact/${ZERO}#1`)).toThrow('the zero id')
    expect(() => memoryIdFrom(ZERO, 'id')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'id' }),
    )
  })
})

describe('memory ids', () => {
  it('[M2] are text outside and sixteen bytes inside', () => {
    fc.assert(
      fc.property(someId, (id) => {
        expect(idBytes(id).length).toBe(16)
        expect(idFromBytes(idBytes(id))).toBe(id)
        expect(memoryIdFrom(id, 'id')).toBe(id)
      }),
    )
  })

  it.each([undefined, null, 7, '', ID.toLowerCase(), `${ID}0`])('[M2] refuses %j', (value) => {
    expect(() => memoryIdFrom(value, 'src')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'src' }),
    )
  })
})
