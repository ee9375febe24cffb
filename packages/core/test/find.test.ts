/** What `find` promises beside its answer. Rules: docs/spec/find.md. */
import { describe, expect, it } from 'vitest'
import { encodeCbor } from '../src/codec/cbor.ts'
import type { FindResult, MemoryId, Query, Uri, WriteInput } from '../src/index.ts'
import {
  edgeFromKey,
  headKey,
  type Key,
  printKey,
  rankPrefix,
  salienceKey,
  versionKey,
} from '../src/keys/keyspace.ts'
import { idBytes } from '../src/memory/ids.ts'
import { wholeVersion } from '../src/projections/records.ts'
import { decodeHead, sealHead } from '../src/records/head.ts'
import { recordHash, versionCodec, versionHash } from '../src/records/version.ts'
import { openValue, sealValue } from '../src/store/sealed-value.ts'
import {
  aFact,
  aGoal,
  openTestCortex,
  TEST_EPOCH_MS,
  type TestCortex,
  testId,
} from '../src/testing/index.ts'
import { damageView, flipped } from './damage.ts'
import { randomQuery } from './find-queries.ts'
import { randomWorld } from './find-world.ts'
import { collect, refusal } from './helpers.ts'
import { Dice } from './support/dice.ts'
import { runProgram } from './support/programs.ts'

const HOUR = 3_600_000
const FACTS: Query = { types: ['Fact'], limit: 10 }

/** One memory per input, all in one millisecond. */
async function storeOf(...inputs: readonly WriteInput[]): Promise<TestCortex> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  for (const input of inputs) await cortex.write(input)
  return cortex
}

function statements({ memories }: FindResult): string[] {
  return memories.map(({ data }) => ('statement' in data ? data.statement : ''))
}

async function asked(cortex: TestCortex, query: Query): Promise<string[]> {
  return statements(await cortex.find(query))
}

describe('pages', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((text, index) => ({
    data: aFact(text),
    importance: 9 - index,
  }))

  it('[R26] begin at the offset and have at most the limit', async () => {
    await using cortex = await storeOf(...five)
    expect(await asked(cortex, { ...FACTS, limit: 2 })).toEqual(['a', 'b'])
    expect(await asked(cortex, { ...FACTS, limit: 2, offset: 3 })).toEqual(['d', 'e'])
    expect(await asked(cortex, { ...FACTS, offset: 4 })).toEqual(['e'])
    expect(await asked(cortex, { ...FACTS, offset: 5 })).toEqual([])
  })

  it('[R26] say how many there are, or that there are at least so many', async () => {
    await using cortex = await storeOf(...five)
    const exact = { total: 5, totalIsExact: true }
    expect(await cortex.find(FACTS)).toMatchObject(exact)
    expect(await cortex.find({ ...FACTS, offset: 9 })).toMatchObject(exact)
    const byField = { ...FACTS, limit: 2, orderBy: [{ field: 'data.statement' }] }
    expect(await cortex.find(byField)).toMatchObject(exact)
    expect(await cortex.find({ ...FACTS, limit: 2 })).toMatchObject({
      total: 2,
      totalIsExact: false,
    })
  })

  it('[R27] come in the form that was asked for, with its tokens', async () => {
    await using cortex = await storeOf({ data: aFact('blue', { confidence: 0.5 }) })
    const [memory] = (await cortex.find(FACTS)).memories
    const rendered = async (form?: 'short' | 'medium' | 'full'): Promise<object> => {
      const { rendered: texts, renderedTokens } = await cortex.find({
        ...FACTS,
        ...(form && { form }),
      })
      return { texts, renderedTokens }
    }
    const { short = '', medium = '' } = memory?.version.forms ?? {}
    const tokens = (text: string): number => Math.ceil(text.length / 4)
    expect(await rendered('short')).toEqual({ texts: [short], renderedTokens: [tokens(short)] })
    expect(await rendered('medium')).toEqual({ texts: [medium], renderedTokens: [tokens(medium)] })
    expect(await rendered()).toEqual(await rendered('medium'))
    expect(await rendered('full')).toMatchObject({ texts: ['colour(sky)=blue — confidence=0.50'] })
  })
})

