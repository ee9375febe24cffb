/**
 * Which memory a document is, for documents in segments.
 *
 *   idx/words/type/ value   2048 × type:1     0: there is no such document, or no longer
 *   idx/words/id/   value   32 × id:16
 *   idx/words/time/ value   128 × row of `standing.ts`
 *
 * Both are addressed by ticket. Types are apart because nearly every candidate is asked for its type
 * and few for their id; and a removal writes one byte there. Ids of 32 removed documents go together, and
 * times of 128. Only questions about another time read times.
 *
 * @module
 */
import { wordIdsKey, wordTypesKey } from '../keys/keyspace.ts'
import { wordTimesKey } from '../keys/past-keyspace.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import { FIRST_DOCUMENT } from './settings.ts'
import { readPage, type WordSource, type WordTarget } from './source.ts'
import { readStanding, STANDING_BYTES, type Standing, writeStanding } from './standing.ts'

export const TYPES_PER_PAGE = 2048
const IDS_PER_PAGE = 32
const ID_BYTES = 16
export const TIMES_PER_PAGE = 128

export interface DirectoryEntry {
  readonly ticket: number
  readonly type: number
  readonly id: Uint8Array
  readonly standing: Standing
}

export function ticketOf(document: number): number {
  return FIRST_DOCUMENT - document
}

/** Entries ascending by ticket. */
export function addToDirectory(target: WordTarget, entries: readonly DirectoryEntry[]): void {
  const types = new Map<number, Buffer>()
  const ids = new Map<number, Buffer>()
  const times = new Map<number, Buffer>()
  for (const { ticket, type, id, standing } of entries) {
    const typePage = Math.floor(ticket / TYPES_PER_PAGE)
    const idPage = Math.floor(ticket / IDS_PER_PAGE)
    pageOf(types, typePage, () => copyOf(target.get(wordTypesKey(typePage)), TYPES_PER_PAGE))[
      ticket % TYPES_PER_PAGE
    ] = type
    pageOf(ids, idPage, () => copyOf(target.get(wordIdsKey(idPage)), IDS_PER_PAGE * ID_BYTES)).set(
      id,
      (ticket % IDS_PER_PAGE) * ID_BYTES,
    )
    const timePage = Math.floor(ticket / TIMES_PER_PAGE)
    const rows = pageOf(times, timePage, () =>
      copyOf(target.get(wordTimesKey(timePage)), TIMES_PER_PAGE * STANDING_BYTES),
    )
    writeStanding(rows, (ticket % TIMES_PER_PAGE) * STANDING_BYTES, standing)
  }
  for (const [page, bytes] of types) target.put(wordTypesKey(page), bytes)
  for (const [page, bytes] of ids) target.put(wordIdsKey(page), bytes)
  for (const [page, bytes] of times) target.put(wordTimesKey(page), bytes)
}

export function removeFromDirectory(target: WordTarget, ticket: number): void {
  const typePage = Math.floor(ticket / TYPES_PER_PAGE)
  const types = copyOf(readTypes(target, typePage), TYPES_PER_PAGE)
  types[ticket % TYPES_PER_PAGE] = 0
  if (isEmpty(types, 0, TYPES_PER_PAGE)) target.delete(wordTypesKey(typePage))
  else target.put(wordTypesKey(typePage), types)
  const isRangeEmpty = (page: number, size: number): boolean => {
    const start = (page * size) % TYPES_PER_PAGE
    return isEmpty(types, start, start + size)
  }
  const idPage = Math.floor(ticket / IDS_PER_PAGE)
  if (isRangeEmpty(idPage, IDS_PER_PAGE)) target.delete(wordIdsKey(idPage))
  const timePage = Math.floor(ticket / TIMES_PER_PAGE)
  if (isRangeEmpty(timePage, TIMES_PER_PAGE)) target.delete(wordTimesKey(timePage))
}

/** One byte per ticket; undefined if all its documents are gone. */
export function readTypes(source: WordSource, page: number): Uint8Array | undefined {
  const key = wordTypesKey(page)
  const bytes = source.get(key)
  if (bytes !== undefined && bytes.length !== TYPES_PER_PAGE) {
    throw corruptRecord(key, 'it is not a page of types')
  }
  return bytes
}

export function readDocumentId(source: WordSource, document: number): Uint8Array {
  const ticket = ticketOf(document)
  const key = wordIdsKey(Math.floor(ticket / IDS_PER_PAGE))
  const bytes = readPage(source, key)
  if (bytes.length !== IDS_PER_PAGE * ID_BYTES) throw corruptRecord(key, 'it is not a page of ids')
  const start = (ticket % IDS_PER_PAGE) * ID_BYTES
  return bytes.subarray(start, start + ID_BYTES)
}

/** Undefined if all its documents are gone. */
export function readTimes(source: WordSource, page: number): Buffer | undefined {
  const key = wordTimesKey(page)
  const bytes = source.get(key)
  if (bytes !== undefined && bytes.length !== TIMES_PER_PAGE * STANDING_BYTES) {
    throw corruptRecord(key, 'it is not a page of times')
  }
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}

export function readDocumentStanding(source: WordSource, ticket: number): Standing {
  const page = Math.floor(ticket / TIMES_PER_PAGE)
  const rows = readTimes(source, page)
  if (rows === undefined) throw corruptRecord(wordTimesKey(page), 'it is missing')
  return readStanding(rows, (ticket % TIMES_PER_PAGE) * STANDING_BYTES)
}

function pageOf(pages: Map<number, Buffer>, page: number, load: () => Buffer): Buffer {
  let bytes = pages.get(page)
  if (bytes === undefined) {
    bytes = load()
    pages.set(page, bytes)
  }
  return bytes
}

function copyOf(bytes: Uint8Array | undefined, length: number): Buffer {
  return bytes === undefined ? Buffer.alloc(length) : Buffer.from(bytes)
}

function isEmpty(types: Uint8Array, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (types[index] !== 0) return false
  return true
}
