import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../src/codec/bytes.ts'
import {
  type Cortex,
  type CortexOptions,
  listActors,
  type MemoryId,
  openCortex,
  verifyStore,
} from '../src/index.ts'
import type { GenesisBody } from '../src/journal/bodies.ts'
import { aFact, openTestCortex, testDirectory, testId } from '../src/testing/index.ts'
import { collect, refusal, uriOf } from './helpers.ts'

describe('openCortex()', () => {
  it.runIf(existsSync('/proc/self'))(
    '[S29] where nobody can make a directory it is refused at once',
    async () => {
      await expect(openCortex({ root: '/proc/nope/below', actor: 'ada' })).rejects.toMatchObject({
        code: 'IO_ERROR',
      })
    },
  )

  it.each<readonly [string, Partial<Record<keyof CortexOptions | 'scope', unknown>>, string]>([
    ['no root', { root: undefined }, 'root'],
    ['an empty root', { root: '' }, 'root'],
    ['a root with NUL', { root: 'a\0b' }, 'root'],
    ['no actor', { actor: undefined }, 'actor'],
    ['an empty actor', { actor: '' }, 'actor'],
    ['an actor with a slash', { actor: 'a/b' }, 'actor'],
    ['an actor that climbs', { actor: '..' }, 'actor'],
    ['a hidden actor', { actor: '.a' }, 'actor'],
    ['an actor with a backslash', { actor: 'a\\b' }, 'actor'],
    ['an actor of 65 characters', { actor: 'a'.repeat(65) }, 'actor'],
    ['an actor with a line end', { actor: 'a\n' }, 'actor'],
    ['a clock that is a time', { clock: 5 }, 'clock'],
    ['ids that are a list', { ids: [] }, 'ids'],
    ['randomness that is a number', { random: 4 }, 'random'],
    ['an unknown durability', { durability: 'none' }, 'durability'],
    ['an owner key of 31 bytes', { ownerKey: new Uint8Array(31) }, 'ownerKey'],
    ['an owner key as text', { ownerKey: 'ab' }, 'ownerKey'],
    ['a word for read-only', { readOnly: 'yes' }, 'readOnly'],
    ['an unknown option', { scope: {} }, 'scope'],
  ])('[E45] refuses %s', async (_name, wrong, path) => {
    const root = testDirectory()
    const options = { root, actor: 'ada', ...wrong } as unknown as CortexOptions

    await expect(openCortex(options)).rejects.toThrow(refusal('INVALID_INPUT', path))
    expect(listActors(root)).toEqual([])
  })

  it('[E45] checks what comes through the doors each time', async () => {
    const root = testDirectory()
    const doors: [Partial<CortexOptions>, string][] = [
      [{ clock: () => 1.5 }, 'clock()'],
      [{ clock: () => Number.NaN }, 'clock()'],
      [{ clock: () => -1 }, 'clock()'],
      [{ random: () => new Uint8Array(1) }, 'random()'],
      [{ random: (() => 'x') as unknown as () => Uint8Array }, 'random()'],
    ]
    for (const [index, [door, path]] of doors.entries()) {
      const opening = openCortex({ root, actor: `a${index}`, ...door })
      await expect(opening).rejects.toThrow(refusal('INVALID_INPUT', path))
    }
    const cortex = await openCortex({ root, actor: 'ids', ids: () => 'x' as MemoryId })
    await expect(cortex.write({ data: aFact() })).rejects.toThrow(refusal('INVALID_INPUT', 'ids()'))
    await cortex.close()
  })

  it('[E45] works with the defaults: wall clock, own ids, synced', async () => {
    const root = testDirectory()
    const started = Date.now()
    const cortex = await openCortex({ root, actor: 'ada' })
    const [a, b] = [await cortex.write({ data: aFact() }), await cortex.write({ data: aFact() })]

    const { version } = await cortex.resolve(a.uri)
    expect(version.createdAt).toBeGreaterThanOrEqual(started)
    expect(a.id < b.id).toBe(true)
    expect(await cortex.status()).toMatchObject({ durability: 'commit', readOnly: false })
    expect(cortex.actor).toBe('ada')
    await cortex.close()
    expect(listActors(root)).toEqual(['ada'])
    expect((await verifyStore(root, 'ada')).problems).toEqual([])
  })

  it('[E45] says that it does not sync when asked to be fast', async () => {
    const root = testDirectory()
    const cortex = await openCortex({ root, actor: 'ada', durability: 'fast' })
    await cortex.write({ data: aFact() })
    expect((await cortex.status()).durability).toBe('fast')
    await cortex.close()
  })

  it('[E45] lists actors in order and no other directory', async () => {
    const root = testDirectory()
    for (const actor of ['b', 'a.1', 'C']) await (await openCortex({ root, actor })).close()
    mkdirSync(join(root, 'notes'))

    expect(listActors(root)).toEqual(['C', 'a.1', 'b'])
    expect(listActors(join(root, 'nowhere'))).toEqual([])
  })

  it('[E22] keeps the genesis of the first opening', async () => {
    const ownerKey = new Uint8Array(32).fill(9)
    let cortex = await openTestCortex({ ownerKey })
    cortex = await cortex.reopen({ ownerKey: new Uint8Array(32).fill(1) })

    const entries = await collect(cortex.journal())

    const kept = entries.map(({ body }) => (body as GenesisBody).ownerKey ?? new Uint8Array())
    expect(kept.map(toHex)).toEqual([toHex(ownerKey)])
    await cortex[Symbol.asyncDispose]()
  })
})

