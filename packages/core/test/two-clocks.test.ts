/**
 * Questions about the past, by both clocks, against a plain model of what the store was then. The long
 * form is scripts/two-clocks.mjs. Rules: docs/spec/two-clocks.md.
 */
import { describe, expect, it } from 'vitest'
import type { Embedder, MemoryId, Query, Uri } from '../src/index.ts'
import { idBytes } from '../src/memory/ids.ts'
import { openTestCortex, TEST_EPOCH_MS, type TestCortex } from '../src/testing/index.ts'
import { comparable } from './agreement.ts'
import { collect, refusal } from './helpers.ts'
import { Dice } from './support/dice.ts'
import { checkPairs } from './two-clocks-oracle.ts'
import { randomHistory } from './two-clocks-world.ts'

const DAY = 24 * 3_600_000
const BEFORE = TEST_EPOCH_MS + DAY
const AFTER = TEST_EPOCH_MS + 10 * DAY
const { CORTEX_CLOCK_PAIRS, CORTEX_CLOCK_SEED } = process.env
/** The long form asks more. */
const PAIRS = {
  stores: Math.ceil(Number(CORTEX_CLOCK_PAIRS ?? 3510) / 270),
  pairs: 270,
  seed: Number(CORTEX_CLOCK_SEED ?? 1),
}
/** Only a test that hangs takes so long, however busy the machine is. */
const TIMEOUT_MS = CORTEX_CLOCK_PAIRS === undefined ? 3_600_000 : 0
/** All texts are near to each other. */
const EMBEDDER: Embedder = {
  id: 'lengths',
  dimensions: 2,
  embed: async (texts) => texts.map(({ length }) => Float32Array.of(1, 1 / length)),
}
/** How the keys of the past begin. */
const PAST = Buffer.from('past/').toString('hex')

const fact = (
  statement: string,
): { type: 'Fact'; subject: string; predicate: string; statement: string } => ({
  type: 'Fact',
  subject: 'Ada',
  predicate: 'drinks',
  statement,
})

/** Statements that are found. */
async function found(cortex: TestCortex, query: Query): Promise<string[]> {
  const { memories } = await cortex.find({ limit: 10, ...query })
  return memories.map(({ data }) => (data as { statement: string }).statement)
}

