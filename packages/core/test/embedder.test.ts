import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
/** Vectors in the background, and questions by meaning. Rules: docs/spec/recall.md. */
import { describe, expect, it } from 'vitest'
import { VectorLane } from '../src/embed/vector-lane.ts'
import { VectorStore } from '../src/embed/vector-store.ts'
import { EmbedWorker } from '../src/embed/worker.ts'
import type { Embedder, MemoryId, Query, Uri } from '../src/index.ts'
import { idBytes } from '../src/memory/ids.ts'
import { SideStore } from '../src/side/side-store.ts'
import { aFact, openTestCortex, type TestCortex } from '../src/testing/index.ts'
import { TUNING } from '../src/vector/tuning.ts'
import { refusal } from './helpers.ts'

const TOPICS = [/cat|kitten|feline/, /boat|ship|vessel/, /soup|broth/]

/** Meaning as three topics; counts what it was asked for, and refuses what it is told to. */
class TopicEmbedder implements Embedder {
  readonly id: string
  readonly dimensions = 4
  readonly texts: string[] = []
  bad = /^$/

  constructor(id = 'topics') {
    this.id = id
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    if (texts.some((text) => this.bad.test(text))) throw new Error('this text is bad')
    this.texts.push(...texts)
    return texts.map((text) =>
      Float32Array.from([...TOPICS.map((topic) => Number(topic.test(text))), 0.1]),
    )
  }
}

async function embedding(
  embedder: Embedder,
  ...statements: readonly string[]
): Promise<{ cortex: TestCortex; uris: Uri[] } & AsyncDisposable> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  await cortex.startEmbedder({ embedder })
  const uris: Uri[] = []
  for (const statement of statements) uris.push((await cortex.write({ data: fact(statement) })).uri)
  await cortex.drainEmbedder()
  return { cortex, uris, [Symbol.asyncDispose]: () => cortex[Symbol.asyncDispose]() }
}

function fact(statement: string): ReturnType<typeof aFact> {
  return { ...aFact(statement), statement }
}

async function statements(cortex: TestCortex, query: Query): Promise<string[]> {
  const { memories } = await cortex.find({ limit: 10, ...query })
  return memories.map(({ data }) => (data.type === 'Fact' ? data.statement : ''))
}

function stateOf(cortex: TestCortex, id: MemoryId): unknown {
  const side = new SideStore(cortex.store.layout.side, false, cortex.store.lock.views)
  return new VectorStore(side).stateOf(idBytes(id))
}

function vectorsOf(cortex: TestCortex): unknown[] {
  const side = new SideStore(cortex.store.layout.side, false, cortex.store.lock.views)
  return new VectorStore(side).since(0, 1000)
}

describe('a head', () => {
  it('[H35] names its vector once there is one, and no root moves', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    const { uri, id } = await cortex.write({ data: fact('a kitten sleeps') })
    const before = await cortex.status()
    expect((await cortex.resolve(uri)).head.embeddingRef).toBeUndefined()

    await cortex.startEmbedder({ embedder: new TopicEmbedder() })
    await cortex.drainEmbedder()

    const embeddingRef = { model: 'topics', version: 1 }
    expect((await cortex.resolve(uri)).head).toMatchObject({ embeddingRef })
    expect((await cortex.resolveLatest(id)).head).toMatchObject({ embeddingRef })
    const { memories, hits } = await cortex.find({ near: 'cat', limit: 1 })
    expect([memories[0]?.head, hits[0]?.memory.head]).toMatchObject([
      { embeddingRef },
      { embeddingRef },
    ])
    expect((await cortex.status()).root).toBe(before.root)
    expect((await cortex.verify()).ok).toBe(true)
  })
})

