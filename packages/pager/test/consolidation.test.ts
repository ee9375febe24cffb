import { readFileSync } from 'node:fs'
import { CortexError } from '@cortex-memory/core'
import { openTestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { type ConsolidationSink, Consolidator } from '../src/consolidate/consolidator.ts'
import { FileCursorStore } from '../src/consolidate/cursor-store.ts'
import { memoryOf } from '../src/consolidate/memory-of.ts'
import type { Turn } from '../src/conversation/turn.ts'
import type { Extractor, Learned } from '../src/extract/extractor.ts'
import { RuleExtractor } from '../src/extract/rule-extractor.ts'
import {
  consolidatorOf,
  cursorFile,
  engine,
  stored,
  TALK,
  TALK_LEARNED,
  user,
} from './support/consolidation.ts'

const fixed = (...learned: Learned[]): Extractor => ({
  name: 'fixed',
  extract: async () => learned.map((one) => ({ learned: one })),
})

describe('consolidation', () => {
  it('[GQ1] writes what was learned, with subject, importance and provenance', async () => {
    await using cortex = await openTestCortex()
    const consolidator = consolidatorOf(cortex, cursorFile())

    const report = await consolidator.consolidate({ conversationId: 'c1', turns: TALK })

    expect(await stored(cortex)).toEqual(TALK_LEARNED)
    expect(report).toMatchObject({ turns: 5, refused: [], overLimit: 0 })
    const [name] = report.written
    const memory = await cortex.resolve(name?.uri as never)
    expect(memory.data).toMatchObject({ subject: 'matrix://knowledge/user', predicate: 'profile' })
    expect(memory.version.provenance).toMatchObject({
      source: 'observed',
      origin: 'user',
      channel: 'c1',
    })
    expect(memory.head.importance).toBe(7)
  })

  it('[GQ1] maps every kind to its memory', () => {
    const data = (learned: Learned, intentId?: string): unknown =>
      memoryOf({ learned, commitId: 'x', ...(intentId !== undefined && { intentId }) }, 'c1')
    const spec = { name: 'n', trigger: 't', steps: ['s'] }

    expect(data({ kind: 'fact', statement: 'a', origin: 'tool' })).toMatchObject({
      data: { subject: 'matrix://knowledge/neo', predicate: 'note' },
      importance: 5,
      provenance: { origin: 'tool' },
    })
    expect(data({ kind: 'pattern', spec }, 'i1')).toMatchObject({
      data: { type: 'Pattern', strength: 0.5, coverage: 1, derivedFrom: ['i1'] },
      importance: 6,
    })
    expect(data({ kind: 'pattern', spec })).toMatchObject({
      data: { derivedFrom: ['conversation:c1'] },
    })
    expect(data({ kind: 'outcome', summary: 's', status: 'failure' }, 'i1')).toMatchObject({
      data: { type: 'Event', kind: 'observation', outcome: 'failure', intentRef: 'i1' },
      importance: 4,
    })
  })

  it('[GQ2] learns from a turn once, however often and in whatever growth the transcript comes', async () => {
    await using cortex = await openTestCortex()
    const file = cursorFile()
    for (const length of [1, 3, 2, 5, 5]) {
      await consolidatorOf(cortex, file).consolidate({
        conversationId: 'c1',
        turns: TALK.slice(0, length),
      })
    }
    const again = await consolidatorOf(cortex, file).consolidate({
      conversationId: 'c1',
      turns: TALK,
    })

    expect(await stored(cortex)).toEqual(TALK_LEARNED)
    expect(again).toEqual({ turns: 0, written: [], refused: [], overLimit: 0 })
  })

  it('[GQ2] tells conversations and intents apart, and takes the time of a turn for nothing', async () => {
    await using cortex = await openTestCortex()
    const consolidator = consolidatorOf(cortex, cursorFile())
    const turn = user('Remember that pier four is closed.')
    for (const [conversationId, turns] of [
      ['a', [turn]],
      ['a', [{ ...turn, at: 5 }]],
      ['b', [turn]],
      ['a', [{ ...turn, intentId: 'i' }]],
    ] as const) {
      await consolidator.consolidate({ conversationId, turns })
    }
    expect(await stored(cortex)).toHaveLength(3)
  })

  it('[GQ5] refuses when full or closed, says so, and loses nothing that was accepted', async () => {
    await using cortex = await openTestCortex()
    let release = (): void => {}
    const gate = new Promise<void>((open) => {
      release = open
    })
    const slow: Extractor = {
      name: 'slow',
      extract: async (request) => {
        await gate
        return new RuleExtractor().extract(request)
      },
    }
    const consolidator = new Consolidator({
      extractor: slow,
      sink: engine(cortex),
      cursors: new FileCursorStore(cursorFile()),
      capacity: 2,
    })
    const job = (name: string): { turns: Turn[] } => ({
      turns: [user(`Remember that ${name} is here.`)],
    })

    const offers = ['a', 'b'].map((name) => consolidator.offer(job(name)))
    expect(offers.every(({ accepted }) => accepted)).toBe(true)
    expect(consolidator.offer(job('c'))).toEqual({ accepted: false, reason: 'full', waiting: 2 })
    release()
    const closing = consolidator.close()
    expect(consolidator.offer(job('d'))).toMatchObject({ accepted: false, reason: 'closed' })
    await expect(consolidator.consolidate(job('e'))).rejects.toMatchObject({ code: 'CLOSED' })
    await closing

    expect(await stored(cortex)).toEqual(['Fact a is here', 'Fact b is here'])
    expect(consolidator.status()).toEqual({
      waiting: 0,
      capacity: 2,
      done: 2,
      failed: 0,
      turnedAway: 2,
    })
    for (const offer of offers) {
      expect(offer.accepted && (await offer.report)).toMatchObject({ written: [{ kind: 'fact' }] })
    }
  })

  it('[GQ6] reports a failure, goes on with other jobs, and learns the turn the next time', async () => {
    await using cortex = await openTestCortex()
    const rules = new RuleExtractor()
    let isBroken = true
    const extractor: Extractor = {
      name: 'flaky',
      extract: (request) =>
        isBroken ? Promise.reject(new Error('model is away')) : rules.extract(request),
    }
    const consolidator = consolidatorOf(cortex, cursorFile(), extractor)

    const failed = await consolidator.consolidate({ turns: TALK })
    isBroken = false
    const done = await consolidator.consolidate({ turns: TALK })

    expect(failed).toMatchObject({ turns: 0, failure: { message: 'model is away' } })
    expect(done.written).toHaveLength(TALK_LEARNED.length)
    expect(consolidator.status()).toMatchObject({ done: 1, failed: 1 })
  })

  it('[GQ7] writes at most 5 facts, 5 about the user, 3 patterns and 1 outcome, each once, in this order', async () => {
    await using cortex = await openTestCortex()
    const many = (count: number, make: (index: number) => Learned): Learned[] =>
      Array.from({ length: count }, (_, index) => make(index))
    const extractor = fixed(
      ...many(2, (n) => ({ kind: 'outcome', summary: `o${n}`, status: 'success' })),
      ...many(4, (n) => ({ kind: 'pattern', spec: { name: `p${n}`, trigger: '', steps: ['s'] } })),
      ...many(3, (n) => ({ kind: 'constraint', statement: `c${n}`, polarity: 'do' })),
      ...many(4, (n) => ({ kind: 'profile', statement: `u${n}` })),
      { kind: 'fact', statement: ' ', origin: 'user' },
      { kind: 'fact', statement: 'F0', origin: 'user' },
      ...many(7, (n) => ({ kind: 'fact', statement: `f${n}`, origin: 'user' })),
    )
    const report = await consolidatorOf(cortex, cursorFile(), extractor).consolidate({
      turns: [user('x')],
    })

    expect(report.written.map(({ kind }) => kind)).toEqual([
      ...many(5, () => 'fact' as never),
      ...many(3, () => 'constraint' as never),
      ...many(2, () => 'profile' as never),
      ...many(3, () => 'pattern' as never),
      'outcome',
    ])
    expect(report.overLimit).toBe(2 + 2 + 1 + 1)
    expect((await stored(cortex)).slice(0, 5)).toEqual([
      'Fact F0',
      'Fact f1',
      'Fact f2',
      'Fact f3',
      'Fact f4',
    ])
  })

  it('[GQ8] refuses secrets and what is too long before anything is written down', async () => {
    await using cortex = await openTestCortex()
    const file = cursorFile()
    const secret = `ghp_${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyAb123'}`
    const extractor = fixed(
      { kind: 'fact', statement: `the token is ${secret}`, origin: 'user' },
      { kind: 'pattern', spec: { name: 'n', trigger: '', steps: [`use ${secret}`] } },
      { kind: 'preference', topic: 'x'.repeat(2000), polarity: 'avoid', statement: 'x' },
      { kind: 'pattern', spec: { name: 'n', trigger: '', steps: ['y'.repeat(20_000)] } },
      { kind: 'profile', statement: 'The user sails' },
    )
    const report = await consolidatorOf(cortex, file, extractor).consolidate({ turns: [user('x')] })

    expect(report.refused).toEqual([
      { kind: 'fact', code: 'SECRET_REFUSED', secret: 'github-token' },
      { kind: 'preference', code: 'INVALID_INPUT' },
      { kind: 'pattern', code: 'SECRET_REFUSED', secret: 'github-token' },
      { kind: 'pattern', code: 'INVALID_INPUT' },
    ])
    expect(await stored(cortex)).toEqual(['Fact The user sails'])
    expect(readFileSync(file, 'utf8')).not.toContain('ghp_')
  })

  it('[GQ9] gives up an item that is refused forever, and takes a reused commit id for done', async () => {
    const answers = ['INVALID_INPUT', 'COMMIT_ID_REUSED', undefined, 'IO_ERROR', undefined] as const
    let calls = 0
    const sink: ConsolidationSink = async () => {
      const code = answers[calls++]
      if (code !== undefined) throw new CortexError(code, 'refused')
      return undefined
    }
    const extractor = fixed(
      ...['a', 'b', 'c', 'd'].map(
        (statement): Learned => ({ kind: 'fact', statement, origin: 'user' }),
      ),
    )
    const consolidator = new Consolidator({
      extractor,
      sink,
      cursors: new FileCursorStore(cursorFile()),
    })

    const report = await consolidator.consolidate({ turns: [user('x')] })

    expect(report).toMatchObject({
      refused: [{ kind: 'fact', code: 'INVALID_INPUT' }],
      written: [{ kind: 'fact' }, { kind: 'fact' }],
      failure: { code: 'IO_ERROR' },
    })
    expect((await consolidator.consolidate({ turns: [] })).written).toHaveLength(4)
  })
})
