/** Who may open a scope: signatures, chains, keys, time, challenges, revocation, pins and proofs. */
import { describe, expect, it } from 'vitest'
import {
  decodeScopeFile,
  encodeProofFile,
  type GrantTerms,
  type Scope,
  type Uri,
} from '../src/index.ts'
import { encodeGrant } from '../src/scope/grant.ts'
import { grantMessage } from '../src/scope/messages.ts'
import { encodeScopeFile } from '../src/scope/scope-file.ts'
import type { Grant } from '../src/scope/terms.ts'
import { grantScope, newKeyPair, proveWith, scopeId, signerOf } from '../src/signing/index.ts'
import { aFact, aGoal, openTestCortex, TEST_EPOCH_MS, testId } from '../src/testing/index.ts'
import { refusal, uriOf } from './helpers.ts'
import {
  errorOf,
  grantTo,
  nonce,
  OWNER,
  openAs,
  openOwned,
  passOn,
  scopedTo,
  type Terms,
  testSigner,
} from './support/scopes.ts'

const FACTS: Terms = { include: { types: ['Fact'] } }

/** A file of these grants, each signed by the named agent, whatever sense that makes. */
function forged(...links: readonly (readonly [Grant, string])[]): Scope {
  return encodeScopeFile(
    links.map(([grant, signer]) => {
      const grantBytes = encodeGrant(grant)
      const signature = testSigner(signer).sign(grantMessage(grantBytes)) as Uint8Array
      return { grantBytes, signature }
    }),
  )
}

function grantsOf(scope: Scope): Grant[] {
  return decodeScopeFile(scope).map(({ grant }) => grant)
}

describe('the first link', () => {
  it('[X5] must be about this actor and name its owner key', async () => {
    await using cortex = await openOwned()
    const { publicKey } = testSigner('bob')
    const terms: GrantTerms = { audience: 'bob', audienceKey: publicKey, ...FACTS }

    await expect(openAs(cortex, 'bob', await grantTo('bob', FACTS, 'somebody'))).rejects.toThrow(
      refusal('SCOPE_INVALID'),
    )
    await expect(
      openAs(cortex, 'bob', await grantScope(testSigner('bob'), 'tester', terms)),
    ).rejects.toThrow(refusal('SCOPE_INVALID'))
    await expect(openAs(cortex, 'bob', await grantTo('bob', FACTS))).resolves.toBeDefined()
  })

  it('[X6] must be signed by the owner key of the genesis entry', async () => {
    await using cortex = await openOwned()
    const [grant] = grantsOf(await grantTo('bob', FACTS)) as [Grant]

    await expect(openAs(cortex, 'bob', forged([grant, 'bob']))).rejects.toThrow(
      refusal('SCOPE_INVALID'),
    )
    await expect(openAs(cortex, 'bob', forged([grant, 'owner']))).resolves.toBeDefined()
  })

  it('[X9] a store without an owner key takes the one that the resolver names for its actor', async () => {
    await using without = await openTestCortex()
    await using withResolver = await openTestCortex({
      keyResolver: (name) => (name === 'tester' ? OWNER : testSigner(name)).publicKey,
    })
    const scope = await grantTo('bob', FACTS)

    await expect(openAs(without, 'bob', scope)).rejects.toThrow(refusal('SCOPE_INVALID'))
    await expect(openAs(withResolver, 'bob', scope)).resolves.toBeDefined()
  })
})

