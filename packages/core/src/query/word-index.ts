/**
 * The words that a question is compared with: what memories say now, from the index of live words, or
 * what they said at another time (`words-then.ts`).
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import type { QueryTerm, WordQuery } from '../lexical/question.ts'
import {
  presentTerms,
  scoreTerms,
  scoreWords,
  type TermScores,
  weightOf,
} from '../lexical/score.ts'
import { type SearchOptions, searchWords } from '../lexical/search.ts'
import type { Memory } from '../reads/memory-view.ts'
import type { Found, QueryState } from './types.ts'

/** Whether a memory says, as it is judged, what was found. */
export type Says = (memory: Memory) => boolean

export interface WordHit {
  readonly id: Uint8Array
  readonly score: number
  /** Under which the words were first indexed: smaller is newer. */
  readonly number: number
  readonly says: Says
}

/** The best memories by their words. */
export interface BestWords {
  readonly hits: readonly WordHit[]
  /** Documents whose score was looked at. */
  readonly touched: number
}

export interface WordIndex {
  /**
   * The best, whether they say it or not. Absent, `accept` takes all; it is asked only of memories that
   * would be among the best.
   */
  best(
    question: WordQuery,
    limit: number,
    types: readonly number[] | undefined,
    accept?: (id: Uint8Array, says: Says) => boolean,
  ): BestWords
  /** The score of each memory, 0 if it has none of the words. */
  scores(question: WordQuery, found: readonly Found[]): Float64Array
  /** Under which the words of each memory were first indexed; undefined: under none. */
  numbers(found: readonly Found[]): readonly (number | undefined)[]
  /** What the terms of a question weigh together. */
  weightOf(question: WordQuery): number
  /** Those of the terms that some memory has. */
  present(terms: readonly QueryTerm[]): readonly string[]
  /** The scores term by term; terms that no memory has are left out. */
  termScores(terms: readonly QueryTerm[], found: readonly Found[]): readonly TermScores[]
}

/** What live memories say now. */
export class WordsNow implements WordIndex {
  readonly #view: ViewReader
  readonly #options: Pick<SearchOptions, 'cache' | 'blind'>

  constructor(view: ViewReader, { words, allows }: Pick<QueryState, 'words' | 'allows'>) {
    this.#view = view
    this.#options = { cache: words, blind: allows !== undefined }
  }

  best(
    question: WordQuery,
    limit: number,
    types: readonly number[] | undefined,
    accept?: (id: Uint8Array, says: Says) => boolean,
  ): BestWords {
    const { cache, blind } = this.#options
    const { hits, touched } = searchWords(this.#view, question, {
      cache,
      blind,
      limit,
      types,
      accept: accept && ((id) => accept(id, saysSo)),
    })
    return {
      hits: hits.map(({ id, score, number }) => ({ id, score, number, says: saysSo })),
      touched,
    }
  }

  scores(question: WordQuery, found: readonly Found[]): Float64Array {
    return scoreWords(this.#view, question, documentsOf(found), this.#options).scores
  }

  weightOf(question: WordQuery): number {
    return weightOf(this.#view, question, this.#options)
  }

  numbers(found: readonly Found[]): readonly (number | undefined)[] {
    return found.map(({ inputs }) => inputs.docNumber)
  }

  present(terms: readonly QueryTerm[]): readonly string[] {
    return presentTerms(this.#view, terms, this.#options)
  }

  termScores(terms: readonly QueryTerm[], found: readonly Found[]): readonly TermScores[] {
    return scoreTerms(this.#view, terms, documentsOf(found), this.#options)
  }
}

const saysSo: Says = () => true

/** No memory has this one. */
const NO_DOCUMENT = 0

function documentsOf(found: readonly Found[]): number[] {
  return found.map(({ inputs }) => inputs.docNumber ?? NO_DOCUMENT)
}
