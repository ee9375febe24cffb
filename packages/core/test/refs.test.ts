import { describe, expect, expectTypeOf, it } from 'vitest'
import { formatUri, type MemoryId, type MemoryStore, type Receipt, type Uri } from '../src/index.ts'
import { aFact, aGoal, openTestCortex, TEST_EPOCH_MS } from '../src/testing/index.ts'
import { collect, refusal, uriOf } from './helpers.ts'

const NOBODY = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' as MemoryId

describe('references', () => {
  it('[AP5] a URI means its version; an id, a memory and a receipt mean the current one', async () => {
    await using cortex = await openTestCortex()
    const first = await cortex.write({ data: aFact('blue') })
    const memory = await cortex.resolve(first.uri)

    await cortex.update(memory, { data: aFact('grey') })
    await cortex.update(first.id, { data: aFact('green') })
    await cortex.updateHead(first, { tags: ['sky'] })

    expect((await cortex.resolve(first.uri)).data).toEqual(aFact('blue'))
    for (const ref of [first.id, first, memory]) {
      const current = await cortex.resolve(ref)
      expect(current.data).toEqual(aFact('green'))
      expect(current.uri).toBe(uriOf('Fact', first.id, 3))
      expect(current.head.tags).toEqual(['sky'])
    }
    expect((await cortex.resolveLatest(first.uri)).version.version).toBe(3)
    expect((await cortex.blame(memory)).length).toBe(4)
    expect((await cortex.trace(memory)).id).toBe(first.id)
    const other = await cortex.write({ data: aGoal() })
    await cortex.addEdge({ src: first.id, type: 'part_of', dst: other.id })
    expect((await collect(cortex.edgesOut(memory))).length).toBe(1)
    expect((await collect(cortex.edgesIn(other))).length).toBe(1)
    expect((await cortex.tombstone(memory, { reason: 'over' })).version).toBe(3)
    expect((await cortex.erase(first.id, { reason: 'over' })).id).toBe(first.id)
  })

  it('[AP5] what names nothing is NOT_FOUND, what cannot be read is refused with its path', async () => {
    await using cortex = await openTestCortex()

    await expect(cortex.resolve(NOBODY)).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.update(NOBODY, { data: aFact() })).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.tombstone('sky' as Uri, { reason: 'x' })).rejects.toThrow(
      refusal('BAD_URI', 'uri'),
    )
    await expect(cortex.resolve({ id: 'sky' } as never)).rejects.toThrow(
      refusal('INVALID_INPUT', 'uri.id'),
    )
  })

  it('[AP5] a retry with a commit id is recognised although the version moved on', async () => {
    await using cortex = await openTestCortex()
    const { id } = await cortex.write({ data: aFact('blue') })
    const commitId = 'ab'.repeat(16)

    const first = await cortex.update(id, { data: aFact('grey'), commitId })
    const again = await cortex.update(id, { data: aFact('grey'), commitId })

    expect(again).toEqual(first)
  })

  it('[AP7] the URI of what cannot exist is refused', () => {
    expect(() => formatUri('Rumour' as 'Fact', NOBODY, 1)).toThrow(refusal('INVALID_INPUT', 'type'))
    expect(() => formatUri('Fact', 'sky' as MemoryId, 1)).toThrow(refusal('INVALID_INPUT', 'id'))
    expect(() => formatUri('Fact', NOBODY, 0)).toThrow(refusal('INVALID_INPUT', 'version'))
  })
})

describe('patch()', () => {
  it('[AP6] changes the fields that are given and keeps everything else', async () => {
    await using cortex = await openTestCortex()
    const until = TEST_EPOCH_MS + 1_000_000
    const fact = await cortex.write({
      data: { ...aFact('blue'), confidence: 0.5, object: { hue: 240 } },
      confidence: 0.75,
      validUntil: until,
    })

    const patched = await cortex.patch(fact, { statement: 'grey', confidence: undefined })

    expectTypeOf(patched).toEqualTypeOf<Receipt<'Fact'>>()
    const memory = await cortex.resolve(patched.uri)
    expect(memory.data).toEqual({ ...aFact('grey'), object: { hue: 240 } })
    expect(memory.version).toMatchObject({ version: 2, confidence: 0.75 })
    expect(memory.head.validUntil).toBe(until)
    expect((await cortex.resolve(fact.uri)).data.statement).toBe('blue')
  })

  it('[AP6] refuses what the type does not allow, nothing at all, and an outdated decision', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact('blue') })

    const calls: readonly (readonly [() => Promise<unknown>, Error])[] = [
      [() => cortex.patch(id, { status: 'active' }), refusal('INVALID_INPUT', 'fields.status')],
      [
        () => cortex.patch(uri, { statement: undefined }),
        refusal('INVALID_INPUT', 'fields.statement'),
      ],
      [() => cortex.patch(uri, { type: 'Goal' } as never), refusal('INVALID_INPUT', 'fields.type')],
      [() => cortex.patch(uri, {}), refusal('NO_OP', 'fields')],
      [
        () => cortex.patch(uri, { statement: 'x' }, { expectedVersion: 2 }),
        refusal('VERSION_CONFLICT'),
      ],
      [() => cortex.patch(NOBODY, { statement: 'x' }), refusal('NOT_FOUND', 'uri')],
    ]
    for (const [call, error] of calls) await expect(call()).rejects.toThrow(error)
    expect((await cortex.resolve(id)).version.version).toBe(1)
  })

  it('[AP6] the same commit id patches once', async () => {
    await using cortex = await openTestCortex()
    const { id } = await cortex.write({ data: aFact('blue') })
    const meta = { commitId: 'cd'.repeat(16) }

    const first = await cortex.patch(id, { statement: 'grey' }, meta)
    const again = await cortex.patch(id, { statement: 'grey' }, meta)

    expect(again).toEqual(first)
    await expect(cortex.patch(id, { statement: 'green' }, meta)).rejects.toThrow(
      refusal('COMMIT_ID_REUSED'),
    )
  })
})

describe('a store', () => {
  it('[AP8] says CLOSED first, whatever else is wrong with a call', async () => {
    const cortex = await openTestCortex()
    await cortex.close()
    const skipped = ['constructor', 'actor', 'close', 'stopEmbedder', 'operate']
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(Object.getPrototypeOf(cortex)))
    const verbs = names.filter((name) => !skipped.includes(name))

    expect(verbs.length).toBeGreaterThan(40)
    for (const name of verbs) {
      const call = async (): Promise<unknown> => {
        const method = Reflect.get(cortex, name) as (...args: unknown[]) => unknown
        const result = method.call(cortex, 5, 5, 5)
        const isIterable = typeof result === 'object' && result !== null
        return isIterable && Symbol.asyncIterator in result
          ? await collect(result as AsyncIterable<unknown>)
          : await result
      }
      await expect(call(), name).rejects.toThrow(refusal('CLOSED'))
    }
    for (const [name, verb] of Object.entries(cortex.goalState)) {
      await expect(verb(5, 5), `goalState.${name}`).rejects.toThrow(refusal('CLOSED'))
    }
  })

  it('[AP9] whole or in part, it can be used by the same program', async () => {
    await using cortex = await openTestCortex()
    const remember = async (store: MemoryStore): Promise<string> => {
      const { uri } = await store.write({ data: aFact('blue') })
      return (await store.resolve(uri)).data.statement
    }

    expect(await remember(cortex)).toBe('blue')
  })
})
