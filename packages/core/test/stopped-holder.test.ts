/** A process that stops while it holds a lock keeps the lock, and keeps nobody else from anything but that. */
import { closeSync, openSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Cortex } from '../src/cortex.ts'
import { lockHolders } from '../src/engine/lock-holders.ts'
import { CortexError } from '../src/errors.ts'
import type { Uri } from '../src/memory/ids.ts'
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
    '[S35] inside a commit of the view: open handles read, and a process that opens or writes gets BUSY',
    async () => {
      using place = aPlace()
      const root = place.path
      const beside = await open(root, { lockTimeoutMs: 200 })
      const { uri } = await beside.write(aFact('before'))
      await using writer = await stoppedWriter(root, 'showing')
      const busy = { code: 'BUSY', details: { lock: 'the views', pid: writer.pid } }

      expect((await beside.resolve(uri)).uri).toBe(uri)
      const opening = open(root, { lockTimeoutMs: 200 }, { readOnly: true })
      // A loop that is blocked turns once or twice.
      expect(await turnsDuring(opening)).toBeGreaterThan(3)
      await expect(opening).rejects.toMatchObject(busy)
      await expect(beside.write(aFact('while it stands still'))).rejects.toMatchObject({
        code: 'BUSY',
        details: { pid: writer.pid },
      })

      await writer.kill()
      await beside.write(aFact('afterwards'))
      expect(await missing(beside, acknowledged(writer.lines))).toEqual([])
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

describe('another process that has the views when a write is to be shown', () => {
  /** Takes the views as another process would, when the blocks of the next write are counted. */
  async function writingBehindViews(
    root: string,
  ): Promise<{ readonly cortex: Cortex; blockNext(): void; free(): void }> {
    const { viewsLock } = layout(root)
    let blocks = false
    let fd: number | undefined
    const cortex = await open(root, {
      lockTimeoutMs: 150,
      onStep: (step) => {
        if (step !== 'tailed' || !blocks) return
        blocks = false
        fd = openSync(viewsLock, 'r+')
        expect(tryLock(fd, 'held', false)).toBe(true)
      },
    })
    return {
      cortex,
      blockNext: () => {
        blocks = true
      },
      free: () => {
        if (fd !== undefined) closeSync(fd)
        fd = undefined
      },
    }
  }

  it('[S9] beyond the deadline: the write is acknowledged, and the next one shows both', async () => {
    using place = aPlace()
    const { cortex, blockNext, free } = await writingBehindViews(place.path)
    const { uri: before } = await cortex.write(aFact('before'))
    blockNext()

    const { uri, seq } = await cortex.write(aFact('counted, not shown'))

    const { lag, nextSeq, broken } = await cortex.status()
    expect({ lag, nextSeq, broken }).toEqual({ lag: 1, nextSeq: seq + 1, broken: undefined })
    expect((await cortex.resolve(before)).uri).toBe(before)
    await expect(cortex.write(aFact('refused'))).rejects.toMatchObject({ code: 'BUSY' })
    free()
    await cortex.write(aFact('afterwards'))
    expect((await cortex.resolve(uri)).uri).toBe(uri)
    expect(await sequence(cortex)).toEqual(counting(seq + 2))
    await cortex.close()
    expect(await problemsOf(place.path)).toEqual([])
  })

  it('[S9] it is shown without a further write once the views are free', async () => {
    using place = aPlace()
    const { cortex, blockNext, free } = await writingBehindViews(place.path)
    blockNext()
    const { uri } = await cortex.write(aFact('counted, not shown'))
    free()
    while ((await cortex.status()).lag > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await cortex.resolve(uri)).uri).toBe(uri)
    await cortex.close()
  })

  it('[S9] closed meanwhile, the next process that opens the store sees it', async () => {
    using place = aPlace()
    const { cortex, blockNext, free } = await writingBehindViews(place.path)
    blockNext()
    const { uri } = await cortex.write(aFact('counted, not shown'))
    await cortex.close()
    free()
    const next = await open(place.path)
    expect((await next.resolve(uri)).uri).toBe(uri)
    await next.close()
    expect(await problemsOf(place.path)).toEqual([])
  })
})
