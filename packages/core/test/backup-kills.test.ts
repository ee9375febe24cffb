/** Backups and restores that are killed while four processes write. Rules: docs/spec/backup.md. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../src/codec/bytes.ts'
import { CortexError } from '../src/errors.ts'
import { checkBackup, restoreBackup, verifyStore } from '../src/index.ts'
import { JournalFiles } from '../src/journal/journal-files.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running, runProgram } from './support/programs.ts'
import { ACTOR, journalOf, layout, missing, open, problemsOf } from './support/stores.ts'

const HOUR = 3_600_000
const WRITERS = 4
const SMALL = { segmentBytes: 20_000 }

describe('backup and restore', () => {
  it(
    '[BK9] [BK10] that are killed leave the backup before them, and no store in parts',
    async () => {
      using place = aPlace()
      const root = join(place.path, 'live')
      const directory = join(place.path, 'backups')
      await (await open(root, SMALL)).close()
      const dice = diceFor('backup')
      const kills = rounds({ taste: 4, short: 40, long: 200 })
      const writers = Array.from(
        { length: WRITERS },
        (_, n) =>
          new Running('write', { root, actor: ACTOR, name: `w${n}`, pauseMs: 1500, ...SMALL }),
      )
      const saved: string[] = []
      const bad: string[] = []
      const lines: string[] = []
      let tookMs = 500
      try {
        await runProgram('backup', { root, actor: ACTOR, directory })
        for (let kill = 0; kill < kills; kill++) {
          const restoring = kill % 2 === 1
          const into = join(place.path, `restored-${kill}`)
          const wish = restoring ? { restoreInto: into, name: ACTOR } : {}
          await using doomed = new Running('backup', { root, actor: ACTOR, directory, ...wish })
          const began = performance.now()
          await doomed.said(1)
          // Somewhere in the first backup, or when one was made in the next; in a restore, anywhere.
          if (!restoring && dice.between(0, 1) === 1) {
            await doomed.said(2)
            tookMs = performance.now() - began
          }
          await new Promise((resolve) => setTimeout(resolve, dice.between(0, Math.round(tookMs))))
          await doomed.kill()
          lines.push(...doomed.lines)
          // Whatever was killed, there is a backup that leads to a root.
          const { root: held, entries } = checkBackup(directory, ACTOR)
          saved.push(held)
          if (restoring) bad.push(...(await wrongWith(into, held, entries)))
          rmSync(into, { recursive: true, force: true })
        }
      } finally {
        await Promise.all(writers.map(async (writer) => await writer.stop()))
      }
      for (const writer of writers) lines.push(...writer.lines)
      const last = await runProgram('backup', { root, actor: ACTOR, directory })
      lines.push(...last.lines)

      const known = await rootsOf(root)
      bad.push(...saved.filter((each) => !known.has(each)).map((each) => `unknown root ${each}`))
      bad.push(...errorsIn(lines), ...(await problemsOf(root)))
      const again = join(place.path, 'again')
      await restoreBackup(again, directory, { actor: ACTOR })
      bad.push(...(await verifyStore(again, ACTOR)).problems.map(({ message }) => message))
      await using restored = await open(again)
      const acks = acknowledged(lines)
      const lost = await missing(restored, acks)
      tell({
        campaign: 'kill -9 of backup and restore',
        rounds: kills,
        lost: lost.length,
        bad: bad.length,
        note: `${acks.length} acknowledged, ${new Set(saved).size} roots saved`,
      })
      expect(lost).toEqual([])
      expect(bad).toEqual([])
      expect(acks.length).toBeGreaterThan(WRITERS)
      expect(new Set(saved).size).toBeGreaterThan(1)
      expect(await restored.overallRoot()).toBe(checkBackup(directory, ACTOR).root)
      expect(readdirSync(join(directory, ACTOR)).sort()).toEqual([
        'backup.json',
        'backup.lock',
        expect.stringMatching(/^segments-\d+$/),
      ])
    },
    HOUR,
  )
})

/** A killed restore left the whole store, or one that a second restore can make. */
async function wrongWith(into: string, held: string, entries: number): Promise<string[]> {
  const directory = join(into, '..', 'backups')
  try {
    await restoreBackup(into, directory, { actor: ACTOR })
  } catch (error) {
    if (!(error instanceof CortexError) || error.code !== 'ALREADY_EXISTS') throw error
  }
  await using cortex = await open(into, {}, { readOnly: true })
  const status = await cortex.status()
  const leftovers = readdirSync(into).filter(
    (name) => name !== ACTOR && existsSync(join(into, name)),
  )
  const bad = leftovers.filter((name) => !name.startsWith('.')).map((name) => `left ${name}`)
  if (status.root !== held) bad.push(`restored ${status.root}, not ${held} of ${entries} entries`)
  return bad
}

async function rootsOf(root: string): Promise<Set<string>> {
  const store = await journalOf(root)
  const files = new JournalFiles(layout(root).journal, { readOnly: true })
  try {
    const roots = new Set<string>()
    for (const { block } of files.read(JournalFiles.start(0), store.tail().position)) {
      roots.add(toHex(block.root))
    }
    return roots
  } finally {
    files.close()
    await store.close()
  }
}
