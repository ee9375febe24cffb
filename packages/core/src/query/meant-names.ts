/**
 * Who is meant by a name that nobody has: a speaker whose name is one letter away. Only words with a capital
 * letter that no memory has are looked at, so a question without a mistake costs nothing.
 *
 * @module
 */
import { QUERY_TERMS_MAX } from '../lexical/question.ts'
import { questionTerms, speakerTerm } from '../lexical/words.ts'
import type { WordIndex } from './word-index.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Shorter names are one letter away from too much. */
const LETTERS_MIN = 4
const LETTERS_MAX = 16
/** A question names few people. */
const NAMES_MAX = 3

const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{3,15}(?![\p{L}\p{N}])/gu

/** Of each term that may be a misspelt name, the terms of the speakers who may be meant. */
export function meantNames(
  words: Pick<WordIndex, 'present'>,
  question: string,
  isKnown: (term: string) => boolean,
): Map<string, readonly string[]> {
  const meant = new Map<string, readonly string[]>()
  const capitalised = (question.match(CAPITALISED) ?? []).flatMap(questionTerms)
  const unknown = [...new Set(capitalised)].filter((term) => isName(term) && !isKnown(term))
  for (const term of unknown.slice(0, NAMES_MAX)) {
    const names = speakersAmong(words, nearby(term))
    if (names.length > 0) meant.set(term, names)
  }
  return meant
}

function isName(term: string): boolean {
  return term.length >= LETTERS_MIN && term.length <= LETTERS_MAX && /^[a-z]+$/.test(term)
}

function speakersAmong(words: Pick<WordIndex, 'present'>, terms: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < terms.length; at += QUERY_TERMS_MAX) {
    const some = terms.slice(at, at + QUERY_TERMS_MAX)
    const present = new Set(
      words.present(some.map((term) => ({ term: speakerTerm(term), weight: 1 }))),
    )
    found.push(...some.filter((term) => present.has(speakerTerm(term))))
  }
  return found
}

/** All words that one letter more, less, other or changed with its neighbour makes of a word. */
function nearby(word: string): string[] {
  const made = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') made.add(before + after.slice(1))
    if (after.length > 1) made.add(before + after[1] + after[0] + after.slice(2))
    for (const letter of LETTERS) {
      made.add(before + letter + after)
      if (after !== '') made.add(before + letter + after.slice(1))
    }
  }
  made.delete(word)
  return [...made]
}
