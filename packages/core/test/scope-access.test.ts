/** What a scope shows and lets, call by call. */
import { describe, expect, it } from 'vitest'
import type { JournalEntry, MemoryId, Receipt, ScopedCortex, Uri } from '../src/index.ts'
import { EDGE_TYPES, verifyProofFile } from '../src/index.ts'
import { edgeFromKey, printKey, versionKey } from '../src/keys/keyspace.ts'
import { idBytes } from '../src/memory/ids.ts'
import { encodeProofFile } from '../src/merkle/proof-file.ts'
import { aFact, aGoal, type TestCortex, testId } from '../src/testing/index.ts'
import { damageView, flipped } from './damage.ts'
import { collect, refusal, uriOf } from './helpers.ts'
import { errorOf, grantTo, openAs, openOwned, scopedTo, type Terms } from './support/scopes.ts'

const ALL = ['write', 'update', 'update_head', 'tombstone', 'add_edge', 'remove_edge'] as const
const WORK: Terms = { include: { tags: ['work'] }, exclude: { tags: ['secret'] }, writable: ALL }
const MISSING = testId(77)

interface Store {
  readonly open: Receipt
  readonly work: Receipt
  readonly other: Receipt
  readonly secret: Receipt
  readonly hidden: Receipt
}

/** One memory of every kind of visibility to a scope of `work` without `secret`. */
async function filled(cortex: TestCortex): Promise<Store> {
  const scoped = { visibility: 'scoped' } as const
  return {
    open: await cortex.write({ data: aFact('open'), visibility: 'actor_public' }),
    work: await cortex.write({ data: aFact('work'), tags: ['work'], ...scoped }),
    other: await cortex.write({ data: aFact('other'), tags: ['home'], ...scoped }),
    secret: await cortex.write({ data: aFact('secret'), tags: ['work', 'secret'], ...scoped }),
    hidden: await cortex.write({ data: aFact('hidden'), tags: ['work'] }),
  }
}

async function violations(cortex: TestCortex): Promise<JournalEntry<'scope_violation'>[]> {
  return (await collect(cortex.journal({ kinds: ['scope_violation'] }))) as never
}

