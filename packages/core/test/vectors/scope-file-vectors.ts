/** Scope files for the verifiers, sound ones and ones to refuse. Keys and nonces follow from names. */
import { sign } from 'node:crypto'
import { toHex } from '../../src/codec/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { sha256 } from '../../src/codec/hash.ts'
import { idFromBytes } from '../../src/memory/ids.ts'
import { encodeProofFile } from '../../src/merkle/proof-file.ts'
import { momentOf, proveIds } from '../../src/reads/prove-many.ts'
import { encodeGrant, scopeIdOf } from '../../src/scope/grant.ts'
import { grantMessage } from '../../src/scope/messages.ts'
import { encodeScopeFile } from '../../src/scope/scope-file.ts'
import type { Grant } from '../../src/scope/terms.ts'
import { accept, type Fields, forged, type ProofVectors, refuse } from './forged-files.ts'
import { type PlainJournal, plainId } from './plain-journal.ts'
import { keyOf, ORDER, publicKeyOf, SMALL_ORDER, scalarOf } from './signature-vectors.ts'

interface SignedGrant {
  readonly grantBytes: Uint8Array
  readonly signature: Uint8Array
}

function firstGrant(rest: Partial<Grant> = {}): Grant {
  return {
    actor: 'ada',
    ownerKey: publicKeyOf('owner'),
    issuer: 'ada',
    audience: 'bob',
    audienceKey: publicKeyOf('bob'),
    nonce: sha256(Buffer.from('first')).subarray(0, 16),
    include: { types: ['Fact', 'Goal'], tags: ['even', 'n2'] },
    expiresAt: 1_900_000_000_000,
    budgetTokens: 2_000,
    writable: ['write', 'update'],
    ...rest,
  }
}

function nextGrant(before: Uint8Array, rest: Partial<Grant> = {}): Grant {
  return {
    ...firstGrant(),
    parent: scopeIdOf(before),
    issuer: 'bob',
    audience: 'eve',
    audienceKey: publicKeyOf('eve'),
    nonce: sha256(Buffer.from('second')).subarray(0, 16),
    include: { tags: ['even'] },
    budgetTokens: 1_000,
    writable: ['update'],
    ...rest,
  }
}

function signedBy(name: string, grantBytes: Uint8Array): SignedGrant {
  return { grantBytes, signature: sign(null, grantMessage(grantBytes), keyOf(name)) }
}

/** Signed as it is, whatever it says: what is wrong with it is not its signature. */
function resigned(grant: Grant, change: (fields: Fields) => void): SignedGrant {
  const fields = new Map(decodeCbor(encodeGrant(grant)) as Fields)
  change(fields)
  return signedBy('owner', encodeCbor(fields))
}

function selectorWith(key: number, value: CborValue): (fields: Fields) => void {
  return (fields) => fields.set(9, new Map([[key, value]]))
}

