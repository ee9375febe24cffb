/** The shapes of records: what is stored, what is put, and by what a retry is recognised. */
import type { MemoryId } from '@cortex-memory/core'

/** A record as it is now, or was. */
export interface Stored {
  readonly id: MemoryId
  readonly path: readonly string[]
  readonly key: string
  readonly payload: Uint8Array
  readonly createdAt: number
  readonly updatedAt: number
  readonly version: number
  /** Place among records of the same millisecond. */
  readonly order: number
  readonly expiresAt?: number
  /** How well it fits a query, if there was one. */
  readonly score?: number
}

/** What to make of a record; without a payload it is deleted. */
export interface Put {
  readonly path: readonly string[]
  readonly key: string
  readonly payload: Uint8Array | undefined
  /** What it can be found by. Default: nothing. */
  readonly text?: string | undefined
  readonly expiresAt?: number | undefined
}

/** By what a retry is recognised. */
export interface Once {
  readonly commitId: string
  readonly request: string
}

/** What a plan can read. What it read is what its puts build on. */
export interface RecordReader {
  read(path: readonly string[], key: string): Promise<Stored | undefined>
}
