/** Context files on the command line. Rules: docs/spec/mcp.md. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHAPES } from '../src/catalog.ts'
import { commandNames, helpText } from '../src/help.ts'
import { type Ran, runInProcess } from './in-process.ts'

const place = mkdtempSync(join(tmpdir(), 'cortex-ctx-'))
const home = join(place, 'elsewhere')
const context = join(home, 'context')
const ctx = async (...args: string[]): Promise<Ran> =>
  await runInProcess(['--home', home, 'ctx', ...args], place, {})

/** Made of parts, so that no scanner takes this file for a leak. */
const SECRET = `the token is ${'ghp_'}${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyAb123'}`

beforeAll(async () => {
  expect(await ctx('init')).toMatchObject({ status: 0 })
  expect(await ctx('new', 'project', 'atlas')).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('cortex ctx', () => {
  it('[K29] works in the home that the command line names, as the operations do', async () => {
    expect(existsSync(join(context, 'projects/atlas'))).toBe(true)
    expect(existsSync(join(place, 'context'))).toBe(false)

    const made = ['ctx-new', 'experiment', 'Tables compared', '--tag', 'tide']
    const ran = await runInProcess(['--home', home, ...made], place, {})

    expect(ran).toMatchObject({
      status: 0,
      stdout: 'EXP-001 projects/atlas/experiments/EXP-001.md\n',
    })
    expect((await ctx('show', 'EXP-1')).stdout).toContain('Tables compared')
    const named = join(place, 'named')
    const other = await runInProcess(['--home', home, 'ctx', 'init'], place, {
      CORTEX_CONTEXT: named,
    })
    expect(other.status).toBe(0)
    expect(existsSync(join(named, 'CORTEX.md'))).toBe(true)
  })

  it('[K29] shows the help of one command, and guesses slips of commands, options and kinds', async () => {
    const help = await ctx('help', 'new')
    expect(help).toMatchObject({ status: 0 })
    expect(help.stdout).toContain('new decision <title> --alternative TEXT')
    expect(help.stdout).not.toContain('set up a context')
    const globally = await runInProcess(['--home', home, 'help', 'ctx', 'new'], place, {})
    expect(globally.stdout).toBe(help.stdout)
    expect((await ctx('help', 'serach')).stderr).toContain('Did you mean `cortex ctx search`?')

    const option = await ctx('search', 'tide', '--lmit', '3')
    expect(option).toMatchObject({ status: 2 })
    expect(option.stderr).toBe(
      'ctx: unknown option `--lmit`. Did you mean `--limit`? See `cortex ctx help search`\n',
    )
    const json = await ctx('search', 'tide', '--lmit', '3', '--json')
    expect(JSON.parse(json.stdout).error.message).toContain('Did you mean `--limit`?')

    expect((await ctx('new', 'knowlege', 'x')).stderr).toContain(
      'Did you mean `ctx new knowledge`?',
    )
    expect((await ctx('new', 'The tide turns')).stderr).toContain(
      'cortex ctx new knowledge "The tide turns"',
    )
    expect((await ctx('new')).stderr).toContain('needs the kind first: project, experiment')
  })

  it('[K29] reports a wrong command line in one line as a program too, never with a stack', () => {
    const bin = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bin/cortex.cjs')
    const ran = (...args: string[]) =>
      spawnSync(process.execPath, [bin, 'ctx', ...args], {
        encoding: 'utf8',
        env: { ...process.env, CORTEX_HOME: home, NO_COLOR: '1' },
      })

    const people = ran('new', 'knowlege', 'x')
    const programs = ran('new', '--json')

    expect(people.status).toBe(2)
    expect(people.stderr).toMatch(/^cortex: ctx new needs the kind first: [^\n]+\n$/)
    expect(programs.status).toBe(2)
    expect(JSON.parse(programs.stdout)).toMatchObject({ error: { code: 'USAGE' } })
    expect(ran('search').stderr).toBe('ctx: expected `cortex ctx search <words>`\n')
  })

  it.each([
    ['new', 'experiment', SECRET, '--tag', 'a'],
    ['new', 'experiment', ...SECRET.split(' '), '--tag', 'a'],
    ['new', 'project', 'quay', '--purpose', SECRET],
    ['user-learn', SECRET],
    ['tasks', 'add', 'x', '--why', SECRET, '--done-when', 'y'],
    ['status', 'EXP-1', 'invalidated', '--reason', SECRET],
  ])('[K28] refuses a secret: %s %s', async (...args) => {
    const { status, stdout } = await ctx('--json', ...args)

    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'SECRET_REFUSED' } })
    expect(stdout).not.toContain('q7Rt2Lm9')
  })

  it('[K28] refuses one on standard input, and takes one whose kind is allowed', () => {
    const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')
    const write = (...more: string[]): number | null => {
      const words = ['ctx', 'new', 'experiment', 'A text', '--tag', 'a', '--body', '-', ...more]
      return spawnSync(process.execPath, [program, ...words], {
        env: { ...process.env, CORTEX_HOME: home },
        input: `${SECRET}\n`,
      }).status
    }

    expect(write()).toBe(1)
    expect(existsSync(join(context, 'projects/atlas/experiments/EXP-002.md'))).toBe(false)
    expect(write('--allow-secret', 'github-token')).toBe(0)
    const text = readFileSync(join(context, 'projects/atlas/experiments/EXP-002.md'), 'utf8')
    expect(text).toContain(SECRET)
  })

  it('[O97] is the operation, by either name', async () => {
    const json = async (words: string): Promise<unknown> => {
      const { stdout } = await runInProcess(
        ['--home', home, '--json', ...words.split(' ')],
        place,
        {},
      )
      return JSON.parse(stdout)
    }
    await json('ctx new project harbour')
    await json('ctx new experiment Berths --tag tide --project harbour')
    const task = (await json(
      'ctx-task-add Dredge --why silt --done-when deep --project harbour',
    )) as {
      readonly task: { readonly id: string }
    }

    for (const [name, words, fields] of [
      ['ctx-projects', '', ['projects']],
      ['ctx-search', 'Berths --limit 3', ['hits']],
      ['ctx-show', 'EXP-1 --project harbour', ['project', 'id', 'kind', 'status', 'tags', 'text']],
      ['ctx-fresh', 'harbour', ['project', 'passed', 'briefing', 'tokens', 'leftOut', 'gaps']],
      ['ctx-lint', '--project harbour --limit 1', ['ok', 'diagnostics', 'more']],
      ['ctx-graph', 'EXP-1 --project harbour', ['nodes', 'edges', 'pending', 'more']],
      ['ctx-tasks', 'harbour --state actionable', ['project', 'tasks', 'more']],
      ['ctx-maintain', 'harbour', ['project', 'proposals', 'more']],
      ['ctx-index', 'harbour', ['written', 'projects', 'failures']],
      ['ctx-sync', 'harbour', ['missing', 'written']],
      ['ctx-task', `${task.task.id} claim --by ada --project harbour`, ['project', 'task']],
    ] as const) {
      const called = SHAPES.find((shape) => shape.name === name)?.words ?? ''
      const byName = (await json(`${name} ${words}`.trim())) as object
      expect(Object.keys(byName), name).toEqual(expect.arrayContaining([...fields]))
      if (name === 'ctx-task') continue
      expect(await json(`${called} ${words}`.trim()), name).toEqual(byName)
    }
    expect(commandNames().filter((name) => helpText('all').includes(`  ${name} `))).not.toContain(
      'ctx-search',
    )
  })
})
