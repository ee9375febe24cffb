/**
 * Finds the host that writes. Neither the driver nor a failover tells us: after a failover the old primary
 * may be gone, or be a standby, or hang. So every host is asked, at the same time, and the first that says
 * it writes is kept until it fails.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { closed, unreachable, wordsOf } from '../shared/failures.ts'
import { Connection, type Deadline } from './connection.ts'
import type { PostgresHost } from './hosts.ts'

const ASK_AGAIN_MS = 150
const GREETING =
  "select pg_is_in_recovery() as standby, current_setting('transaction_read_only') as read_only"

/** Looks at a new connection before it is used; throws if it must not be. */
export type Welcome = (connection: Connection, deadline: Deadline) => Promise<void>

export class Primary {
  readonly #hosts: readonly PostgresHost[]
  readonly #connectMs: number
  readonly #welcome: Welcome
  #last: PostgresHost | undefined
  #trouble = 'no connection in time'
  #isClosed = false

  constructor(hosts: readonly PostgresHost[], connectMs: number, welcome: Welcome) {
    this.#hosts = hosts
    this.#connectMs = connectMs
    this.#welcome = welcome
  }

  /** What went wrong when hosts were last asked. */
  get trouble(): string {
    return this.#trouble
  }

  /** A connection to the host that writes. Asks until the deadline. */
  async connect(deadline: Deadline): Promise<Connection> {
    for (;;) {
      if (this.#isClosed) throw closed()
      try {
        return await this.#discover(deadline)
      } catch (error) {
        // Such an answer does not change by itself.
        if (error instanceof CortexError) throw error
        this.#trouble = wordsOf(error)
        if (performance.now() + ASK_AGAIN_MS >= deadline) throw unreachable(wordsOf(error), error)
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      }
    }
  }

  close(): void {
    this.#isClosed = true
  }

  async #discover(deadline: Deadline): Promise<Connection> {
    if (this.#last !== undefined) {
      try {
        return await this.#open(this.#last, deadline)
      } catch (error) {
        if (error instanceof CortexError) throw error
        this.#last = undefined
      }
    }
    const found = await this.#first(deadline)
    this.#last = found.host
    return found
  }

  /** The first host that writes; connections to others are let go. */
  async #first(deadline: Deadline): Promise<Connection> {
    const attempts = this.#hosts.map((host) => this.#open(host, deadline))
    try {
      const first = await Promise.any(attempts)
      for (const attempt of attempts) {
        attempt.then(
          (other) => (other === first ? undefined : other.close()),
          () => undefined,
        )
      }
      return first
    } catch (error) {
      const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error]
      const final = errors.find((each) => each instanceof CortexError)
      if (final !== undefined) throw final
      const reasons = errors.map((each, index) => `${this.#hosts[index]?.name}: ${wordsOf(each)}`)
      throw new Error(reasons.join('; '), { cause: error })
    }
  }

  async #open(host: PostgresHost, deadline: Deadline): Promise<Connection> {
    const limitMs = Math.min(this.#connectMs, deadline - performance.now())
    const limit = performance.now() + limitMs
    const connection = await Connection.open(host, limitMs)
    try {
      const { rows } = await connection.query<{ standby: boolean; read_only: string }>(
        GREETING,
        [],
        limit,
      )
      const [state] = rows
      if (state === undefined || state.standby) throw new Error('it is a standby')
      if (state.read_only !== 'off') throw new Error('it does not write')
      await this.#welcome(connection, deadline)
      return connection
    } catch (error) {
      connection.destroy()
      throw error
    }
  }
}
