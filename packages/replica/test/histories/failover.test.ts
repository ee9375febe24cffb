/** Three nodes while the primary of a cluster is lost, again and again. `npm run test:replica` runs it where Patroni and etcd are. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { History, NODES, pause } from './history.ts'
import { clusterMissing, PatroniCluster } from './patroni.ts'
import { NodeProcess } from './processes.ts'

const seconds = Number(process.env.CORTEX_HISTORY_SECONDS ?? 0)
const missing = seconds > 0 ? clusterMissing() : 'run npm run test:replica'
if (seconds > 0 && missing !== undefined) console.warn(`Skipped: automatic failover: ${missing}`)
/** An election takes a lease of 30 s: the short form has one, the long form each kind twice. */
const ROUNDS = seconds < 60 ? 1 : 6
/** With Patroni's own lease of 30 s. */
const PROMISED_MS = 45_000

describe.skipIf(missing !== undefined)('a cluster that elects its primary', () => {
  const cluster = new PatroniCluster()
  const home = mkdtempSync(join(tmpdir(), 'cortex-failover-'))
  const nodes: NodeProcess[] = []

  beforeAll(async () => {
    await cluster.start(3)
    for (let index = 0; index < NODES; index++) {
      nodes.push(new NodeProcess({ ROOT: join(home, String(index)), URL: cluster.url }))
      nodes[index]?.start()
    }
  }, 400_000)

  afterAll(async () => {
    for (const each of nodes) await each.kill()
    await cluster.remove()
    rmSync(home, { recursive: true, force: true })
  }, 120_000)

  const FAULTS: Readonly<Record<string, (leader: number) => Promise<() => Promise<void>>>> = {
    'its machine is lost': async (leader) => {
      await cluster.kill(leader)
      return async () => await cluster.comeBack(leader)
    },
    'its machine hangs': async (leader) => {
      cluster.halt(leader, 'SIGSTOP')
      return async () => {
        cluster.halt(leader, 'SIGCONT')
        await cluster.comeBack(leader)
      }
    },
    'its Patroni is killed': async (leader) => {
      cluster.killPatroni(leader)
      return async () => await cluster.comeBack(leader)
    },
  }

  it('[RN25] that loses its primary loses nothing that was acknowledged, and goes on by itself', async () => {
    const history = new History(nodes)
    await history.next()
    for (let round = 0; round < ROUNDS; round++) {
      const entries = Object.entries(FAULTS)
      const [name, fault] = entries[round % entries.length] as (typeof entries)[number]
      const leader = await cluster.leader()
      const before = history.count
      const heal = await fault(leader)
      const began = performance.now()
      // What was on its way may still be acknowledged: the first one by the next primary counts.
      const next = await cluster.leaderBesides(leader)
      const elected = performance.now()
      await history.next()
      const ms = performance.now() - began
      const share = performance.now() - elected
      console.log(
        `failover: ${name}: the next acknowledgement after ${(ms / 1000).toFixed(1)} s (${ms <= PROMISED_MS ? 'ok' : 'MISSED'}, 45 s), ${(share / 1000).toFixed(2)} s after the election of member ${next}; ${before} before`,
      )
      await pause(2000)
      await heal()
      await pause(2000)
    }
    await history.judge((text) => cluster.query(text))
    console.log(`failover: ${history.count} acknowledged; refusals ${history.refusals}`)
  }, 1_800_000)
})
