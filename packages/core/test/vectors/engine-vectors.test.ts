import { readdirSync, readFileSync } from 'node:fs'
import { decode as otherDecode } from 'cbor2'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/codec/bytes.ts'
import { CborError, decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { decodeBlock, encodeBlock, readFrame } from '../../src/journal/block.ts'
import {
  decodeBody,
  decodeRest,
  encodeBody,
  encodeRest,
  type RestKind,
} from '../../src/journal/bodies.ts'
import { headerCodec, leafHash, payloadHash } from '../../src/journal/entry.ts'
import { JOURNAL_KINDS } from '../../src/journal/kinds.ts'
import { decodeSegmentHead } from '../../src/journal/segment.ts'
import { PREFIXES, prefixOf, printKey } from '../../src/keys/keyspace.ts'
import { EDGE_TYPES, MEMORY_TYPES } from '../../src/memory/enums.ts'
import { decodeCheckpoint, encodeCheckpoint } from '../../src/records/checkpoint.ts'
import { edgeCodec, edgeTreeValue } from '../../src/records/edge.ts'
import { decodeHead, sealHead } from '../../src/records/head.ts'
import { recordHash, versionCodec, versionHash } from '../../src/records/version.ts'
import { type CborVectors, cborJson } from './cbor-vectors.ts'
import { toVectorJson } from './data-vectors.ts'
import { VECTOR_FILES, vectorText } from './engine-vectors.ts'
import { type JournalVectors, refusalOf } from './journal-vectors.ts'
import { decodeVector, type KeyVectors, type RecordVectors } from './record-vectors.ts'

const directory = new URL('../../../../vectors/', import.meta.url)

function file<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, directory), 'utf8')) as T
}

const bytes = (hex: string): Buffer => Buffer.from(fromHex(hex) as Uint8Array)