describe('reading', () => {
  it('[X15] [X16] shows what is public, and what is scoped and selected', async () => {
    await using cortex = await openOwned()
    const { open, work } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)

    const { memories } = await scoped.find({ types: ['Fact'], limit: 10 })

    expect(memories.map(({ head }) => head.id).sort()).toEqual([open.id, work.id])
    expect(await scoped.resolve(work.uri)).toEqual(await cortex.resolve(work.uri))
    expect(await scoped.resolveLatest(work.id)).toEqual(await cortex.resolveLatest(work.id))
  })

  it('[X15] follows a change of visibility or tags at once', async () => {
    await using cortex = await openOwned()
    const { work, secret } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)

    await cortex.updateHead(work.uri, { visibility: 'private' })
    await cortex.updateHead(secret.uri, { tags: ['work'] })

    await expect(scoped.resolve(work.uri)).rejects.toThrow(refusal('SCOPE_VIOLATION'))
    await expect(scoped.resolve(secret.uri)).resolves.toBeDefined()
  })

  it('[X20] an allowed memory is shown whole, with the names of its sources and its successor', async () => {
    await using cortex = await openOwned()
    const { hidden, work } = await filled(cortex)
    const derivedFrom = [hidden.uri]
    const child = await cortex.write({
      data: aFact('derived'),
      tags: ['work'],
      visibility: 'scoped',
      provenance: { source: 'derived', derivedFrom },
    })
    const successor = await cortex.write({ data: aFact('newer'), supersedes: work.uri })
    const scoped = await scopedTo(cortex, WORK)

    expect((await scoped.resolve(child.uri)).version.provenance.derivedFrom).toEqual(derivedFrom)
    expect((await scoped.resolve(work.uri)).head.supersededBy).toBe(successor.id)
    await expect(scoped.resolve(successor.uri)).rejects.toThrow(refusal('SCOPE_VIOLATION'))
  })

  it('[X21] no answer is larger than the budget of the scope, and a larger one is refused', async () => {
    await using cortex = await openOwned()
    for (let index = 0; index < 5; index++) {
      await cortex.write({ data: aFact(`number ${index}`), tags: ['work'], visibility: 'scoped' })
    }
    const scoped = await scopedTo(cortex, { ...WORK, budgetTokens: 20 })

    const found = await scoped.find({ types: ['Fact'], limit: 10 })
    const bundle = await scoped.context()

    expect(found.renderedTokens.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(20)
    expect(found.trimmedByBudget).toBeGreaterThan(0)
    expect(bundle.budgetTokens).toBe(20)
    expect((await scoped.context({ budgetTokens: 7 })).budgetTokens).toBe(7)
    const tooLarge = refusal('INVALID_INPUT', 'budgetTokens')
    await expect(scoped.context({ budgetTokens: 21 })).rejects.toThrow(tooLarge)
    await expect(scoped.find({ types: ['Fact'], limit: 1, budgetTokens: 21 })).rejects.toThrow(
      tooLarge,
    )
  })

  it('[X19] proves allowed memories only, with proofs that hold', async () => {
    await using cortex = await openOwned()
    const { work, open, secret } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)

    const { proof, manifest } = await scoped.prove([work.uri, open.uri], { content: true })

    const report = verifyProofFile(encodeProofFile(proof), { root: manifest.overallRoot })
    expect(report.items.map(({ present }) => present)).toEqual([true, true])
    for (const uri of [secret.uri, uriOf('Fact', MISSING)]) {
      await expect(scoped.prove([work.uri, uri])).rejects.toThrow(refusal('SCOPE_VIOLATION'))
    }
  })

  it('[X24] says nothing of damage in what it may not show', async () => {
    await using cortex = await openOwned()
    const { secret, work } = await filled(cortex)
    const query = { types: ['Fact' as const], limit: 10 }
    const broken = async (store: TestCortex, id: MemoryId): Promise<TestCortex> => {
      const key = versionKey(idBytes(id), 1)
      return await damageView(store, (view) => [[key, flipped(view.get(key))]])
    }

    await using first = await broken(cortex, secret.id)
    expect((await first.find(query)).skipped).toHaveLength(1)
    expect((await (await scopedTo(first, WORK)).find(query)).skipped).toEqual([])

    await using second = await broken(first, work.id)
    expect((await second.find(query)).skipped).toHaveLength(2)
    const { skipped, memories } = await (await scopedTo(second, WORK)).find(query)
    expect(skipped.map(({ key }) => key)).toEqual([printKey(versionKey(idBytes(work.id), 1))])
    expect(memories).toHaveLength(1)
  })

  it('[X24] says nothing of a damaged edge to what it may not show', async () => {
    await using cortex = await openOwned()
    const { hidden, work } = await filled(cortex)
    await cortex.addEdge({ src: work.id, type: 'related_to', dst: hidden.id })
    const code = EDGE_TYPES.code('related_to')
    const key = edgeFromKey(idBytes(work.id), code, idBytes(hidden.id))
    const query = { from: work.id, limit: 10 }

    await using broken = await damageView(cortex, (view) => [[key, flipped(view.get(key))]])

    expect((await broken.find(query)).skipped.map((one) => one.key)).toEqual([printKey(key)])
    expect((await (await scopedTo(broken, WORK)).find(query)).skipped).toEqual([])
  })

  it('[X23] the public view has no way to change anything, and says NOT_FOUND of what is not public', async () => {
    await using cortex = await openOwned()
    const { open, work, hidden } = await filled(cortex)
    const view = cortex.publicView()

    expect((await view.resolve(open.uri)).head.id).toBe(open.id)
    const errors = [work.uri, hidden.uri, uriOf('Fact', MISSING)].map((uri) =>
      errorOf(view.resolve(uri)),
    )
    expect(new Set(await Promise.all(errors)).size).toBe(1)
    expect(JSON.parse((await errors[0]) as string)).toMatchObject({ code: 'NOT_FOUND' })
    expect('write' in view || 'tombstone' in view || 'addEdge' in view).toBe(false)
    expect(await violations(cortex)).toEqual([])
  })

  it('[X17] a question that would be recorded is refused', async () => {
    await using cortex = await openOwned()
    const scoped = await scopedTo(cortex, WORK)

    await expect(scoped.find({ types: ['Fact'], limit: 1, lateBinding: true })).rejects.toThrow(
      refusal('INVALID_INPUT', 'lateBinding'),
    )
  })
})

