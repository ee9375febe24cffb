/** What the guide `capacity.md` says, beside the scheduler that is shipped. Rules: docs/spec/remote.md. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SERVER_LIMITS } from '../../src/http/limits.ts'
import { busy, type Capacity, type Costs, capacity, coldShare, skewed, type Use } from './model.ts'
import { type Load, simulateNode } from './simulate.ts'

const page = readFileSync(
  fileURLToPath(new URL('../../../../docs/guides/capacity.md', import.meta.url)),
  'utf8',
)

/** The cells of a table of the page, by the words in the first column. */
function cells(label: string): readonly string[] {
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const row = rows.find(([, first]) => first === label)
  if (row === undefined) throw new Error(`capacity.md has no row "${label}"`)
  return row.slice(2, -1)
}

const number = (label: string): number => Number(cells(label)[0]?.replace(/[^0-9.]/g, ''))

const COSTS: Costs = {
  write: number('a write, CPU of the node'),
  read: number('a search, CPU of the node'),
  follow: number('following an entry, CPU of the node'),
  open: number('opening a store, CPU of the node'),
  databaseWrite: number('a write, CPU of the database'),
  statements: number('statements for a write'),
  databaseBytes: number('an entry, bytes in the database'),
  nodeBytes: number('an entry, bytes on a node'),
  storeBytes: number('a store, bytes on a node'),
}

const USE: Omit<Use, 'actors'> = {
  writesADay: 20,
  readsADay: 100,
  peak: 4,
  days: 365,
  copies: 2,
  cold: 0.3,
}

function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}

const LOAD: Load = {
  rates: skewed(10_000, 50, 1.1),
  writeShare: 1 / 6,
  seconds: 240,
  limits: SERVER_LIMITS,
  openStores: SERVER_LIMITS.openActors,
  databaseMs: 10,
}

const p99 = (waits: readonly number[]): number =>
  [...waits].sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0

describe('capacity', () => {
  it('[RN26] the table of the page is what the costs of the page lead to', () => {
    const columns = [1_000, 1_000_000, 100_000_000].map((actors) =>
      capacity(COSTS, { ...USE, actors }),
    )
    const row = (of: (each: Capacity) => number): string[] =>
      columns.map((each) => Number(of(each).toPrecision(2)).toLocaleString('en'))

    expect(cells('writes a second')).toEqual(row((each) => each.writesASecond))
    expect(cells('searches a second')).toEqual(row((each) => each.readsASecond))
    expect(cells('nodes of 4 cores')).toEqual(row((each) => each.nodes))
    expect(cells('disks of all nodes, TB')).toEqual(row((each) => each.nodeTerabytes))
    expect(cells('statements a second')).toEqual(row((each) => each.statementsASecond))
    expect(cells('databases of 16 cores')).toEqual(row((each) => each.databases))
    expect(cells('all databases, TB')).toEqual(row((each) => each.databaseTerabytes))
  })

  it('[RN26] the scheduler that is shipped needs what the page says, for 10,000 actors of which few do most', async () => {
    const cold = coldShare(LOAD.rates, LOAD.openStores)
    const writes = 50 * LOAD.writeShare
    const predicted = busy(COSTS, { writes, reads: 50 - writes, cold })

    const seen = await simulateNode(COSTS, LOAD, dice(7))

    expect(seen.refused).toBe(0)
    expect(seen.mostOpen).toBeLessThanOrEqual(SERVER_LIMITS.openActors + SERVER_LIMITS.concurrent)
    expect(Math.abs(seen.cold / seen.calls - cold)).toBeLessThan(0.05)
    expect(Math.abs(seen.busy / predicted - 1)).toBeLessThan(0.1)
  })

  it('[RN19] an actor that floods a node gets its share, and nobody else waits for it', async () => {
    const calm = await simulateNode(COSTS, { ...LOAD, seconds: 15 }, dice(11))
    const flooded = await simulateNode(COSTS, { ...LOAD, seconds: 15, flood: 100 }, dice(11))

    expect(flooded.floodServed).toBeGreaterThan(100)
    expect(flooded.floodRefused).toBeGreaterThan(100)
    expect(flooded.refused).toBe(0)
    // Virtual time: the calls of the flood that run at once are a few turns, not a hundred.
    expect(p99(flooded.waits)).toBeLessThan(p99(calm.waits) + 20 * (COSTS.write + COSTS.read))
  })
})