describe('a chain', () => {
  it('[X6] is signed by the audience of the link before, and names it', async () => {
    await using cortex = await openOwned()
    const toBob = await grantTo('bob', FACTS)
    const toEve = await passOn(toBob, 'bob', 'eve', FACTS)
    const [first, second] = grantsOf(toEve) as [Grant, Grant]
    const [other] = grantsOf(await grantTo('bob', FACTS)) as [Grant]

    await expect(openAs(cortex, 'eve', toEve)).resolves.toBeDefined()
    const { parent: _, ...orphan } = second
    const refused: Record<string, Scope> = {
      'signed by the owner instead': forged([first, 'owner'], [second, 'owner']),
      'signed by the new audience': forged([first, 'owner'], [second, 'eve']),
      'without its first link': forged([second, 'bob']),
      'without a parent': forged([first, 'owner'], [orphan, 'bob']),
      'after another grant to the same audience': forged([other, 'owner'], [second, 'bob']),
      'the other way round': forged([second, 'bob'], [first, 'owner']),
      'the same link twice': forged([first, 'owner'], [first, 'owner'], [second, 'bob']),
      'issued by somebody else': forged(
        [first, 'owner'],
        [{ ...second, issuer: 'mallory' }, 'bob'],
      ),
    }
    for (const [what, scope] of Object.entries(refused)) {
      await expect(openAs(cortex, 'eve', scope), what).rejects.toThrow(refusal('SCOPE_INVALID'))
    }
  })

  it('[X7] cannot last longer, hold more, change more or look at another moment', async () => {
    await using cortex = await openOwned()
    const pinned = { journalCount: 1, root: await cortex.overallRoot() }
    const toBob = await grantTo('bob', {
      ...FACTS,
      expiresAt: TEST_EPOCH_MS + 100,
      budgetTokens: 50,
      writable: ['write', 'update'],
    })
    const toEve = await passOn(toBob, 'bob', 'eve', { ...FACTS, writable: ['write'] })
    const [first, second] = grantsOf(toEve) as [Grant, Grant]
    const { expiresAt: _e, ...forever } = second
    const { budgetTokens: _b, ...boundless } = second

    expect(second).toMatchObject({ expiresAt: TEST_EPOCH_MS + 100, budgetTokens: 50 })
    await expect(openAs(cortex, 'eve', toEve)).resolves.toBeDefined()
    for (const wider of [
      { ...second, expiresAt: TEST_EPOCH_MS + 101 },
      forever,
      { ...second, budgetTokens: 51 },
      boundless,
      { ...second, writable: ['write', 'tombstone'] as const },
      { ...second, pinned },
    ]) {
      const scope = forged([first, 'owner'], [wider, 'bob'])
      await expect(openAs(cortex, 'eve', scope)).rejects.toThrow(refusal('SCOPE_INVALID'))
    }
    await expect(
      passOn(toBob, 'bob', 'eve', { ...FACTS, writable: ['tombstone'] }),
    ).rejects.toThrow(refusal('SCOPE_INVALID'))
  })
})

describe('time', () => {
  it('[X8] the last millisecond counts; after it every call is refused', async () => {
    await using cortex = await openOwned()
    const { uri } = await cortex.write({ data: aFact(), visibility: 'scoped' })
    const scope = await grantTo('bob', {
      ...FACTS,
      expiresAt: TEST_EPOCH_MS + 10,
      writable: ['tombstone'],
    })
    const scoped = await openAs(cortex, 'bob', scope)
    const edges = scoped.edgesOut(testId(0))[Symbol.asyncIterator]()

    cortex.doors.advance(10)
    await expect(scoped.resolve(uri)).resolves.toBeDefined()
    cortex.doors.advance(1)

    const expired = refusal('SCOPE_EXPIRED')
    await expect(scoped.resolve(uri)).rejects.toThrow(expired)
    await expect(scoped.find({ types: ['Fact'], limit: 1 })).rejects.toThrow(expired)
    await expect(scoped.context()).rejects.toThrow(expired)
    await expect(scoped.counts()).rejects.toThrow(expired)
    await expect(scoped.prove([uri])).rejects.toThrow(expired)
    await expect(edges.next()).rejects.toThrow(expired)
    await expect(scoped.tombstone(uri, { reason: 'x' })).rejects.toThrow(expired)
    await expect(openAs(cortex, 'bob', scope)).rejects.toThrow(expired)
    expect((await cortex.status()).nextSeq).toBe(2)
  })

  it('[X8] nothing that a caller does to what it gets makes a scope last', async () => {
    await using cortex = await openOwned()
    const scope = await grantTo('bob', { ...FACTS, expiresAt: TEST_EPOCH_MS + 10 })
    const scoped = await openAs(cortex, 'bob', scope)
    const grant = scoped.grant as { expiresAt?: number; include: object }

    grant.expiresAt = Number.MAX_SAFE_INTEGER
    grant.include = { types: ['Goal'] }
    scope.fill(0)
    cortex.doors.advance(11)

    await expect(scoped.context()).rejects.toThrow(refusal('SCOPE_EXPIRED'))
    expect(scoped.grant.include).toEqual({ types: ['Fact'] })
  })

  it('[X8] a link that expired ends the chain, however long the last one lasts', async () => {
    await using cortex = await openOwned()
    const toBob = await grantTo('bob', { ...FACTS, expiresAt: TEST_EPOCH_MS + 10 })
    const scope = await passOn(toBob, 'bob', 'eve', { ...FACTS, expiresAt: TEST_EPOCH_MS + 5 })
    const scoped = await openAs(cortex, 'eve', scope)

    cortex.doors.advance(6)

    await expect(scoped.context()).rejects.toThrow(refusal('SCOPE_EXPIRED'))
  })
})

