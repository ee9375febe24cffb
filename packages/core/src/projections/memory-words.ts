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
import { OpenWords } from '../lexical/open-words.ts'
import type { WordSource, WordTarget } from '../lexical/source.ts'
import type { Standing } from '../lexical/standing.ts'
import { decodeData } from '../memory/data.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import { decodeRecord } from './records.ts'

export interface MemoryWords {
  /** The number under which the words are found. */
  add(id: Uint8Array, type: MemoryType, data: Uint8Array, since: Since): number
  /** With `keep`, the words are kept apart, for questions about the past. */
  remove(document: number, type: MemoryType, data: Uint8Array, keep?: KeptVersion): void
  /** Takes everything away that was kept of a memory; `versions` are the data of all, the first first. */
  forget(id: Uint8Array, type: MemoryType, versions: readonly Uint8Array[]): void
}

/** From when on words count, by both clocks. */
export interface Since {
  /** When the store came to know them. */
  readonly known: number
  /** Since when they are true. */
  readonly from: number
}

/** Which version of which memory the words are of, and what took their place. */
export interface KeptVersion {
  readonly id: Uint8Array
  readonly version: number
  readonly next: Since
}

/** A target that knows which keys it has. */
interface SearchableTarget extends WordTarget {
  keysBelow(prefix: Key): Uint8Array[]
}

/** Kept in the batch of the change: at once, or of many changes in a row when they are closed. */
export class WordsInPlace implements MemoryWords {
  readonly #target: SearchableTarget
  readonly #row: BothIndexes | undefined

  constructor(target: SearchableTarget, isRow: boolean) {
    this.#target = target
    this.#row = isRow ? openBoth(target) : undefined
  }

  add(id: Uint8Array, type: MemoryType, data: Uint8Array, since: Since): number {
    const words = documentOf(decodeData(type, data))
    const document = { id, type: MEMORY_TYPES.code(type), words, standing: since }
    return this.#change(({ live }) => addDocument(live, document))
  }

  remove(document: number, type: MemoryType, data: Uint8Array, keep?: KeptVersion): void {
    const words = documentOf(decodeData(type, data))
    this.#change(({ live, past }) => {
      const standing = removeDocument(live, document, words)
      if (keep === undefined) return
      const removed = { type: MEMORY_TYPES.code(type), words, standing }
      keepDocument(this.#target, past, keep, removed)
    })
  }

  forget(id: Uint8Array, type: MemoryType, versions: readonly Uint8Array[]): void {
    const target = this.#target
    const keys = target.keysBelow(pastDocumentPrefix(id))
    this.#change(({ past }) => forgetDocuments(target, past, keys, type, versions))
  }

  /** After the last change of a row. */
  close(): void {
    if (this.#row !== undefined) closeBoth(this.#row)
  }

  #change<T>(change: (words: BothIndexes) => T): T {
    if (this.#row !== undefined) return change(this.#row)
    const words = openBoth(this.#target)
    const result = change(words)
    closeBoth(words)
    return result
  }
}

/** The index of live words, and that of words that were replaced. */
export interface BothIndexes {
  readonly live: OpenWords
  readonly past: OpenWords
}

export function openBoth(target: WordTarget): BothIndexes {
  return { live: new OpenWords(target), past: new OpenWords(pastWords(target)) }
}

export function closeBoth({ live, past }: BothIndexes): void {
  live.close()
  past.close()
}

/** As they were in the index of live words. */
export interface RemovedWords {
  readonly type: number
  readonly words: WordDocument
  readonly standing: Standing
}

/** What is said no longer moves to an index of its own, of the same making. */
export function keepDocument(
  target: WordTarget,
  past: OpenWords,
  { id, version, next }: KeptVersion,
  { type, words, standing }: RemovedWords,
): void {
  const ended = { ...standing, nextKnown: next.known, nextFrom: next.from }
  const document = addDocument(past, { id, type, words, standing: ended })
  target.put(pastDocumentKey(id, document), encodeCbor([version, standing.number]))
}

/** `keys` are those of `past/doc/` of one memory. */
export function forgetDocuments(
  target: WordTarget,
  past: OpenWords,
  keys: readonly Uint8Array[],
  type: MemoryType,
  versions: readonly Uint8Array[],
): void {
  for (const key of keys as readonly Key[]) {
    const { version } = readKeptWords(key, target.get(key))
    const data = versions[version - 1]
    if (data === undefined) throw corruptRecord(key, 'it names a version that is not there')
    removeDocument(past, pastDocumentOf(key), documentOf(decodeData(type, data)))
    target.delete(key)
  }
}

/** What a record of `past/doc/` says of a document. */
export interface KeptWords {
  readonly version: number
  /** Of its document in the index of live words, once. */
  readonly number: number
}

export function readKeptWords(key: Key, bytes: Uint8Array | undefined): KeptWords {
  const pair = bytes === undefined ? undefined : decodeRecord(key, bytes, decodeCbor)
  const [version, number] = Array.isArray(pair) ? (pair as readonly unknown[]) : []
  if (typeof version !== 'number' || typeof number !== 'number') {
    throw corruptRecord(key, 'it names no version')
  }
  return { version, number }
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