describe('two clocks', () => {
  it(
    '[TC1] [TC2] [TC3] [TC7] [TC9] every question finds at any two times what a store of that time holds',
    async () => {
      const { asked, found: some, byWords, older } = await checkPairs(PAIRS)

      expect(asked).toBeGreaterThan(0.9 * PAIRS.stores * PAIRS.pairs)
      expect(some).toBeGreaterThan(asked / 2)
      expect(byWords).toBeGreaterThan(asked / 40)
      expect(older).toBeGreaterThan(asked / 40)
    },
    TIMEOUT_MS,
  )

  it('[TC2] [TC7] [W21] old words are found as of the time when they stood there', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: fact('Ada drinks camomile') })
    cortex.doors.now = AFTER
    await cortex.update(uri, { data: fact('Ada drinks espresso') })

    for (const clock of [{ asOf: BEFORE }, { knownAt: BEFORE }]) {
      expect(await found(cortex, { near: 'camomile', ...clock })).toEqual(['Ada drinks camomile'])
      expect(await found(cortex, { near: 'espresso', ...clock })).toEqual([])
    }
    expect(await found(cortex, { near: 'camomile' })).toEqual([])
    expect(await found(cortex, { near: 'espresso' })).toEqual(['Ada drinks espresso'])
  })

  it('[TC12] a question about another time loads no more memories than one about now', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    const ids: MemoryId[] = []
    for (let version = 1; version <= 3; version++) {
      for (let index = 0; index < 40; index++) {
        const data = fact(`Ada drinks camomile ${version}`)
        if (version === 1) ids.push((await cortex.write({ data })).id)
        else await cortex.update(ids[index] as MemoryId, { data })
      }
      cortex.doors.now += DAY
    }

    const { explain: now } = await cortex.find({ near: 'camomile', limit: 5 })
    for (const clock of [
      { asOf: BEFORE },
      { knownAt: BEFORE },
      { knownAt: BEFORE, asOf: BEFORE },
    ]) {
      const { memories, explain } = await cortex.find({ near: 'camomile', limit: 5, ...clock })
      expect(memories.length).toBe(5)
      expect(explain.candidates.loaded).toBe(now.candidates.loaded)
      // Of equally relevant ones what was said last comes first.
      expect(memories.map(({ id }) => id)).toEqual(ids.slice(-5).reverse())
    }
  })

  it('[TC5] what was tombstoned later is found by what was known before', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: fact('Ada drinks camomile'), tags: ['tea'] })
    cortex.doors.now = AFTER
    await cortex.tombstone(uri, { reason: 'enough' })

    for (const query of [
      { near: 'camomile' },
      { types: ['Fact'] },
      { where: { hasTag: 'tea' } },
    ] as const) {
      expect(await found(cortex, { ...query, knownAt: BEFORE })).toEqual(['Ada drinks camomile'])
      expect(await found(cortex, query)).toEqual([])
      // Forgotten means that nobody meets it by asking about an earlier time.
      expect(await found(cortex, { ...query, asOf: BEFORE })).toEqual([])
    }
  })

  it('[TC2] a fact entered today about last year is found as of last year', async () => {
    await using cortex = await openTestCortex()
    cortex.doors.now = AFTER
    const lastYear = TEST_EPOCH_MS - 300 * DAY
    await cortex.write({ data: fact('Ada drank cocoa'), validFrom: lastYear, validUntil: BEFORE })

    for (const query of [{ near: 'cocoa' }, { types: ['Fact'] }] as const) {
      expect(await found(cortex, { ...query, asOf: lastYear })).toEqual(['Ada drank cocoa'])
      expect(await found(cortex, { ...query, asOf: lastYear - 1 })).toEqual([])
      expect(await found(cortex, { ...query, asOf: lastYear, knownAt: BEFORE })).toEqual([])
      expect(await found(cortex, query)).toEqual([])
    }
  })

  it('[TC5] [W21] what was erased is absent at all times', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: fact('Ada drinks camomile'), tags: ['tea'] })
    cortex.doors.now = BEFORE
    await cortex.update(uri, { data: fact('Ada drinks espresso') })
    cortex.doors.now = AFTER
    await cortex.erase(uri, { reason: 'asked for' })

    for (const knownAt of [TEST_EPOCH_MS, BEFORE, AFTER - 1]) {
      for (const near of ['camomile', 'espresso']) {
        expect(await found(cortex, { near, knownAt })).toEqual([])
      }
      expect(await found(cortex, { where: { hasTag: 'tea' }, knownAt })).toEqual([])
      await expect(cortex.resolve(id, { knownAt })).rejects.toThrow(refusal('ERASED'))
    }
    const left = [...cortex.dump().keys()].filter(
      (key) => key.startsWith(PAST) && key.includes(Buffer.from(idBytes(id)).toString('hex')),
    )
    expect(left).toEqual([])
  })

  it('[TC4] contexts, conflicts, edges and memories are answered as they were', async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const dice = new Dice(seed)
      const answers: Recorded[] = []
      await using cortex = await recorded(dice, answers)
      cortex.doors.now += DAY

      expect(answers.length).toBeGreaterThan(20)
      const lastOf = new Map(answers.map((answer) => [answer.at, answer]))
      for (const { at, ids, said } of lastOf.values()) {
        const now = await everything(cortex, ids, { knownAt: at })
        expect(now, `seed ${seed} at ${at}`).toEqual(said)
      }
    }
  })

  it('[TC4] a version that was not known yet, and a memory that had not begun, are NOT_FOUND', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: fact('Ada drinks camomile') })
    cortex.doors.now = AFTER
    const second = await cortex.update(uri, { data: fact('Ada drinks espresso') })

    await expect(cortex.resolve(second.uri, { knownAt: BEFORE })).rejects.toThrow(
      refusal('NOT_FOUND'),
    )
    await expect(cortex.resolve(id, { knownAt: TEST_EPOCH_MS - 1 })).rejects.toThrow(
      refusal('NOT_FOUND'),
    )
    await expect(cortex.resolve(id, { asOf: TEST_EPOCH_MS - 1 })).rejects.toThrow(
      refusal('NOT_FOUND'),
    )
    expect((await cortex.resolve(id, { asOf: BEFORE })).uri).toBe(uri)
    expect((await cortex.resolve(id, { knownAt: BEFORE })).head.currentVersion).toBe(1)
    expect((await cortex.resolve(uri, { knownAt: BEFORE })).head.currentVersion).toBe(1)
  })

  it('[TC6] a question of which an answer is recorded is about now', async () => {
    await using cortex = await openTestCortex()
    const query = { types: ['Fact'], limit: 1, lateBinding: true, knownAt: BEFORE } as const

    await expect(cortex.find(query)).rejects.toThrow(refusal('INVALID_INPUT', 'lateBinding'))
  })

  it('[TC2] [TC4] what a context pins, and which facts conflict, depend on what was true', async () => {
    await using cortex = await openTestCortex()
    const goal = { type: 'Goal', statement: 'Ship 1.0', successCriteria: [] } as const
    const { uri } = await cortex.write({ data: { ...goal, status: 'active' } })
    const tea = await cortex.write({ data: fact('Ada drinks camomile') })
    await cortex.write({ data: fact('Ada drinks espresso') })
    cortex.doors.now = AFTER
    await cortex.update(uri, { data: { ...goal, status: 'completed' } })
    await cortex.update(tea.uri, { data: fact('Ada drinks espresso') })
    cortex.doors.now = AFTER + DAY

    for (const [at, pinned, conflicting] of [
      [{}, 0, 0],
      [{ asOf: BEFORE }, 1, 1],
      [{ knownAt: BEFORE }, 1, 1],
      [{ asOf: AFTER, knownAt: BEFORE }, 1, 1],
      [{ asOf: AFTER }, 0, 0],
    ] as const) {
      expect((await cortex.context(at)).pinned).toHaveLength(pinned)
      expect(await cortex.conflicts(at)).toHaveLength(conflicting)
    }
  })

  it('[TC2] a version that was replaced ended where its memory said', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: fact('Ada drinks camomile'), validUntil: BEFORE })
    cortex.doors.now = AFTER
    await cortex.update(uri, { data: fact('Ada drinks espresso') })

    for (const near of ['camomile', 'drinks']) {
      expect(await found(cortex, { near, asOf: BEFORE - 1 })).toEqual(['Ada drinks camomile'])
      expect(await found(cortex, { near, asOf: BEFORE })).toEqual([])
    }
  })

  it('[TC8] a vector is of the current version, and of no earlier one', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: fact('Ada drinks camomile') })
    await cortex.write({ data: fact('Bob drinks cocoa') })
    cortex.doors.now = AFTER
    await cortex.update(uri, { data: fact('Ada drinks espresso') })
    await cortex.startEmbedder({ embedder: EMBEDDER })
    await cortex.drainEmbedder()

    const near = { nearVector: Float32Array.of(1, 1), limit: 5 }
    expect((await cortex.find(near)).memories).toHaveLength(2)
    for (const clock of [{ asOf: BEFORE }, { knownAt: BEFORE }]) {
      expect(await found(cortex, { ...near, ...clock })).toEqual(['Bob drinks cocoa'])
      const { hits } = await cortex.find({ near: 'drinks', limit: 5, ...clock })
      expect(hits.filter(({ distance }) => distance !== undefined)).toHaveLength(1)
      expect(hits).toHaveLength(2)
    }
  })

  it('[TC10] what is for the asker only now, or was only then, is not shown', async () => {
    await using cortex = await openTestCortex()
    const closed = await cortex.write({
      data: fact('Ada drinks camomile'),
      visibility: 'actor_public',
    })
    const opened = await cortex.write({ data: fact('Ada drinks cocoa') })
    await cortex.write({ data: fact('Ada drinks milk'), visibility: 'actor_public' })
    cortex.doors.now = AFTER
    await cortex.updateHead(closed.uri, { visibility: 'private' })
    await cortex.updateHead(opened.uri, { visibility: 'actor_public' })
    const view = cortex.publicView()

    for (const query of [{ near: 'drinks' }, { types: ['Fact'] }] as const) {
      const { memories } = await view.find({ ...query, limit: 5, knownAt: BEFORE })
      expect(memories.map(({ data }) => (data as { statement: string }).statement)).toEqual([
        'Ada drinks milk',
      ])
    }
    for (const { uri } of [closed, opened]) {
      await expect(view.resolve(uri, { knownAt: BEFORE })).rejects.toThrow(refusal('NOT_FOUND'))
    }
    expect((await view.resolve(opened.uri)).uri).toBe(opened.uri)
  })

  it('[TC11] a rebuild keeps the same past', async () => {
    for (let seed = 11; seed <= 13; seed++) {
      const { cortex } = await randomHistory(new Dice(seed), { steps: 40 })
      await using _ = cortex
      const before = comparable(cortex)

      await cortex.rebuild()

      expect([...before.keys()].some((key) => key.startsWith(PAST))).toBe(true)
      expect(comparable(cortex)).toEqual(before)
      expect((await cortex.verify()).problems).toEqual([])
    }
  })
})

