/**
 * Command lines that nobody should type. CORTEX_FUZZ_CALLS says how many, by default 250. Rules: docs/spec/operations.md.
 *
 * @module
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ERROR_CODES, openCortex } from '@cortex-memory/core'
import { aFact, testDirectory } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HostileLine, hostileLines, type Known } from './hostile-commands.ts'
import { type Ran, runInProcess } from './in-process.ts'

const CALLS = Number(process.env.CORTEX_FUZZ_CALLS ?? 250)
/** After this many calls the home is as it was in the beginning. */
const ROUND = 100
const CALL_TIMEOUT_MS = 200

/** Commands whose answer can be bad news: the answer is printed, and the exit code says so. */
const VERDICTS = new Set(['verify', 'doctor', 'ctx', 'ctx-lint', 'import', 'tour'])

const CODES: ReadonlySet<string> = new Set([
  ...ERROR_CODES,
  'USAGE',
  // What `ctx` can run into besides.
  'REFUSED',
  'LOCKED',
  'VERIFY_FAILED',
])

/** Always tried, whatever a seed draws: an answer, a line that is wrong, a memory that is not there, an actor that is not. */
const EACH_STATUS: readonly HostileLine[] = [
  ['--actor', 'ada', 'list'],
  ['--actor', 'ada', 'list', '--bogus'],
  ['--actor', 'ada', 'get', 'matrix://cortex/Fact/01HF7YAT00XR00000000000009#1'],
  // Found by seeds 101112, 61970 and 820029: refused, and a store was made.
  ['--actor', 'new', 'journal', 'move', '--to', 'postgres://ada@localhost:1/cortex'],
].map((args) => ({ args, stdin: Buffer.alloc(0), json: false }))

/** Views, locks, and where `ctx` keeps its locks: no memory is in them. */
const TOUCHED = /[\\/]view-\d+[\\/]|[\\/]lock[\\/](?!tail$)|lock\.mdb$|\.lock$|[\\/]\.dense/

/** A place with a home, a user's directory, a context, and a working directory three levels down. */
class Sandbox {
  readonly root: string = testDirectory()
  readonly now: string = join(this.root, 'now')
  readonly #fresh = join(this.root, 'fresh')
  readonly work: string = join(this.now, 'a/b/work')
  readonly home: string = join(this.now, 'home')

  async make(): Promise<Known> {
    const work = join(this.#fresh, 'a/b/work')
    for (const path of [work, join(this.#fresh, 'user'), join(this.#fresh, 'context/projects/p')]) {
      mkdirSync(path, { recursive: true })
    }
    const root = join(this.#fresh, 'home')
    const uris: string[] = []
    for (const actor of ['ada', 'user']) {
      await using cortex = await openCortex({ root, actor })
      for (const statement of [`${actor} builds on Node 20`, 'it rains']) {
        uris.push((await cortex.write({ data: aFact(statement) })).uri)
      }
      const blocks: Uint8Array[] = []
      for await (const block of cortex.exportJournal()) blocks.push(block)
      writeFileSync(join(work, `${actor}.cortex`), Buffer.concat(blocks))
    }
    writeFileSync(join(work, 'cut.cortex'), readFileSync(join(work, 'ada.cortex')).subarray(0, -9))
    writeFileSync(join(work, 'bad.jsonl'), '{"text":"a"}\n{"text":\n\0\n')
    writeFileSync(join(work, 'notes.md'), '# Rules\n\n- never push on Friday\n')
    return { uris, files: ['ada.cortex', 'cut.cortex', 'bad.jsonl', 'notes.md'] }
  }

  reset(): void {
    rmSync(this.now, { recursive: true, force: true })
    cpSync(this.#fresh, this.now, { recursive: true })
  }

  async run({ args, stdin }: HostileLine): Promise<Ran> {
    return await runInProcess(
      args,
      this.work,
      {
        CORTEX_HOME: this.home,
        CORTEX_CONTEXT: join(this.now, 'context'),
        CORTEX_EMBEDDER: 'none',
        HOME: join(this.now, 'user'),
        XDG_CONFIG_HOME: join(this.now, 'user'),
      },
      stdin,
    )
  }

  /** Every file with its size and time; of a store, which readers touch, its journal and its tail. */
  state(): string {
    return readdirSync(this.now, { recursive: true, encoding: 'utf8' })
      .filter((path) => !TOUCHED.test(path))
      .map((path) => {
        const found = statSync(join(this.now, path))
        return found.isFile() ? `${path} ${found.size} ${found.mtimeMs}` : path
      })
      .sort()
      .join('\n')
  }
}

function expectTyped({ args, json }: HostileLine, { status, stdout, stderr }: Ran): void {
  expect([1, 2, 3, 4, 5, 6, 7]).toContain(status)
  const name = args.find((word) => VERDICTS.has(word))
  if (json) {
    const answer = JSON.parse(stdout) as { error?: { code: string; message: string } }
    if (answer.error === undefined && name !== undefined) return
    expect(CODES).toContain(answer.error?.code)
    expect(answer.error?.message.length).toBeGreaterThan(10)
    return
  }
  if (name !== undefined && stdout !== '') return
  expect(stderr).toMatch(/^(cortex|ctx|Usage): .{10,}/)
}

describe('hostile command lines', () => {
  const sandbox = new Sandbox()
  const unhandled: unknown[] = []
  const keep = (reason: unknown): void => void unhandled.push(reason)
  beforeAll(() => void process.on('unhandledRejection', keep))
  afterAll(() => {
    process.off('unhandledRejection', keep)
    rmSync(sandbox.root, { recursive: true, force: true })
  })

  it(
    `[O78] ${CALLS} of them: an answer or a typed error, and what is refused writes nothing`,
    async () => {
      const known = await sandbox.make()
      const seen = new Map<number, number>()
      let calls = 0

      await fc.assert(
        fc.asyncProperty(hostileLines(known), async (line) => {
          if (calls++ % ROUND === 0) sandbox.reset()
          // Of this call alone: one that fails must not make the seeds after it fail.
          const before = sandbox.state()
          const ran = await sandbox.run(line)
          const after = sandbox.state()

          seen.set(ran.status, (seen.get(ran.status) ?? 0) + 1)
          expect(ran.stderr + ran.stdout).not.toMatch(/\n\s+at \S.*[:(]/)
          if (ran.status !== 0) {
            expectTyped(line, ran)
            // An import that took nothing has looked at every item, and has the store for it.
            if (ran.status !== 1 || !line.args.includes('import')) expect(after).toBe(before)
          }
        }),
        { numRuns: CALLS, endOnFailure: true, examples: EACH_STATUS.map((line) => [line]) },
      )

      expect(unhandled).toEqual([])
      // They get past the parser, and some are what they should be.
      expect([...seen.keys()]).toEqual(expect.arrayContaining([0, 2, 3]))
    },
    60_000 + CALLS * CALL_TIMEOUT_MS,
  )
})