describe('keys', () => {
  it('[X9] with a resolver, every audience must have the key that it names', async () => {
    const keys = new Map(['tester', 'bob', 'eve'].map((name) => [name, testSigner(name).publicKey]))
    await using cortex = await openOwned({ keyResolver: async (name) => keys.get(name) })
    const scope = await passOn(await grantTo('bob', FACTS), 'bob', 'eve', FACTS)

    await expect(openAs(cortex, 'eve', scope)).resolves.toBeDefined()
    keys.set('bob', testSigner('bob, later').publicKey)
    await expect(openAs(cortex, 'eve', scope)).rejects.toThrow(refusal('SCOPE_INVALID'))
    keys.delete('bob')
    await expect(openAs(cortex, 'eve', scope)).rejects.toThrow(refusal('SCOPE_INVALID'))
    keys.set('bob', new Uint8Array(31))
    await expect(openAs(cortex, 'eve', scope)).rejects.toThrow(refusal('SCOPE_INVALID'))
  })
})

describe('the audience', () => {
  it('[X11] is who the scope names and has the key that it names', async () => {
    await using cortex = await openOwned()
    const scope = await grantTo('bob', FACTS)
    const prove = proveWith(testSigner('bob'))

    await expect(cortex.scoped(scope, { caller: 'eve', prove })).rejects.toThrow(
      refusal('SCOPE_INVALID'),
    )
    await expect(
      cortex.scoped(scope, { caller: 'bob', prove: proveWith(testSigner('eve')) }),
    ).rejects.toThrow(refusal('SCOPE_INVALID'))
    for (const answer of [new Uint8Array(64), new Uint8Array(3), 'x', undefined]) {
      await expect(
        cortex.scoped(scope, { caller: 'bob', prove: () => answer as Uint8Array }),
      ).rejects.toThrow(refusal('SCOPE_INVALID'))
    }
  })

  it('[X11] signs another challenge every time: a replayed answer is refused', async () => {
    await using cortex = await openOwned()
    const scope = await grantTo('bob', FACTS)
    const challenges: string[] = []
    let answer = new Uint8Array()
    const prove = async (challenge: Uint8Array): Promise<Uint8Array> => {
      challenges.push(Buffer.from(challenge).toString('hex'))
      answer = Buffer.from(await testSigner('bob').sign(challenge))
      return answer
    }

    await cortex.scoped(scope, { caller: 'bob', prove })
    const recorded = answer
    await cortex.scoped(scope, { caller: 'bob', prove })

    expect(new Set(challenges).size).toBe(2)
    await expect(cortex.scoped(scope, { caller: 'bob', prove: () => recorded })).rejects.toThrow(
      refusal('SCOPE_INVALID'),
    )
  })

  it('[X11] a challenge grants nothing, and who answers challenges signs nothing else', async () => {
    const [grant] = grantsOf(await grantTo('bob', FACTS)) as [Grant]
    const prove = proveWith(OWNER)

    await expect(prove(grantMessage(encodeGrant(grant)))).rejects.toThrow(refusal('SCOPE_INVALID'))
  })

  it('[X11] input that is not an audience is INVALID_INPUT', async () => {
    await using cortex = await openOwned()
    const scope = await grantTo('bob', FACTS)

    await expect(cortex.scoped(scope, {} as never)).rejects.toThrow(refusal('INVALID_INPUT'))
    await expect(cortex.scoped(scope, { caller: 'bob', prove: 1 } as never)).rejects.toThrow(
      refusal('INVALID_INPUT', 'prove'),
    )
  })
})