export function scopeFileVectors(journal: PlainJournal): ProofVectors {
  const owner = publicKeyOf('owner')
  const first = signedBy('owner', encodeGrant(firstGrant()))
  const chain = (rest: Partial<Grant>, signer = 'bob'): Uint8Array =>
    encodeScopeFile([first, signedBy(signer, encodeGrant(nextGrant(first.grantBytes, rest)))])
  const one = (rest: Partial<Grant>): Uint8Array =>
    encodeScopeFile([signedBy('owner', encodeGrant(firstGrant(rest)))])
  const neutral = SMALL_ORDER[0] as Uint8Array
  const forgedFor = (field: 3 | 7): SignedGrant => {
    const grant = resigned(firstGrant(), (fields) => fields.set(field, neutral))
    // Under the neutral point as a key, R = [S]B fits every message.
    return field === 7
      ? grant
      : { ...grant, signature: Buffer.concat([publicKeyOf('r'), scalarOf('r')]) }
  }
  const changed = (change: (fields: Fields) => void): Uint8Array =>
    encodeScopeFile([resigned(firstGrant(), change)])

  const ids = [0, 2, 3].map((index) => idFromBytes(plainId(index)))
  const view = journal.view()
  const { overallRoot, journalCount } = momentOf(journal.state)
  const pinned = { journalCount, root: toHex(overallRoot) }
  const proof = encodeProofFile(proveIds(view, ids, 'hash'))
  const absent = encodeProofFile(proveIds(view, [idFromBytes(plainId(12))], 'hash'))
  const everything: Partial<Grant> = {
    include: {
      types: ['Event'],
      tags: ['ü', 'a'],
      ids,
      frames: [
        { verb: 'build', ref: 'a house' },
        { verb: 'build', kind: 'plan', ref: 'a house' },
      ],
    },
    exclude: { tags: ['secret'] },
    pinned,
    proof,
  }
  const nine = Array.from({ length: 9 }, () => first)
  const malleable = (): Uint8Array => {
    const signature = Buffer.from(first.signature)
    const s = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + ORDER
    const bytes = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()
    return encodeScopeFile([
      { ...first, signature: Buffer.concat([signature.subarray(0, 32), bytes]) },
    ])
  }

  return {
    valid: [
      accept('a scope of one grant', 'scope', owner, encodeScopeFile([first])),
      accept('a scope that was passed on', 'scope', owner, chain({})),
      accept('a scope with everything that a grant can have', 'scope', owner, one(everything)),
      accept(
        'a scope without an end that is narrowed to one with',
        'scope',
        owner,
        encodeScopeFile(
          ((): SignedGrant[] => {
            const { expiresAt: _, budgetTokens: __, ...open } = firstGrant()
            const signed = signedBy('owner', encodeGrant(open))
            return [signed, signedBy('bob', encodeGrant(nextGrant(signed.grantBytes)))]
          })(),
        ),
      ),
    ],
    invalid: [
      refuse(
        'a scope signed by somebody else',
        'PROOF_INVALID',
        encodeScopeFile([signedBy('eve', first.grantBytes)]),
      ),
      refuse('a scope whose signature has the order added', 'PROOF_INVALID', malleable()),
      refuse(
        'a scope with an owner key of small order, under which a signature of nobody fits',
        'MALFORMED',
        encodeScopeFile([forgedFor(3)]),
      ),
      refuse(
        'a scope for an audience key of small order',
        'MALFORMED',
        encodeScopeFile([forgedFor(7)]),
      ),
      refuse(
        'a scope for an audience key that is not a point',
        'MALFORMED',
        changed((fields) => fields.set(7, Uint8Array.of(2, ...new Uint8Array(31)))),
      ),
      refuse('a scope passed on by somebody else', 'PROOF_INVALID', chain({}, 'eve')),
      refuse(
        'a scope with a link that has another parent',
        'PROOF_INVALID',
        chain({ parent: 'ab'.repeat(32) }),
      ),
      refuse(
        'a scope with a link of another issuer',
        'PROOF_INVALID',
        chain({ issuer: 'mallory' }),
      ),
      refuse('a scope with a link about another actor', 'PROOF_INVALID', chain({ actor: 'eva' })),
      refuse(
        'a scope with a link of another owner',
        'PROOF_INVALID',
        chain({ ownerKey: publicKeyOf('eve') }),
      ),
      refuse(
        'a scope with a link that lasts longer',
        'PROOF_INVALID',
        chain({ expiresAt: 1_900_000_000_001 }),
      ),
      refuse('a scope with a larger budget', 'PROOF_INVALID', chain({ budgetTokens: 2_001 })),
      refuse('a scope that lets more', 'PROOF_INVALID', chain({ writable: ['tombstone'] })),
      refuse('a scope pinned by a later link', 'PROOF_INVALID', chain({ pinned })),
      refuse('a scope with a proof and no pin', 'PROOF_INVALID', one({ include: { ids }, proof })),
      refuse(
        'a scope with a proof of other ids',
        'PROOF_INVALID',
        one({ include: { ids: ids.slice(1) }, pinned, proof }),
      ),
      refuse(
        'a scope with a proof at another root',
        'PROOF_INVALID',
        one({ include: { ids }, pinned: { ...pinned, root: 'cd'.repeat(32) }, proof }),
      ),
      refuse(
        'a scope with a proof of absence',
        'PROOF_INVALID',
        one({ include: { ids: [idFromBytes(plainId(12))] }, pinned, proof: absent }),
      ),
      refuse(
        'a scope with a list that is not sorted',
        'MALFORMED',
        changed(selectorWith(1, [6, 2])),
      ),
      refuse(
        'a scope with a list that repeats itself',
        'MALFORMED',
        changed(selectorWith(2, ['a', 'a'])),
      ),
      refuse('a scope with an empty list', 'MALFORMED', changed(selectorWith(3, []))),
      refuse(
        'a scope that selects nothing',
        'MALFORMED',
        changed((fields) => fields.set(9, new Map())),
      ),
      refuse('a scope with a type of no memory', 'MALFORMED', changed(selectorWith(1, [10]))),
      refuse(
        'a scope that lets an erasure',
        'MALFORMED',
        changed((fields) => fields.set(13, [7])),
      ),
      refuse(
        'a scope without an audience',
        'MALFORMED',
        changed((fields) => fields.delete(6)),
      ),
      refuse(
        'a scope with a field too many',
        'MALFORMED',
        changed((fields) => fields.set(16, 1)),
      ),
      refuse(
        'a grant of a later schema',
        'NEWER',
        changed((fields) => fields.set(1, 2)),
      ),
      refuse(
        'a scope of a later schema',
        'NEWER',
        forged(encodeScopeFile([first]), (fields) => fields.set(1, 2)),
      ),
      refuse(
        'a scope without links',
        'MALFORMED',
        forged(encodeScopeFile([first]), (fields) => fields.set(2, [])),
      ),
      refuse('a scope of nine links', 'MALFORMED', encodeScopeFile(nine)),
    ],
  }
}
