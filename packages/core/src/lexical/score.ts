/**
 * Scores of given documents: for plans that are driven by another index than the words, and for
 * rankings that want to know which term gave what.
 *
 * @module
 */
import { Bm25 } from './bm25.ts'
import { WordCache } from './page-cache.ts'
import {
  openQuestion,
  type QueryTerm,
  type Question,
  queryTerms,
  type Weighing,
  type WordQuery,
} from './question.ts'
import { WORD_SETTINGS, type WordSettings } from './settings.ts'
import type { WordSource } from './source.ts'

export interface ScoreOptions {
  readonly cache?: WordCache | undefined
  readonly settings?: WordSettings | undefined
  /** As in a search. */
  readonly blind?: boolean | undefined
  readonly weighing?: Weighing | undefined
}

/** The score of each document, in the order given; 0 if it has none of the words. */
export function scoreWords(
  source: WordSource,
  query: WordQuery,
  documents: readonly number[],
  options: ScoreOptions = {},
): { readonly scores: Float64Array; readonly touched: number } {
  const settings = options.settings ?? WORD_SETTINGS
  const cache = options.cache ?? new WordCache()
  const question = openQuestion(
    source,
    query,
    cache,
    settings,
    options.blind ?? false,
    options.weighing,
  )
  return { scores: scoresOf(question, documents), touched: documents.length }
}

/** What one term of a question gives to documents. */
export interface TermScores {
  readonly term: string
  /** No document gets more. */
  readonly weight: number
  /** In the order of the documents given. */
  readonly scores: Float64Array
}

/** What the words of a question weigh together; stems are other ways to find them. A term that no document has weighs the most. */
export function weightOf(source: WordSource, query: WordQuery, options: ScoreOptions = {}): number {
  const { settings = WORD_SETTINGS, cache = new WordCache(), blind = false, weighing } = options
  const { lists, state } = openQuestion(source, query, cache, settings, blind, weighing)
  const known = new Map(lists.map(({ term, weight }) => [term, weight]))
  const unknown = blind ? 1 : new Bm25(weighing ?? state).weight(0)
  return queryTerms(query).reduce(
    (sum, { term, weight, of }) =>
      of === undefined ? sum + (known.get(term) ?? weight * unknown) : sum,
    0,
  )
}

/** The score of each document term by term; the sum over the terms is the score. Terms that no document has are left out. */
export function scoreTerms(
  source: WordSource,
  terms: readonly QueryTerm[],
  documents: readonly number[],
  options: ScoreOptions = {},
): TermScores[] {
  const cache = options.cache ?? new WordCache()
  const settings = options.settings ?? WORD_SETTINGS
  return queryTerms(terms).flatMap((one) => {
    const question = openQuestion(
      source,
      [one],
      cache,
      settings,
      options.blind ?? false,
      options.weighing,
    )
    const weight = question.lists[0]?.weight
    if (weight === undefined) return []
    return [{ term: one.term, weight, scores: scoresOf(question, documents) }]
  })
}

/** Those of the terms that some document has, in the order of terms. */
export function presentTerms(
  source: WordSource,
  terms: readonly QueryTerm[],
  options: ScoreOptions = {},
): string[] {
  const { settings = WORD_SETTINGS, cache = new WordCache(), blind = false, weighing } = options
  const { lists } = openQuestion(source, terms, cache, settings, blind, weighing)
  return lists.map(({ term }) => term)
}

/** The lists of the question are at their beginning. */
export function scoresOf(question: Question, documents: readonly number[]): Float64Array {
  const waiting = new Map(question.waiting.map(({ document, score }) => [document, score]))
  const scores = new Float64Array(documents.length)
  // Lists are walked forwards only.
  const order = documents.map((_, index) => index).sort((a, b) => numberAt(a) - numberAt(b))
  for (const index of order) {
    const document = numberAt(index)
    let score = waiting.get(document) ?? 0
    for (const list of question.lists) {
      if (list.seek(document) === document) score += list.score
    }
    scores[index] = score
  }
  return scores

  function numberAt(index: number): number {
    return documents[index] as number
  }
}
