/**
 * From an id to a memory that a query may return: loaded, checked against the query, scored. A
 * record that cannot be read is reported and skipped; the rest of the answer stands.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { headKey } from '../keys/keyspace.ts'
import { idFromBytes } from '../memory/ids.ts'
import { decodeRecord, readSalience } from '../projections/records.ts'
import { freshSalience, type SalienceInputs } from '../projections/salience.ts'
import type { MemoryCache } from '../reads/memory-cache.ts'
import type { Memory } from '../reads/memory-view.ts'
import { resolveVersion } from '../reads/resolve.ts'
import { decodeHead, isBare } from '../records/head.ts'
import { salienceOf, type Weights } from '../salience/score.ts'
import type { CheckedQuery } from './query.ts'

/** A memory that passed, with what the order and the explanation need. */
export interface Found {
  readonly memory: Memory
  readonly inputs: SalienceInputs
  readonly salience: number
  readonly relevance?: number
  readonly distance?: number
  readonly hop?: number
}

export interface SkippedRecord {
  readonly key: string
  readonly code: string
  readonly message: string
}

/** Everything that is the same for all candidates of one query. */
export interface Setting {
  readonly view: ViewReader
  readonly cache: MemoryCache
  readonly query: Pick<CheckedQuery, 'types' | 'where' | 'includeTombstoned'>
  readonly weights: Weights
  /** The time of the question. */
  readonly now: number
  /** Judge validity at this time; undefined: not at all. */
  readonly validAt: number | undefined
  /** The caller asked about the past: older versions may be the answer. */
  readonly past: boolean
}

export class Candidates {
  readonly #setting: Setting
  readonly skipped: SkippedRecord[] = []
  scanned = 0

  constructor(setting: Setting) {
    this.#setting = setting
  }

  /** The memory if the query may return it. */
  load(
    id: Uint8Array,
    places: Pick<Found, 'relevance' | 'distance' | 'hop'> = {},
  ): Found | undefined {
    this.scanned++
    return this.attempt(() => {
      const { view, weights, now } = this.#setting
      const memory = this.#memoryOf(id)
      if (memory === undefined || !this.#accepts(memory)) return undefined
      const inputs =
        readSalience(view, id) ?? freshSalience(memory.head.createdAt, memory.head.importance)
      const { tombstoned } = memory.head
      const salience = tombstoned === undefined ? salienceOf(inputs, weights, now) : 0
      return { memory, inputs, salience, ...places }
    })
  }

  /** Runs a read; a damaged record is reported, not thrown. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof CortexError) || error.code !== 'CORRUPT') throw error
      const key = String(error.details?.key ?? 'unknown')
      if (!this.skipped.some((known) => known.key === key)) {
        this.skipped.push({ key, code: error.code, message: error.message })
      }
      return undefined
    }
  }

  #memoryOf(id: Uint8Array): Memory | undefined {
    const { view, cache, past, validAt } = this.#setting
    const key = headKey(id)
    const bytes = view.get(key)
    if (bytes === undefined) return undefined
    const name = idFromBytes(id)
    const known = cache.get(name, bytes)
    if (known !== undefined && !past) return known
    const head = decodeRecord(key, bytes, decodeHead)
    if (isBare(head)) return undefined
    if (!past || validAt === undefined) {
      const memory = resolveVersion(view, head, head.currentVersion)
      cache.put(name, bytes, memory)
      return memory
    }
    // The newest version that had been written by then.
    for (let version = head.currentVersion; version >= 1; version--) {
      const memory = resolveVersion(view, head, version)
      if (memory.version.createdAt <= validAt) return memory
    }
    return undefined
  }

  #accepts(memory: Memory): boolean {
    const { query, validAt } = this.#setting
    const { head } = memory
    if (head.tombstoned !== undefined && !query.includeTombstoned) return false
    if (query.types.length > 0 && !query.types.includes(head.type)) return false
    if (validAt !== undefined && !isValid(memory, validAt)) return false
    return query.where.test(memory)
  }
}

/** Half-open: valid from, and no longer at the end. An old version ends where the memory does. */
export function isValid({ head, version }: Memory, at: number): boolean {
  if (version.validFrom > at) return false
  if (version.expiresAt !== undefined && version.expiresAt <= at) return false
  const bound = version.version === head.currentVersion || head.supersededBy !== undefined
  return !bound || head.validUntil === undefined || head.validUntil > at
}