describe('a budget', () => {
  const forms = (tokens: number): { short: string; medium: string } => ({
    short: '',
    medium: 'x'.repeat(4 * tokens),
  })
  const sized = [
    { data: aFact('low'), importance: 1, forms: forms(10) },
    { data: aFact('high'), importance: 9, forms: forms(10) },
    { data: aFact('tie 1'), importance: 5, forms: forms(10) },
    { data: aFact('tie 2'), importance: 5, forms: forms(10) },
  ]
  const byText = { ...FACTS, orderBy: [{ field: 'data.statement', direction: 'asc' }] } as const

  it('[R28] drops the least salient, of equals the later, and keeps the order', async () => {
    await using cortex = await storeOf(...sized)
    const within = (budgetTokens: number): Promise<string[]> =>
      asked(cortex, { ...byText, budgetTokens })
    expect(await within(40)).toEqual(['high', 'low', 'tie 1', 'tie 2'])
    expect(await within(39)).toEqual(['high', 'tie 1', 'tie 2'])
    expect(await within(29)).toEqual(['high', 'tie 1'])
    expect(await within(19)).toEqual(['high'])
  })

  it('[R28] never drops the last one, however large', async () => {
    await using cortex = await storeOf(...sized)
    for (const query of [byText, FACTS]) {
      const answer = await cortex.find({ ...query, budgetTokens: 1 })
      expect(statements(answer)).toEqual(['high'])
      expect(answer.renderedTokens).toEqual([10])
      expect(answer.trimmedByBudget).toBeGreaterThan(0)
    }
  })

  it('[R28] alone is enough, and tells what it dropped and why', async () => {
    await using cortex = await storeOf(...sized)
    const { orderBy } = byText
    const answer = await cortex.find({ types: ['Fact'], orderBy, budgetTokens: 20 })
    expect(answer.trimmedByBudget).toBe(2)
    expect(answer.explain.trimmed).toEqual(
      [testId(0), testId(3)].map((id) => ({
        uri: `matrix://cortex/Fact/${id}#1`,
        tokens: 10,
        why: expect.stringContaining('20 tokens'),
      })),
    )
  })

  it('[R28] is met from the rank index without reading what would only be dropped', async () => {
    await using cortex = await storeOf(...sized)
    const answer = await cortex.find({ types: ['Fact'], budgetTokens: 10 })
    expect(statements(answer)).toEqual(['high'])
    expect(answer).toMatchObject({ trimmedByBudget: 1, totalIsExact: false, total: 2 })
  })
})