describe('revocation', () => {
  it('[X12] ends a scope at once, for every handle, and for all that was passed on', async () => {
    await using cortex = await openOwned()
    await using other = await openOwned({ root: cortex.root, doors: cortex.doors })
    const { uri } = await cortex.write({ data: aFact(), visibility: 'scoped' })
    const toBob = await grantTo('bob', { ...FACTS, writable: ['tombstone'] })
    const toEve = await passOn(toBob, 'bob', 'eve', { ...FACTS, writable: ['tombstone'] })
    const bob = await openAs(cortex, 'bob', toBob)
    const eve = await openAs(cortex, 'eve', toEve)

    await other.revokeScope(scopeId(toEve), { reason: 'eve left' })
    await expect(eve.resolve(uri)).rejects.toThrow(refusal('SCOPE_REVOKED'))
    await expect(bob.resolve(uri)).resolves.toBeDefined()

    const again = await openAs(cortex, 'eve', await passOn(toBob, 'bob', 'eve', FACTS))
    const revoked = await other.revokeScope(bob.scopeId, { reason: 'bob left', by: 'alice' })
    for (const scoped of [bob, again]) {
      await expect(scoped.resolve(uri)).rejects.toThrow(refusal('SCOPE_REVOKED'))
      await expect(scoped.context()).rejects.toThrow(refusal('SCOPE_REVOKED'))
    }
    await expect(bob.tombstone(uri, { reason: 'x' })).rejects.toThrow(refusal('SCOPE_REVOKED'))
    await expect(openAs(cortex, 'bob', toBob)).rejects.toThrow(refusal('SCOPE_REVOKED'))

    const entries = []
    for await (const entry of cortex.journal({ kinds: ['revoke'] })) entries.push(entry)
    expect(entries.map(({ seq, by, body }) => ({ seq, by, ...body }))).toEqual([
      { seq: 2, by: 'tester', scopeId: scopeId(toEve), reason: 'eve left' },
      { seq: revoked.seq, by: 'alice', scopeId: bob.scopeId, reason: 'bob left' },
    ])
  })

  it('[X12] a second time changes nothing and answers with the first', async () => {
    await using cortex = await openOwned()
    const id = scopeId(await grantTo('bob', FACTS))

    const first = await cortex.revokeScope(id, { reason: 'one' })
    const root = await cortex.overallRoot()
    const second = await cortex.revokeScope(id.toUpperCase(), { reason: 'two' })

    const uri = `matrix://scope/${id}#1`
    expect(first).toEqual({ uri, id, version: 1, seq: 1, scopeId: id })
    expect(second).toEqual(first)
    expect(await cortex.overallRoot()).toBe(root)
    await expect(cortex.revokeScope('scope', { reason: 'x' })).rejects.toThrow(
      refusal('INVALID_INPUT', 'scopeId'),
    )
  })
})

