import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../src/codec/bytes.ts'
import { composeOverallRoot } from '../src/index.ts'
import { aFact, openTestCortex, TEST_EPOCH_MS, TestDoors } from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'

describe('overallRoot()', () => {
  it('[E30] is the same for the same calls in two stores', async () => {
    await using one = await openTestCortex()
    await using two = await openTestCortex()
    for (const cortex of [one, two]) {
      const { uri, id } = await cortex.write({ data: aFact(), tags: ['a'] })
      const other = await cortex.write({ data: aFact('2') })
      cortex.doors.advance(10)
      await cortex.update(uri, { data: aFact('3') })
      await cortex.addEdge({ src: id, type: 'follows', dst: other.id })
    }

    expect(await one.overallRoot()).toBe(await two.overallRoot())
  })

  it('[E30] differs where a clock, an id or a salt differs', async () => {
    const roots = new Set<string>()
    for (const change of [
      (_: TestDoors) => undefined,
      (doors: TestDoors) => doors.advance(1),
      (doors: TestDoors) => doors.random(1),
      (doors: TestDoors) => doors.ids(),
    ]) {
      const doors = new TestDoors()
      await using cortex = await openTestCortex({ doors })
      change(doors)
      await cortex.write({ data: aFact() })
      roots.add(await cortex.overallRoot())
    }

    expect(roots.size).toBe(4)
  })

  it('[E32] does not move for anything that only looks', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    const other = await cortex.write({ data: aFact() })
    await cortex.addEdge({ src: id, type: 'follows', dst: other.id })
    const root = await cortex.overallRoot()
    const view = cortex.dump()

    await cortex.resolve(uri)
    await cortex.resolveLatest(id)
    await cortex.getEdge(id, 'follows', other.id)
    await collect(cortex.edgesOut(id))
    await collect(cortex.journal())
    await collect(cortex.exportJournal())
    await cortex.proveMemory(id)
    await cortex.proveEntry(0)
    await cortex.proveConsistency(0, 2)
    await cortex.snapshot('manual')
    await cortex.goalState.write(id, { failureStreak: 1 })
    await cortex.goalState.delete(id)
    await cortex.status()
    await cortex.verify()
    await cortex.rebuild()

    expect(await cortex.overallRoot()).toBe(root)
    expect(cortex.dump()).toEqual(view)
  })

  it('[E28] is composed of the roots that a proof carries', async () => {
    await using cortex = await openTestCortex()
    const { id } = await cortex.write({ data: aFact() })

    const { roots } = await cortex.proveMemory(id)

    const root = composeOverallRoot({
      journalRoot: fromHex(roots.journalRoot) as Uint8Array,
      namespaces: {
        memories: fromHex(roots.memoriesRoot) as Uint8Array,
        edges: fromHex(roots.edgesRoot) as Uint8Array,
      },
    })
    expect(toHex(root)).toBe(await cortex.overallRoot())
    expect(roots.overallRoot).toBe(await cortex.overallRoot())
  })
})

describe('snapshot()', () => {
  it('[E34] holds the roots and counters of its moment', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    const other = await cortex.write({ data: aFact() })
    await cortex.addEdge({ src: id, type: 'follows', dst: other.id })
    await cortex.tombstone(uri, { reason: 'x' })
    cortex.doors.advance(8)

    const manifest = await cortex.snapshot('nightly')

    const { roots } = await cortex.proveMemory(id)
    expect(manifest).toEqual({
      actor: 'tester',
      number: 0,
      journalCount: 5,
      ...roots,
      createdAt: TEST_EPOCH_MS + 8,
      trigger: 'nightly',
      counters: { memories: 1, edges: 1, tombstoned: 1 },
    })
  })

  it('[E34] is numbered from 0 and found by number and by root, the newest of equal ones', async () => {
    let cortex = await openTestCortex()
    const first = await cortex.snapshot('a')
    const second = await cortex.snapshot('b')
    await cortex.write({ data: aFact() })
    const third = await cortex.snapshot('c')

    cortex = await cortex.reopen()
    await cortex.rebuild()

    expect([first.number, second.number, third.number]).toEqual([0, 1, 2])
    expect(second.overallRoot).toBe(first.overallRoot)
    expect(third.overallRoot).not.toBe(first.overallRoot)
    expect(await cortex.loadSnapshot(0)).toEqual(first)
    expect(await cortex.loadSnapshot(first.overallRoot)).toEqual(second)
    expect(await cortex.loadSnapshot(third.overallRoot)).toEqual(third)
    expect((await cortex.snapshot('d')).number).toBe(3)
    await cortex[Symbol.asyncDispose]()
  })

  it('[E34] gives concurrent snapshots a number each', async () => {
    await using cortex = await openTestCortex()
    const manifests = await Promise.all(
      Array.from({ length: 5 }, () => cortex.snapshot('together')),
    )
    expect(manifests.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3, 4])
  })

  it('[E34] NOT_FOUND for a number or root that was never taken, also in a new store', async () => {
    await using cortex = await openTestCortex()
    await expect(cortex.loadSnapshot(0)).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.loadSnapshot(await cortex.overallRoot())).rejects.toThrow(
      refusal('NOT_FOUND'),
    )
  })
})
