/** Questions in words, in their context and time. Rules: docs/spec/recall.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FindResult, MemoryId, Query, TurnInput, Uri } from '../src/index.ts'
import { parseUri } from '../src/index.ts'
import { aFact, openTestCortex, TEST_EPOCH_MS, type TestCortex } from '../src/testing/index.ts'
import { relevances, type Said } from './recall-model.ts'

const DAY = 86_400_000
const MAY_8 = Date.UTC(2023, 4, 8, 13)

async function told(
  turns: readonly TurnInput[],
): Promise<{ cortex: TestCortex; ids: MemoryId[] } & AsyncDisposable> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  const report = await cortex.ingestConversation({ conversationId: 'chat', turns })
  const ids = report.turns.map(({ uris }) => parseUri(uris[0] as Uri).id)
  return { cortex, ids, [Symbol.asyncDispose]: () => cortex[Symbol.asyncDispose]() }
}

function chat(...lines: readonly string[]): TurnInput[] {
  return lines.map((line, index) => {
    const [speaker, text] = line.split(': ') as [string, string]
    return { id: `${index}`, session: 's', speaker, text, at: MAY_8 + index * 60_000 }
  })
}

async function asked(cortex: TestCortex, near: string, more: Query = {}): Promise<FindResult> {
  return await cortex.find({ near, types: ['Event'], limit: 10, ...more })
}

function texts({ memories }: FindResult): string[] {
  return memories.map(({ data }) => (data.type === 'Event' ? (data.summary ?? '') : ''))
}

const word = fc.constantFrom('cat', 'dog', 'sun', 'sea')
const line = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean())
  .map(([words, long, asks]) =>
    [...words, ...(long ? Array.from({ length: 30 }, () => 'rock') : [])]
      .join(' ')
      .concat(asks ? '?' : ''),
  )
const said: fc.Arbitrary<Said> = fc.record({
  session: fc.constantFrom('x1', 'x2', 'x3'),
  speaker: fc.constantFrom('bob', 'kim'),
  text: line,
})

describe('a question in its context', () => {
  it.each([
    ['Where does Fahin live?', 'Fahim'],
    ['Where does Aqib live?', 'Akib'],
    ['Where does Nerbaas live?', 'Nebraas'],
    ['Where does Nebraaas live?', 'Nebraas'],
  ])('[H42] %s means %s', async (question, speaker) => {
    const lines = ['Fahim', 'Akib', 'Nebraas'].map((name) => `${name}: I live in a harbour`)
    await using store = await told(chat(...lines))
    const { memories } = await asked(store.cortex, question)
    const [best] = memories
    expect(best?.data.type === 'Event' ? best.data.counterparty : '').toBe(speaker)
  })

  it('[H42] a word that some memory has means itself, and so does one in small letters', async () => {
    await using store = await told(chat('Fahim: I live here', 'Akib: Fahin is where I live'))
    const first = async (question: string) =>
      (await asked(store.cortex, question)).memories[0]?.data
    expect(await first('Where is Fahin?')).toMatchObject({ counterparty: 'Akib' })
    expect(await first('where does fahix live')).toEqual(await first('where does akiv live'))
  })

  it('[H7] [H8] [H9] [H10] ranks as the formula says, for every conversation', async () => {
    const question = fc.uniqueArray(fc.oneof(word, fc.constantFrom('bob', 'kim')), {
      minLength: 1,
      maxLength: 3,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(said, { minLength: 1, maxLength: 9 }),
        fc.array(question, { minLength: 4, maxLength: 4 }),
        async (turns, questions) => {
          const input = turns.map((turn, index) => ({ ...turn, id: `${index}`, at: MAY_8 + index }))
          await using store = await told(input)
          for (const words of questions) {
            const { memories, scores, explain } = await asked(store.cortex, words.join(' '))
            const got = new Map(memories.map(({ head }, index) => [head.id, scores[index]]))
            const prior = 1 + 0.05 * (explain.scores[0]?.salience ?? 0)
            const expected = relevances(turns, words).map((relevance) => relevance * prior)
            for (const [index, id] of store.ids.entries()) {
              const score = got.get(id)
              if (score === undefined) expect(expected[index], words.join()).toBeLessThan(1)
              else expect(score, words.join()).toBeCloseTo(expected[index] as number, 9)
            }
            expect([...scores]).toEqual([...scores].sort((a, b) => b - a))
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('[H7] finds the answer that has no word of the question, through what it answers', async () => {
    await using store = await told(
      chat('Ann: Hi', 'Bob: Where did you spend the holidays?', 'Ann: Oslo', 'Bob: Cheers'),
    )
    expect(texts(await asked(store.cortex, 'spend holidays'))[1]).toBe('Oslo')
  })

  it('[H6] is ranked by words alone where nothing is linked, or another order is asked for', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    await cortex.write({ data: aFact('the red boat') })
    await cortex.write({ data: aFact('a red house') })
    const before = await cortex.find({ near: 'red boat', limit: 5 })
    await cortex.ingestConversation({ conversationId: 'chat', turns: chat('Ann: hi', 'Bob: yo') })
    const after = await cortex.find({ near: 'red boat', limit: 5 })
    expect(after.memories.map(({ head }) => head.id)).toEqual(
      before.memories.map(({ head }) => head.id),
    )
    expect(after.explain.scores.every(({ parts }) => parts === undefined)).toBe(true)

    await using store = await told(chat('Ann: the red boat', 'Bob: oh'))
    expect(texts(await asked(store.cortex, 'boat'))).toContain('oh')
    expect(texts(await asked(store.cortex, 'boat', { rank: 'salience' }))).not.toContain('oh')
  })

  it('[H9] [H14] prefers who is named, statements, times where a time is asked, and the time named', async () => {
    await using store = await told([
      ...chat('Ann: the red boat', 'Bob: the red boat'),
      { id: 'w1', session: 'w', speaker: 'Ann', text: 'green kite', at: MAY_8 + DAY },
      { id: 'x1', session: 'x', speaker: 'Ann', text: 'green kite yesterday', at: MAY_8 + 2 * DAY },
      { id: 'y1', session: 'y', speaker: 'Ann', text: 'blue car?', at: MAY_8 + 3 * DAY },
      { id: 'z1', session: 'z', speaker: 'Ann', text: 'blue car', at: MAY_8 + 4 * DAY },
    ])
    const first = async (near: string): Promise<MemoryId | undefined> =>
      (await asked(store.cortex, near)).memories[0]?.head.id

    expect(await first('What of the boat did Bob say')).toBe(store.ids[1])
    expect(await first('What of the boat did Ann say')).toBe(store.ids[0])
    expect(await first('When was the kite')).toBe(store.ids[3])
    expect(await first('the kite on May 9, 2023')).toBe(store.ids[2])
    expect((await asked(store.cortex, 'the kite on May 9, 2023')).memories.length).toBe(2)
    expect(await first('blue car')).toBe(store.ids[5])
  })

  it('[H10] filters hold for what context reaches', async () => {
    await using store = await told(chat('Ann: the red boat', 'Bob: oh', 'Ann: yes'))
    const where = { eq: ['data.counterparty', 'Ann'] } as const
    expect(texts(await asked(store.cortex, 'boat', { where }))).toEqual(['the red boat', 'yes'])
  })

  it('[H11] explain shows the parts, and they make the score', async () => {
    await using store = await told(chat('Ann: the red boat', 'Bob: oh'))
    const { explain, scores } = await asked(store.cortex, 'boat')
    for (const [index, { parts }] of explain.scores.entries()) {
      const { words, neighbours, whole, coverage, factor } = parts ?? expect.fail('no parts')
      expect((words + neighbours + whole) * coverage * factor).toBeCloseTo(
        scores[index] as number,
        12,
      )
    }
    expect(explain.scores.map(({ parts }) => parts?.words)).toEqual([1, 0])
  })
})

describe('a question about time', () => {
  const days = [0, 1, 2, 40].map((day, index) => ({
    id: `${index}`,
    session: `s${index}`,
    speaker: 'Ann',
    text: `said ${index}`,
    at: MAY_8 + day * DAY,
  }))

  it('[H12] gets everything of the time, and nothing else', async () => {
    await using store = await told(days)
    const of = async (near: string, more: Query = {}): Promise<string[]> =>
      texts(await asked(store.cortex, near, more)).sort()

    expect(await of('What did we talk about on May 9, 2023?')).toEqual(['said 1'])
    expect(await of('What did we discuss in May 2023?')).toEqual(['said 0', 'said 1', 'said 2'])
    expect(await of('What happened in the first session?')).toEqual(['said 0'])
    expect(await of('What did we discuss in the last two sessions?')).toEqual(['said 2', 'said 3'])
    store.cortex.doors.now = TEST_EPOCH_MS + DAY
    expect(await of('What did we talk about today?')).toEqual([])
    const where = { eq: ['data.summary', 'said 2'] } as const
    expect(await of('What did we discuss in May 2023?', { where })).toEqual(['said 2'])
  })

  it('[H13] reads no more where there is more of other times', async () => {
    const scanned = async (others: number): Promise<number> => {
      const more = Array.from({ length: others }, (_, n) => ({
        id: `more ${n}`,
        session: 'more',
        speaker: 'Ann',
        text: 'more',
        at: MAY_8 + (100 + n) * DAY,
      }))
      await using store = await told([...days, ...more])
      const result = await asked(store.cortex, 'What did we talk about on May 9, 2023?')
      expect(texts(result)).toEqual(['said 1'])
      return result.candidatesScanned
    }
    expect(await scanned(80)).toBe(await scanned(5))
  })
})
