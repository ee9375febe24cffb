/** Conversations as events. Rules: docs/spec/recall.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LIMITS,
  type Memory,
  type MemoryId,
  parseUri,
  type TurnInput,
  type Uri,
} from '../src/index.ts'
import { openTestCortex, TEST_EPOCH_MS, type TestCortex } from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'

const DAY = 86_400_000
const CHAT = 'chat'

function turn(id: string, session: string, text: string, more: Partial<TurnInput> = {}): TurnInput {
  return { id, session, speaker: 'Ann', at: TEST_EPOCH_MS, text, ...more }
}

async function fresh(): Promise<TestCortex> {
  return await openTestCortex({ environment: { durable: false } })
}

function idOf(uri: Uri | undefined): MemoryId {
  return parseUri(uri as Uri).id
}

/** Everything that a conversation leaves, without versions. */
async function contents(cortex: TestCortex): Promise<string[]> {
  const { memories } = await cortex.find({ types: ['Event'], limit: 1000 })
  const lines: string[] = []
  for (const { head, data } of memories) {
    const edges = await collect(cortex.edgesOut(head.id))
    const ties = edges.map(({ type, dst }) => `${type} ${dst}`).sort()
    lines.push(JSON.stringify([head.id, head.tags, data, ties]))
  }
  return lines.sort()
}

