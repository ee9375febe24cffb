/**
 * The languages in which questions about time are read. Calendar, spans and the choice of turns
 * (`calendar.ts`, `span.ts`, `select-turns.ts`) know none of them. A new language is a file that
 * reads a question into a `ParsedTime`, and a row here.
 *
 * @module
 */
import { type ParsedTime, parseTime } from './parse-time.ts'
import { hasTimeWords as hasEnglishTimeWords } from './time-words.ts'

/** What is known about one language. */
export interface TimeLanguage {
  /** Its code, such as `en`. */
  readonly code: string
  /** What a question says about time. Pure; without `mentions` it says nothing in this language. */
  readonly read: (question: string, options: { readonly now: number }) => ParsedTime
  /** Whether a text says when something was. */
  readonly hasTimeWords: (text: string) => boolean
}

const ENGLISH: TimeLanguage = { code: 'en', read: parseTime, hasTimeWords: hasEnglishTimeWords }

/** In the order in which they are asked. */
const OTHERS: readonly TimeLanguage[] = []

/** What a question says about time, in the first language that finds any in it. */
export function readTime(question: string, options: { readonly now: number }): ParsedTime {
  const english = ENGLISH.read(question, options)
  if (english.mentions.length > 0 || english.asksWhen) return english
  for (const { read } of OTHERS) {
    const other = read(question, options)
    if (other.mentions.length > 0 || other.asksWhen) return other
  }
  return english
}

/** Whether a text says when something was, in any of them. */
export function hasTimeWords(text: string): boolean {
  return ENGLISH.hasTimeWords(text) || OTHERS.some((language) => language.hasTimeWords(text))
}
