/** Damage to stored vectors, and embedders that are stopped or never answer. Rules: docs/spec/recall.md. */
import { describe, expect, it } from 'vitest'
import type { Embedder, Receipt } from '../src/index.ts'
import { printKey, VECTOR_NEXT_KEY, vectorKey, vectorOfKey } from '../src/keys/keyspace.ts'
import { idBytes } from '../src/memory/ids.ts'
import { aFact, openTestCortex, type TestCortex } from '../src/testing/index.ts'
import { damageSide, flipped } from './damage.ts'
import { refusal } from './helpers.ts'

const TAGGED = { where: { hasTag: 'tagged' } } as const
const NORTH = Float32Array.from([1, 0])

/** One direction per number in a text. */
const TURNS: Embedder = {
  id: 'turns',
  dimensions: 2,
  embed: async (texts) =>
    texts.map((text) => {
      const angle = Number(/\d+/.exec(text)?.[0]) / 10
      return Float32Array.from([Math.cos(angle), Math.sin(angle)])
    }),
}

async function embedded(count: number): Promise<{ cortex: TestCortex; written: Receipt[] }> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  await cortex.startEmbedder({ embedder: TURNS })
  const written: Receipt[] = []
  for (let number = 0; number < count; number++) {
    const data = { ...aFact(`thing ${number}`), statement: `thing ${number}` }
    written.push(await cortex.write({ data, tags: ['tagged'] }))
  }
  await cortex.drainEmbedder()
  return { cortex, written }
}

describe('a damaged record of vectors', () => {
  it.each([
    ['a vector', () => vectorKey(2)],
    ['the name of a vector', (one: Receipt) => vectorOfKey(idBytes(one.id))],
  ] as const)('[H31] %s is named, and the others answer', async (what, keyOf) => {
    const { cortex: sound, written } = await embedded(4)
    const [first, second] = written as [Receipt, Receipt]
    const key = keyOf(second)
    await using cortex = await damageSide(sound, (side) => [[key, flipped(side.get(key))]])
    await cortex.startEmbedder({ embedder: TURNS })

    const named = [expect.objectContaining({ key: printKey(key), code: 'CORRUPT' })]
    for (const query of [{ nearVector: NORTH }, { nearUri: first.uri }, { near: '7 unknown' }]) {
      const among = await cortex.find({ ...query, ...TAGGED, limit: 10 })
      expect(among.skipped, what).toEqual(named)
      const others = 'nearUri' in query ? 2 : 3
      expect(among.memories).toHaveLength(others)
      const all = await cortex.find({ ...query, limit: 10 })
      expect(all.memories.length).toBeGreaterThanOrEqual(others)
    }
    await expect(cortex.find({ nearUri: second.uri, limit: 1 })).rejects.toThrow(refusal('CORRUPT'))

    // The next version has a vector of its own, and nothing of the old one is left.
    await cortex.update(second.uri, { data: { ...aFact('thing 9'), statement: 'thing 9' } })
    await cortex.drainEmbedder()
    const { memories, skipped } = await cortex.find({ nearVector: NORTH, limit: 10 })
    expect(skipped).toEqual([])
    expect(memories.map(({ head }) => head.id).toSorted()).toEqual(
      written.map(({ id }) => id).toSorted(),
    )
    expect((await cortex.status()).vectors).toMatchObject({ done: 4, pending: 0 })
  })
})

describe('drain', () => {
  /** Never answers, whatever is asked, until it is told to. */
  class Silent implements Embedder {
    readonly id = 'silent'
    readonly dimensions = 2
    readonly asked: Promise<void>
    #onAsked: () => void = () => undefined

    constructor() {
      this.asked = new Promise((resolve) => {
        this.#onAsked = resolve
      })
    }

    async embed(
      _texts: readonly string[],
      { signal }: { signal?: AbortSignal | undefined } = {},
    ): Promise<Float32Array[]> {
      this.#onAsked()
      return await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    }
  }

  it('[H32] rejects with the reason of its signal although the embedder does not answer', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    await cortex.write({ data: aFact('x') })
    const embedder = new Silent()
    await cortex.startEmbedder({ embedder })
    const abort = new AbortController()
    const drained = expect(cortex.drainEmbedder({ signal: abort.signal })).rejects.toThrow('enough')
    await embedder.asked
    abort.abort(new Error('enough'))
    await drained
    const wrong = { signal: 1 } as unknown as { signal: AbortSignal }
    await expect(cortex.drainEmbedder(wrong)).rejects.toThrow(refusal('INVALID_INPUT', 'signal'))
  })

  it('[H32] does not say done when the embedder is stopped first', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    await cortex.write({ data: aFact('x') })
    const embedder = new Silent()
    await cortex.startEmbedder({ embedder })
    const drained = expect(cortex.drainEmbedder()).rejects.toThrow(refusal('CLOSED'))
    await embedder.asked
    await cortex.stopEmbedder()
    await drained
  })

  it('[H32] tells what it cannot read instead of trying forever', async () => {
    const { cortex: sound } = await embedded(2)
    const key = VECTOR_NEXT_KEY
    await using cortex = await damageSide(sound, (side) => [[key, flipped(side.get(key))]])
    await cortex.write({ data: aFact('x') })
    await cortex.startEmbedder({ embedder: TURNS })
    await expect(cortex.drainEmbedder()).rejects.toThrow(refusal('CORRUPT'))
    expect((await cortex.status()).embedder?.why).toContain(printKey(key))
  })
})

describe('a read-only handle', () => {
  it('[H23] says by which embedder it asks, and how far that has come', async () => {
    const { cortex } = await embedded(3)
    await using reader = await cortex.reopen({ readOnly: true })
    await reader.startEmbedder({ embedder: TURNS })
    expect((await reader.status()).embedder).toEqual({
      id: 'turns',
      owner: false,
      lag: 0,
      done: 3,
      pending: 0,
      failed: 0,
    })
    expect((await reader.find({ nearVector: NORTH, limit: 9 })).memories).toHaveLength(3)
  })
})

describe('nearUri and nearVector', () => {
  it('[H22] name what they are about, or say why they cannot', async () => {
    const { cortex, written } = await embedded(2)
    await using _ = cortex
    const [first] = written as [Receipt]
    await cortex.tombstone(first.uri, { reason: 'gone' })
    const missing = first.uri.replace(first.id, '01HF7YATZ80DTXX41X1FRWP9J7') as Receipt['uri']
    const ask = (nearUri: Receipt['uri']): Promise<unknown> => cortex.find({ nearUri, limit: 1 })
    await expect(ask(first.uri)).rejects.toThrow(refusal('TOMBSTONED'))
    await expect(ask(missing)).rejects.toThrow(refusal('NOT_FOUND'))
    for (const nearVector of [new Float32Array(2), Float32Array.from([1, 2, 3])]) {
      await expect(cortex.find({ nearVector, limit: 1 })).rejects.toThrow(
        refusal('INVALID_INPUT', 'nearVector'),
      )
    }
  })
})
