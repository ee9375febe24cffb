/** Journals in several databases, and moves between them. Rules: docs/spec/replica.md. */
import { type Cortex, openCortex, type RemoteJournal } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { journalConformance } from '../src/conformance/index.ts'
import { type MemoryDoor, MemoryEngine } from '../src/memory/memory-journal.ts'
import { MemoryDirectory } from '../src/shards/memory-directory.ts'
import { type MoveStep, movePlace, type PlaceMove } from '../src/shards/move-place.ts'
import { ShardedJournal } from '../src/shards/sharded-journal.ts'

const actor = 'ada'
const STEPS: readonly MoveStep[] = ['noted', 'copied', 'sealed', 'compared', 'placed', 'emptied']

const fact = (statement: string) =>
  ({ data: { type: 'Fact', subject: 'build', predicate: 'says', statement } }) as const

/** Three databases and their directory. */
class World {
  readonly engines = new Map(['a', 'b', 'c'].map((name) => [name, new MemoryEngine(name)]))
  readonly table = new MemoryDirectory()

  async begin(): Promise<this> {
    for (const name of this.engines.keys()) {
      await this.table.addShard({ name, url: `memory:${name}`, id: name })
    }
    return this
  }

  journal(door?: MemoryDoor): RemoteJournal {
    const directory = new MemoryDirectory(this.table)
    return new ShardedJournal(directory, ({ name }) => this.#engine(name).journal(door))
  }

  async node(): Promise<Cortex> {
    return await openCortex({ root: testDirectory(), actor, journal: this.journal() })
  }

  async move(to: string, onStep?: (step: MoveStep) => Promise<void> | void): Promise<PlaceMove> {
    const journals = async (name: string): Promise<RemoteJournal> => this.#engine(name).journal()
    return await movePlace(new MemoryDirectory(this.table), journals, actor, to, onStep)
  }

  async place(): Promise<string | undefined> {
    return (await this.table.places([actor])).get(actor)?.shard
  }

  /** All bytes of all databases. */
  bytes(): string {
    const all = [...this.engines.values()].flatMap((engine) =>
      ['', '~1', '~2', '~3', '~4'].flatMap((mark) => engine.rows(`${actor}${mark}`)),
    )
    return all.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('')
  }

  #engine(name: string): MemoryEngine {
    const engine = this.engines.get(name)
    if (engine === undefined) throw new Error(`no engine ${name}`)
    return engine
  }
}

async function statements(cortex: Cortex): Promise<string[]> {
  const { memories } = await cortex.find({ types: ['Fact'], limit: 1000 })
  return memories.map(({ data }) => data.statement).sort()
}

const others = ['b', 'c', 'a'] as const

