import { afterAll, beforeAll, describe, it } from 'vitest'
import { journalConformance } from '../src/conformance/index.ts'
import { postgresJournal } from '../src/postgres/postgres-journal.ts'
import { type PostgresServer, postgresMissing, startPostgres } from '../src/testing/index.ts'

const missing = postgresMissing()
if (missing !== undefined) console.warn(`Tests with PostgreSQL are skipped. ${missing}`)

describe.skipIf(missing !== undefined)('a journal in PostgreSQL', () => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgres()
  }, 120_000)

  afterAll(() => server.remove())

  describe('the conformance suite', () => {
    for (const { name, run } of journalConformance(() => postgresJournal(server.url))) it(name, run)
  })
})