describe('a pinned scope', () => {
  it('[Z25] does not show what was erased since it was opened', async () => {
    await using cortex = await openOwned()
    const shared = { visibility: 'scoped' } as const
    const { uri, id } = await cortex.write({ data: aFact('kittens leave'), ...shared })
    const other = await cortex.write({ data: aFact('kittens stay'), ...shared })
    await cortex.addEdge({ src: id, type: 'related_to', dst: other.id })
    const { overallRoot, journalCount } = await cortex.snapshot('grant')
    const pinned = { journalCount, root: overallRoot }
    const scoped = await scopedTo(cortex, { ...FACTS, pinned })
    expect((await scoped.find({ types: ['Fact'], limit: 9 })).total).toBe(2)

    await cortex.erase(uri, { reason: 'asked to' })

    const missing = await errorOf(scoped.resolve(uriOf('Fact', testId(9, 9))))
    expect(await errorOf(scoped.resolve(uri))).toBe(missing)
    expect(await errorOf(scoped.prove([uri]))).toBe(missing)
    expect((await scoped.find({ types: ['Fact'], limit: 9 })).total).toBe(1)
    expect((await scoped.find({ near: 'kittens', limit: 9 })).memories).toHaveLength(1)
    expect(await scoped.counts()).toEqual({ memories: 1, tombstoned: 0, edges: 0 })
    expect((await scoped.resolve(other.uri)).data).toEqual(aFact('kittens stay'))
  })

  it('[X13] reads the moment of its root, whatever happened since', async () => {
    await using cortex = await openOwned()
    const { uri, id } = await cortex.write({ data: aFact('one'), visibility: 'scoped' })
    const { journalCount, overallRoot } = await cortex.snapshot('pin')
    const pinned = { journalCount, root: overallRoot }
    const next = await cortex.update(uri, { data: aFact('two') })
    await cortex.write({ data: aFact('three'), visibility: 'scoped' })
    await cortex.updateHead(uri, { visibility: 'private' })

    const scoped = await scopedTo(cortex, { ...FACTS, pinned, writable: ['write'] })
    await scoped.write({ data: aFact('four') })

    const { memories } = await scoped.find({ types: ['Fact'], limit: 10 })
    expect(memories.map(({ data }) => data)).toMatchObject([{ statement: 'one' }])
    expect(await scoped.resolve(uri)).toMatchObject({ head: { id, currentVersion: 1 } })
    await expect(scoped.resolve(next.uri)).rejects.toThrow(refusal('NOT_FOUND'))
    expect(await scoped.counts()).toEqual({ memories: 1, tombstoned: 0, edges: 0 })
    expect((await scoped.prove([uri])).manifest.overallRoot).toBe(overallRoot)
    await cortex.revokeScope(scoped.scopeId, { reason: 'x' })
    await expect(scoped.resolve(uri)).rejects.toThrow(refusal('SCOPE_REVOKED'))
  })

  it('[X13] finds by the words of that moment', async () => {
    await using cortex = await openOwned()
    const near = { near: 'apples', types: ['Fact' as const], limit: 10 }
    const one = await cortex.write({ data: aFact('apples one'), visibility: 'scoped' })
    const pinned = { journalCount: 2, root: await cortex.overallRoot() }
    const scoped = await scopedTo(cortex, { ...FACTS, pinned })

    for (let count = 2; count < 40; count++) {
      await cortex.write({ data: aFact(`apples ${count}`), visibility: 'scoped' })
      if (count % 8 === 0)
        expect((await cortex.find(near)).memories).toHaveLength(count > 8 ? 10 : 8)
      const { memories } = await scoped.find(near)
      expect(memories.map(({ head }) => head.id)).toEqual([one.id])
    }
    await cortex.tombstone(one.uri, { reason: 'over' })
    expect((await cortex.find({ ...near, near: 'one' })).memories).toEqual([])
    expect((await scoped.find({ ...near, near: 'one' })).memories).toHaveLength(1)
  })

  it('[X13] to a root that the journal never had is ROOT_MISMATCH', async () => {
    await using cortex = await openOwned()
    await cortex.write({ data: aFact() })
    const root = await cortex.overallRoot()

    for (const pinned of [
      { journalCount: 1, root },
      { journalCount: 3, root: 'ab'.repeat(32) },
      { journalCount: 2, root: 'ab'.repeat(32) },
    ]) {
      await expect(scopedTo(cortex, { ...FACTS, pinned })).rejects.toThrow(refusal('ROOT_MISMATCH'))
    }
    await expect(
      scopedTo(cortex, { ...FACTS, pinned: { journalCount: 2, root } }),
    ).resolves.toBeDefined()
  })
})

describe('a proof in a grant', () => {
  it('[X14] must hold, at the pinned root, for exactly the included ids', async () => {
    await using cortex = await openOwned()
    const first = await cortex.write({ data: aFact(), visibility: 'scoped' })
    const second = await cortex.write({ data: aGoal(), visibility: 'scoped' })
    const proofOf = async (...uris: Uri[]): Promise<Uint8Array> =>
      encodeProofFile((await cortex.prove(uris, { content: 'hash' })).proof)
    const { manifest } = await cortex.prove([first.uri])
    const pinned = { journalCount: manifest.journalCount, root: manifest.overallRoot }
    const ids = [first.id, second.id]
    const proof = await proofOf(first.uri, second.uri)
    const missing = uriOf('Fact', testId(99))
    const damaged = Buffer.from(proof)
    damaged[40] = (damaged[40] as number) ^ 1

    const ok = await scopedTo(cortex, { include: { ids }, pinned, proof })
    expect((await ok.resolve(first.uri)).head.id).toBe(first.id)
    const refused: Record<string, Terms> = {
      'not pinned': { include: { ids }, proof },
      'of fewer ids': { include: { ids }, pinned, proof: await proofOf(first.uri) },
      'of more ids': { include: { ids: [first.id] }, pinned, proof },
      'of absence': {
        include: { ids: [...ids, testId(99)] },
        pinned,
        proof: await proofOf(first.uri, second.uri, missing),
      },
      damaged: { include: { ids }, pinned, proof: damaged },
      'of nothing': { include: { ids }, pinned, proof: Uint8Array.of(1) },
    }
    for (const [what, terms] of Object.entries(refused)) {
      await expect(scopedTo(cortex, terms), what).rejects.toThrow(refusal('PROOF_INVALID'))
    }
    await cortex.write({ data: aFact('later') })
    const later = { ...pinned, ...{ root: await cortex.overallRoot(), journalCount: 4 } }
    await expect(scopedTo(cortex, { include: { ids }, pinned: later, proof })).rejects.toThrow(
      refusal('PROOF_INVALID'),
    )
  })
})

