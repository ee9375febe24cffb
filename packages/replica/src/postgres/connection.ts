/** One connection to one host. It is either usable or broken, and a broken one is never used again. */
import { Socket } from 'node:net'
import { Client, type QueryResultRow } from 'pg'
import { wordsOf } from '../shared/failures.ts'
import type { PostgresHost } from './hosts.ts'
import { PlanNames } from './plan-names.ts'
import { isUnprepared, keepsConnection } from './sql-failures.ts'

/** A moment of `performance.now()`. */
export type Deadline = number

interface Statement {
  readonly text: string
  /** Under which the server keeps its plan. */
  readonly name?: string
}

export interface Answer<T> {
  readonly rows: readonly T[]
  /** Rows that were changed, or given. */
  readonly count: number
  /**
   * Whether the server warned. A commit that did not wait for its standby is answered with success and a
   * warning, so a success with a warning is not one.
   */
  readonly isWarned: boolean
}

export class Connection {
  readonly host: PostgresHost
  /** Called with every statement. */
  onStatement: (text: string) => void = () => undefined
  /** The database shows a statement only rows of the actors that its transaction names. */
  isSecured = false
  readonly #client: Client
  readonly #socket: Socket
  readonly #plans: PlanNames = new PlanNames()
  #isBroken = false
  #warnings = 0
  #onEnd: () => void = () => undefined

  private constructor(host: PostgresHost, client: Client, socket: Socket) {
    this.host = host
    this.#client = client
    this.#socket = socket
    client.on('error', () => this.destroy())
    client.on('end', () => this.destroy())
    client.on('notice', ({ code }) => {
      if (code !== '00000') this.#warnings++
    })
  }

  /** Connects within a limit that covers everything up to the first answer. */
  static async open(host: PostgresHost, limitMs: number): Promise<Connection> {
    // A socket of ours: one that hangs can then be destroyed without asking the driver.
    const socket = new Socket()
    const client = new Client({
      connectionString: host.url,
      application_name: 'cortex',
      keepAlive: true,
      stream: () => socket,
    })
    const connection = new Connection(host, client, socket)
    try {
      await within(performance.now() + limitMs, () => connection.destroy(), client.connect())
    } catch (error) {
      connection.destroy()
      throw error
    }
    return connection
  }

  get isBroken(): boolean {
    return this.#isBroken
  }

  /**
   * One statement. An error that leaves the connection in doubt breaks it, and so does the deadline. Where rows are secured,
   * its transaction names first whose rows it means: a setting of the session would leak through poolers.
   */
  async query<T extends QueryResultRow>(
    text: string,
    values: readonly unknown[],
    deadline: Deadline,
  ): Promise<Answer<T>> {
    return await this.#run<T>({ text }, values, deadline)
  }

  /**
   * The same for a statement that is sent again and again: the server plans it once and keeps the plan under a
   * name, which takes a tenth of its time. A pooler that hands every statement to another session does not know
   * the name, and then nothing has happened yet: from then on the statement goes without.
   */
  async queryOften<T extends QueryResultRow>(
    text: string,
    values: readonly unknown[],
    deadline: Deadline,
  ): Promise<Answer<T>> {
    const name = this.#plans.nameFor(text)
    if (name === undefined) return await this.query<T>(text, values, deadline)
    try {
      return await this.#run<T>({ text, name }, values, deadline)
    } catch (error) {
      if (!isUnprepared(error)) throw error
      this.#plans.stop()
      return await this.query<T>(text, values, deadline)
    }
  }

  async #run<T extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
    deadline: Deadline,
  ): Promise<Answer<T>> {
    this.#warnings = 0
    const actors = this.isSecured ? actorsOf(statement.text, values) : undefined
    try {
      if (actors === undefined) return await this.#send<T>(statement, values, deadline)
      await this.#send({ text: 'begin' }, [], deadline)
      await this.#send({ text: SECURE }, [JSON.stringify(actors)], deadline)
      const { rows, count } = await this.#send<T>(statement, values, deadline)
      const { isWarned } = await this.#send({ text: 'commit' }, [], deadline)
      return { rows, count, isWarned }
    } catch (error) {
      if (!keepsConnection(error)) this.destroy()
      else if (actors !== undefined)
        await this.#send({ text: 'rollback' }, [], deadline).catch(() => this.destroy())
      throw error
    }
  }

  async #send<T extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
    deadline: Deadline,
  ): Promise<Answer<T>> {
    this.onStatement(statement.text)
    const work = this.#client.query<T>({ ...statement, values: [...values] })
    const { rows, rowCount } = await within(deadline, () => this.destroy(), work)
    return { rows, count: rowCount ?? 0, isWarned: this.#warnings > 0 }
  }

  /** Calls back for every notification, and once when the connection ends. */
  onNotification(onPayload: (payload: string) => void, onEnd: () => void): void {
    this.#client.on('notification', ({ payload = '' }) => onPayload(payload))
    this.#onEnd = onEnd
    if (this.#isBroken) onEnd()
  }

  /** Says goodbye. */
  async close(): Promise<void> {
    if (this.#isBroken) return
    this.#isBroken = true
    const goodbye = this.#client.end().catch(() => undefined)
    await within(performance.now() + 500, () => undefined, goodbye).catch(() => undefined)
    this.#socket.destroy()
  }

  /** Lets go at once, without a word. */
  destroy(): void {
    if (this.#isBroken) return
    this.#isBroken = true
    this.#socket.destroy()
    this.#onEnd()
  }
}

const SECURE = "select set_config('cortex.actors', $1, true)"
const TABLES = /\bcortex_(journal|actor)\b/

/** Whose rows a statement is about: its first value, where it is about rows at all. */
function actorsOf(text: string, [first]: readonly unknown[]): readonly unknown[] | undefined {
  if (first === undefined || !TABLES.test(text)) return undefined
  return Array.isArray(first) ? first : [first]
}

/** The result of some work, or an error at the deadline. What comes later is ignored. */
async function within<T>(deadline: Deadline, onLate: () => void, work: Promise<T>): Promise<T> {
  return await new Promise<T>((resolve, reject) => {
    const late = setTimeout(
      () => {
        reject(new Error('no answer came in time'))
        onLate()
      },
      Math.max(0, deadline - performance.now()),
    )
    work.then(resolve, (error: unknown) => reject(toError(error))).finally(() => clearTimeout(late))
  })
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(wordsOf(error))
}
