/**
 * The index of words against the memories: which terms each live memory has, how often, and how
 * long it is. The index is compared as the set that it stands for, not record by record. One sum of
 * hashes per document is kept, so that a large store can be checked.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { headKey, printKey, WORDS_KEY } from '../keys/keyspace.ts'
import { countTerms, documentOf } from '../lexical/document.ts'
import { indexItems, memoryOf } from '../lexical/inspect.ts'
import { readWordState } from '../lexical/state.ts'
import { decodeData } from '../memory/data.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { readSalience, readVersionOf } from '../projections/records.ts'
import type { HeadRecord } from '../records/head.ts'
import type { Problem } from './report.ts'

/** Sums stay whole numbers. */
const MODULUS = 2 ** 48

interface Sums {
  /** Over the terms, removals subtracted. */
  terms: number
  /** Over the terms with how often they occur and the length of the document, removals left out. */
  postings: number
}

export class WordCheck {
  readonly #view: ViewReader
  readonly #indexed = new Map<number, Sums>()
  readonly #live = new Set<number>()
  #length = 0

  /** CORRUPT if the index cannot be read. */
  constructor(view: ViewReader) {
    this.#view = view
    for (const { document, term, removal, times, length } of indexItems(view)) {
      const sums = sumsOf(this.#indexed, document)
      sums.terms = (sums.terms + (removal ? MODULUS - hash(term) : hash(term))) % MODULUS
      if (!removal) sums.postings = (sums.postings + hash(`${term} ${times} ${length}`)) % MODULUS
    }
  }

  /** What the index has wrong of one memory that is not tombstoned. */
  memory(head: HeadRecord): Problem | undefined {
    const document = readSalience(this.#view, head.id)?.docNumber
    const version = readVersionOf(this.#view, head, head.currentVersion)
    if (document === undefined || version === undefined) {
      return problem('INDEX_MISSING', head.id, 'its words are not indexed')
    }
    this.#live.add(document)
    const { terms, counts, length } = countTerms(documentOf(decodeData(head.type, version.data)))
    this.#length += length
    const expected: Sums = { terms: 0, postings: 0 }
    for (const [index, term] of terms.entries()) {
      expected.terms = (expected.terms + hash(term)) % MODULUS
      const posting = hash(`${term} ${counts[index]} ${length}`)
      expected.postings = (expected.postings + posting) % MODULUS
    }
    const { terms: have, postings } = this.#indexed.get(document) ?? { terms: 0, postings: 0 }
    if (have !== expected.terms || postings !== expected.postings) {
      return problem('INDEX_MISSING', head.id, 'the index has other words of it')
    }
    const named = memoryOf(this.#view, document)
    const code = MEMORY_TYPES.code(head.type)
    return named !== undefined && named.type === code && equalBytes(named.id, head.id)
      ? undefined
      : problem('INDEX_MISSING', head.id, 'its document in the index of words names another memory')
  }

  /** What the index has besides, once all live memories were shown. */
  rest(): Problem | undefined {
    const key = printKey(WORDS_KEY)
    for (const [document, { terms }] of this.#indexed) {
      if (this.#live.has(document)) continue
      if (terms !== 0 || memoryOf(this.#view, document) !== undefined) {
        return {
          code: 'INDEX_ORPHAN',
          key,
          message: `${key}: document ${document} has words and is not a memory's`,
        }
      }
    }
    const { documents, length } = readWordState(this.#view)
    if (documents === this.#live.size && length === this.#length) return undefined
    return {
      code: 'VIEW_DIFFERS',
      key,
      message: `${key}: it counts ${documents} documents of length ${length}, there are ${this.#live.size} of length ${this.#length}`,
    }
  }
}

function problem(code: Problem['code'], id: Uint8Array, what: string): Problem {
  const key = printKey(headKey(id))
  return { code, key, message: `memory ${key}: ${what}` }
}

function sumsOf(all: Map<number, Sums>, document: number): Sums {
  let sums = all.get(document)
  if (sums === undefined) {
    sums = { terms: 0, postings: 0 }
    all.set(document, sums)
  }
  return sums
}

/** 48 bits of two multiplicative hashes; nobody chooses terms to fool a check of their own store. */
function hash(text: string): number {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 13)
  }
  return (low >>> 0) * 0x10000 + ((high >>> 8) & 0xffff)
}
