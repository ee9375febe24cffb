/** Something else in the place of a file: nobody waits for it, and no process dies. Rules: docs/spec/files.md. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openCortex } from '../src/index.ts'
import { aFact, testDirectory } from '../src/testing/index.ts'

const program = fileURLToPath(new URL('programs/odd-files.mjs', import.meta.url))
/** Without a limit a build that waits would keep the test waiting too. */
const PATIENCE_MS = 100_000

describe.skipIf(process.platform === 'win32')('a pipe, a device or a directory', () => {
  it(
    '[Y14] in the place of any file of a store or a backup: refused with a code, or made again',
    async () => {
      const place = testDirectory()
      const [root, backup, scratch] = ['root', 'backup', 'scratch'].map((name) => join(place, name))
      mkdirSync(scratch as string, { recursive: true })
      const cortex = await openCortex({ root: root as string, actor: 'ada' })
      await cortex.write({ data: aFact('the harbour closes at nine') })
      await cortex.snapshot('one')
      await cortex.backup(backup as string)
      await cortex.close()

      const more = ['ada/journal/remote.json', 'ada/outbox/row-x', 'ada/side/vectors-x.idx']
      const wanted = JSON.stringify({ root, backup, scratch, more })
      const { stdout, stderr, signal } = spawnSync(process.execPath, [program, wanted], {
        encoding: 'utf8',
        timeout: PATIENCE_MS,
      })

      const lines = stdout.trim().split('\n')
      expect([signal, stderr, lines.at(-1)]).toEqual([null, '', 'done'])
      const outcomes = lines.filter((line) => /^(pipe|device|directory) /.test(line))
      // Both ways to use it, three kinds, every file.
      expect(outcomes.length).toBeGreaterThanOrEqual(2 * 3 * 14)
      expect(outcomes.filter((line) => !/ (well|[A-Z_]+)$/.test(line))).toEqual([])
    },
    PATIENCE_MS + 20_000,
  )
})

describe('a store that is being made', () => {
  it('[S66] is not there for those who read', async () => {
    const root = testDirectory()
    for (const made of ['ada', 'ada/journal', 'ada/lock']) {
      mkdirSync(join(root, made))
      await expect(openCortex({ root, actor: 'ada', readOnly: true }), made).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })
})
