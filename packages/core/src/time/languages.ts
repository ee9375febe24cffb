/**
 * The languages in which questions about time are read. Calendar, spans and the choice of turns
 * (`calendar.ts`, `span.ts`, `select-turns.ts`) know none of them. English has a parser of its own; every
 * other language is a table in `tables/` that puts its words of time into English, and a row here.
 *
 * @module
 */
import { type ParsedTime, parseTime } from './parse-time.ts'
import { FRENCH } from './tables/french.ts'
import { GERMAN } from './tables/german.ts'
import { SPANISH } from './tables/spanish.ts'
import { hasTimeWords as hasEnglishTimeWords } from './time-words.ts'
import { type Token, tokenize } from './tokens.ts'
import {
  folded,
  type Phrases,
  parseTranslated,
  phrasesOf,
  signsIn,
  type TimeTable,
} from './translate.ts'

/** In the order in which equals win. */
const TABLES: readonly TimeTable[] = [GERMAN, FRENCH, SPANISH]

/** Words that English has and no other language here. */
const ENGLISH_SIGNS: ReadonlySet<string> = new Set(
  `the did do does is are were i we you my our your it this that these those what when where which who how why and or not with
  from of on at to for about before after since until between last next yesterday today tomorrow have has had been`.split(
    /\s+/,
  ),
)

/** What a question says about time, in the language in which most of its small words are. */
export function readTime(question: string, options: { readonly now: number }): ParsedTime {
  const other = languageOf(tokenize(question))
  return other === undefined
    ? parseTime(question, options)
    : parseTranslated(question, options, other)
}

/** Whether a text says when something was, in any of them. */
export function hasTimeWords(text: string): boolean {
  if (hasEnglishTimeWords(text)) return true
  const plain = folded(text)
  // Turns are many, and few name a month or a day: only those are read word by word.
  if (!known().some(({ ofTime }) => ofTime.test(plain))) return false
  return languageOf(tokenize(text))?.ofTime.test(plain) ?? false
}

/** Undefined for English, and where the language is not clear. */
function languageOf(tokens: readonly Token[]): Phrases | undefined {
  let most = tokens.filter(({ word }) => ENGLISH_SIGNS.has(folded(word))).length
  let best: Phrases | undefined
  for (const phrases of known()) {
    const signs = signsIn(tokens, phrases)
    if (signs > most) {
      most = signs
      best = phrases
    }
  }
  return best
}

let read: readonly Phrases[] | undefined

/** Read once, by the first question. */
function known(): readonly Phrases[] {
  read ??= TABLES.map(phrasesOf)
  return read
}
