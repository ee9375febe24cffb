import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCortex } from '@cortex-memory/core'
import { afterAll, describe, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'cortex-once-'))
const program = fileURLToPath(new URL('./programs/write-once.mjs', import.meta.url))
afterAll(() => rmSync(root, { recursive: true, force: true }))

interface Ended {
  readonly signal: string | null
  readonly output: string
}

async function run(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, root, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const signal = await new Promise<string | null>((resolve) =>
    child.on('exit', (_code, killed) => resolve(killed)),
  )
  return { signal, output }
}

/** How many memories of the store say something. */
async function holding(actor: string, text: string): Promise<number> {
  await using cortex = await openCortex({ root, actor })
  const { memories } = await cortex.find({ types: ['Fact'], limit: 1_000 })
  return memories.filter(({ data }) => data.statement.includes(text)).length
}

const ADAPTERS = [
  ...['anthropic', 'claude-agent', 'openai-agents', 'ai-sdk'],
  ...['mastra', 'adk', 'mem0', 'tools'],
]

async function counts(text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const adapter of ADAPTERS) found[adapter] = await holding(adapter, text)
  return found
}

describe('every adapter that writes', () => {
  const all = ADAPTERS.join(',')
  const once = Object.fromEntries(ADAPTERS.map((adapter) => [adapter, 1]))

  it('[AD4] writes once when its process is killed between write and answer and two others try again', async () => {
    expect(await run(all, 'id-1', 'die')).toEqual({ signal: 'SIGKILL', output: '' })
    expect(await counts('text of id-1')).toEqual(once)
    const tries = await Promise.all([run(all, 'id-1'), run(all, 'id-1')])
    expect(tries.map(({ output }) => output)).toEqual(['done\n', 'done\n'])
    expect(await counts('text of id-1')).toEqual(once)
  })

  it('[AD4] loses nothing when two processes write to one store at once', async () => {
    const both = await Promise.all([run(all, 'id-2'), run(all, 'id-3')])
    expect(both.map(({ output }) => output)).toEqual(['done\n', 'done\n'])
    expect(await counts('text of id-2')).toEqual(once)
    expect(await counts('text of id-3')).toEqual(once)
  })
})