describe('the order of checks', () => {
  it('[X10] is file, time, keys, signatures, narrowing, proofs, caller, revocation, pin', async () => {
    const known = new Set(['bob', 'eve'])
    await using cortex = await openOwned({
      keyResolver: (name) => (known.has(name) ? testSigner(name).publicKey : undefined),
    })
    const pinned = { journalCount: 1, root: 'ab'.repeat(32) }
    const all: Terms = { ...FACTS, expiresAt: TEST_EPOCH_MS - 1, pinned, proof: Uint8Array.of(1) }
    const open = (scope: Scope, caller = 'bob'): Promise<unknown> =>
      cortex.scoped(scope, { caller, prove: proveWith(testSigner('bob')) })
    const [grant] = grantsOf(await grantTo('mallory', all)) as [Grant]

    // Wrong in every way but one more each time.
    await expect(open(forged([{ ...grant, actor: 'x' }, 'bob']))).rejects.toThrow('about x')
    await expect(open(forged([grant, 'bob']))).rejects.toThrow(refusal('SCOPE_EXPIRED'))
    const valid = { ...grant, expiresAt: TEST_EPOCH_MS }
    await expect(open(forged([valid, 'bob']))).rejects.toThrow('nobody knows')
    known.add('mallory')
    await expect(open(forged([valid, 'bob']))).rejects.toThrow('signature')
    const wider: Grant = {
      ...grant,
      parent: scopeId(forged([valid, 'owner'])),
      issuer: 'mallory',
      audience: 'eve',
      audienceKey: testSigner('eve').publicKey,
      expiresAt: TEST_EPOCH_MS + 1,
    }
    const noProof = { ...valid }
    delete (noProof as { proof?: Uint8Array }).proof
    const parent = scopeId(forged([noProof, 'owner']))
    await expect(
      open(forged([noProof, 'owner'], [{ ...wider, parent }, 'mallory'])),
    ).rejects.toThrow('lasts longer')
    await expect(open(forged([valid, 'owner']))).rejects.toThrow(refusal('PROOF_INVALID'))
    await cortex.revokeScope(parent, { reason: 'x' })
    await expect(open(forged([noProof, 'owner']))).rejects.toThrow('granted to mallory')
    await expect(open(forged([noProof, 'owner']), 'mallory')).rejects.toThrow('did not sign')
    await expect(openAs(cortex, 'mallory', forged([noProof, 'owner']))).rejects.toThrow(
      refusal('SCOPE_REVOKED'),
    )
    const last = { ...noProof, nonce: nonce(16) }
    await expect(openAs(cortex, 'mallory', forged([last, 'owner']))).rejects.toThrow(
      refusal('ROOT_MISMATCH'),
    )
  })
})

describe('keys of the runtime', () => {
  it('[X34] a new key pair grants and proves', async () => {
    const [owner, agent] = [newKeyPair(), newKeyPair()]
    await using cortex = await openTestCortex({ ownerKey: owner.publicKey })
    const scope = await grantScope(signerOf(owner.privateKey), 'tester', {
      audience: 'agent',
      audienceKey: agent.publicKey,
      ...FACTS,
    })

    const scoped = await cortex.scoped(scope, {
      caller: 'agent',
      prove: proveWith(signerOf(agent.privateKey)),
    })

    expect(scoped.grant.audience).toBe('agent')
  })
})
