import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { decodeProvenance, encodeProvenance, parseProvenance } from './provenance.ts'

const URI = 'matrix://cortex/Fact/01J9ZQ4W9S3N5T7V8X0Y2A4C6E#1'
const FULL = {
  source: 'derived',
  origin: 'agent',
  channel: 'chat',
  derivedFrom: [URI],
  attestations: ['intent-1'],
  signedBy: Uint8Array.of(1),
  signedAt: 5,
  sig: Uint8Array.of(2, 3),
}

describe('provenance', () => {
  it('[M27] is user_input when none is given', () => {
    expect(parseProvenance(undefined, 'provenance')).toEqual({ source: 'user_input' })
  })

  it('[M16] [M27] reads back as it was checked', () => {
    for (const given of [FULL, { source: 'imported' }]) {
      const bytes = encodeCbor(encodeProvenance(parseProvenance(given, 'provenance')))
      const read = decodeProvenance(decodeCbor(bytes), '')
      expect(read).toStrictEqual(given)
      expect(encodeCbor(encodeProvenance(read))).toEqual(bytes)
    }
    expect(toHex(encodeCbor(encodeProvenance({ source: 'observed', origin: 'web' })))).toBe(
      'a201030704',
    )
  })

  it.each([
    ['no source', {}, 'source'],
    ['an unknown source', { source: 'rumour' }, 'source'],
    ['an unknown origin', { source: 'derived', origin: 'god' }, 'origin'],
    ['a long channel', { source: 'derived', channel: 'x'.repeat(129) }, 'channel'],
    ['a trust of its own', { source: 'derived', trust: 1 }, 'trust'],
    ['no bytes as signature', { source: 'derived', sig: 'abc' }, 'sig'],
    ['257 parents', { source: 'derived', derivedFrom: new Array(257).fill(URI) }, 'derivedFrom'],
  ])('[M27] refuses %s', (_, value, field) => {
    expect(() => parseProvenance(value, 'provenance')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: `provenance.${field}` }),
    )
  })

  it('[M4] [M27] parents are strict URIs', () => {
    const given = { source: 'derived', derivedFrom: [URI, URI.replace('#1', '#latest')] }

    expect(() => parseProvenance(given, 'provenance')).toThrow(
      expect.objectContaining({ code: 'BAD_URI', path: 'provenance.derivedFrom[1]' }),
    )
  })

  it.each<[string, [number, CborValue][]]>([
    ['no source', [[7, 1]]],
    [
      'an unknown key',
      [
        [1, 1],
        [9, 1],
      ],
    ],
    [
      'an empty list',
      [
        [1, 1],
        [2, []],
      ],
    ],
    ['a source by name', [[1, 'derived']]],
    [
      'a negative time',
      [
        [1, 1],
        [5, -1],
      ],
    ],
  ])('[M18] reading refuses %s', (_, pairs) => {
    expect(() => decodeProvenance(new Map(pairs), '')).toThrow()
  })
})
