/**
 * The words of memories at another time: each is compared by the version that is judged. That is its
 * current one, in the index of live words, or one that was replaced, in the index of those.
 *
 * Words weigh what they weigh now, whatever the time of the question: a common word is one that is
 * common today. So both indexes give scores that can be compared, to the last bit. Documents that do not
 * count at that time are passed by unread (`lexical/standing.ts`); what is left is compared with the
 * version that is judged.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { prefixEnd } from '../keys/keyspace.ts'
import { pastDocumentKey, pastDocumentOf, pastDocumentPrefix } from '../keys/past-keyspace.ts'
import type { QueryTerm, Weighing, WordQuery } from '../lexical/question.ts'
import {
  presentTerms,
  scoreTerms,
  scoreWords,
  type TermScores,
  weightOf,
} from '../lexical/score.ts'
import { type SearchOptions, searchWords } from '../lexical/search.ts'
import { WORD_SETTINGS } from '../lexical/settings.ts'
import type { WordSource } from '../lexical/source.ts'
import type { Clocks } from '../lexical/standing.ts'
import { readWordState } from '../lexical/state.ts'
import { documentFrequency } from '../lexical/statistics.ts'
import { idBytes } from '../memory/ids.ts'
import { pastWordSource, readKeptWords } from '../projections/memory-words.ts'
import { readHead, readSalience } from '../projections/records.ts'
import type { Memory } from '../reads/memory-view.ts'
import type { Found, QueryState } from './types.ts'
import type { BestWords, Says, WordHit, WordIndex } from './word-index.ts'

/** One of the two indexes. */
interface Part {
  readonly source: WordSource
  readonly options: Pick<
    SearchOptions,
    'cache' | 'blind' | 'weighing' | 'clocks' | 'renumbered' | 'settings'
  >
  /** The version whose words a document has. */
  readonly versionOf: (id: Uint8Array, document: number) => number | undefined
}

/** A list of the past has all versions, and few of them count: a longer one is as soon walked. */
const MANY_VERSIONS = { ...WORD_SETTINGS, rareDocuments: 8 * WORD_SETTINGS.rareDocuments }

/** Where the words of a version are: in the index of live words (0), or in that of those that were replaced. */
interface WordPlace {
  readonly part: 0 | 1
  readonly document: number
  readonly number: number
}

export class WordsThen implements WordIndex {
  /** The view of today. */
  readonly #present: ViewReader
  readonly #parts: readonly [live: Part, kept: Part]
  readonly #places = new WeakMap<Memory, WordPlace | undefined>()

  constructor(
    present: ViewReader,
    { words, pastWords, allows }: Pick<QueryState, 'words' | 'pastWords' | 'allows'>,
    clocks: Clocks,
  ) {
    this.#present = present
    const common = { blind: allows !== undefined, weighing: weighingOf(present), clocks }
    const versionOf = (id: Uint8Array): number | undefined => readHead(present, id)?.currentVersion
    const keptVersionOf = (id: Uint8Array, document: number): number => {
      const key = pastDocumentKey(id, document)
      return readKeptWords(key, present.get(key)).version
    }
    this.#parts = [
      { source: present, options: { ...common, cache: words }, versionOf },
      {
        source: pastWordSource(present),
        options: { ...common, cache: pastWords, renumbered: true, settings: MANY_VERSIONS },
        versionOf: keptVersionOf,
      },
    ]
  }

  best(
    question: WordQuery,
    limit: number,
    types: readonly number[] | undefined,
    accept?: (id: Uint8Array, says: Says) => boolean,
  ): BestWords {
    const all: WordHit[] = []
    let touched = 0
    for (const { source, options, versionOf } of this.#parts) {
      const says =
        (id: Uint8Array, document: number): Says =>
        ({ head, version }) =>
          head.tombstoned === undefined && versionOf(id, document) === version.version
      const result = searchWords(source, question, {
        ...options,
        limit,
        types,
        // What is worse than all of the other index is not among the best of both.
        least: all.length < limit ? undefined : all.at(-1)?.score,
        accept: accept && ((id, _type, document) => accept(id, says(id, document))),
      })
      touched += result.touched
      for (const { id, document, number, score } of result.hits) {
        all.push({ id, number, score, says: says(id, document) })
      }
    }
    all.sort((a, b) => b.score - a.score || a.number - b.number)
    return { hits: all.slice(0, limit), touched }
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

  /** By the live words: what is weighed is weighed by those of today. */
  weightOf(question: WordQuery): number {
    const [{ source, options }] = this.#parts
    return weightOf(source, question, options)
  }

  numbers(found: readonly Found[]): readonly (number | undefined)[] {
    return found.map(({ memory }) => this.#placeOf(memory)?.number)
  }

  present(terms: readonly QueryTerm[]): readonly string[] {
    return this.#parts.flatMap(({ source, options }) => presentTerms(source, terms, options))
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

  /** Of each memory its document in one of the indexes, none in the other. */
  #documentsOf(found: readonly Found[]): readonly [number[], number[]] {
    const places = found.map(({ memory }) => this.#placeOf(memory))
    const inPart = (part: 0 | 1): number[] =>
      places.map((place) => (place?.part === part ? place.document : NO_DOCUMENT))
    return [inPart(0), inPart(1)]
  }

  #placeOf(memory: Memory): WordPlace | undefined {
    let place = this.#places.get(memory)
    if (place === undefined && !this.#places.has(memory)) {
      place = this.#readPlace(memory)
      this.#places.set(memory, place)
    }
    return place
  }

  #readPlace({ head, version }: Memory): WordPlace | undefined {
    if (head.tombstoned !== undefined) return undefined
    const id = idBytes(head.id)
    const today = readHead(this.#present, id)
    if (today?.currentVersion === version.version && today.tombstoned === undefined) {
      const document = readSalience(this.#present, id)?.docNumber ?? NO_DOCUMENT
      return { part: 0, document, number: document }
    }
    const from = pastDocumentPrefix(id)
    for (const { key, value } of this.#present.scan({ from, to: prefixEnd(from) })) {
      const document = pastDocumentOf(key)
      const kept = readKeptWords(pastDocumentKey(id, document), value)
      if (kept.version === version.version) return { part: 1, document, number: kept.number }
    }
    return undefined
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
