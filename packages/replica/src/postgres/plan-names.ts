/**
 * Under which names a server keeps the plans of statements that are sent often. A plan may be made while a table is
 * nearly empty, when reading all of it is cheapest, and be kept when it no longer is. So the name changes after 10
 * uses, 100, 1,000 and so on: a handful of plans, and none of them serves a table ten times as long as that it knew.
 *
 * @module
 */
import { createHash } from 'node:crypto'

interface Statement {
  readonly digest: string
  uses: number
}

export class PlanNames {
  readonly #statements = new Map<string, Statement>()
  #isOff = false

  /** Undefined if this connection keeps no plans. */
  nameFor(text: string): string | undefined {
    if (this.#isOff) return undefined
    const statement = this.#statements.get(text) ?? { digest: digestOf(text), uses: 0 }
    this.#statements.set(text, statement)
    statement.uses++
    return `cortex_${statement.digest}_${String(statement.uses).length}`
  }

  /** What is behind this connection does not keep them. */
  stop(): void {
    this.#isOff = true
  }
}

/** Another text has another name, whichever build or process made it: a session may be shared. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
