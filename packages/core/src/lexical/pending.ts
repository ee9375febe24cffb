/**
 * Level 0: one record per change, written at once, so that a write costs one key whatever the number
 * of its words.
 *
 *   idx/words/new/ value   kind:1 document:4 [type:1 id:16 row:28] length terms (termLength:1 term times)…
 *
 * Kind 0 adds a document; kind 1 removes one that is in a segment, and names the terms that it had.
 * A document that still waits is removed by deleting its record.
 *
 * @module
 */
import { EMPTY_BYTES } from '../codec/bytes.ts'
import { type Key, wordNewKey } from '../keys/keyspace.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter, varintBytes } from './byte-writer.ts'
import type { CountedTerms } from './document.ts'
import { readPage, type WordSource } from './source.ts'
import { readStanding, STANDING_BYTES, type Standing, writeStanding } from './standing.ts'

export interface PendingRecord extends CountedTerms {
  /** That is added or removed. */
  readonly document: number
  /** Absent: the record removes. */
  readonly added?:
    | { readonly type: number; readonly id: Uint8Array; readonly standing: Standing }
    | undefined
}

const writer = new ByteWriter()
const rowBytes = Buffer.alloc(STANDING_BYTES)

/**
 * The last records by their bytes: most are read once, a few changes after they were made. By ticket;
 * a store gives back the very bytes that were put, for as long as they are staged.
 */
const latest: ({ readonly bytes: Uint8Array; readonly record: PendingRecord } | undefined)[] =
  new Array(64).fill(undefined)

export function encodePending(ticket: number, record: PendingRecord): Uint8Array {
  const bytes = bytesOf(record)
  latest[ticket % latest.length] = { bytes, record }
  return bytes
}

function bytesOf(record: PendingRecord): Uint8Array {
  const { document, added, terms, counts, length } = record
  writer.clear()
  writer.u8(added === undefined ? 1 : 0)
  writer.u32(document)
  if (added !== undefined) {
    writer.u8(added.type)
    writer.copy(added.id, 0, 16)
    writeStanding(rowBytes, 0, added.standing)
    writer.copy(rowBytes, 0, STANDING_BYTES)
  }
  writer.varint(length)
  writer.varint(terms.length)
  for (let index = 0; index < terms.length; index++) {
    writer.shortText(terms[index] as string)
    writer.varint(counts[index] as number)
  }
  return writer.bytes()
}

/** The length of what `encodePending` makes. */
export function pendingBytes({ added, terms, counts, length }: PendingRecord): number {
  let bytes = 5 + varintBytes(length) + varintBytes(terms.length)
  if (added !== undefined) bytes += 17 + STANDING_BYTES
  for (let index = 0; index < terms.length; index++) {
    bytes += 1 + (terms[index] as string).length + varintBytes(counts[index] as number)
  }
  return bytes
}

export function readPending(source: WordSource, ticket: number): PendingRecord {
  const key = wordNewKey(ticket)
  const bytes = readPage(source, key)
  const known = latest[ticket % latest.length]
  return known?.bytes === bytes ? known.record : decodePending(key, bytes)
}

/** What a question needs of a record. */
export interface PendingMatch {
  readonly document: number
  /** 0: the record removes. */
  readonly type: number
  readonly id: Uint8Array
  /** A row of `standing.ts`. */
  readonly row: Buffer
  readonly length: number
}

/**
 * Looks for terms in a record without making strings of it; `times` gets how often each occurs.
 * Undefined if none does.
 */
export function matchPending(
  ticket: number,
  bytes: Uint8Array,
  terms: readonly string[],
  times: Uint32Array,
): PendingMatch | undefined {
  const reader = new ByteReader(wordNewKey(ticket), bytes)
  const removes = reader.u8() !== 0
  const document = reader.u32()
  const type = removes ? 0 : reader.u8()
  const id = removes ? EMPTY_BYTES : reader.take(16)
  const row = removes ? NO_ROW : reader.take(STANDING_BYTES)
  const length = reader.varint()
  let found = false
  times.fill(0)
  for (let left = reader.varint(); left > 0; left--) {
    const size = reader.u8()
    const start = reader.at
    reader.at += size
    const count = reader.varint()
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as string
      if (term.length !== size || !isAt(bytes, start, term)) continue
      times[index] = count
      found = true
      break
    }
  }
  return found ? { document, type, id, row, length } : undefined
}

const NO_ROW = Buffer.alloc(0)

function isAt(bytes: Uint8Array, start: number, term: string): boolean {
  for (let offset = 0; offset < term.length; offset++) {
    if (bytes[start + offset] !== term.charCodeAt(offset)) return false
  }
  return true
}

function decodePending(key: Key, bytes: Uint8Array): PendingRecord {
  const reader = new ByteReader(key, bytes)
  const removes = reader.u8() !== 0
  const document = reader.u32()
  const added = removes
    ? undefined
    : {
        type: reader.u8(),
        id: reader.take(16),
        standing: readStanding(reader.take(STANDING_BYTES), 0),
      }
  const length = reader.varint()
  const terms: string[] = []
  const counts: number[] = []
  for (let left = reader.varint(); left > 0; left--) {
    terms.push(reader.shortText())
    counts.push(reader.varint())
  }
  if (!reader.done) throw reader.damaged('bytes after the record')
  return { document, added, terms, counts, length }
}
