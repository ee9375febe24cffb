import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { CborError, type CborValue, encodeCbor } from '../codec/cbor.ts'
import { decodeBody, EMPTY_BODY, encodeBody } from './bodies.ts'
import {
  decodeEntry,
  type Entry,
  encodeEntry,
  headerCodec,
  leafHash,
  type Part,
  payloadHash,
  sealEntry,
} from './entry.ts'
import { JOURNAL_KINDS, type JournalKind, journalKinds } from './kinds.ts'

const ID = Buffer.alloc(16, 0xaa)
const part = (text = 'body'): Part => ({ salt: Buffer.alloc(16, 7), body: Buffer.from(text) })

function anEntry(subjects = 1, kind: JournalKind = 'tombstone'): Entry {
  const ids = Array.from({ length: subjects }, () => ID)
  const header = { seq: 3, kind, at: 5, by: 'ada', ...(subjects === 0 ? {} : { subjects: ids }) }
  return sealEntry(
    header,
    Array.from({ length: Math.max(1, subjects) }, (_, n) => part(`b${n}`)),
  )
}

describe('a journal entry', () => {
  it('[E57] reads back as it was sealed, with one part per subject or a single one', () => {
    for (const subjects of [0, 1, 2, 5]) {
      const entry = anEntry(subjects)
      const read = decodeEntry(encodeEntry(entry))
      expect(read.header).toEqual(entry.header)
      expect(read.parts).toEqual(entry.parts)
      expect(toHex(read.headerBytes)).toBe(toHex(entry.headerBytes))
    }
  })

  it('[E57] commits to its parts by salted hashes, in order', () => {
    const parts = [part('one'), part('two')]
    const hash = createHash('sha256').update('matrix.cortex.payload.v1')
    for (const { salt, body } of parts) {
      hash.update(createHash('sha256').update(salt).update(body).digest())
    }
    expect(toHex(payloadHash(parts))).toBe(hash.digest('hex'))
    expect(toHex(payloadHash(parts.toReversed()))).not.toBe(toHex(payloadHash(parts)))
  })

  it('[E57] its leaf is the tagged hash of its header bytes', () => {
    const { headerBytes } = anEntry()
    const expected = createHash('sha256').update('matrix.cortex.journal.v1').update(headerBytes)
    expect(toHex(leafHash(headerBytes))).toBe(expected.digest('hex'))
  })

  it('[E57] is refused if any bit of a part changed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 7 }), fc.boolean(), (where, bit, inSalt) => {
        const entry = anEntry(2)
        const [first, second] = entry.parts as [Part, Part]
        const bytes = Buffer.from(inSalt ? second.salt : second.body)
        const at = where % bytes.length
        bytes[at] = (bytes[at] as number) ^ (1 << bit)
        const changed = inSalt ? { ...second, salt: bytes } : { ...second, body: bytes }
        const stored = encodeEntry({ ...entry, parts: [first, changed] })
        expect(() => decodeEntry(stored)).toThrow('do not hash')
      }),
    )
  })

  it.each<readonly [string, CborValue]>([
    ['no pair', 5],
    ['a pair of three', [Buffer.of(), [], 1]],
    ['a header that is not bytes', ['x', []]],
    ['a header that is not a record', [encodeCbor([1]), []]],
    ['parts that are not a list', [anEntry().headerBytes, 5]],
    ['no part', [anEntry().headerBytes, []]],
    ['a part too many', [anEntry().headerBytes, [stored(part()), stored(part())]]],
    ['a part for no subject twice', [anEntry(0).headerBytes, [stored(part()), stored(part())]]],
    ['a part that is not a pair', [anEntry().headerBytes, [[Buffer.alloc(16)]]]],
    ['a salt of 15 bytes', [anEntry().headerBytes, [[Buffer.alloc(15), Buffer.of(1)]]]],
    ['a body that is text', [anEntry().headerBytes, [[Buffer.alloc(16), 'x']]]],
  ])('[E57] is refused with %s', (_name, value) => {
    expect(() => decodeEntry(value)).toThrow(CborError)
  })

  it.each<readonly [string, Map<number, CborValue>]>([
    ['no kind', header({ 2: undefined })],
    ['kind 0', header({ 2: 0 })],
    ['kind 18', header({ 2: 18 })],
    ['a kind as text', header({ 2: 'write' })],
    ['a time before 1970', header({ 3: -1 })],
    ['an empty list of subjects', header({ 5: [] })],
    ['a subject of 15 bytes', header({ 5: [Buffer.alloc(15)] })],
    ['an unknown type', header({ 6: 10 })],
    ['a payload hash of 31 bytes', header({ 7: Buffer.alloc(31) })],
    ['an unknown field', header({ 8: 1 })],
  ])('[E57] has no header with %s', (_name, record) => {
    expect(() => headerCodec.fromBytes(encodeCbor(record))).toThrow(CborError)
  })
})

function stored({ salt, body }: Part): CborValue {
  return [salt, body]
}

function header(changes: Readonly<Record<number, CborValue | undefined>>): Map<number, CborValue> {
  const right: Record<number, CborValue | undefined> = {
    1: 0,
    2: 5,
    3: 0,
    4: 'ada',
    5: [ID],
    7: Buffer.alloc(32),
  }
  const entries = Object.entries({ ...right, ...changes })
  return new Map(
    entries.flatMap(([key, value]) => (value === undefined ? [] : [[Number(key), value]])),
  )
}

describe('kinds of entries', () => {
  it('[E57] are seventeen, each with a byte of its own that never changes', () => {
    expect(JOURNAL_KINDS.map((kind) => [kind, journalKinds.code(kind)])).toEqual([
      ['genesis', 1],
      ['write', 2],
      ['update', 3],
      ['update_head', 4],
      ['tombstone', 5],
      ['restore', 6],
      ['erase', 7],
      ['add_edge', 8],
      ['remove_edge', 9],
      ['compact', 10],
      ['attest', 11],
      ['learn_weights', 12],
      ['find_late', 13],
      ['scope_violation', 14],
      ['revoke', 15],
      ['migration', 16],
      ['set_owner', 17],
    ])
    for (const kind of JOURNAL_KINDS) expect(journalKinds.name(journalKinds.code(kind))).toBe(kind)
    expect(journalKinds.name(0)).toBeUndefined()
    expect(journalKinds.name(18)).toBeUndefined()
  })
})

describe('bodies', () => {
  it('[E57] tell an empty list from none where that matters', () => {
    const removesAll = encodeBody('update_head', { tags: [] })
    expect(decodeBody('update_head', removesAll)).toEqual({ tags: [] })
    expect(decodeBody('update_head', encodeBody('update_head', {}))).toEqual({})
    expect(toHex(EMPTY_BODY)).toBe('a0')
  })

  it('[E57] of adding and removing an edge differ', () => {
    const added = encodeBody('add_edge', { type: 'follows' })
    const removed = encodeBody('remove_edge', { type: 'follows', reason: 'x' })
    expect(toHex(added)).not.toBe(toHex(removed))
    expect(() => decodeBody('remove_edge', added)).toThrow(CborError)
  })

  it('[E57] carry the hash of a request whatever their kind', () => {
    const request = Buffer.alloc(32, 9)
    const body = encodeBody('tombstone', { reason: 'x', request })
    expect(decodeBody('tombstone', body)).toEqual({ reason: 'x', request })
    expect(() => encodeBody('tombstone', {} as { reason: string })).toThrow('reason is missing')
  })
})