/** What the store said at a time, of the memories that it had. */
interface Recorded {
  readonly at: number
  readonly ids: readonly MemoryId[]
  readonly said: readonly string[]
}

async function recorded(dice: Dice, answers: Recorded[]): Promise<TestCortex> {
  const ids = new Set<MemoryId>()
  const { cortex: built } = await randomHistory(dice, {
    steps: 30,
    erasing: false,
    afterStep: async (cortex) => {
      for await (const { subjects = [] } of cortex.journal()) for (const id of subjects) ids.add(id)
      const at = cortex.doors.now
      if (ids.size > 0 && dice.chance(0.15)) await learn(cortex, dice, [...ids])
      answers.push({ at, ids: [...ids], said: await everything(cortex, [...ids], {}) })
    },
  })
  return built
}

/** Weights and citations are of the past too. */
async function learn(cortex: TestCortex, dice: Dice, ids: readonly MemoryId[]): Promise<void> {
  const { head, uri } = await cortex.resolve(dice.pick(ids))
  if (head.tombstoned === undefined) {
    await cortex.attest({ intentId: 'i', cited: [uri], outcome: dice.pick(['success', 'failure']) })
  }
}

/** All that can be read of a store but what words weigh, as text. */
async function everything(
  cortex: TestCortex,
  ids: readonly MemoryId[],
  at: { readonly knownAt?: number },
): Promise<string[]> {
  const said: string[] = []
  const say = async (read: () => Promise<unknown>): Promise<void> => {
    try {
      said.push(JSON.stringify(await read()))
    } catch (error) {
      said.push(String((error as { code?: string }).code))
    }
  }
  for (const id of ids) {
    await say(() => cortex.resolve(id, at))
    await say(() => cortex.resolve(`matrix://cortex/Fact/${id}#2` as Uri, at))
    for (const includeTombstoned of [false, true]) {
      await say(() => collect(cortex.edgesOut(id, { ...at, includeTombstoned })))
      await say(() => collect(cortex.edgesIn(id, { ...at, includeTombstoned })))
    }
  }
  await say(() => cortex.conflicts(at))
  await say(() =>
    cortex.context({ ...at, verb: 'build', objects: { plan: 'house', asset: 'house' } }),
  )
  for (const query of [
    { types: ['Fact', 'Goal', 'Event'] },
    { types: ['Fact'], orderBy: [{ field: 'head.createdAt' }] },
    { where: { hasTag: 'red' } },
    { frame: { verb: 'build', ref: 'house' } },
    { types: ['Goal', 'Fact'], includeTombstoned: true },
  ] as const) {
    await say(async () => {
      const { memories, scores } = await cortex.find({ limit: 20, ...(query as Query), ...at })
      return { memories, scores }
    })
  }
  return said
}
