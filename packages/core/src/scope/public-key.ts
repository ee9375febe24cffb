/**
 * Which 32 bytes are an Ed25519 public key. The platform accepts more than that: keys in a second
 * encoding, and keys of small order, for which anybody can make signatures that fit many messages.
 * Every verifier of ours refuses the same ones (X37 in docs/spec/scope.md).
 *
 * @module
 */
import { invalid, type Schema } from '../memory/schema.ts'

const KEY_BYTES = 32
const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n
const Y_OF_ORDER_8 = 2707385501144840649318225287225658788936804267575313519463743609750303402022n

/** Where the points of order 1, 2, 4 and 8 lie. No other point has one of these y. */
const SMALL_ORDER: ReadonlySet<bigint> = new Set([1n, P - 1n, 0n, Y_OF_ORDER_8, P - Y_OF_ORDER_8])

/** True of a key, and of the R of a signature: its one encoding, and not of small order. */
export function isSoundPoint(bytes: Uint8Array): boolean {
  const y = yOf(bytes)
  return y < P && !SMALL_ORDER.has(y)
}

export function isPublicKey(bytes: Uint8Array): boolean {
  return bytes.length === KEY_BYTES && isSoundPoint(bytes) && isOnCurve(yOf(bytes))
}

export const publicKeySchema: Schema<Uint8Array> = (value, path) => {
  if (value instanceof Uint8Array && isPublicKey(value)) return new Uint8Array(value)
  throw invalid(path, 'the 32 bytes of an Ed25519 public key', value)
}

/** The sign of x is the highest bit. */
function yOf(bytes: Uint8Array): bigint {
  const bigEndian = Buffer.from(bytes).reverse()
  bigEndian[0] = (bigEndian[0] as number) & 0x7f
  return BigInt(`0x${bigEndian.toString('hex')}`)
}

/** x² = (y² − 1) / (d·y² + 1) has a root where the product of both is a square: Euler's criterion. */
function isOnCurve(y: bigint): boolean {
  const yy = (y * y) % P
  let square = ((yy - 1n + P) * (D * yy + 1n)) % P
  let power = 1n
  for (let exponent = (P - 1n) / 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) power = (power * square) % P
    square = (square * square) % P
  }
  return power === 1n
}
