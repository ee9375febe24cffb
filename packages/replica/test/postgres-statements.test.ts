/** What the adapter does beside the contract: few statements, a schema of its own, plain words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstRow, newActor, rowBehind } from '../src/conformance/rows.ts'
import { type PostgresJournalOptions, postgresJournal, postgresSchema } from '../src/index.ts'
import { Connection } from '../src/postgres/connection.ts'
import { hostsOf } from '../src/postgres/hosts.ts'
import { PlanNames } from '../src/postgres/plan-names.ts'
import { warningsOf } from '../src/postgres/settings.ts'
import { isPassing, isRolledBack, keepsConnection } from '../src/postgres/sql-failures.ts'
import { type PostgresServer, postgresMissing, startPostgres } from '../src/testing/index.ts'

const missing = postgresMissing()
if (missing !== undefined) console.warn(`Tests with PostgreSQL are skipped. ${missing}`)

describe('a URL', () => {
  it('[RJ20] may name several hosts, and each becomes a URL of its own', () => {
    const hosts = hostsOf('postgres://me:s%40cret@one:5432,two,[::1]:5433/db?sslmode=require')

    expect(hosts.map(({ name }) => name)).toEqual(['one:5432', 'two', '[::1]:5433'])
    expect(hosts[1]?.url).toBe('postgres://me:s%40cret@two/db?sslmode=require')
  })

  it.each(['mysql://h/db', 'h1,h2', 'postgres://me:secret@one,,two/db', ''])(
    '[RJ20] that cannot be read is refused without being repeated: %s',
    (url) => {
      const error = expect(() => hostsOf(url))
      error.toThrow(expect.objectContaining({ code: 'INVALID_INPUT', path: 'url' }))
      error.not.toThrow(/secret/)
    },
  )
})

describe('a failed statement', () => {
  const failure = (code: string): Error => Object.assign(new Error('failed'), { code })

  it.each(['57P01', '57P02', '57P03', '08006', '08P01', '40003', '58030', 'XX000', 'ECONNRESET'])(
    '[RJ18] with %s may have been committed',
    (code) => {
      expect(isRolledBack(failure(code))).toBe(false)
      expect(keepsConnection(failure(code))).toBe(false)
    },
  )

  it.each(['25006', '40001', '40P01', '55P03'])(
    '[RJ18] with %s was rolled back, and is sent again',
    (code) => {
      expect([isRolledBack(failure(code)), isPassing(failure(code))]).toEqual([true, true])
      expect(keepsConnection(failure(code))).toBe(code !== '25006')
    },
  )

  it.each(['22021', '42501', '53100', '57014'])('[RJ18] with %s was rolled back', (code) => {
    expect([isRolledBack(failure(code)), isPassing(failure(code))]).toEqual([true, false])
  })
})

describe('the name of a plan', () => {
  it('[RJ30] follows from the text, and changes after 10 uses, 100 and so on', () => {
    const plans = new PlanNames()
    const names = Array.from({ length: 1000 }, () => plans.nameFor('select 1'))

    expect(new Set(names).size).toBe(4)
    expect(names[0]).not.toBe(names[9])
    expect(names[9]).toBe(names[98])
    expect(new PlanNames().nameFor('select 1')).toBe(names[0])
    expect(new PlanNames().nameFor('select 2')).not.toBe(names[0])
  })
})

describe('settings', () => {
  const safe = {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    standbys: 'FIRST 1 (a, b)',
  }

  it('[RJ22] of a safe server give no warning', () => {
    expect(warningsOf(safe)).toEqual([])
  })

  it.each([
    ['fsync', { fsync: 'off' }],
    ['full_page_writes', { full_page_writes: 'off' }],
    ['synchronous_commit', { synchronous_commit: 'off' }],
    ['synchronous_commit', { synchronous_commit: 'local' }],
    ['synchronous_standby_names', { standbys: '' }],
  ])('[RJ22] that allow a loss are named: %s', (name, change) => {
    expect(warningsOf({ ...safe, ...change })).toEqual([expect.stringContaining(name)])
  })
})

describe.skipIf(missing !== undefined)('a journal in PostgreSQL', () => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgres({ settings: { fsync: 'off' } })
  }, 120_000)

  afterAll(() => server.remove())

  async function databaseOf(name: string): Promise<string> {
    await server.query(`create database ${name}`)
    return server.url.replace(/postgres$/, name)
  }

  function counted(url: string, options: PostgresJournalOptions = {}) {
    const statements: string[] = []
    const journal = postgresJournal(url, {
      pollMs: 0,
      notify: false,
      ...options,
      onStatement: (text) => statements.push(text),
    })
    const count = (word: RegExp): number => statements.filter((text) => word.test(text)).length
    return { journal, statements, count }
  }

  it('[RJ16] a thousand callers at once share a handful of statements', async () => {
    const { journal, count } = counted(server.url)
    await journal.check()

    const rows = Array.from({ length: 1000 }, () => firstRow(newActor()))
    const outcomes = await Promise.all(rows.map((row) => journal.append([row], 30_000)))

    expect(new Set(outcomes.flat().map(({ is }) => is))).toEqual(new Set(['accepted']))
    expect(count(/insert into cortex_journal/)).toBeLessThanOrEqual(4)
    await journal.close()
  })

  it('[RJ16] one caller alone has one statement for each row, and no other', async () => {
    const { journal, statements } = counted(server.url)
    let row = firstRow(newActor())
    await journal.append([row], 30_000)
    statements.length = 0

    for (let index = 0; index < 5; index++) {
      row = rowBehind(row)
      expect(await journal.append([row], 30_000)).toEqual([{ is: 'accepted' }])
    }

    expect(statements).toHaveLength(5)
    await journal.close()
  })

  describe('a statement that is sent often', () => {
    const NEXT = 'select $1::int + 1 as next'
    const soon = () => performance.now() + 10_000

    async function opened(): Promise<Connection> {
      const [host] = hostsOf(server.url)
      if (host === undefined) throw new Error('the server has a host')
      return await Connection.open(host, 10_000)
    }

    const planned = async (connection: Connection): Promise<number> => {
      const { rows } = await connection.query<{ n: number }>(
        "select count(*)::int as n from pg_prepared_statements where name like 'cortex%'",
        [],
        soon(),
      )
      return rows[0]?.n ?? 0
    }

    it('[RJ30] is planned once', async () => {
      const connection = await opened()
      for (let index = 0; index < 9; index++) await connection.queryOften(NEXT, [index], soon())

      expect(await planned(connection)).toBe(1)
      await connection.close()
    })

    it.each([
      ['no longer there', async () => undefined, 'deallocate all'],
      [
        'somebody else’s',
        undefined,
        `prepare ${new PlanNames().nameFor(NEXT)} as select 0 as next`,
      ],
    ])('[RJ30] goes without a plan where that is %s', async (_, before, meanwhile) => {
      const connection = await opened()
      if (before !== undefined) await connection.queryOften(NEXT, [1], soon())
      await connection.query(meanwhile, [], soon())

      for (let index = 0; index < 3; index++) {
        const { rows } = await connection.queryOften(NEXT, [index], soon())
        expect(rows).toEqual([{ next: index + 1 }])
      }
      expect(connection.isBroken).toBe(false)
      await connection.close()
    })
  })

  it('[RJ16] rows that come in their order for one actor go in in their order', async () => {
    const { journal } = counted(server.url)
    const rows = [firstRow(newActor())]
    for (let index = 1; index < 30; index++) rows.push(rowBehind(rows[index - 1] ?? firstRow('')))

    const outcomes = await Promise.all(rows.map((row) => journal.append([row], 30_000)))

    expect(outcomes.flat().map(({ is }) => is)).toEqual(rows.map(() => 'accepted'))
    await journal.close()
  })

  it('[RJ16] a row that the database cannot take does not hold up the others', async () => {
    const { journal } = counted(server.url)
    await journal.check()
    await server.query(
      "alter table cortex_journal add constraint test_only check (actor <> 'refused-by-the-test')",
    )
    const good = [firstRow(newActor()), firstRow(newActor())]
    const bad = firstRow('refused-by-the-test')

    const outcomes = await journal.append([...good, bad], 30_000)

    expect(outcomes).toEqual([
      { is: 'accepted' },
      { is: 'accepted' },
      { is: 'unavailable', why: expect.stringContaining('test_only') },
    ])
    await server.query('alter table cortex_journal drop constraint test_only')
    await journal.close()
  })

  it('[RJ17] questions for the ends of ten thousand journals share one statement', async () => {
    const { journal, count } = counted(server.url)
    const rows = Array.from({ length: 50 }, () => firstRow(newActor()))
    await journal.append(rows, 30_000)
    const idle = Array.from({ length: 9950 }, (_, index) => ({
      actor: `idle-${index}`,
      lastSeq: -1,
      root: new Uint8Array(),
    }))
    const questions = [...rows.map(({ actor }) => ({ ...idle[0], actor })), ...idle].map((head) => [
      { lastSeq: -1, root: new Uint8Array(), ...head },
    ])

    const answers = await Promise.all(questions.map((question) => journal.heads(question)))

    expect(answers.map((heads) => heads.map(({ actor }) => actor))).toEqual(
      questions.map(([head], index) => (index < 50 ? [head?.actor] : [])),
    )
    expect(count(/left join lateral/)).toBe(1)
    await journal.close()
  })

  it('[RJ17] hints of all listeners come from one look at all journals', async () => {
    const { journal, count } = counted(server.url, { pollMs: 50 })
    const other = counted(server.url)
    const rows = Array.from({ length: 20 }, () => firstRow(newActor()))
    await journal.append(rows, 30_000)
    const [first] = rows
    if (first === undefined) throw new Error('no row')
    const seen = Array.from({ length: 20 }, () => {
      let end = (): void => undefined
      const hint = new Promise<readonly string[]>((resolve) => {
        end = journal.hints(resolve)
      })
      return hint.finally(() => end())
    })

    await other.journal.append([rowBehind(first)], 30_000)

    for (const actors of await Promise.all(seen)) expect(actors).toEqual([first.actor])
    expect(count(/left join lateral/)).toBeLessThan(20)
    await Promise.all([journal.close(), other.journal.close()])
  })

  it('[RJ17] processes tell each other, beside the appends', async () => {
    const listening = counted(server.url, { notify: true })
    const writing = counted(server.url, { notify: true })
    const rows = Array.from({ length: 400 }, () => firstRow(newActor()))
    const missed = new Set(rows.map(({ actor }) => actor))
    const all = new Promise<void>((resolve) => {
      listening.journal.hints((actors) => {
        for (const actor of actors) missed.delete(actor)
        if (missed.size === 0) resolve()
      })
    })
    await expect.poll(() => listening.count(/^listen/)).toBe(1)
    await server.query('select 1')

    await writing.journal.append(rows, 30_000)

    await all
    expect(writing.count(/pg_notify/)).toBeLessThanOrEqual(2)
    await Promise.all([listening.journal.close(), writing.journal.close()])
  })

  it('[RJ21] makes its tables once, however many begin at the same time', async () => {
    const url = await databaseOf('begun_together')
    const journals = Array.from({ length: 6 }, () => postgresJournal(url))

    const engines = await Promise.all(journals.map((journal) => journal.check()))

    expect(new Set(engines.map(({ id }) => id)).size).toBe(1)
    await Promise.all(journals.map((journal) => journal.close()))
  })

  it('[RJ21] refuses tables that need a newer build, and writes nothing', async () => {
    const url = await databaseOf('newer')
    const first = postgresJournal(url)
    await first.check()
    await first.close()
    const client = postgresJournal(url)
    await execute(url, 'update cortex_meta set schema_version = 7, min_reader = 7')

    await expect(client.check()).rejects.toMatchObject({ code: 'UPGRADE_REQUIRED' })
    const row = firstRow(newActor())
    expect(await client.append([row], 5000)).toEqual([
      { is: 'unavailable', why: expect.stringContaining('newer') },
    ])
    await execute(url, 'update cortex_meta set min_reader = 1')
    expect(await client.append([row], 5000)).toEqual([{ is: 'accepted' }])
    await client.close()
  })

  it('[RJ21] works with the rights of the documented roles, and no more', async () => {
    const url = await databaseOf('with_roles')
    for (const role of ['cortex_app', 'cortex_eraser'])
      await execute(url, `create role ${role} login`)
    await execute(url, postgresSchema())
    const owner = postgresJournal(url)
    await owner.check()
    await owner.close()
    const app = postgresJournal(url.replace('cortex@', 'cortex_app@'))
    const eraser = postgresJournal(url.replace('cortex@', 'cortex_eraser@'))
    const row = firstRow(newActor())
    const stubs = { ...row, bytes: new Uint8Array(3) }

    expect(await app.append([row], 5000)).toEqual([{ is: 'accepted' }])
    expect(await app.append([row], 5000)).toEqual([{ is: 'duplicate' }])
    await expect(app.replaceErased(row.actor, stubs)).rejects.toMatchObject({ code: 'IO_ERROR' })
    await eraser.replaceErased(row.actor, stubs)

    expect((await app.find(row.actor, row.commitId))?.bytes).toHaveLength(3)
    await Promise.all([app.close(), eraser.close()])
  })

  it('[RJ21] keeps one row for each actor, with the root of its first row', async () => {
    const { journal } = counted(server.url)
    const first = firstRow(newActor())
    await journal.append([first], 5000)
    await journal.append([rowBehind(first)], 5000)

    const rows = await server.query('select genesis from cortex_actor where actor = $1', [
      first.actor,
    ])

    expect(rows).toEqual([{ genesis: Buffer.from(first.root) }])
    await journal.close()
  })

  it('[RJ22] says what its settings allow to be lost', async () => {
    const { journal } = counted(server.url)

    const { kind, warnings } = await journal.check()

    expect(kind).toBe('postgres')
    expect(warnings.map((warning) => warning.split(' ')[0])).toEqual([
      'fsync',
      'synchronous_standby_names',
    ])
    await journal.close()
  })

  it('[RJ19] an answer about a row that was there before comes after a commit of its own', async () => {
    const { journal, statements, count } = counted(server.url)
    const row = firstRow(newActor())
    await journal.append([row], 5000)
    statements.length = 0

    await journal.append([row], 5000)
    expect(statements.at(-1)).toMatch(/pg_logical_emit_message/)
    await journal.find(row.actor, row.commitId)
    expect(count(/pg_logical_emit_message/)).toBe(2)
    await journal.append([rowBehind({ ...row, lastSeq: 4 })], 5000)
    expect(count(/pg_logical_emit_message/)).toBe(2)
    await journal.close()
  })

  async function execute(url: string, text: string): Promise<void> {
    const { Client } = await import('pg')
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(text)
    await client.end()
  }
})