describe('forbidden and missing', () => {
  type Ask = (scoped: ScopedCortex, uri: Uri, id: MemoryId, mine: Receipt) => Promise<unknown>
  const derived = (uri: Uri) => ({ source: 'derived' as const, derivedFrom: [uri] })
  const edge = (src: MemoryId, dst: MemoryId) => ({ src, type: 'related_to' as const, dst })
  const CALLS: Readonly<Record<string, Ask>> = {
    resolve: (scoped, uri) => scoped.resolve(uri),
    'resolve the latest': (scoped, _uri, id) => scoped.resolveLatest(id),
    'edges out': (scoped, _uri, id) => collect(scoped.edgesOut(id)),
    'edges in': (scoped, _uri, id) => collect(scoped.edgesIn(id)),
    'an edge from it': (scoped, _uri, id, mine) => scoped.getEdge(id, 'related_to', mine.id),
    'an edge to it': (scoped, _uri, id, mine) => scoped.getEdge(mine.id, 'related_to', id),
    prove: (scoped, uri, _id, mine) => scoped.prove([mine.uri, uri]),
    'near it': (scoped, nearUri) => scoped.find({ nearUri, limit: 1 }),
    'derive from it': (scoped, uri) =>
      scoped.write({ data: aFact(), tags: ['work'], provenance: derived(uri) }),
    'supersede it': (scoped, supersedes) =>
      scoped.write({ data: aFact(), tags: ['work'], supersedes }),
    'derive a version from it': (scoped, uri, _id, mine) =>
      scoped.update(mine.uri, { data: aFact(), provenance: derived(uri) }),
    update: (scoped, uri) => scoped.update(uri, { data: aFact(), expectedVersion: 7 }),
    'update its head': (scoped, uri) => scoped.updateHead(uri, { tags: ['work'] }),
    tombstone: (scoped, uri) => scoped.tombstone(uri, { reason: 'x' }),
    'add an edge from it': (scoped, _uri, id, mine) => scoped.addEdge(edge(id, mine.id)),
    'add an edge to it': (scoped, _uri, id, mine) => scoped.addEdge(edge(mine.id, id)),
    'remove an edge from it': (scoped, _uri, id, mine) =>
      scoped.removeEdge({ ...edge(id, mine.id), reason: 'x' }),
  }

  it.each(Object.entries(CALLS))(
    '[X19] [X26] [X30] %s: the same error, the same entry, no change',
    async (_name, ask) => {
      await using cortex = await openOwned()
      const { work, other, secret, hidden } = await filled(cortex)
      await cortex.addEdge(edge(hidden.id, work.id))
      await cortex.addEdge(edge(work.id, hidden.id))
      const gone = await cortex.write({ data: aFact('gone'), tags: ['work'] })
      await cortex.tombstone(gone.uri, { reason: 'x' })
      const scoped = await scopedTo(cortex, WORK)
      const before = (await cortex.prove([work.uri])).manifest
      const uris = [uriOf('Fact', MISSING), other.uri, secret.uri, hidden.uri, gone.uri]
      const wrongType = uriOf('Goal', hidden.id)

      const errors = new Set<string>()
      for (const uri of [...uris, wrongType]) {
        const id = uri.slice(-28, -2) as MemoryId
        errors.add(await errorOf(ask(scoped, uri, id, work)))
      }

      // A wrong type is a mistake of the input in one call.
      const told = [...errors].filter((error) => !error.includes('TYPE_DATA_MISMATCH'))
      expect(told).toEqual([
        '{"code":"SCOPE_VIOLATION","message":"Cannot do that: the scope shows nothing with that name"}',
      ])
      const after = (await cortex.prove([work.uri])).manifest
      expect(after.memoriesRoot).toBe(before.memoriesRoot)
      expect(after.edgesRoot).toBe(before.edgesRoot)
      const entries = await violations(cortex)
      expect(entries.length).toBeGreaterThanOrEqual(uris.length)
      const shapes = entries.map(({ at, by, subjects, type, body }) =>
        JSON.stringify({ at, by, subjects, type, body }),
      )
      expect(new Set(shapes).size).toBe(1)
      expect(entries[0]).toMatchObject({
        by: 'bob',
        subjects: [],
        body: { scopeId: scoped.scopeId, audience: 'bob', reason: 'violation' },
      })
    },
  )
})

