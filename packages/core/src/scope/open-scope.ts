/**
 * Opening a scope: the file is verified, and the caller proves to be its audience by signing a
 * challenge that was made for this call, and what the store knows about the scope is looked up.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { object, type Schema, text } from '../memory/schema.ts'
import { readRevocation, type Source } from '../projections/records.ts'
import { readState } from '../projections/state.ts'
import { verifySignature } from './ed25519.ts'
import type { Host } from './host.ts'
import { CHALLENGE_NONCE_BYTES, challengeMessage } from './messages.ts'
import { invalidScope, type Link, type Scope } from './scope-file.ts'
import { type Chain, lastLink, verifyScope } from './verify-scope.ts'

/** Who wants to use a scope. */
export interface Audience {
  /** The name that the scope was granted to. */
  readonly caller: string
  /** Signs these very bytes with the key of the audience. */
  prove(challenge: Uint8Array): Promise<Uint8Array> | Uint8Array
}

export const audienceSchema: Schema<Audience> = object<Audience>({
  caller: text(LIMITS.byBytes),
  prove: (value) => {
    if (typeof value === 'function') return value as Audience['prove']
    throw new CortexError('INVALID_INPUT', 'Cannot read prove: expected a function', {
      path: 'prove',
    })
  },
})

export interface OpenScope {
  readonly chain: Chain
  /** The view of the moment that the scope is pinned to. */
  readonly pinned: ViewReader | undefined
}

/** Without an audience nobody has to prove anything: see `with-scope.ts`. */
export async function openScope(
  host: Host,
  scope: Scope,
  audience: Audience | undefined,
): Promise<OpenScope> {
  const { store, keyResolver, pinnedViews } = host
  const { actor, ownerKey } = store.read(readState)
  const now = store.environment.clock()
  const chain = await verifyScope(scope, { actor, ownerKey, keyResolver, now })
  if (audience !== undefined) {
    await checkCaller(lastLink(chain), audience, store.environment.random)
  }
  store.read((view) => assertNotRevoked(view, chain))
  const { pinned } = lastLink(chain).grant
  return { chain, pinned: pinned === undefined ? undefined : await pinnedViews.at(pinned) }
}

/** A revoked link takes everything with it that was passed on from it. */
export function assertNotRevoked(source: Source, chain: Chain): void {
  for (const { scopeId, grant } of chain) {
    const revoked = readRevocation(source, scopeId)
    if (revoked === undefined) continue
    throw new CortexError(
      'SCOPE_REVOKED',
      `Cannot use the scope: the grant ${scopeId.slice(0, 16)}… to ${grant.audience} was revoked by ${revoked.by} (${revoked.reason})`,
      { details: { scopeId, revokedAt: revoked.at } },
    )
  }
}

/** Comes before everything that costs or tells something: a stolen file alone opens nothing. */
async function checkCaller(
  { grant, scopeId }: Link,
  { caller, prove }: Audience,
  random: (bytes: number) => Uint8Array,
): Promise<void> {
  if (caller !== grant.audience) {
    throw invalidScope(`it was granted to ${grant.audience}, not to ${caller}`)
  }
  const challenge = challengeMessage(scopeId, random(CHALLENGE_NONCE_BYTES))
  const signature: unknown = await prove(new Uint8Array(challenge))
  const signed =
    signature instanceof Uint8Array && verifySignature(grant.audienceKey, challenge, signature)
  if (!signed) throw invalidScope(`${caller} did not sign the challenge with the granted key`)
}
