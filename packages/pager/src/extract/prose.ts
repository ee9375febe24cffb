/**
 * Whether a turn is nothing but the user's own prose: no part of it is anybody else's, nothing is quoted,
 * no line begins with a mark or a name and a colon. Only there does the vote add what no table knows.
 *
 * @module
 */
import { isForeignLabel } from './tables/labels.ts'

const LINES_MAX = 6
/** Where somebody is quoted, more may be theirs than stands between the marks. */
const QUOTES = /["“”„«»]|(?:^|\s)['‘]\p{L}/u
/** A word or a name that is only mentioned. */
const MENTION =
  /(?<![:：]\s{0,8})(?:["“„«][^"“”„«»\n.!?]{1,28}["“”»]|(?<=^|\s)['‘][^'‘’\n.!?]{1,28}['’](?!\p{L}))/gu
/** A date or a time at the beginning of a line is a chat or a log. */
const STAMP = /^(?:\d{1,4}[./:-]\d|\[?\d{1,2}:\d\d)/
const LABEL = /^([^:]{1,60}):(?:\s|$)/

/** @param own the parts of the turn that are the user's */
export function isProse(text: string, own: readonly string[]): boolean {
  if (QUOTES.test(text.replace(MENTION, '')) || lettersOf(own.join('')) < lettersOf(text))
    return false
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length <= LINES_MAX && lines.every(isProseLine)
}

function lettersOf(text: string): number {
  return text.replace(/\s/g, '').length
}

function isProseLine(line: string): boolean {
  if (!/^\s{0,3}[\p{L}\d#@(€$£]/u.test(line) || STAMP.test(line)) return false
  // "Rename it. And for the future: …": a label is in the sentence of its colon.
  const label = LABEL.exec(line)?.[1]
    ?.replace(/^.*[.!?…]\s+/, '')
    .trim()
  return label === undefined || !isForeignLabel(label)
}
