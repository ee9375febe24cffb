/**
 * Ed25519 signatures and keys that all verifiers must judge alike. Those of small order and those in a
 * second encoding satisfy the equation of RFC 8032, so a verifier that only computes it accepts them.
 */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { fromHex, toHex } from '../../src/codec/bytes.ts'
import { sha256 } from '../../src/codec/hash.ts'
import { SPKI_HEAD } from '../../src/scope/ed25519.ts'

const PKCS8_HEAD = fromHex('302e020100300506032b657004220420') as Uint8Array
const P = 2n ** 255n - 19n
/** The order of the base point. */
export const ORDER: bigint = 2n ** 252n + 27742317777372353535851937790883648493n

/** The points of order 1, 2, 4 (two) and 8 (four), in their one encoding. */
export const SMALL_ORDER: readonly Uint8Array[] = [
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  '00'.repeat(32),
  `${'00'.repeat(31)}80`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
].map((hex) => fromHex(hex) as Uint8Array)

/** Points whose y is written as y + p, or whose x is zero and said to be odd. */
const SECOND_ENCODINGS: readonly Uint8Array[] = [
  `ee${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(31)}`,
  `ed${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(31)}`,
  `f0${'ff'.repeat(30)}7f`,
  `ff${'ff'.repeat(30)}7f`,
  `01${'00'.repeat(30)}80`,
  `ec${'ff'.repeat(31)}`,
].map((hex) => fromHex(hex) as Uint8Array)

const OFF_THE_CURVE = Uint8Array.of(2, ...new Uint8Array(31))

export interface SignatureVector {
  readonly name: string
  readonly key: string
  readonly message: string
  readonly signature: string
}

export interface KeyVector {
  readonly name: string
  readonly key: string
}

export interface SignatureVectors {
  readonly keys: { readonly valid: readonly KeyVector[]; readonly invalid: readonly KeyVector[] }
  readonly signatures: {
    readonly valid: readonly SignatureVector[]
    readonly invalid: readonly SignatureVector[]
  }
}

