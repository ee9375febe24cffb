/**
 * Three nodes with the production code inside, one engine, a virtual network and virtual time. What a seed
 * decides: the weather, who writes what and when, who is cut off, killed or has a wrong clock, whether the
 * engine hangs, and whether it loses its end as a standby does that is promoted too early.
 *
 * @module
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortexWith } from '../../../src/cortex.ts'
import { type Cortex, CortexError, type Uri } from '../../../src/index.ts'
import { FakeEngine } from '../fake-engine.ts'
import { SimulatedEngine, SimulatedJournal } from './network.ts'
import { chances, VirtualTime } from './virtual.ts'

const actor = 'ada'
const NODES = 3
const LENGTH_MS = 30_000
const HOUR_MS = 3_600_000
const BEGAN = Date.UTC(2026, 0, 1)
/** One row waits 5 s for its answer; before it, rows that were left may each wait as long. */
const LONGEST_CALL_MS = 60_000

/** What may end a call without a success. */
const HONEST: readonly string[] = [
  'JOURNAL_UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'JOURNAL_FORKED',
  'VERSION_CONFLICT',
  'BUSY',
]

interface Node {
  readonly root: string
  journal: SimulatedJournal
  skew: number
  cortex: Cortex | undefined
}

/** What happened, for those who read a seed. */
export interface Report {
  readonly acknowledged: number
  readonly refused: number
  readonly forked: boolean
}

/** Throws with the seed if a promise was broken. */
export async function simulate(seed: number): Promise<Report> {
  const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const home = mkdtempSync(join(base, 'cortex-simulation-'))
  const time = new VirtualTime()
  const simulation = new Simulation(home, time, chances(seed))
  try {
    return await time.run(simulation.run())
  } catch (error) {
    throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  } finally {
    await time.run(simulation.close())
    rmSync(home, { recursive: true, force: true })
  }
}

class Simulation {
  readonly #time: VirtualTime
  readonly #chance: () => number
  readonly #engine = new FakeEngine()
  readonly #world: SimulatedEngine
  readonly #nodes: Node[]
  /** Texts of which somebody was told something else than that nothing was written. */
  readonly #possible = new Set<string>(['shared'])
  /** Texts that were acknowledged. */
  readonly #acknowledged = new Set<string>()
  readonly #versions = new Set<number>()
  #refused = 0
  #token = 0
  #tokenText: string | undefined
  #shared: Uri | undefined
  /** The engine forgot what it had acknowledged. */
  #lost = false

