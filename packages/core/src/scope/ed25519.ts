/**
 * Ed25519 signatures, checked and never made: the engine holds no private key. The platform checks the
 * equation, S below the order, and R to the byte; which keys and which R count at all is our rule.
 *
 * @module
 */
import { createPublicKey, verify } from 'node:crypto'
import { asBuffer, concatBytes } from '../codec/bytes.ts'
import { isSoundPoint } from './public-key.ts'

export const SIGNATURE_BYTES = 64

/** What stands before the 32 bytes of a public key in its SPKI form (RFC 8410). */
export const SPKI_HEAD: Uint8Array = Buffer.from('302a300506032b6570032100', 'hex')

export function verifySignature(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (publicKey.length !== 32 || signature.length !== SIGNATURE_BYTES) return false
  if (!isSoundPoint(publicKey) || !isSoundPoint(signature.subarray(0, 32))) return false
  const key = createPublicKey({
    key: asBuffer(concatBytes(SPKI_HEAD, publicKey)),
    format: 'der',
    type: 'spki',
  })
  return verify(null, message, key, signature)
}
