import { describe, expect, it } from 'vitest'
import { EDGE_TYPES, type EdgeType, type MemoryId } from '../src/index.ts'
import { idBytes } from '../src/memory/ids.ts'
import {
  aFact,
  openTestCortex,
  TEST_EPOCH_MS,
  type TestCortex,
  testId,
} from '../src/testing/index.ts'
import { rootsNow } from './agreement.ts'
import { collect, refusal, storedValue } from './helpers.ts'

async function facts(cortex: TestCortex, count: number): Promise<MemoryId[]> {
  const written = Array.from({ length: count }, (_, n) => cortex.write({ data: aFact(`f${n}`) }))
  return (await Promise.all(written)).map(({ id }) => id)
}

async function twoFacts(cortex: TestCortex): Promise<{ src: MemoryId; dst: MemoryId }> {
  const [src, dst] = (await facts(cortex, 2)) as [MemoryId, MemoryId]
  return { src, dst }
}

function bothWays(
  cortex: TestCortex,
  src: MemoryId,
  type: EdgeType,
  dst: MemoryId,
): (Uint8Array | undefined)[] {
  const code = Buffer.of(EDGE_TYPES.code(type))
  return [
    storedValue(cortex, 'e/from/', Buffer.concat([idBytes(src), code, idBytes(dst)])),
    storedValue(cortex, 'e/to/', Buffer.concat([idBytes(dst), code, idBytes(src)])),
  ]
}

describe('addEdge()', () => {
  it('[E12] [E13] keeps weight and data, the same bytes under both ends', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    const data = { why: ['because', 1.5, null] }

    const receipt = await cortex.addEdge({
      src,
      type: 'caused_by',
      dst,
      weight: -0.5,
      data,
      by: 'ada',
    })

    expect(receipt).toMatchObject({ id: src, version: 1, seq: 3 })
    expect(await cortex.getEdge(src, 'caused_by', dst)).toEqual({
      src,
      type: 'caused_by',
      dst,
      weight: -0.5,
      data,
      createdAt: TEST_EPOCH_MS,
      createdBy: 'ada',
      tombstoned: false,
    })
    const [from, to] = bothWays(cortex, src, 'caused_by', dst)
    expect(from).toBeDefined()
    expect(to).toEqual(from)
  })

  it.each(EDGE_TYPES.names)('[E12] knows %s', async (type) => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)

    await cortex.addEdge({ src, type, dst })

    expect((await cortex.getEdge(src, type, dst)).type).toBe(type)
  })

  it('[E12] refuses an end that does not exist, by name', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    const nobody = testId(77, 9)

    const without = [
      [cortex.addEdge({ src: nobody, type: 'part_of', dst }), 'src'],
      [cortex.addEdge({ src, type: 'part_of', dst: nobody }), 'dst'],
    ] as const

    for (const [call, path] of without) {
      await expect(call).rejects.toThrow(refusal('NOT_FOUND', path))
    }
  })

  it('[E12] connects tombstoned memories too', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.tombstone((await cortex.write({ data: aFact() })).uri, { reason: 'x' })
    const gone = testId(2)

    await cortex.addEdge({ src, type: 'supersedes', dst: gone })
    await cortex.addEdge({ src: gone, type: 'references', dst })

    expect((await cortex.status()).edges).toBe(2)
  })

  it('[E13] [E32] a live edge again gives undefined and writes nothing', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.addEdge({ src, type: 'follows', dst, weight: 1 })
    const before = cortex.dump()

    const again = await cortex.addEdge({ src, type: 'follows', dst, weight: 2 })

    expect(again).toBeUndefined()
    expect(cortex.dump()).toEqual(before)
    expect((await cortex.status()).nextSeq).toBe(4)
  })

  it('[E13] a removed edge comes back as a fresh record', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.addEdge({ src, type: 'follows', dst, weight: 1, data: 'old' })
    await cortex.removeEdge({ src, type: 'follows', dst, reason: 'no' })
    cortex.doors.advance(9)

    await cortex.addEdge({ src, type: 'follows', dst })

    expect(await cortex.getEdge(src, 'follows', dst)).toEqual({
      src,
      type: 'follows',
      dst,
      createdAt: TEST_EPOCH_MS + 9,
      createdBy: 'tester',
      tombstoned: false,
    })
    expect((await cortex.status()).edges).toBe(1)
  })

  it('[E31] moves the roots of journal and edges, not of memories', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    const before = rootsNow(cortex)

    await cortex.addEdge({ src, type: 'follows', dst })
    const added = rootsNow(cortex)
    await cortex.removeEdge({ src, type: 'follows', dst, reason: 'no' })
    const removed = rootsNow(cortex)

    expect([added.memories, removed.memories]).toEqual([before.memories, before.memories])
    expect(new Set([before.edges, added.edges, removed.edges]).size).toBe(3)
    expect(new Set([before.journal, added.journal, removed.journal]).size).toBe(3)
  })

  it('[E22] writes an `add_edge` entry about both memories', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.addEdge({ src, type: 'follows', dst, weight: 2 })

    const [entry] = await collect(cortex.journal({ from: 3 }))

    expect(entry).toMatchObject({
      kind: 'add_edge',
      subjects: [src, dst],
      body: { type: 'follows', weight: 2 },
    })
  })
})

