import { readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError, type MemoryData } from '@cortex-memory/core'
import { openTestCortex, type TestCortex, testDirectory } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Turn } from '../conversation/turn.ts'
import type { Extractor, ExtractRequest, Learned, Proposal } from '../extract/extractor.ts'
import { RuleExtractor } from '../extract/rule-extractor.ts'
import { type ConsolidationSink, Consolidator } from './consolidator.ts'
import { type CursorStore, FileCursorStore } from './cursor-store.ts'
import { memoryOf } from './memory-of.ts'

const home = testDirectory()
let rooms = 0
const cursorFile = (): string => join(home, `room-${rooms++}`, 'cursor.jsonl')
afterAll(() => rmSync(home, { recursive: true, force: true }))

const user = (text: string): Turn => ({ role: 'user', text })
const assistant = (text: string): Turn => ({ role: 'assistant', text })
const TALK: readonly Turn[] = [
  user('My name is Ingrid. I live in Bergen.'),
  assistant('Noted.'),
  { role: 'user', text: 'Remember that the winch is rated for 400 kg.', intentId: 'winch-1' },
  { role: 'tool', tool: 'shell', text: 'My name is Mallory.' },
  user('Never lift people with it. I prefer short answers.'),
]
const TALK_LEARNED = [
  "Fact The user's name is Ingrid",
  'Fact The user lives in Bergen',
  'Fact the winch is rated for 400 kg',
  'Constraint lift people with it',
  'Preference short answers',
]

const engine =
  (cortex: TestCortex): ConsolidationSink =>
  async (item, conversationId) =>
    (await cortex.write(memoryOf(item, conversationId))).uri

const saying = (data: MemoryData): string => {
  if (data.type === 'Preference') return `Preference ${data.topic}`
  if (data.type === 'Event') return `Event ${data.outcome} ${data.summary}`
  return `${data.type} ${'statement' in data ? data.statement : ''}`
}

/** What the store holds, in the order of its journal. */
async function stored(cortex: TestCortex): Promise<string[]> {
  const found: string[] = []
  for await (const { subjects } of cortex.journal({ from: 1, kinds: ['write'] })) {
    const [id] = subjects
    if (id !== undefined) found.push(saying((await cortex.resolveLatest(id)).data))
  }
  return found
}

const consolidatorOf = (
  cortex: TestCortex,
  file: string,
  extractor: Extractor = new RuleExtractor(),
): Consolidator =>
  new Consolidator({ extractor, sink: engine(cortex), cursors: new FileCursorStore(file) })

/** An extractor that never says the same twice, as models do. */
class Moody implements Extractor {
  readonly name: string = 'moody'
  asked = 0
  async extract({ turns, fresh }: ExtractRequest): Promise<readonly Proposal[]> {
    this.asked += 1
    return fresh.flatMap((turn) =>
      [1, 2].map((part) => ({
        learned: {
          kind: 'fact' as const,
          statement: `${turns[turn]?.text} part ${part} mood ${this.asked}`,
          origin: 'user' as const,
        },
      })),
    )
  }
}

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

  it('[GQ3] writes everything exactly once wherever it crashes', async () => {
    for (const makeExtractor of [() => new RuleExtractor(), () => new Moody()]) {
      let crashes = 0
      for (let step = 0; ; step++) {
        await using cortex = await openTestCortex()
        const file = cursorFile()
        const extractor = makeExtractor()
        const crash = new CrashAt(step)
        const doomed = new Consolidator({
          extractor: crash.around(extractor, 'extract'),
          sink: crash.call(engine(cortex)),
          cursors: crash.around(new FileCursorStore(file), 'propose', 'finish'),
        })

        const report = await doomed.consolidate({ conversationId: 'c', turns: TALK })
        expect(report.failure === undefined).toBe(!crash.happened)
        await consolidatorOf(cortex, file, extractor).consolidate({
          conversationId: 'c',
          turns: TALK,
        })
        await consolidatorOf(cortex, file, extractor).consolidate({
          conversationId: 'c',
          turns: TALK,
        })

        const found = await stored(cortex)
        if (extractor instanceof Moody) expectOncePerPart(found)
        else expect(found).toEqual(TALK_LEARNED)
        if (!crash.happened) break
        crashes += 1
      }
      expect(crashes).toBeGreaterThan(20)
    }
  })

  it('[GQ3] keeps its promise when the last line of the cursor is torn off', async () => {
    await using cortex = await openTestCortex()
    const file = cursorFile()
    await consolidatorOf(cortex, file).consolidate({ conversationId: 'c', turns: TALK })
    const whole = statSync(file).size
    for (const cut of [1, 5, 60, 400, whole]) {
      truncateSync(file, Math.max(0, whole - cut))
      await consolidatorOf(cortex, file).consolidate({ conversationId: 'c', turns: TALK })
      expect(await stored(cortex)).toEqual(TALK_LEARNED)
    }
  })

  it('[GQ3] notices that its cursor was removed and replaced while it was open', async () => {
    await using cortex = await openTestCortex()
    const file = cursorFile()
    const consolidator = consolidatorOf(cortex, file)
    await consolidator.consolidate({ conversationId: 'c', turns: TALK })
    rmSync(file)

    const again = await consolidator.consolidate({ conversationId: 'c', turns: TALK })

    expect(again.failure).toBeUndefined()
    expect(again.turns).toBe(5)
    expect(await stored(cortex)).toEqual(TALK_LEARNED)
  })

  it('[GQ4] lets several consolidators share a cursor: the first plan for a turn stands', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 }),
        async (lengths) => {
          await using cortex = await openTestCortex()
          const file = cursorFile()
          const moods = new Moody()

          const reports = await Promise.all(
            lengths.map((length) =>
              consolidatorOf(cortex, file, moods).consolidate({
                conversationId: 'c',
                turns: TALK.slice(0, length),
              }),
            ),
          )

          expect(reports.filter(({ failure }) => failure !== undefined)).toEqual([])
          expectOncePerPart(await stored(cortex), Math.max(...lengths))
        },
      ),
      { numRuns: 15 },
    )
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

  it('[GQ9] gives up an item that is refused for ever, and takes a reused commit id for done', async () => {
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

/** Moody says two parts per turn: each must be there, from one mood. */
function expectOncePerPart(found: readonly string[], turns: number = TALK.length): void {
  const parts = found.map((text) => text.replace(/ mood \d+$/, ''))
  const expected = TALK.slice(0, turns).flatMap(({ text }) => [
    `Fact ${text} part 1`,
    `Fact ${text} part 2`,
  ])
  expect([...parts].sort()).toEqual([...expected].sort())
}

/** Fails one call, before or after its effect: step 0 is before the first, step 1 after it, … */
class CrashAt {
  happened = false
  readonly #step: number
  #steps = 0

  constructor(step: number) {
    this.#step = step
  }

  around<T extends CursorStore | Extractor>(target: T, ...methods: (keyof T)[]): T {
    return new Proxy(target, {
      get: (object, key) => {
        const value = Reflect.get(object, key, object) as unknown
        if (typeof value !== 'function') return value
        const bound = value.bind(object) as (...args: unknown[]) => Promise<unknown>
        return methods.includes(key as keyof T) ? this.call(bound) : bound
      },
    })
  }

  call<A extends unknown[], R>(run: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
    return async (...args) => {
      this.#tick()
      const result = await run(...args)
      this.#tick()
      return result
    }
  }

  /** A dead process stays dead. */
  #tick(): void {
    if (this.happened || this.#steps++ === this.#step) {
      this.happened = true
      throw new Error('the process died')
    }
  }
}
