/** What the index is read from and written to, and how a record that must be there is read. */

import type { Key } from '../keys/keyspace.ts'
import { corruptRecord } from '../store/sealed-value.ts'

/** Values without their seals: a batch, or a snapshot of the view. */
export interface WordSource {
  get(key: Key): Uint8Array | undefined
}

export interface WordTarget extends WordSource {
  put(key: Key, value: Uint8Array): void
  delete(key: Key): void
}

/** A place in a segment: all items of smaller terms, and of this term up to but not this document. */
export interface Position {
  readonly term: string
  /** 0: the beginning of the list. */
  readonly document: number
}

export function readPage(source: WordSource, key: Key): Uint8Array {
  const bytes = source.get(key)
  if (bytes === undefined) throw corruptRecord(key, 'it is missing')
  return bytes
}
