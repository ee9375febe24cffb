/** What the person who operates the database does, or lives through: standbys, moves, erasures. `npm run test:replica` runs it. */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cortex, compareJournal, openCortex, type RemoteJournal } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresJournal } from '../../src/index.ts'
import {
  canMakeStandbys,
  type PostgresServer,
  postgresMissing,
  startPostgres,
} from '../../src/testing/index.ts'

const isAsked = process.env.CORTEX_HISTORY_SECONDS !== undefined
const missing = postgresMissing() ?? (isAsked ? undefined : 'run npm run test:replica')
const actor = 'ada'

const fact = (statement: string) =>
  ({ data: { type: 'Fact', subject: 'build', predicate: 'says', statement } }) as const

async function statements(cortex: Cortex): Promise<string[]> {
  const { memories } = await cortex.find({ types: ['Fact'], limit: 1000 })
  return memories.map(({ data }) => data.statement).sort()
}

describe.skipIf(missing !== undefined || !canMakeStandbys())(
  'an asynchronous standby that is promoted',
  () => {
    let primary: PostgresServer
    let standby: PostgresServer
    const open: { readonly journals: RemoteJournal[]; readonly stores: Cortex[] } = {
      journals: [],
      stores: [],
    }

    beforeAll(async () => {
      primary = await startPostgres({ settings: { fsync: 'off' } })
      standby = await startPostgres({ standbyOf: primary, settings: { fsync: 'off' } })
    }, 120_000)

    afterAll(async () => {
      for (const each of open.stores) await each.close().catch(() => undefined)
      for (const each of open.journals) await each.close()
      await standby?.remove()
      await primary?.remove()
    })

    const bothHosts = (): string => `${primary.address},${standby.address}`

    async function node(
      name: string,
      hosts = bothHosts(),
      root = testDirectory(),
    ): Promise<Cortex> {
      const journal = postgresJournal(`postgres://cortex@${hosts}/postgres`)
      const cortex = await openCortex({ root, actor: name, journal })
      open.journals.push(journal)
      open.stores.push(cortex)
      return cortex
    }

    it('[RN6] [RN7] is noticed every time: rows are put back identically, or both histories are kept', async () => {
      const names = Array.from({ length: 6 }, (_, index) => `actor-${index}`)
      const roots = names.map(() => testDirectory())
      const ones = await Promise.all(names.map((name, n) => node(name, bothHosts(), roots[n])))
      const twos = await Promise.all(names.map((name) => node(name)))
      for (const [index, one] of ones.entries()) {
        const { seq } = await one.write(fact('both have it'))
        await twos[index]?.reach(seq)
      }
      const last = 'select count(*)::int as n from cortex_journal'
      const [all] = await primary.query(last)
      await expect
        .poll(async () => (await standby.query(last))[0], { timeout: 30_000 })
        .toEqual(all)
      await standby.kill()
      for (const one of ones) await one.write(fact('lost with the primary'))
      const rows =
        "select encode(block, 'hex') as block from cortex_journal where actor = $1 order by first_seq"
      const before = await Promise.all(names.map((name) => primary.query(rows, [name])))
      const cut = names.length / 2
      // Of the second half, nobody is there who could put it back in time.
      for (const each of [...ones.slice(cut), ...twos.slice(cut)]) await each.close()

      await primary.kill()
      await standby.start()
      await standby.query('select pg_promote(true, 30)')

      for (const [index, name] of names.entries()) {
        if (index < cut) {
          await ones[index]?.write(fact('goes on'))
          const now = await standby.query(rows, [name])
          expect(now.slice(0, before[index]?.length)).toEqual(before[index])
          continue
        }
        const stranger = await node(name, standby.address)
        await stranger.write(fact('written to the new primary'))
        const again = await node(name, bothHosts(), roots[index])
        await expect(again.write(fact('more'))).rejects.toMatchObject({ code: 'JOURNAL_FORKED' })
        expect((await again.status()).remote?.frozen).toContain('differs')
        expect(await statements(again)).toContain('lost with the primary')
        expect(await statements(stranger)).toContain('written to the new primary')
        const way = open.journals[0] as RemoteJournal
        const compared = await compareJournal(roots[index] as string, name, way)
        expect(compared).toMatchObject({ state: 'forked', here: { count: 1 }, there: { count: 1 } })
      }
    }, 300_000)
  },
)

