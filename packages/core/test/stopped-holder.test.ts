/** A process that stops while it holds a lock keeps the lock, and keeps nobody else from anything but that. */
import { closeSync, openSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ActorStore } from '../src/engine/actor-store.ts'
import { systemEnvironment } from '../src/engine/environment.ts'
import { lockHolders } from '../src/engine/lock-holders.ts'
import { CortexError } from '../src/errors.ts'
import type { Uri } from '../src/memory/ids.ts'
import { readState } from '../src/projections/state.ts'
import { tryLock } from '../src/store/native-lock.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, Running } from './support/programs.ts'
import { isStopped } from './support/signals.ts'
import {
  ACTOR,
  aFact,
  counting,
  layout,
  missing,
  open,
  problemsOf,
  sequence,
} from './support/stores.ts'

const MINUTE = 60_000

/** A writer that stopped itself inside its third commit. */
async function stoppedWriter(root: string, step: string): Promise<Running> {
  const crash = { step, commit: 3, signal: 'SIGSTOP' }
  const writer = new Running('write', { root, actor: ACTOR, count: 9, crash })
  while (!writer.lines.includes(`at ${step}`) && !writer.over) {
    await writer.said(writer.lines.length + 1)
  }
  while (!isStopped(writer.pid)) await new Promise((resolve) => setImmediate(resolve))
  return writer
}

