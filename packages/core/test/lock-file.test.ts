/**
 * The lock files in `journal/` can be deleted too: anyone who takes the lock of the journal takes the first
 * segment with it, which nobody deletes without losing the journal. Rules: docs/spec/store.md.
 */
import { renameSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Uri } from '../src/memory/ids.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running } from './support/programs.ts'
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

const MINUTES = 600_000

async function stoppedAt(program: Running, step: string): Promise<void> {
  while (!program.lines.includes(`at ${step}`) && !program.over) {
    await program.said(program.lines.length + 1)
  }
  while (!isStopped(program.pid)) await new Promise((resolve) => setImmediate(resolve))
}

describe.skipIf(process.platform !== 'linux')('a lock that is deleted', () => {
  it.each(
    ['locked', 'staged', 'appended', 'synced', 'tailed'].flatMap((step) => [
      ['[S38] journal.lock', step],
      ['[S33] lock/', step],
    ]),
  )(
    '%s is deleted while a writer stands still at step %s: nobody else writes meanwhile',
    async (what, step) => {
      using place = aPlace()
      const root = place.path
      await (await open(root)).close()
      const crash = { step, commit: 3, signal: 'SIGSTOP' }
      await using writer = new Running('write', { root, actor: ACTOR, count: 9, crash })
      await stoppedAt(writer, step)

      const { journalLock, lock } = layout(root)
      rmSync(what.endsWith('/') ? lock : journalLock, { recursive: true })
      await expect(open(root, { lockTimeoutMs: 300 })).rejects.toMatchObject({ code: 'BUSY' })

      writer.signal('SIGCONT')
      await writer.stop()
      expect(acknowledged(writer.lines)).toHaveLength(9)
      const cortex = await open(root)
      await cortex.write(aFact('afterwards'))
      expect(await missing(cortex, acknowledged(writer.lines))).toEqual([])
      const seqs = await sequence(cortex)
      expect(seqs).toEqual(counting(seqs.length))
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
    },
  )

  it('[S38] journal.lock is moved away while an erasure has just replaced the first segment: the new one is held too', async () => {
    using place = aPlace()
    const root = place.path
    const cortex = await open(root)
    const { uri } = await cortex.write(aFact('the cellar key'))
    await cortex.close()
    const crash = { step: 'replaced', signal: 'SIGSTOP' }
    await using eraser = new Running('erase', { root, actor: ACTOR, uris: [uri], crash })
    await stoppedAt(eraser, 'replaced')

    // The views too: an erasure holds both.
    const { journalLock, viewsLock } = layout(root)
    renameSync(journalLock, `${journalLock}.moved`)
    rmSync(viewsLock)
    await expect(open(root, { lockTimeoutMs: 300 })).rejects.toMatchObject({ code: 'BUSY' })

    eraser.signal('SIGCONT')
    await eraser.stop()
    expect(errorsIn(eraser.lines)).toEqual([])
    const again = await open(root)
    await again.write(aFact('afterwards'))
    await expect(again.resolve(uri as Uri)).rejects.toMatchObject({ code: 'ERASED' })
    await again.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it(
    '[S38] journal.lock and views.lock again and again under load of several processes: nothing is damaged or lost',
    async () => {
      const dice = diceFor('lock files')
      const count = rounds({ taste: 1, short: 2, long: 120 })
      let lost = 0
      const bad: string[] = []
      for (let round = 0; round < count; round++) {
        using place = aPlace()
        const root = place.path
        await (await open(root)).close()
        const writers = [0, 1, 2].map(
          (name) => new Running('write', { root, actor: ACTOR, name: `w${name}`, group: name + 1 }),
        )
        const { journalLock, viewsLock } = layout(root)
        for (let deletion = 0; deletion < 30; deletion++) {
          const some = dice.pick(writers)
          await some.said(some.lines.length + 1)
          rmSync(dice.pick([journalLock, journalLock, viewsLock]), { force: true })
        }
        await Promise.all(writers.map((writer) => writer.stop()))
        bad.push(...writers.flatMap(({ lines }) => errorsIn(lines)))
        const acks = writers.flatMap(({ lines }) => acknowledged(lines))
        const cortex = await open(root)
        lost += (await missing(cortex, acks)).length
        const seqs = await sequence(cortex)
        expect(seqs).toEqual(counting(seqs.length))
        await cortex.close()
        bad.push(...(await problemsOf(root)))
      }
      const note = '30 deletions each'
      tell({
        campaign: 'lock files deleted under load',
        rounds: count,
        lost,
        bad: bad.length,
        note,
      })
      expect(lost).toBe(0)
      expect(bad).toEqual([])
    },
    MINUTES,
  )
})