  constructor(home: string, time: VirtualTime, chance: () => number) {
    this.#time = time
    this.#chance = chance
    const isCalm = chance() < 0.3
    this.#world = new SimulatedEngine(this.#engine, time, chance, {
      lost: isCalm ? 0 : chance() * 0.3,
      doubled: isCalm ? 0 : chance() * 0.3,
      slowMs: isCalm ? 50 : chance() * 9000,
    })
    this.#nodes = Array.from({ length: NODES }, (_, index) => ({
      root: join(home, String(index)),
      journal: new SimulatedJournal(this.#world),
      skew: 0,
      cortex: undefined,
    }))
  }

  async run(): Promise<Report> {
    for (const node of this.#nodes) await this.#open(node)
    await this.#begin()
    const regresses = this.#chance() < 0.25
    const faults = Array.from({ length: 3 }, () => this.#fault())
    if (regresses) faults.push(this.#loseEnd())
    const clients = Array.from({ length: 4 }, (_, client) => this.#client(client))
    await Promise.all([...clients, ...faults])
    return await this.#judge(regresses)
  }

  /** The memory that all change. Repeating a call with its commit id is safe, as often as it takes. */
  async #begin(): Promise<void> {
    while (this.#shared === undefined) {
      const done = await this.#call((cortex) =>
        cortex.write({
          data: { type: 'Fact', subject: 'counter', predicate: 'is', statement: 'shared' },
          commitId: '0'.repeat(32),
        }),
      )
      this.#shared = done?.uri
      this.#token = done?.seq ?? 0
    }
  }

  async close(): Promise<void> {
    for (const { journal, cortex } of this.#nodes) {
      journal.link = false
      await cortex?.close()
    }
  }

  async #open(node: Node): Promise<void> {
    const options = { root: node.root, actor, journal: node.journal, durability: 'fast' as const }
    const { time, chance } = { time: this.#time, chance: this.#chance }
    for (let tries = 0; ; tries++) {
      try {
        node.cortex = await openCortexWith(options, {
          clock: () => Math.floor(BEGAN + time.now + node.skew),
          waiting: { elapsed: () => time.now, clock: () => time.now, chance },
          after: time.after,
        })
        return
      } catch (error) {
        if (tries > 500 || !HONEST.includes(codeOf(error))) throw error
        await time.sleep(1000)
      }
    }
  }

  async #client(client: number): Promise<void> {
    for (let n = 0; n < 3; n++) {
      await this.#time.sleep(this.#chance() * (LENGTH_MS / 3))
      const id = client * 10 + n
      const kind = this.#chance()
      if (kind < 0.6) await this.#write(id)
      else if (kind < 0.85) await this.#update(id)
      else await this.#readOwn()
      // A caller that does not know repeats itself, often on another node.
      if (this.#chance() < 0.4) await this.#write(id)
    }
  }

  async #write(id: number): Promise<void> {
    const text = `text ${id}`
    const write = async (cortex: Cortex): Promise<{ readonly seq: number }> => {
      const done = await cortex.write({
        data: { type: 'Fact', subject: `s${id}`, predicate: 'says', statement: text },
        commitId: (id + 1).toString(16).padStart(32, '0'),
      })
      check(cortex.lastSeq >= done.seq, `${text} is acknowledged and not here`)
      return done
    }
    const done = await this.#call(write, text)
    if (done === undefined) return
    this.#acknowledged.add(text)
    this.#token = done.seq
    this.#tokenText = text
  }

  async #update(id: number): Promise<void> {
    const uri = this.#shared
    if (uri === undefined) return
    const commitId = (id + 1000).toString(16).padStart(32, '0')
    const done = await this.#call(async (cortex) => {
      await cortex.reach(this.#token)
      const { version } = await cortex.resolveLatest(uri)
      return await cortex.update(uri, {
        data: { type: 'Fact', subject: 'counter', predicate: 'is', statement: `after ${id}` },
        expectedVersion: version.version,
        commitId,
      })
    })
    if (done === undefined) return
    // Each side of a fork counts for itself.
    const isOnce = this.#lost || !this.#versions.has(done.version)
    check(isOnce, `version ${done.version} was given twice`)
    this.#versions.add(done.version)
  }

  /** Another node that gets the number of an acknowledged entry answers with it. */
  async #readOwn(): Promise<void> {
    const [text, atLeast] = [this.#tokenText, this.#token]
    if (text === undefined) return
    const found = await this.#call((cortex) =>
      cortex.find({ types: ['Fact'], limit: 100, atLeast }),
    )
    if (found === undefined || this.#lost) return
    const said = found.memories.map(({ data }) => data.statement)
    check(said.includes(text), `an answer at ${atLeast} lacks ${text}`)
  }

  async #call<T>(body: (cortex: Cortex) => Promise<T>, text?: string): Promise<T | undefined> {
    const node = this.#anyNode()
    if (node.cortex === undefined) return undefined
    const began = this.#time.now
    try {
      const done = await body(node.cortex)
      if (text !== undefined) this.#possible.add(text)
      return done
    } catch (error) {
      const code = codeOf(error)
      const wroteNothing = code === 'JOURNAL_UNAVAILABLE' || code === 'BUSY'
      if (text !== undefined && !wroteNothing) this.#possible.add(text)
      if (code === 'CLOSED') return undefined
      // On the other side of a fork, the same number is another entry.
      if (!HONEST.includes(code) && !(this.#lost && code === 'NOT_FOUND')) throw error
      this.#refused++
      return undefined
    } finally {
      const ms = this.#time.now - began
      check(ms <= LONGEST_CALL_MS, `a call took ${ms} ms`)
    }
  }

  async #fault(): Promise<void> {
    await this.#time.sleep(this.#chance() * LENGTH_MS)
    const node = this.#anyNode()
    const kind = this.#chance()
    const ms = this.#chance() * 12_000
    if (kind < 0.25) node.skew += (this.#chance() - 0.5) * 4 * HOUR_MS
    else if (kind < 0.4) this.#world.hangsUntil = this.#time.now + ms
    else if (kind < 0.7) {
      node.journal.link = this.#chance() < 0.5 ? false : 'silent'
      await this.#time.sleep(ms)
      node.journal.link = true
    } else await this.#kill(node)
  }

  /** Nothing more goes out or comes in; what was on its way may still arrive. */
  async #kill(node: Node): Promise<void> {
    const { cortex } = node
    if (cortex === undefined) return
    node.cortex = undefined
    node.journal.link = 'silent'
    await cortex.close()
    node.journal = new SimulatedJournal(this.#world)
    await this.#open(node)
  }

  async #loseEnd(): Promise<void> {
    await this.#time.sleep(this.#chance() * LENGTH_MS)
    const rows = this.#engine.of(actor)
    const count = Math.min(rows.length - 1, 1 + Math.floor(this.#chance() * 3))
    if (count <= 0) return
    this.#lost = true
    this.#world.life++
    rows.splice(rows.length - count)
  }

  /** The weather is fine again, everybody writes once more, and all must agree. */
  async #judge(regresses: boolean): Promise<Report> {
    this.#world.weather.lost = 0
    this.#world.weather.doubled = 0
    this.#world.weather.slowMs = 0
    this.#world.hangsUntil = 0
    for (const { journal } of this.#nodes) journal.link = true
    await this.#time.sleep(2 * LONGEST_CALL_MS)
    const frozen = new Set<Node>()
    for (const [index, node] of this.#nodes.entries()) {
      const commitId = (5000 + index).toString(16).padStart(32, '0')
      const statement = `last ${index}`
      try {
        await node.cortex?.write({
          data: { type: 'Fact', subject: 'last', predicate: 'says', statement },
          commitId,
        })
      } catch (error) {
        check(regresses && codeOf(error) === 'JOURNAL_FORKED', `at the end: ${String(error)}`)
        frozen.add(node)
      }
    }
    await this.#time.sleep(LONGEST_CALL_MS)
    this.#judgeChain()
    const everything = new Set<string>()
    const end = this.#engine.of(actor).at(-1)
    for (const node of this.#nodes) {
      const cortex = node.cortex as Cortex
      const { memories } = await cortex.find({ types: ['Fact'], limit: 1000 })
      const said = memories.map(({ data }) => data.statement)
      check(new Set(said).size === said.length, `something is there twice: ${said.join(', ')}`)
      for (const each of said) {
        everything.add(each)
        const isHonest = !each.startsWith('text') || this.#possible.has(each)
        check(isHonest, `${each} is there, and everybody was told that nothing was written`)
      }
      const { root, nextSeq } = await cortex.status()
      const agrees = root === Buffer.from(end?.root ?? []).toString('hex')
      check(agrees !== frozen.has(node), `a node at ${nextSeq} ${agrees ? 'is frozen' : 'differs'}`)
      if (frozen.has(node)) continue
      check(end?.lastSeq === nextSeq - 1, 'a node is behind')
      if (frozen.size > 0) continue
      for (const text of this.#acknowledged) check(said.includes(text), `${text} is lost`)
    }
    for (const text of this.#acknowledged) {
      check(everything.has(text), `${text} was acknowledged and is on no node`)
    }
    const { size } = this.#acknowledged
    return { acknowledged: size, refused: this.#refused, forked: frozen.size > 0 }
  }

  #judgeChain(): void {
    const rows = this.#engine.of(actor)
    const ids = new Set(rows.map(({ commitId }) => Buffer.from(commitId).toString('hex')))
    check(ids.size === rows.length, 'a commit id is there twice')
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      check(row.firstSeq === (before?.lastSeq ?? -1) + 1, `a gap before ${row.firstSeq}`)
      const continues = before === undefined || Buffer.compare(before.root, row.prevRoot) === 0
      check(continues, `${row.firstSeq} does not continue what is before it`)
    }
  }

  #anyNode(): Node {
    return this.#nodes[Math.floor(this.#chance() * NODES)] as Node
  }
}

function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

function codeOf(error: unknown): string {
  return error instanceof CortexError ? error.code : String(error)
}
