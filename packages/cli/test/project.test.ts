/** Commands without --actor mean the project around them. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { main } from '../src/run.ts'

const room = mkdtempSync(join(tmpdir(), 'cortex-where-'))
const home = join(room, 'home')
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
    expect(readdirSync(home).length).toBe(2)
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

  it('[O64] a command of two words is the one with a dash', async () => {
    expect((await cortex(repository, 'pattern', 'list')).output).toEqual({ patterns: [] })
    expect((await cortex(repository, 'pattern-list')).output).toEqual({ patterns: [] })
  })
})
