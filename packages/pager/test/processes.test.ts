import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConversationStore } from '../src/conversation/conversation-store.ts'

const home = testDirectory()
afterAll(() => rmSync(home, { recursive: true, force: true }))
beforeAll(() => {
  const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
  const tsc = path('../../../node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-b', path('..')], { stdio: 'pipe' })
})

const WRITERS = 4
const TURNS = 30
const RETAINED = 7

/** Says what it has appended, line by line. */
const PROGRAM = `
  const { ConversationStore } = await import(process.argv[1])
  const [directory, writer] = process.argv.slice(2)
  const store = new ConversationStore({ directory, retainedTurns: ${RETAINED} })
  for (let n = 0; n < ${TURNS}; n++) {
    const text = writer + '-' + n + ' ' + 'x'.repeat(n * 37)
    await store.append('shared', { role: 'user', text })
    process.stdout.write(writer + '-' + n + '\\n')
  }
`

/** What the process acknowledged; it is killed after `killAfter` of them. */
function append(
  directory: string,
  writer: string,
  killAfter = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const module = new URL('../dist/conversation/conversation-store.js', import.meta.url).href
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, module, directory, writer],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const acknowledged: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(line)
    if (acknowledged.length === killAfter) child.kill('SIGKILL')
  })
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('close', () => done(acknowledged))
  })
}

describe('several processes', () => {
  it('[GS9] append to one conversation, and one is killed: everything acknowledged is there once', async () => {
    const directory = join(home, 'conversations')

    const acknowledged = await Promise.all([
      ...Array.from({ length: WRITERS }, (_, writer) => append(directory, `w${writer}`)),
      append(directory, 'killed', 9),
    ])

    const store = new ConversationStore({ directory })
    const labels = (await store.turns('shared')).map(({ text }) => text.split(' ')[0] as string)
    const lost = acknowledged.flat().filter((label) => !labels.includes(label))
    expect(lost).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
    for (const [writer, said] of acknowledged.slice(0, WRITERS).entries()) {
      expect(said).toHaveLength(TURNS)
      const mine = labels.filter((label) => label.startsWith(`w${writer}-`))
      expect([...mine].sort(), 'no turn of a writer is missing').toEqual([...said].sort())
    }
    expect((await store.archived('shared')).length).toBeGreaterThan(WRITERS * TURNS - 3 * RETAINED)
    expect((await store.damage('shared')).length).toBeLessThanOrEqual(1)
  })
})