describe('an erased memory', () => {
  it('[Z24] has no vector, and is near nothing', async () => {
    await using store = await embedding(new TopicEmbedder(), 'a kitten sleeps', 'the cat')
    const { cortex } = store
    const [uri, other] = store.uris as [Uri, Uri]
    const { head } = await cortex.resolve(uri)
    expect(stateOf(cortex, head.id)).toBeDefined()

    await cortex.erase(uri, { reason: 'asked to' })

    expect(stateOf(cortex, head.id)).toBeUndefined()
    expect(vectorsOf(cortex)).toHaveLength(1)
    expect(await statements(cortex, { nearUri: other })).toEqual([])
    await expect(cortex.find({ nearUri: uri, limit: 3 })).rejects.toThrow(refusal('ERASED'))
    await cortex.drainEmbedder()
    expect(vectorsOf(cortex)).toHaveLength(1)
  })

  it('[Z24] takes the file of an index away with its vector', async () => {
    await using store = await embedding(new TopicEmbedder(), 'a kitten sleeps')
    const { cortex } = store
    const file = join(cortex.store.layout.side, 'vectors-0123456789abcdef.idx')
    writeFileSync(file, 'rows, that of the memory among them')
    const side = new SideStore(cortex.store.layout.side, false, cortex.store.lock.views)
    const vectors = new VectorStore(side)
    const { changes } = vectors.counts()
    expect(await vectors.nameIndexFile({ model: 'm', name: basename(file) }, changes)).toBe(true)

    await cortex.erase(store.uris[0] as Uri, { reason: 'asked to' })

    expect(existsSync(file)).toBe(false)
    expect(vectors.indexFile()).toBeUndefined()
    // One that was made meanwhile has the vector in it.
    expect(await vectors.nameIndexFile({ model: 'm', name: basename(file) }, changes)).toBe(false)
    expect(vectors.indexFile()).toBeUndefined()
  })

  it('[Z24] whose text is being embedded gets no vector', async () => {
    const embedder = new TopicEmbedder()
    await using store = await embedding(embedder)
    const { cortex } = store
    const { uri } = await cortex.write({ data: fact('a kitten') })
    await cortex.write({ data: fact('a ship') })
    const embed = embedder.embed.bind(embedder)
    embedder.embed = async (texts) => {
      await cortex.erase(uri, { reason: 'asked to' })
      return await embed(texts)
    }

    await cortex.drainEmbedder()

    expect(embedder.texts).toEqual([expect.stringContaining('kitten'), expect.anything()])
    expect(vectorsOf(cortex)).toHaveLength(1)
  })

  it('[Z24] [Z14] of a process that died has nothing left in side/ after the next opening', async () => {
    await using store = await embedding(new TopicEmbedder(), 'a kitten', 'a ship')
    const { cortex } = store
    const [uri] = store.uris as [Uri]
    const { head } = await cortex.resolve(uri)
    await cortex.goalState.write(head.id, { lastIntentId: 'i1' })
    const onEraseStep = (): void => {
      throw new Error('died')
    }
    Object.assign(cortex.store.environment, { onEraseStep })
    await expect(cortex.erase(uri, { reason: 'asked to' })).rejects.toThrow('died')
    expect(vectorsOf(cortex)).toHaveLength(2)

    await using reopened = await cortex.reopen()

    expect(vectorsOf(reopened)).toHaveLength(1)
    expect(await reopened.goalState.list()).toEqual([])
    expect(await reopened.verify()).toMatchObject({ ok: true })
  })
})

