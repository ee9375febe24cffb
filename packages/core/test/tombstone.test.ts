import { decode } from 'cbor2'
import { describe, expect, it } from 'vitest'
import { idBytes } from '../src/memory/ids.ts'
import { aFact, anEvent, openTestCortex, TEST_EPOCH_MS, testId } from '../src/testing/index.ts'
import { rootsNow } from './agreement.ts'
import { collect, keysBelow, refusal, storedValue, uriOf } from './helpers.ts'

const REASON = { reason: 'looked again' }

describe('tombstone()', () => {
  it('[E6] says when, why and by whom', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    cortex.doors.advance(3)

    const receipt = await cortex.tombstone(uri, { ...REASON, by: 'ada' })

    expect(receipt).toEqual({ uri, id, version: 1, seq: 2 })
    expect((await cortex.resolve(uri)).head).toMatchObject({
      tombstoned: { reason: 'looked again', at: TEST_EPOCH_MS + 3, by: 'ada' },
      lastUpdatedAt: TEST_EPOCH_MS + 3,
    })
    expect(await cortex.status()).toMatchObject({ memories: 0, tombstoned: 1 })
  })

  it('[E6] leaves every version readable', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact('1') })
    await cortex.update(uri, { data: aFact('2') })

    await cortex.tombstone(uri, REASON)

    expect((await cortex.resolve(uriOf('Fact', id, 1))).data).toEqual(aFact('1'))
    expect((await cortex.resolve(uriOf('Fact', id, 2))).data).toEqual(aFact('2'))
    expect((await cortex.resolveLatest(id)).data).toEqual(aFact('2'))
  })

  it('[E6] is final: later changes are refused, a second one writes nothing', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    await cortex.tombstone(uri, REASON)
    const before = cortex.dump()

    const second = await cortex.tombstone(uri, { reason: 'another' })

    expect(second).toMatchObject({ uri, id, version: 1 })
    await expect(cortex.update(uri, { data: aFact('2') })).rejects.toThrow(refusal('TOMBSTONED'))
    await expect(cortex.updateHead(uri, { tags: [] })).rejects.toThrow(refusal('TOMBSTONED'))
    expect(cortex.dump()).toEqual(before)
  })

  it('[E6] wins or loses against a concurrent update, never both', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })

    const [updated, tombstoned, late] = await Promise.allSettled([
      cortex.update(uri, { data: aFact('2') }),
      cortex.tombstone(uri, REASON),
      cortex.update(uri, { data: aFact('3') }),
    ])

    expect([updated.status, tombstoned.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'TOMBSTONED' } })
    expect((await cortex.resolveLatest(id)).head).toMatchObject({ currentVersion: 2 })
  })

  it('[E6] refuses what does not exist', async () => {
    await using cortex = await openTestCortex()
    const nobody = cortex.tombstone(uriOf('Fact', testId(9, 9)), REASON)
    await expect(nobody).rejects.toThrow(refusal('NOT_FOUND'))
  })

  it('[E25] takes the memory out of every index and into `tomb/`', async () => {
    await using cortex = await openTestCortex()
    const frames = [{ verb: 'build', kind: 'plan', ref: 'x' }] as const
    const { uri } = await cortex.write({ data: anEvent(), tags: ['a', 'b'], frames })
    const typeKeys = keysBelow(cortex, 'idx/type/')

    await cortex.tombstone(uri, REASON)

    for (const prefix of ['idx/type/', 'idx/tag/', 'idx/rank/frame/', 'idx/actor_obj/']) {
      expect(keysBelow(cortex, prefix)).toEqual([])
    }
    expect(keysBelow(cortex, 'tomb/')).toEqual(typeKeys)
  })

  it('[E27] keeps the inputs of salience', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact(), importance: 6 })
    cortex.doors.advance(1000)

    await cortex.tombstone(uri, REASON)

    const salience = decode(storedValue(cortex, 'salience/', idBytes(id)) as Uint8Array)
    expect(salience).toEqual(
      new Map([
        [1, TEST_EPOCH_MS],
        [4, 6],
      ]),
    )
  })

  it('[E31] moves the roots of journal and memories, not of edges', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    const other = await cortex.write({ data: aFact() })
    await cortex.addEdge({ src: id, type: 'references', dst: other.id })
    const before = rootsNow(cortex)

    await cortex.tombstone(uri, REASON)

    const after = rootsNow(cortex)
    expect(after.memories).not.toBe(before.memories)
    expect(after.journal).not.toBe(before.journal)
    expect(after.edges).toBe(before.edges)
    expect(await collect(cortex.edgesOut(id))).toHaveLength(1)
  })
})
