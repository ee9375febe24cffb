/**
 * Making scopes. This is for the runtime that keeps private keys, in a module of its own: the
 * engine imports nothing of it, verifies only, and never holds a key that could sign.
 *
 * @module
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { systemEnvironment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { SPKI_HEAD, verifySignature } from '../scope/ed25519.ts'
import { encodeGrant } from '../scope/grant.ts'
import { grantMessage, isChallenge } from '../scope/messages.ts'
import type { Audience } from '../scope/open-scope.ts'
import { decodeScopeFile, encodeScopeFile, type Scope } from '../scope/scope-file.ts'
import { type Grant, type GrantTerms, grantTerms } from '../scope/terms.ts'
import { checkNarrower, lastLink } from '../scope/verify-scope.ts'

/** Somebody who has an Ed25519 key: here, in an agent, or in a device that never shows it. */
export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** The signature of some bytes. */
  sign(message: Uint8Array): Uint8Array | Promise<Uint8Array>
}

/** What a new grant says. */
export interface GrantOptions {
  /** Default: the random source of the system. */
  readonly random?: (bytes: number) => Uint8Array
}

/** A key of this process. `privateKey` is PKCS #8 in PEM, for a file that only its owner can read. */
export interface KeyPair {
  /** The 32 bytes of the public key. */
  readonly publicKey: Uint8Array
  /** The private key, to be kept by its owner alone. */
  readonly privateKey: string
}

/** Makes an Ed25519 key pair. */
export function newKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: rawKey(publicKey),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  }
}

/** Signs with a private key in PEM. */
export function signerOf(privateKey: string): Signer {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'ed25519') {
    const message = `Cannot sign with a key of type ${key.asymmetricKeyType}: expected Ed25519`
    throw new CortexError('INVALID_INPUT', message, { path: 'privateKey' })
  }
  return { publicKey: rawKey(createPublicKey(key)), sign: (message) => sign(null, message, key) }
}

/** A scope of one grant: the owner of a store gives a part of it to an audience. */
export async function grantScope(
  owner: Signer,
  actor: string,
  terms: GrantTerms,
  options: GrantOptions = {},
): Promise<Scope> {
  const grant: Grant = {
    ...grantTerms(terms, 'terms'),
    actor,
    ownerKey: owner.publicKey,
    issuer: actor,
    nonce: nonce(options),
  }
  return encodeScopeFile([await signed(owner, grant)])
}

/**
 * A scope that goes on from one that was granted to the signer. What the terms leave open about
 * time, budget and pin stays as it is; what they say can only be less.
 */
export async function delegateScope(
  audience: Signer,
  scope: Scope,
  terms: GrantTerms,
  options: GrantOptions = {},
): Promise<Scope> {
  const chain = decodeScopeFile(scope)
  const { grant: parent, scopeId } = lastLink(chain)
  const { expiresAt, budgetTokens, pinned } = parent
  const grant: Grant = {
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(budgetTokens === undefined ? {} : { budgetTokens }),
    ...(pinned === undefined ? {} : { pinned }),
    ...grantTerms(terms, 'terms'),
    actor: parent.actor,
    ownerKey: parent.ownerKey,
    parent: scopeId,
    issuer: parent.audience,
    nonce: nonce(options),
  }
  checkNarrower(parent, grant)
  return encodeScopeFile([...chain, await signed(audience, grant)])
}

/** For `cortex.scoped`: answers challenges, and signs nothing else. */
export function proveWith(signer: Signer): Audience['prove'] {
  return async (challenge) => {
    if (isChallenge(challenge)) return await signer.sign(challenge)
    throw new CortexError(
      'SCOPE_INVALID',
      'Cannot answer: these bytes are not a challenge of a scope',
    )
  }
}

/** The id of a scope, for `revokeScope`. */
export function scopeId(scope: Scope): string {
  return lastLink(decodeScopeFile(scope)).scopeId
}

async function signed(
  signer: Signer,
  grant: Grant,
): Promise<{ grantBytes: Uint8Array; signature: Uint8Array }> {
  const grantBytes = encodeGrant(grant)
  const message = grantMessage(grantBytes)
  const signature = await signer.sign(message)
  // A device that signs with another key is found here, not by the one who gets the scope.
  if (verifySignature(signer.publicKey, message, signature)) return { grantBytes, signature }
  throw new CortexError(
    'INVALID_INPUT',
    'Cannot grant: what the signer made is not a signature of its public key. Check that both belong to the same key',
    { path: 'signer' },
  )
}

function nonce({ random }: GrantOptions): Uint8Array {
  return (random ?? systemEnvironment({}, false).random)(16)
}

function rawKey(publicKey: KeyObject): Uint8Array {
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length)
}
