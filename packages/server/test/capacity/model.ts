/**
 * From the cost of one write, one read, one idle actor to machines and databases. The guide `capacity.md` prints what this
 * says, and a simulation with the scheduler that is shipped says whether it holds.
 */

/** What was measured: `npm run bench -- capacity`. */
export interface Costs {
  /** CPU of a node, in milliseconds. */
  readonly write: number
  readonly read: number
  readonly follow: number
  /** Opening a store that is not open. */
  readonly open: number
  /** CPU of the database for each write, in milliseconds. */
  readonly databaseWrite: number
  /** Statements for each write, when several actors write at the same time. */
  readonly statements: number
  /** Bytes of one entry, in the database with its keys, and on the disk of a node. */
  readonly databaseBytes: number
  readonly nodeBytes: number
  /** Bytes of a store without entries. */
  readonly storeBytes: number
}

/** What people do. */
export interface Use {
  readonly actors: number
  /** Of each actor in a day. */
  readonly writesADay: number
  readonly readsADay: number
  /** How much more is done in the busiest hour than in the mean. */
  readonly peak: number
  /** How long everything is kept. */
  readonly days: number
  /** How many nodes have the memory of one actor. */
  readonly copies: number
  /** Share of calls that find their store closed. */
  readonly cold: number
}

export interface Capacity {
  readonly writesASecond: number
  readonly readsASecond: number
  readonly nodes: number
  readonly nodeTerabytes: number
  readonly statementsASecond: number
  readonly databases: number
  readonly databaseTerabytes: number
}

/** No machine is planned for more than this share of its CPU. */
const SHARE = 0.5
const NODE_CORES = 4
const DATABASE_CORES = 16
/** Larger ones are hard to back up and to move. */
const DATABASE_TERABYTES = 4
const NODE_TERABYTES = 4
const DAY_S = 86_400
const TERABYTE = 1e12

/** CPU seconds that calls need in a second. */
export function busy(costs: Costs, calls: { writes: number; reads: number; cold: number }): number {
  const { writes, reads, cold } = calls
  return (writes * costs.write + reads * costs.read + (writes + reads) * cold * costs.open) / 1000
}

export function capacity(costs: Costs, use: Use): Capacity {
  const writes = (use.actors * use.writesADay * use.peak) / DAY_S
  const reads = (use.actors * use.readsADay * use.peak) / DAY_S
  const entries = use.actors * use.writesADay * use.days
  const following = (writes * (use.copies - 1) * costs.follow) / 1000
  const cpu = busy(costs, { writes, reads, cold: use.cold }) + following
  const nodeBytes = entries * costs.nodeBytes + use.actors * costs.storeBytes
  const nodeTerabytes = (nodeBytes * use.copies) / TERABYTE
  const databaseTerabytes = (entries * costs.databaseBytes) / TERABYTE
  const databaseCpu = (writes * costs.databaseWrite) / 1000
  return {
    writesASecond: writes,
    readsASecond: reads,
    nodes: Math.max(
      use.copies,
      Math.ceil(cpu / (NODE_CORES * SHARE)),
      Math.ceil(nodeTerabytes / NODE_TERABYTES),
    ),
    nodeTerabytes,
    statementsASecond: writes * costs.statements,
    databases: Math.max(
      1,
      Math.ceil(databaseCpu / (DATABASE_CORES * SHARE)),
      Math.ceil(databaseTerabytes / DATABASE_TERABYTES),
    ),
    databaseTerabytes,
  }
}

/**
 * The share of calls that find their store closed, where so many stay open, those used longest ago being closed first.
 * A store stays open while it is used again within some time; that time is the one at which so many are open.
 */
export function coldShare(rates: readonly number[], open: number): number {
  if (open >= rates.length) return 0
  const openAt = (time: number): number =>
    rates.reduce((sum, rate) => sum + 1 - Math.exp(-rate * time), 0)
  let [low, high] = [0, 1]
  while (openAt(high) < open) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (openAt(middle) < open) low = middle
    else high = middle
  }
  const all = rates.reduce((sum, rate) => sum + rate, 0)
  return rates.reduce((sum, rate) => sum + rate * Math.exp(-rate * high), 0) / all
}

/** Few actors do most of what is done: the nth does 1/n^skew of what the first does. */
export function skewed(actors: number, perSecond: number, skew: number): number[] {
  const weights = Array.from({ length: actors }, (_, index) => 1 / (index + 1) ** skew)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (weight / all) * perSecond)
}