describe('the embedder', () => {
  it('[H15] [H16] finds by meaning after drain, and moves no root', async () => {
    const embedder = new TopicEmbedder()
    await using store = await embedding(embedder, 'a kitten sleeps')
    await store.cortex.write({ data: fact('the ship sails') })
    const root = await store.cortex.overallRoot()
    await store.cortex.drainEmbedder()
    expect(await store.cortex.overallRoot()).toBe(root)

    expect(await statements(store.cortex, { near: 'vessel' })).toEqual([
      'the ship sails',
      'a kitten sleeps',
    ])

    await store.cortex.update(store.uris[0] as Uri, { data: fact('hot broth') })
    await store.cortex.drainEmbedder()
    expect((await statements(store.cortex, { near: 'soup' }))[0]).toBe('hot broth')
    await store.cortex.tombstone(store.uris[0] as Uri, { reason: 'gone' })
    await store.cortex.drainEmbedder()
    expect(await statements(store.cortex, { near: 'soup' })).toEqual(['the ship sails'])
    await store.cortex.rebuild()
    expect(await statements(store.cortex, { near: 'vessel' })).toEqual(['the ship sails'])
    expect(embedder.texts.filter((text) => text.includes('ship')).length).toBe(1)
    expect(await store.cortex.verify()).toMatchObject({ ok: true })
  })

  it('[H15] embeds an event with who said it and when', async () => {
    const embedder = new TopicEmbedder()
    await using store = await embedding(embedder)
    const turns = [{ speaker: 'Ann', text: 'I moved', at: Date.UTC(2023, 4, 8) }]
    await store.cortex.ingestConversation({ conversationId: 'chat', turns })
    await store.cortex.drainEmbedder()
    expect(embedder.texts).toContain('Ann (8 May, 2023): I moved')
  })

  it('[H16] [H19] computes nothing twice after a restart, and everything for another model', async () => {
    await using store = await embedding(new TopicEmbedder(), 'a cat', 'a boat')
    let cortex = await store.cortex.reopen()
    const second = new TopicEmbedder()
    await cortex.startEmbedder({ embedder: second })
    await cortex.drainEmbedder()
    expect(second.texts).toEqual([])
    expect(await statements(cortex, { nearUri: store.uris[0] as Uri })).toEqual(['a boat'])

    cortex = await cortex.reopen()
    const other = new TopicEmbedder('others')
    await cortex.startEmbedder({ embedder: other })
    expect(await statements(cortex, { nearUri: store.uris[0] as Uri })).toEqual(['a boat'])
    await cortex.drainEmbedder()
    expect(other.texts.length).toBe(2)
    expect((await statements(cortex, { near: 'kitten' }))[0]).toBe('a cat')
    await cortex.close()
  })

  it('[H17] [H23] a bad text holds nothing up, and is tried again later', async () => {
    const embedder = new TopicEmbedder()
    embedder.bad = /poison/
    await using store = await embedding(embedder, 'a cat', 'poison soup', 'a boat', 'broth')
    const { cortex } = store

    expect((await statements(cortex, { near: 'kitten' }))[0]).toBe('a cat')
    const { embedder: status } = await cortex.status()
    const counts = { done: 3, pending: 0, failed: 1 }
    expect(status).toMatchObject({ id: 'topics', owner: true, lag: 0, ...counts })
    expect(status?.why).toMatch(/bad/)

    embedder.bad = /^$/
    await cortex.write({ data: fact('another cat') })
    await cortex.drainEmbedder()
    expect((await cortex.status()).embedder?.failed).toBe(1)
    cortex.doors.advance(1000)
    await cortex.write({ data: fact('a third cat') })
    await cortex.drainEmbedder()
    expect((await cortex.status()).embedder?.failed).toBe(0)
    const poisoned = store.uris[1] as Uri
    expect(stateOf(cortex, (await cortex.resolve(poisoned)).head.id)).toMatchObject({ version: 1 })
  })

  it('[H18] one handle embeds, the other reads and takes over', async () => {
    const first = new TopicEmbedder()
    await using store = await embedding(first, 'a cat')
    const other = await openTestCortex({ root: store.cortex.root, doors: store.cortex.doors })
    const second = new TopicEmbedder()
    await other.startEmbedder({ embedder: second })
    await other.write({ data: fact('a boat') })

    await Promise.all([other.drainEmbedder(), store.cortex.drainEmbedder()])
    expect(second.texts).toEqual([])
    expect((await other.status()).embedder?.owner).toBe(false)
    expect((await statements(other, { near: 'vessel' }))[0]).toBe('a boat')

    await store.cortex.stopEmbedder()
    await other.write({ data: fact('soup') })
    await other.drainEmbedder()
    expect(second.texts.at(-1)).toContain('soup')
    await other.close()
  })
})

describe('a large index', () => {
  it('[H24] is linked by the next handle, although it has nothing to embed', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    for (let n = 0; n < 60; n++) await cortex.write({ data: fact(`boat ${n}`) })
    const { layout, lock, environment, readOnly } = cortex.store
    const side = new SideStore(layout.side, false, lock.views)
    const vectors = new VectorStore(side)
    const place = { directory: layout.side, readOnly, random: environment.random }
    const small = { ...TUNING, graphRows: 50 }
    const embedder = new TopicEmbedder()
    const first = new EmbedWorker(cortex.store, vectors, new VectorLane(vectors, place), embedder)
    await first.drain()
    await first.stop()

    const lane = new VectorLane(vectors, place, small)
    const second = new EmbedWorker(cortex.store, vectors, lane, embedder)
    await lane.catchUp()
    expect(second.status.unlinked).toBe(60)
    await expect.poll(() => second.status.unlinked, { timeout: 10_000 }).toBeUndefined()
    await second.stop()
    await side.close()
  })
})

