/**
 * ULIDs: 48 bits of milliseconds and 80 bits of randomness, so that byte order is creation order.
 * Sixteen bytes inside, 26 characters of Crockford's base 32 outside.
 *
 * Reading is strict, because one id must have one text: upper case only, none of I L O U, and no
 * first character above 7 (it would need more than 128 bits).
 *
 * @module
 */
import { assert } from '../assert.ts'
import { CortexError } from '../errors.ts'

export const ULID_BYTES = 16
export const ULID_CHARS = 26

/** The last millisecond that fits into 48 bits, in the year 10889. */
export const ULID_TIME_MAX_MS: number = 2 ** 48 - 1

const RANDOM_BYTES = 10
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

// One negative digit makes every number it is joined into negative: one test for a whole group.
const DIGITS = new Int8Array(128).fill(-1)
for (let value = 0; value < 32; value++) DIGITS[ALPHABET.charCodeAt(value)] = value

const CODES = new Uint8Array(32)
for (let value = 0; value < 32; value++) CODES[value] = ALPHABET.charCodeAt(value)

/** The sixteen bytes of a ULID's text, or `undefined` if it is not one. */
export function parseUlid(text: string): Uint8Array | undefined {
  if (text.length !== ULID_CHARS) return undefined
  const first = (digit(text, 0) << 5) | digit(text, 1)
  if (first < 0 || first > 0xff) return undefined
  const bytes = new Uint8Array(ULID_BYTES)
  bytes[0] = first
  for (let at = 2, out = 1; at < ULID_CHARS; at += 8, out += 5) {
    const high = twentyBits(text, at)
    const low = twentyBits(text, at + 4)
    if ((high | low) < 0) return undefined
    bytes[out] = high >>> 12
    bytes[out + 1] = high >>> 4
    bytes[out + 2] = (high << 4) | (low >>> 16)
    bytes[out + 3] = low >>> 8
    bytes[out + 4] = low
  }
  return bytes
}

function digit(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 128 ? (DIGITS[code] as number) : -1
}

function twentyBits(text: string, at: number): number {
  return (
    (digit(text, at) << 15) |
    (digit(text, at + 1) << 10) |
    (digit(text, at + 2) << 5) |
    digit(text, at + 3)
  )
}

const scratch = Buffer.allocUnsafe(ULID_CHARS)

/** The text of sixteen bytes. */
export function formatUlid(bytes: Uint8Array): string {
  assert(bytes.length === ULID_BYTES, 'a ULID has sixteen bytes')
  const first = bytes[0] as number
  scratch[0] = CODES[first >>> 5] as number
  scratch[1] = CODES[first & 31] as number
  for (let from = 1, at = 2; from < ULID_BYTES; from += 5, at += 8) {
    const middle = bytes[from + 2] as number
    const high =
      ((bytes[from] as number) << 12) | ((bytes[from + 1] as number) << 4) | (middle >>> 4)
    const low =
      ((middle & 15) << 16) | ((bytes[from + 3] as number) << 8) | (bytes[from + 4] as number)
    scratch[at] = CODES[high >>> 15] as number
    scratch[at + 1] = CODES[(high >>> 10) & 31] as number
    scratch[at + 2] = CODES[(high >>> 5) & 31] as number
    scratch[at + 3] = CODES[high & 31] as number
    scratch[at + 4] = CODES[low >>> 15] as number
    scratch[at + 5] = CODES[(low >>> 10) & 31] as number
    scratch[at + 6] = CODES[(low >>> 5) & 31] as number
    scratch[at + 7] = CODES[low & 31] as number
  }
  return scratch.toString('latin1')
}

/** Whether a value is the text of a ULID, without making its bytes. */
export function isUlid(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== ULID_CHARS) return false
  if (digit(value, 0) > 7) return false
  let all = 0
  for (let at = 0; at < ULID_CHARS; at++) all |= digit(value, at)
  return all >= 0
}

/**
 * Ids in ascending order, whatever the clock does: within a millisecond, or after the clock went
 * back, the random part counts up; when it is full, the next millisecond begins early. The
 * all-zero id, which means "absent", is never made.
 */
export function monotonicUlids(
  clock: () => number,
  random: (bytes: number) => Uint8Array,
): () => string {
  const bytes = new Uint8Array(ULID_BYTES)
  let lastMs = -1

  const begin = (ms: number): void => {
    lastMs = ms
    for (let index = 5, rest = ms; index >= 0; index--, rest = Math.floor(rest / 256)) {
      bytes[index] = rest % 256
    }
    const noise = random(RANDOM_BYTES)
    if (noise.length !== RANDOM_BYTES) {
      throw new CortexError('INVALID_INPUT', `Cannot make an id: random gave ${noise.length} bytes`)
    }
    bytes.set(noise, ULID_BYTES - RANDOM_BYTES)
    if (ms === 0 && noise.every((byte) => byte === 0)) bytes[ULID_BYTES - 1] = 1
  }

  return () => {
    const ms = Math.floor(clock())
    if (!(ms >= 0 && ms <= ULID_TIME_MAX_MS)) {
      throw new CortexError('INVALID_INPUT', `Cannot make an id: the clock says ${ms}`)
    }
    if (ms > lastMs) begin(ms)
    else if (!increment(bytes)) {
      assert(lastMs < ULID_TIME_MAX_MS, 'ids end before the 48-bit clock does')
      begin(lastMs + 1)
    }
    return formatUlid(bytes)
  }
}

/** Counts the random part up by one; `false` when it was full. */
function increment(bytes: Uint8Array): boolean {
  for (let index = ULID_BYTES - 1; index >= ULID_BYTES - RANDOM_BYTES; index--) {
    const next = (bytes[index] as number) + 1
    bytes[index] = next
    if (next < 256) return true
  }
  return false
}
