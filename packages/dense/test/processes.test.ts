import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { regenerateAll } from '../src/maintain/regenerate-all.ts'
import { Workspace } from '../src/workspace.ts'
import { copyFixture, NOW, snapshot } from './support/context.ts'
import { buildProgram, MAIN, runProgram } from './support/program.ts'

// The long forms (DENSE_KILLS, DENSE_TRACKS) take minutes.
vi.setConfig({ testTimeout: 900_000 })

beforeAll(buildProgram)

const KILL_CHILD = fileURLToPath(new URL('support/kill-child.mjs', import.meta.url))

const readPayload = (root: string, file: string): string =>
  JSON.stringify({ cwd: root, tool_name: 'Read', tool_input: { file_path: join(root, file) } })

const EXP1 = 'projects/crawl-tuner/experiments/EXP-001.md'

describe('the tracker as a process', () => {
  it('[DH6] prints nothing and exits 0 for good and bad input', () => {
    using context = copyFixture('valid')
    for (const input of ['', 'not json', '[]', '{}', 'null', readPayload(context.root, EXP1)]) {
      const result = runProgram(['track', '--root', context.root], input)
      expect(result).toEqual({ code: 0, stdout: '', stderr: '' })
    }
  })

  it('[DH7] loads next to nothing: no YAML parser, no git, a handful of modules', () => {
    const files = new Set<string>()
    const walk = (name: string): void => {
      if (files.has(name)) return
      files.add(name)
      const text = readFileSync(join(dirname(MAIN), name), 'utf8')
      for (const match of text.matchAll(/^import [^;]*?from '(\.[^']+|[^']+)'/gm)) {
        const target = match[1] ?? ''
        if (target.startsWith('.')) walk(join(dirname(name), target))
        else expect(['node:fs', 'node:path', 'node:os']).toContain(target)
      }
    }
    walk('main.js')
    expect(files.size).toBeLessThanOrEqual(7)
  })

  it('[DH7] as CommonJS it loads the same few files and no loader of modules', () => {
    using context = copyFixture('valid')
    const coverage = mkdtempSync(join(tmpdir(), 'dense-coverage-'))
    try {
      const program = join(dirname(MAIN), '../hook/dist/track/track-program.js')
      const script = `require(${JSON.stringify(program)}).runTracker(process.argv.slice(1), [])`
      const result = spawnSync(process.execPath, ['-e', script, '--', '--root', context.root], {
        input: readPayload(context.root, EXP1),
        env: { ...process.env, NODE_V8_COVERAGE: coverage },
        encoding: 'utf8',
      })
      expect([result.status, result.stdout, result.stderr]).toEqual([0, '', ''])
      const [report = ''] = readdirSync(coverage)
      const scripts = JSON.parse(readFileSync(join(coverage, report), 'utf8')) as {
        result: { url: string }[]
      }
      const loaded = scripts.result.flatMap(({ url }) => /[^/]+\.m?js$/.exec(url) ?? [])
      expect(loaded.sort()).toEqual([
        'access-log.js',
        'hook.js',
        'regular-file.js',
        'root.js',
        'track-program.js',
        'track.js',
      ])
    } finally {
      rmSync(coverage, { recursive: true, force: true })
    }
    const log = readFileSync(join(context.project, '_meta', 'access-log.jsonl'), 'utf8')
    expect(log.trimEnd().split('\n').at(-1)).toContain('"file":"EXP-001.md","tool":"Read"')
  })

  it('[DH9] what asks for more than tracking is answered as by any command', () => {
    expect(runProgram(['track', '--help']).stdout).toContain('Usage: cortex ctx track')
    using context = copyFixture('valid')
    const at = ['track', '--root', context.root, '--now', '2026-05-19T00:00:00Z']
    expect(runProgram(at, readPayload(context.root, EXP1)).code).toBe(0)
    const log = readFileSync(join(context.project, '_meta', 'access-log.jsonl'), 'utf8')
    expect(log).toContain('"ts":"2026-05-19T00:00:00.000Z"')
  })

  it('[DH10] an event of eight megabytes is read whole, a longer one is none', () => {
    using context = copyFixture('valid')
    const log = join(context.project, '_meta', 'access-log.jsonl')
    const before = readFileSync(log, 'utf8')
    const event = JSON.parse(readPayload(context.root, EXP1))
    const padded = (bytes: number): string => JSON.stringify({ ...event, pad: 'x'.repeat(bytes) })

    runProgram(['track', '--root', context.root], padded(9 * 1024 * 1024))
    expect(readFileSync(log, 'utf8')).toBe(before)
    runProgram(['track', '--root', context.root], padded(7 * 1024 * 1024))
    expect(readFileSync(log, 'utf8').length).toBeGreaterThan(before.length)
  })

  it('[DH8] 20 parallel trackers lose nothing', async () => {
    using context = copyFixture('valid')
    const perTracker = Number(process.env.DENSE_TRACKS ?? 10)
    const log = join(context.project, '_meta', 'access-log.jsonl')
    const before = readFileSync(log, 'utf8').split('\n').length
    const script = `
      import { trackEvent } from ${JSON.stringify(join(dirname(MAIN), 'track/track.js'))}
      const payload = JSON.parse(process.argv[1])
      for (let n = 0; n < ${perTracker}; n += 1) trackEvent(payload, { root: ${JSON.stringify(context.root)}, now: Date.now() })
    `
    const payload = readPayload(context.root, EXP1)
    const trackers = Array.from({ length: 20 }, () => {
      return new Promise<number | null>((done) => {
        spawn(process.execPath, ['--input-type=module', '-e', script, payload]).on('exit', done)
      })
    })

    expect(await Promise.all(trackers)).toEqual(Array.from({ length: 20 }, () => 0))

    const lines = readFileSync(log, 'utf8').split('\n')
    expect(lines.length - before).toBe(20 * perTracker)
    for (const line of lines.slice(before - 1, -1)) expect(() => JSON.parse(line)).not.toThrow()
    await regenerateAll(new Workspace(context.root, () => NOW))
    const atom = readFileSync(join(context.root, EXP1), 'utf8')
    expect(atom).toContain(`refs: ${6 + 20 * perTracker}\n`)
  })
})