describe('vectors/', () => {
  it.each(Object.entries(VECTOR_FILES))(
    '[E62] %s is what its generator makes, twice over',
    (name, make) => {
      expect(readFileSync(new URL(name, directory), 'utf8')).toBe(vectorText(make()))
      expect(vectorText(make())).toBe(vectorText(make()))
    },
  )

  it('[E62] has a generator for every file', () => {
    expect(
      readdirSync(directory)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual(Object.keys(VECTOR_FILES).sort())
  })
})

describe('vectors/cbor.json', () => {
  const vectors = file<CborVectors>('cbor.json')

  it.each(vectors.valid)('[E62] [E49] has $name', ({ value, bytes: hex }) => {
    const decoded = decodeCbor(bytes(hex))
    expect(cborJson(decoded)).toEqual(value)
    expect(toHex(encodeCbor(decoded))).toBe(hex)
    expect(() => otherDecode(bytes(hex))).not.toThrow()
  })

  it.each(vectors.invalid)('[E62] [E49] refuses $name', ({ bytes: hex, reason }) => {
    expect(() => decodeCbor(bytes(hex))).toThrow(reason)
  })
})

describe('vectors/records.json', () => {
  const vectors = file<RecordVectors>('records.json')

  it.each(vectors.heads)('[E62] [E50] has $name', (vector) => {
    const head = decodeHead(bytes(vector.bytes))
    expect(toVectorJson(head)).toEqual(vector.record)
    const sealed = sealHead(head)
    expect(toHex(sealed.bytes)).toBe(vector.bytes)
    expect(toHex(sealed.treeValue)).toBe(vector.treeValue)
    const parts = otherDecode<[Uint8Array, Uint8Array]>(bytes(vector.bytes))
    expect(parts.map(toHex)).toEqual([vector.publicBytes, vector.privateBytes])
  })

  it.each(vectors.versions)('[E62] [E50] has $name', (vector) => {
    const version = versionCodec.fromBytes(bytes(vector.bytes))
    expect(toVectorJson(version)).toEqual(vector.record)
    expect(toHex(versionCodec.toBytes(version))).toBe(vector.bytes)
    expect(toHex(versionHash(version.type, version.data))).toBe(vector.hash)
    expect(toHex(recordHash(bytes(vector.bytes)))).toBe(vector.recordHash)
  })

  it.each(vectors.edges)('[E62] [E50] has an edge: $name', (vector) => {
    const edge = edgeCodec.fromBytes(bytes(vector.bytes))
    expect(toVectorJson(edge)).toEqual(vector.record)
    expect(toHex(edgeCodec.toBytes(edge))).toBe(vector.bytes)
    expect(toHex(edgeTreeValue(bytes(vector.bytes)))).toBe(vector.treeValue)
  })

  it.each(vectors.checkpoints)('[E62] [E50] has $name', (vector) => {
    const checkpoint = decodeCheckpoint(bytes(vector.bytes))
    expect(toVectorJson(checkpoint)).toEqual(vector.record)
    expect(toHex(encodeCheckpoint(checkpoint))).toBe(vector.bytes)
  })

  it.each(vectors.invalid)('[E62] [E50] refuses $name', ({ record, bytes: hex, reason }) => {
    expect(() => decodeVector(record, bytes(hex))).toThrow(CborError)
    expect(() => decodeVector(record, bytes(hex))).toThrow(reason)
  })

  it('[E62] has every type of memory and of edge', () => {
    expect(vectors.heads.length).toBe(MEMORY_TYPES.names.length + 1)
    expect(vectors.versions.length).toBe(MEMORY_TYPES.names.length + 1)
    expect(vectors.edges.length).toBe(EDGE_TYPES.names.length + 1)
  })
})

describe('vectors/journal.json', () => {
  const vectors = file<JournalVectors>('journal.json')

  it.each(vectors.entries)('[E62] [E57] has $name', (vector) => {
    const header = headerCodec.fromBytes(bytes(vector.headerBytes))
    const parts = vector.parts.map(({ salt, body }) => ({ salt: bytes(salt), body: bytes(body) }))
    const first = bytes(vector.parts[0]?.body ?? '')
    const body = decodeBody(vector.kind, first)

    expect(toVectorJson(header)).toEqual(vector.header)
    expect(toHex(headerCodec.toBytes(header))).toBe(vector.headerBytes)
    expect(toVectorJson(body)).toEqual(vector.body)
    expect(toHex(encodeBody(vector.kind, body as never))).toBe(toHex(first))
    for (const part of parts.slice(1)) {
      const kind = vector.kind as RestKind
      expect(toHex(encodeRest(kind, decodeRest(kind, part.body)))).toBe(toHex(part.body))
    }
    expect(toHex(payloadHash(parts))).toBe(vector.payloadHash)
    expect(toHex(leafHash(bytes(vector.headerBytes)))).toBe(vector.leaf)
  })

  it('[E62] [E57] has an entry of each kind', () => {
    expect(vectors.entries.map(({ kind }) => kind)).toEqual(JOURNAL_KINDS)
  })

  it.each(vectors.blocks)('[E62] [E58] has $name', ({ bytes: hex }) => {
    expect(toHex(encodeBlock(decodeBlock(bytes(hex))))).toBe(hex)
  })

  it.each(vectors.frames)('[E62] [E58] has $name', ({ bytes: hex, backs }) => {
    let at = 0
    for (const back of backs) {
      const frame = readFrame(bytes(hex).subarray(at))
      expect(frame).toMatchObject({ kind: 'frame', back })
      at += frame.kind === 'frame' ? frame.bytes : 0
    }
    expect(at).toBe(hex.length / 2)
  })

  it.each(vectors.segments)('[E62] [E59] has the head of $name', ({ bytes: hex, firstSeq }) => {
    expect(decodeSegmentHead(bytes(hex), 'file').firstSeq).toBe(firstSeq)
  })

  it.each(vectors.invalid)('[E62] refuses $name', ({ what, bytes: hex, reason }) => {
    expect(refusalOf(what, bytes(hex))).toBe(reason)
  })
})

describe('vectors/keys.json', () => {
  const vectors = file<KeyVectors>('keys.json')

  it.each(vectors.valid)('[E62] [E52] has $name', ({ key, printed }) => {
    expect(printKey(bytes(key))).toBe(printed)
  })

  it('[E62] [E52] has a key of every row but the pages of trees', () => {
    const rows = new Set(vectors.valid.map(({ key }) => prefixOf(bytes(key))))
    const pages = ['idx/smt/memories/', 'idx/smt/edges/', 'accum/mmr/']
    expect([...rows].sort()).toEqual(PREFIXES.filter((prefix) => !pages.includes(prefix)).sort())
  })
})
