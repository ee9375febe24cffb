import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CborError, encodeCbor } from '../codec/cbor.ts'
import { encodeData } from '../memory/data.ts'
import { type HeadParts, isPacked, packVersion, unpackVersion } from './packed-version.ts'
import { type VersionRecord, versionCodec, versionHash } from './version.ts'

const ID = Buffer.alloc(16, 7)

function versionOf(statement: string, medium: string, short: string): VersionRecord {
  const data = encodeData({ type: 'Fact', subject: 's', predicate: 'p', statement })
  return {
    id: ID,
    version: 3,
    type: 'Fact',
    data,
    createdAt: 1,
    createdBy: 'somebody',
    confidence: 0.5,
    provenance: { source: 'user_input' },
    forms: { short, medium },
    hash: versionHash('Fact', data),
    validFrom: 2,
  }
}

function partsOf({ id, hash, forms }: VersionRecord): HeadParts {
  return { id, versionHash: hash, forms }
}

const words = fc.string({ unit: fc.constantFrom('a', 'ab ', 'é', 'word '), maxLength: 60 })

describe('a packed version', () => {
  it('[E93] is the record again, to the byte, whatever its texts have in common', () => {
    fc.assert(
      fc.property(words, words, words, (before, statement, after) => {
        const version = versionOf(statement, before + statement + after, before)
        const record = versionCodec.toBytes(version)
        const packed = packVersion(record, partsOf(version))

        expect([isPacked(packed), isPacked(record)]).toEqual([true, false])
        expect(Buffer.from(unpackVersion(packed, partsOf(version)))).toEqual(Buffer.from(record))
      }),
    )
  })

  it('[E93] leaves out what its head says: id, hash, forms, and the text of both', () => {
    const statement = 'the harbour master counts the boats at noon and at nine '.repeat(5)
    const version = versionOf(statement, `p(s)=${statement}`, 'p(s)=the')
    const record = versionCodec.toBytes(version)

    const packed = packVersion(record, partsOf(version))

    expect(record.length).toBeGreaterThan(660)
    expect(packed.length).toBeLessThan(110)
  })

  it('[E93] packs a record that shares nothing with its head', () => {
    const version = versionOf('one', 'two', 'tw')
    const other = partsOf(versionOf('three', 'four', 'fo'))
    const record = versionCodec.toBytes(version)
    const packed = packVersion(record, { ...other, id: Buffer.alloc(16, 8) })

    expect(Buffer.from(unpackVersion(packed, other))).toEqual(Buffer.from(record))
  })

  it.each([
    ['no bytes', [1, 0, 0, 1]],
    ['half a copy', [Buffer.alloc(9), 1, 0]],
    ['a copy of bytes that the head lacks', [Buffer.alloc(9), 1, 40, 4000]],
    ['a copy beyond the rest', [Buffer.alloc(9), 10, 0, 16]],
    ['a copy inside another', [Buffer.alloc(9), 1, 0, 16, 5, 0, 16]],
    ['many copies', [Buffer.alloc(9), ...Array.from({ length: 15 }, (_, n) => n % 3)]],
    ['a length below zero', [Buffer.alloc(9), 1, 0, -1]],
  ])('[E93] is refused with %s', (_, parts) => {
    const head = partsOf(versionOf('one', 'two', 'tw'))

    expect(() => unpackVersion(encodeCbor(parts), head)).toThrow(CborError)
  })
})