describe('removeEdge()', () => {
  it('[E14] marks both directions with reason, time and author', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.addEdge({ src, type: 'follows', dst, weight: 1 })
    cortex.doors.advance(4)

    const receipt = await cortex.removeEdge({ src, type: 'follows', dst, reason: 'no', by: 'ada' })

    expect(receipt).toMatchObject({ id: src, seq: 4 })
    expect(await cortex.getEdge(src, 'follows', dst)).toMatchObject({
      weight: 1,
      tombstoned: true,
      tombstonedAt: TEST_EPOCH_MS + 4,
      tombstonedReason: 'no',
      tombstonedBy: 'ada',
    })
    const [from, to] = bothWays(cortex, src, 'follows', dst)
    expect(to).toEqual(from)
  })

  it('[E14] [E32] gives undefined for a missing or removed edge and writes nothing', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.addEdge({ src, type: 'follows', dst })
    await cortex.removeEdge({ src, type: 'follows', dst, reason: 'no' })
    const before = cortex.dump()

    const removed = await cortex.removeEdge({ src, type: 'follows', dst, reason: 'again' })
    const missing = await cortex.removeEdge({ src, type: 'part_of', dst, reason: 'never' })
    const nobody = await cortex.removeEdge({
      src: testId(70, 9),
      type: 'part_of',
      dst,
      reason: 'never',
    })

    expect([removed, missing, nobody]).toEqual([undefined, undefined, undefined])
    expect(cortex.dump()).toEqual(before)
  })
})

describe('reading edges', () => {
  it('[E14] NOT_FOUND means never added', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.addEdge({ src, type: 'follows', dst })

    await expect(cortex.getEdge(dst, 'follows', src)).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.getEdge(src, 'part_of', dst)).rejects.toThrow(refusal('NOT_FOUND'))
  })

  it('[E15] come by type code, then by the other id', async () => {
    await using cortex = await openTestCortex()
    const [hub, ...others] = (await facts(cortex, 4)) as [MemoryId, ...MemoryId[]]
    for (const type of ['follows', 'references'] as const) {
      for (const dst of others.toReversed()) await cortex.addEdge({ src: hub, type, dst })
    }

    const edges = await collect(cortex.edgesOut(hub))

    expect(edges.map(({ type, dst }) => [type, dst])).toEqual([
      ...others.map((dst) => ['references', dst]),
      ...others.map((dst) => ['follows', dst]),
    ])
    for (const dst of others) {
      const into = await collect(cortex.edgesIn(dst))
      expect(into.map(({ type, src }) => [type, src])).toEqual([
        ['references', hub],
        ['follows', hub],
      ])
    }
  })

  it('[E15] are filtered by type; no types or none given means all', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    for (const type of ['part_of', 'references', 'follows'] as const) {
      await cortex.addEdge({ src, type, dst })
    }
    const types = async (only: EdgeType[]): Promise<EdgeType[]> =>
      (await collect(cortex.edgesOut(src, { types: only }))).map(({ type }) => type)

    expect(await types(['follows'])).toEqual(['follows'])
    expect(await types(['follows', 'references'])).toEqual(['references', 'follows'])
    expect(await types(['caused_by'])).toEqual([])
    expect(await types([])).toEqual(['references', 'part_of', 'follows'])
    expect(await collect(cortex.edgesOut(src))).toHaveLength(3)
  })

  it('[E15] hide removed ones unless asked', async () => {
    await using cortex = await openTestCortex()
    const { src, dst } = await twoFacts(cortex)
    await cortex.addEdge({ src, type: 'follows', dst })
    await cortex.removeEdge({ src, type: 'follows', dst, reason: 'no' })

    expect(await collect(cortex.edgesOut(src))).toEqual([])
    expect(await collect(cortex.edgesIn(dst))).toEqual([])
    expect(await collect(cortex.edgesOut(src, { includeTombstoned: true }))).toHaveLength(1)
    expect(await collect(cortex.edgesIn(dst, { includeTombstoned: true }))).toHaveLength(1)
  })

  it('[E15] page through more than one read holds', async () => {
    await using cortex = await openTestCortex()
    const [hub, ...others] = (await facts(cortex, 600)) as [MemoryId, ...MemoryId[]]
    await Promise.all(others.map((dst) => cortex.addEdge({ src: hub, type: 'part_of', dst })))
    await cortex.removeEdge({ src: hub, type: 'part_of', dst: testId(300), reason: 'no' })

    const seen = (await collect(cortex.edgesOut(hub))).map(({ dst }) => dst)

    expect(seen).toEqual(others.filter((id) => id !== testId(300)))
  })

  it('[E11] refuse options they do not know, at the call', async () => {
    await using cortex = await openTestCortex()
    const { src } = await twoFacts(cortex)
    const wrong = { types: ['likes'] } as unknown as { types: EdgeType[] }

    expect(() => cortex.edgesOut(src, wrong)).toThrow(
      refusal('INVALID_EDGE_TYPE', 'options.types[0]'),
    )
    expect(() => cortex.edgesIn('x' as MemoryId)).toThrow(refusal('INVALID_INPUT', 'id'))
  })
})
