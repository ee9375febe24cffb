/**
 * A question as words, numbers and signs, each with its place in the text. Numeric dates and clock
 * times are one token, so that no rule sees "8" in "8/5/2023".
 *
 * @module
 */

export interface Token {
  readonly text: string
  /** In lower case, with a typewriter apostrophe. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** No space before it. */
  readonly glued: boolean
}

const NUMERIC_DATE =
  '(?<![\\w./-])(?:\\d{4}-\\d{1,2}-\\d{1,2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z?)?' +
  '|\\d{4}/\\d{1,2}/\\d{1,2}|\\d{1,2}([/.-])\\d{1,2}\\1\\d{4}|\\d{1,2}/\\d{1,2}|\\d{4}-\\d{2})' +
  '(?![\\w/]|[.-]\\d)'
const CLOCK = '\\d{1,2}:\\d{2}(?!\\d)'
const ORDINAL = '\\d+(?:st|nd|rd|th)\\b'
const DECADE = "['’]?\\d{1,3}0s\\b"
const SHORT_YEAR = "(?<!\\w)['’]\\d{2}(?!\\w)"
const NUMBER = '(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?'
const SUFFIX = "['’]\\p{L}+"
const TOKEN = new RegExp(
  [NUMERIC_DATE, CLOCK, ORDINAL, DECADE, SHORT_YEAR, NUMBER, '\\p{L}+', SUFFIX, '[^\\s]'].join('|'),
  'giu',
)

/** Times are in the first words of a question; what comes later is pasted text. */
const TOKENS_MAX = 1000

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    tokens.push({
      text: match[0],
      word: match[0].toLowerCase().replace('’', "'"),
      start,
      end: start + match[0].length,
      glued: tokens.at(-1)?.end === start,
    })
    if (tokens.length === TOKENS_MAX) break
  }
  return tokens
}