describe('changing', () => {
  it('[X27] happens in the name of the audience, as an agent, and is scoped', async () => {
    await using cortex = await openOwned()
    const { work } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)

    const written = await scoped.write({ data: aGoal(), tags: ['work'], importance: 3 })
    await scoped.update(written.uri, { data: aGoal('better') })
    await scoped.updateHead(written.uri, { tags: ['work', 'more'] })
    const edge = { src: written.id, type: 'part_of' as const, dst: work.id }
    await scoped.addEdge(edge)
    await scoped.removeEdge({ ...edge, reason: 'x' })
    await scoped.tombstone(written.uri, { reason: 'done' })

    const { head, version } = await cortex.resolveLatest(written.id)
    expect(head).toMatchObject({ visibility: 'scoped', tags: ['work', 'more'], importance: 3 })
    expect(version.provenance).toEqual({ source: 'observed', origin: 'agent' })
    const entries = (await collect(cortex.journal({ from: 6 }))).map(({ kind, by }) => [kind, by])
    expect(entries).toEqual([
      ['write', 'bob'],
      ['update', 'bob'],
      ['update_head', 'bob'],
      ['add_edge', 'bob'],
      ['remove_edge', 'bob'],
      ['tombstone', 'bob'],
    ])
  })

  it('[X27] chooses no id, author, visibility, replacement or twin', async () => {
    await using cortex = await openOwned()
    const { work } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)
    const data = aFact()
    const tags = ['work']

    for (const [key, value] of Object.entries({
      id: MISSING,
      by: 'ada',
      visibility: 'actor_public',
      replace: 'subject-predicate',
      dedupe: true,
    })) {
      await expect(scoped.write({ data, tags, [key]: value } as never)).rejects.toThrow(
        refusal('INVALID_INPUT', key),
      )
    }
    const calls = [
      scoped.update(work.uri, { data, by: 'ada' } as never),
      scoped.updateHead(work.uri, { visibility: 'private' } as never),
      scoped.updateHead(work.uri, { tags }, { by: 'ada' } as never),
      scoped.tombstone(work.uri, { reason: 'x', by: 'ada' } as never),
      scoped.write({ data, tags, provenance: { source: 'user_input', origin: 'user' } }),
      scoped.write({ data, tags, provenance: { source: 'observed', origin: 'system' } }),
    ]
    for (const call of calls) await expect(call).rejects.toThrow(refusal('INVALID_INPUT'))
    expect((await cortex.status()).nextSeq).toBe(6)
  })

  it('[X26] what is written, and what a head becomes, must be selected too', async () => {
    await using cortex = await openOwned()
    const { work, open } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)
    const violation = refusal('SCOPE_VIOLATION')

    await expect(scoped.write({ data: aFact() })).rejects.toThrow(violation)
    await expect(scoped.write({ data: aFact(), tags: ['work', 'secret'] })).rejects.toThrow(
      violation,
    )
    await expect(scoped.updateHead(work.uri, { tags: [] })).rejects.toThrow(violation)
    await expect(scoped.updateHead(work.uri, { tags: ['work', 'secret'] })).rejects.toThrow(
      violation,
    )
    // Everybody can see it; the scope does not select it.
    await expect(scoped.tombstone(open.uri, { reason: 'x' })).rejects.toThrow(violation)
    await expect(scoped.resolve(open.uri)).resolves.toBeDefined()
  })

  it('[X26] a memory that is superseded must be selected, and both verbs be granted', async () => {
    await using cortex = await openOwned()
    const { work } = await filled(cortex)
    const input = { data: aFact('newer'), tags: ['work'], supersedes: work.uri }
    const writer = await scopedTo(cortex, { ...WORK, writable: ['write'] })
    const both = await scopedTo(cortex, { ...WORK, writable: ['write', 'update'] })

    await expect(writer.write(input)).rejects.toThrow(refusal('SCOPE_NOT_WRITABLE'))
    const { id } = await both.write(input)

    expect((await cortex.resolve(work.uri)).head.supersededBy).toBe(id)
  })

  it('[X25] each verb must be granted; nothing is granted by default', async () => {
    await using cortex = await openOwned()
    const { work, open } = await filled(cortex)
    const { writable: _, ...readable } = WORK
    const reader = await scopedTo(cortex, readable)
    const edge = { src: work.id, type: 'part_of' as const, dst: open.id }

    const calls = [
      reader.write({ data: aFact(), tags: ['work'] }),
      reader.update(work.uri, { data: aFact() }),
      reader.updateHead(work.uri, { tags: ['work'] }),
      reader.tombstone(work.uri, { reason: 'x' }),
      reader.addEdge(edge),
      reader.removeEdge({ ...edge, reason: 'x' }),
    ]
    const errors = await Promise.all(calls.map(errorOf))

    expect(new Set(errors).size).toBe(1)
    expect(JSON.parse(errors[0] as string)).toMatchObject({ code: 'SCOPE_NOT_WRITABLE' })
    const entries = await violations(cortex)
    expect(entries.map(({ body }) => body)).toEqual(
      calls.map(() => ({
        scopeId: reader.scopeId,
        audience: 'bob',
        reason: 'not_writable',
        write: true,
      })),
    )
  })

  it('[X28] commit ids of an audience are its own', async () => {
    await using cortex = await openOwned()
    const commitId = 'ab'.repeat(16)
    const data = aFact('mine')
    const first = await cortex.write({ data, tags: ['work'], commitId })
    const scoped = await scopedTo(cortex, WORK)
    const other = await openAs(cortex, 'eve', await grantTo('eve', WORK))

    const written = await scoped.write({ data, tags: ['work'], commitId })
    const again = await scoped.write({ data, tags: ['work'], commitId })
    const theirs = await other.write({ data, tags: ['work'], commitId })

    expect(again).toEqual(written)
    expect(new Set([first.id, written.id, theirs.id]).size).toBe(3)
    await expect(scoped.write({ data: aFact('x'), tags: ['work'], commitId })).rejects.toThrow(
      refusal('COMMIT_ID_REUSED'),
    )
  })

  it('[X29] is judged on what is there when its turn comes', async () => {
    await using cortex = await openOwned()
    const { work } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)

    const [, refused] = await Promise.allSettled([
      cortex.updateHead(work.uri, { visibility: 'private' }),
      scoped.tombstone(work.uri, { reason: 'x' }),
    ])
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'SCOPE_VIOLATION' } })

    const [, late] = await Promise.allSettled([
      cortex.revokeScope(scoped.scopeId, { reason: 'x' }),
      scoped.write({ data: aFact(), tags: ['work'] }),
    ])
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'SCOPE_REVOKED' } })
  })
})

