/**
 * How many operations run at once, for all actors and for each. A few may wait for their turn; more are
 * sent away at once, which is kinder than an answer that comes too late. Turns go around among the
 * actors: one that asks a thousand times waits for itself, not the others for it.
 *
 * @module
 */
import { HttpError } from './problem.ts'

interface Waiting {
  enter(): void
  refuse(error: HttpError): void
}

/** How much of a server there is. */
export interface AdmissionLimits {
  /** Operations that run at the same time. */
  readonly concurrent: number
  /** Operations that may wait for their turn. */
  readonly queued: number
  /** Of one actor that run at the same time. Default: all of them. */
  readonly concurrentPerActor?: number
  /** Of one actor that may wait. Default: all of them. */
  readonly queuedPerActor?: number
}

export class Admission {
  readonly #limits: Required<AdmissionLimits>
  /** Actors that wait, in the order of their turns. */
  readonly #queues = new Map<string, Waiting[]>()
  readonly #runningOf = new Map<string, number>()
  #running = 0
  #waiting = 0
  #stopped = false
  #whenIdle: (() => void) | undefined
  readonly #onWaited: (seconds: number) => void

  /** `onWaited` is called with the time that each waited before its turn, 0 included. */
  constructor(
    { concurrent, queued, concurrentPerActor, queuedPerActor }: AdmissionLimits,
    onWaited: (seconds: number) => void = () => undefined,
  ) {
    this.#limits = {
      concurrent,
      queued,
      concurrentPerActor: concurrentPerActor ?? concurrent,
      queuedPerActor: queuedPerActor ?? queued,
    }
    this.#onWaited = onWaited
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting
  }

  async run<T>(actor: string, work: () => Promise<T>): Promise<T> {
    const came = performance.now()
    await this.#enter(actor)
    this.#onWaited((performance.now() - came) / 1000)
    try {
      return await work()
    } finally {
      this.#leave(actor)
    }
  }

  /** Resolves when nothing runs any more; what waits is sent away. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const each of [...this.#queues.values()].flat()) each.refuse(stopping())
    this.#queues.clear()
    this.#waiting = 0
    if (this.#running === 0) return
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve
    })
  }

  async #enter(actor: string): Promise<void> {
    if (this.#stopped) throw stopping()
    if (this.#running < this.#limits.concurrent && this.#mayRun(actor)) {
      this.#count(actor, 1)
      return
    }
    const queue = this.#queues.get(actor) ?? []
    if (this.#waiting >= this.#limits.queued || queue.length >= this.#limits.queuedPerActor) {
      const whose = this.#waiting >= this.#limits.queued ? '' : ` of ${actor}`
      const message = `${this.#running} operations run and ${this.#waiting} wait, ${queue.length}${whose}: try again`
      throw new HttpError('OVERLOADED', message, { 'retry-after': '1' })
    }
    await new Promise<void>((enter, refuse) => {
      queue.push({ enter, refuse })
      this.#queues.set(actor, queue)
      this.#waiting++
    })
  }

  #mayRun(actor: string): boolean {
    return (this.#runningOf.get(actor) ?? 0) < this.#limits.concurrentPerActor
  }

  #count(actor: string, by: 1 | -1): void {
    this.#running += by
    const running = (this.#runningOf.get(actor) ?? 0) + by
    if (running === 0) this.#runningOf.delete(actor)
    else this.#runningOf.set(actor, running)
  }

  /** A place goes to the next actor that waits without being free in between. */
  #leave(actor: string): void {
    this.#count(actor, -1)
    for (const [name, queue] of this.#queues) {
      if (!this.#mayRun(name)) continue
      this.#waiting--
      // Who had a turn is the last to get another one.
      this.#queues.delete(name)
      const [next, ...rest] = queue
      if (rest.length > 0) this.#queues.set(name, rest)
      this.#count(name, 1)
      next?.enter()
      return
    }
    if (this.#running === 0) this.#whenIdle?.()
  }
}

export function stopping(): HttpError {
  return new HttpError('STOPPING', 'The server is stopping: try again when it is back', {
    'retry-after': '1',
    connection: 'close',
  })
}
