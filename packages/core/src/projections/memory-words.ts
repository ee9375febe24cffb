/**
 * The words of memories, as the reducer keeps them: a memory is added under a number, and removed
 * by that number and the data that it was added with.
 *
 * @module
 */
import { decodeCbor, encodeCbor } from '../codec/cbor.ts'
import type { Key } from '../keys/keyspace.ts'
import {
  pastDocumentKey,
  pastDocumentOf,
  pastDocumentPrefix,
  pastWordKey,
} from '../keys/past-keyspace.ts'
import { documentOf, type WordDocument } from '../lexical/document.ts'
import { addDocument, removeDocument } from '../lexical/index-words.ts'
import type { WordSource, WordTarget } from '../lexical/source.ts'
import { decodeData } from '../memory/data.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import { decodeRecord } from './records.ts'

export interface MemoryWords {
  /** The number under which the words are found. */
  add(id: Uint8Array, type: MemoryType, data: Uint8Array): number
  /** With `keep`, the words are kept apart, for questions about the past. */
  remove(document: number, type: MemoryType, data: Uint8Array, keep?: KeptVersion): void
  /** Takes everything away that was kept of a memory; `versions` are the data of all, the first first. */
  forget(id: Uint8Array, type: MemoryType, versions: readonly Uint8Array[]): void
}

/** Which version of which memory the words are of. */
export interface KeptVersion {
  readonly id: Uint8Array
  readonly version: number
}

/** A target that knows which keys it has. */
interface SearchableTarget extends WordTarget {
  keysBelow(prefix: Key): Uint8Array[]
}

/** Kept at once, in the batch of the change. */
export class WordsInPlace implements MemoryWords {
  readonly #target: SearchableTarget

  constructor(target: SearchableTarget) {
    this.#target = target
  }

  add(id: Uint8Array, type: MemoryType, data: Uint8Array): number {
    const words = documentOf(decodeData(type, data))
    return addDocument(this.#target, { id, type: MEMORY_TYPES.code(type), words })
  }

  remove(document: number, type: MemoryType, data: Uint8Array, keep?: KeptVersion): void {
    const words = documentOf(decodeData(type, data))
    removeDocument(this.#target, document, words)
    if (keep !== undefined) keepDocument(this.#target, keep, MEMORY_TYPES.code(type), words)
  }

  forget(id: Uint8Array, type: MemoryType, versions: readonly Uint8Array[]): void {
    const target = this.#target
    forgetDocuments(target, target.keysBelow(pastDocumentPrefix(id)), type, versions)
  }
}

/** What is said no longer moves to an index of its own, of the same making. */
export function keepDocument(
  target: WordTarget,
  { id, version }: KeptVersion,
  type: number,
  words: WordDocument,
): void {
  const document = addDocument(pastWords(target), { id, type, words })
  target.put(pastDocumentKey(id, document), encodeCbor(version))
}

/** `keys` are those of `past/doc/` of one memory. */
export function forgetDocuments(
  target: WordTarget,
  keys: readonly Uint8Array[],
  type: MemoryType,
  versions: readonly Uint8Array[],
): void {
  const past = pastWords(target)
  for (const key of keys as readonly Key[]) {
    const version = readKeptVersion(key, target.get(key))
    const data = versions[version - 1]
    if (data === undefined) throw corruptRecord(key, 'it names a version that is not there')
    removeDocument(past, pastDocumentOf(key), documentOf(decodeData(type, data)))
    target.delete(key)
  }
}

/** The version that a record of `past/doc/` names. */
export function readKeptVersion(key: Key, bytes: Uint8Array | undefined): number {
  const version = bytes === undefined ? undefined : decodeRecord(key, bytes, decodeCbor)
  if (typeof version !== 'number') throw corruptRecord(key, 'it names no version')
  return version
}

/** The index of words that were replaced, seen as an index of words. */
export function pastWords(target: WordTarget): WordTarget {
  return {
    get: (key) => target.get(pastWordKey(key)),
    put: (key, value) => target.put(pastWordKey(key), value),
    delete: (key) => target.delete(pastWordKey(key)),
  }
}

/** The same, to be read. */
export function pastWordSource(source: WordSource): WordSource {
  return { get: (key) => source.get(pastWordKey(key)) }
}
