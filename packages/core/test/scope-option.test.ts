/** A scope beside an input. Rules: docs/spec/scope.md. */
import { describe, expect, it } from 'vitest'
import type { Receipt, Scope } from '../src/index.ts'
import { aFact, openTestCortex, type TestCortex } from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'
import { errorOf, grantTo, openOwned, scopedTo, type Terms, testSigner } from './support/scopes.ts'

const ALL = ['write', 'update', 'update_head', 'tombstone', 'add_edge', 'remove_edge'] as const
const WORK: Terms = { include: { tags: ['work'] }, writable: ALL }

async function filled(cortex: TestCortex): Promise<{ work: Receipt; hidden: Receipt }> {
  const scoped = { tags: ['work'], visibility: 'scoped' } as const
  return {
    work: await cortex.write({ data: aFact('work'), ...scoped }),
    hidden: await cortex.write({ data: aFact('hidden'), tags: ['work'] }),
  }
}

/** Every mutation that takes a scope, on one memory. */
function mutations(
  cortex: TestCortex,
  { uri, id }: Receipt,
  other: Receipt,
  scope: Scope,
): Readonly<Record<string, () => Promise<Receipt | undefined>>> {
  const edge = { src: id, type: 'related_to', dst: other.id } as const
  return {
    write: () => cortex.write({ data: aFact('new'), tags: ['work'], scope }),
    update: () => cortex.update(uri, { data: aFact('newer'), scope }),
    updateHead: () => cortex.updateHead(uri, { importance: 3 }, { scope }),
    addEdge: () => cortex.addEdge({ ...edge, scope }),
    removeEdge: () => cortex.removeEdge({ ...edge, reason: 'x', scope }),
    tombstone: () => cortex.tombstone(uri, { reason: 'x', scope }),
  }
}

describe('a scope beside an input', () => {
  it('[X36] lets what it lets, in the name of its audience', async () => {
    await using cortex = await openOwned()
    const { work } = await filled(cortex)
    const scope = await grantTo('bob', WORK)
    const other = await cortex.write({ data: aFact('new'), tags: ['work'], scope })

    for (const [name, call] of Object.entries(mutations(cortex, work, other, scope))) {
      const done = await call()
      expect(done, name).toBeDefined()
      const [entry] = await collect(cortex.journal({ from: done?.seq ?? 0, to: done?.seq ?? 0 }))
      expect(entry?.by, name).toBe('bob')
    }
    expect(await cortex.verify()).toMatchObject({ ok: true })
  })

  it('[X36] refuses everything else as the opened scope does, and changes nothing', async () => {
    await using cortex = await openOwned()
    const { work, hidden } = await filled(cortex)
    const scope = await grantTo('bob', WORK)
    const scoped = await scopedTo(cortex, WORK)
    const memories = (await cortex.status()).memories

    for (const [name, call] of Object.entries(mutations(cortex, hidden, work, scope))) {
      if (name !== 'write') await expect(call(), name).rejects.toThrow(refusal('SCOPE_VIOLATION'))
    }
    const violation = await errorOf(scoped.resolve(hidden.uri))
    expect(await errorOf(cortex.resolveScoped(hidden.uri, scope))).toBe(violation)
    expect(await errorOf(collect(cortex.edgesIn(hidden.id, { scope })))).toBe(violation)
    const readOnly = await grantTo('bob', { include: { tags: ['work'] } })
    for (const [name, call] of Object.entries(mutations(cortex, work, work, readOnly))) {
      await expect(call(), name).rejects.toThrow(refusal('SCOPE_NOT_WRITABLE'))
    }
    expect((await cortex.status()).memories).toBe(memories)
  })

  it('[X36] may say once more who speaks, and nobody else', async () => {
    await using cortex = await openOwned()
    const scope = await grantTo('bob', WORK)
    const input = { data: aFact('new'), tags: ['work'], scope }

    const { seq } = await cortex.write({ ...input, by: 'bob' })

    const [entry] = await collect(cortex.journal({ from: seq, to: seq }))
    expect(entry?.by).toBe('bob')
    await expect(cortex.write({ ...input, by: 'ann' })).rejects.toThrow(
      refusal('INVALID_INPUT', 'by'),
    )
  })

  it('[X36] is verified with every call: file, keys, time and revocation', async () => {
    const keys = new Map([['bob', testSigner('bob').publicKey]])
    await using cortex = await openOwned({ keyResolver: (name) => keys.get(name) })
    const { work } = await filled(cortex)
    const expiresAt = cortex.doors.now + 1_000
    const scope = await grantTo('bob', { ...WORK, expiresAt })
    const damaged = Buffer.from(scope)
    damaged[60] = (damaged[60] as number) ^ 1
    const asked = async (with_: unknown): Promise<unknown> =>
      await cortex.resolveScoped(work.uri, with_ as Scope)

    expect(await asked(scope)).toEqual(await cortex.resolve(work.uri))
    await expect(asked(damaged)).rejects.toThrow(refusal('SCOPE_INVALID'))
    await expect(asked('scope')).rejects.toThrow(refusal('SCOPE_INVALID'))
    keys.set('bob', testSigner('eve').publicKey)
    await expect(asked(scope)).rejects.toThrow(refusal('SCOPE_INVALID'))
    keys.set('bob', testSigner('bob').publicKey)
    cortex.doors.advance(1_001)
    await expect(asked(scope)).rejects.toThrow(refusal('SCOPE_EXPIRED'))
  })

  it('[X36] pinned reads its moment, and nothing that was erased since', async () => {
    await using cortex = await openOwned()
    const { work } = await filled(cortex)
    const { overallRoot, journalCount } = await cortex.snapshot('grant')
    const pinned = { journalCount, root: overallRoot }
    const scope = await grantTo('bob', { ...WORK, pinned })
    await cortex.update(work.uri, { data: aFact('later') })
    const found = async (): Promise<unknown> => {
      const { memories } = await cortex.find({ types: ['Fact'], limit: 5, scope })
      return memories.map(({ data }) => data)
    }

    expect(await found()).toEqual([aFact('work')])
    expect(await found()).toEqual([aFact('work')])
    await cortex.erase(work.uri, { reason: 'asked to' })
    expect(await found()).toEqual([])
  })

  it('[X36] undefined means the whole store', async () => {
    await using cortex = await openTestCortex()
    const none = { scope: undefined } as unknown as { scope?: Scope }

    const { uri } = await cortex.write({ data: aFact('mine'), ...none })

    expect((await cortex.find({ types: ['Fact'], limit: 1, ...none })).total).toBe(1)
    expect((await cortex.context({ ...none })).totalTokens).toBeGreaterThanOrEqual(0)
    expect((await cortex.tombstone(uri, { reason: 'x', ...none })).uri).toBe(uri)
  })
})
