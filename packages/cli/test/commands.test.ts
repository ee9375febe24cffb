/** Every operation is a command. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkInput, OPERATIONS } from '@cortex-memory/server/operations'
import { describe, expect, it } from 'vitest'
import { SHAPES } from '../src/catalog.ts'
import { UsageError } from '../src/command.ts'
import { LOADERS } from '../src/commands/load.ts'
import { LOCAL_COMMANDS } from '../src/commands/pages.ts'
import { withFaceOptions } from '../src/face-options.ts'
import { commandNames, helpText } from '../src/help.ts'
import { parseInput } from '../src/parse-input.ts'
import { PRINTERS } from '../src/print/all.ts'
import { shellWords } from './shell-words.ts'

const source = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src')
const program = join(dirname(source), 'dist/main.js')

function cortex(
  home: string,
  args: readonly string[],
  options: { readonly input?: string; readonly env?: Record<string, string> } = {},
): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: 'ada', ...options.env }
  return spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    input: options.input ?? '',
    env,
  })
}

it('[DN7] --home before ctx means the context of that data home', async () => {
  await inHome((home) => {
    const other = join(home, 'other')
    const { status } = cortex(home, ['--home', other, 'ctx', 'init'])

    expect([status, existsSync(join(other, 'context/CORTEX.md'))]).toEqual([0, true])
    expect(existsSync(join(home, 'context'))).toBe(false)
  })
})

async function inHome<T>(body: (home: string) => T): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'cortex-commands-'))
  try {
    return body(home)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const nothing = async (): Promise<string> => ''

describe('the commands', () => {
  it('[O20] are the operations, each with a printer, and the local ones', () => {
    const names = OPERATIONS.map(({ name }) => name)

    expect(SHAPES.map(({ name }) => name)).toEqual(names)
    const own = SHAPES.filter(({ words }) => words === undefined).map(({ name }) => name)
    expect(Object.keys(PRINTERS).sort()).toEqual(own.sort())
    expect(Object.keys(LOADERS)).toEqual(LOCAL_COMMANDS.map(({ name }) => name))
  })

  it.each(
    SHAPES.flatMap((shape) =>
      shape.examples.map(({ command }, index) => [command, shape, index] as const),
    ),
  )('[O20] the example means what it says: %s', async (command, shape, index) => {
    const operation = OPERATIONS.find(({ name }) => name === shape.name) as (typeof OPERATIONS)[0]
    const called = (shape.words ?? shape.name).split(' ')
    const words = shellWords(command)
    const args = words.slice(1 + called.length)

    const input = await parseInput(shape, args, nothing)

    expect(words.slice(0, 1 + called.length)).toEqual(['cortex', ...called])
    expect(input).toEqual(operation.examples[index]?.input)
    checkInput(operation, input)
  })

  it('[O23] have help with every option and example, within 80 columns but for examples', () => {
    for (const name of [undefined, ...commandNames()]) {
      const page = helpText(name)
      const [head = ''] = page.split('Examples:')
      expect(head.split('\n').filter((line) => line.length > 80)).toEqual([])
    }
    for (const shape of SHAPES.filter(({ name }) => LOADERS[name] === undefined)) {
      const page = helpText(shape.name)
      for (const { flag } of withFaceOptions(shape).options) expect(page).toContain(`--${flag}`)
      for (const { command } of shape.examples) expect(page).toContain(command)
    }
  })
})

describe('a command line', () => {
  const shape = (name: string): (typeof SHAPES)[number] =>
    withFaceOptions(SHAPES.find((each) => each.name === name) as (typeof SHAPES)[number])
  const parse = async (name: string, ...args: string[]): Promise<unknown> =>
    await parseInput(shape(name), args, async () => '{"from":"stdin"}\n')

  it('[O21] is read by the schema: numbers, switches, lists, JSON, times, frames, objects', async () => {
    expect(
      await parse('remember', 'x', '--importance=3', '--tag', 'a', '--dedupe', '--tag=b'),
    ).toEqual({ text: 'x', importance: 3, tags: ['a', 'b'], dedupe: true })
    expect(await parse('remember', '--data', '-', '--frame', 'build:tool:a:b')).toEqual({
      data: { from: 'stdin' },
      frames: [{ verb: 'build', kind: 'tool', ref: 'a:b' }],
    })
    expect(await parse('recall', 'x', '--as-of', '1700000000000')).toEqual({
      query: 'x',
      asOf: 1_700_000_000_000,
    })
    expect(await parse('recall', 'x', '--as-of', '2026-05-01')).toEqual({
      query: 'x',
      asOf: '2026-05-01',
    })
    expect(await parse('context', '--object', 'tool:a', '--object', 'tool:b:c')).toEqual({
      objects: { tool: ['a', 'b:c'] },
    })
    expect(await parse('remember', '--', '--not-an-option')).toEqual({ text: '--not-an-option' })
    expect(await parse('recall', '-')).toEqual({ query: '{"from":"stdin"}' })
    expect(await parse('attest', 'i', 'a', 'b', '--outcome', 'success')).toEqual({
      intent: 'i',
      cited: ['a', 'b'],
      outcome: 'success',
    })
  })

  it.each([
    ['get', [], 'get needs <uri>'],
    ['find', [], 'find needs --query JSON'],
    ['get', ['a', 'b'], 'get does not take `b`'],
    ['list', ['--limit'], '--limit needs a value: --limit N'],
    ['list', ['--limit', 'ten'], '--limit expects a number, got ten'],
    ['list', ['--limit', '1', '--limit', '2'], '--limit can be given once'],
    ['list', ['--tombstoned=no'], '--tombstoned takes no value'],
    ['list', ['--lmit', '1'], 'Did you mean `--limit`?'],
    ['list', ['-l', '1'], 'unknown option `-l`'],
    ['list', ['--type', 'fact'], 'Did you mean `Fact`?'],
    ['find', ['--query', '{'], '--query expects JSON, got {'],
    ['context', ['--object', ':x'], '--object expects KIND:REF, got :x'],
    ['remember', ['x', '--frame', 'a:b'], '--frame expects VERB:KIND:REF, got a:b'],
  ])('[O22] of %s that cannot be read says why: %j', async (name, args, message) => {
    const error: unknown = await parse(name, ...args).catch((each: unknown) => each)

    expect(error).toBeInstanceOf(UsageError)
    expect((error as Error).message).toContain(message)
  })

  it('[O21] a reference called __proto__ is data like any other', async () => {
    const input = (await parse('context', '--object', '__proto__:x')) as { objects: object }

    expect(Object.keys(input.objects)).toEqual(['__proto__'])
  })
})

describe('a process', () => {
  it('[O24] that only looks makes no store; remember does', async () => {
    await inHome((home) => {
      for (const args of [['status'], ['recall', 'x'], ['verify'], ['rebuild'], ['snapshot']]) {
        const run = cortex(home, [...args, '--json'])
        expect(run.status, args.join(' ')).toBe(3)
        expect(JSON.parse(run.stdout)).toMatchObject({ error: { code: 'NOT_FOUND' } })
      }
      expect(cortex(home, ['remember', 'The tide is high']).status).toBe(0)

      const run = cortex(home, ['status', '--json'])
      expect(JSON.parse(run.stdout)).toMatchObject({ actor: 'ada', memories: 1 })
    })
  })

  it('[O24] keeps what it was given across processes and finds it by its words', async () => {
    await inHome((home) => {
      const said = cortex(home, ['remember', '-', '--json'], { input: 'The tide is high\n' })
      const { uri } = JSON.parse(said.stdout) as { uri: string }

      const found = cortex(home, ['recall', 'when is the tide high', '--json'])

      expect(JSON.parse(found.stdout)).toMatchObject({
        memories: [{ uri, data: { statement: 'The tide is high' } }],
      })
      expect(cortex(home, ['get', uri, '--json']).stdout).toContain('"channel":"cli"')
    })
  })

  it('[O22] gives data on stdout, words on stderr, and a code that tells failures apart', async () => {
    await inHome((home) => {
      const { stdout, stderr, status } = cortex(home, ['remember', 'x', '--type', 'Gaol'])
      expect([stdout, status]).toEqual(['', 2])
      expect(stderr).toContain('Did you mean `Goal`?')

      const json = cortex(home, ['remember', 'x', '--type', 'Gaol', '--json'])
      expect(json.stderr).toBe('')
      expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'USAGE' } })
      expect(cortex(home, ['--hom', home, 'status']).stderr).toContain('Did you mean `--home`?')
    })
  })

  it('[O22] says in a line which file the system refused', async () => {
    await inHome((home) => {
      cortex(home, ['remember', 'The tide is high'])
      const missing = join(home, 'nowhere', 'all.cortex')

      const { stderr, status } = cortex(home, ['export', '-o', missing])
      expect([stderr, status]).toEqual([
        `cortex: Cannot open ${missing}: there is no such file or folder\n`,
        3,
      ])
      const json = cortex(home, ['export', '-o', missing, '--json'])
      expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'NOT_FOUND' } })
      expect(cortex(home, ['export', '-o', home]).status).toBe(7)
    })
  })

  it.runIf(existsSync('/dev/full'))('[O22] says that an answer could not be printed', async () => {
    await inHome((home) => {
      cortex(home, ['remember', 'The tide is high'])
      const env = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: 'ada' }
      const line = `${process.execPath} ${program} list > /dev/full`
      const run = spawnSync('bash', ['-c', line], { encoding: 'utf8', env })

      expect(run.status).toBe(1)
      expect(run.stderr).toMatch(/^cortex: Cannot print the answer: ENOSPC.*\n$/)
    })
  })

  it('[O22] exports to standard output where a dash stands for the file', async () => {
    await inHome((home) => {
      cortex(home, ['remember', 'The tide is high'])

      const { stdout, stderr } = cortex(home, ['export', '--format', 'jsonl', '-o', '-'])

      expect([stderr, stdout]).toEqual(['', expect.stringContaining('The tide is high')])
    })
  })

  it('[O22] says how to keep what only seems to be a secret', async () => {
    await inHome((home) => {
      const text = `use ghp_${'a1B2'.repeat(9)}`
      const { stderr, status } = cortex(home, ['remember', text])
      expect([status, stderr]).toEqual([1, expect.stringContaining('--allow-secret github-token')])
      expect(cortex(home, ['remember', text, '--allow-secret', 'github-token']).status).toBe(0)
    })
  })

  it('[O28] reads on when the view is gone, which verify tells and doctor mends', async () => {
    await inHome((home) => {
      cortex(home, ['remember', 'The tide is high'])
      const loseView = (): void => {
        for (const each of readdirSync(join(home, 'ada')).filter((name) => /^view-/.test(name))) {
          rmSync(join(home, 'ada', each), { recursive: true })
        }
      }

      loseView()
      expect(cortex(home, ['verify']).status).toBe(5)
      expect(cortex(home, ['recall', 'tide']).stdout).toContain('The tide is high')
      expect(cortex(home, ['verify']).status).toBe(0)

      loseView()
      expect(cortex(home, ['doctor', '--fix']).stdout).toContain('folded 2 entries again')
      expect(cortex(home, ['verify']).status).toBe(0)
    })
  })

  it('[O29] shows what a memory would hide from a reader', async () => {
    await inHome((home) => {
      const said = 'the \u202etset\u202c has\u200b two\u2066 readers \u{e0041} 👩‍💻'
      cortex(home, ['remember', said])

      expect(cortex(home, ['list']).stdout).toContain(
        'the \\u202etset\\u202c has\\u200b two\\u2066 readers \\u{e0041} 👩‍💻',
      )
      const { stdout } = cortex(home, ['list', '--json'])
      expect(stdout).toContain(
        'the \\u202etset\\u202c has\\u200b two\\u2066 readers \\udb40\\udc41 👩‍💻',
      )
      expect(JSON.parse(stdout).memories).toMatchObject([{ text: said }])
    })
  })

  it('[O29] lets no memory speak to the terminal', async () => {
    await inHome((home) => {
      const said = '\u001b]0;mine\u0007 and \u009b31m'
      cortex(home, ['remember', said])

      expect(cortex(home, ['list']).stdout).toContain('Fact \u241b]0;mine\u2407 and \ufffd31m')
      const { stdout } = cortex(home, ['list', '--json'])
      expect(stdout).toContain('\\u001b]0;mine\\u0007 and \\u009b31m')
      expect(JSON.parse(stdout).memories).toMatchObject([{ text: said }])
      expect(cortex(home, ['--json', 'get', 'x\u009b31m']).stdout).toContain('x\\u009b31m')
    })
  })

  it('[O25] shows no colours where nobody looks', async () => {
    await inHome((home) => {
      cortex(home, ['remember', 'The tide is high'])
      const run = cortex(home, ['list'], { env: { FORCE_COLOR: '1' } })

      expect(run.stdout).toContain('The tide is high')
      expect(run.stdout).not.toContain('\u001b')
    })
  })

  it('[O24] does not mind a reader that leaves', async () => {
    await inHome((home) => {
      const env = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: 'ada' }
      const line = `${process.execPath} ${program} completion bash | head -c 10`
      const run = spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8', env })

      expect([run.status, run.stderr]).toEqual([0, ''])
    })
  })
})

describe('start-up', () => {
  /** Modules that are loaded with a module, whatever is called later. */
  function loadedWith(path: string, seen: Set<string> = new Set()): Set<string> {
    if (seen.has(path)) return seen
    seen.add(path)
    const text = readFileSync(join(source, path), 'utf8')
    const imports = text.matchAll(
      /^(?:import|export) (?!type )[^;]*? from '([^']+)'|^import '([^']+)'/gm,
    )
    for (const [, named, bare] of imports) {
      const target = (named ?? bare) as string
      if (target.startsWith('.')) loadedWith(normalize(join(dirname(path), target)), seen)
      else seen.add(target)
    }
    return seen
  }

  it('[O26] help and mistakes load neither the engine nor the schemas', () => {
    const loaded = [...loadedWith('run.ts')]

    expect(loaded).toContain('catalog.ts')
    // Small files that import nothing of a package; everything else waits.
    const packages = loaded.filter((name) => name.startsWith('@') || name === 'zod')
    expect(packages.sort()).toEqual([
      '@cortex-memory/core/kit',
      '@cortex-memory/dense/visible-text',
      '@cortex-memory/server/data-home',
    ])
    const dataHome = readFileSync(join(source, '../../server/src/project/data-home.ts'), 'utf8')
    expect(dataHome).not.toMatch(/from '(?!node:)/)
    const kit = readFileSync(join(source, '../../core/src/kit.ts'), 'utf8')
    expect(kit).not.toMatch(/from '(?!\.)/)
    // The check can fail: an operation does load them.
    expect([...loadedWith('commands/open.ts')]).toContain('@cortex-memory/core')
  })
})
