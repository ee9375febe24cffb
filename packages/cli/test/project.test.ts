/** Commands without --actor mean the project around them. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readHookFailures } from '@cortex-memory/hosts/failures'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { main } from '../src/run.ts'

const room = mkdtempSync(join(tmpdir(), 'cortex-where-'))
const home = join(room, 'home')
const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const repository = join(room, 'shop')
const worktree = join(room, 'feature')
const plain = join(room, 'plain')

afterAll(() => rmSync(room, { recursive: true, force: true }))

/** In this process: a dozen starts of Node would take longer than all else. */
async function cortex(
  directory: string,
  ...args: string[]
): Promise<{ status: number; output: Output }> {
  let said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  vi.stubEnv('CORTEX_ACTOR', undefined)
  const before = process.cwd()
  process.chdir(directory)
  try {
    const status = await main(['--home', home, '--json', ...args])
    return { status, output: JSON.parse(said) as Output }
  } finally {
    process.chdir(before)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
}

interface Output {
  readonly actor?: string
  readonly why?: string
  readonly user?: { readonly actor: string }
  readonly memories?: readonly { readonly actor?: string; readonly data: { statement?: string } }[]
  readonly patterns?: readonly unknown[]
  readonly error?: { readonly code: string; readonly message: string }
}

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c']
  const run = spawnSync('git', [...identity, '-C', repository, ...args], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
}

const whose = ({ output }: { output: Output }): unknown =>
  output.memories?.map(({ actor }) => actor?.replace(/-[0-9a-f]{12}$/, ''))

describe('without --actor', () => {
  it("[O50] a repository has a memory, with the user's beside it, in every worktree", async () => {
    for (const directory of [repository, plain]) mkdirSync(directory, { recursive: true })
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'first')
    git('worktree', 'add', '-q', worktree)

    expect((await cortex(repository, 'remember', 'high tide at noon')).output.actor).toMatch(
      /^shop-/,
    )
    expect(
      (await cortex(plain, 'remember', 'tide tables', '--type', 'Preference')).output.actor,
    ).toBe('user')

    expect(whose(await cortex(worktree, 'recall', 'tide'))).toEqual(['shop', 'user'])
    expect(whose(await cortex(plain, 'recall', 'tide'))).toEqual(['user'])
    expect(readdirSync(home).filter((name) => !name.startsWith('.')).length).toBe(2)
    const { output } = await cortex(worktree, 'status')
    expect(output.why).toContain('root commit')
    expect(output.user?.actor).toBe('user')
  })

  it('[O50] an actor that is named sees its own memory alone', async () => {
    await cortex(repository, '--actor', 'ada', 'remember', 'the tide is low')

    const { output } = await cortex(repository, '--actor', 'ada', 'recall', 'tide')

    expect(output.memories).toHaveLength(1)
    expect(output.memories?.[0]).not.toHaveProperty('actor')
  })

  it('[O52] a project file that cannot be read is wrong usage, unless an actor is named', async () => {
    const broken = join(room, 'broken')
    mkdirSync(join(broken, '.cortex'), { recursive: true })
    writeFileSync(join(broken, '.cortex', 'project.json'), '{')

    const { status, output } = await cortex(broken, 'recall', 'tide')

    expect([status, output.error?.code]).toEqual([2, 'USAGE'])
    expect(output.error?.message).toContain('project.json')
    expect((await cortex(broken, '--actor', 'ada', 'recall', 'tide')).status).toBe(0)
  })

  it.each(['a pipe', 'a device'])(
    '[OP5] a project file that is %s keeps neither a command nor a hook waiting',
    (what) => {
      const clone = join(room, `clone-${what.slice(2)}`)
      const file = join(clone, '.cortex', 'project.json')
      mkdirSync(join(clone, '.cortex'), { recursive: true })
      if (what === 'a pipe') spawnSync('mkfifo', [file])
      else symlinkSync('/dev/zero', file)
      const start = (...args: string[]): ReturnType<typeof spawnSync> => {
        const limit = { CORTEX_HOOK_TIMEOUT_MS: '20000' }
        const env = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: '', ...limit }
        const options = { cwd: clone, encoding: 'utf8', timeout: 30_000, env } as const
        return spawnSync(process.execPath, [PROGRAM, ...args], { ...options, input: '{}' })
      }

      const command = start('recall', 'tide')
      expect([command.status, command.stderr]).toEqual([2, expect.stringContaining('it is')])
      expect(start('hook', 'session-start')).toMatchObject({ status: 0, stdout: '' })
      const { byEvent, last } = readHookFailures(home)
      expect(byEvent['session-start']).toBeGreaterThan(0)
      expect(last.at(-1)?.code).not.toBe('TIMEOUT')
    },
  )

  it('[OP1] another history with the same remote has a memory of its own until it is linked', async () => {
    const remote = 'https://example.com/acme/tides'
    const [mine, other] = ['mine', 'other'].map((name) => {
      const path = join(room, name, 'tides')
      mkdirSync(path, { recursive: true })
      for (const args of [
        ['init', '-q'],
        ['remote', 'add', 'origin', remote],
        ['commit', '-q', '--allow-empty', '-m', name],
      ]) {
        git('-C', path, ...args)
      }
      return path
    }) as [string, string]
    const { actor } = (await cortex(mine, 'remember', 'the lighthouse is closed')).output

    expect((await cortex(other, 'recall', 'lighthouse closed')).output.memories).toEqual([])
    expect((await cortex(other, 'status')).output.why).toContain(`cortex project link ${actor}`)
    expect((await cortex(other, 'remember', 'a harbour of another')).output.actor).not.toBe(actor)

    expect((await cortex(other, 'project', 'link', String(actor))).output.actor).toBe(actor)
    expect((await cortex(other, 'recall', 'lighthouse closed')).output.memories).not.toEqual([])
    expect((await cortex(other, 'project')).output).toMatchObject({ actor, how: 'linked' })
    expect((await cortex(other, 'project', 'unlink')).output.actor).not.toBe(actor)
    expect((await cortex(other, 'project', 'status')).output).toMatchObject({ how: 'own' })
  })

  it('[O64] a command of two words is the one with a dash', async () => {
    expect((await cortex(repository, 'pattern', 'list')).output).toEqual({ patterns: [] })
    expect((await cortex(repository, 'pattern-list')).output).toEqual({ patterns: [] })
  })
})