/** Everything that a handle can be asked, distinguished by whether it would write. */
function calls(cortex: Cortex): { readonly [name: string]: () => Promise<unknown> } {
  const id = testId(0)
  const uri = uriOf('Fact', id)
  return {
    resolve: () => cortex.resolve(uri),
    resolveLatest: () => cortex.resolveLatest(id),
    getEdge: () => cortex.getEdge(id, 'follows', testId(1)),
    edgesOut: () => collect(cortex.edgesOut(id)),
    edgesIn: () => collect(cortex.edgesIn(id)),
    journal: async () => await collect(cortex.journal()),
    exportJournal: async () => await collect(cortex.exportJournal()),
    overallRoot: () => cortex.overallRoot(),
    loadSnapshot: () => cortex.loadSnapshot(0),
    proveEntry: () => cortex.proveEntry(0),
    proveConsistency: () => cortex.proveConsistency(0, 1),
    proveMemory: () => cortex.proveMemory(id),
    proveEdge: () => cortex.proveEdge(id, 'follows', testId(1)),
    verify: () => cortex.verify(),
    status: () => cortex.status(),
    'goalState.read': () => cortex.goalState.read(id),
    'goalState.list': () => cortex.goalState.list(),
  }
}

function writingCalls(cortex: Cortex): { readonly [name: string]: () => Promise<unknown> } {
  const id = testId(0)
  const uri = uriOf('Fact', id)
  const edge = { src: id, type: 'follows', dst: testId(1) } as const
  return {
    write: () => cortex.write({ data: aFact() }),
    update: () => cortex.update(uri, { data: aFact() }),
    updateHead: () => cortex.updateHead(uri, { importance: 1 }),
    tombstone: () => cortex.tombstone(uri, { reason: 'x' }),
    addEdge: () => cortex.addEdge(edge),
    removeEdge: () => cortex.removeEdge({ ...edge, reason: 'x' }),
    snapshot: () => cortex.snapshot('x'),
    rebuild: () => cortex.rebuild(),
    'goalState.write': () => cortex.goalState.write(id, {}),
    'goalState.delete': () => cortex.goalState.delete(id),
    'goalState.resetDaily': () => cortex.goalState.resetDaily(id),
  }
}

describe('a read-only handle', () => {
  it('[E44] opens only what exists', async () => {
    const root = testDirectory()
    const opening = openCortex({ root, actor: 'ada', readOnly: true })
    await expect(opening).rejects.toThrow(refusal('NOT_FOUND'))
    expect(listActors(root)).toEqual([])
  })

  it('[E44] reads everything and writes nothing', async () => {
    const writer = await openTestCortex()
    await writer.write({ data: aFact() })
    await writer.write({ data: aFact() })
    await writer.addEdge({ src: testId(0), type: 'follows', dst: testId(1) })
    await writer.snapshot('x')
    await writer.goalState.write(testId(0), { failureStreak: 1 })
    await using reader = await writer.reopen({ readOnly: true })
    const before = reader.dump()

    for (const [name, call] of Object.entries(calls(reader))) {
      await expect(call(), name).resolves.not.toThrow()
    }
    for (const [name, call] of Object.entries(writingCalls(reader))) {
      await expect(call(), name).rejects.toThrow(refusal('READ_ONLY'))
    }
    expect(reader.dump()).toEqual(before)
    expect(await reader.status()).toMatchObject({ readOnly: true, lag: 0 })
  })

  it('[E44] creates no side store by reading one that is not there', async () => {
    const writer = await openTestCortex()
    await using reader = await writer.reopen({ readOnly: true })

    expect(await reader.goalState.list()).toEqual([])
    expect(await reader.goalState.read(testId(0))).toBeUndefined()
    await expect(reader.loadSnapshot(0)).rejects.toThrow(refusal('NOT_FOUND'))
  })
})

describe('a closed handle', () => {
  it('[E44] answers CLOSED to everything', async () => {
    const cortex = await openTestCortex()
    await cortex.write({ data: aFact() })
    await cortex.snapshot('x')
    await cortex.close()

    const others = {
      find: () => cortex.find({ types: ['Fact'], limit: 1 }),
      context: () => cortex.context(),
      trace: () => cortex.trace(uriOf('Fact', testId(0))),
      blame: () => cortex.blame(testId(0)),
      conflicts: () => cortex.conflicts(),
      drainEmbedder: () => cortex.drainEmbedder(),
    }
    const all = { ...calls(cortex), ...writingCalls(cortex), ...others }
    for (const [name, call] of Object.entries(all)) {
      const outcome = (async () => await call())()
      await expect(outcome, name).rejects.toThrow(refusal('CLOSED'))
    }
    rmSync(cortex.root, { recursive: true })
  })

  it('[E44] may be closed again, and commits first what waits', async () => {
    const cortex = await openTestCortex()
    const writing = cortex.write({ data: aFact() })

    await cortex.close()
    await cortex.close()

    expect((await writing).seq).toBe(1)
    await using again = await cortex.reopen()
    expect((await again.status()).nextSeq).toBe(2)
  })

  it('[E44] is what `await using` leaves behind', async () => {
    const root = testDirectory()
    let leaked: Cortex
    {
      await using cortex = await openCortex({ root, actor: 'ada' })
      leaked = cortex
    }
    await expect(leaked.status()).rejects.toThrow(refusal('CLOSED'))
  })
})
