/**
 * What a session has been shown already, so that it is not shown again with every prompt:
 *
 *   <home>/.hooks/shown/<hash of the session>     one id of a memory per line
 *
 * A lost file costs a repetition, nothing more.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularText } from '@cortex-memory/dense/regular-file'

/** Before a number of turns among the ids. */
const QUESTION_LINE = 'asked at '
const KEPT_MS = 7 * 24 * 3_600_000

/** Of one session. */
const BYTES_MAX = 1024 * 1024

export class Shown {
  readonly #directory: string
  readonly #file: string | undefined

  constructor(home: string, session: string | undefined) {
    this.#directory = join(home, '.hooks', 'shown')
    const name = session && createHash('sha256').update(session).digest('hex').slice(0, 16)
    this.#file = name ? join(this.#directory, name) : undefined
  }

  ids(): ReadonlySet<string> {
    try {
      if (this.#file === undefined) return new Set()
      return new Set(readRegularText(this.#file, { maxBytes: BYTES_MAX })?.split('\n'))
    } catch {
      return new Set()
    }
  }

  add(ids: readonly string[]): void {
    if (this.#file === undefined || ids.length === 0) return
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 })
    appendFileSync(this.#file, ids.map((id) => `${id}\n`).join(''), { mode: 0o600 })
  }

  /** The context of the session begins again. Files of sessions long gone are swept. */
  begin(now: number): void {
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(this.#directory)) {
      const file = join(this.#directory, name)
      const stat = statSync(file, { throwIfNoEntry: false })
      if (stat !== undefined && now - stat.mtimeMs > KEPT_MS) rmSync(file, { force: true })
    }
    if (this.#file !== undefined) writeFileSync(this.#file, '', { mode: 0o600 })
  }

  /** At how many turns of the user the model was last asked to keep something; 0 if never. */
  askedAt(): number {
    const turns = [...this.ids()].filter((line) => line.startsWith(QUESTION_LINE)).at(-1)
    return turns === undefined ? 0 : Number(turns.slice(QUESTION_LINE.length)) || 0
  }

  asked(turns: number): void {
    this.add([`${QUESTION_LINE}${turns}`])
  }

  end(): void {
    if (this.#file !== undefined) rmSync(this.#file, { force: true })
  }
}
