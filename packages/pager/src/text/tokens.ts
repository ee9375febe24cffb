/**
 * The size of text in tokens, and text cut to a size. The estimate is the engine's, so that budgets
 * mean the same everywhere; the cut is kinder: it never leaves half of an address or an id behind.
 *
 * @module
 */
import { countTokens, LIMITS } from '@cortex-memory/core'
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
