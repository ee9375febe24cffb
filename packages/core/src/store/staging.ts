/**
 * Staged changes, seen by later steps before the store has them. `Batch` stages one group of
 * operations and can take one of them back; `BulkBatch` stages a long stretch of the journal, of which
 * nothing is ever taken back.
 *
 * @module
 */
import type { Key } from '../keys/keyspace.ts'
import type { Change } from './ordered-store.ts'

export interface Staging {
  get(key: Uint8Array): Uint8Array | undefined
  /** Keys that start with `prefix`, as they will be, in key order. */
  keysBelow(prefix: Key): Uint8Array[]
  put(key: Uint8Array, value: Uint8Array): void
  /** Adds or takes an index key, which says everything itself. Later steps need not see it. */
  mark(key: Uint8Array): void
  unmark(key: Uint8Array): void
  delete(key: Uint8Array): void
  /** Every staged key once, in key order. */
  changes(): Iterable<Change>
  readonly size: number
  savepoint(): Savepoint
  rollback(to: Savepoint): void
}

export type Savepoint = number