describe('violations', () => {
  it('[X31] twenty at once are recorded, then ten a second; every one is refused', async () => {
    await using cortex = await openOwned()
    await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)
    const other = await openAs(cortex, 'eve', await grantTo('eve', WORK))
    const uri = uriOf('Fact', MISSING)
    const attempts = async (view: ScopedCortex, count: number): Promise<number> => {
      const before = (await violations(cortex)).length
      for (let index = 0; index < count; index++) {
        await expect(view.resolve(uri)).rejects.toThrow(refusal('SCOPE_VIOLATION'))
      }
      return (await violations(cortex)).length - before
    }

    expect(await attempts(scoped, 30)).toBe(20)
    expect(await attempts(other, 5)).toBe(5)
    cortex.doors.advance(500)
    expect(await attempts(scoped, 10)).toBe(5)
    // Another handle of the same audience has no bucket of its own.
    const second = await openAs(cortex, 'bob', await grantTo('bob', WORK))
    expect(await attempts(second, 3)).toBe(0)
  })

  it('[X32] a store that is open for reading refuses the same and records nothing', async () => {
    await using cortex = await openOwned()
    const { work, hidden } = await filled(cortex)
    const reader = await openOwned({ root: cortex.root, doors: cortex.doors, readOnly: true })
    const scoped = await scopedTo(reader, WORK)

    expect((await scoped.resolve(work.uri)).head.id).toBe(work.id)
    for (const uri of [hidden.uri, uriOf('Fact', MISSING)]) {
      await expect(scoped.resolve(uri)).rejects.toThrow(refusal('SCOPE_VIOLATION'))
    }
    expect(await violations(cortex)).toEqual([])
    await reader.close()
  })

  it('[X33] violations move the journal only; both kinds survive rebuild, export and verify', async () => {
    await using cortex = await openOwned()
    const { work, hidden } = await filled(cortex)
    const scoped = await scopedTo(cortex, WORK)
    const before = (await cortex.prove([work.uri])).manifest

    await errorOf(scoped.resolve(hidden.uri))
    await cortex.revokeScope(scoped.scopeId, { reason: 'enough', commitId: 'cd'.repeat(16) })

    const after = (await cortex.prove([work.uri])).manifest
    expect(after.journalCount).toBe(before.journalCount + 2)
    expect(after.memoriesRoot).toBe(before.memoriesRoot)
    expect(after.edgesRoot).toBe(before.edgesRoot)
    const dump = cortex.dump()
    await cortex.rebuild()
    expect(cortex.dump()).toEqual(dump)
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
    await expect(scoped.resolve(work.uri)).rejects.toThrow(refusal('SCOPE_REVOKED'))
  })
})
