import { rmSync } from 'node:fs'
import type { Memory, MemoryType } from '@cortex-memory/core'
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ConsolidationSink, Consolidator } from '../src/consolidate/consolidator.ts'
import { FileCursorStore } from '../src/consolidate/cursor-store.ts'
import type { Turn } from '../src/conversation/turn.ts'
import type { Extractor, Learned, Proposal } from '../src/extract/extractor.ts'
import { RuleExtractor } from '../src/extract/rule-extractor.ts'
import { storeSink } from '../src/write-back/sink.ts'
import { cursorFile, user } from './support/consolidation.ts'

/** The rules, and what only a model would find. */
class Distiller implements Extractor {
  readonly name = 'distiller'
  readonly #rules = new RuleExtractor()

  async extract(request: Parameters<Extractor['extract']>[0]): Promise<readonly Proposal[]> {
    const found = await this.#rules.extract(request)
    const moored = request.fresh.filter((turn) => request.turns[turn]?.text.includes('fenders'))
    const learned: Learned = {
      kind: 'pattern',
      spec: { name: 'Moor', trigger: 'mooring', steps: ['fenders out'] },
    }
    return [...found, ...moored.map((turn) => ({ learned, turn }))]
  }
}

const TALK: readonly Turn[] = [
  user('My name is Ingrid. I live in Bergen.'),
  user('I prefer short answers. Never lift people with the winch.'),
  { ...user('Remember that the winch is rated for 400 kg. We used fenders.'), intentId: 'i1' },
  { ...user('Outcome: success: moored with fenders'), intentId: 'i2' },
  user('I live in Oslo. I avoid short answers.'),
  user('My name is Ingrid.'),
]

const EXPECTED = [
  'Constraint dont lift people with the winch',
  'Event success moored with fenders',
  "Fact The user's name is Ingrid",
  'Fact The user lives in Bergen (superseded)',
  'Fact The user lives in Oslo',
  'Fact the winch is rated for 400 kg',
  'Pattern 2 i1,i2',
  'Preference avoid short answers',
  'Preference prefer short answers (superseded)',
].sort()

const TYPES: readonly MemoryType[] = ['Fact', 'Preference', 'Constraint', 'Event', 'Pattern']

async function held(cortex: TestCortex): Promise<string[]> {
  const ids = new Set<string>()
  const found: string[] = []
  for await (const { subjects = [] } of cortex.journal({ from: 1, kinds: ['write'] })) {
    const [id] = subjects
    if (id === undefined || ids.has(id)) continue
    ids.add(id)
    found.push(saying(await cortex.resolveLatest(id)))
  }
  return found.sort()
}

function saying({ head, data }: Memory): string {
  const over = head.supersededBy === undefined ? '' : ' (superseded)'
  expect(TYPES).toContain(data.type)
  switch (data.type) {
    case 'Fact':
      return `Fact ${data.statement}${over}`
    case 'Preference':
      return `Preference ${data.polarity} ${data.topic}${over}`
    case 'Constraint':
      return `Constraint ${data.polarity} ${data.statement}${over}`
    case 'Event':
      return `Event ${data.outcome} ${data.summary}`
    case 'Pattern':
      return `Pattern ${data.coverage} ${data.derivedFrom?.join(',')}`
    default:
      return data.type
  }
}

const learner = (sink: ConsolidationSink, file: string): Consolidator =>
  new Consolidator({ extractor: new Distiller(), sink, cursors: new FileCursorStore(file) })

const job = (turns: readonly Turn[]) => ({ conversationId: 'c', turns })

/** Dies at the given write, before or behind it, and stays dead. */
function dying(sink: ConsolidationSink, step: number): ConsolidationSink {
  let steps = 0
  const tick = (): void => {
    if (steps++ >= step) throw new Error('the process died')
  }
  return async (...args) => {
    tick()
    const uri = await sink(...args)
    tick()
    return uri
  }
}

describe('consolidation into the store', () => {
  it('[GW8] writes everything once, however often the transcript comes', async () => {
    await using cortex = await openTestCortex()
    const file = cursorFile()

    await learner(storeSink(cortex), file).consolidate(job(TALK.slice(0, 3)))
    for (let time = 0; time < 3; time++) {
      const { failure } = await learner(storeSink(cortex), file).consolidate(job(TALK))
      expect(failure).toBeUndefined()
    }

    expect(await held(cortex)).toEqual(EXPECTED)
  })

  it('[GW8] writes everything once after a crash at any write', async () => {
    for (let step = 0; step < 20; step++) {
      await using cortex = await openTestCortex()
      const file = cursorFile()

      await learner(dying(storeSink(cortex), step), file).consolidate(job(TALK))
      const { failure } = await learner(storeSink(cortex), file).consolidate(job(TALK))

      expect(failure).toBeUndefined()
      expect(await held(cortex)).toEqual(EXPECTED)
    }
  })

  it('[GW8] writes everything once if crashes and a lost cursor come in any order', async () => {
    const events = fc.array(fc.oneof(fc.nat({ max: 12 }), fc.constant('lost' as const)), {
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(events, async (moments) => {
        await using cortex = await openTestCortex()
        const file = cursorFile()

        for (const moment of moments) {
          if (moment === 'lost') rmSync(file, { force: true })
          else await learner(dying(storeSink(cortex), moment), file).consolidate(job(TALK))
        }
        await learner(storeSink(cortex), file).consolidate(job(TALK))

        expect(await held(cortex)).toEqual(EXPECTED)
      }),
      { numRuns: 12 },
    )
  })

  it('[GW7] a preference is written once, and its opposite takes its place', async () => {
    await using cortex = await openTestCortex()
    const sink = storeSink(cortex)
    const say = async (text: string, conversationId: string) =>
      await learner(sink, cursorFile()).consolidate({ conversationId, turns: [user(text)] })

    await say('I prefer short answers.', 'a')
    await say('I prefer short answers.', 'b')
    expect(await held(cortex)).toEqual(['Preference prefer short answers'])
    cortex.doors.advance(1_000)
    await say('I avoid short answers.', 'c')

    expect(await held(cortex)).toEqual([
      'Preference avoid short answers',
      'Preference prefer short answers (superseded)',
    ])
  })
})
