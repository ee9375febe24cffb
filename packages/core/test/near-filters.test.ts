/** Questions by meaning with filters that few memories pass. Rules: docs/spec/recall.md. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Embedder, FindResult, MemoryId, Query, Receipt } from '../src/index.ts'
import { POOLS } from '../src/query/ranking.ts'
import { aFact, openTestCortex, type TestCortex } from '../src/testing/index.ts'

const BOATS = 1100
const SOUPS = 70
const FEW = 20

/** Boats are one direction, soups another, and each is a little apart from the others. */
const TOPICS: Embedder = {
  id: 'boats-and-soups',
  dimensions: 4,
  embed: async (texts) =>
    texts.map((text) => {
      const turn = Number(/\d+/.exec(text)?.[0] ?? 0) / 5000
      return Float32Array.from(
        text.includes('soup')
          ? [0.1, 1, turn, 0.1]
          : [1, text.includes('boat') ? 0.1 : 0.2, turn, 0],
      )
    }),
}

const BOAT = Float32Array.from([1, 0.1, 0, 0])
const HOUSE = { verb: 'build', kind: 'asset', ref: 'house' } as const

let cortex: TestCortex
let few: MemoryId[]

beforeAll(async () => {
  cortex = await openTestCortex({ environment: { durable: false } })
  await cortex.startEmbedder({ embedder: TOPICS })
  const write = (statement: string, tags: string[], frames: (typeof HOUSE)[]): Promise<Receipt> =>
    cortex.write({ data: { ...aFact(statement), statement }, tags, frames })
  const boats = Array.from({ length: BOATS }, (_, n) => write(`a boat ${n}`, ['boats'], []))
  const soups = Array.from({ length: SOUPS }, (_, n) => {
    const isOfFew = n < FEW
    return write(
      `soup on a boat ${n}`,
      isOfFew ? ['soups', 'few'] : ['soups'],
      isOfFew ? [HOUSE] : [],
    )
  })
  await Promise.all(boats)
  few = (await Promise.all(soups)).slice(0, FEW).map(({ id }) => id)
  await cortex.drainEmbedder()
}, 120_000)

afterAll(() => cortex[Symbol.asyncDispose]())

function ids({ memories }: FindResult): MemoryId[] {
  return memories.map(({ head }) => head.id).toSorted()
}

async function loaded(query: Query): Promise<number> {
  return (await cortex.find(query)).explain.candidates.loaded
}

