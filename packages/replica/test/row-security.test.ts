/** Row level security: a statement that does not say whose journal it means gets nothing. Rules: docs/spec/replica.md. */
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journalConformance } from '../src/conformance/index.ts'
import { firstRow } from '../src/conformance/rows.ts'
import { postgresJournal, postgresSchema } from '../src/index.ts'
import { type PostgresServer, postgresMissing, startPostgres } from '../src/testing/index.ts'

const missing = postgresMissing()
if (missing !== undefined) console.warn(`Skipped: ${missing}`)
const PROBES = 100

describe.skipIf(missing !== undefined)('a database with row level security', () => {
  let server: PostgresServer
  const url = (): string => server.url.replace('cortex@', 'tenant@')

  beforeAll(async () => {
    server = await startPostgres({ settings: { fsync: 'off' } })
    for (const role of ['cortex_app', 'cortex_eraser']) await server.query(`create role ${role}`)
    for (const statement of postgresSchema({ rowSecurity: true }).split(';\n')) {
      if (statement.trim() !== '') await server.query(statement)
    }
    await server.query(
      "insert into cortex_meta (one, id, schema_version, min_reader) values (1, 'x', 1, 1)",
    )
    await server.query('create role tenant login in role cortex_eraser')
  }, 120_000)

  afterAll(async () => {
    await server?.remove()
  })

  const cases =
    missing === undefined ? journalConformance(() => postgresJournal(url()), { rounds: 3 }) : []
  for (const { name, run } of cases) it(`[RJ29] ${name}`, run)

  it('[RJ29] no statement sees or writes a row of an actor that its transaction does not name', async () => {
    const journal = postgresJournal(url())
    const rows = ['ada', 'bo'].map((actor) => firstRow(actor))
    expect(await journal.append(rows, 10_000)).toEqual([{ is: 'accepted' }, { is: 'accepted' }])
    await journal.close()
    const tenant = new Client({ connectionString: url() })
    await tenant.connect()
    const count = 'select count(*)::int as n from cortex_journal'
    expect((await tenant.query(count)).rows).toEqual([{ n: 0 }])
    for (let probe = 0; probe < PROBES; probe++) {
      await tenant.query('begin')
      await tenant.query(`select set_config('cortex.actors', '["ada"]', true)`)
      const seen = await tenant.query('select distinct actor from cortex_journal')
      expect(seen.rows).toEqual([{ actor: 'ada' }])
      const changed = await tenant.query("update cortex_journal set block = '' where actor = 'bo'")
      expect(changed.rowCount).toBe(0)
      const foreign = `insert into cortex_journal (actor, first_seq, last_seq, commit_id, prev_root, root, format, block)
        values ('bo', ${probe + 1}, ${probe + 1}, decode(md5('${probe}'), 'hex'), '', '', 1, '')`
      await expect(tenant.query(foreign)).rejects.toMatchObject({ code: '42501' })
      await tenant.query('rollback')
      // What a transaction named is forgotten with it, also where a pooler keeps the session.
      expect((await tenant.query(count)).rows).toEqual([{ n: 0 }])
    }
    await expect(tenant.query('delete from cortex_journal')).rejects.toMatchObject({
      code: '42501',
    })
    await tenant.end()
  })
})
