/**
 * The language of a text, by its function words: the language with the most of them, if it has more than
 * English. A pure function of the beginning of the text, for five languages beside English. Texts of one
 * word say nothing; English is what is left.
 *
 * Changing a list is a change of `ANALYSIS` (`state.ts`).
 *
 * @module
 */
import { fold } from './words.ts'

export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** What comes later is more of the same. */
const LENGTH_MAX = 400

/** Without accents, as words are compared. What is as usual in English is left out on both sides. */
const FUNCTION_WORDS: Readonly<Record<Language | 'en', string>> = {
  en: `the and is are was were of to for with that this have has had i you he she they we my your his
    her it its what when where who why how which will would can could did does not but from be been at
    by about into than then there their them`,
  de: `der die das und ist nicht ich du er sie es wir ihr mit auf fur von zu den dem des ein eine einen
    einem einer eines im auch sich noch nach bei aus wie aber oder wenn dass hat hatte habe haben
    wird werden wurde sind mein meine meinen meiner unser unsere kein keine uber unter zum zur vom sein
    seine seinen wer wo wann warum welche welcher dir mir mich dich uns um durch gegen ohne schon sehr`,
  fr: `le la les et est une un des du de que qui dans pour pas sur avec ce cette ces il elle nous vous
    ils elles je tu mon ma mes ton ta son sa ses notre votre leur au aux ne se plus mais ou par sont
    etait ont avons avez etes suis quand comment pourquoi quel quelle chez tres aussi`,
  es: `el la los las y es una un del de que en con por para no se su sus lo le les al pero como mas mi
    mis tu yo ella ellos nosotros esta este esto ese esa son era fue ha han he hay cuando donde quien
    cual cuales muy tambien sin sobre ya me te nos`,
  it: `il la lo gli le e un una di che non per con del della dei delle nel nella al alla ai alle da dal
    dalla si sono ho hai hanno abbiamo mio mia miei tuo suo sua io lui lei noi voi loro questo questa
    quando dove come chi perche anche ma piu era stato molto`,
  pt: `o os as um uma e de do da dos das no na nos nas em que com por para nao se seu sua seus suas ao aos
    mas como mais meu minha eu ele ela eles nos voce voces este esta isso sao foi era tem ha quando
    onde quem qual muito tambem sem sobre ja me te pelo pela`,
}

/** Words by themselves: pieces of identifiers, paths and numbers are in no language. */
const WORD = /(?<![\p{L}\p{M}\p{N}_/\\@:#~])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}_/\\@#~])/gu
const FOLDED_WORD = /(?<![a-z0-9_/\\@:#~])[a-z]+(?![a-z0-9_/\\@#~])/g

const EN = 1 << LANGUAGES.length

/** The languages in which a word is usual, as bits. */
const USUAL = new Map<string, number>()
for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
  const bit = language === 'en' ? EN : 1 << LANGUAGES.indexOf(language as Language)
  for (const word of words.split(/\s+/)) USUAL.set(word, (USUAL.get(word) ?? 0) | bit)
}

/** The language in which words of a text are stemmed; undefined: English, or not known. */
export function languageOf(texts: readonly string[]): Language | undefined {
  const { english, counts } = countUsual(beginning(texts))
  const most = Math.max(...counts)
  return most > english ? LANGUAGES[counts.indexOf(most)] : undefined
}

/** The languages that a question may be in, beside English: all, where no word says which. */
export function plausibleLanguages(text: string): readonly Language[] {
  const { english, counts } = countUsual(text)
  const most = Math.max(...counts)
  if (most < english) return []
  return LANGUAGES.filter((_, index) => counts[index] === most)
}

function beginning(texts: readonly string[]): string {
  let text = ''
  for (const part of texts) {
    if (text.length >= LENGTH_MAX) break
    text += `${part.slice(0, LENGTH_MAX)}\n`
  }
  return text
}

/** Whether a word says nothing in a language. */
export function isUsual(word: string, language: Language): boolean {
  return ((USUAL.get(word) ?? 0) & (1 << LANGUAGES.indexOf(language))) !== 0
}

/** The words of a text that say nothing in a language. */
export function usualWords(text: string, language: Language): string[] {
  return (text.match(WORD) ?? []).filter((word) => isUsual(fold(word), language))
}

function countUsual(text: string): { readonly english: number; readonly counts: number[] } {
  const counts = LANGUAGES.map(() => 0)
  let english = 0
  for (const word of fold(text.slice(0, LENGTH_MAX)).match(FOLDED_WORD) ?? []) {
    const bits = USUAL.get(word)
    if (bits === undefined) continue
    if ((bits & EN) !== 0) english++
    for (let index = 0; index < counts.length; index++) {
      if ((bits & (1 << index)) !== 0) counts[index] = (counts[index] as number) + 1
    }
  }
  return { english, counts }
}