/** The private key that follows from a name. */
export function keyOf(name: string): KeyObject {
  const key = Buffer.concat([PKCS8_HEAD, seedOf(name)])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

export function publicKeyOf(name: string): Uint8Array {
  const der = createPublicKey(keyOf(name)).export({ format: 'der', type: 'spki' })
  return der.subarray(SPKI_HEAD.length)
}

/** The number whose multiple of the base point is `publicKeyOf(name)`, below the order. */
export function scalarOf(name: string): Uint8Array {
  return numberBytes(clamped(name) % ORDER)
}

function clamped(name: string): bigint {
  const half = sha512(seedOf(name)).subarray(0, 32)
  half[0] = (half[0] as number) & 0xf8
  half[31] = ((half[31] as number) & 0x7f) | 0x40
  return littleEndian(half)
}

export function signatureVectors(): SignatureVectors {
  const key = publicKeyOf('ada')
  const message = Buffer.from('remember this')
  const sound = sign(null, message, keyOf('ada'))
  const [r, s] = [sound.subarray(0, 32), littleEndian(sound.subarray(32))]
  const named = (name: string, bytes: Uint8Array): KeyVector => ({ name, key: toHex(bytes) })
  const vector = (
    name: string,
    signature: Uint8Array,
    by: Uint8Array = key,
    about: Uint8Array = message,
  ): SignatureVector => ({
    name,
    key: toHex(by),
    message: toHex(about),
    signature: toHex(signature),
  })
  const mixed = withOrderTwo(key)

  return {
    keys: {
      valid: [named('a key', key), named('a key with a part of order 2', mixed)],
      invalid: [
        ...SMALL_ORDER.map((bytes, at) => named(`a key of small order (${at + 1})`, bytes)),
        ...SECOND_ENCODINGS.map((bytes, at) => named(`a second encoding (${at + 1})`, bytes)),
        named('a key that is not on the curve', OFF_THE_CURVE),
        named('a key that is too short', key.subarray(1)),
        named('a key that is too long', Uint8Array.of(...key, 0)),
      ],
    },
    signatures: {
      valid: [
        vector('a signature', sound),
        vector(
          'a signature of nothing',
          sign(null, Buffer.alloc(0), keyOf('ada')),
          key,
          Buffer.alloc(0),
        ),
        mixedVector('a key with a part of order 2, where that part falls away', mixed, 0n),
      ],
      invalid: [
        mixedVector('a key with a part of order 2, where that part stays', mixed, 1n),
        vector('the order added to S', Buffer.concat([r, numberBytes(s + ORDER)])),
        vector('S that is the order', Buffer.concat([r, numberBytes(ORDER)])),
        vector('another message', sound, key, Buffer.from('remember that')),
        vector('another key', sound, publicKeyOf('bob')),
        vector('a signature that is too short', sound.subarray(0, 63)),
        ...SMALL_ORDER.map((by, at) => fitting(`a key of small order (${at + 1})`, by)),
        ...SECOND_ENCODINGS.map((by, at) => fitting(`a second encoding as key (${at + 1})`, by)),
        vector('a key that is not on the curve', sound, OFF_THE_CURVE),
        vector('R of small order', withNeutral(key, message, SMALL_ORDER[0] as Uint8Array)),
        vector(
          'R of small order in a second encoding',
          withNeutral(key, message, SECOND_ENCODINGS[0] as Uint8Array),
        ),
        vector(
          'R of small order with another sign',
          withNeutral(key, message, SECOND_ENCODINGS[6] as Uint8Array),
        ),
      ],
    },
  }

  /** R = [r]B, S = r: fits under a key whose order divides 8 for every message whose k is a multiple of 8. */
  function fitting(name: string, by: Uint8Array): SignatureVector {
    const signature = Buffer.concat([publicKeyOf('r'), scalarOf('r')])
    const about = messageWith(signature.subarray(0, 32), by, (k) => k % 8n === 0n)
    return vector(name, signature, by, about)
  }

  function mixedVector(name: string, by: Uint8Array, rest: bigint): SignatureVector {
    const start = publicKeyOf('r')
    const about = messageWith(start, by, (k) => k % 2n === rest)
    const total = (clamped('r') + challenge(start, by, about) * clamped('ada')) % ORDER
    return vector(name, Buffer.concat([start, numberBytes(total)]), by, about)
  }
}

/** A signature by ada whose R is the neutral point, written as `encoding`: S = k·a. */
function withNeutral(key: Uint8Array, message: Uint8Array, encoding: Uint8Array): Uint8Array {
  const s = (challenge(encoding, key, message) * clamped('ada')) % ORDER
  return Buffer.concat([encoding, numberBytes(s)])
}

/** (x, y) plus the point of order 2 is (−x, −y). */
function withOrderTwo(key: Uint8Array): Uint8Array {
  const number = littleEndian(key)
  const y = number & (2n ** 255n - 1n)
  return numberBytes((P - y) | (((number >> 255n) ^ 1n) << 255n))
}

function messageWith(r: Uint8Array, key: Uint8Array, fits: (k: bigint) => boolean): Uint8Array {
  for (let count = 0; ; count++) {
    const message = Buffer.from(`message ${count}`)
    if (fits(challenge(r, key, message))) return message
  }
}

function challenge(r: Uint8Array, key: Uint8Array, message: Uint8Array): bigint {
  return littleEndian(sha512(Buffer.concat([r, key, message]))) % ORDER
}

function seedOf(name: string): Uint8Array {
  return sha256(Buffer.from(name))
}

function sha512(data: Uint8Array): Buffer {
  return createHash('sha512').update(data).digest()
}

function littleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
}

function numberBytes(number: bigint): Uint8Array {
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex').reverse()
}
