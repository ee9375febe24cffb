import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContext } from '../src/context.ts'
import { trackEvent } from '../src/track/track.ts'
import { emptyHome, NOW, type TestContext } from './support/context.ts'
import { ctx } from './support/ctx.ts'
import { buildProgram, MAIN } from './support/program.ts'
import { git, openFiles, repository, subjects } from './support/repository.ts'

const LOG = 'projects/crawl-tuner/_meta/access-log.jsonl'
const KILL = fileURLToPath(new URL('./support/kill-command.mjs', import.meta.url))
const DIST = fileURLToPath(new URL('../dist', import.meta.url))

function readOne(context: TestContext): void {
  trackEvent(
    {
      tool_name: 'Read',
      tool_input: { file_path: join(context.project, 'experiments/EXP-001.md') },
    },
    { root: context.root, now: NOW },
  )
}

beforeAll(buildProgram)

describe('what the tracker noted', () => {
  it('[DG7] is committed by the next command, whatever it is', async () => {
    using context = repository()
    readOne(context)
    expect(openFiles(context.root)).toContain(LOG)

    await ctx(context.root, ['projects'])

    expect(openFiles(context.root)).not.toContain(LOG)
    expect(subjects(context.root)[0]).toBe('chore: update access log')
  })

  it('[DG7] stays where the owner wants no such commit', async () => {
    using context = repository()
    mkdirSync(join(context.root, '.dense'), { recursive: true })
    writeFileSync(join(context.root, '.dense', 'settings.json'), '{"logCommit":"off"}')
    readOne(context)

    await ctx(context.root, ['projects'])

    expect(subjects(context.root)).toEqual(['first'])
  })

  it('[DG7] is committed when a session ends', async () => {
    using context = repository()
    const { out } = await ctx(context.root, ['hooks', 'print', '--profile', 'seed'])
    const settings = JSON.parse(out) as {
      hooks: { SessionEnd?: readonly { hooks: readonly { command: string }[] }[] }
    }

    expect(settings.hooks.SessionEnd?.[0]?.hooks[0]?.command).toContain('ctx commit-log')
  })
})

describe('a commit that did not happen', () => {
  it('[DG8] is reported, gives an exit code, and is made by the next command', async () => {
    using context = repository()
    const lock = join(context.root, '.git', 'index.lock')
    writeFileSync(lock, '')

    const made = await ctx(context.root, ['new', 'experiment', 'Second list', '--tag', 'x'])

    expect(made.code).toBe(1)
    expect(made.out).toContain('EXP-006')
    expect(made.err).toMatch(/not committed: context: add crawl-tuner\/EXP-006: .*index\.lock/)
    rmSync(lock)
    expect((await ctx(context.root, ['projects'])).code).toBe(0)
    expect(openFiles(context.root)).toEqual([])
  })

  it('[DG8] is said by every command until it is made, also that of a run that is over', async () => {
    using context = repository()
    const lock = join(context.root, '.git', 'index.lock')
    writeFileSync(lock, '')
    const args = ['new', 'experiment', 'Second list', '--tag', 'x']
    const run = spawnSync(process.execPath, [MAIN, '--root', context.root, ...args])
    expect(run.status).toBe(1)

    const next = await ctx(context.root, ['projects'])

    expect(next.code).toBe(1)
    expect(next.err).toMatch(
      /not committed: context: finish what a stopped run left: .*index\.lock/,
    )
    rmSync(lock)
    expect(await ctx(context.root, ['projects'])).toMatchObject({ code: 0, err: '' })
    expect(openFiles(context.root)).toEqual([])
  })

  it('[DG10] goes to the own repository, also under a hook of another one', async () => {
    using context = repository()
    using other = repository()
    const head = subjects(other.root)
    const env = {
      ...process.env,
      GIT_DIR: join(other.root, '.git'),
      GIT_INDEX_FILE: join(other.root, '.git', 'index'),
      GIT_WORK_TREE: other.root,
    }
    const args = ['--root', context.root, 'new', 'experiment', 'Second list', '--tag', 'x']

    const run = spawnSync(process.execPath, [MAIN, ...args], { env })

    expect(run.status).toBe(0)
    expect(subjects(context.root)[0]).toBe('context: add crawl-tuner/EXP-006')
    expect(subjects(other.root)).toEqual(head)
    expect(openFiles(other.root)).toEqual([])
  })

  it('[DG8] is what the library can ask for', async () => {
    using context = repository()
    writeFileSync(join(context.root, '.git', 'index.lock'), '')
    const dense = await openContext(context.root, { clock: () => NOW })

    await dense.create('crawl-tuner', 'experiment', { summary: 'Second list', tags: ['x'] })

    expect(dense.notCommitted()).toEqual([
      expect.objectContaining({ message: 'context: add crawl-tuner/EXP-006' }),
    ])
  })
})

describe('a run that was killed', () => {
  it('[DG9] the next run commits what it left, and nothing of the user', async () => {
    for (const at of [2, 4, 6, 8, 10]) {
      using context = repository()
      writeFileSync(join(context.root, 'user', 'draft.md'), 'not yours')
      const args = ['new', 'experiment', 'Second', '--tag', 'x']
      spawnSync(process.execPath, [KILL, DIST, context.root, String(at), ...args])

      await ctx(context.root, ['index'])

      expect(openFiles(context.root).filter((file) => !file.endsWith('.dense-tmp'))).toEqual([
        'user/draft.md',
      ])
    }
  })
})

describe('init', () => {
  it('[DN11] makes a repository and says so', async () => {
    using home = emptyHome()

    const made = await ctx(home.root, ['init'])

    expect(made.out).toContain('made a git repository')
    expect(subjects(home.root)).toEqual(['context: set up'])
    expect(openFiles(home.root)).toEqual([])
    expect((await ctx(home.root, ['init'])).out).toBe('nothing to do\n')
  })

  it('[DN11] uses the repository around it and says so', async () => {
    using home = emptyHome()
    const around = join(home.root, '..')
    git(around, 'init', '-q')

    const made = await ctx(home.root, ['init'])

    expect(made.out).toContain('uses the git repository')
    expect(existsSync(join(home.root, '.git'))).toBe(false)
    expect(subjects(around)).toEqual(['context: set up'])
  })

  it('[DN11] leaves git alone on request', async () => {
    using home = emptyHome()

    const made = await ctx(home.root, ['init', '--no-git'])

    expect(made.code).toBe(0)
    expect(existsSync(join(home.root, '.git'))).toBe(false)
    expect((await ctx(home.root, ['init', '--git', '--no-git'])).code).toBe(2)
  })

  it('[DN10] every directory has its index, and the next one gets a line', async () => {
    using home = emptyHome()
    await ctx(home.root, ['init'])
    await ctx(home.root, ['new', 'project', 'demo', '--purpose', 'To see it'])

    for (const directory of ['', 'decisions', 'ideas', 'scans', 'user', 'projects']) {
      expect(existsSync(join(home.root, directory, 'CORTEX.md'))).toBe(true)
    }
    const projects = readFileSync(join(home.root, 'projects', 'CORTEX.md'), 'utf8')
    expect(projects).toContain('demo')
    expect((await ctx(home.root, ['lint'])).out).not.toContain('W-CORTEX')
  })
})
