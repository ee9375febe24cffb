/**
 * Journals in PostgreSQL, or in anything that speaks its protocol and passes the conformance suite.
 *
 * @module
 */
import type {
  AppendOutcome,
  JournalAppend,
  JournalEngine,
  JournalHead,
  JournalRow,
  ReadLimits,
  RemoteJournal,
} from '@cortex-memory/core'
import { bufferOf } from '../shared/bytes.ts'
import { checkActor, checkAppends, checkHeads } from '../shared/checked-rows.ts'
import { closed, notReplaceable, refused, unreachable, wordsOf } from '../shared/failures.ts'
import { HintSource } from '../shared/hint-source.ts'
import { AppendQueue, type LaneDoor } from './append-queue.ts'
import type { Connection, Deadline } from './connection.ts'
import { HeadsQueue } from './heads-queue.ts'
import { hostsOf } from './hosts.ts'
import { Pool } from './pool.ts'
import { PostgresLane, settled } from './postgres-lane.ts'
import { Primary } from './primary.ts'
import { Questions } from './questions.ts'
import { isSecured, openSchema } from './schema.ts'
import { scrubTables } from './scrub.ts'
import { settingsWarnings } from './settings.ts'
import { sqlState } from './sql-failures.ts'
import {
  FIND,
  HEADS,
  headsValues,
  IS_THERE,
  LISTEN,
  NOTIFY,
  READ,
  REPLACE,
  rowOf,
  type SqlRow,
} from './statements.ts'

/** Settings of a journal in PostgreSQL. */
export interface PostgresJournalOptions {
  /** How long one host may take to connect and answer, in milliseconds. Default 1,500. */
  readonly connectMs?: number
  /** How long a question that changes nothing may take, in milliseconds. Default 5,000. */
  readonly readTimeoutMs?: number
  /** Connections that append; each has one statement under way. Default 2. */
  readonly appendConnections?: number
  /** Connections for everything else, but for one that listens. Default 2. */
  readonly readConnections?: number
  /** How often the ends of journals are looked at for hints, in milliseconds; 0 for never. Default 1,000. */
  readonly pollMs?: number
  /** Whether processes also tell each other with NOTIFY. A pooler may swallow it, which does no harm. Default true. */
  readonly notify?: boolean
  /** For tests and measurements: called with every statement that is sent. */
  readonly onStatement?: (text: string) => void
}

const MAX_ROWS = 500
/** Rewriting a table takes its time. */
const SCRUB_MS = 3_600_000
const MAX_BYTES = 8 * 1024 * 1024

class PostgresJournal implements RemoteJournal {
  readonly #options: Required<PostgresJournalOptions>
  readonly #primary: Primary
  readonly #appending: Pool
  readonly #questions: Questions
  readonly #appends: AppendQueue
  readonly #heads: HeadsQueue
  readonly #hints: HintSource
  #id: string | undefined
  #isClosed = false

