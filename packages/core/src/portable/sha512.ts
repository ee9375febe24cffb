/**
 * SHA-512 (FIPS 180-4, sections 5.1.2 and 6.4) in plain arithmetic: signatures are made over it, and browsers offer only an
 * asynchronous one. Scopes are small, so big integers are fast enough.
 *
 * @module
 */
const BLOCK_BYTES = 128
const WORD = 64n
const MASK = (1n << WORD) - 1n
const primes = firstPrimes(80)
/** The first 64 bits of the fractional parts of the cube and square roots of the first primes. */
const K: readonly bigint[] = primes.map((prime) => root(prime << 192n, 3) & MASK)
const START: readonly bigint[] = primes.slice(0, 8).map((prime) => root(prime << 128n, 2) & MASK)

function firstPrimes(count: number): bigint[] {
  const found: bigint[] = []
  for (let candidate = 2n; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0n)) found.push(candidate)
  }
  return found
}

/** The largest number whose power is not above the value. */
function root(value: bigint, power: number): bigint {
  let found = 0n
  for (let bit = 1n << 80n; bit > 0n; bit >>= 1n) {
    if ((found | bit) ** BigInt(power) <= value) found |= bit
  }
  return found
}

export function sha512(bytes: Uint8Array): Uint8Array {
  const state = [...START]
  const padded = new Uint8Array(Math.ceil((bytes.length + 17) / BLOCK_BYTES) * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) compress(state, view, at)
  const digest = new Uint8Array(64)
  const out = new DataView(digest.buffer)
  for (const [index, word] of state.entries()) out.setBigUint64(index * 8, word)
  return digest
}

function compress(state: bigint[], view: DataView, from: number): void {
  const w: bigint[] = []
  for (let t = 0; t < 16; t++) w.push(view.getBigUint64(from + 8 * t))
  for (let t = 16; t < 80; t++) {
    const x = w[t - 15] as bigint
    const y = w[t - 2] as bigint
    const s0 = rotate(x, 1n) ^ rotate(x, 8n) ^ (x >> 7n)
    const s1 = rotate(y, 19n) ^ rotate(y, 61n) ^ (y >> 6n)
    w.push(((w[t - 16] as bigint) + s0 + (w[t - 7] as bigint) + s1) & MASK)
  }
  let [a, b, c, d, e, f, g, h] = state as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  for (let t = 0; t < 80; t++) {
    const s1 = rotate(e, 14n) ^ rotate(e, 18n) ^ rotate(e, 41n)
    const choice = (e & f) ^ (~e & MASK & g)
    const one = (h + s1 + choice + (K[t] as bigint) + (w[t] as bigint)) & MASK
    const s0 = rotate(a, 28n) ^ rotate(a, 34n) ^ rotate(a, 39n)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + one) & MASK
    d = c
    c = b
    b = a
    a = (one + s0 + majority) & MASK
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = ((state[index] as bigint) + word) & MASK
  }
}

function rotate(word: bigint, bits: bigint): bigint {
  return (word >> bits) | ((word << (WORD - bits)) & MASK)
}
