/**
 * An index while it is changed: its state and the records that wait for a segment, as objects. Many changes
 * in a row write them once, and a record that a segment takes over meanwhile is never written.
 *
 * @module
 */
import { WORDS_KEY, wordNewKey } from '../keys/keyspace.ts'
import { encodePending, type PendingRecord, pendingBytes, readPending } from './pending.ts'
import type { WordTarget } from './source.ts'
import { encodeState, readWordState, type WordState } from './state.ts'

export class OpenWords {
  readonly target: WordTarget
  #state: WordState | undefined
  #changed = false
  /** By ticket: those that the target does not have. */
  readonly #waiting = new Map<number, PendingRecord>()

  constructor(target: WordTarget) {
    this.target = target
  }

  get state(): WordState {
    this.#state ??= readWordState(this.target)
    return this.#state
  }

  set state(state: WordState) {
    this.#state = state
    this.#changed = true
  }

  /** Gives the bytes that the record takes. */
  add(ticket: number, record: PendingRecord): number {
    this.#waiting.set(ticket, record)
    return pendingBytes(record)
  }

  record(ticket: number): PendingRecord {
    return this.#waiting.get(ticket) ?? readPending(this.target, ticket)
  }

  drop(ticket: number): void {
    if (!this.#waiting.delete(ticket)) this.target.delete(wordNewKey(ticket))
  }

  /** Writes what changed: from then on the target has it all, and others may change it. */
  close(): void {
    for (const [ticket, record] of this.#waiting) {
      this.target.put(wordNewKey(ticket), encodePending(ticket, record))
    }
    this.#waiting.clear()
    if (this.#changed) this.target.put(WORDS_KEY, encodeState(this.state))
    this.#changed = false
    this.#state = undefined
  }
}
