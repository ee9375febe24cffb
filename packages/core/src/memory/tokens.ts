/**
 * The size of text in tokens, estimated from its bytes. The estimate decides what forms contain,
 * and forms are hashed: another estimate would be a migration of every store.
 *
 * @module
 */
import { utf8Length } from '../codec/bytes.ts'
import { LIMITS } from '../limits.ts'

export const ELLIPSIS = '…'
const ELLIPSIS_BYTES = 3

/** One token per four bytes of UTF-8, rounded up. */
export function countTokens(text: string): number {
  return Math.ceil(utf8Length(text) / LIMITS.bytesPerToken)
}

/**
 * The text itself if it fits; otherwise its longest prefix of whole code points that fits together
 * with an ellipsis. Words and blanks are not looked at.
 */
export function truncateForm(text: string, tokensMax: number): string {
  if (!(tokensMax >= 1)) return ''
  const bytesMax = Math.floor(tokensMax) * LIMITS.bytesPerToken
  if (text.length * 3 <= bytesMax || utf8Length(text) <= bytesMax) return text
  // A unit has a byte or more: what lies beyond `bytesMax` units cannot be in the prefix.
  const bytes = Buffer.from(text.slice(0, bytesMax), 'utf8')
  let end = bytesMax - ELLIPSIS_BYTES
  while (end > 0 && isContinuation(bytes[end])) end--
  return bytes.toString('utf8', 0, end) + ELLIPSIS
}

/** Whether a byte is inside a code point rather than at its start. */
export function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}