describe('time', () => {
  const [from, until] = [TEST_EPOCH_MS + HOUR, TEST_EPOCH_MS + 2 * HOUR]

  it('[R31] a memory is there from the beginning of its validity to before its end', async () => {
    await using cortex = await storeOf(
      { data: aFact('ends'), validFrom: from, validUntil: until },
      { data: aFact('expires'), validFrom: from, expiresAt: until },
    )
    const at = async (now: number): Promise<number> => {
      cortex.doors.now = now
      const answers = await Promise.all([
        cortex.find(FACTS),
        cortex.find({ ...FACTS, orderBy: [{ field: 'head.id' }] }),
        cortex.find({ ...FACTS, asOf: now }),
      ])
      const counts = answers.map(({ memories }) => memories.length)
      expect(new Set(counts).size).toBe(1)
      return counts[0] as number
    }
    expect(await at(from - 1)).toBe(0)
    expect(await at(from)).toBe(2)
    expect(await at(until - 1)).toBe(2)
    expect(await at(until)).toBe(0)
  })

  it('[R31] a clock that was set back hides nothing', async () => {
    await using cortex = await storeOf({ data: aFact('new') })
    cortex.doors.advance(-HOUR)
    const answer = await cortex.find(FACTS)
    expect(statements(answer)).toEqual(['new'])
    expect(answer.explain.validAt).toBe(TEST_EPOCH_MS)
  })

  it('[R32] asOf gives the version that was written and had begun by then', async () => {
    await using cortex = await storeOf({ data: aFact('first') })
    const uri = `matrix://cortex/Fact/${testId(0)}#1` as Uri
    cortex.doors.advance(HOUR)
    await cortex.update(uri, { data: aFact('second') })
    const asOf = (time: number): Promise<string[]> => asked(cortex, { ...FACTS, asOf: time })
    expect(await asOf(TEST_EPOCH_MS - 1)).toEqual([])
    expect(await asOf(TEST_EPOCH_MS)).toEqual(['first'])
    expect(await asOf(from - 1)).toEqual(['first'])
    expect(await asOf(from)).toEqual(['second'])
  })

  it('[R32] a version that has not begun leaves the one before it in force', async () => {
    await using cortex = await storeOf({ data: aFact('lives in Rome') })
    const uri = `matrix://cortex/Fact/${testId(0)}#1` as Uri
    await cortex.update(uri, { data: aFact('lives in Oslo'), validFrom: from })
    expect(await asked(cortex, FACTS)).toEqual(['lives in Rome'])
    cortex.doors.now = from
    expect(await asked(cortex, FACTS)).toEqual(['lives in Oslo'])
  })

  it('[R32] a version that has ended does not bring back the one before it', async () => {
    await using cortex = await storeOf({ data: aFact('old') })
    const uri = `matrix://cortex/Fact/${testId(0)}#1` as Uri
    await cortex.update(uri, { data: aFact('new'), validUntil: from })
    cortex.doors.now = until
    expect(await asked(cortex, FACTS)).toEqual([])
    expect(await asked(cortex, { ...FACTS, asOf: from - 1 })).toEqual(['new'])
  })

  it('[R33] walks and questions about tombstones ask for no time unless they name one', async () => {
    await using cortex = await storeOf(
      { data: aGoal() },
      { data: aFact('over'), validFrom: 1, validUntil: 2 },
    )
    await cortex.addEdge({ src: testId(0), type: 'references', dst: testId(1) })
    const walked: Query = { from: testId(0), limit: 9 }
    const all: Query = { ...FACTS, includeTombstoned: true }
    expect(await asked(cortex, FACTS)).toEqual([])
    for (const query of [walked, all]) {
      expect(await asked(cortex, query)).toEqual(['over'])
      expect(await asked(cortex, { ...query, asOf: TEST_EPOCH_MS })).toEqual([])
    }
  })

  it('[R53] orders by last use from the index, as a full sort would', async () => {
    await using cortex = await openTestCortex()
    const written: MemoryId[] = []
    for (let count = 0; count < 40; count++) {
      cortex.doors.advance(1_000 * ((count * 7) % 11))
      const importance = count % 3
      const data = {
        type: 'Fact',
        subject: `s${count}`,
        predicate: 'is',
        statement: 'here',
      } as const
      written.push(
        (await cortex.write({ data, importance, tags: [count % 2 ? 'odd' : 'even'] })).id,
      )
    }
    const uriOf = async (id: MemoryId): Promise<Uri> => (await cortex.resolveLatest(id)).uri
    for (const [index, id] of written.entries()) {
      if (index % 5 !== 0) continue
      cortex.doors.advance(1_000)
      const cited = [await uriOf(id)]
      await cortex.attest({ intentId: `task-${index}`, outcome: 'success', cited })
    }
    const orderBy = [{ field: 'lastUsed', direction: 'desc' }] as const
    for (const query of [{ types: ['Fact'] }, { where: { hasTag: 'odd' } }] as const) {
      const { memories, explain } = await cortex.find({ ...query, orderBy, limit: 40 })
      // With what is hidden too, all are loaded and sorted.
      const sorted = await cortex.find({ ...query, orderBy, includeTombstoned: true, limit: 40 })

      expect(explain.recall).toBe('ordered: use')
      expect(sorted.explain.recall).toBe('among: listed, then order')
      expect(memories.map(({ uri }) => uri)).toEqual(sorted.memories.map(({ uri }) => uri))
      const last = await cortex.find({ ...query, orderBy, limit: 5, offset: 10 })
      expect(last.memories.map(({ uri }) => uri)).toEqual(
        memories.slice(10, 15).map(({ uri }) => uri),
      )
    }
  })

  it('[R34] tombstoned memories are shown on request, with salience 0, and found by tag and frame', async () => {
    const frame = { verb: 'build', kind: 'plan', ref: 'x' } as const
    await using cortex = await storeOf(
      { data: aFact('gone'), tags: ['red'], frames: [frame], importance: 10 },
      { data: aFact('here'), tags: ['red'], frames: [frame] },
    )
    await cortex.tombstone(`matrix://cortex/Fact/${testId(0)}#1` as Uri, { reason: 'test' })
    const ways: readonly Query[] = [
      FACTS,
      { where: { hasTag: 'red' }, limit: 9 },
      { frame, limit: 9 },
    ]
    for (const query of ways) {
      expect(await asked(cortex, query)).toEqual(['here'])
      const all = await cortex.find({ ...query, includeTombstoned: true })
      expect(statements(all)).toEqual(['here', 'gone'])
      expect(all.scores[1]).toBe(0)
    }
  })
})

