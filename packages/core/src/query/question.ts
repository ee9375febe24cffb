/**
 * What a question in words says, before any memory is looked at: the words to search for, the
 * speakers it names, and its time.
 *
 * @module
 */
import { type QueryTerm, queryTerms } from '../lexical/question.ts'
import { questionTerms, speakerTerm } from '../lexical/words.ts'
import { readTime } from '../time/languages.ts'
import type { ParsedTime } from '../time/parse-time.ts'
import { meantNames } from './meant-names.ts'
import type { WordIndex } from './word-index.ts'

export interface Question {
  /** Names of speakers are left out, unless no memory has any of the others. */
  readonly terms: readonly QueryTerm[]
  /** Terms that are names of speakers, or of those who are meant. */
  readonly names: ReadonlySet<string>
  readonly time: ParsedTime
}

export function readQuestion(
  words: Pick<WordIndex, 'present'>,
  near: string,
  now: number,
): Question {
  const time = readTime(near, { now })
  const all = queryTerms(near)
  const plain = all.filter(({ of }) => of === undefined)
  const marked = plain.map(({ term }) => ({ term: speakerTerm(term), weight: 1 }))
  // Each call is bounded by itself.
  const present = new Set([all, marked].flatMap((terms) => words.present(terms)))
  const names = new Set(
    plain.map(({ term }) => term).filter((term) => present.has(speakerTerm(term))),
  )
  const meant = meantNames(words, near, (term) => present.has(term) || names.has(term))
  for (const name of [...meant.values()].flat()) names.add(name)
  const others = all.filter(({ term, of = term }) => !names.has(of) && !meant.has(of))
  const enough = others.some(({ term }) => present.has(term))
  return { terms: enough ? others : all, names, time }
}

/** Whether any of the names is the speaker's. */
export function isNamed(names: ReadonlySet<string>, speaker: string): boolean {
  return names.size > 0 && questionTerms(speaker).some((term) => names.has(term))
}