describe('a filter that few pass', () => {
  const tag = { where: { hasTag: 'few' } } as const
  const frame = { frame: { verb: 'build', ref: 'house' } } as const

  it.each([
    ['near, without a word in common', { near: 'yacht', ...tag }],
    ['near by distance', { near: 'yacht', rank: 'distance', ...tag }],
    ['nearVector', { nearVector: BOAT, ...tag }],
    ['near in a frame', { near: 'yacht', ...frame }],
    ['nearVector in a frame', { nearVector: BOAT, ...frame }],
  ] as const)(
    '[H29] %s: all that pass, with their distances, and no other is loaded',
    async (_, query) => {
      const found = await cortex.find({ ...query, limit: 50 })
      expect(ids(found)).toEqual(few.toSorted())
      expect(found.distances?.every((distance) => distance !== undefined)).toBe(true)
      expect(found.explain.candidates.loaded).toBe(FEW)
      expect(found.explain.lanes).toEqual([
        { name: 'where' in query ? 'tag' : 'frame', candidates: FEW },
        { name: 'vectors', candidates: FEW },
      ])
    },
  )

  it('[H29] distances are those that a search among all gives', async () => {
    const among = await cortex.find({ nearVector: BOAT, ...tag, limit: 50 })
    const all = await cortex.find({ nearVector: BOAT, types: ['Fact'], limit: 1000, offset: 200 })
    const known = new Map(all.memories.map(({ head }, at) => [head.id, all.distances?.[at]]))
    for (const [at, { head }] of among.memories.entries()) {
      expect(among.distances?.[at]).toBe(known.get(head.id))
    }
    expect(among.distances).toEqual(among.distances?.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  })

  it('[H20] [H29] meaning is a share among them by distance, in whatever order they were written', async () => {
    const write = (n: number): Promise<Receipt> =>
      cortex.write({ data: { ...aFact(`hull ${n}`), statement: `hull ${n}` }, tags: ['hulls'] })
    for (const turn of [900, 0, 2500, 400]) await write(turn)
    await cortex.drainEmbedder()
    const { explain } = await cortex.find({ near: 'yacht', where: { hasTag: 'hulls' }, limit: 9 })
    const byDistance = explain.scores.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    const [nearest = 0, ...farther] = byDistance.map(({ meaning }) => meaning ?? 0)
    expect(explain.scores).toEqual(byDistance)
    expect(nearest).toBeCloseTo(0.9, 12)
    expect(farther).toEqual(farther.toSorted((a, b) => b - a))
    expect(farther.at(-1)).toBeCloseTo((0.9 * 0.001) / 4, 12)
  })

  it('[H29] nearUri leaves out itself there too', async () => {
    const [own] = few as [MemoryId]
    const { uri } = (
      await cortex.find({ nearVector: BOAT, ...tag, limit: 50 })
    ).explain.scores.find((one) => one.uri.includes(own)) as { uri: Query['nearUri'] & string }
    const found = await cortex.find({ nearUri: uri, ...tag, limit: 50 })
    expect(ids(found)).toEqual(few.filter((id) => id !== own).toSorted())
  })

  it('[H29] where a tag is on more, its members are measured when the nearest are others', async () => {
    const soups = { where: { hasTag: 'soups' } } as const
    const found = await cortex.find({ nearVector: BOAT, ...soups, limit: SOUPS })
    expect(found.memories).toHaveLength(SOUPS)
    expect(found.explain.plan).toBe('vectors')
    // Those nearest that were looked at first, and then members alone.
    const first = await loaded({ nearVector: BOAT, ...soups, limit: SOUPS, types: ['Fact'] })
    expect(first).toBeLessThan(BOATS + 2 * SOUPS)
    expect(await loaded({ near: 'boat', ...soups, limit: SOUPS })).toBeLessThan(2 * BOATS)
  })
})

describe('pages', () => {
  it.each([
    ['by relevance', { near: 'soup on 7' }, 210],
    ['by relevance, of a tag', { near: 'soup on 7', where: { hasTag: 'boats' } }, 210],
    ['by distance', { near: 'soup', rank: 'distance' }, 210],
    ['by salience, within a step', { near: 'soup on a boat 7', rank: 'salience' }, 60],
  ] as const)('[H33] [R42] %s fit together', async (_, query, count) => {
    const whole = await cortex.find({ ...query, limit: count })
    const pages: MemoryId[] = []
    for (let offset = 0; offset < count; offset += 30) {
      const { memories } = await cortex.find({ ...query, limit: 30, offset })
      pages.push(...memories.map(({ head }) => head.id))
    }
    expect(whole.memories).toHaveLength(count)
    expect(pages).toEqual(whole.memories.map(({ head }) => head.id))
  })
})

describe('a walk', () => {
  it('[H29] a predicate that no index knows is judged up to a bound, which the answer names', async () => {
    const before = { ...POOLS }
    const rare = { eq: ['data.statement', 'soup on a boat 3'] } as const
    const query = { where: rare, limit: 3 } as const
    const all = await cortex.find({ nearVector: BOAT, ...query })
    expect(all.memories).toHaveLength(1)
    expect(all.totalIsExact).toBe(true)
    expect(all.explain.vectorsJudged).toBeUndefined()
    Object.assign(POOLS, { judgedPerResult: 100, judgedResults: 2, widened: 1 })
    try {
      const some = await cortex.find({ nearVector: BOAT, ...query })
      expect(some.explain.vectorsJudged).toBe(300)
      expect(some.explain.candidates.loaded).toBe(300)
      expect(some.totalIsExact).toBe(false)
      const words = await cortex.find({ near: 'soup', ...query })
      expect(words.memories).toHaveLength(1)
      expect(words.explain.vectorsJudged).toBe(300)
      expect(words.totalIsExact).toBe(false)
    } finally {
      Object.assign(POOLS, before)
    }
  })

  it('[H30] is narrowed by words or meaning of a question, and tells distances to a vector', async () => {
    const [start, one, other] = few as [MemoryId, MemoryId, MemoryId]
    await cortex.addEdge({ src: start, type: 'references', dst: one })
    await cortex.addEdge({ src: start, type: 'references', dst: other })

    const asked = await cortex.find({ from: start, near: 'yacht', limit: 5 })
    expect(ids(asked)).toEqual([one, other].toSorted())
    const near = await cortex.find({
      from: start,
      nearVector: BOAT,
      orderBy: [{ field: 'near.distance', direction: 'asc' }],
      limit: 5,
    })
    expect(ids(near)).toEqual([one, other].toSorted())
    expect(near.distances?.[0]).toBeLessThanOrEqual(near.distances?.[1] ?? 0)
    expect(near.hopDistances).toEqual([1, 1])
  })
})
