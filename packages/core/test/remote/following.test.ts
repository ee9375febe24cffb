import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openCortexWith } from '../../src/cortex.ts'
import type { After } from '../../src/engine/environment.ts'
import { CortexError } from '../../src/errors.ts'
import { type Cortex, openCortex, type RemoteJournal } from '../../src/index.ts'
import { testDirectory } from '../../src/testing/index.ts'
import { FakeEngine } from './fake-engine.ts'

const actor = 'ada'

const fact = (statement: string) =>
  ({ data: { type: 'Fact', subject: 'build', predicate: 'says', statement } }) as const

async function statements(cortex: Cortex, atLeast?: number): Promise<string[]> {
  const { memories } = await cortex.find({
    types: ['Fact'],
    limit: 100,
    ...(atLeast === undefined ? {} : { atLeast }),
  })
  return memories.map(({ data }) => data.statement).sort()
}

/** A way to the engine that can be cut; `calls` counts what goes through. */
function cable(engine: FakeEngine): { journal: RemoteJournal; isCut: boolean; calls: string[] } {
  const right = engine.connect()
  const made = { isCut: false, calls: [] as string[] }
  const journal = new Proxy(right, {
    get(target, name: keyof RemoteJournal) {
      const method = target[name] as (...given: unknown[]) => unknown
      if (!['append', 'read', 'heads', 'find', 'check'].includes(name)) return method.bind(target)
      return async (...given: unknown[]) => {
        made.calls.push(name)
        if (!made.isCut) return await method.apply(target, given)
        if (name === 'append') return [{ is: 'unavailable', why: 'the cable is cut' }]
        throw new CortexError('JOURNAL_UNAVAILABLE', 'the cable is cut')
      }
    },
  })
  return Object.assign(made, { journal })
}

describe('a store that follows a journal elsewhere', () => {
  it('[RN15] opens without its engine, answers, says so, refuses to write, and goes on by itself', async () => {
    const engine = new FakeEngine()
    const root = testDirectory()
    const first = await openCortex({ root, actor, journal: engine.connect() })
    await first.write(fact('here'))
    await first.close()
    const way = cable(engine)
    way.isCut = true

    await using cortex = await openCortex({ root, actor, journal: way.journal })

    expect(await statements(cortex)).toEqual(['here'])
    expect((await cortex.status()).remote).toMatchObject({
      engine: 'fake',
      unavailable: expect.stringContaining('cut'),
    })
    await expect(cortex.write(fact('no'))).rejects.toMatchObject({ code: 'JOURNAL_UNAVAILABLE' })
    way.isCut = false
    await cortex.write(fact('again'))
    expect(await statements(cortex)).toEqual(['again', 'here'])
    expect((await cortex.status()).remote?.unavailable).toBeUndefined()
  })

  it('[RN15] a store that could not be opened is not looked after any more', async () => {
    const engine = new FakeEngine()
    const root = testDirectory()
    await (await openCortex({ root, actor, journal: engine.connect() })).close()
    const marker = join(root, actor, 'journal', 'remote.json')
    rmSync(marker)
    mkdirSync(marker)
    const way = cable(engine)
    way.isCut = true
    const waiting = new Set<number>()
    const after: After = (milliseconds) => {
      waiting.add(milliseconds)
      return () => waiting.delete(milliseconds)
    }

    const opening = openCortexWith({ root, actor, journal: way.journal }, { after })

    await expect(opening).rejects.toBeInstanceOf(CortexError)
    expect([...waiting]).toEqual([])
  })

  it('[RN15] a store that was never bound needs its engine once', async () => {
    const way = cable(new FakeEngine())
    way.isCut = true
    const opening = openCortex({ root: testDirectory(), actor, journal: way.journal })
    await expect(opening).rejects.toMatchObject({ code: 'JOURNAL_UNAVAILABLE' })
  })

  it('[RN16] an answer that asks for an entry of another node waits until it is here', async () => {
    const engine = new FakeEngine()
    await using one = await openCortex({ root: testDirectory(), actor, journal: engine.connect() })
    await using two = await openCortex({ root: testDirectory(), actor, journal: engine.connect() })
    const { seq } = await one.write(fact('written elsewhere'))

    expect(await statements(two)).toEqual([])
    expect(await statements(two, seq)).toEqual(['written elsewhere'])

    expect(two.lastSeq).toBe(seq)
  })

  it('[RN16] an entry that does not come is BUSY with both numbers, at the deadline', async () => {
    await using cortex = await openCortex({ root: testDirectory(), actor })

    await expect(cortex.reach(7, { timeoutMs: 30 })).rejects.toMatchObject({
      code: 'BUSY',
      details: { atLeast: 7, seq: 0 },
    })
    for (const wrong of [-1, 0.5, 'x']) {
      await expect(cortex.find({ types: ['Fact'], limit: 1, atLeast: wrong as number }))
        .rejects //
        .toMatchObject({ code: 'INVALID_INPUT', path: 'atLeast' })
    }
  })

  it('[RN17] stores that are idle ask nothing between two sweeps', async () => {
    const engine = new FakeEngine()
    const way = cable(engine)
    const root = testDirectory()
    const all = await Promise.all(
      ['a', 'b', 'c'].map((each) => openCortex({ root, actor: each, journal: way.journal })),
    )
    way.calls.length = 0

    await new Promise((resolve) => setTimeout(resolve, 1200))

    expect(way.calls).toEqual([])
    for (const each of all) await each.close()
  })
})
