/**
 * Two hours of work through the real hooks, as processes: what the next session is shown is what a
 * careful colleague would write down. The talk is in fixtures/two-hour-session.txt: U and A speak, `|`
 * goes on with what U pastes, F is a file that a tool changed. Secrets are put in here, in parts.
 */
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readHookFailures } from '@cortex-memory/hosts/failures'
import { countTokens as cl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')
const fixture = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')

const PASSWORD = ['k7Vq', 'Zr2m', 'Xw9T'].join('')
const TOKEN = `ghp_${['Ab3dEf6hIj9k', 'Lm2nOp5qRs8t', 'Uv1wXy4zAb7c'].join('')}`
const START = Date.UTC(2026, 4, 4, 9)
const TURN_MS = 36_000

interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
  readonly files: readonly string[]
}

let home: string
let project: string
let shown: string

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'cortex-session-'))
  project = join(home, 'harbour')
  mkdirSync(project)
  const path = join(home, 'session.jsonl')
  const turns = turnsOf(fixture('two-hour-session.txt'))
  hook('session-start', { session_id: 'first', source: 'startup' })
  for (const [index, { role, text }] of turns.entries()) {
    writeFileSync(path, lines(turns.slice(0, index + 1)))
    // Every tenth prompt: the hooks of all would take minutes.
    if (role === 'user' && index % 20 === 0) hook('user-prompt-submit', { prompt: text })
    if (index === turns.length / 2)
      hook('pre-compact', { session_id: 'first', transcript_path: path })
  }
  hook('session-end', { session_id: 'first', transcript_path: path })
  await learned()
  const { hookSpecificOutput } = JSON.parse(
    hook('session-start', { session_id: 'next', source: 'startup' }),
  ) as { hookSpecificOutput: { additionalContext: string } }
  shown = hookSpecificOutput.additionalContext
}, 240_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the session after two hours of work', () => {
  it('[J38] begins with what a careful colleague would write down', () => {
    const told = shown.replaceAll(/ m[0-9a-z]{4}$/gm, '').replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY')
    expect(`${told}\n`).toBe(fixture('two-hour-session.golden.md'))
  })

  it('[J38] takes at most 600 tokens of both tokenizers', () => {
    expect(o200k(shown)).toBeLessThanOrEqual(600)
    expect(cl100k(shown)).toBeLessThanOrEqual(600)
  })

  it('[J38] repeats no secret, no foreign order and no refused proposal, and no hook failed', () => {
    expect(shown).not.toMatch(/GraphQL|XML|as root|foreign keys|Bun|Redis/)
    for (const secret of [PASSWORD, TOKEN]) {
      expect(shown).not.toContain(secret)
      expect(filesWith(secret)).toEqual([])
    }
    expect(readHookFailures(home)).toMatchObject({ count: 0, last: [] })
  })
})

function turnsOf(text: string): Turn[] {
  const turns: { role: Turn['role']; text: string; files: string[] }[] = []
  const whole = text.replaceAll('{PASSWORD}', PASSWORD).replaceAll('{TOKEN}', TOKEN)
  for (const line of whole.trimEnd().split('\n')) {
    const last = turns.at(-1)
    if (line.startsWith('|') && last !== undefined) last.text += `\n${line.slice(2)}`
    else if (line.startsWith('F: ')) last?.files.push(line.slice(3))
    else
      turns.push({
        role: line.startsWith('U') ? 'user' : 'assistant',
        text: line.slice(3),
        files: [],
      })
  }
  return turns
}

/** As the host writes them. */
function lines(turns: readonly Turn[]): string {
  return turns
    .map(({ role, text, files }, index) => {
      const tools = files.map((file) => ({
        type: 'tool_use',
        name: 'Edit',
        input: { file_path: join(project, file) },
      }))
      const content = role === 'user' ? text : [{ type: 'text', text }, ...tools]
      const timestamp = new Date(START + index * TURN_MS).toISOString()
      return `${JSON.stringify({ type: role, timestamp, message: { role, content } })}\n`
    })
    .join('')
}

function hook(event: string, payload: object): string {
  const env = { ...process.env, CORTEX_HOME: home, CORTEX_HOOK_TIMEOUT_MS: '60000' }
  const { stdout, status } = spawnSync(process.execPath, [program, 'hook', event], {
    env,
    cwd: project,
    input: JSON.stringify({ cwd: project, ...payload }),
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  return stdout
}

/** Learning goes on in the background: the digest is its last step. */
async function learned(): Promise<void> {
  for (;;) {
    const answer = spawnSync(process.execPath, [program, 'list', '--tag', 'digest', '--json'], {
      env: { ...process.env, CORTEX_HOME: home },
      cwd: project,
      encoding: 'utf8',
    })
    if (answer.status === 0 && answer.stdout.includes('"Goal: ')) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Below the data home, the transcript apart. */
function filesWith(secret: string): string[] {
  const found: string[] = []
  const visit = (directory: string): void => {
    for (const name of readdirSync(directory)) {
      const file = join(directory, name)
      if (statSync(file).isDirectory()) visit(file)
      else if (name !== 'session.jsonl' && readFileSync(file).includes(secret)) found.push(file)
    }
  }
  visit(home)
  return found
}
