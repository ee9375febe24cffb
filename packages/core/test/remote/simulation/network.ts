/** The way of one node to the engine: it loses, doubles, delays and overtakes, and is cut off for a while. */
import {
  type AppendOutcome,
  CortexError,
  type JournalAppend,
  type JournalEngine,
  type JournalHead,
  type JournalRow,
  type ReadLimits,
  type RemoteJournal,
} from '../../../src/index.ts'
import type { FakeEngine } from '../fake-engine.ts'
import type { VirtualTime } from './virtual.ts'

const READ_MS = 5000

/** How bad a network is; shares from 0 to 1. */
export interface Weather {
  lost: number
  doubled: number
  slowMs: number
}

export class SimulatedEngine {
  readonly engine: FakeEngine
  readonly time: VirtualTime
  readonly chance: () => number
  readonly weather: Weather
  /** Nothing arrives before this moment: the engine hangs. */
  hangsUntil = 0
  /** A standby that is promoted begins another one: what was on its way to the old server never arrives. */
  life = 0
  readonly #listeners = new Set<(actors: readonly string[]) => void>()

  constructor(engine: FakeEngine, time: VirtualTime, chance: () => number, weather: Weather) {
    this.engine = engine
    this.time = time
    this.chance = chance
    this.weather = weather
  }

  listen(listener: (actors: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  put(row: JournalAppend): AppendOutcome {
    const outcome = this.engine.put(row)
    if (outcome.is === 'accepted') for (const each of this.#listeners) each([row.actor])
    return outcome
  }

  delay(): number {
    const usual = 1 + this.chance() * 10
    return this.chance() < 0.1 ? usual + this.chance() * this.weather.slowMs : usual
  }
}

export class SimulatedJournal implements RemoteJournal {
  /** It can reach the engine: false, and connections are refused; `silent`, and they hang. */
  link: boolean | 'silent' = true
  readonly #world: SimulatedEngine
  readonly #plain: RemoteJournal

  constructor(world: SimulatedEngine) {
    this.#world = world
    this.#plain = world.engine.connect()
  }

  async append(rows: readonly JournalAppend[], ms: number): Promise<readonly AppendOutcome[]> {
    const all = (outcome: AppendOutcome): readonly AppendOutcome[] => rows.map(() => outcome)
    if (this.link === false) {
      await this.#world.time.sleep(this.#world.chance() * 100)
      return all({ is: 'unavailable', why: 'refused' })
    }
    const answer = await this.#send(ms, async () => rows.map((row) => this.#world.put(row)))
    return answer ?? all({ is: 'unknown', why: 'no answer came in time' })
  }

  async read(actor: string, from: number, limits: ReadLimits): Promise<readonly JournalRow[]> {
    return await this.#ask(() => this.#plain.read(actor, from, { ...limits, rows: 3 }))
  }

  async heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    return await this.#ask(() => this.#plain.heads(known))
  }

  async find(actor: string, commitId: Uint8Array): Promise<JournalRow | undefined> {
    return await this.#ask(() => this.#plain.find(actor, commitId))
  }

  async replaceErased(actor: string, row: JournalRow): Promise<void> {
    await this.#ask(() => this.#plain.replaceErased(actor, row))
  }

  hints(onHint: (actors: readonly string[]) => void): () => void {
    let isOver = false
    const end = this.#world.listen((actors) => {
      const { chance, weather, time } = this.#world
      if (this.link !== true || chance() < weather.lost) return
      time.after(this.#world.delay(), () => {
        if (!isOver) onHint(actors)
      })
    })
    return () => {
      isOver = true
      end()
    }
  }

  async check(): Promise<JournalEngine> {
    return await this.#ask(() => this.#plain.check())
  }

  async close(): Promise<void> {}

  async #ask<T>(body: () => Promise<T>): Promise<T> {
    if (this.link === false) throw new CortexError('JOURNAL_UNAVAILABLE', 'refused')
    const answer = await this.#send(READ_MS, async () => ({ value: await body() }))
    if (answer === undefined) throw new CortexError('JOURNAL_UNAVAILABLE', 'no answer in time')
    return answer.value
  }

  /** Undefined if no answer came in time. The message may arrive after that, and more than once. */
  async #send<T>(ms: number, body: () => Promise<T>): Promise<T | undefined> {
    const { time, chance, weather, life } = this.#world
    return await new Promise((resolve) => {
      const late = time.after(ms, () => resolve(undefined))
      const arrive = (after: number, isFirst: boolean): void => {
        const isGone = this.link === 'silent' || chance() < weather.lost
        time.after(after, () => {
          const left = this.#world.hangsUntil - time.now
          if (left > 0) arrive(left + this.#world.delay(), isFirst)
          else if (!isGone && life === this.#world.life)
            void body().then((answer) => isFirst && this.#back(answer, settle))
        })
      }
      const settle = (answer: T): void => {
        late()
        resolve(answer)
      }
      arrive(this.#world.delay(), true)
      if (chance() < weather.doubled) arrive(this.#world.delay() + chance() * 8000, false)
    })
  }

  #back<T>(answer: T, settle: (answer: T) => void): void {
    const { time, chance, weather } = this.#world
    if (this.link === 'silent' || chance() < weather.lost) return
    time.after(this.#world.delay(), () => settle(answer))
  }
}
