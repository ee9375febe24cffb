/** One statement for the rows of many actors, and what became of each. */
import type { AppendOutcome, JournalAppend } from '@cortex-memory/core'
import { bufferOf } from '../shared/bytes.ts'
import { wordsOf } from '../shared/failures.ts'
import type { OpenLane, SentOutcome } from './append-queue.ts'
import type { Connection, Deadline } from './connection.ts'
import { isPassing, isRolledBack } from './sql-failures.ts'
import {
  APPEND,
  APPEND_FIRST,
  APPEND_ONE,
  appendOneValues,
  appendValues,
  BARRIER,
  FIND_COMMITS,
} from './statements.ts'

export class PostgresLane implements OpenLane {
  readonly #connection: Connection
  readonly #release: () => void
  readonly #onAccepted: (rows: readonly JournalAppend[]) => void

  constructor(
    connection: Connection,
    release: () => void,
    onAccepted: (rows: readonly JournalAppend[]) => void,
  ) {
    this.#connection = connection
    this.#release = release
    this.#onAccepted = onAccepted
  }

  release(): void {
    this.#release()
  }

  async send(rows: readonly JournalAppend[], deadline: Deadline): Promise<readonly SentOutcome[]> {
    const all = (outcome: SentOutcome): SentOutcome[] => rows.map(() => outcome)
    const [text, values] = statementFor(rows)
    try {
      const answer = await this.#send(text, values, deadline)
      const placed = new Set(answer.rows.map(({ actor }) => actor))
      const accepted: SentOutcome = answer.isWarned
        ? { is: 'unknown', why: 'the database warned that the commit is not safe yet' }
        : { is: 'accepted' }
      const others = rows.filter(({ actor }) => !placed.has(actor))
      const reasons = await this.#reasons(others, deadline)
      this.#onAccepted(rows.filter(({ actor }) => placed.has(actor)))
      return rows.map((row) => (placed.has(row.actor) ? accepted : reasonOf(reasons, row)))
    } catch (error) {
      const why = wordsOf(error)
      if (!isRolledBack(error)) return all({ is: 'unknown', why })
      if (isPassing(error)) return all({ is: 'again', alone: false })
      // One row that the database cannot take must not hold up the others.
      if (rows.length > 1) return all({ is: 'again', alone: true })
      return all({ is: 'unavailable', why })
    }
  }

  /** A node with one busy actor sends the same statement all the time. */
  async #send(text: string, values: readonly unknown[], deadline: Deadline) {
    return text === APPEND_ONE
      ? await this.#connection.queryOften<{ actor: string }>(text, values, deadline)
      : await this.#connection.query<{ actor: string }>(text, values, deadline)
  }

  /** Why rows did not go in: their commit id is there already, or their predecessor is not the end. */
  async #reasons(
    rows: readonly JournalAppend[],
    deadline: Deadline,
  ): Promise<ReadonlyMap<string, AppendOutcome>> {
    if (rows.length === 0) return new Map()
    try {
      const { rows: found } = await this.#connection.query<{ i: number }>(
        FIND_COMMITS,
        [rows.map(({ actor }) => actor), rows.map(({ commitId }) => bufferOf(commitId))],
        deadline,
      )
      const there = new Set(found.map(({ i }) => i - 1))
      if (there.size > 0) await settled(this.#connection, deadline)
      return new Map(
        rows.map(({ actor }, index) => [
          actor,
          there.has(index) ? { is: 'duplicate' } : { is: 'conflict' },
        ]),
      )
    } catch (error) {
      const why = `it was not accepted, and the database did not say why: ${wordsOf(error)}`
      return new Map(rows.map(({ actor }) => [actor, { is: 'unknown', why }]))
    }
  }
}

function statementFor(rows: readonly JournalAppend[]): readonly [string, readonly unknown[]] {
  const [first, ...others] = rows
  if (rows.some(({ firstSeq }) => firstSeq === 0)) return [APPEND_FIRST, appendValues(rows)]
  if (first !== undefined && others.length === 0) return [APPEND_ONE, appendOneValues(first)]
  return [APPEND, appendValues(rows)]
}

/** Until everything that can be seen is as durable as an acknowledged write. */
export async function settled(connection: Connection, deadline: Deadline): Promise<void> {
  const { isWarned } = await connection.query(BARRIER, [], deadline)
  if (isWarned) throw new Error('the database warned that a commit is not safe yet')
}

function reasonOf(reasons: ReadonlyMap<string, AppendOutcome>, row: JournalAppend): AppendOutcome {
  return reasons.get(row.actor) ?? { is: 'unknown', why: 'the database gave no reason' }
}