describe.skipIf(missing !== undefined)('a database that is operated', () => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgres({ settings: { fsync: 'off' } })
  }, 120_000)

  afterAll(async () => {
    await server?.remove()
  })

  it('[RN13] a move there and back that is killed at every step leads to the same root', async () => {
    const origin = testDirectory()
    const own = await openCortex({ root: origin, actor })
    for (let n = 0; n < 250; n++) await own.write(fact(`fact ${n}`))
    const { root } = await own.status()
    await own.close()
    const program = fileURLToPath(new URL('move.mjs', import.meta.url))
    const move = (place: string, url: string, given: Record<string, string>) =>
      spawnSync(process.execPath, [program], {
        encoding: 'utf8',
        env: { ...process.env, ROOT: place, URL: url, ...given },
      })

    for (const WAY of ['to', 'back']) {
      let killed = 0
      for (let at = 1; ; at++) {
        const database = `${WAY}_${at}`
        await server.query(`create database ${database}`)
        const url = server.url.replace(/postgres$/, database)
        let reached = false
        for (const KILL_WHEN of ['before', 'after']) {
          const place = testDirectory()
          cpSync(origin, place, { recursive: true })
          // The second of the two finds what the first left in the engine.
          if (WAY === 'back') expect(move(place, url, { WAY: 'to' }).status).toBe(0)
          const first = move(place, url, { WAY, KILL_AT: String(at), KILL_WHEN })
          if (first.signal === 'SIGKILL') {
            reached = true
            killed++
          }
          const again = move(place, url, { WAY })
          expect(again.stderr).toBe('')
          expect(JSON.parse(again.stdout)).toMatchObject({ root })
        }
        if (!reached) break
      }
      expect(killed).toBeGreaterThanOrEqual(4)
    }
  }, 600_000)

  it('[RN11] [RN24] what was erased is in no file of any node, nor of the database after `scrub`', async () => {
    const secret = 'the-secret-word-is-xyzzy'
    const journal = postgresJournal(server.url)
    const roots = [testDirectory(), testDirectory(), testDirectory()]
    const nodes: Cortex[] = []
    for (const root of roots) nodes.push(await openCortex({ root, actor, journal }))
    const [one, two, three] = nodes as [Cortex, Cortex, Cortex]
    const { uri } = await one.write(fact(secret))
    // A long one, which PostgreSQL keeps apart.
    const long = await one.write(fact(`${secret} ${'is kept apart '.repeat(600)}`))
    const { seq } = await two.write(fact('stays'))
    await three.reach(seq)
    await server.query('checkpoint')
    expect(filesWith(join(server.directory, 'data/base'), secret)).not.toEqual([])

    await one.erase(uri, { reason: 'asked for' })
    const last = await one.erase(long.uri, { reason: 'asked for' })
    for (const node of [two, three]) await node.reach(last.seq)
    const { unreached } = await one.scrub()
    for (const node of [two, three]) await node.scrub()
    await server.query('checkpoint')

    for (const node of nodes) {
      expect(await statements(node)).toEqual(['stays'])
      await node.close()
    }
    for (const root of roots) expect(filesWith(root, secret)).toEqual([])
    expect(filesWith(join(server.directory, 'data/base'), secret)).toEqual([])
    expect(unreached?.join(' ')).toContain('write-ahead log')
    const late = await openCortex({ root: testDirectory(), actor, journal })
    expect(await statements(late)).toEqual(['stays'])
    await late.close()
    await journal.close()
  }, 300_000)
})

function filesWith(directory: string, text: string): string[] {
  return readdirSync(directory, { recursive: true })
    .map((name) => join(directory, String(name)))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(text))
}
