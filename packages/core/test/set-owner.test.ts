/** An owner key for a store that has none. Rule: docs/spec/scope.md. */
import { describe, expect, it } from 'vitest'
import { verifyFile } from '../src/index.ts'
import { grantScope, newKeyPair, proveWith, signerOf } from '../src/signing/index.ts'
import { aFact, openTestCortex } from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'
import { hasPython, verifyWithPython } from './support/python.ts'

const owner = signerOf(newKeyPair().privateKey)
const agent = signerOf(newKeyPair().privateKey)

describe('the owner key', () => {
  it('[X38] can be added to a store that has none, and grants hold from then on', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact('shared'), visibility: 'scoped', tags: ['x'] })
    const terms = { audience: 'bob', audienceKey: agent.publicKey, include: { tags: ['x'] } }
    const scope = await grantScope(owner, 'tester', terms)
    const audience = { caller: 'bob', prove: proveWith(agent) }
    await expect(cortex.scoped(scope, audience)).rejects.toThrow(refusal('SCOPE_INVALID'))

    const set = await cortex.setOwner(owner.publicKey, { by: 'ada' })

    const ownerKey = Buffer.from(owner.publicKey).toString('hex')
    expect(set).toEqual({ ownerKey, seq: 2 })
    expect(await cortex.status()).toMatchObject({ ownerKey })
    const scoped = await cortex.scoped(scope, audience)
    expect((await scoped.resolve(uri)).data).toMatchObject({ statement: 'shared' })
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
    expect((await cortex.rebuild()).root).toBe(await cortex.overallRoot())
    await using reopened = await cortex.reopen()
    expect(await reopened.status()).toMatchObject({ ownerKey })
  })

  it('[X38] is set once: the same again changes nothing, another is refused', async () => {
    await using cortex = await openTestCortex()
    const commitId = 'ab'.repeat(16)
    const first = await cortex.setOwner(owner.publicKey, { commitId })

    expect(await cortex.setOwner(owner.publicKey, { commitId })).toEqual(first)
    expect(await cortex.setOwner(owner.publicKey)).toBeUndefined()
    const other = cortex.setOwner(agent.publicKey)

    await expect(other).rejects.toThrow(refusal('ALREADY_EXISTS', 'ownerKey'))
    await using begun = await openTestCortex({ ownerKey: owner.publicKey })
    await expect(begun.setOwner(agent.publicKey)).rejects.toThrow(refusal('ALREADY_EXISTS'))
    expect(await begun.setOwner(owner.publicKey)).toBeUndefined()
    expect((await begun.status()).nextSeq).toBe(1)
  })

  it('[X38] two at once: one is set, the other is refused', async () => {
    await using cortex = await openTestCortex()

    const calls = await Promise.allSettled([
      cortex.setOwner(owner.publicKey),
      cortex.setOwner(agent.publicKey),
    ])

    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await cortex.verify()).toMatchObject({ ok: true })
  })

  it('[X38] that came later is part of what both verifiers fold', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: aFact('one') })
    await cortex.setOwner(owner.publicKey)
    await cortex.write({ data: aFact('two') })

    const file = Buffer.concat(await collect(cortex.exportJournal()))

    expect(verifyFile(file)).toMatchObject({ ok: true, root: await cortex.overallRoot() })
    if (hasPython) expect(verifyWithPython([file])).toMatchObject([{ ok: true }])
  })
})