/** Turns of the event loop while something else goes on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let over = false
  const done = work.then(
    () => undefined,
    () => undefined,
  )
  void done.then(() => {
    over = true
  })
  while (!over) {
    turns++
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return turns
}

describe.skipIf(process.platform !== 'linux')('a process that is stopped with a lock', () => {
  it.each(['locked', 'staged', 'appended', 'synced', 'tailed'])(
    '[S34] [S35] at step %s of a write: others read and open for reading, and a writer learns who it is',
    async (step) => {
      using place = aPlace()
      const root = place.path
      const beside = await open(root, { lockTimeoutMs: 300 })
      const { uri } = await beside.write(aFact('before'))
      await using writer = await stoppedWriter(root, step)

      const reader = await open(root, {}, { readOnly: true, lockTimeoutMs: 5_000 })
      expect((await reader.resolve(uri)).uri).toBe(uri)
      await reader.close()
      expect((await beside.resolve(uri)).uri).toBe(uri)
      const write = beside.write(aFact('while it stands still'))
      // A loop that is blocked turns once or twice.
      expect(await turnsDuring(write)).toBeGreaterThan(3)
      await expect(write).rejects.toMatchObject({
        code: 'BUSY',
        message: expect.stringContaining(`kill -CONT ${writer.pid}`),
        details: { lock: 'the journal', pid: writer.pid, stopped: true },
      })
      expect(lockHolders(root, ACTOR)).toMatchObject([
        { lock: 'journal', pid: writer.pid, stopped: true },
      ])
      await expect(open(root, { lockTimeoutMs: 100 })).rejects.toMatchObject({ code: 'BUSY' })

      writer.signal('SIGCONT')
      await writer.stop()
      await beside.write(aFact('afterwards'))
      expect(await missing(beside, acknowledged(writer.lines))).toEqual([])
      expect(acknowledged(writer.lines)).toHaveLength(9)
      const seqs = await sequence(beside)
      expect(seqs).toEqual(counting(seqs.length))
      await beside.close()
      expect(lockHolders(root, ACTOR)).toEqual([])
      expect(await problemsOf(root)).toEqual([])
    },
    MINUTE,
  )

  it(
    '[S35] [S63] inside a commit of the view: others write and read everything, and who opens gets BUSY',
    async () => {
      using place = aPlace()
      const root = place.path
      const beside = await open(root, { lockTimeoutMs: 200 })
      const reader = await open(root, {}, { readOnly: true })
      const { uri } = await beside.write(aFact('before'))
      await using writer = await stoppedWriter(root, 'showing')
      const busy = { code: 'BUSY', details: { lock: 'the views', pid: writer.pid } }

      expect((await beside.resolve(uri)).uri).toBe(uri)
      const opening = open(root, { lockTimeoutMs: 200 }, { readOnly: true })
      // A loop that is blocked turns once or twice.
      expect(await turnsDuring(opening)).toBeGreaterThan(3)
      await expect(opening).rejects.toMatchObject(busy)
      expect(await missing(beside, acknowledged(writer.lines))).toEqual([])
      const { uri: meanwhile } = await beside.write(aFact('while it stands still: quartzite'))
      for (const handle of [beside, reader]) {
        expect((await handle.resolve(meanwhile)).uri).toBe(meanwhile)
        const { memories } = await handle.find({ near: 'quartzite', limit: 1 })
        expect(memories.map((found) => found.uri)).toEqual([meanwhile])
        const { memories: newest } = await handle.find({
          types: ['Fact'],
          orderBy: [{ field: 'salience' }],
          limit: 100,
        })
        expect(newest.map((found) => found.uri)).toContain(meanwhile)
        expect(await handle.status()).toMatchObject({ lag: 0 })
      }

      await writer.kill()
      await beside.write(aFact('afterwards'))
      expect(await missing(beside, acknowledged(writer.lines))).toEqual([])
      await reader.close()
      await beside.close()
      expect(await problemsOf(root)).toEqual([])
    },
    MINUTE,
  )

  it(
    '[S34] a handle that is closed meanwhile ends in time, and who waits gets CLOSED',
    async () => {
      using place = aPlace()
      const root = place.path
      const stop = new AbortController()
      const beside = await open(root, {}, { signal: stop.signal })
      await using writer = await stoppedWriter(root, 'appended')
      const write = beside.write(aFact('waits'))
      const refused = expect(write).rejects.toMatchObject({ code: 'CLOSED' })

      stop.abort()
      await refused
      await beside.close()
      writer.signal('SIGCONT')
      await writer.stop()
      expect(await problemsOf(root)).toEqual([])
    },
    MINUTE,
  )

  it('[S34] BUSY is a CortexError that says what to do', async () => {
    using place = aPlace()
    const beside = await open(place.path, { lockTimeoutMs: 0 })
    await using writer = await stoppedWriter(place.path, 'synced')
    const error = await beside.write(aFact('x')).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(CortexError)
    expect((error as CortexError).message).toContain(`process ${writer.pid} on `)
    const { heldForMs, host, waitedMs } = (error as CortexError).details ?? {}
    expect([typeof heldForMs, typeof host, typeof waitedMs]).toEqual(['number', 'string', 'number'])
    await writer.kill()
    const { uri } = await beside.write(aFact('after its death'))
    expect((await beside.resolve(uri as Uri)).uri).toBe(uri)
    await beside.close()
  })
})

describe('another process that has the views', () => {
  /** The views, as another process would have them. */
  function viewsTaken(root: string): Disposable {
    const fd = openSync(layout(root).viewsLock, 'r+')
    expect(tryLock(fd, 'held', false)).toBe(true)
    return { [Symbol.dispose]: () => closeSync(fd) }
  }

  it('[S9] [S63] writes go on and are read, and the view takes them once it is free', async () => {
    using place = aPlace()
    const cortex = await open(place.path)
    const { nextSeq } = await cortex.status()
    await using view = await viewOf(place.path)
    {
      using _views = viewsTaken(place.path)
      const uris: Uri[] = []
      for (const index of counting(300)) uris.push((await cortex.write(aFact(`fact ${index}`))).uri)
      expect(await Promise.all(uris.map(async (uri) => (await cortex.resolve(uri)).uri))).toEqual(
        uris,
      )
      expect(await cortex.status()).toMatchObject({ lag: 0, nextSeq: nextSeq + 300 })
      expect(view.shown()).toBeLessThan(nextSeq + 300)
    }
    await cortex.write(aFact('one more'))
    while (view.shown() < nextSeq + 301) await breath()
    await cortex.close()
    expect(await problemsOf(place.path)).toEqual([])
  })

  it('[S64] beyond the limit a write waits for the view, and is refused with BUSY', async () => {
    using place = aPlace()
    const cortex = await open(place.path, { lockTimeoutMs: 100, heldEntriesMax: 5 })
    const { uri: before } = await cortex.write(aFact('before'))
    const views = viewsTaken(place.path)
    const writing = async (): Promise<void> => {
      for (const index of counting(6)) await cortex.write(aFact(`fact ${index}`))
    }

    await expect(writing()).rejects.toMatchObject({ code: 'BUSY', details: { lock: 'the views' } })
    expect((await cortex.resolve(before)).uri).toBe(before)
    views[Symbol.dispose]()
    const { uri, seq } = await cortex.write(aFact('afterwards'))
    expect((await cortex.resolve(uri)).uri).toBe(uri)
    expect(await sequence(cortex)).toEqual(counting(seq + 1))
    await cortex.close()
    expect(await problemsOf(place.path)).toEqual([])
  })

  it('[S9] closed meanwhile, the next process that opens the store sees the write', async () => {
    using place = aPlace()
    const cortex = await open(place.path)
    const views = viewsTaken(place.path)
    const { uri } = await cortex.write(aFact('counted, not shown'))
    await cortex.close()
    views[Symbol.dispose]()
    const next = await open(place.path)
    expect((await next.resolve(uri)).uri).toBe(uri)
    await next.close()
    expect(await problemsOf(place.path)).toEqual([])
  })
})

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}

/** The view on the disk, as a process sees it that does not look at the journal. */
async function viewOf(root: string): Promise<AsyncDisposable & { shown(): number }> {
  const store = await ActorStore.openJournal(layout(root), systemEnvironment({}, true))
  await store.openView()
  return {
    shown: () => {
      const view = store.snapshot()
      const { nextSeq } = readState(view)
      view.release()
      return nextSeq
    },
    [Symbol.asyncDispose]: () => store.close(),
  }
}
