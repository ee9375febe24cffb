/** Time that passes when nothing else happens, and chance that a seed repeats. */
import { setImmediate } from 'node:timers/promises'
import type { After } from '../../../src/engine/environment.ts'

interface Event {
  readonly at: number
  readonly body: () => void
}

/** What the program does between two events of the network takes no time; rounds of the event loop, enough for it to end. */
const ROUNDS = 12
/** Files are real, and take as long as they take: on a busy machine a seed would be another one. */
const REAL_WORK = /^(FSReq|FileHandle|RandomBytes|WRITEWRAP)/

export class VirtualTime {
  now = 0
  #events: Event[] = []

  readonly after: After = (ms, body) => {
    const event = { at: this.now + Math.max(0, ms), body }
    const behind = this.#events.findIndex(({ at }) => at > event.at)
    this.#events.splice(behind === -1 ? this.#events.length : behind, 0, event)
    return () => {
      this.#events = this.#events.filter((each) => each !== event)
    }
  }

  async sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => this.after(ms, resolve))
  }

  /** Runs events until the work is done. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    const end = (): void => {
      isDone = true
    }
    work.then(end, end)
    while (!isDone) {
      for (let round = 0; round < ROUNDS && !isDone; round++) await setImmediate()
      if (isDone) break
      if (process.getActiveResourcesInfo().some((each) => REAL_WORK.test(each))) continue
      const next = this.#events.shift()
      if (next === undefined) continue
      this.now = Math.max(this.now, next.at)
      next.body()
    }
    return await work
  }
}

/** From 0 to before 1, the same for the same seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
