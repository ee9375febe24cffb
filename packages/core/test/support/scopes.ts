/** Scopes for tests: keys that follow from names, so that every run signs the same bytes. */
import { createHash, createPrivateKey } from 'node:crypto'
import type { CortexError, GrantTerms, Scope, ScopedCortex } from '../../src/index.ts'
import {
  delegateScope,
  grantScope,
  proveWith,
  type Signer,
  signerOf,
} from '../../src/signing/index.ts'
import { openTestCortex, type TestCortex, type TestCortexOptions } from '../../src/testing/index.ts'

const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

export function testSigner(name: string): Signer {
  const seed = createHash('sha256').update(name).digest()
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  return signerOf(key.export({ format: 'pem', type: 'pkcs8' }) as string)
}

export const OWNER: Signer = testSigner('owner')

/** A store whose genesis entry names `OWNER`. */
export async function openOwned(options: TestCortexOptions = {}): Promise<TestCortex> {
  return await openTestCortex({ ownerKey: OWNER.publicKey, ...options })
}

export type Terms = Omit<GrantTerms, 'audienceKey' | 'audience'> & Partial<GrantTerms>

/** Every nonce of a test is another one, and the same in every run. */
let nonces = 0
export function nonce(bytes: number): Uint8Array {
  return createHash('sha256').update(`nonce ${nonces++}`).digest().subarray(0, bytes)
}

export async function grantTo(audience: string, terms: Terms, actor = 'tester'): Promise<Scope> {
  const { publicKey } = testSigner(audience)
  const all = { audience, audienceKey: publicKey, ...terms }
  return await grantScope(OWNER, actor, all, { random: nonce })
}

export async function passOn(
  scope: Scope,
  from: string,
  audience: string,
  terms: Terms,
): Promise<Scope> {
  const all = { audience, audienceKey: testSigner(audience).publicKey, ...terms }
  return await delegateScope(testSigner(from), scope, all, { random: nonce })
}

export async function openAs(
  cortex: TestCortex,
  caller: string,
  scope: Scope,
): Promise<ScopedCortex> {
  return await cortex.scoped(scope, { caller, prove: proveWith(testSigner(caller)) })
}

/** A scope of one grant to `bob`, opened by him. */
export async function scopedTo(cortex: TestCortex, terms: Terms): Promise<ScopedCortex> {
  return await openAs(cortex, 'bob', await grantTo('bob', terms))
}

/** The error of a call, as JSON: what a caller can tell from it. */
export async function errorOf(call: Promise<unknown>): Promise<string> {
  const { code, message, path, details }: Partial<CortexError> = await call.then(
    (value) => ({ message: `no error: ${JSON.stringify(value)}` }),
    (thrown: CortexError) => thrown,
  )
  return JSON.stringify({ code, message, path, details })
}
