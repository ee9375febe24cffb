/**
 * Keys of what the view keeps of its past; see `projections/past.ts`.
 *
 * @module
 */
import { fixed, type Key, KeyWriter } from './key-writer.ts'

/** A memory as it was before the entry from which on, at this time, the store knew otherwise. */
export function pastMemoryKey(id: Uint8Array, known: number, seq: number): Key {
  return fixed('past/m/').bytes(id, 16).u64(known).u64(seq).done()
}

/** Records of one memory; with a time, those from then on. */
export function pastMemoryPrefix(id: Uint8Array): Key {
  return new KeyWriter('past/m/', 16).bytes(id, 16).done()
}

/** Where the records begin that were made after `known`. */
export function pastMemoryAfter(id: Uint8Array, known: number): Key {
  return new KeyWriter('past/m/', 24)
    .bytes(id, 16)
    .u64(known + 1)
    .done()
}

/** An index key that was taken away. */
export function pastIndexKey(key: Uint8Array, known: number): Key {
  return new KeyWriter('past/i/', key.length + 8).bytes(key, key.length).u64(known).done()
}

/** A range of index keys among those that were taken away. */
export function pastIndexBound(key: Uint8Array): Key {
  return new KeyWriter('past/i/', key.length).bytes(key, key.length).done()
}

/** The index key, and when it was taken away. */
export function readPastIndexKey(key: Uint8Array): {
  readonly key: Buffer
  readonly known: number
} {
  const end = key.length - 8
  const bytes = Buffer.from(key)
  const known = Number(bytes.readBigUInt64BE(end))
  return { key: bytes.subarray('past/i/'.length, end), known }
}

export function pastEdgeKey(
  src: Uint8Array,
  type: number,
  dst: Uint8Array,
  known: number,
  seq: number,
): Key {
  return fixed('past/e/').bytes(src, 16).u8(type).bytes(dst, 16).u64(known).u64(seq).done()
}

export function pastEdgePrefix(src: Uint8Array, type: number, dst: Uint8Array): Key {
  return new KeyWriter('past/e/', 33).bytes(src, 16).u8(type).bytes(dst, 16).done()
}

export function pastEdgeAfter(src: Uint8Array, type: number, dst: Uint8Array, known: number): Key {
  return new KeyWriter('past/e/', 41)
    .bytes(src, 16)
    .u8(type)
    .bytes(dst, 16)
    .u64(known + 1)
    .done()
}

export function pastWeightsKey(known: number, seq: number): Key {
  return fixed('past/weights/').u64(known).u64(seq).done()
}

export function pastWeightsAfter(known: number): Key {
  return new KeyWriter('past/weights/', 8).u64(known + 1).done()
}

/** A version of a memory whose words are kept apart, by the number of its document. */
export function pastDocumentKey(id: Uint8Array, document: number): Key {
  return fixed('past/doc/').bytes(id, 16).bytes(u32(document), 4).done()
}

export function pastDocumentPrefix(id: Uint8Array): Key {
  return new KeyWriter('past/doc/', 16).bytes(id, 16).done()
}

/** The number that ends a key of `past/doc/`. */
export function pastDocumentOf(key: Uint8Array): number {
  return Buffer.from(key.subarray(key.length - 4)).readUInt32BE()
}

function u32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** When documents count: only questions about another time ask. */
export function wordTimesKey(page: number): Key {
  return fixed('idx/words/time/').u64(page).done()
}

/** The same record in the index of words that were replaced. */
export function pastWordKey(key: Uint8Array): Key {
  const isState = key.length === 'meta/words'.length
  const rest = isState ? key.subarray('meta/'.length) : key.subarray('idx/words/'.length)
  return new KeyWriter('past/words/', rest.length).bytes(rest, rest.length).done()
}