describe('a killed regeneration', () => {
  it('[DX6] leaves no half file and no lost count, wherever it dies', async () => {
    const kills = Number(process.env.DENSE_KILLS ?? 8)
    const home = mkdtempSync(join(tmpdir(), 'dense-kill-'))
    using pristine = copyFixture('valid')
    // A second batch of records behind a checkpoint: both ways of counting are under test.
    await regenerateAll(new Workspace(pristine.root, () => NOW - 1000))
    const record = { file: 'EXP-003a.md', tool: 'Read', ts: '2026-05-20T08:00:00.000Z' }
    appendFileSync(
      join(pristine.project, '_meta', 'access-log.jsonl'),
      `${JSON.stringify(record)}\n${JSON.stringify({ ...record, file: 'K-002.md' })}\n`,
    )
    try {
      const run = (root: string, at: number): { killed: boolean; steps: number } => {
        const result = spawnSync(process.execPath, [KILL_CHILD, dirname(MAIN), root, String(at)], {
          encoding: 'utf8',
        })
        return { killed: result.signal === 'SIGKILL', steps: Number(result.stdout) }
      }
      const fresh = (name: string): string => {
        const root = join(home, name, 'context')
        cpSync(pristine.root, root, { recursive: true })
        return root
      }
      const clean = fresh('clean')
      const { steps } = run(clean, 0)
      const wanted = content(clean)
      const before = content(pristine.root)
      expect(steps).toBeGreaterThan(15)

      for (let n = 0; n < kills; n += 1) {
        const root = fresh(`kill-${n}`)
        const outcome = run(root, 1 + (Math.floor((n * steps) / Math.min(kills, steps)) % steps))
        expect(outcome.killed).toBe(true)
        // Every visible file is the old one or the new one, never something between.
        for (const [file, text] of content(root)) {
          expect([before.get(file), wanted.get(file)], file).toContain(text)
        }
        // A second death at another place, then a run that is left alone.
        if (n % 3 === 0) run(root, 1 + ((n * 7) % steps))
        await regenerateAll(new Workspace(root, () => NOW))
        expect(content(root)).toEqual(wanted)
        expect(leftovers(root)).toEqual([])
        rmSync(join(home, `kill-${n}`), { recursive: true })
      }
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
})

const KILL_COMMAND = fileURLToPath(new URL('support/kill-command.mjs', import.meta.url))

describe('a killed command', () => {
  it.each([
    ['status', ['status', 'EXP-001', 'superseded:EXP-004']],
    ['tombstone', ['status', 'EXP-001', 'invalidated:EXP-004', '--reason', 'wrong list']],
    ['rename', ['rename', 'EXP-002', 'EXP-102']],
    ['archive', ['tasks', 'archive']],
    ['project', ['new', 'project', 'second']],
  ])('[DX8] %s is finished by the same command, wherever it died', (name, args) => {
    const kills = Number(process.env.DENSE_KILLS ?? 3)
    const home = mkdtempSync(join(tmpdir(), 'dense-kill-'))
    using pristine = copyFixture('valid')
    appendFileSync(
      join(pristine.project, 'TASKS.yaml'),
      '  - id: "0001"\n    text: "Old"\n    status: done\n    template: t\n    completed-at: "2026-05-01"\n',
    )
    try {
      const run = (root: string, at: number): { code: number | null; steps: number } => {
        const argv = [KILL_COMMAND, dirname(MAIN), root, String(at), ...args]
        const result = spawnSync(process.execPath, argv, { encoding: 'utf8' })
        return { code: result.status, steps: Number(result.stdout) }
      }
      const fresh = (label: string): string => {
        const root = join(home, label, 'context')
        cpSync(pristine.root, root, { recursive: true })
        return root
      }
      const clean = fresh('clean')
      const { code, steps } = run(clean, 0)
      expect(code).toBe(0)
      expect(steps).toBeGreaterThan(3)
      const wanted = content(clean)

      for (let n = 0; n < Math.min(kills, steps); n += 1) {
        const root = fresh(`${name}-${n}`)
        run(root, 1 + Math.floor((n * steps) / Math.min(kills, steps)))
        const again = run(root, 0)
        // Killed after its last step it was done already: there is nothing left to rename or create.
        const done = { rename: 3, project: 4 }[name] ?? 0
        expect([0, done], `killed at ${n}`).toContain(again.code)
        const found = content(root)
        expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort())
        for (const [file, text] of wanted) {
          if (!/checkpoint/.test(file)) expect(found.get(file), `${file} killed at ${n}`).toBe(text)
        }
      }
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
})

/** What a reader sees: without temporary files, locks, caches and the time of the last run. */
function content(root: string): Map<string, string> {
  const files = snapshot(root)
  for (const [file, text] of files) {
    if (/\.dense-tmp$|\.lock|^\.dense\//.test(file)) files.delete(file)
    else if (/index\.md$/.test(file)) files.set(file, text.replace(/^> Last updated: .*$/m, ''))
    // The checkpoint remembers which index came before; that depends on where the run died.
    else if (/checkpoint/.test(file)) files.set(file, text.replace(/"before": .*/g, ''))
  }
  return files
}

function leftovers(root: string): string[] {
  const project = join(root, 'projects', 'crawl-tuner')
  return ['experiments', 'knowledge', 'patterns', '_meta'].flatMap((name) =>
    readdirSync(join(project, name)).filter((file) => file.endsWith('.dense-tmp')),
  )
}
