/** Journals in several databases of a real PostgreSQL, and a directory of them. Rules: docs/spec/replica.md. */
import { openCortex } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journalConformance } from '../src/conformance/index.ts'
import { addShard, journalAt, listShards, moveToShard } from '../src/index.ts'
import { type PostgresServer, postgresMissing, startPostgres } from '../src/testing/index.ts'

const missing = postgresMissing()
if (missing !== undefined) console.warn(`Skipped: ${missing}`)
const actor = 'ada'

const fact = (statement: string) =>
  ({ data: { type: 'Fact', subject: 'build', predicate: 'says', statement } }) as const

describe.skipIf(missing !== undefined)('journals in several databases of PostgreSQL', () => {
  let server: PostgresServer
  const at = (database: string): string => server.url.replace(/postgres$/, database)
  const directory = (): string => at('places').replace('postgres://', 'postgres-directory://')

  beforeAll(async () => {
    server = await startPostgres({ settings: { fsync: 'off' } })
    for (const name of ['places', 'one', 'two']) await server.query(`create database ${name}`)
    for (const name of ['one', 'two']) await addShard(directory(), name, at(name))
  }, 120_000)

  afterAll(async () => {
    await server?.remove()
  })

  it('[RJ26] are added under a name, once; another database of that name is refused', async () => {
    await addShard(directory(), 'one', at('one'))
    await expect(addShard(directory(), 'one', at('two'))).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
    })
    await expect(addShard(directory(), 'no spaces', at('two'))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect((await listShards(directory())).map(({ name }) => name)).toEqual(['one', 'two'])
  })

  const cases =
    missing === undefined ? journalConformance(() => journalAt(directory()), { rounds: 3 }) : []
  for (const { name, run } of cases) it(`[RJ26] ${name}`, run)

  it('[RJ27] [RJ28] are moved while others write, and leave nothing behind', async () => {
    const nodes = []
    for (let n = 0; n < 2; n++) {
      const journal = journalAt(directory())
      nodes.push({ journal, cortex: await openCortex({ root: testDirectory(), actor, journal }) })
    }
    let isOver = false
    const written: string[] = []
    const writers = nodes.map(async ({ cortex }, index) => {
      for (let n = 0; !isOver; n++) {
        await cortex.write(fact(`${index} wrote ${n}`))
        written.push(`${index} wrote ${n}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    const moves = []
    for (const name of ['two', 'one', 'two'])
      moves.push(await moveToShard(directory(), actor, name))
    isOver = true
    await Promise.all(writers)

    expect(moves.at(-1)).toMatchObject({ to: 'two' })
    const last = Math.max(...nodes.map(({ cortex }) => cortex.lastSeq))
    const roots = []
    for (const { cortex, journal } of nodes) {
      await cortex.reach(last)
      const { memories } = await cortex.find({ types: ['Fact'], limit: 1000 })
      expect(memories.map(({ data }) => data.statement).sort()).toEqual([...written].sort())
      roots.push((await cortex.status()).root)
      await cortex.close()
      await journal.close()
    }
    expect(new Set(roots).size).toBe(1)
    const left = await rowsIn('one')
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter(({ text }) => !String(text).startsWith('cortex: goes on at'))).toEqual([])
  }, 120_000)

  async function rowsIn(database: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const { Client } = await import('pg')
    const client = new Client({ connectionString: at(database) })
    await client.connect()
    try {
      const text =
        "select encode(block, 'escape') as text from cortex_journal where actor like 'ada%'"
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
})
