/** Hooks as hosts run them: processes that must not fail. Rules: docs/spec/hosts.md. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCortex } from '@cortex-memory/core'
import { readHookFailures } from '@cortex-memory/hosts/failures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')
/** For hooks that shall be done: machines that run tests are busy. */
const PATIENCE_MS = '60000'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-hook-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

function hook(
  args: readonly string[],
  stdin: string,
  timeoutMs = PATIENCE_MS,
  more: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = {
    ...process.env,
    ...more,
    CORTEX_HOME: home,
    CORTEX_ACTOR: 'ada',
    CORTEX_HOOK_TIMEOUT_MS: timeoutMs,
  }
  const child = spawn(process.execPath, [program, 'hook', ...args], { env, cwd: home })
  const ended = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    ended.stdout += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    ended.stderr += String(chunk)
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(stdin)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, ...ended }))
  })
}

it('[J27] [ST1] loads its two bundles and nothing that only interfaces need', async () => {
  await remember('The winch lifts 400 kg')
  const coverage = join(home, 'coverage')

  const { stdout } = await hook(['user-prompt-submit'], '{"prompt":"winch"}', PATIENCE_MS, {
    NODE_V8_COVERAGE: coverage,
  })

  const scripts = readdirSync(coverage).flatMap((name) => {
    const report = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as Coverage
    return report.result
  })
  expect(stdout).toContain('400 kg')
  const bundles = scripts.flatMap(({ url }) => /[/]bundle[/]([a-z-]+)[.]cjs$/.exec(url)?.[1] ?? [])
  expect(bundles.sort()).toEqual(['cortex', 'hook'])
  expect(scripts.filter(({ url }) => url.includes('/node_modules/'))).toEqual([])
  const ran = scripts.filter(({ url }) => url.endsWith('/cortex.cjs')).flatMap(filesThatRan)
  expect(ran.filter((file) => file.includes('/core/src/'))).not.toEqual([])
  expect(
    ran.filter((file) => /modelcontextprotocol|server[/]src[/]mcp|[/]zod[/]/.test(file)),
  ).toEqual([])
})

/** The map of the bundle says which file a function is of. */
function filesThatRan({ functions }: Coverage['result'][number]): readonly string[] {
  const bundle = join(dirname(program), 'bundle/cortex.cjs')
  const text = readFileSync(bundle, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')))
  const lines = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1)
  const files = functions.flatMap(({ ranges: [range] }) => {
    if (range === undefined || range.count === 0 || range.startOffset < 100) return []
    const line = lines.findLastIndex((start) => start <= range.startOffset)
    const found = map.findEntry(line, range.startOffset - (lines[line] ?? 0))
    return 'originalSource' in found ? [found.originalSource] : []
  })
  return [...new Set(files)]
}

/** What Node writes for NODE_V8_COVERAGE. */
interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly {
      readonly ranges: readonly { readonly count: number; readonly startOffset: number }[]
    }[]
  }[]
}

const SILENT: Ended = { status: 0, stdout: '', stderr: '' }
const codes = (): string[] => readHookFailures(home).last.map(({ code }) => code)

/** Processes that work in a directory, where the system tells. */
function processesIn(directory: string): string[] {
  if (!existsSync('/proc/self/cwd')) return []
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === directory
    } catch {
      return false
    }
  })
}

async function remember(statement: string): Promise<void> {
  await using cortex = await openCortex({ root: home, actor: 'ada', durability: 'fast' })
  await cortex.write({ data: { type: 'Fact', subject: 'ada', predicate: 'note', statement } })
}

describe('a hook', () => {
  it('[J20] answers in the form of the host, while another process has the store open', async () => {
    await remember('The deploy runs on Fridays')
    await using _writer = await openCortex({ root: home, actor: 'ada' })
    const event = { session_id: 's', cwd: home, prompt: 'When do we deploy?', other: {} }

    const { status, stdout, stderr } = await hook(['user-prompt-submit'], JSON.stringify(event))

    expect([status, stderr, codes()]).toEqual([0, '', []])
    expect(JSON.parse(stdout)).toEqual({
      hookSpecificOutput: {
        hookEventName: 'UserPromptSubmit',
        additionalContext: expect.stringContaining('- The deploy runs on Fridays ('),
      },
    })
  })

  it('[J20] given garbage is silent, ends with 0 and is counted', async () => {
    expect(await hook(['session-start'], 'no JSON {')).toEqual(SILENT)
    expect(codes()).toEqual(['BAD_PAYLOAD'])
  })

  it('[J20] that is unknown is silent too', async () => {
    expect(await hook(['session-strat'], '{}')).toEqual(SILENT)
    expect(codes()).toEqual(['USAGE'])
  })

  it('[J20] that is not done at its limit is silent and leaves no process behind', async () => {
    await remember('anything')

    expect(await hook(['session-start'], '{}', '20')).toEqual(SILENT)

    expect(codes()).toEqual(['TIMEOUT'])
    await expect.poll(() => processesIn(home)).toEqual([])
  })

  it('[J20] whose store has a pipe for its tail does not wait for it', async () => {
    await remember('anything')
    const tail = join(home, 'ada/lock/tail')
    unlinkSync(tail)
    execFileSync('mkfifo', [tail])

    expect(await hook(['session-start'], '{}', '20000')).toEqual(SILENT)

    expect(codes()).toEqual(['IO_ERROR'])
  })

  it('[J20] whose store kills the process is silent, ends with 0 and is counted', async () => {
    await remember('anything')
    writeFileSync(join(home, 'ada/view-1/data.mdb'), 'x'.repeat(30_000))

    expect(await hook(['session-start'], '{}')).toEqual(SILENT)

    expect(codes()).toHaveLength(1)
  })

  it('[J32] that tracks reads ends at its limit although its input stays open, and doctor knows', async () => {
    mkdirSync(join(home, 'context/projects'), { recursive: true })
    const env = { ...process.env, CORTEX_HOME: home, CORTEX_HOOK_TIMEOUT_MS: '300' }
    const child = spawn(process.execPath, [program, 'ctx', 'track', '--bash'], { env, cwd: home })
    const status = await new Promise((resolve) => child.once('exit', resolve))
    child.stdin.destroy()

    expect(status).toBe(0)
    const told = spawnSync(process.execPath, [program, '--json', 'doctor'], { env, cwd: home })
    expect(String(told.stdout)).toContain('1 reads were not tracked')
  })

  it('[J26] at the end of a session lets the host go and learns in the background', async () => {
    const transcript = join(home, 'session.jsonl')
    const message = { role: 'user', content: 'We decided to use PostgreSQL 17 for billing.' }
    writeFileSync(transcript, `${JSON.stringify({ type: 'user', message })}\n`)
    const event = JSON.stringify({ session_id: 's', transcript_path: transcript })

    expect(await hook(['session-end'], event)).toEqual(SILENT)

    const learned = async (): Promise<string[]> => {
      await using cortex = await openCortex({ root: home, actor: 'ada' })
      const { memories } = await cortex.find({ types: ['Fact'], limit: 5 })
      return memories.map(({ head }) => head.forms.short)
    }
    await expect
      .poll(learned, { timeout: 60_000, interval: 200 })
      .toEqual([expect.stringContaining('PostgreSQL 17')])
    expect(codes()).toEqual([])
  })
})
