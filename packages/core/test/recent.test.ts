/** What the view does not show yet: every process folds it for itself, and reads show it. Rules: docs/spec/store.md. */
import {
  closeSync,
  cpSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { MemoryId, Uri } from '../src/index.ts'
import { readState } from '../src/projections/state.ts'
import { tryLock } from '../src/store/native-lock.ts'
import { openTestCortex, type TestCortex } from '../src/testing/index.ts'
import { refusal } from './helpers.ts'

/** Nobody writes to the view while it is taken. */
function viewsTaken({ store }: TestCortex): Disposable {
  const fd = openSync(store.layout.viewsLock, 'r+')
  expect(tryLock(fd, 'held', false)).toBe(true)
  return { [Symbol.dispose]: () => closeSync(fd) }
}

async function beside({ root, doors }: TestCortex, readOnly: boolean): Promise<TestCortex> {
  return await openTestCortex({ root, readOnly, doors })
}

/** Every key and value that a read shows. */
function shown({ store }: TestCortex): Map<string, string> {
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
  return store.read(
    (view) =>
      new Map(
        [...view.scan({ from: Buffer.alloc(1) })].map(({ key, value }) => [hex(key), hex(value)]),
      ),
  )
}

function fact(statement: string, tags: readonly string[] = []): Parameters<TestCortex['write']>[0] {
  return { data: { type: 'Fact', subject: 'harbour', predicate: 'says', statement }, tags }
}

const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ write: fc.constantFrom('red tide', 'high water', 'ebb') }) },
  fc.record({ update: fc.nat(), statement: fc.constantFrom('low water', 'a calm sea') }),
  fc.record({ tombstone: fc.nat() }),
  fc.record({ link: fc.tuple(fc.nat(), fc.nat()) }),
  fc.record({ replace: fc.constantFrom('high water', 'slack water') }),
  fc.record({ use: fc.nat() }),
  fc.record({ erase: fc.nat() }),
)

type Step = typeof change extends fc.Arbitrary<infer T> ? T : never

async function apply(cortex: TestCortex, uris: Uri[], step: Step): Promise<void> {
  const at = (index: number): Uri => uris[index % uris.length] as Uri
  if ('write' in step || uris.length === 0) {
    const { uri } = await cortex.write(fact('write' in step ? step.write : 'ebb', ['sea']))
    uris.push(uri)
  } else if ('update' in step) {
    const data = { type: 'Fact', subject: 'harbour', predicate: 'says', statement: step.statement }
    await cortex.update(at(step.update), { data: data as never }).catch(() => undefined)
  } else if ('tombstone' in step) {
    await cortex.tombstone(at(step.tombstone), { reason: 'gone' }).catch(() => undefined)
  } else if ('replace' in step) {
    const { uri } = await cortex.write({ ...fact(step.replace), replace: 'subject-predicate' })
    uris.push(uri)
  } else if ('use' in step) {
    const input = { intentId: 'i', outcome: 'success', cited: [at(step.use)] } as const
    await cortex.attest(input).catch(() => undefined)
  } else if ('erase' in step) {
    await cortex.erase(at(step.erase), { reason: 'asked for' }).catch(() => undefined)
  } else {
    const [src, dst] = step.link.map((index) => idIn(at(index))) as [MemoryId, MemoryId]
    await cortex.addEdge({ src, dst, type: 'relates_to' } as never).catch(() => undefined)
  }
}

function idIn(uri: Uri): MemoryId {
  return (uri.split('/').at(-1)?.split('#')[0] ?? '') as MemoryId
}

