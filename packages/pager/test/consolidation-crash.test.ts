import { rmSync, statSync, truncateSync } from 'node:fs'
import { openTestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Consolidator } from '../src/consolidate/consolidator.ts'
import { type CursorStore, FileCursorStore } from '../src/consolidate/cursor-store.ts'
import type { Extractor, ExtractRequest, Proposal } from '../src/extract/extractor.ts'
import { RuleExtractor } from '../src/extract/rule-extractor.ts'
import {
  consolidatorOf,
  cursorFile,
  engine,
  stored,
  TALK,
  TALK_LEARNED,
} from './support/consolidation.ts'

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

describe('consolidation under faults', () => {
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
