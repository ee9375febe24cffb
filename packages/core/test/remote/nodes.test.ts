import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Cortex,
  type CortexError,
  moveJournalBack,
  moveJournalTo,
  openCortex,
} from '../../src/index.ts'
import { testDirectory } from '../../src/testing/index.ts'
import { FakeEngine } from './fake-engine.ts'

const actor = 'ada'

async function node(
  engine: FakeEngine,
  root = testDirectory(),
): Promise<Cortex & { root: string }> {
  const cortex = await openCortex({ root, actor, journal: engine.connect() })
  return Object.assign(cortex, { root })
}

const fact = (statement: string) =>
  ({ data: { type: 'Fact', subject: 'build', predicate: 'says', statement } }) as const

async function statements(cortex: Cortex): Promise<string[]> {
  const { memories } = await cortex.find({ types: ['Fact'], limit: 1000 })
  return memories.map(({ data }) => data.statement).sort()
}

const codeOf = (error: unknown): string => (error as CortexError).code

describe('stores that share a journal in another engine', () => {
  it('[RN1] a write counts when the engine has it, and every node takes over the same bytes', async () => {
    const engine = new FakeEngine()
    await using one = await node(engine)
    await one.write(fact('one'))
    await Promise.all(['two', 'three'].map((each) => one.write(fact(each))))

    await using other = await node(engine)

    expect(await statements(other)).toEqual(['one', 'three', 'two'])
    expect((await other.status()).root).toBe((await one.status()).root)
    expect((await other.status()).remote).toMatchObject({ engine: 'fake', lag: 0 })
    expect(engine.of(actor).length).toBe(3)
  })

  it('[RN2] who comes second follows and decides again on the new state', async () => {
    const engine = new FakeEngine()
    await using one = await node(engine)
    await using two = await node(engine)
    const { uri } = await one.write(fact('first'))

    // Two has not followed yet: its own write meets a conflict, its update a memory that it does not know.
    await two.write(fact('second'))
    const updated = await two.update(uri, fact('changed'))
    await expect(
      one.update(uri, { ...fact('too late'), expectedVersion: 1 }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })

    expect(updated.version).toBe(2)
    await one.write(fact('third'))
    await two.write(fact('fourth'))
    await one.write(fact('fifth'))
    expect((await one.status()).nextSeq).toBe((engine.of(actor).at(-1)?.lastSeq as number) + 1)
  })

  it('[RN3] an answer that is lost on the way back is asked for again, and the write happens once', async () => {
    const engine = new FakeEngine()
    await using one = await node(engine)

    engine.faults.push('after', 'before')
    await one.write(fact('once'))

    expect(await statements(one)).toEqual(['once'])
    expect(engine.of(actor).length).toBe(2)
    expect(readdirSync(join(one.root, actor, 'outbox'))).toEqual([])
  })

  it('[RN4] without an answer the caller gets OUTCOME_UNKNOWN, and repeating is safe on any node', async () => {
    const engine = new FakeEngine()
    const one = await node(engine)
    engine.faults.push('after', ...Array.from({ length: 60 }, () => 'before' as const))
    const commitId = '0123456789abcdef'.repeat(2)

    const error = await one.write({ ...fact('once'), commitId }).catch((caught) => caught)
    expect(codeOf(error)).toBe('OUTCOME_UNKNOWN')
    expect(readdirSync(join(one.root, actor, 'outbox'))).toHaveLength(1)
    engine.faults.length = 0
    await using two = await node(engine)
    await two.write({ ...fact('once'), commitId })

    expect(await statements(two)).toEqual(['once'])
    await one.write(fact('next'))
    expect(await statements(one)).toEqual(['next', 'once'])
    expect(readdirSync(join(one.root, actor, 'outbox'))).toEqual([])
    await one.close()
  }, 30_000)

  it('[RN5] an engine that is away refuses writes and leaves nothing behind; reading goes on', async () => {
    const engine = new FakeEngine()
    await using one = await node(engine)
    await one.write(fact('here'))

    engine.faults.push('away')
    await expect(one.write(fact('lost'))).rejects.toMatchObject({ code: 'JOURNAL_UNAVAILABLE' })

    expect(await statements(one)).toEqual(['here'])
    await one.write(fact('again'))
    expect(await statements(one)).toEqual(['again', 'here'])
  })

  it('[RN6] an engine that lost its end gets the identical blocks back', async () => {
    const engine = new FakeEngine()
    await using one = await node(engine)
    for (const each of ['a', 'b', 'c']) await one.write(fact(each))
    const { root } = await one.status()
    engine.of(actor).splice(-2)

    await one.write(fact('d'))
    await using two = await node(engine)

    expect(await statements(two)).toEqual(['a', 'b', 'c', 'd'])
    expect(root).not.toBe((await two.status()).root)
    expect((await two.status()).root).toBe((await one.status()).root)
  })

  it('[RN7] two histories that differ are kept, and writing is refused', async () => {
    const engine = new FakeEngine()
    await using one = await node(engine)
    await using two = await node(engine)
    await one.write(fact('shared'))
    await two.write(fact('both have it'))
    await one.write(fact('lost with the primary'))
    // A standby without the last row is promoted, and the other node writes there.
    engine.of(actor).pop()
    await two.write(fact('written to the new primary'))

    await expect(one.write(fact('more'))).rejects.toMatchObject({ code: 'JOURNAL_FORKED' })

    expect((await one.status()).remote?.frozen).toContain('differs')
    expect(await statements(one)).toContain('lost with the primary')
    await two.write(fact('goes on'))
  })

  it('[RN8] a process that does not know the engine reads and does not write', async () => {
    const engine = new FakeEngine()
    const root = testDirectory()
    const one = await node(engine, root)
    await one.write(fact('here'))
    await one.close()

    await using plain = await openCortex({ root, actor })
    expect(await statements(plain)).toEqual(['here'])
    await expect(plain.write(fact('no'))).rejects.toMatchObject({ code: 'JOURNAL_ELSEWHERE' })
    const foreign = new FakeEngine()
    foreign.id = 'fake-2'
    await expect(node(foreign, root)).rejects.toMatchObject({ code: 'JOURNAL_ELSEWHERE' })
  })

  it('[RN9] a store with entries of its own is not bound to an engine by opening it', async () => {
    const root = testDirectory()
    const own = await openCortex({ root, actor })
    await own.write(fact('mine'))
    await own.close()

    await expect(node(new FakeEngine(), root)).rejects.toMatchObject({ code: 'JOURNAL_ELSEWHERE' })
    expect(existsSync(join(root, actor, 'journal', 'remote.json'))).toBe(false)
  })

  it('[RN12] a journal moves into an engine and back with the same root, and running processes notice', async () => {
    const engine = new FakeEngine()
    const root = testDirectory()
    await using running = await openCortex({ root, actor })
    for (let n = 0; n < 450; n++) await running.write(fact(`fact ${n}`))
    const before = await running.status()

    const dry = await moveJournalTo(root, actor, engine.connect(), { dryRun: true })
    expect(dry).toEqual({ actor, entries: 451, root: before.root, copied: 451 })
    expect(engine.of(actor)).toEqual([])
    const seen: number[] = []
    const onProgress = (done: number): void => void seen.push(done)
    const moved = await moveJournalTo(root, actor, engine.connect(), { onProgress })

    expect(moved).toEqual(dry)
    expect(seen).toEqual([200, 400])
    await expect(running.write(fact('no'))).rejects.toMatchObject({ code: 'JOURNAL_ELSEWHERE' })
    await using other = await node(engine)
    expect((await other.status()).root).toBe(before.root)
    await other.write(fact('from another machine'))
    const back = await moveJournalBack(root, actor, engine.connect())
    expect(back).toMatchObject({ entries: 452, copied: 1 })
    await running.write(fact('in files again'))
    expect(await statements(running)).toHaveLength(452)
  })

  it('[RN13] a move that was cut off goes on, and another history is refused', async () => {
    const engine = new FakeEngine()
    const root = testDirectory()
    const own = await openCortex({ root, actor })
    for (let n = 0; n < 450; n++) await own.write(fact(`fact ${n}`))
    await own.close()
    engine.faults.push('after', 'away')
    await expect(moveJournalTo(root, actor, engine.connect())).rejects.toMatchObject({
      code: 'JOURNAL_UNAVAILABLE',
    })
    engine.faults.length = 0

    const moved = await moveJournalTo(root, actor, engine.connect())

    expect(moved).toMatchObject({ entries: 451, copied: 251 })
    expect(engine.of(actor).map(({ lastSeq }) => lastSeq)).toEqual([199, 399, 450])
    const stranger = testDirectory()
    const theirs = await openCortex({ root: stranger, actor })
    await theirs.write(fact('another life'))
    await theirs.close()
    await expect(moveJournalTo(stranger, actor, engine.connect())).rejects.toMatchObject({
      code: 'JOURNAL_FORKED',
    })
  })

  it('[RN13] an actor that is not there is not made by moving its journal', async () => {
    const root = testDirectory()
    const journal = new FakeEngine().connect()
    for (const move of [moveJournalTo, moveJournalBack]) {
      await expect(move(root, 'nobody', journal)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(readdirSync(root)).toEqual([])
  })

  it('[RN10] rows that were left are settled by the next one that opens the store', async () => {
    const engine = new FakeEngine()
    const root = testDirectory()
    const one = await node(engine, root)
    engine.faults.push(...Array.from({ length: 60 }, () => 'before' as const))
    await expect(one.write(fact('begun'))).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' })
    await one.close()
    engine.faults.length = 0
    const outbox = join(root, actor, 'outbox')
    expect(readdirSync(outbox)).toHaveLength(1)

    await using next = await node(engine, root)

    expect(await statements(next)).toEqual(['begun'])
    expect(readdirSync(outbox)).toEqual([])
  }, 30_000)

  it('[RN11] what is erased on one node is gone from the files of those that follow', async () => {
    const engine = new FakeEngine()
    await using one = await node(engine)
    const { uri } = await one.write(fact('the secret word is xyzzy'))
    await using two = await node(engine)
    await one.erase(uri, { reason: 'asked for' })
    await two.write(fact('after'))

    await expect(two.resolve(uri)).rejects.toMatchObject({ code: 'ERASED' })
    for (const each of [one, two]) {
      const segments = join(each.root, actor, 'journal')
      for (const name of readdirSync(segments).filter((file) => file.endsWith('.seg'))) {
        expect(readFileSync(join(segments, name)).includes('xyzzy')).toBe(false)
      }
    }
    for (const { bytes } of engine.of(actor)) {
      expect(Buffer.from(bytes).includes('xyzzy')).toBe(false)
    }
    await using late = await node(engine)
    expect((await late.status()).root).toBe((await two.status()).root)
  })
})
