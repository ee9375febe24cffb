/** What an import did, item by item, without holding all of them. */
import { CortexError, type CortexErrorCode } from '@cortex-memory/core'
import type { Format, RefusedItem } from './item.ts'

/**
 * `taken` is new, `changed` has a new version because its source has other words now, `merged` says
 * what a memory here says already, `same` was taken before, `kept` was changed or forgotten here
 * since and stays so.
 */
export type Outcome = 'taken' | 'changed' | 'merged' | 'same' | 'kept'

/** An item that was not taken. */
export interface Refusal {
  /** Where it is in the source. */
  readonly place: string
  /** Why, as a code. */
  readonly code: CortexErrorCode
  /** Why, in a sentence. */
  readonly message: string
}

/** What an import took. */
export interface TransferReport {
  /** The format that was read. */
  readonly format: Format
  /** The name of the file or folder. */
  readonly source: string
  /** The actor that it was taken for. */
  readonly actor: string
  /** Whether nothing was written. */
  readonly dryRun: boolean
  /** How many memories are new. */
  readonly taken: number
  /** New versions, because the source has other words now. */
  readonly changed: number
  /** Items that say what a memory here says already. */
  readonly merged: number
  /** Items that were taken before. */
  readonly same: number
  /** Memories that were changed or forgotten here since, and stay so. */
  readonly kept: number
  /** How many links are new. */
  readonly links: number
  /** How many conversations were taken. */
  readonly conversations: number
  /** How many items were refused. */
  readonly refused: number
  /** How many were refused for which reason. */
  readonly reasons: readonly { readonly code: CortexErrorCode; readonly count: number }[]
  /** The first hundred refused items, each with its place and reason. */
  readonly refusals: readonly Refusal[]
  /** What was left out on purpose. */
  readonly skipped: readonly { readonly why: string; readonly count: number }[]
}

const REFUSALS_SHOWN = 100
const REASONS_SHOWN = 100

/** Failures of the store, not of an item: going on would lose what follows. */
const FATAL: readonly CortexErrorCode[] = [
  'IO_ERROR',
  'DISK_FULL',
  'READ_ONLY',
  'CLOSED',
  'OUTCOME_UNKNOWN',
  'CORRUPT',
  'STORE_NEWER',
]

export class Tally {
  readonly #outcomes = new Map<Outcome, number>()
  readonly #reasons = new Map<CortexErrorCode, number>()
  readonly #skipped = new Map<string, number>()
  readonly #refusals: Refusal[] = []
  links = 0
  conversations = 0

  count(outcome: Outcome, times = 1): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + times)
  }

  skip(why: string, times: number): void {
    if (times === 0) return
    const known = this.#skipped.has(why) || this.#skipped.size < REASONS_SHOWN
    const reason = known ? why : 'other things'
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + times)
  }

  refuse({ place, code, message }: Omit<RefusedItem, 'kind'>): void {
    this.#reasons.set(code, (this.#reasons.get(code) ?? 0) + 1)
    if (this.#refusals.length < REFUSALS_SHOWN) this.#refusals.push({ place, code, message })
  }

  /** An error about one item is counted; any other is thrown on. */
  refuseFor(place: string, error: unknown): void {
    if (!(error instanceof CortexError) || FATAL.includes(error.code)) throw error
    this.refuse({ place, code: error.code, message: error.message })
  }

  report(about: Pick<TransferReport, 'format' | 'source' | 'actor' | 'dryRun'>): TransferReport {
    const counted = (outcome: Outcome): number => this.#outcomes.get(outcome) ?? 0
    const reasons = [...this.#reasons].map(([code, count]) => ({ code, count }))
    return {
      ...about,
      taken: counted('taken'),
      changed: counted('changed'),
      merged: counted('merged'),
      same: counted('same'),
      kept: counted('kept'),
      links: this.links,
      conversations: this.conversations,
      refused: reasons.reduce((sum, { count }) => sum + count, 0),
      reasons: reasons.sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
      refusals: this.#refusals,
      skipped: [...this.#skipped].map(([why, count]) => ({ why, count })),
    }
  }
}
