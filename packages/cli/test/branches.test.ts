/**
 * `fixtures/branches.md` is a story that runs: every line of a console fence is executed, in order, in
 * work trees of one repository, and must print what the page shows. `<…>` on the page stands for what
 * differs from run to run. `UPDATE_STORY=1` writes the page again. Rules: docs/spec/branches.md.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { workOn } from '../src/hook-job.ts'
import { runInProcess } from './in-process.ts'
import { shellWords } from './shell-words.ts'

const page = fileURLToPath(new URL('./fixtures/branches.md', import.meta.url))
const room = mkdtempSync(join(tmpdir(), 'cortex-branches-'))
const home = join(room, 'home')

afterAll(() => rmSync(room, { recursive: true, force: true }))

const GIT = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

async function said(where: string, command: string): Promise<string> {
  const directory = join(room, where)
  mkdirSync(directory, { recursive: true })
  const [name, ...args] = shellWords(command)
  if (name === 'echo') {
    appendFileSync(join(directory, args.at(-1) as string), `${args[0]}\n`)
    return ''
  }
  if (name === 'git') {
    const env = { ...process.env, ...GIT }
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: directory,
      env,
      encoding: 'utf8',
    })
    return status === 0 ? '' : `${stdout}${stderr}[exit ${status}]`
  }
  const run = await runInProcess(args, directory, { CORTEX_HOME: home })
  const { status, stdout, stderr } = run
  return `${stdout}${stderr}${status === 0 ? '' : `[exit ${status}]`}`.trimEnd()
}

/** What differs from run to run. */
function settled(text: string): string {
  return text
    .replaceAll(home, '<home>')
    .replace(/^meaning .*$/gm, 'meaning     <embedder>')
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, '<id>')
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/-[0-9a-f]{12}\b/g, '-<digest>')
    .replace(/\b[0-9a-f]{12}\b/g, '<commit>')
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z?(?: UTC)?/g, '<time>')
}

/** What the hook of a session that starts there says. */
async function started(where: string): Promise<string> {
  const budget = { budgetTokens: 1_200, limitMs: 10_000, isUnwatched: true }
  const payload = { session_id: `of ${where}`, cwd: join(room, where), source: 'startup' }
  return await workOn({ event: 'session-start', home, payload, ...budget }, {})
}

describe('memories of branches', () => {
  it('[BR1] [BR2] [BR4] [BR6] [BR7] a repository with work trees, a rebase, a squash and an abandoned branch', async () => {
    const given = readFileSync(page, 'utf8')
    const shown: string[] = []
    let isRun = false
    for (const line of given.split('\n')) {
      if (line.startsWith('```')) isRun = line === '```console'
      const [, where, command] = (isRun && /^(\w+)\$ (.+)$/.exec(line)) || []
      if (isRun && command === undefined && !line.startsWith('```')) continue
      shown.push(line)
      if (where === undefined || command === undefined) continue
      const answer = settled(await said(where, command))
      if (answer !== '') shown.push(answer)
    }
    const now = shown.join('\n')
    if (process.env.UPDATE_STORY === '1') writeFileSync(page, now)

    expect(now).toBe(given)
  }, 60_000)

  it('[BR9] a session is told what its branch knows, and what was merged before it', async () => {
    for (const command of [
      'git switch -q -c feature',
      "cortex remember 'Deploys go through the tunnel'",
      'echo new > deploy.txt',
      'git add .',
      "git commit -q -m 'deploy'",
    ]) {
      await said('shop', command)
    }
    expect(await started('shop')).toContain('through the tunnel')

    await said('shop', 'git switch -q main')
    expect(await started('shop')).not.toContain('through the tunnel')
    await said('shop', 'git merge -q --ff-only feature')
    expect(await started('shop')).toContain('through the tunnel')
    expect(await said('shop', 'cortex branch list')).toContain('nothing is staged on any branch')
  }, 60_000)
})