describe('journals in several databases', async () => {
  const world = await new World().begin()
  for (const { name, run } of journalConformance(() => world.journal(), { rounds: 50 })) {
    it(`[RJ26] ${name}`, run)
  }

  it('[RJ26] spreads actors over all of them, and any process finds each where it is', async () => {
    const own = await new World().begin()
    const one = own.journal()
    const names = Array.from({ length: 60 }, (_, n) => `actor-${n}`)
    for (const name of names) {
      const row = {
        firstSeq: 0,
        lastSeq: 0,
        commitId: Buffer.alloc(16, 1),
        prevRoot: Buffer.alloc(32),
      }
      const [outcome] = await one.append(
        [{ ...row, actor: name, root: Buffer.alloc(32, 2), bytes: Buffer.from(name) }],
        1000,
      )
      expect(outcome).toEqual({ is: 'accepted' })
    }
    const counts = [...own.engines.values()].map(
      (engine) => names.filter((name) => engine.rows(name).length > 0).length,
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length)
    expect(Math.min(...counts)).toBeGreaterThan(5)
    const known = names.map((name) => ({ actor: name, lastSeq: -1, root: new Uint8Array() }))
    expect(await own.journal().heads(known)).toHaveLength(names.length)
  })

  it('[RJ27] a journal is moved there and back while others write, and nobody notices', async () => {
    const own = await new World().begin()
    const nodes = [await own.node(), await own.node()]
    let isOver = false
    const written: string[] = []
    const writers = nodes.map(async (node, index) => {
      for (let n = 0; !isOver; n++) {
        await node.write(fact(`${index} wrote ${n}`))
        written.push(`${index} wrote ${n}`)
      }
    })
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))
    for (let round = 0; round < 3; round++) {
      const from = await own.place()
      for (const to of others.filter((name) => name !== from)) {
        // Who writes is always faster than who waits.
        await own.move(to, async (step) => (step === 'copied' ? undefined : await pause()))
      }
    }
    isOver = true
    await Promise.all(writers)

    const late = await own.node()
    for (const node of [...nodes, late]) {
      await node.reach(Math.max(...nodes.map(({ lastSeq }) => lastSeq)))
      expect(await statements(node)).toEqual([...written].sort())
    }
    const roots = await Promise.all(
      [...nodes, late].map(async (node) => (await node.status()).root),
    )
    expect(new Set(roots).size).toBe(1)
    for (const node of [...nodes, late]) await node.close()
  })

  it.each(STEPS)('[RJ27] a move that dies at `%s` is finished by the next one', async (at) => {
    const own = await new World().begin()
    const [node, stranger] = [await own.node(), await own.node()]
    await node.write(fact('before'))
    const from = await own.place()
    const to = others.find((name) => name !== from) as string
    const dies = own.move(to, (step) => {
      if (step === at) throw new Error('killed')
    })
    await expect(dies).rejects.toThrow('killed')
    // A process that knows nothing of the move, and one that begins now.
    await stranger.write(fact('in between'))
    const begun = await own.node()
    await begun.write(fact('begun in between'))

    await own.move(to)

    expect(await own.place()).toBe(to)
    const { seq } = await node.write(fact('after'))
    for (const each of [node, stranger, begun]) {
      await each.reach(seq)
      expect(await statements(each)).toEqual(['after', 'before', 'begun in between', 'in between'])
      await each.close()
    }
  })

  it.each(STEPS)(
    '[RJ28] what is erased while a move is at `%s` is in neither place',
    async (at) => {
      const secret = 'the word is xyzzy'
      const own = await new World().begin()
      const node = await own.node()
      const { uri } = await node.write(fact(secret))
      await node.write(fact('stays'))
      const from = await own.place()
      expect(own.bytes()).toContain('xyzzy')

      await own.move(others.find((name) => name !== from) as string, async (step) => {
        if (step !== at) return
        // Between seal and directory the engine's bytes wait for the end of the move.
        await node.erase(uri, { reason: 'asked for' }).catch((error) => {
          expect(error).toMatchObject({ code: 'JOURNAL_UNAVAILABLE' })
        })
      })
      await node.write(fact('stays too'))
      await node.reach(node.lastSeq)
      await node.scrub()

      expect(own.bytes()).not.toContain('xyzzy')
      const late = await own.node()
      expect(await statements(late)).toEqual(['stays', 'stays too'])
      for (const each of [node, late]) await each.close()
    },
  )

  it('[RJ28] an erasure that is under way during a move reaches the new place', async () => {
    const own = await new World().begin()
    let arrive = (): void => undefined
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const late = own.journal(({ name }) => (name === 'replaceErased' ? { arrives } : undefined))
    const row = {
      firstSeq: 0,
      lastSeq: 0,
      commitId: Buffer.alloc(16, 1),
      prevRoot: Buffer.alloc(32),
      root: Buffer.alloc(32, 2),
    }
    await late.append([{ ...row, actor, bytes: Buffer.from('xyzzy') }], 1000)
    const from = await own.place()

    const erasing = late.replaceErased(actor, { ...row, bytes: Buffer.from('a stub') })
    await own.move(others.find((name) => name !== from) as string)
    arrive()
    await erasing

    expect(own.bytes()).not.toContain('xyzzy')
    const [now] = await own.journal().read(actor, 0, { rows: 1, bytes: 1 })
    expect(Buffer.from(now?.bytes ?? []).toString()).toBe('a stub')
  })

  it('[RJ28] after a move nothing of the journal is left where it was', async () => {
    const own = await new World().begin()
    const node = await own.node()
    for (let n = 0; n < 5; n++) await node.write(fact(`fact number ${n}`))
    const from = (await own.place()) as string
    await own.move(others.find((name) => name !== from) as string)

    const left = own.engines.get(from)?.rows(actor) ?? []
    expect(left.length).toBeGreaterThan(5)
    for (const { bytes } of left)
      expect(Buffer.from(bytes).toString()).toMatch(/^cortex: goes on at/)
    await node.close()
  })

  it('[RJ27] a move that was begun is finished before another one', async () => {
    const own = await new World().begin()
    const node = await own.node()
    await node.write(fact('one'))
    const from = await own.place()
    const [to, other] = others.filter((name) => name !== from)
    await own
      .move(to as string, () => {
        throw new Error('killed')
      })
      .catch(() => undefined)

    await expect(own.move(other as string)).rejects.toMatchObject({ code: 'BUSY' })
    await node.close()
  })
})