describe('a question by meaning', () => {
  it('[H20] adds nearness to the share of words, and shows it', async () => {
    await using store = await embedding(new TopicEmbedder(), 'a cat', 'a feline', 'a boat')
    const { explain, scores } = await store.cortex.find({ near: 'cat', limit: 10 })
    expect(scores[0]).toBeCloseTo(1.9, 9)
    expect(scores[1]).toBeCloseTo(0.9, 9)
    const last = 0.9 * (0.001 / 3)
    expect(scores[2]).toBeCloseTo(last, 9)
    expect(explain.scores.map(({ meaning }) => meaning)).toEqual([0.9, 0.9, last])
  })

  it('[H37] beside meaning, words count as much as they explain of the question', async () => {
    await using store = await embedding(new TopicEmbedder(), 'a boat in March', 'a cat', 'broth')
    const asked = async (near: string): Promise<readonly (readonly [string, number])[]> => {
      const { memories, scores } = await store.cortex.find({ near, limit: 2 })
      return memories.map(({ data }, at) => [
        (data as { statement: string }).statement,
        scores[at] ?? 0,
      ])
    }

    const [first, second] = await asked(
      'feline whiskers purring paws tail fur ears window sunlight March',
    )
    expect(first?.[0]).toBe('a cat')
    expect(second?.[0]).toBe('a boat in March')
    expect(second?.[1]).toBeLessThan(0.5)

    // One word of one explains all.
    const [alone] = await asked('March')
    expect(alone?.[0]).toBe('a boat in March')
    expect(alone?.[1]).toBeGreaterThan(1)
  })

  it('[H38] a turn is as near as it and those around it together', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    await cortex.startEmbedder({ embedder: new TopicEmbedder() })
    const texts = [
      'Any soup?',
      'The red one.',
      'Fine.',
      'So.',
      'Which boat?',
      'The blue one.',
      'And today?',
    ]
    await cortex.ingestConversation({
      conversationId: 'talk',
      turns: texts.map((text, at) => ({ id: `t${at}`, session: '1', speaker: 'Ann', text, at })),
    })
    await cortex.drainEmbedder()

    const { explain, memories } = await cortex.find({ near: 'a vessel today', limit: 20 })
    const meaningOf = (text: string): number => {
      const at = memories.findIndex(({ data }) => (data as { summary?: string }).summary === text)
      return explain.scores[at]?.meaning ?? 0
    }
    expect(meaningOf('Which boat?')).toBeGreaterThan(meaningOf('The blue one.'))
    // Its own words say as little as those of the other.
    expect(meaningOf('The blue one.')).toBeGreaterThan(2 * meaningOf('The red one.'))
  })

  it('[H21] nearVector and rank distance go by distance, and a narrow filter is filled', async () => {
    await using store = await embedding(new TopicEmbedder(), 'a boat', 'a cat', 'broth')
    const nearVector = Float32Array.from([0, 1, 0, 0.1])
    const found = await store.cortex.find({ nearVector, limit: 1 })
    expect(found.distances?.[0]).toBeCloseTo(0, 3)
    expect(await statements(store.cortex, { nearVector, limit: 1 })).toEqual(['a boat'])
    expect(await statements(store.cortex, { near: 'ship', rank: 'distance' })).toHaveLength(3)

    const many = Array.from({ length: 450 }, (_, n) =>
      store.cortex.write({ data: fact(`boat ${n}`) }),
    )
    await Promise.all(many)
    await store.cortex.drainEmbedder()
    const where = { eq: ['data.statement', 'broth'] } as const
    expect(await statements(store.cortex, { nearVector, where })).toEqual(['broth'])
  })

  it('[H22] what needs vectors is refused without them; words answer when the embedder cannot', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    const { uri } = await cortex.write({ data: fact('a cat') })
    const nearVector = Float32Array.from([1, 0, 0, 0])
    const queries: readonly (readonly [Query, string])[] = [
      [{ nearUri: uri, limit: 1 }, 'nearUri'],
      [{ nearVector, limit: 1 }, 'nearVector'],
      [{ near: 'cat', rank: 'distance', limit: 1 }, 'rank'],
    ]
    for (const [query, path] of queries) {
      await expect(cortex.find(query)).rejects.toThrow(refusal('NO_EMBEDDER', path))
    }
    await expect(cortex.drainEmbedder()).rejects.toThrow(refusal('NO_EMBEDDER'))

    const embedder = new TopicEmbedder()
    embedder.bad = /./
    await cortex.startEmbedder({ embedder })
    await expect(cortex.find({ nearUri: uri, limit: 1 })).rejects.toThrow(refusal('NO_EMBEDDER'))
    const found = await cortex.find({ near: 'cat', limit: 1 })
    expect(found.memories).toHaveLength(1)
    const { embedder: state } = await cortex.status()
    expect([found.meaningFailed, state?.why]).toEqual(Array(2).fill(expect.any(String)))
    await expect(cortex.find({ near: 'cat', rank: 'distance', limit: 1 })).rejects.toThrow(
      refusal('EMBEDDER_FAILED', 'near'),
    )
  })
})
