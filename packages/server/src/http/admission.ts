/**
 * How many operations run at once. A few may wait for their turn; more are sent away at once, which
 * is kinder than an answer that comes too late.
 *
 * @module
 */
import { HttpError } from './problem.ts'

interface Waiting {
  enter(): void
  refuse(error: HttpError): void
}

export class Admission {
  readonly #concurrent: number
  readonly #queued: number
  readonly #queue: Waiting[] = []
  #running = 0
  #stopped = false
  #whenIdle: (() => void) | undefined

  constructor({ concurrent, queued }: { readonly concurrent: number; readonly queued: number }) {
    this.#concurrent = concurrent
    this.#queued = queued
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#queue.length
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  /** Resolves when nothing runs any more; what waits is sent away. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const each of this.#queue.splice(0)) each.refuse(stopping())
    if (this.#running === 0) return
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve
    })
  }

  async #enter(): Promise<void> {
    if (this.#stopped) throw stopping()
    if (this.#running < this.#concurrent) {
      this.#running++
      return
    }
    if (this.#queue.length >= this.#queued) {
      const message = `${this.#running} operations run and ${this.#queue.length} wait: try again`
      throw new HttpError('OVERLOADED', message, { 'retry-after': '1' })
    }
    await new Promise<void>((enter, refuse) => this.#queue.push({ enter, refuse }))
  }

  /** A place goes to the first that waits without being free in between. */
  #leave(): void {
    const next = this.#queue.shift()
    if (next !== undefined) {
      next.enter()
      return
    }
    this.#running--
    if (this.#running === 0) this.#whenIdle?.()
  }
}

export function stopping(): HttpError {
  return new HttpError('STOPPING', 'The server is stopping: try again when it is back', {
    'retry-after': '1',
    connection: 'close',
  })
}
