/** Servers that are killed, halted, demoted or wrong, with the adapter at work. */
import { createServer, type Server, type Socket } from 'node:net'
import type { AppendOutcome, JournalAppend, RemoteJournal } from '@cortex-memory/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WIDE } from '../src/conformance/harness.ts'
import { chainOf, firstRow, newActor, plainRow, rowBehind } from '../src/conformance/rows.ts'
import { postgresJournal } from '../src/index.ts'
import {
  canMakeStandbys,
  type PostgresServer,
  postgresMissing,
  startPostgres,
} from '../src/testing/index.ts'

const missing = postgresMissing()
if (missing !== undefined) console.warn(`Tests with PostgreSQL are skipped. ${missing}`)

/** Sends a row until it is certain what became of it, as a node does. */
async function settle(journal: RemoteJournal, row: JournalAppend): Promise<AppendOutcome['is'][]> {
  const outcomes: AppendOutcome['is'][] = []
  for (;;) {
    const [outcome] = await journal.append([row], 3000)
    if (outcome === undefined) throw new Error('an append without an outcome')
    outcomes.push(outcome.is)
    if (outcome.is !== 'unknown' && outcome.is !== 'unavailable') return outcomes
  }
}

describe.skipIf(missing !== undefined)('a server that fails', () => {
  let server: PostgresServer

  beforeAll(async () => {
    // The operating system keeps what a killed process wrote: waiting for the disk would prove nothing.
    server = await startPostgres({ settings: { fsync: 'off' } })
  }, 120_000)

  afterAll(() => server.remove())

  it('[RJ14] killed in the middle of appends, loses nothing that was acknowledged', async () => {
    const journal = postgresJournal(server.url, { pollMs: 0 })
    await journal.check()
    const chains = Array.from({ length: 12 }, () => chainOf(newActor(), 1))
    let isOver = false
    const seen: AppendOutcome['is'][] = []
    const writers = chains.map(async (rows) => {
      for (const row of rows) {
        seen.push(...(await settle(journal, row)))
        if (!isOver) rows.push(rowBehind(row))
      }
    })

    for (let kills = 0; kills < 2; kills++) {
      const before = seen.length
      await expect.poll(() => seen.length, { timeout: 60_000 }).toBeGreaterThan(before + 30)
      await server.kill()
      await server.start()
    }
    isOver = true
    await Promise.all(writers)

    expect(seen.some((is) => is === 'unknown' || is === 'unavailable')).toBe(true)
    expect(seen).not.toContain('conflict')
    for (const rows of chains) {
      const stored = await journal.read(rows[0]?.actor ?? '', 0, WIDE)
      expect(stored.map(plainRow)).toEqual(rows.map(plainRow))
    }
    await journal.close()
  })

  it('[RJ14] that is gone, is unavailable to appends and an error to questions', async () => {
    const journal = postgresJournal(server.url, { readTimeoutMs: 300 })
    await journal.check()
    await server.kill()
    const row = firstRow(newActor())

    const [outcome] = await journal.append([row], 300)
    const question = journal.heads([{ actor: row.actor, lastSeq: -1, root: new Uint8Array() }])

    // The socket may have looked whole until the first row was written to it.
    expect(['unavailable', 'unknown']).toContain(outcome?.is)
    await expect(question).rejects.toMatchObject({ code: 'JOURNAL_UNAVAILABLE' })
    expect(await journal.append([row], 300)).toEqual([
      { is: 'unavailable', why: expect.stringContaining('ECONNREFUSED') },
    ])
    await server.start()
    expect((await settle(journal, row)).at(-1)).toBe('accepted')
    await journal.close()
  })

  it('[RJ14] that hangs, is answered for by the deadline, and works when it goes on', async () => {
    const journal = postgresJournal(server.url, { readTimeoutMs: 400, pollMs: 0, notify: false })
    const first = firstRow(newActor())
    const second = rowBehind(first)
    await journal.append([first], 5000)
    server.signal('SIGSTOP')
    try {
      const [sent] = await journal.append([second], 300)
      const [unsent] = await journal.append([second], 300)
      const question = journal.read(first.actor, 0, WIDE)

      expect(sent).toEqual({ is: 'unknown', why: expect.stringContaining('in time') })
      expect(unsent?.is).toBe('unavailable')
      await expect(question).rejects.toMatchObject({ code: 'JOURNAL_UNAVAILABLE' })
    } finally {
      server.signal('SIGCONT')
    }

    expect((await settle(journal, second)).at(-1)).toMatch(/accepted|duplicate/)
    const stored = await journal.read(first.actor, 0, WIDE)
    expect(stored.map(plainRow)).toEqual([first, second].map(plainRow))
    await journal.close()
  })

  it('[RJ14] callers of one statement have deadlines of their own', async () => {
    const journal = postgresJournal(server.url, { pollMs: 0, notify: false, appendConnections: 1 })
    await journal.check()
    await journal.append([firstRow(newActor())], 5000)
    server.signal('SIGSTOP')
    const hasty = journal.append([firstRow(newActor())], 200)
    const patient = journal.append([firstRow(newActor())], 30_000)
    const [first] = await hasty
    server.signal('SIGCONT')

    expect(first?.is).toBe('unknown')
    expect(await patient).toEqual([{ is: 'accepted' }])
    await journal.close()
  })

  it('[RJ18] that is shut down while a row waits, leaves an outcome that is not known', async () => {
    const journal = postgresJournal(server.url, { pollMs: 0, notify: false })
    const first = firstRow(newActor())
    await journal.append([first], 5000)
    const row = rowBehind(first)
    // Another transaction holds the place, so the row waits until the administrator ends it.
    const { Client } = await import('pg')
    const other = new Client({ connectionString: server.url })
    await other.connect()
    await other.query('begin')
    await other.query(
      "insert into cortex_journal values ($1, $2, $2, '\\x01', '\\x', '\\x', 1, 0, '\\x')",
      [row.actor, row.firstSeq],
    )
    const waiting = journal.append([row], 30_000)
    const blocked =
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'cortex'"
    await expect.poll(() => server.query(blocked), { timeout: 20_000 }).toHaveLength(1)

    await server.query(`select pg_terminate_backend(pid) from (${blocked}) as waiting`)

    expect((await waiting)[0]?.is).toBe('unknown')
    await other.query('rollback')
    await other.end()
    expect((await settle(journal, row)).at(-1)).toBe('accepted')
    await journal.close()
  })

  it('[RJ18] that refuses to write for a moment, is asked again', async () => {
    await server.query("alter database postgres set default_transaction_isolation = 'serializable'")
    const journals = [postgresJournal(server.url), postgresJournal(server.url)]
    const heads = Array.from({ length: 30 }, () => firstRow(newActor()))
    await journals[0]?.append(heads, 10_000)

    const outcomes = await Promise.all(
      journals.map((journal) =>
        journal.append(
          heads.map((head) => rowBehind(head)),
          20_000,
        ),
      ),
    )

    const all = outcomes.flat().map(({ is }) => is)
    expect(all.filter((is) => is === 'accepted')).toHaveLength(30)
    expect(all.filter((is) => is === 'conflict')).toHaveLength(30)
    await server.query('alter database postgres reset default_transaction_isolation')
    for (const journal of journals) await journal.close()
  })

  it('[RJ20] a first host that is dead, or never answers, does not hold up the second', async () => {
    const silent = await listener(() => undefined)
    const hosts = `127.0.0.1:1,127.0.0.1:${portOf(silent)},${server.address}`
    const journal = postgresJournal(`postgres://cortex@${hosts}/postgres`)

    expect(await journal.append([firstRow(newActor())], 1400)).toEqual([{ is: 'accepted' }])

    await journal.close()
    silent.close()
  })

  it('[RJ21] a host that suddenly holds another collection is not used', async () => {
    const journal = postgresJournal(server.url, { pollMs: 0, notify: false })
    const { id } = await journal.check()
    await server.query("update cortex_meta set id = 'another'")
    await server.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cortex'",
    )
    const row = firstRow(newActor())
    await expect
      .poll(async () => (await journal.append([row], 500))[0])
      .toEqual({
        is: 'unavailable',
        why: expect.stringContaining('another collection'),
      })

    await server.query('update cortex_meta set id = $1', [id])
    expect(await journal.append([row], 5000)).toEqual([{ is: 'accepted' }])
    await journal.close()
  })

  it('[RJ20] a host that does not write is passed over', async () => {
    await server.query('create database read_only')
    await server.query('alter database read_only set default_transaction_read_only = on')
    const readOnly = postgresJournal(server.url.replace(/postgres$/, 'read_only'))

    expect(await readOnly.append([firstRow(newActor())], 500)).toEqual([
      { is: 'unavailable', why: expect.stringContaining('does not write') },
    ])
    await readOnly.close()
  })

  it.skipIf(!canMakeStandbys())(
    '[RJ20] a standby is passed over, and found once it was promoted',
    async () => {
      const standby = await startPostgres({ standbyOf: server, settings: { fsync: 'off' } })
      try {
        const url = `postgres://cortex@${standby.address},${server.address}/postgres`
        const journal = postgresJournal(url)
        const first = firstRow(newActor())
        expect(await journal.append([first], 10_000)).toEqual([{ is: 'accepted' }])
        const replayed = 'select 1 from cortex_journal where actor = $1'
        await expect
          .poll(() => standby.query(replayed, [first.actor]), { timeout: 30_000 })
          .toHaveLength(1)

        await server.kill()
        await standby.query('select pg_promote(true, 30)')
        const second = rowBehind(first)
        const outcomes = await settle(journal, second)

        expect(outcomes.at(-1)).toBe('accepted')
        expect(await standby.query(replayed, [first.actor])).toHaveLength(2)
        await journal.close()
      } finally {
        await standby.remove()
        await server.start()
      }
    },
  )

  it.skipIf(!canMakeStandbys())(
    '[RJ19] a commit whose wait for its standby was canceled is not known to be safe',
    async () => {
      const standby = await startPostgres({
        standbyOf: server,
        settings: { fsync: 'off', cluster_name: 'two' },
      })
      const journal = postgresJournal(server.url, { pollMs: 0, notify: false })
      try {
        await setting('synchronous_standby_names', 'two')
        const first = firstRow(newActor())
        expect((await settle(journal, first)).at(-1)).toMatch(/accepted|duplicate/)
        standby.signal('SIGSTOP')
        const row = rowBehind(first)
        const waiting = journal.append([row], 30_000)
        const blocked = "select pid from pg_stat_activity where wait_event = 'SyncRep'"
        await expect.poll(() => server.query(blocked), { timeout: 20_000 }).toHaveLength(1)

        await server.query(`select pg_cancel_backend(pid) from (${blocked}) as waiting`)

        expect((await waiting)[0]?.is).toBe('unknown')
        // It can be seen here, and is not on the standby: nobody may say that it is safe.
        expect(
          await server.query('select 1 from cortex_journal where actor = $1', [row.actor]),
        ).toHaveLength(2)
        expect((await journal.append([row], 1000))[0]?.is).toBe('unknown')
        standby.signal('SIGCONT')
        expect((await settle(journal, row)).at(-1)).toBe('duplicate')
      } finally {
        await setting('synchronous_standby_names', '')
        await journal.close()
        await standby.remove()
      }
    },
  )

  async function setting(name: string, value: string): Promise<void> {
    await server.query(`alter system set ${name} = '${value}'`)
    await server.query('select pg_reload_conf()')
    await expect
      .poll(() => server.query(`select current_setting('${name}') as now`), { timeout: 10_000 })
      .toEqual([{ now: value }])
  }
})

async function listener(onSocket: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onSocket)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
