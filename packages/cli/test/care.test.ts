/** doctor and actors. Rules: docs/spec/operations.md. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listActors, openCortex } from '@cortex-memory/core'
import { aFact, testDirectory } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import type { CommandContext, Run } from '../src/command.ts'
import { actors } from '../src/commands/actors.ts'
import { doctor } from '../src/commands/doctor.ts'
import { verify } from '../src/commands/verify.ts'

interface Told {
  readonly about: string
  readonly level: string
  readonly what: string
  readonly why?: string
  readonly todo?: string
  readonly fixed?: string
}

async function run(
  command: Run,
  home: string,
  args: readonly string[],
  facts: Partial<CommandContext> = {},
): Promise<{ code: number; said: string }> {
  let said = ''
  const code = await command(args, {
    home,
    actor: 'ada',
    user: 'user',
    why: 'a test',
    json: true,
    print: (text) => {
      said += text
    },
    note: () => undefined,
    isTerminal: false,
    colours: false,
    ...facts,
  })
  return { code, said }
}

async function told(home: string, ...args: string[]): Promise<{ code: number; findings: Told[] }> {
  const { code, said } = await run(doctor, home, args)
  return { code, findings: (JSON.parse(said) as { findings: Told[] }).findings }
}

async function store(home: string, actor: string): Promise<void> {
  const cortex = await openCortex({ root: home, actor })
  await cortex.write({ data: aFact() })
  await cortex.close()
}

const off = ({ level, fixed }: Told): boolean => level !== 'ok' && fixed === undefined

describe('doctor', () => {
  it('[O70] finds nothing wrong with a home that is well, or not there yet', async () => {
    const home = testDirectory()
    await store(home, 'ada')
    chmodSync(home, 0o700)

    const { code, findings } = await told(home)

    expect([code, findings.filter(off)]).toEqual([0, []])
    expect(findings.map(({ about }) => about)).toEqual([
      'versions',
      'embedder',
      'home',
      'disk',
      'actor',
      'store ada',
      ...(existsSync('/proc/self/fd') ? ['processes'] : []),
    ])
    const nowhere = await told(join(home, 'nowhere'))
    expect([nowhere.code, nowhere.findings.filter(off)]).toEqual([0, []])
    expect(existsSync(join(home, 'nowhere'))).toBe(false)
  })

  it('[O70] names damage, says what to do, and still tells the rest', async () => {
    const home = testDirectory()
    await store(home, 'ada')
    await store(home, 'bob')
    const journal = join(home, 'ada', 'journal')
    for (const segment of readdirSync(journal).filter((name) => name.endsWith('.seg'))) {
      const path = join(journal, segment)
      writeFileSync(path, readFileSync(path).fill(0x55, 0, 4_096))
    }

    const { code, findings } = await told(home)

    expect(code).toBe(5)
    const bad = findings.filter(({ level }) => level === 'problem')
    expect(bad).toMatchObject([
      { about: 'store ada', why: expect.any(String), todo: expect.stringContaining('verify') },
    ])
    expect(findings.find(({ about }) => about === 'store bob')?.level).toBe('ok')
    const { said } = await run(doctor, home, [], { json: false })
    expect(said.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect(said).toContain('to do')
  })

  it('[O70] a store that was killed before its first entry is empty, and can be finished', async () => {
    const home = testDirectory()
    mkdirSync(join(home, 'ada', 'journal'), { recursive: true, mode: 0o700 })

    const { findings } = await told(home)
    expect(findings.filter(({ about }) => about === 'store ada')).toMatchObject([
      { level: 'warning', what: expect.stringContaining('empty'), todo: 'cortex doctor --fix' },
    ])
    expect((await run(verify, home, [])).code).toBe(0)
    expect((await told(home)).findings.find(({ about }) => about === 'store ada')).toMatchObject({
      level: 'ok',
      what: '0 memories, 1 entry',
    })
  })

  it('[O70] every advice is one command', () => {
    const doctor = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/doctor')
    const advice = readdirSync(doctor).flatMap((name) =>
      [...readFileSync(join(doctor, name), 'utf8').matchAll(/todo:\s*(.*)/g)].map(([, it]) => it),
    )

    expect(advice.length).toBeGreaterThan(8)
    for (const text of advice.filter((each) => each !== undefined && !each.startsWith('stopped'))) {
      expect(text).toMatch(/^[`'](?:cortex |export |kill |ps |rm |du |npm |nvm )[^;]*$/)
    }
  })

  it('[N29] names a token whose file cannot be used, with the command that helps', async () => {
    const home = testDirectory()
    const tokens = join(home, '.server', 'tokens')
    mkdirSync(tokens, { recursive: true, mode: 0o700 })
    writeFileSync(join(tokens, 'ada.json'), '{', { mode: 0o600 })

    expect((await told(home)).findings.filter(off)).toMatchObject([
      { about: 'tokens', what: 'the token ada is refused', todo: 'cortex token revoke ada' },
    ])
  })

  it('[O71] closes what is open to others, and there is nothing left to fix then', async () => {
    const home = testDirectory()
    await store(home, 'ada')
    const token = join(home, '.server', 'token')
    const left = join(home, '.deleted-00000000-1-0000000000000000')
    mkdirSync(join(home, '.server'))
    mkdirSync(left)
    writeFileSync(token, 'x')
    for (const path of [home, token]) chmodSync(path, 0o755)

    const before = await told(home)
    expect(before.findings.filter(off).map(({ about }) => about)).toEqual([
      'permissions',
      'leftovers',
    ])
    expect(statSync(token).mode & 0o777).toBe(0o755)
    const fixing = await told(home, '--fix')
    expect([fixing.code, fixing.findings.filter(off)]).toEqual([0, []])

    expect(statSync(home).mode & 0o777).toBe(0o700)
    expect(statSync(token).mode & 0o777).toBe(0o700)
    expect(existsSync(left)).toBe(false)
    expect((await told(home)).findings.filter(off)).toEqual([])

    chmodSync(token, 0o755)
    expect((await told(home)).findings.filter(off), 'behind a closed home').toEqual([])
  })
})

describe('actors', () => {
  it('[O75] lists whose memories there are', async () => {
    const home = testDirectory()
    expect((await run(actors, home, [], { json: false })).said).toBe('no actors yet')
    await store(home, 'ada')
    await store(home, 'bob')

    const { said } = await run(actors, home, [])

    expect(JSON.parse(said)).toEqual({
      actors: [
        { actor: 'ada', bytes: expect.any(Number), changedAt: expect.any(Number), current: true },
        { actor: 'bob', bytes: expect.any(Number), changedAt: expect.any(Number), current: false },
      ],
    })
    expect((await run(actors, home, [], { json: false })).said).toMatch(/^\* ada +\d+ KiB /)
  })

  it('[O76] deletes one with a yes, with all that is kept of it, and nothing else', async () => {
    const home = testDirectory()
    for (const name of ['ada', 'bob']) {
      await store(home, name)
      mkdirSync(join(home, '.pager', name), { recursive: true })
    }
    await expect(run(actors, home, ['delete', 'bob'])).rejects.toThrow('add --yes')
    await expect(run(actors, home, ['delete', 'eve'])).rejects.toThrow('`cortex actors` lists them')
    await expect(run(actors, home, ['remove', 'bob', '--yes'])).rejects.toThrow('actors expects')
    expect(listActors(home)).toEqual(['ada', 'bob'])

    expect((await run(actors, home, ['delete', 'bob', '--yes'])).code).toBe(0)

    expect(listActors(home)).toEqual(['ada'])
    expect(existsSync(join(home, 'bob'))).toBe(false)
    expect(existsSync(join(home, '.pager', 'bob'))).toBe(false)
    expect(existsSync(join(home, '.pager', 'ada'))).toBe(true)
  })

  it('[O76] refuses names that leave the home, links, and actors that are not there', async () => {
    const [home, elsewhere] = [testDirectory(), testDirectory()]
    await store(elsewhere, 'ada')
    symlinkSync(join(elsewhere, 'ada'), join(home, 'ada'))
    const deleting = (name: string): Promise<unknown> =>
      run(actors, home, ['delete', name, '--yes'])

    for (const name of ['..', '.', '../ada', 'a/b', '', '.pager']) {
      await expect(deleting(name)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    await expect(deleting('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(deleting('ada')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(listActors(elsewhere)).toEqual(['ada'])
  })

  it.skipIf(!existsSync('/proc/self/fd'))(
    '[O77] does not delete what a process has open',
    async () => {
      const home = testDirectory()
      const cortex = await openCortex({ root: home, actor: 'ada' })
      const deleting = (): Promise<unknown> => run(actors, home, ['delete', 'ada', '--yes'])

      await expect(deleting()).rejects.toMatchObject({
        code: 'IO_ERROR',
        details: { processes: [process.pid] },
      })
      await cortex.write({ data: aFact() })
      await cortex.close()
      await deleting()
      expect(listActors(home)).toEqual([])
    },
  )
})
