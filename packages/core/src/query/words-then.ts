/**
 * The words of memories at another time: each is compared by the version that is judged. That is its
 * current one, in the index of live words, or one that was replaced, in the index of those.
 *
 * Words weigh what they weigh now, whatever the time of the question: a common word is one that is
 * common today. So both indexes give scores that can be compared, to the last bit.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { prefixEnd } from '../keys/keyspace.ts'
import { pastDocumentKey, pastDocumentOf, pastDocumentPrefix } from '../keys/past-keyspace.ts'
import type { QueryTerm, Weighing, WordQuery } from '../lexical/question.ts'
import { scoreTerms, scoreWords, type TermScores } from '../lexical/score.ts'
import { type SearchOptions, searchWords, type WordResult } from '../lexical/search.ts'
import type { WordSource } from '../lexical/source.ts'
import { readWordState } from '../lexical/state.ts'
import { documentFrequency } from '../lexical/statistics.ts'
import { idBytes } from '../memory/ids.ts'
import { pastWordSource, readKeptVersion } from '../projections/memory-words.ts'
import { readHead, readSalience } from '../projections/records.ts'
import type { Memory } from '../reads/memory-view.ts'
import type { Candidates } from './candidate.ts'
import { nameOf } from './id-name.ts'
import type { Found, QueryState } from './types.ts'
import type { BestWords, WordIndex } from './word-index.ts'

/** Each repetition looks at so many times as many. */
const GROWTH = 4

/** One of the two indexes. */
interface Part {
  readonly source: WordSource
  readonly options: Pick<SearchOptions, 'cache' | 'blind' | 'weighing'>
  /** The version whose words a document has. */
  readonly versionOf: (id: Uint8Array, document: number) => number | undefined
}

export class WordsThen implements WordIndex {
  /** The view of today. */
  readonly #present: ViewReader
  readonly #candidates: Pick<Candidates, 'peek' | 'documentOf'>
  readonly #parts: readonly Part[]
  readonly #judged = new Map<string, Memory | undefined>()

  constructor(
    present: ViewReader,
    candidates: Pick<Candidates, 'peek' | 'documentOf'>,
    { words, pastWords, allows }: Pick<QueryState, 'words' | 'pastWords' | 'allows'>,
  ) {
    this.#present = present
    this.#candidates = candidates
    const common = { blind: allows !== undefined, weighing: weighingOf(present) }
    const versionOf = (id: Uint8Array): number | undefined => readHead(present, id)?.currentVersion
    const keptVersionOf = (id: Uint8Array, document: number): number => {
      const key = pastDocumentKey(id, document)
      return readKeptVersion(key, present.get(key))
    }
    this.#parts = [
      { source: present, options: { ...common, cache: words }, versionOf },
      {
        source: pastWordSource(present),
        options: { ...common, cache: pastWords },
        versionOf: keptVersionOf,
      },
    ]
  }

  best(
    question: WordQuery,
    limit: number,
    accept: (id: Uint8Array) => boolean,
    types: readonly number[] | undefined,
  ): BestWords {
    if (limit < 1) return { hits: [], touched: 0 }
    for (let size = limit; ; size *= GROWTH) {
      const results = this.#parts.map(({ source, options, versionOf }) =>
        searchWords(source, question, {
          ...options,
          limit: size,
          types,
          accept: (id, _type, document) =>
            this.#versionJudged(id) === versionOf(id, document) && accept(id),
        }),
      )
      const hits = this.#joined(results)
      const touched = results.reduce((sum, result) => sum + result.touched, 0)
      const last = hits[limit - 1]?.score ?? 0
      // Equals beyond the cut may come first by their age.
      const isWhole = results.every(
        (result) => result.hits.length < size || (result.hits.at(-1)?.score ?? 0) < last,
      )
      if (isWhole) return { hits: hits.slice(0, limit), touched }
    }
  }

  scores(question: WordQuery, found: readonly Found[]): Float64Array {
    const documents = this.#documentsOf(found)
    const sums = new Float64Array(found.length)
    for (const [at, { source, options }] of this.#parts.entries()) {
      const { scores } = scoreWords(source, question, documents[at] as number[], options)
      for (let index = 0; index < sums.length; index++) {
        sums[index] = (sums[index] as number) + (scores[index] as number)
      }
    }
    return sums
  }

  termScores(terms: readonly QueryTerm[], found: readonly Found[]): readonly TermScores[] {
    const documents = this.#documentsOf(found)
    const known = new Map<string, { weight: number; scores: Float64Array }>()
    for (const [at, { source, options }] of this.#parts.entries()) {
      for (const one of scoreTerms(source, terms, documents[at] as number[], options)) {
        const before = known.get(one.term)
        if (before === undefined) known.set(one.term, { weight: one.weight, scores: one.scores })
        else before.scores = before.scores.map((score, i) => score + (one.scores[i] as number))
      }
    }
    return [...known.keys()]
      .sort()
      .map((term) => ({ term, ...(known.get(term) as { weight: number; scores: Float64Array }) }))
  }

  /** Each memory once, of equal ones what was written last first. */
  #joined(results: readonly WordResult[]): BestWords['hits'] {
    const known = new Map<string, { readonly id: Uint8Array; readonly score: number }>()
    for (const { hits } of results) {
      for (const { id, score } of hits) known.set(nameOf(id), { id: Buffer.from(id), score })
    }
    return [...known.values()]
      .map((hit) => ({ ...hit, age: this.#candidates.documentOf(hit.id) ?? 0 }))
      .sort((a, b) => b.score - a.score || a.age - b.age)
  }

  /** Undefined: nobody finds it by words. */
  #versionJudged(id: Uint8Array): number | undefined {
    const name = nameOf(id)
    if (!this.#judged.has(name)) this.#judged.set(name, this.#candidates.peek(id))
    const memory = this.#judged.get(name)
    return memory?.head.tombstoned === undefined ? memory?.version.version : undefined
  }

  /** Of each memory its document in one of the indexes, none in the other. */
  #documentsOf(found: readonly Found[]): readonly [number[], number[]] {
    const live: number[] = []
    const kept: number[] = []
    for (const { memory } of found) {
      const [here, there] = this.#documentOf(memory)
      live.push(here)
      kept.push(there)
    }
    return [live, kept]
  }

  #documentOf({ head, version }: Memory): readonly [live: number, kept: number] {
    if (head.tombstoned !== undefined) return [NO_DOCUMENT, NO_DOCUMENT]
    const id = idBytes(head.id)
    const today = readHead(this.#present, id)
    if (today?.currentVersion === version.version && today.tombstoned === undefined) {
      return [readSalience(this.#present, id)?.docNumber ?? NO_DOCUMENT, NO_DOCUMENT]
    }
    const from = pastDocumentPrefix(id)
    for (const { key, value } of this.#present.scan({ from, to: prefixEnd(from) })) {
      const document = pastDocumentOf(key)
      const named = pastDocumentKey(id, document)
      if (readKeptVersion(named, value) === version.version) return [NO_DOCUMENT, document]
    }
    return [NO_DOCUMENT, NO_DOCUMENT]
  }
}

/** No memory has this one. */
const NO_DOCUMENT = 0

function weighingOf(present: ViewReader): Weighing {
  const { documents, length } = readWordState(present)
  const known = new Map<string, number>()
  return {
    documents,
    length,
    holding: (term) => {
      let count = known.get(term)
      if (count === undefined) {
        count = documentFrequency(present, term)
        known.set(term, count)
      }
      return count
    },
  }
}