describe('what the view does not show yet', () => {
  it('[S63] [S65] is the same in every process, and is what the view and a new view will be, to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 25 }), async (steps) => {
        await using cortex = await openTestCortex({ environment: { durable: false } })
        const reader = await beside(cortex, true)
        const writer = await beside(cortex, false)
        const uris: Uri[] = []
        {
          using _views = viewsTaken(cortex)
          for (const [index, step] of steps.entries()) {
            await apply(index % 5 === 4 ? writer : cortex, uris, step)
            if (index % 3 === 0) expect(shown(reader)).toEqual(shown(cortex))
          }
          expect(shown(reader)).toEqual(shown(cortex))
          expect(shown(writer)).toEqual(shown(cortex))
        }
        const held = shown(reader)
        const view = cortex.dump()
        expect(shown(cortex)).toEqual(held)
        expect(shown(reader)).toEqual(held)
        await cortex.rebuild()
        expect(cortex.dump()).toEqual(view)
        expect(shown(reader)).toEqual(held)
        await reader.close()
        await writer.close()
      }),
      { numRuns: 6 },
    )
  })

  it('[S63] holds nothing of what another process erased', async () => {
    await using cortex = await openTestCortex()
    const reader = await beside(cortex, true)
    const { uri } = await cortex.write(fact('the password of the lighthouse'))
    expect((await reader.find({ near: 'lighthouse', limit: 3 })).memories).toHaveLength(1)
    const writer = await beside(cortex, false)

    await writer.erase(uri, { reason: 'asked for' })

    for (const handle of [reader, cortex]) {
      await expect(handle.resolve(uri)).rejects.toThrow(refusal('ERASED'))
      expect((await handle.find({ near: 'lighthouse', limit: 3 })).memories).toEqual([])
    }
    const { uri: next } = await cortex.write(fact('the light is green'))
    expect((await reader.resolve(next)).uri).toBe(next)
    await reader.close()
    await writer.close()
    expect(await cortex.verify()).toMatchObject({ ok: true })
  })

  it('[S63] follows a view that is replaced in between', async () => {
    await using cortex = await openTestCortex()
    const reader = await beside(cortex, true)
    const writer = await beside(cortex, false)
    const uris: Uri[] = []
    for (const round of [0, 1, 2]) {
      uris.push((await cortex.write(fact(`of one, round ${round}`))).uri)
      await writer.rebuild()
      uris.push((await writer.write(fact(`of the other, round ${round}`))).uri)
      for (const handle of [cortex, reader, writer]) {
        const seen = await Promise.all(uris.map(async (uri) => (await handle.resolve(uri)).uri))
        expect(seen).toEqual(uris)
      }
    }
    expect(shown(reader)).toEqual(shown(cortex))
    await reader.close()
    await writer.close()
    expect(await cortex.verify()).toMatchObject({ ok: true })
  })

  it('[S63] what was held is dropped if the view has gone beyond it, whatever tail was read before', async () => {
    await using cortex = await openTestCortex()
    const reader = await beside(cortex, true)
    const { tail } = cortex.store.layout
    const views = viewsTaken(cortex)
    const { uri } = await cortex.write(fact('the tide comes in'))
    expect((await reader.resolve(uri)).uri).toBe(uri)
    const before = readFileSync(tail)
    views[Symbol.dispose]()
    for (const time of ['noon', 'six', 'midnight']) {
      await cortex.update(uri, { data: fact(`the tide goes out at ${time}`).data })
    }
    const view = cortex.dump()
    const now = readFileSync(tail)

    // As a process sees it that stood still between reading the tail and reading the view.
    writeFileSync(tail, before)
    const seen = shown(reader)
    writeFileSync(tail, now)

    expect(seen).toEqual(shown(cortex))
    expect(cortex.dump()).toEqual(view)
    await reader.close()
  })

  it('[S63] a process that holds something older writes nothing over a newer view', async () => {
    await using cortex = await openTestCortex()
    const other = await beside(cortex, false)
    const views = viewsTaken(cortex)
    const { uri } = await cortex.write(fact('the tide comes in'))
    await other.update(uri, { data: fact('the tide goes out').data })
    views[Symbol.dispose]()
    const view = other.dump()
    expect(cortex.store.recent.entries).toBeGreaterThan(0)

    expect(cortex.dump()).toEqual(view)

    expect(cortex.store.recent.entries).toBe(0)
    await other.close()
    expect(await cortex.verify()).toMatchObject({ ok: true })
  })

  it.each(['reads', 'writes to the view'])(
    '[S67] what was put off is not done twice when another process was quicker: who then %s',
    async (who) => {
      await using cortex = await openTestCortex()
      const other = await beside(cortex, false)
      const views = viewsTaken(cortex)
      for (const what of ['in', 'out']) await cortex.write(fact(`the tide goes ${what}`))
      expect(shown(other).size).toBeGreaterThan(0)
      const { uri } = await cortex.write(fact('the tide turns'))
      views[Symbol.dispose]()
      other.store.showIfFree()

      if (who === 'writes to the view') cortex.store.showIfFree()
      const seen = shown(cortex)

      expect((await cortex.resolve(uri)).uri).toBe(uri)
      await cortex.rebuild()
      expect(seen).toEqual(shown(cortex))
      await other.close()
    },
  )

  it('[S63] never folds what was erased over a view from before: a reader says so', async () => {
    const first = await openTestCortex()
    await first.write(fact('the keeper is away'))
    await first.close()
    const { layout } = first.store
    const kept = `${layout.home}-kept`
    cpSync(layout.view(1), kept, { recursive: true })
    await using cortex = await openTestCortex({ root: first.root, doors: first.doors })
    const { uri } = await cortex.write(fact('the password of the lighthouse'))
    await cortex.erase(uri, { reason: 'asked for' })
    await cortex.close()
    rmSync(layout.view(1), { recursive: true })
    renameSync(kept, layout.view(1))

    const reader = await beside(first, true)

    expect(() => reader.store.read(readState)).toThrow(refusal('CORRUPT'))
    await expect(reader.resolve(uri)).rejects.toThrow('older than an erasure')
    await reader.close()
  })

  it('[S63] a handle that only reads folds what the view lacks, and writes nothing to it', async () => {
    await using cortex = await openTestCortex()
    const reader = await beside(cortex, true)
    const views = viewsTaken(cortex)
    const { uri, seq } = await cortex.write(fact('the gulls are back'))
    expect((await reader.resolve(uri)).uri).toBe(uri)
    views[Symbol.dispose]()

    const view = reader.store.snapshot()
    const { nextSeq } = readState(view)
    view.release()
    await reader.close()

    expect(nextSeq).toBeLessThanOrEqual(seq)
    expect((await cortex.resolve(uri)).uri).toBe(uri)
  })

  it.each([
    { what: 'of a process that leaves out the syncs', durable: false, synced: true },
    { what: 'that this process synced already', durable: true, synced: false },
  ])('[S18] before the view takes blocks $what', async ({ durable, synced }) => {
    const events: string[] = []
    const onStep = (step: string): void => {
      if (step === 'showing') events.push(step)
    }
    await using cortex = await openTestCortex({ environment: { durable, onStep } })
    cortex.dump()
    await cortex.write(fact('the tide turns'))
    const sync = vi.spyOn(cortex.store.files, 'sync').mockImplementation(() => {
      events.push('sync')
    })
    events.length = 0

    cortex.dump()

    sync.mockRestore()
    expect(events).toEqual(synced ? ['sync', 'showing'] : ['showing'])
  })

  it('[S18] before the view takes blocks of another process, which may have left out the syncs', async () => {
    await using cortex = await openTestCortex()
    const other = await openTestCortex({
      root: cortex.root,
      doors: cortex.doors,
      environment: { durable: false },
    })
    cortex.dump()
    {
      using _views = viewsTaken(cortex)
      const { uri } = await other.write(fact('the tide turns'))
      expect((await cortex.resolve(uri)).uri).toBe(uri)
    }
    const sync = vi.spyOn(cortex.store.files, 'sync')

    cortex.dump()

    expect(sync).toHaveBeenCalled()
    sync.mockRestore()
    await other.close()
  })
})
