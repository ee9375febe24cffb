/**
 * An upper estimate of the tokens that a model counts: never below the larger of `cl100k_base` and
 * `o200k_base` on text of any kind, as far as tests with both can show. `countTokens` stays the unit of
 * forms and roots; this is the unit of whatever is sent.
 *
 * Classes of characters alone would overstate prose by half. A small filter knows the words that are
 * one token; what it does not know counts by its letters, as random letters would:
 *
 *   known word            1
 *   unknown word          0.62 per letter and 0.6, of capitals 0.7; in parts where capitals stand inside
 *   digits                one per three begun, and one behind a blank
 *   punctuation           1 each, in runs 0.76 and 0.8
 *   blanks, line ends     nothing for one blank, else one per run and a little for its length
 *   other scripts         1.18 for a character that is known, else nearly one per byte
 *
 * @module
 */
import { TOKEN_CHARS, TOKEN_WORDS } from './token-words.ts'

const HASHES = 6
/** For what merges across the borders of runs. */
const FACTOR = 1.03
/** For short texts, in which a few rare pairs are much. */
const MORE = 1

const RUNS = /[A-Za-z]+|[0-9]+| +|[\t\n\v\f\r]+|[!-/:-@[-`{-~]+|[\s\S]/gu

/** A character that is one token alone may be parted from its neighbours in more. */
const CHAR_KNOWN = 1.18
/** By bytes of UTF-8: mostly one token per byte, some pairs of bytes are known. */
const CHAR_UNKNOWN = [0, 0, 2.05, 2.9, 4] as const
const EMOJI_FIRST = 0x1f000
const EMOJI_LAST = 0x1fbff
const EMOJI = 3.1
/** What parts strings in JSON, one token each in both. */
const JSON_MARKS: ReadonlySet<string> = new Set(['":"', '","', '":', '",', '":['])
/** A longer word is not in the filter; by chance it may seem to be. */
const WORD_MAX = 24
/** Hardly ever a word: three in a thousand of these would seem to be known by chance. */
const UNLIKELY = /[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]{5}|[A-Z]{9}/

let words: Uint8Array | undefined
let chars: Uint8Array | undefined

/** At least as many tokens as a model counts, and seldom half as many again. */
export function estimateRealTokens(text: string): number {
  if (text === '') return 0
  let sum = 0
  for (const { 0: run, index } of text.matchAll(RUNS)) sum += costOf(text, run, index)
  return Math.ceil(sum * FACTOR) + MORE
}

function costOf(text: string, run: string, at: number): number {
  const code = run.charCodeAt(0)
  if (isLetter(code)) return wordCost(text, run, at)
  if (code >= 0x80) return otherCost(run.codePointAt(0) as number)
  if (code >= 0x30 && code <= 0x39) {
    return Math.ceil(run.length / 3) + (text.charCodeAt(at - 1) === 0x20 ? 1 : 0)
  }
  if (code === 0x20) return blankCost(text, run.length, at)
  if (code >= 0x09 && code <= 0x0d) return whiteCost(run)
  if (code > 0x20 && code < 0x7f) return punctuationCost(run)
  return 1.2
}

function wordCost(text: string, run: string, at: number): number {
  const isBeside = text.charCodeAt(at - 1) >= 0x80 || text.charCodeAt(at + run.length) >= 0x80
  if (isBeside) return lettersCost(run.length, 0.62)
  const blank = text.charCodeAt(at - 1) === 0x20 ? ' ' : ''
  if (isKnown(blank + run)) return 1
  const parts = run.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [run]
  if (parts.length === 1) return lettersCost(run.length, run.toUpperCase() === run ? 0.7 : 0.62)
  const cost = parts.reduce((sum, part) => sum + partCost(part), 0)
  return Math.min(cost, run.length)
}

function partCost(part: string): number {
  return isKnown(part) ? 1.25 : lettersCost(part.length, 0.68)
}

/** One blank is part of the word behind it. */
function blankCost(text: string, blanks: number, at: number): number {
  if (blanks > 1) return 1.2 + blanks / 60
  const next = text.charCodeAt(at + 1)
  return next >= 0x09 && next <= 0x0d ? 1 : 0
}

function punctuationCost(run: string): number {
  if (run.length === 1 || JSON_MARKS.has(run)) return 1
  return Math.min(run.length, 0.76 * run.length + 0.8)
}

/** Equal line ends go together, changing ones do not. */
function whiteCost(run: string): number {
  let cost = 1
  for (let at = 1; at < run.length; at++) {
    cost += run.charCodeAt(at) === run.charCodeAt(at - 1) ? 1 / 8 : 1
  }
  return cost
}

/** Never more than one token per letter. */
function lettersCost(letters: number, perLetter: number): number {
  return Math.min(letters, perLetter * letters + 0.6)
}

function otherCost(code: number): number {
  if (code > 0xffff) {
    return code >= EMOJI_FIRST && code <= EMOJI_LAST ? EMOJI : CHAR_UNKNOWN[4]
  }
  chars ??= Buffer.from(TOKEN_CHARS, 'base64')
  if (((chars[code >> 3] as number) >> (code & 7)) & 1) return CHAR_KNOWN
  return CHAR_UNKNOWN[code < 0x800 ? 2 : 3]
}

/** As in scripts/build-token-words.mjs. */
function isKnown(word: string): boolean {
  if (word.length > WORD_MAX || UNLIKELY.test(word)) return false
  words ??= Buffer.from(TOKEN_WORDS, 'base64')
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  }
  let step = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  step = (step ^ (step >>> 13)) | 1
  for (let time = 0; time < HASHES; time++) {
    const bit = (hash + Math.imul(step, time)) >>> 13
    if ((((words[bit >> 3] as number) >> (bit & 7)) & 1) === 0) return false
  }
  return true
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}
