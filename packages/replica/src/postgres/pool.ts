/** A few connections to the primary, each used by one at a time. */
import { closed, unreachable } from '../shared/failures.ts'
import type { Connection, Deadline } from './connection.ts'
import type { Primary } from './primary.ts'

interface Waiting {
  readonly take: (connection: Connection) => void
  readonly open: () => void
}

export class Pool {
  readonly #primary: Primary
  readonly #size: number
  readonly #idle: Connection[] = []
  readonly #used = new Set<Connection>()
  readonly #waiting: Waiting[] = []
  #opening = 0
  #isClosed = false

  constructor(primary: Primary, size: number) {
    this.#primary = primary
    this.#size = size
  }

  /** A connection of one's own, until it is given back. */
  async take(deadline: Deadline): Promise<Connection> {
    if (this.#isClosed) throw closed()
    const idle = this.#idle.pop()
    if (idle?.isBroken) return await this.take(deadline)
    if (idle !== undefined) return this.#use(idle)
    if (this.#used.size + this.#opening < this.#size) return await this.#open(deadline)
    return await this.#wait(deadline)
  }

  /** Gives it back; a broken one is forgotten. */
  give(connection: Connection): void {
    this.#used.delete(connection)
    const next = this.#waiting.shift()
    if (this.#isClosed) void connection.close()
    else if (connection.isBroken) next?.open()
    else if (next === undefined) this.#idle.push(connection)
    else next.take(connection)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const idle = this.#idle.splice(0)
    for (const connection of this.#used) connection.destroy()
    for (const { open } of this.#waiting.splice(0)) open()
    await Promise.all(idle.map((connection) => connection.close()))
  }

  #use(connection: Connection): Connection {
    this.#used.add(connection)
    return connection
  }

  async #open(deadline: Deadline): Promise<Connection> {
    this.#opening++
    try {
      const connection = await this.#primary.connect(deadline)
      if (!this.#isClosed) return this.#use(connection)
      await connection.close()
      throw closed()
    } catch (error) {
      this.#waiting.shift()?.open()
      throw error
    } finally {
      this.#opening--
    }
  }

  async #wait(deadline: Deadline): Promise<Connection> {
    return await new Promise((resolve, reject) => {
      const waiting: Waiting = {
        take: (connection) => {
          clearTimeout(late)
          resolve(this.#use(connection))
        },
        open: () => {
          clearTimeout(late)
          this.take(deadline).then(resolve, reject)
        },
      }
      const late = setTimeout(
        () => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
          reject(unreachable('all connections are busy'))
        },
        Math.max(0, deadline - performance.now()),
      )
      this.#waiting.push(waiting)
    })
  }
}
