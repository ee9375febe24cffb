/** `cortex backup`, `restore` and `export --all`. Rules: docs/spec/backup.md, docs/spec/transfer.md. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Ran, runInProcess } from './in-process.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-backup-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

async function cortex(...args: readonly string[]): Promise<Ran> {
  const env = { CORTEX_HOME: join(home, 'data'), CORTEX_ACTOR: 'ada', CORTEX_EMBEDDER: 'none' }
  return await runInProcess(args, home, env)
}

async function rootOf(actor: string): Promise<string> {
  return JSON.parse((await cortex('--actor', actor, 'root', '--json')).stdout).root
}

it('[BK1] [BK7] saves every actor, and restores one under another name', async () => {
  await cortex('remember', 'The build runs on Node 20')
  await cortex('--actor', 'bob', 'remember', 'The winch lifts 400 kg')

  expect(await cortex('backup', 'saved', '--all')).toMatchObject({ status: 0, stderr: '' })
  const again = JSON.parse((await cortex('backup', 'saved', '--json')).stdout)
  expect(again.backups).toMatchObject([{ actor: 'ada', root: await rootOf('ada') }])
  const check = await cortex('backup', 'saved', '--all', '--check')
  expect(check.stdout).toContain('bob: the backup is what was saved')

  expect((await cortex('restore', 'saved', '--actor', 'bob')).stderr).toContain('exists already')
  expect((await cortex('restore', 'saved', '--actor', 'bob', '--as', 'copy')).status).toBe(0)
  expect(await rootOf('copy')).toBe(await rootOf('bob'))
})

it('[BK11] one file is restored like a folder, under the name that it was saved by', async () => {
  await cortex('remember', 'The build runs on Node 20')
  const root = await rootOf('ada')
  expect((await cortex('backup', 'ada.cortex')).stdout).toContain(`root ${root}`)
  expect((await cortex('backup', 'ada.cortex', '--all')).status).toBe(2)
  rmSync(join(home, 'data'), { recursive: true })

  expect((await cortex('restore', 'ada.cortex')).stdout).toContain('as ada')

  expect(await rootOf('ada')).toBe(root)
  expect(existsSync(join(home, 'ada.cortex.new'))).toBe(false)
})

it('[I37] exports every actor into a folder, each as a file of its own', async () => {
  await cortex('remember', 'The build runs on Node 20')
  await cortex('--actor', 'bob', 'remember', 'The winch lifts 400 kg')

  expect((await cortex('export', '--all')).stderr).toContain('name a folder with -o DIR')
  expect((await cortex('export', '--all', '-o', 'all')).status).toBe(0)
  expect((await cortex('export', '--all', '--format', 'jsonl', '-o', 'all')).status).toBe(0)

  const files = ['ada.cortex', 'ada.jsonl', 'bob.cortex', 'bob.jsonl']
  expect(readdirSync(join(home, 'all')).sort()).toEqual(files)
  await cortex('--actor', 'copy', 'import', 'all/bob.cortex')
  expect(await rootOf('copy')).toBe(await rootOf('bob'))
})
