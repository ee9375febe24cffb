/**
 * Short names for memories in text that models and people read: `m7f3` instead of a URI of 57
 * characters. An `m`, then the first characters of a hash of the id in Crockford's base 32: ids that
 * were made together look alike, their hashes do not.
 *
 *   characters   4 up to 2,000 memories, 5 up to 60,000, 6 up to 2 million, then 7:
 *                fewer than 1 in 400 names means two memories
 *
 * A name is a prefix: any length from three characters on works as long as it means one memory.
 *
 * @module
 */
import { idBytes, type MemoryId } from './ids.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** All that the hash has. */
export const REFERENCE_CHARS_MAX = 12
export const REFERENCE_CHARS_MIN = 3
const SHAPE = /^m[0-9a-hjkmnp-tv-z]{3,12}$/

/** Whether a text is a short name such as `m7f3`. */
export function isShortReference(text: string): boolean {
  return SHAPE.test(text)
}

/** How many characters tell so many memories apart, nearly always. */
export function referenceChars(memories: number): number {
  if (memories <= 2_000) return 4
  if (memories <= 60_000) return 5
  return memories <= 2_000_000 ? 6 : 7
}

/** The short name of a memory. */
export function shortReference(id: MemoryId, chars = 4): string {
  return `m${hashText(idBytes(id)).slice(0, chars)}`
}

/** Whether the reference is a name of the memory with this id, given as its bytes. */
export function isNamedBy(reference: string, id: Uint8Array): boolean {
  return hashText(id).startsWith(reference.slice(1))
}

/** Two rounds of a 32-bit hash: it has to spread ids, not to withstand anybody. */
function hashText(id: Uint8Array): string {
  let [high, low] = [0x811c9dc5, 0x9747b28c]
  for (const byte of id) {
    high = Math.imul(high ^ byte, 0x01000193)
    low = Math.imul(low ^ byte, 0x85ebca6b) ^ (low >>> 13)
  }
  high = mixed(high ^ (low >>> 7))
  low = mixed(low ^ high)
  let text = ''
  for (const half of [high, low]) {
    for (let shift = 27; shift >= 2; shift -= 5) text += ALPHABET.charAt((half >>> shift) & 31)
  }
  return text
}

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
