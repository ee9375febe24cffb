/**
 * What is signed. Each message begins with a tag of its own, so that a signature given for one
 * purpose can never pass for another: who answers a challenge grants nothing.
 *
 *   grant       "matrix.cortex.scope.grant.v1" ‖ grant bytes
 *   challenge   "matrix.cortex.scope.challenge.v1" ‖ scope id:32 ‖ nonce:32
 *
 * @module
 */
import { concatBytes, fromHex } from '../codec/bytes.ts'
import { HASH_BYTES } from '../codec/hash.ts'

const GRANT_TAG = Buffer.from('matrix.cortex.scope.grant.v1', 'ascii')
const CHALLENGE_TAG = Buffer.from('matrix.cortex.scope.challenge.v1', 'ascii')

export const CHALLENGE_NONCE_BYTES = 32

export function grantMessage(grantBytes: Uint8Array): Uint8Array {
  return concatBytes(GRANT_TAG, grantBytes)
}

export function challengeMessage(scopeId: string, nonce: Uint8Array): Uint8Array {
  return concatBytes(CHALLENGE_TAG, fromHex(scopeId) as Uint8Array, nonce)
}

/** For anyone who signs: these bytes ask who is there, and nothing else. */
export function isChallenge(message: Uint8Array): boolean {
  const length = CHALLENGE_TAG.length + HASH_BYTES + CHALLENGE_NONCE_BYTES
  return message.length === length && CHALLENGE_TAG.compare(message, 0, CHALLENGE_TAG.length) === 0
}
