/**
 * A node with the scheduler and the pool of stores that are shipped, on virtual time: calls of many actors arrive, wait for
 * their turn, open their store if it is closed, and take the CPU for as long as was measured.
 */
import { HandlePool } from '../../src/actors/handle-pool.ts'
import { Admission, type AdmissionLimits } from '../../src/http/admission.ts'
import { HttpError } from '../../src/http/problem.ts'
import type { Costs } from './model.ts'

export interface Load {
  /** Calls a second of each actor. */
  readonly rates: readonly number[]
  readonly writeShare: number
  readonly seconds: number
  /** An actor that asks so often at once, all the time. */
  readonly flood?: number
  readonly limits: AdmissionLimits
  readonly openStores: number
  /** How long the database takes for a write. */
  readonly databaseMs: number
}

export interface Outcome {
  readonly calls: number
  /** Share of the time in which the CPU worked. */
  readonly busy: number
  readonly cold: number
  /** Of all actors but the one that floods, in milliseconds. */
  readonly waits: readonly number[]
  readonly refused: number
  readonly floodRefused: number
  readonly floodServed: number
  readonly mostOpen: number
}

const FLOODER = 'flooder'
/** A refused caller asks again soon. */
const AGAIN_MS = 50

export async function simulateNode(
  costs: Costs,
  load: Load,
  chance: () => number,
): Promise<Outcome> {
  const time = new Time()
  const admission = new Admission(load.limits)
  const pool = new HandlePool<string>({ most: load.openStores, close: async () => undefined })
  const end = load.seconds * 1000
  const seen = {
    calls: 0,
    busyMs: 0,
    cold: 0,
    refused: 0,
    floodRefused: 0,
    floodServed: 0,
    mostOpen: 0,
  }
  const waits: number[] = []
  let freeAt = 0

  /** One thread runs all JavaScript of a node. */
  const work = async (ms: number): Promise<void> => {
    freeAt = Math.max(freeAt, time.now) + ms
    seen.busyMs += ms
    await time.until(freeAt)
  }
  const serve = async (actor: string): Promise<void> => {
    const release = pool.hold(actor)
    try {
      await pool.open(actor, async () => {
        if (actor !== FLOODER) seen.cold++
        await work(costs.open)
        return actor
      })
      seen.mostOpen = Math.max(seen.mostOpen, pool.size)
      const writes = chance() < load.writeShare
      await work(writes ? costs.write : costs.read)
      if (writes) await time.until(time.now + load.databaseMs)
    } finally {
      release()
    }
  }
  const call = async (actor: string): Promise<void> => {
    const came = time.now
    const isFlood = actor === FLOODER
    if (!isFlood) seen.calls++
    try {
      await admission.run(actor, async () => {
        if (!isFlood) waits.push(time.now - came)
        await serve(actor)
      })
      if (isFlood) seen.floodServed++
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (isFlood) seen.floodRefused++
      else seen.refused++
    }
  }
  const arrivals = async (actor: string, rate: number): Promise<void> => {
    for (;;) {
      const at = time.now - (Math.log(1 - chance()) / rate) * 1000
      if (at > end) return
      await time.until(at)
      void call(actor)
    }
  }
  const floods = async (): Promise<void> => {
    while (time.now < end) {
      await call(FLOODER)
      await time.until(time.now + AGAIN_MS)
    }
  }
  for (const [index, rate] of load.rates.entries()) void arrivals(`actor-${index}`, rate)
  for (let index = 0; index < (load.flood ?? 0); index++) void floods()
  await time.run()
  const { busyMs, ...counts } = seen
  return { ...counts, busy: busyMs / Math.max(end, freeAt), waits }
}

/** Time that passes when nothing else happens. */
class Time {
  now = 0
  readonly #events: { at: number; body: () => void }[] = []

  async until(at: number): Promise<void> {
    await new Promise<void>((body) => this.#push({ at: Math.max(at, this.now), body }))
  }

  async run(): Promise<void> {
    for (;;) {
      // Until everything that follows from the last event has happened.
      await new Promise((resolve) => setImmediate(resolve))
      const next = this.#pop()
      if (next === undefined) return
      this.now = next.at
      next.body()
    }
  }

  /** A heap: the earliest is the first. */
  #push(event: { at: number; body: () => void }): void {
    const events = this.#events
    let place = events.push(event) - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if ((events[parent]?.at ?? 0) <= event.at) break
      events[place] = events[parent] as typeof event
      place = parent
    }
    events[place] = event
  }

  #pop(): { at: number; body: () => void } | undefined {
    const events = this.#events
    const first = events[0]
    const last = events.pop()
    if (first === undefined || last === undefined || events.length === 0) return first
    let place = 0
    for (;;) {
      let child = place * 2 + 1
      if (child >= events.length) break
      const right = events[child + 1]
      if (right !== undefined && right.at < (events[child]?.at ?? 0)) child++
      if ((events[child]?.at ?? 0) >= last.at) break
      events[place] = events[child] as typeof last
      place = child
    }
    events[place] = last
    return first
  }
}