describe('ingestConversation()', () => {
  it('[H1] makes events of turns and sessions, and ties them', async () => {
    await using cortex = await fresh()
    const turns = [
      turn('1', 'a', 'I moved to Oslo', { caption: 'a fjord' }),
      turn('2', 'a', 'How nice!', { speaker: 'Bob', at: TEST_EPOCH_MS + 5 }),
      turn('3', 'b', 'Hello again', { at: TEST_EPOCH_MS + DAY }),
    ]

    const report = await cortex.ingestConversation({ conversationId: CHAT, turns })

    const [first, second, third] = report.turns.map(({ uris }) => idOf(uris[0])) as MemoryId[]
    const [a, b] = report.sessions.map(idOf) as MemoryId[]
    const memory = async (id: MemoryId | undefined): Promise<Memory> =>
      await cortex.resolveLatest(id as MemoryId)
    expect((await memory(first)).data).toEqual({
      type: 'Event',
      kind: 'interaction',
      outcome: 'success',
      counterparty: 'Ann',
      at: TEST_EPOCH_MS,
      summary: 'I moved to Oslo [image: a fjord]',
    })
    expect(await memory(a)).toMatchObject({
      head: { tags: ['conversation-session'] },
      data: { at: TEST_EPOCH_MS, durationMs: 5, summary: 'Conversation chat, session a' },
    })
    const ties = async (id: MemoryId | undefined): Promise<string[]> =>
      (await collect(cortex.edgesOut(id as MemoryId))).map(({ type, dst }) => `${type} ${dst}`)
    expect(await ties(first)).toEqual([`part_of ${a}`])
    expect(await ties(second)).toEqual([`part_of ${a}`, `follows ${first}`])
    expect(await ties(third)).toEqual([`part_of ${b}`])
    expect(report).toMatchObject({
      added: 5,
      changed: 0,
      unchanged: 0,
      forgotten: 0,
      edgesAdded: 4,
    })
    expect(report.turns.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('[H2] told in any pieces, again or not, it is the same conversation', async () => {
    const spoken = fc.record(
      {
        session: fc.constantFrom('a', 'b'),
        speaker: fc.constantFrom('Ann', 'Bob'),
        text: fc.constantFrom('yes', 'no', 'who?'),
        at: fc.constantFrom(TEST_EPOCH_MS, TEST_EPOCH_MS + 1),
      },
      { requiredKeys: ['speaker', 'text', 'session', 'at'] },
    )
    const conversation = fc.array(spoken, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(conversation, fc.nat({ max: 8 }), async (said, cut) => {
        const turns = said.map((one, index) => ({ ...one, id: `${index}` }))
        await using whole = await fresh()
        await whole.ingestConversation({ conversationId: CHAT, turns })
        const root = await whole.overallRoot()
        const again = await whole.ingestConversation({ conversationId: CHAT, turns })
        await using pieces = await fresh()
        await pieces.ingestConversation({ conversationId: CHAT, turns: turns.slice(0, cut) })
        await pieces.ingestConversation({ conversationId: CHAT, turns: turns.slice(cut) })

        expect(await whole.overallRoot()).toBe(root)
        expect(again).toMatchObject({ added: 0, changed: 0, edgesAdded: 0 })
        expect(await contents(pieces)).toEqual(await contents(whole))
      }),
      { numRuns: 40 },
    )
  })

  it('[H3] without ids, what is said twice is there twice, and once more is nothing new', async () => {
    await using cortex = await fresh()
    const turns = ['yes', 'yes', 'no'].map((text) => ({ speaker: 'Ann', text, at: TEST_EPOCH_MS }))

    const first = await cortex.ingestConversation({ conversationId: CHAT, turns })
    const second = await cortex.ingestConversation({ conversationId: CHAT, turns })

    expect(first.added).toBe(4)
    expect(second).toMatchObject({ added: 0, unchanged: 4 })
    expect(new Set(first.turns.map(({ uris }) => uris[0])).size).toBe(3)
  })

  it('[H3] other words are a version, what was forgotten stays so', async () => {
    await using cortex = await fresh()
    const before = [turn('1', 'a', 'old'), turn('2', 'a', 'secret')]
    const { turns } = await cortex.ingestConversation({ conversationId: CHAT, turns: before })
    const [first, second] = turns.map(({ uris }) => uris[0]) as [Uri, Uri]
    await cortex.tombstone(second, { reason: 'asked to' })
    const edge = { src: idOf(second), type: 'follows', dst: idOf(first) } as const
    await cortex.removeEdge({ ...edge, reason: 'wrong' })

    const after = [turn('1', 'a', 'new'), turn('2', 'a', 'secret')]
    const report = await cortex.ingestConversation({ conversationId: CHAT, turns: after })

    expect(report).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
      forgotten: 1,
      edgesAdded: 0,
    })
    const memory = await cortex.resolveLatest(idOf(first))
    expect(memory).toMatchObject({ version: { version: 2 }, data: { summary: 'new' } })
    expect((await cortex.resolveLatest(idOf(second))).head.tombstoned).toBeDefined()
    expect((await cortex.getEdge(edge.src, edge.type, edge.dst)).tombstoned).toBeDefined()
  })

  it('[H4] times are inherited, long turns are cut, empty ones stay', async () => {
    await using cortex = await fresh()
    const long = `${'word '.repeat(LIMITS.summaryBytes / 4)}${'é'.repeat(LIMITS.summaryBytes)}`
    const turns: TurnInput[] = [
      { speaker: 'Ann', text: 'first' },
      { speaker: 'Ann', text: 'second', at: 1000 },
      { speaker: 'Bob', text: long },
      { speaker: 'Ann', text: ' ' },
    ]

    const report = await cortex.ingestConversation({ conversationId: CHAT, turns })
    const again = await cortex.ingestConversation({ conversationId: CHAT, turns })

    const all = await Promise.all(
      report.turns.map(({ uris }) => Promise.all(uris.map((uri) => cortex.resolve(uri)))),
    )
    const at = all.map((events) => events.map(({ data }) => (data.type === 'Event' ? data.at : 0)))
    expect(at[0]).toEqual([TEST_EPOCH_MS])
    expect(new Set(at.slice(1).flat())).toEqual(new Set([1000]))
    const texts = (all[2] ?? []).map(({ data }) => (data.type === 'Event' ? data.summary : ''))
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.join('').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''))
    expect(all[3]?.[0]?.data).not.toHaveProperty('summary')
    expect(again).toMatchObject({ added: 0, changed: 0 })
  })

  it('[H5] many turns are few commits, and the report is in their order', async () => {
    let commits = 0
    const onStep = (step: string): void => {
      commits += Number(step === 'tailed')
    }
    await using cortex = await openTestCortex({ environment: { durable: false, onStep } })
    commits = 0
    const turns = Array.from({ length: 1500 }, (_, n) => turn(`${n}`, 'a', `said ${n}`))

    const report = await cortex.ingestConversation({ conversationId: CHAT, turns })

    expect(commits).toBe(2)
    expect(report.added).toBe(1501)
    const last = await cortex.resolve(report.turns.at(-1)?.uris[0] as Uri)
    expect(last.data).toMatchObject({ summary: 'said 1499' })
    expect(await cortex.verify()).toMatchObject({ ok: true })
  })

  it('[H5] a wrong turn is refused with its path, and nothing is written', async () => {
    await using cortex = await fresh()
    const turns = [turn('1', 'a', 'fine'), { ...turn('2', 'a', 'x'), speaker: '' }]
    const before = await cortex.overallRoot()

    const asked = cortex.ingestConversation({ conversationId: CHAT, turns })

    await expect(asked).rejects.toThrow(refusal('INVALID_INPUT', 'turns[1].speaker'))
    expect(await cortex.overallRoot()).toBe(before)
  })
})
