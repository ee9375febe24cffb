/**
 * Ed25519 signatures (RFC 8032, section 5.1.7; points as in 5.1.2 to 5.1.4), checked in plain arithmetic. A signature holds if S is below the
 * order L, key and R are canonical forms of points that are not of small order, and [S]B − [k]A,
 * written down, is R to the byte.
 *
 * Nothing here is secret, so nothing has to take the same time.
 *
 * @module
 */
import { equalBytes, joinBytes } from './bytes.ts'
import { sha512 } from './sha512.ts'

const P = 2n ** 255n - 19n
const L = 2n ** 252n + 27742317777372353535851937790883648493n
const D = mod(-121665n * inverse(121666n))
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n)

/** Extended coordinates: x = X/Z, y = Y/Z, x·y = T/Z. */
type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint]

const NEUTRAL: Point = [0n, 1n, 1n, 0n]
const BASE: Point = pointOf(mod(4n * inverse(5n)), 0n) as Point

export function verifySignature(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false
  const [r, s] = [signature.subarray(0, 32), littleEndian(signature.subarray(32))]
  const key = decodePoint(publicKey)
  if (key === undefined || decodePoint(r) === undefined || s >= L) return false
  const k = littleEndian(sha512(joinBytes([r, publicKey, message]))) % L
  const [x, y, z, t] = key
  return equalBytes(encodePoint(sumOf(s, k, [mod(-x), y, z, mod(-t)])), r)
}

export function isPublicKey(bytes: Uint8Array): boolean {
  return bytes.length === 32 && decodePoint(bytes) !== undefined
}

/** A point in its canonical form; undefined for other bytes, and for points of small order. */
function decodePoint(bytes: Uint8Array): Point | undefined {
  const number = littleEndian(bytes)
  const y = number & (2n ** 255n - 1n)
  const point = y < P ? pointOf(y, number >> 255n) : undefined
  return point === undefined || isSmall(point) ? undefined : point
}

/** Eight times such a point is the neutral one. */
function isSmall(point: Point): boolean {
  const [x] = double(double(double(point)))
  return x === 0n
}

/** The point with this y whose x is even or odd; undefined where the curve has none. */
function pointOf(y: bigint, odd: bigint): Point | undefined {
  const square = mod(y * y)
  const xx = mod((square - 1n) * inverse(mod(D * square + 1n)))
  let x = power(xx, (P + 3n) / 8n)
  if (mod(x * x) !== xx) x = mod(x * ROOT_OF_MINUS_ONE)
  if (mod(x * x) !== xx || (x === 0n && odd === 1n)) return undefined
  if ((x & 1n) !== odd) x = P - x
  return [x, y, 1n, mod(x * y)]
}

function encodePoint([x, y, z]: Point): Uint8Array {
  const one = inverse(z)
  const bytes = new Uint8Array(32)
  let rest = mod(y * one) | ((mod(x * one) & 1n) << 255n)
  for (let at = 0; at < 32; at++, rest >>= 8n) bytes[at] = Number(rest & 0xffn)
  return bytes
}

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2))
  const b = mod((y1 + x1) * (y2 + x2))
  const c = mod(2n * t1 * D * t2)
  const d = mod(2n * z1 * z2)
  const [e, f, g, h] = [b - a, d - c, d + c, b + a]
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)]
}

/** [s]B + [k]A: both at once, so that there is one row of doublings. */
function sumOf(s: bigint, k: bigint, point: Point): Point {
  const summands = [undefined, BASE, point, add(BASE, point)]
  let sum = NEUTRAL
  for (let bit = 252n; bit >= 0n; bit--) {
    sum = double(sum)
    const summand = summands[Number(((s >> bit) & 1n) | (((k >> bit) & 1n) << 1n))]
    if (summand !== undefined) sum = add(sum, summand)
  }
  return sum
}

function double([x, y, z]: Point): Point {
  const a = mod(x * x)
  const b = mod(y * y)
  const h = a + b
  const e = h - mod((x + y) ** 2n)
  const g = a - b
  const f = mod(2n * z * z) + g
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)]
}

function mod(value: bigint): bigint {
  const rest = value % P
  return rest < 0n ? rest + P : rest
}

function inverse(value: bigint): bigint {
  return power(value, P - 2n)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = mod(base)
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square)
    square = mod(square * square)
  }
  return result
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)
}
