/**
 * SHA-256 (FIPS 180-4, sections 5.1.1 and 6.2) in plain arithmetic, for places that have no synchronous hash: browsers
 * offer only an asynchronous one. Where the platform has a faster one, it is handed in instead.
 *
 * @module
 */

export type Sha256 = (bytes: Uint8Array) => Uint8Array

const BLOCK_BYTES = 64
const primes = firstPrimes(64)
/** The first 32 bits of the fractional parts of the cube and square roots of the first primes. */
const K: Uint32Array = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const START: Uint32Array = Uint32Array.from(primes.slice(0, 8), (prime) =>
  fraction(Math.sqrt(prime)),
)

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x100000000)
}

/** SHA-256 without any library, for places that have none. */
export const plainSha256: Sha256 = (bytes) => {
  const state = new Uint32Array(START)
  const schedule = new Uint32Array(64)
  const whole = bytes.length - (bytes.length % BLOCK_BYTES)
  for (let at = 0; at < whole; at += BLOCK_BYTES) compress(state, schedule, bytes, at)

  // A one bit, zeros, and the length in bits fill the last one or two blocks.
  const rest = bytes.length - whole
  const tail = new Uint8Array(rest + 9 <= BLOCK_BYTES ? BLOCK_BYTES : 2 * BLOCK_BYTES)
  tail.set(bytes.subarray(whole))
  tail[rest] = 0x80
  const view = new DataView(tail.buffer)
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(tail.length - 4, (bytes.length * 8) % 0x100000000)
  for (let at = 0; at < tail.length; at += BLOCK_BYTES) compress(state, schedule, tail, at)

  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word)
  return digest
}

function compress(state: Uint32Array, w: Uint32Array, bytes: Uint8Array, from: number): void {
  for (let t = 0, at = from; t < 16; t++, at += 4) {
    w[t] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
  }
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number
    const y = w[t - 2] as number
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const one = (h + s1 + choice + (K[t] as number) + (w[t] as number)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + s0 + majority) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
