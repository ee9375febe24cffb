/** How the command line treats those who use it. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { readableParseError } from '../src/parse-error.ts'
import { counted, lineWidth } from '../src/style.ts'
import { type Ran, runInProcess } from './in-process.ts'

const root = testDirectory()
const homes: string[] = []
afterAll(() => rmSync(root, { recursive: true, force: true }))

function newHome(): string {
  const home = join(root, String(homes.length))
  mkdirSync(home)
  homes.push(home)
  return home
}

async function cortex(
  home: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return await runInProcess(args, home, {
    CORTEX_ACTOR: 'ada',
    CORTEX_EMBEDDER: 'none',
    ...environment,
  })
}

describe('a first call', () => {
  it.each([
    [['remember', '--data', '{}'], 2],
    [['remember', 'x', '--expires-at', '2020-01-01'], 2],
    [['remember', 'x', '--supersedes', 'matrix://cortex/Fact/01HF7YAT00XR00000000000002#1'], 3],
    [['remember-user', '\ud800'], 2],
    [['pattern', 'write', 'x', '--step', 'y', '--strength', '7'], 2],
  ])('[O79] that is refused makes no store: %s', async (args, status) => {
    const home = newHome()

    expect(await cortex(home, args)).toMatchObject({ status })

    expect(readdirSync(home)).toEqual([])
  })

  it('[O79] runs once, and what was left by a killed one goes', async () => {
    const home = newHome()
    const left = join(home, '.beginning-00000000-1-1-0000000000000000')
    mkdirSync(left)

    await cortex(home, ['remember', '--data', '{}'])
    await cortex(home, ['remember', 'x', '--expires-at', '2020-01-01'])

    expect(readdirSync(home)).toEqual([])
  })

  it('[O79] that is taken is made once', async () => {
    const home = newHome()

    expect(await cortex(home, ['remember', 'x'])).toMatchObject({ status: 0, stderr: '' })

    expect(readdirSync(home)).toEqual(['ada'])
    const { stdout } = await cortex(home, ['status', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ memories: 1, nextSeq: 2 })
  })

  it('[O79] of a project that writes to the user alone makes no store for the project', async () => {
    const home = newHome()
    mkdirSync(join(home, '.cortex'))
    const named = { CORTEX_ACTOR: '' }
    await cortex(home, ['remember', 'tea', '--type', 'Preference'], named)
    await cortex(home, ['remember', 'coffee', '--type', 'Preference'], named)

    const { stdout } = await cortex(home, ['--actor', 'user', 'status', '--json'], named)

    expect(JSON.parse(stdout)).toMatchObject({ memories: 2, nextSeq: 3 })
  })
})

describe('a question in words', () => {
  it('[O13] that finds nothing says how to search by meaning', async () => {
    const home = newHome()
    const withModel = { CORTEX_EMBEDDER: '' }
    await cortex(home, ['remember', 'the harbour opens at nine'])

    const nothing = await cortex(home, ['recall', 'zebra'], withModel)
    expect(nothing).toMatchObject({ status: 0, stdout: 'Nothing in memory fits this question.\n' })
    expect(nothing.stderr).toBe('searched by words; --semantic searches by meaning too\n')
    expect((await cortex(home, ['recall', 'zebra', '--json'], withModel)).stderr).toBe('')
    expect((await cortex(home, ['recall', 'zebra'])).stderr).toBe('')
  })
})

describe('a revision', () => {
  it('[E77] that says the same changes nothing, and says so', async () => {
    const home = newHome()
    const { stdout } = await cortex(home, ['remember', 'the harbour opens at nine', '--json'])
    const { uri, id } = JSON.parse(stdout)

    const again = await cortex(home, ['revise', id, 'the harbour opens at nine'])

    expect(again.stdout).toBe(`nothing changed: ${uri} says this already\n`)
  })
})

describe('a procedure', () => {
  it('[O63] is reported on by its name alone', async () => {
    const home = newHome()
    await cortex(home, ['pattern', 'write', 'Release', '--step', 'run the tests'])
    const report = ['pattern', 'report', 'release', '--intent', 'r1', '--outcome', 'success']

    expect(await cortex(home, report)).toMatchObject({ status: 0, stderr: '' })
    const other = await cortex(home, report.with(2, 'deploy'))

    expect(other.status).toBe(3)
    expect(other.stderr).toContain('there are Release. Give its steps to make it')
  })
})

describe('a mistake', () => {
  it.each([
    [['install', '--dry-rum', 'all'], 'unknown option `--dry-rum`. Did you mean `--dry-run`?'],
    [['doctor', 'now'], 'doctor does not take `now`'],
    [['export', '-o'], '-o needs a value'],
    [['export', '-o', '-x'], '-o needs a value'],
    [['actors', '--yes=1'], '--yes takes no value'],
    [['ctx', 'lnt'], 'unknown command `ctx lnt`. Did you mean `cortex ctx lint`?'],
    [['ctx', 'nwe'], 'Did you mean `cortex ctx new`?'],
    [['ctx', '--root', 'x', 'tsks'], 'Did you mean `cortex ctx tasks`?'],
    [['--home=', 'status'], '--home needs a value'],
    [['status', '--actor', ''], '--actor needs a value'],
    [['status', '--json=1'], '--json takes no value'],
    [['status'], 'yet: the first `remember` makes'],
    [['add', 'x'], 'unknown command `add`. Did you mean `cortex remember`?'],
    [['search', 'x'], 'unknown command `search`. Did you mean `cortex recall`?'],
    [['recall', 'x', '--as-of', 'yesterday'], 'Cannot read --as-of: expected a time'],
  ])('[O80] is named, with a way on: %s', async (args, complaint) => {
    const { status, stderr, stdout } = await cortex(newHome(), args)

    expect([status === 2 || status === 3, stdout]).toEqual([true, ''])
    expect(stderr).toContain(`cortex: `)
    expect(stderr).toContain(complaint)
  })

  it('[O80] about context files is an object with --json like all others', async () => {
    for (const args of [['ctx'], ['ctx', '--root', 'x'], ['ctx', 'lnt'], ['ctx', 'bogus']]) {
      const { status, stdout } = await cortex(newHome(), ['--json', ...args])
      expect([status, JSON.parse(stdout)]).toMatchObject([
        2,
        { error: { code: expect.any(String) } },
      ])
    }
  })

  it('[O80] of the environment is none: an empty home is the usual one', async () => {
    const place = newHome()

    await cortex(place, ['remember', 'x'], { CORTEX_HOME: '', HOME: place })

    expect(readdirSync(place)).toEqual(['.cortex'])
  })

  it('[O80] of a hundred thousand characters is not quoted whole', async () => {
    const { stderr } = await cortex(newHome(), ['x'.repeat(100_000)])

    expect(stderr.length).toBeLessThan(1_100)
  })

  it('[O80] that Node words in a way we do not know is passed on', () => {
    expect(readableParseError('doctor', new Error('Something else'))).toBe('Something else')
  })
})

describe('a line', () => {
  it('[O81] is as wide as COLUMNS or the terminal, from 50 to 100', () => {
    expect(lineWidth({}, undefined)).toBe(80)
    expect(lineWidth({}, 92)).toBe(92)
    expect(lineWidth({ COLUMNS: '60' }, 92)).toBe(60)
    expect([lineWidth({ COLUMNS: '10' }), lineWidth({ COLUMNS: '9999' })]).toEqual([50, 100])
    expect(lineWidth({ COLUMNS: 'wide' }, undefined)).toBe(80)
  })

  it.each([50, 64, 100])('[O81] of help fits %d columns, save for examples', async (columns) => {
    const home = newHome()
    for (const page of [[], ['remember'], ['grant'], ['context']]) {
      const { stdout } = await cortex(home, ['help', ...page], { COLUMNS: String(columns) })
      const [head = ''] = stdout.split('Examples:')
      expect(head.split('\n').filter((line) => line.length > columns)).toEqual([])
    }
  })

  it('[O82] counts one as one', async () => {
    const home = newHome()
    await cortex(home, ['--actor', 'bob', 'init'])
    await cortex(home, ['remember', 'x'])

    expect([counted(1, 'edge'), counted(0, 'edge')]).toEqual(['1 edge', '0 edges'])
    expect((await cortex(home, ['verify'])).stdout).toMatch(/^ok: 2 entries, 1 memory, 0 edges/)
    expect((await cortex(home, ['doctor'])).stdout).toContain('1 memory, 2 entries')
    expect((await cortex(home, ['--actor', 'bob', 'rebuild'])).stdout).toContain('from 1 entry\n')
  })
})

describe('a journal', () => {
  it('[O85] that is here already changes nothing; one of another history is a conflict', async () => {
    const home = newHome()
    await cortex(home, ['remember', 'x'])
    await cortex(home, ['export', '-o', 'x.cortex'])
    const first = await cortex(home, ['--actor', 'copy', '--json', 'import', 'x.cortex'])

    const again = await cortex(home, ['--actor', 'copy', '--json', 'import', 'x.cortex'])

    expect([again.status, again.stdout]).toEqual([0, first.stdout])
    expect((await cortex(home, ['import', 'x.cortex'])).stdout).toMatch(
      /^ada is this journal already, 2 entries\nroot [0-9a-f]{64}\n$/,
    )
    await cortex(home, ['remember', 'y'])
    const other = await cortex(home, ['import', 'x.cortex'])
    expect(other).toMatchObject({ status: 4, stdout: '' })
    expect(other.stderr).toContain('--actor NAME')
  })
})

describe('a place that cannot be', () => {
  it('[O78] is left alone: no home for a journal that is cut off, no files of a host', async () => {
    const place = newHome()
    await cortex(place, ['remember', 'x'])
    await cortex(place, ['export', '-o', 'x.cortex'])
    writeFileSync(join(place, 'cut.cortex'), readFileSync(join(place, 'x.cortex')).subarray(0, -9))
    const before = readdirSync(place)

    const cut = await cortex(place, ['--home', 'other', 'import', 'cut.cortex'])
    const host = await cortex(place, ['--home', 'é'.repeat(300), 'install', 'cursor', '--project'])

    expect([cut.status, host.status]).toEqual([5, 7])
    expect(readdirSync(place)).toEqual(before)
  })
})

describe('install', () => {
  it('[O86] rehearsed says what it would do', async () => {
    const home = newHome()
    const place = { HOME: home }
    const install = ['install', 'cursor', '--dry-run']

    expect((await cortex(home, install, place)).stdout).toContain('  would create  MCP server\n')
    await cortex(home, ['install', 'cursor'], place)
    const taken = await cortex(home, ['uninstall', 'cursor', '--dry-run'], place)
    expect(taken.stdout).toContain('  would remove  MCP server\n')
    expect((await cortex(home, install, place)).stdout).toContain('  unchanged')
  })
})

describe('help', () => {
  it('[O87] is there for hooks and context files, which are other programs', async () => {
    const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')
    const hook = spawnSync(process.execPath, [program, 'hook', '--help'], { encoding: 'utf8' })

    expect(hook).toMatchObject({ status: 0, stderr: '' })
    expect(hook.stdout).toContain('Usage: cortex hook session-start|')
    expect((await cortex(newHome(), ['help', 'ctx'])).stdout).toContain('Usage: cortex ctx ')
    const { stdout } = await cortex(newHome(), ['--version'])
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    for (const word of ['-v', 'version']) {
      expect(await cortex(newHome(), [word])).toMatchObject({ status: 0, stdout })
    }
  })
})

describe('doctor', () => {
  it('[O89] takes an embedder that is set to none for what was wanted', async () => {
    const home = newHome()
    const { stdout } = await cortex(home, ['doctor', '--json'])

    const findings = (JSON.parse(stdout) as { findings: { about: string; level: string }[] })
      .findings
    expect(findings.find(({ about }) => about === 'embedder')).toMatchObject({ level: 'ok' })
  })
})

describe('work that takes long', () => {
  const { isTTY } = process.stderr
  afterEach(() => {
    process.stderr.isTTY = isTTY
  })

  it('[O90] shows how far it is, on a terminal only', async () => {
    const home = newHome()
    await cortex(home, ['remember', 'x'])
    await cortex(home, ['export', '-o', 'x.cortex'])
    const said = async (...args: string[]): Promise<string> => (await cortex(home, args)).stderr

    process.stderr.isTTY = true
    expect(await said('--actor', 'b', 'import', 'x.cortex')).toMatch(/\rimport: \d+ of \d+ bytes/)
    expect(await said('rebuild')).toMatch(/\rrebuild: 2 of 2 entries \(100 %\)/)
    expect(await said('scrub')).toMatch(/\rscrub: 2 of 2 entries/)
    process.stderr.isTTY = false
    expect(await said('--actor', 'c', 'import', 'x.cortex')).toBe('')
    expect(await said('rebuild')).toBe('')
  })
})
