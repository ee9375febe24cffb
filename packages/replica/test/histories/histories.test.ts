/**
 * Three nodes and eight clients for each, with real processes, a real PostgreSQL and real faults.
 * `npm run test:replica` says for how long; without it, a few seconds.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, postgresMissing, startPostgres } from '../../src/testing/index.ts'
import { fillDisk } from './full-disk.ts'
import { freePort, History, NODES, pause } from './history.ts'
import { NodeProcess, PoolerProcess, poolerMissing } from './processes.ts'

const seconds = Number(process.env.CORTEX_HISTORY_SECONDS ?? 0)
const missing = postgresMissing() ?? (seconds > 0 ? undefined : 'run npm run test:replica')
if (postgresMissing() !== undefined) console.warn(`Skipped: ${postgresMissing()}`)

const HOUR_MS = 3_600_000

describe.skipIf(missing !== undefined)('a history with real faults', () => {
  let server: PostgresServer
  const home = mkdtempSync(join(tmpdir(), 'cortex-history-'))
  /** A disk of its own for the database, so that it can be full; only where mounting is allowed. */
  const disk = mkdtempSync(join(tmpdir(), 'cortex-history-disk-'))
  let isOwnDisk = false
  const nodes: NodeProcess[] = []
  const poolers: PoolerProcess[] = []

  beforeAll(async () => {
    // The pooler runs as another user.
    chmodSync(home, 0o755)
    isOwnDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', disk]).status === 0
    if (!isOwnDisk) console.warn('Skipped: a full disk, because mounting one is not allowed here')
    const pooler = poolerMissing()
    if (pooler !== undefined) console.warn(`Without a pooler, a small proxy: ${pooler}`)
    // The operating system keeps what a killed process wrote.
    server = await startPostgres({
      settings: { fsync: 'off', max_wal_size: '32MB', min_wal_size: '32MB' },
      ...(isOwnDisk ? { below: disk } : {}),
    })
    for (let index = 0; index < NODES; index++) {
      const place = join(home, `pooler-${index}`)
      mkdirSync(place)
      poolers.push(new PoolerProcess(await freePort(), server.port, place))
      await poolers[index]?.start()
      const url = `postgres://cortex@127.0.0.1:${poolers[index]?.port}/postgres`
      nodes.push(new NodeProcess({ ROOT: join(home, String(index)), URL: url }))
      nodes[index]?.start()
    }
  }, 120_000)

  afterAll(async () => {
    for (const each of [...nodes, ...poolers]) await each.kill()
    await server?.remove()
    if (isOwnDisk) spawnSync('umount', ['-l', disk])
    for (const each of [home, disk]) rmSync(each, { recursive: true, force: true })
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
      await poolers[index]?.kill()
      await pause(700)
      await poolers[index]?.start()
    },
    'connections are half open': async (index) => {
      poolers[index]?.signal('SIGSTOP')
      await pause(7000)
      poolers[index]?.signal('SIGCONT')
    },
    'the disk of the database is full': async () => {
      if (!isOwnDisk) return
      const free = fillDisk(disk)
      try {
        await expect(
          server.query(
            'create table big as select repeat(md5(n::text), 90) from generate_series(1, 9000) n',
          ),
        ).rejects.toThrow()
        await pause(4000)
      } finally {
        free()
      }
      // It may have given up, as it does if not even its log can be written.
      if (!server.isRunning) await server.start()
    },
  }

  it('[RN23] loses nothing that was acknowledged, leaves no gap, counts every commit once, and ends in one root', async () => {
    const history = new History(nodes)
    const end = performance.now() + seconds * 1000
    const faults = Object.entries(FAULTS)
    const seen = new Map<string, number>()
    for (let round = 0; round < faults.length || performance.now() < end; round++) {
      const [name, fault] = faults[round % faults.length] as (typeof faults)[number]
      await pause(1000)
      await fault(round % NODES)
      await history.next()
      seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    await history.judge((text) => server.query(text))
    console.log(
      `histories: ${history.count} acknowledged; faults ${JSON.stringify(Object.fromEntries(seen))}; refusals ${history.refusals}`,
    )
  }, 900_000)
})