describe('frames', () => {
  it('[R40] without a kind mean every kind of the reference, each memory once', async () => {
    const plan = { verb: 'build', kind: 'plan', ref: 'x' } as const
    const asset = { verb: 'build', kind: 'asset', ref: 'x' } as const
    await using cortex = await storeOf(
      { data: aFact('both'), frames: [plan, asset] },
      { data: aFact('plan'), frames: [plan] },
      { data: aFact('other'), frames: [{ ...plan, ref: 'y' }] },
    )
    expect(await asked(cortex, { frame: { verb: 'build', ref: 'x' }, limit: 9 })).toEqual([
      'both',
      'plan',
    ])
    expect(await asked(cortex, { frame: asset, limit: 9 })).toEqual(['both'])
  })
})

describe('bounded work', () => {
  it('[R15] a pattern that would hang other engines answers', async () => {
    const long = `${'a'.repeat(16_000)}!`
    await using cortex = await storeOf({ data: aFact(long) }, { data: aFact('aaa') })
    const where = { matches: ['data.statement', '^(a+)+$'] } as const
    expect(await asked(cortex, { ...FACTS, where })).toEqual(['aaa'])
  })
})

describe('damage', () => {
  const A = idBytes(testId(0))
  const RED: Query = { where: { hasTag: 'red' }, limit: 9 }
  const frame = { verb: 'build', kind: 'plan', ref: 'x' } as const
  const ways: readonly Query[] = [
    FACTS,
    RED,
    { frame, limit: 9 },
    { ...FACTS, orderBy: [{ field: 'head.createdAt' }] },
    { ...FACTS, orderBy: [{ field: 'data.statement' }] },
    { ...FACTS, includeTombstoned: true },
    { from: testId(2), limit: 9 },
  ]

  async function damaged(key: Key): Promise<TestCortex> {
    const input = { tags: ['red'], frames: [frame] }
    const cortex = await storeOf(
      { data: aFact('bad'), ...input },
      { data: aFact('good'), ...input },
      { data: aGoal() },
    )
    for (const dst of [testId(0), testId(1)]) {
      await cortex.addEdge({ src: testId(2), type: 'references', dst })
    }
    return await damageView(cortex, (view) => [[key, flipped(view.get(key))]])
  }

  for (const key of [headKey(A), versionKey(A, 1), salienceKey(A)]) {
    it(`[R35] of ${printKey(key).split('/')[0]}/ leaves the rest, and the record is named`, async () => {
      await using cortex = await damaged(key)
      for (const query of ways) {
        const answer = await cortex.find(query)
        expect(statements(answer), JSON.stringify(query)).toEqual(['good'])
        expect(answer.skipped).toEqual([
          { key: printKey(key), code: 'CORRUPT', message: expect.stringContaining('checksum') },
        ])
      }
    })
  }

  it('[R35] of an edge stops the walk there and nowhere else', async () => {
    const key = edgeFromKey(idBytes(testId(2)), 3, A)
    await using cortex = await damaged(key)
    const answer = await cortex.find({ from: testId(2), limit: 9 })
    expect(statements(answer)).toEqual(['good'])
    expect(answer.skipped.map((record) => record.key)).toEqual([printKey(key)])
  })

  it('[R35] of an entry of an index is passed by', async () => {
    await using sound = await storeOf({ data: aFact('bad') }, { data: aFact('good') })
    const prefix = rankPrefix({ type: 2 }, false)
    let key = ''
    await using cortex = await damageView(sound, (view) => {
      const [first] = view.scan({ from: prefix, limit: 1 })
      const copy = Buffer.from(first?.key ?? [])
      key = printKey(copy)
      return [[copy, Buffer.from('broken')]]
    })
    const answer = await cortex.find(FACTS)
    expect(statements(answer)).toEqual(['good'])
    expect(answer.skipped.map((record) => record.key)).toEqual([key])
  })

  it('[R35] an entry of an index without a memory is passed by without a word', async () => {
    await using sound = await storeOf({ data: aFact('good') })
    await using cortex = await damageView(sound, () => [[headKey(A), undefined]])
    const answer = await cortex.find(FACTS)
    expect(answer).toMatchObject({ memories: [], skipped: [] })
  })

  it('[R35] a memory whose data a later build wrote is named like a damaged one', async () => {
    await using sound = await storeOf({ data: aFact('new') }, { data: aFact('good') })
    await using cortex = await damageView(sound, (view) => {
      const [place, key] = [headKey(A), versionKey(A, 1)]
      const head = decodeHead(openValue(place, view.get(place) as Uint8Array))
      const stored = openValue(key, view.get(key) as Uint8Array)
      const version = versionCodec.fromBytes(wholeVersion(key, stored, head))
      const data = encodeCbor(new Map([[0, 9]]))
      const bytes = versionCodec.toBytes({ ...version, data, hash: versionHash('Fact', data) })
      const changed = sealHead({ ...head, recordHash: recordHash(bytes) }).bytes
      return [
        [key, sealValue(key, bytes)],
        [place, sealValue(place, changed)],
      ]
    })
    const answer = await cortex.find(FACTS)
    expect(statements(answer)).toEqual(['good'])
    expect(answer.skipped).toEqual([
      { key: printKey(headKey(A)), code: 'STORE_NEWER', message: expect.any(String) },
    ])
  })
})

