/**
 * Whether a scope may be used, in this order:
 *
 *   the file          strict, of this actor and owner, its links one chain     SCOPE_INVALID
 *   the time          no link has expired                                      SCOPE_EXPIRED
 *   the keys          every name has the key that its grant says               SCOPE_INVALID
 *   the signatures    the owner's, then each audience's                        SCOPE_INVALID
 *   narrowing         no link grants more than the one before it               SCOPE_INVALID
 *   the proofs        of included ids at the pinned root                       PROOF_INVALID
 *
 * Who is there, revocation and the pinned root come after it (`open-scope.ts`): they need the store.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { verifyProofFile } from '../verify/verify-file.ts'
import { verifySignature } from './ed25519.ts'
import { grantMessage } from './messages.ts'
import { decodeScopeFile, invalidScope, type Link, type Scope } from './scope-file.ts'
import type { Grant, Pinned } from './terms.ts'

/** The Ed25519 public key that an agent of this name has today; undefined: there is no such agent. */
export type KeyResolver = (name: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>

export type Chain = readonly [Link, ...Link[]]

/** What a scope must fit. */
export interface ScopeSetting {
  readonly actor: string
  /** From the genesis entry. */
  readonly ownerKey: Uint8Array | undefined
  readonly keyResolver: KeyResolver | undefined
  readonly now: number
}

export async function verifyScope(scope: Scope, setting: ScopeSetting): Promise<Chain> {
  const chain = decodeScopeFile(scope)
  const ownerKey = await ownerKeyOf(setting)
  checkLinks(chain, setting.actor, ownerKey)
  assertNotExpired(chain, setting.now)
  await checkKeys(chain, setting.keyResolver)
  checkSignatures(chain, ownerKey)
  for (const [index, { grant }] of chain.entries()) {
    const parent = chain[index - 1]?.grant
    if (parent !== undefined) checkNarrower(parent, grant)
    checkProof(grant)
  }
  return chain
}

/** The grant whose audience uses the scope. */
export function lastLink(chain: Chain): Link {
  return chain.at(-1) ?? chain[0]
}

/** The last millisecond still counts. */
export function assertNotExpired(chain: Chain, now: number): void {
  for (const { grant, scopeId } of chain) {
    if (grant.expiresAt === undefined || now <= grant.expiresAt) continue
    throw new CortexError(
      'SCOPE_EXPIRED',
      `Cannot use the scope: the grant ${scopeId.slice(0, 16)}… to ${grant.audience} ended at ${grant.expiresAt}. Ask ${grant.issuer} for a new one`,
      { details: { scopeId, expiresAt: grant.expiresAt } },
    )
  }
}

/** A store that was made without an owner key has the key that the resolver names for its actor. */
async function ownerKeyOf({ actor, ownerKey, keyResolver }: ScopeSetting): Promise<Uint8Array> {
  const key = ownerKey ?? (await resolved(keyResolver, actor))
  if (key !== undefined) return key
  throw invalidScope(
    `the store of ${actor} has no owner key in its first entry, and no \`keyResolver\` names one`,
  )
}

async function resolved(
  resolver: KeyResolver | undefined,
  name: string,
): Promise<Uint8Array | undefined> {
  const key: unknown = await resolver?.(name)
  if (key === undefined || (key instanceof Uint8Array && key.length === 32)) return key
  throw invalidScope(`\`keyResolver\` gave no 32 bytes for ${name}`)
}

function checkLinks(chain: Chain, actor: string, ownerKey: Uint8Array): void {
  let before: Link | undefined
  for (const link of chain) {
    const { grant } = link
    if (grant.actor !== actor) throw invalidScope(`it is about ${grant.actor}, not ${actor}`)
    if (!equalBytes(grant.ownerKey, ownerKey)) throw invalidScope('it names another owner key')
    if (grant.parent !== before?.scopeId) throw invalidScope('a link does not follow its parent')
    if (grant.issuer !== (before?.grant.audience ?? actor)) {
      throw invalidScope(`a link is issued by ${grant.issuer}, who was granted nothing`)
    }
    before = link
  }
}

async function checkKeys(chain: Chain, resolver: KeyResolver | undefined): Promise<void> {
  if (resolver === undefined) return
  for (const { grant } of chain) {
    const key = await resolved(resolver, grant.audience)
    if (key === undefined) throw invalidScope(`nobody knows the agent ${grant.audience}`)
    if (!equalBytes(key, grant.audienceKey)) {
      throw invalidScope(`${grant.audience} has another key than the grant says`)
    }
  }
}

function checkSignatures(chain: Chain, ownerKey: Uint8Array): void {
  let key = ownerKey
  for (const { grant, grantBytes, signature } of chain) {
    if (!verifySignature(key, grantMessage(grantBytes), signature)) {
      throw invalidScope(`the signature of ${grant.issuer} does not fit`)
    }
    key = grant.audienceKey
  }
}

/**
 * What can be compared is compared; selectors are intersected when they are used. A pin is taken
 * over as it is: an earlier moment may show what is hidden now.
 */
export function checkNarrower(parent: Grant, grant: Grant): void {
  const wider = (what: string): CortexError =>
    invalidScope(`${grant.issuer} granted more than it has: ${what}`)
  if (above(grant.expiresAt, parent.expiresAt)) throw wider('it lasts longer')
  if (above(grant.budgetTokens, parent.budgetTokens)) throw wider('its budget is larger')
  const more = (grant.writable ?? []).filter((verb) => !parent.writable?.includes(verb))
  if (more.length > 0) throw wider(`it lets ${more.join(', ')}`)
  if (!samePin(parent.pinned, grant.pinned)) throw wider('it is pinned to another root')
}

/** No bound is the highest bound. */
function above(value: number | undefined, bound: number | undefined): boolean {
  return (value ?? Number.POSITIVE_INFINITY) > (bound ?? Number.POSITIVE_INFINITY)
}

function samePin(a: Pinned | undefined, b: Pinned | undefined): boolean {
  return a?.journalCount === b?.journalCount && a?.root === b?.root
}

/** A proof shows the audience that what it was promised is there; it must say exactly that. */
function checkProof({ proof, pinned, include }: Grant): void {
  if (proof === undefined) return
  const refuse = (why: string): CortexError =>
    new CortexError('PROOF_INVALID', `Cannot use the scope: its proof ${why}`)
  if (pinned === undefined) throw refuse('belongs to no root, for the grant is pinned to none')
  const { facts, items } = verifyProofFile(proof, { root: pinned.root })
  if (facts.namespace !== 'memories') throw refuse('is not about memories')
  if (items.some(({ present }) => !present)) throw refuse('says that a memory is not there')
  const proven = items.map(({ name }) => name).sort()
  const promised = [...(include.ids ?? [])].sort()
  if (proven.join() !== promised.join()) throw refuse('is not about the included ids')
}
