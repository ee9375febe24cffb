/**
 * Times that a question names by something that happened: "before I moved", "since the release". No calendar
 * knows when that was, but a memory may.
 *
 * @module
 */
import type { Token } from './tokens.ts'

/** Something that happened, and on which side of it the question looks. */
export interface TimeAnchor {
  readonly direction: 'before' | 'after'
  /** What happened, in the words of the question. */
  readonly text: string
  /** Where the phrase begins in the question, its word of direction included. */
  readonly start: number
  /** Where it ends. */
  readonly end: number
}

const DIRECTIONS: ReadonlyMap<string, TimeAnchor['direction']> = new Map([
  ['before', 'before'],
  ['until', 'before'],
  ['till', 'before'],
  ['after', 'after'],
  ['since', 'after'],
])
/** "After all", "since when", "before that": nothing that a memory could be about. */
const EMPTY =
  /^(?:all|when|that|this|then|it|now|too|long|so|we|i|you|a|the|my|our|is|was|did|do|not|me|them|him|her|us|anything|everything|which|what)$/
const END = /^[,.?!;:()]$/
/** A phrase is short; what is longer is a sentence of its own. */
const WORDS_MAX = 8

/** The first one that is outside the places of a calendar or a session. */
export function anchorIn(
  question: string,
  tokens: readonly Token[],
  isTaken: (token: Token) => boolean,
): TimeAnchor | undefined {
  for (const [at, token] of tokens.entries()) {
    const direction = DIRECTIONS.get(token.word)
    if (direction === undefined || isTaken(token)) continue
    const clause = tokens.slice(at + 1, at + 2 + WORDS_MAX)
    const stop = clause.findIndex((one) => END.test(one.word))
    const words = stop === -1 ? clause : clause.slice(0, stop)
    const [first, last] = [words[0], words.at(-1)]
    if (first === undefined || last === undefined || words.length > WORDS_MAX) continue
    if (words.some(isTaken) || words.every(({ word }) => EMPTY.test(word))) continue
    return {
      direction,
      text: question.slice(first.start, last.end),
      start: token.start,
      end: last.end,
    }
  }
  return undefined
}
