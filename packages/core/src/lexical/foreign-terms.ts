/**
 * Terms of words in another language than English: their stems, marked with the language, beside the terms
 * that every text has. So names and identifiers are found as ever, and a stem of one language never
 * meets a word of another.
 *
 *   mark \u0002 | language | stem       \u0002dekatz for `Katzen`
 *   mark \u0002                         once in every such text: tells whether there are any
 *
 * @module
 */
import { foreignStem } from './foreign-stem.ts'
import { isUsual, type Language } from './language.ts'
import { isStopword } from './stopwords.ts'
import { bounded, fold } from './words.ts'

/** No text contains it. */
export const STEM_MARK = '\u0002'

/** A word by itself: pieces of identifiers, paths and numbers are in no language. */
const LATIN_WORD =
  /(?<![\p{L}\p{M}\p{N}_/\\@:#~])[\p{Script=Latin}\p{M}]{2,}(?![\p{L}\p{N}_/\\@#~])/gu
const PLAIN = /^[a-z]{2,}$/

/** Each word that is more than a function word: the word itself, and the term of its stem. */
export function foreignTerms(
  text: string,
  language: Language,
  emit: (term: string, word: string) => void,
): void {
  for (const [word] of text.normalize('NFKC').matchAll(LATIN_WORD)) {
    const folded = fold(word)
    if (!PLAIN.test(folded) || isUsual(folded, language) || isStopword(folded)) continue
    emit(bounded(STEM_MARK + language + foreignStem(folded, language)), word)
  }
}
