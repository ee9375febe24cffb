/**
 * The words that a question is compared with: what memories say now, from the index of live words, or
 * what they said at another time (`words-then.ts`).
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import type { QueryTerm, WordQuery } from '../lexical/question.ts'
import { scoreTerms, scoreWords, type TermScores } from '../lexical/score.ts'
import { type SearchOptions, searchWords, type WordHit } from '../lexical/search.ts'
import type { Found, QueryState } from './types.ts'

/** The best memories by their words. */
export interface BestWords {
  readonly hits: readonly Pick<WordHit, 'id' | 'score'>[]
  /** Documents whose score was looked at. */
  readonly touched: number
}

export interface WordIndex {
  /** `accept` is asked only of memories that would be among the best. */
  best(
    question: WordQuery,
    limit: number,
    accept: (id: Uint8Array) => boolean,
    types: readonly number[] | undefined,
  ): BestWords
  /** The score of each memory, 0 if it has none of the words. */
  scores(question: WordQuery, found: readonly Found[]): Float64Array
  /** The same term by term; terms that no memory has are left out. */
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
    accept: (id: Uint8Array) => boolean,
    types: readonly number[] | undefined,
  ): BestWords {
    return searchWords(this.#view, question, { ...this.#options, limit, accept, types })
  }

  scores(question: WordQuery, found: readonly Found[]): Float64Array {
    return scoreWords(this.#view, question, documentsOf(found), this.#options).scores
  }

  termScores(terms: readonly QueryTerm[], found: readonly Found[]): readonly TermScores[] {
    return scoreTerms(this.#view, terms, documentsOf(found), this.#options)
  }
}

/** No memory has this one. */
const NO_DOCUMENT = 0

function documentsOf(found: readonly Found[]): number[] {
  return found.map(({ inputs }) => inputs.docNumber ?? NO_DOCUMENT)
}
