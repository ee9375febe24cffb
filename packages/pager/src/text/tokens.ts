/**
 * The size of text in tokens, and text cut to a size. Two units: that of the engine for what is stored,
 * and what a model counts at most for whatever is sent. A cut never leaves half of an address or an id
 * behind.
 *
 * @module
 */
import { countTokens, estimateRealTokens, LIMITS } from '@cortex-memory/core'
import { highEntropySpans } from './high-entropy.ts'

const MARK = '…'
const MARK_BYTES = 3

/** How far behind a cut its token is looked at: enough to know that the cut is inside it. */
const TOKEN_UNITS_MAX = 4_096

/** One token per four bytes of UTF-8, rounded up. */
export function estimateTokens(text: string): number {
  return countTokens(text)
}

/**
 * The text itself if it fits; otherwise a prefix and an ellipsis that fit together. The prefix ends
 * between code points and never inside a high-entropy string: it ends before one instead.
 */
export function truncateTokens(text: string, tokensMax: number): string {
  if (!(tokensMax >= 1)) return ''
  const bytesMax = Math.floor(tokensMax) * LIMITS.bytesPerToken
  // A unit has one byte or more: a long text need not be counted to be known as too long.
  if (text.length <= bytesMax && Buffer.byteLength(text) <= bytesMax) return text
  const end = endOutsideTokens(text, unitsWithin(text, bytesMax - MARK_BYTES))
  return text.slice(0, end).trimEnd() + MARK
}

/** What a model counts at most. */
export function sentTokens(text: string): number {
  return estimateRealTokens(text)
}

/** A known word is one token and has at most so many letters. */
const UNITS_PER_TOKEN_MAX = 24
/** As far back as the start of a long word. */
const UNITS_BACK_MAX = 48

/** As `truncateTokens`, in tokens that a model counts at most. */
export function cutToSent(text: string, tokensMax: number): string {
  if (!(tokensMax >= 1)) return ''
  const start = text.slice(0, (Math.floor(tokensMax) + 1) * UNITS_PER_TOKEN_MAX)
  if (start.length === text.length && sentTokens(text) <= tokensMax) return text
  let [fits, beyond] = [0, start.length]
  while (beyond - fits > 1) {
    const middle = (fits + beyond) >> 1
    if (sentTokens(`${start.slice(0, middle)}${MARK}`) <= tokensMax) fits = middle
    else beyond = middle
  }
  const whole = wellFormedEnd(text, fits)
  // Half a word can count more than the whole one: some ends before it do not fit.
  for (let end = whole; end > Math.max(0, whole - UNITS_BACK_MAX); end--) {
    const cut = text.slice(0, endOutsideTokens(text, wellFormedEnd(text, end))).trimEnd() + MARK
    if (sentTokens(cut) <= tokensMax) return cut
  }
  return ''
}

function wellFormedEnd(text: string, end: number): number {
  return text.slice(0, end).isWellFormed() || !text.isWellFormed() ? end : end - 1
}

/** How many UTF-16 units from the start take at most `bytesMax` bytes, in whole code points. */
function unitsWithin(text: string, bytesMax: number): number {
  let bytes = 0
  let units = 0
  for (const char of text) {
    bytes += Buffer.byteLength(char)
    if (bytes > bytesMax) break
    units += char.length
  }
  return units
}

/**
 * The last place at or before `end` where a cut neither parts a high-entropy string nor makes one
 * that was not there: nine digits of a longer word would read as a number.
 */
function endOutsideTokens(text: string, end: number): number {
  const whole = highEntropySpans(text.slice(0, end + TOKEN_UNITS_MAX))
  const known = new Set(whole.map(({ start, end: stop }) => `${start}:${stop}`))
  let cut = end
  for (;;) {
    const parted = whole.filter((span) => span.start < cut && cut < span.end)
    const made = highEntropySpans(text.slice(0, cut).trimEnd()).filter(
      (span) => !known.has(`${span.start}:${span.end}`),
    )
    const starts = [...parted, ...made].map(({ start }) => start)
    if (starts.length === 0) return cut
    cut = Math.min(...starts)
  }
}