describe('reading', () => {
  it('[R36] leaves no trace', async () => {
    await using cortex = await storeOf({ data: aFact() })
    const before = { root: await cortex.overallRoot(), dump: cortex.dump() }
    await cortex.find(FACTS)
    expect({ root: await cortex.overallRoot(), dump: cortex.dump() }).toEqual(before)
    expect((await collect(cortex.journal())).map(({ kind }) => kind)).toEqual(['genesis', 'write'])
  })

  it('[R37] explains plan, index, order, time, weights, candidates and scores', async () => {
    await using cortex = await storeOf(
      { data: aFact('a'), importance: 10, tags: ['red'] },
      { data: aFact('b') },
    )
    const { explain, candidatesScanned } = await cortex.find({ ...FACTS, form: 'short' })
    expect(explain).toEqual({
      plan: 'type',
      index: 'idx/rank/type/',
      recall: 'ordered: salience',
      order: ['salience desc'],
      form: 'short',
      validAt: TEST_EPOCH_MS,
      weights: expect.objectContaining({ recency: 0.25, importance: Math.fround(0.2) }),
      lanes: [{ name: 'type', candidates: candidatesScanned }],
      candidates: { touched: candidatesScanned, loaded: 2, passed: 2 },
      trimmed: [],
      scores: [
        {
          uri: `matrix://cortex/Fact/${testId(0)}#1`,
          salience: expect.closeTo(0.5, 6),
          factors: expect.objectContaining({ recency: 1, access: 0, citations: 0, importance: 1 }),
        },
        {
          uri: `matrix://cortex/Fact/${testId(1)}#1`,
          salience: expect.closeTo(0.2778, 4),
          factors: expect.objectContaining({ recency: 1, importance: 0 }),
        },
      ],
    })
    const indexOf = async (query: Query): Promise<string> =>
      (await cortex.find(query)).explain.index
    expect(await indexOf({ where: { hasTag: 'red' }, limit: 1 })).toBe('idx/rank/tag/')
    const created = { orderBy: [{ field: 'head.createdAt' }] }
    expect(await indexOf({ ...FACTS, ...created })).toBe('idx/type/')
    expect(await indexOf({ where: { hasTag: 'red' }, limit: 1, ...created })).toBe('idx/tag/')
    expect(await indexOf({ frame: { verb: 'build', ref: 'x' }, limit: 1 })).toBe('idx/rank/frame/')
    expect(await indexOf({ from: testId(0), limit: 1 })).toBe('e/from/, e/to/')
  })

  it('[R38] the same store, question and clock give the same bytes in every process', async () => {
    const dice = new Dice(7)
    const world = await randomWorld(dice)
    await using cortex = world.cortex
    const queries = Array.from({ length: 90 }, () => randomQuery(dice, world))
    const now = world.latestAt + HOUR
    cortex.doors.now = now
    const here: string[] = []
    for (const query of queries) {
      const answer = await cortex.find(query).catch((error) => ({ refused: error.code }))
      here.push(JSON.stringify(answer))
    }
    const wanted = { root: cortex.root, actor: 'tester', now, queries }
    const [one, two] = [await runProgram('find', wanted), await runProgram('find', wanted)]

    expect(one.complaint).toBe('')
    expect(one.lines).toEqual(here)
    expect(two.lines).toEqual(one.lines)
    expect(here.filter((line) => line.includes('"uri"')).length).toBeGreaterThan(20)
  })

  it('[R39] near a memory or a vector needs an embedder', async () => {
    await using cortex = await storeOf({ data: aFact() })
    const id: MemoryId = testId(0)
    const nearUri = `matrix://cortex/Fact/${id}#1` as Uri
    await expect(cortex.find({ nearUri, limit: 1 })).rejects.toThrow(
      refusal('NO_EMBEDDER', 'nearUri'),
    )
    const nearVector = new Float32Array([1])
    await expect(cortex.find({ nearVector, limit: 1 })).rejects.toThrow(
      refusal('NO_EMBEDDER', 'nearVector'),
    )
  })

  it('[R50] a walk of more than six hops ends after six, and explain says so', async () => {
    await using cortex = await openTestCortex()
    const chain = []
    for (let at = 0; at < 9; at++) chain.push(await cortex.write({ data: aFact(`link ${at}`) }))
    for (const [at, { id }] of chain.entries()) {
      const next = chain[at + 1]
      if (next !== undefined) await cortex.addEdge({ src: id, type: 'part_of', dst: next.id })
    }
    const from = chain[0]?.id as MemoryId

    const far = await cortex.find({ from, follow: { maxHops: 50 }, limit: 50 })
    const near = await cortex.find({ from, follow: { maxHops: 6 }, limit: 50 })

    expect(far.hits.map(({ hops }) => hops)).toEqual([1, 2, 3, 4, 5, 6])
    expect(far.explain.hopsCappedAt).toBe(6)
    expect(near.explain).not.toHaveProperty('hopsCappedAt')
  })
})
