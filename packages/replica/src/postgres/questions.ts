/** Questions that may be asked twice: if a connection breaks, another one is tried. */
import { closed, refused, unreachable, wordsOf } from '../shared/failures.ts'
import type { Connection, Deadline } from './connection.ts'
import type { Pool } from './pool.ts'
import { isPassing, sqlState } from './sql-failures.ts'

export class Questions {
  readonly #pool: Pool
  readonly #timeoutMs: number
  #isClosed = false

  constructor(pool: Pool, timeoutMs: number) {
    this.#pool = pool
    this.#timeoutMs = timeoutMs
  }

  async ask<T>(body: (connection: Connection, deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.#timeoutMs
    for (;;) {
      if (this.#isClosed) throw closed()
      const connection = await this.#pool.take(deadline)
      try {
        return await body(connection, deadline)
      } catch (error) {
        const isWorthwhile = connection.isBroken || isPassing(error)
        if (isWorthwhile && performance.now() < deadline) continue
        if (isWorthwhile) throw unreachable(wordsOf(error), error)
        throw sqlState(error) === undefined ? error : refused(wordsOf(error), error)
      } finally {
        this.#pool.give(connection)
      }
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#pool.close()
  }
}
