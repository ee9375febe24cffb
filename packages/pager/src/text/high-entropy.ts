/**
 * Strings that lose their meaning with one wrong character: addresses, hashes, ids, paths. They are
 * copied whole or not at all, in every text this package makes. In the order of the classes:
 *
 *   prefixed hex   0x and at least 6 hex digits
 *   bare hex       a word of at least 40 hex digits
 *   UUID           8-4-4-4-12 hex digits
 *   ULID           a word of 26 upper-case Crockford characters
 *   URI            a scheme, :// and everything up to a blank, quote, bracket or ellipsis
 *   path           two or more segments behind slashes, with the segment before them if there is one
 *   long number    a word of at least 7 digits
 *
 * A find inside a find of an earlier class is part of it: the digits of a UUID are not a number.
 * A secret is not copied at all, whatever it looks like.
 *
 * @module
 */

import { findSecrets } from '@cortex-memory/core'

export interface HighEntropySpan {
  readonly token: string
  /** Half-open, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

interface Class {
  readonly pattern: RegExp
  /** What the match says without the marks of the sentence around it; empty if nothing is left. */
  readonly trim?: (match: string) => string
}

/** Shorter finds are more likely prose, as in `a/b/c`. */
const CHARS_MIN = 6

const CLASSES: readonly Class[] = [
  { pattern: /0x[0-9a-fA-F]{6,}/g },
  { pattern: /\b[0-9a-fA-F]{40,}\b/g },
  { pattern: /\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b/g },
  { pattern: /\b[0-9A-HJKMNP-TV-Z]{26}\b/g },
  { pattern: /\b[A-Za-z][A-Za-z0-9+.-]{1,31}:\/\/[^\s"'`<>()[\]{}|\\^…]+/g, trim: trimUri },
  { pattern: /(?<![\w.-])~?[\w.-]*(?:\/[\w.-]+){2,}/g, trim: trimPath },
  { pattern: /\b\d{7,}\b/g },
]

function trimPath(match: string): string {
  const path = match.replace(/(?<!\.)\.+$/, '')
  return /(?:\/[\w.-]+){2}$/.test(path) ? path : ''
}

function trimUri(match: string): string {
  const uri = match.replace(/(?<![.,;:!?*])[.,;:!?*]+$/, '')
  return /:\/\/./.test(uri) ? uri : ''
}

/** Every high-entropy string with its place; by class, then by position. */
export function highEntropySpans(text: string): readonly HighEntropySpan[] {
  const spans: HighEntropySpan[] = []
  const isSecret = secretPlaces(text)
  for (const { pattern, trim } of CLASSES) {
    const reach = reachOf(spans, text.length)
    for (const match of text.matchAll(pattern)) {
      const token = trim === undefined ? match[0] : trim(match[0])
      if (token.length < CHARS_MIN) continue
      const start = match.index
      const end = start + token.length
      if (end <= (reach[start] ?? 0)) continue
      if (isSecret?.subarray(start, end).includes(1)) continue
      spans.push({ token, start, end })
    }
  }
  return spans
}

/** One for every character of a secret; nothing if there is no secret. */
function secretPlaces(text: string): Uint8Array | undefined {
  const secrets = findSecrets(text)
  if (secrets.length === 0) return undefined
  const places = new Uint8Array(text.length)
  for (const { start, end } of secrets) places.fill(1, start, end)
  return places
}

/** For every place in the text, the farthest end of a span that starts there or before. */
function reachOf(spans: readonly HighEntropySpan[], length: number): Uint32Array {
  if (spans.length === 0) return new Uint32Array(0)
  const reach = new Uint32Array(length)
  for (const { start, end } of spans) reach[start] = Math.max(reach[start] ?? 0, end)
  for (let at = 1; at < length; at++) {
    if ((reach[at] as number) < (reach[at - 1] as number)) reach[at] = reach[at - 1] as number
  }
  return reach
}

/** The high-entropy strings of a text, each once; by class, then by position. */
export function highEntropyTokens(text: string): string[] {
  return [...new Set(highEntropySpans(text).map(({ token }) => token))]
}

/**
 * The high-entropy strings of `source` that `copy` does not have as such: a longer number that
 * begins with the digits of a shorter one does not stand for it.
 */
export function missingTokens(source: string, copy: string): string[] {
  const present = new Set(highEntropyTokens(copy))
  return highEntropyTokens(source).filter((token) => !present.has(token))
}
