import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
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

/** Learns the first turns of a talk, and says when each writing begins and ends. */
const LEARNER = `
  const { Consolidator, FileCursorStore, RuleExtractor } = await import(process.argv[1])
  const { appendFileSync } = await import('node:fs')
  const { setTimeout } = await import('node:timers/promises')
  const [file, log, count] = process.argv.slice(2)
  const turns = Array.from({ length: Number(count) }, (_, n) => ({
    role: 'user',
    text: 'Remember that door ' + n + ' is blue.',
  }))
  const sink = async ({ learned }) => {
    appendFileSync(log, 'begin ' + learned.statement + '\\n')
    await setTimeout(15)
    appendFileSync(log, 'end ' + learned.statement + '\\n')
  }
  const learner = new Consolidator({
    extractor: new RuleExtractor(),
    sink,
    cursors: new FileCursorStore(file),
  })
  const { failure } = await learner.consolidate({ conversationId: 'c', turns })
  if (failure !== undefined) throw failure
`

describe('several processes', () => {
  it('[GQ10] learn one after the other, in the order in which it was said', async () => {
    const module = new URL('../dist/index.js', import.meta.url).href
    const file = join(home, 'learned.jsonl')
    const log = join(home, 'learned.log')
    const counts = [4, 8, 6]

    const ends = await Promise.all(
      counts.map(
        (count) =>
          new Promise<number | null>((done, failed) => {
            const args = ['--input-type=module', '-e', LEARNER, module, file, log, String(count)]
            const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
            child.once('error', failed)
            child.once('close', done)
          }),
      ),
    )

    expect(ends).toEqual([0, 0, 0])
    const doors = Array.from({ length: Math.max(...counts) }, (_, n) => `door ${n} is blue`)
    const told = readFileSync(log, 'utf8').trim().split('\n')
    expect(told).toEqual(doors.flatMap((door) => [`begin ${door}`, `end ${door}`]))
  })

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
