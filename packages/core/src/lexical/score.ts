/** Scores of given documents: for plans that are driven by another index than the words. */
import { WordCache } from './page-cache.ts'
import { openQuestion, type WordQuery } from './question.ts'
import { WORD_SETTINGS, type WordSettings } from './settings.ts'
import type { WordSource } from './source.ts'

export interface ScoreOptions {
  readonly cache?: WordCache | undefined
  readonly settings?: WordSettings | undefined
  /** As in a search. */
  readonly blind?: boolean | undefined
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
  const question = openQuestion(source, query, cache, settings, options.blind ?? false)
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
  return { scores, touched: documents.length }

  function numberAt(index: number): number {
    return documents[index] as number
  }
}