  constructor(url: string, options: PostgresJournalOptions) {
    this.#options = {
      connectMs: options.connectMs ?? 1500,
      readTimeoutMs: options.readTimeoutMs ?? 5000,
      appendConnections: options.appendConnections ?? 2,
      readConnections: options.readConnections ?? 2,
      pollMs: options.pollMs ?? 1000,
      notify: options.notify ?? true,
      onStatement: options.onStatement ?? (() => undefined),
    }
    const { connectMs, appendConnections, readConnections, pollMs, notify } = this.#options
    this.#primary = new Primary(hostsOf(url), connectMs, (connection, deadline) =>
      this.#welcome(connection, deadline),
    )
    this.#appending = new Pool(this.#primary, appendConnections)
    const asking = new Pool(this.#primary, readConnections)
    this.#questions = new Questions(asking, this.#options.readTimeoutMs)
    const lanes: LaneDoor = {
      open: (deadline) => this.#openLane(deadline),
      trouble: () => this.#primary.trouble,
    }
    const limits = { lanes: appendConnections, rows: MAX_ROWS, bytes: MAX_BYTES }
    this.#appends = new AppendQueue(lanes, limits)
    this.#heads = new HeadsQueue((known) => this.#askHeads(known))
    this.#hints = new HintSource(
      {
        heads: (known) => this.#heads.heads(known),
        notify: (payloads) =>
          this.#questions.ask(async (connection, deadline) => {
            await connection.query(NOTIFY, [payloads], deadline)
          }),
        listen: () => this.#listen(),
      },
      { pollMs, notify },
    )
  }

  async append(
    rows: readonly JournalAppend[],
    timeoutMs: number,
  ): Promise<readonly AppendOutcome[]> {
    checkAppends(rows)
    if (this.#isClosed) return rows.map(() => ({ is: 'unavailable', why: closed().message }))
    return await this.#appends.append(rows, timeoutMs)
  }

  async read(actor: string, from: number, limits: ReadLimits): Promise<readonly JournalRow[]> {
    checkActor(actor)
    return await this.#questions.ask(async (connection, deadline) => {
      const values = [actor, from, limits.rows, limits.bytes]
      const { rows } = await connection.query<SqlRow>(READ, values, deadline)
      return rows.map(rowOf)
    })
  }

  async heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    checkHeads(known)
    if (this.#isClosed) throw closed()
    const moved = await this.#heads.heads(known)
    this.#hints.watch(known)
    this.#hints.watch(moved)
    return moved
  }

  async find(actor: string, commitId: Uint8Array): Promise<JournalRow | undefined> {
    checkActor(actor)
    return await this.#questions.ask(async (connection, deadline) => {
      const values = [actor, bufferOf(commitId)]
      const { rows } = await connection.query<SqlRow>(FIND, values, deadline)
      const [row] = rows
      if (row === undefined) return undefined
      await settled(connection, deadline)
      return rowOf(row)
    })
  }

  async replaceErased(actor: string, row: JournalRow): Promise<void> {
    checkAppends([{ ...row, actor }])
    await this.#questions.ask(async (connection, deadline) => {
      const values = [actor, row.firstSeq, bufferOf(row.root), bufferOf(row.bytes)]
      const { count } = await connection.query(REPLACE, values, deadline)
      if (count === 1) return
      const there = await connection.query(IS_THERE, [actor, row.firstSeq], deadline)
      throw notReplaceable(actor, row.firstSeq, there.count > 0)
    })
  }

  hints(onHint: (actors: readonly string[]) => void): () => void {
    return this.#hints.listen(onHint)
  }

  async check(): Promise<JournalEngine> {
    return await this.#questions.ask(async (connection, deadline) => {
      const warnings = await settingsWarnings(connection, deadline)
      return { kind: 'postgres', id: this.#id ?? '', warnings }
    })
  }

  async scrub(): Promise<readonly string[]> {
    if (this.#isClosed) throw closed()
    const deadline = performance.now() + SCRUB_MS
    const connection = await this.#primary.connect(performance.now() + this.#options.readTimeoutMs)
    try {
      return await scrubTables(connection, deadline)
    } catch (error) {
      throw sqlState(error) === undefined
        ? unreachable(wordsOf(error), error)
        : refused(wordsOf(error), error)
    } finally {
      await connection.close()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#primary.close()
    await this.#hints.close()
    await Promise.all([this.#appending.close(), this.#questions.close()])
  }

  /** Every new connection: the tables are there, we can read them, and they are those of the last connection. */
  async #welcome(connection: Connection, deadline: Deadline): Promise<void> {
    connection.onStatement = this.#options.onStatement
    const id = await openSchema(connection, deadline)
    this.#id ??= id
    if (id !== this.#id) throw new Error('it holds another collection of journals')
    connection.isSecured = await isSecured(connection, deadline)
  }

  async #openLane(deadline: Deadline): Promise<PostgresLane> {
    const connection = await this.#appending.take(deadline)
    return new PostgresLane(
      connection,
      () => this.#appending.give(connection),
      (rows) => this.#hints.moved(rows),
    )
  }

  async #askHeads(
    known: readonly JournalHead[],
  ): Promise<readonly { readonly index: number; readonly head: JournalHead }[]> {
    if (known.length === 0) return []
    return await this.#questions.ask(async (connection, deadline) => {
      const { rows } = await connection.query<{
        i: number
        last_seq: string | null
        root: Buffer | null
      }>(HEADS, headsValues(known), deadline)
      return rows.map(({ i, last_seq, root }) => ({
        index: i - 1,
        head: {
          actor: known[i - 1]?.actor ?? '',
          lastSeq: Number(last_seq ?? -1),
          root: root ?? new Uint8Array(),
        },
      }))
    })
  }

  async #listen(): Promise<Connection> {
    const deadline = performance.now() + this.#options.readTimeoutMs
    const connection = await this.#primary.connect(deadline)
    await connection.query(LISTEN, [], deadline)
    return connection
  }
}

/**
 * Journals in PostgreSQL. The URL may name several hosts; the one that writes is found, and found again
 * after a failover. Tables are made where they are missing.
 *
 * ```ts no-run
 * import { postgresJournal } from '@cortex-memory/replica'
 *
 * const journal = postgresJournal('postgres://cortex@one,two,three/cortex')
 * const { warnings } = await journal.check()
 * ```
 */
export function postgresJournal(url: string, options: PostgresJournalOptions = {}): RemoteJournal {
  return new PostgresJournal(url, options)
}
