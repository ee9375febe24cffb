/** One memory on several machines: the commands of the guide, with a real PostgreSQL and with a bucket. Rules: docs/spec/remote.md. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDirectory } from '@cortex-memory/core/testing'
import { type PostgresServer, postgresMissing, startPostgres } from '@cortex-memory/replica/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startObjectServer } from '../../replica/test/support/object-server.ts'

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const guide = fileURLToPath(new URL('../../../docs/guides/several-machines.md', import.meta.url))
const capacityGuide = fileURLToPath(new URL('../../../docs/guides/capacity.md', import.meta.url))
const missing = postgresMissing()
if (missing !== undefined) console.warn(`Skipped: ${missing}`)

/** The shell blocks of a machine, in the order of the page. */
function blocksOf(machine: string, file = guide): string[] {
  const page = readFileSync(file, 'utf8')
  return [...page.matchAll(new RegExp(`^\`\`\`${machine}\\n(.*?)^\`\`\``, 'gms'))].map(
    (match) => match[1] ?? '',
  )
}

interface Ended {
  readonly output: string
  readonly status: number | null
}

/** Runs a script on a machine: a home of its own, and nothing of ours in its environment but what is given. */
async function run(home: string, script: string, given: Record<string, string>): Promise<Ended> {
  const cortex = `cortex() { "${process.execPath}" "${program}" "$@"; }`
  const child = spawn('bash', ['-euc', `${cortex}\n${script}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    env: {
      ...process.env,
      CORTEX_HOME: join(home, 'data'),
      CORTEX_ACTOR: 'ada',
      CORTEX_EMBEDDER: 'none',
      ...given,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { output, status }
}

describe.skipIf(missing !== undefined)('one memory on several machines', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres({ settings: { fsync: 'off' } })
  }, 120_000)
  afterAll(async () => {
    await server?.remove()
  })

  const on = async (home: string, script: string): Promise<Ended> =>
    await run(home, script, { DATABASE: server.url })

  it('[RN12] the commands of the guide lead from a laptop to a desktop and back', async () => {
    const [laptop, desktop] = [testDirectory(), testDirectory()]
    const [move = '', back = ''] = blocksOf('sh-postgres')
    const [read = ''] = blocksOf('sh-postgres-desktop')

    const moved = await on(laptop, move)
    expect(moved.output).toContain('would copy')
    expect(moved).toMatchObject({ status: 0 })
    const found = await on(desktop, read)
    expect(found.output).toContain('berth 14')
    const refused = await on(laptop, 'cortex remember "without the address"')
    expect(refused).toMatchObject({ status: 7 })
    expect(refused.output).toContain('CORTEX_JOURNAL')
    const adding = `export CORTEX_JOURNAL="$DATABASE"; cortex remember "The dinghy is blue"`
    expect(await on(desktop, adding)).toMatchObject({ status: 0 })
    const status = await on(laptop, back)
    expect(status).toMatchObject({ status: 0 })
    expect(status.output).toContain('postgres')
    expect((await on(laptop, 'cortex recall dinghy')).output).toContain('blue')
    expect(await on(laptop, 'cortex remember "Back in files"')).toMatchObject({ status: 0 })
  }, 240_000)

  it('[RJ26] [RJ27] the commands of the guide spread actors over databases, and move them', async () => {
    for (const name of ['places', 'a', 'b']) await server.query(`create database ${name}`)
    const at = (name: string): string => server.url.replace(/postgres$/, name)
    const given = {
      DIRECTORY: at('places').replace('postgres://', 'postgres-directory://'),
      DATABASE_A: at('a'),
      DATABASE_B: at('b'),
    }
    const [script = ''] = blocksOf('sh-directory', capacityGuide)

    const done = await run(testDirectory(), script, given)
    const elsewhere = 'export CORTEX_JOURNAL="$DIRECTORY"\n'
    const found = await run(testDirectory(), `${elsewhere}cortex recall mooring`, given)
    const lost = await run(testDirectory(), `${elsewhere}cortex journal move --to shard:c`, given)

    expect(done).toMatchObject({ status: 0, output: expect.stringContaining('ada is in `b`') })
    expect(found.output).toContain('berth 14')
    expect(lost).toMatchObject({ status: 3, output: expect.stringContaining('It has a, b') })
  }, 240_000)

  it('[RN22] two histories are shown beside each other, and saved before one is left', async () => {
    const [laptop, desktop] = [testDirectory(), testDirectory()]
    const elsewhere = 'export CORTEX_JOURNAL="$DATABASE" CORTEX_ACTOR=bo\n'
    await on(laptop, `${elsewhere} cortex remember "Both know this"`)
    await on(desktop, `${elsewhere} cortex recall this`)
    await on(laptop, `${elsewhere} cortex remember "Only the laptop has xyzzy"`)
    // A standby without the last row is promoted, and the desktop writes there.
    await server.query(
      "delete from cortex_journal where actor = 'bo' and first_seq = (select max(first_seq) from cortex_journal where actor = 'bo')",
    )
    await on(desktop, `${elsewhere} cortex remember "Only the desktop has plugh"`)

    const refused = await on(laptop, `${elsewhere} cortex remember "More"`)
    expect(refused.output).toContain('cortex journal reconcile')
    const shown = await on(laptop, `${elsewhere} cortex journal reconcile`)
    expect(shown.status).toBe(1)
    expect(shown.output).toMatch(
      /two histories, the same up to entry 1\n {2}here: 2 write .*\n {2}in the engine: 2 write/,
    )
    const file = join(laptop, 'mine.cortex')
    const saved = await on(laptop, `${elsewhere} cortex journal reconcile --save "${file}"`)
    expect(saved).toMatchObject({ status: 0, output: expect.stringContaining(file) })

    const after = await on(laptop, `${elsewhere} cortex remember "More"; cortex list`)
    expect(after).toMatchObject({ status: 0, output: expect.stringContaining('plugh') })
    expect(after.output).not.toContain('xyzzy')
    const imported = `cortex import "${file}" --actor before; cortex list --actor before`
    expect((await on(laptop, imported)).output).toContain('xyzzy')
  }, 240_000)
})

describe('one memory in a bucket', () => {
  it('[RN12] the commands of the guide lead from a laptop to a desktop', async () => {
    const [laptop, desktop] = [testDirectory(), testDirectory()]
    const store = await startObjectServer()
    const endpoint = encodeURIComponent(store.endpoint)
    const given = {
      BUCKET: `s3://memories/ada?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: 'me',
      AWS_SECRET_ACCESS_KEY: 'mine',
    }
    const [move = ''] = blocksOf('sh-bucket')
    const [read = ''] = blocksOf('sh-bucket-desktop')

    const moved = await run(laptop, move, given)
    const found = await run(desktop, read, given)
    const back = `export CORTEX_JOURNAL="$BUCKET"; cortex journal status; cortex journal move --to file`
    const returned = await run(laptop, back, given)

    expect(moved).toMatchObject({ status: 0, output: expect.stringContaining('would copy') })
    expect(found.output).toContain('with Bo')
    expect(returned).toMatchObject({ status: 0, output: expect.stringContaining('object') })
    await store.stop()
  }, 240_000)
})
