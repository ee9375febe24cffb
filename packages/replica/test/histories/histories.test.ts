/**
 * Three nodes and eight clients for each, with real processes, a real PostgreSQL and real faults.
 * `npm run test:replica` says for how long; without it, a few seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, postgresMissing, startPostgres } from '../../src/testing/index.ts'
import { NodeProcess, ProxyProcess } from './processes.ts'

const seconds = Number(process.env.CORTEX_HISTORY_SECONDS ?? 0)
const missing = postgresMissing() ?? (seconds > 0 ? undefined : 'run npm run test:replica')
if (postgresMissing() !== undefined) console.warn(`Skipped: ${postgresMissing()}`)

const NODES = 3
const CLIENTS = 8
const ACTORS = ['ada', 'bo', 'cy']
const HOUR_MS = 3_600_000
const HONEST = ['DEAD', 'OUTCOME_UNKNOWN', 'JOURNAL_UNAVAILABLE', 'BUSY']

describe.skipIf(missing !== undefined)('a history with real faults', () => {
  let server: PostgresServer
  const home = mkdtempSync(join(tmpdir(), 'cortex-history-'))
  const nodes: NodeProcess[] = []
  const proxies: ProxyProcess[] = []

  beforeAll(async () => {
    // The operating system keeps what a killed process wrote.
    server = await startPostgres({ settings: { fsync: 'off' } })
    for (let index = 0; index < NODES; index++) {
      const proxy = new ProxyProcess(await freePort(), server.port)
      await proxy.start()
      proxies.push(proxy)
      const url = `postgres://cortex@127.0.0.1:${proxy.port}/postgres`
      nodes.push(new NodeProcess({ ROOT: join(home, String(index)), URL: url }))
      nodes[index]?.start()
    }
  }, 120_000)

  afterAll(async () => {
    for (const each of [...nodes, ...proxies]) await each.kill()
    await server?.remove()
    rmSync(home, { recursive: true, force: true })
  })

  /** One after the other, until the time is over. */
  const FAULTS: Readonly<Record<string, (index: number) => Promise<void>>> = {
    'the database is killed': async () => {
      await server.kill()
      await pause(500)
      await server.start()
    },
    'the database is halted': async () => {
      server.signal('SIGSTOP')
      await pause(6000)
      server.signal('SIGCONT')
    },
    'a node is killed, and comes back with a clock that is hours off': async (index) => {
      await nodes[index]?.kill()
      const skew = (index % 2 === 0 ? 2 : -2) * HOUR_MS
      nodes[index]?.start({ SKEW_MS: String(skew) })
    },
    'a node is halted': async (index) => {
      nodes[index]?.signal('SIGSTOP')
      await pause(3000)
      nodes[index]?.signal('SIGCONT')
    },
    'the pooler of a node is killed': async (index) => {
      await proxies[index]?.kill()
      await pause(700)
      await proxies[index]?.start()
    },
    'connections are half open': async (index) => {
      proxies[index]?.signal('SIGSTOP')
      await pause(7000)
      proxies[index]?.signal('SIGCONT')
    },
  }

  it('[RN23] loses nothing that was acknowledged, leaves no gap, counts every commit once, and ends in one root', async () => {
    const acknowledged = new Map(ACTORS.map((actor) => [actor, new Map<string, number>()]))
    const codes = new Map<string, number>()
    let isOver = false
    const client = async (number: number): Promise<void> => {
      const actor = ACTORS[number % ACTORS.length] as string
      for (let n = 0; !isOver; n++) {
        const text = `${number} wrote ${n}`
        const commitId = (number * 1_000_000 + n + 1).toString(16).padStart(32, '0')
        // A caller that does not know repeats the same call, on any node, until it is answered.
        for (let tries = 0; ; tries++) {
          const node = nodes[(number + tries) % NODES] as NodeProcess
          const answer = await node.ask('write', actor, { text, commitId })
          if (typeof answer.seq === 'number') {
            acknowledged.get(actor)?.set(text, answer.seq)
            break
          }
          const code = String(answer.code)
          codes.set(code, (codes.get(code) ?? 0) + 1)
          expect(HONEST, String(answer.message)).toContain(code)
          if (isOver) break
          await pause(100)
        }
      }
    }
    const clients = Array.from({ length: NODES * CLIENTS }, (_, number) => client(number))
    const end = performance.now() + seconds * 1000
    const faults = Object.entries(FAULTS)
    for (let round = 0; round < faults.length || performance.now() < end; round++) {
      await pause(1000)
      await faults[round % faults.length]?.[1](round % NODES)
    }
    await pause(2000)
    isOver = true
    await Promise.all(clients)

    for (const [actor, texts] of acknowledged) {
      const last = Math.max(0, ...texts.values())
      const states = []
      for (const node of nodes) states.push(await node.ask('state', actor, { atLeast: last }))
      // A row of unknown outcome may still have come in meanwhile: ask all again.
      const farthest = Math.max(...states.map(({ nextSeq }) => Number(nextSeq))) - 1
      const ends = []
      for (const node of nodes) ends.push(await node.ask('state', actor, { atLeast: farthest }))
      expect(new Set(ends.map(({ root }) => root)).size, JSON.stringify(ends)).toBe(1)
      for (const node of nodes) {
        const { said } = (await node.ask('find', actor)) as { readonly said: readonly string[] }
        expect(new Set(said).size).toBe(said.length)
        expect([...texts.keys()].filter((text) => !said.includes(text))).toEqual([])
      }
      expect(await nodes[0]?.ask('verify', actor)).toEqual({ ok: true })
    }
    const gaps = await server.query(
      `select actor, first_seq from (select *, lag(last_seq, 1, -1::bigint) over w as before, lag(root) over w as root_before
       from cortex_journal window w as (partition by actor order by first_seq)) as rows
       where first_seq <> before + 1 or (root_before is not null and root_before <> prev_root)`,
    )
    expect(gaps).toEqual([])
    const count = [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0)
    expect(count).toBeGreaterThan(NODES * CLIENTS)
    console.log(
      `histories: ${count} acknowledged in ${seconds} s of faults; refusals ${JSON.stringify([...codes])}`,
    )
  }, 900_000)
})

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

async function freePort(): Promise<number> {
  return await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
