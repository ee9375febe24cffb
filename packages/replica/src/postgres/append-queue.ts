/**
 * Rows of many callers on their way into few statements. While a statement is under way, what arrives waits
 * and goes together in the next one: under load statements grow, and alone nobody waits.
 *
 * Every row has a deadline of its own. It ends as `unavailable` if the row was not sent until then, and as
 * `unknown` if it was; the statement goes on for those who still wait.
 *
 * @module
 */
import type { AppendOutcome, JournalAppend } from '@cortex-memory/core'
import { wordsOf } from '../shared/failures.ts'
import type { Deadline } from './connection.ts'

/** What a statement says of one of its rows; `again` if it changed nothing and may be sent again. */
export type SentOutcome = AppendOutcome | { readonly is: 'again'; readonly alone: boolean }

/** A way to the engine that is open: rows given to it count as sent. */
export interface OpenLane {
  send(rows: readonly JournalAppend[], deadline: Deadline): Promise<readonly SentOutcome[]>
  release(): void
}

/** Where lanes come from. */
export interface LaneDoor {
  /** Opens one, or throws at the deadline. */
  open(deadline: Deadline): Promise<OpenLane>
  /** What went wrong when it was last tried. */
  trouble(): string
}

export interface QueueLimits {
  /** Statements under way at the same time. */
  readonly lanes: number
  /** Rows of one statement. */
  readonly rows: number
  /** Bytes of one statement, but at least one row. */
  readonly bytes: number
}

interface Waiting {
  readonly row: JournalAppend
  readonly deadline: Deadline
  readonly settle: (outcome: AppendOutcome) => void
  isSent: boolean
  isSettled: boolean
  isAlone: boolean
}

export class AppendQueue {
  readonly #door: LaneDoor
  readonly #limits: QueueLimits
  readonly #underWay = new Set<string>()
  #waiting: Waiting[] = []
  #lanes = 0

  constructor(door: LaneDoor, limits: QueueLimits) {
    this.#door = door
    this.#limits = limits
  }

  async append(
    rows: readonly JournalAppend[],
    timeoutMs: number,
  ): Promise<readonly AppendOutcome[]> {
    const deadline = performance.now() + timeoutMs
    const outcomes = rows.map((row) => this.#enqueue(row, deadline))
    this.#startLanes()
    return await Promise.all(outcomes)
  }

  async #enqueue(row: JournalAppend, deadline: Deadline): Promise<AppendOutcome> {
    return await new Promise((resolve) => {
      const waiting: Waiting = {
        row,
        deadline,
        isSent: false,
        isSettled: false,
        isAlone: false,
        settle: (outcome) => {
          if (waiting.isSettled) return
          waiting.isSettled = true
          clearTimeout(late)
          resolve(outcome)
        },
      }
      const late = setTimeout(
        () => {
          const why = 'no answer came in time'
          if (waiting.isSent) waiting.settle({ is: 'unknown', why })
          else waiting.settle({ is: 'unavailable', why: this.#door.trouble() })
        },
        Math.max(0, deadline - performance.now()),
      )
      this.#waiting.push(waiting)
    })
  }

  #startLanes(): void {
    while (this.#lanes < this.#limits.lanes && this.#lanes < this.#ready().length) {
      this.#lanes++
      void this.#runLane().finally(() => {
        this.#lanes--
        // Rows may have come, or been put back, between the last look and the end of the lane.
        if (this.#ready().length > 0) this.#startLanes()
      })
    }
  }

  async #runLane(): Promise<void> {
    while (this.#ready().length > 0) {
      const lane = await this.#openLane()
      if (lane === undefined) continue
      try {
        const batch = this.#nextBatch()
        if (batch.length > 0) await this.#send(lane, batch)
      } finally {
        lane.release()
      }
    }
  }

  /** Undefined if there was none until everybody who waited had given up, or if there never will be. */
  async #openLane(): Promise<OpenLane | undefined> {
    const hopeful = this.#ready()
    try {
      return await this.#door.open(Math.max(...hopeful.map(({ deadline }) => deadline)))
    } catch (error) {
      for (const { settle } of hopeful) settle({ is: 'unavailable', why: wordsOf(error) })
      return undefined
    }
  }

  /** Rows that nobody gave up, of actors that have none under way. */
  #ready(): Waiting[] {
    this.#waiting = this.#waiting.filter(({ isSettled }) => !isSettled)
    return this.#waiting.filter(({ row }) => !this.#underWay.has(row.actor))
  }

  #nextBatch(): Waiting[] {
    const batch: Waiting[] = []
    const actors = new Set<string>()
    let bytes = 0
    for (const waiting of this.#ready()) {
      const { row, isAlone } = waiting
      if (actors.has(row.actor)) continue
      const isFull =
        batch.length === this.#limits.rows || bytes + row.bytes.length > this.#limits.bytes
      if (batch.length > 0 && (isFull || isAlone)) break
      batch.push(waiting)
      actors.add(row.actor)
      bytes += row.bytes.length
      if (isAlone) break
    }
    const taken = new Set(batch)
    this.#waiting = this.#waiting.filter((each) => !taken.has(each))
    return batch
  }

  async #send(lane: OpenLane, batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) {
      waiting.isSent = true
      this.#underWay.add(waiting.row.actor)
    }
    const deadline = Math.max(...batch.map((waiting) => waiting.deadline))
    const rows = batch.map(({ row }) => row)
    const outcomes = await lane.send(rows, deadline)
    for (const waiting of batch) this.#underWay.delete(waiting.row.actor)
    const again: Waiting[] = []
    for (const [index, waiting] of batch.entries()) {
      const outcome = outcomes[index] ?? { is: 'unknown', why: 'the engine gave no outcome' }
      if (outcome.is !== 'again') {
        waiting.settle(outcome)
        continue
      }
      waiting.isSent = false
      waiting.isAlone = outcome.alone
      again.push(waiting)
    }
    // In front: they came first.
    this.#waiting = [...again, ...this.#waiting]
  }
}
