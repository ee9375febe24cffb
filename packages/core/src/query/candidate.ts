/**
 * From an id to a memory that a query may return: loaded, checked against the query, scored. A
 * record that cannot be read is reported and skipped; the rest of the answer stands.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { headKey, printKey, salienceKey } from '../keys/keyspace.ts'
import { idFromBytes } from '../memory/ids.ts'
import { decodeRecord, readHead, readSalience } from '../projections/records.ts'
import { freshSalience } from '../projections/salience.ts'
import type { MemoryCache } from '../reads/memory-cache.ts'
import type { Memory } from '../reads/memory-view.ts'
import { resolveVersion } from '../reads/resolve.ts'
import { decodeHead, type HeadRecord, isBare } from '../records/head.ts'
import { salienceOf, type Weights } from '../salience/score.ts'
import type { CheckedQuery } from './query.ts'
import type { Allows, Found, SkippedRecord } from './types.ts'

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
  /** Absent: the asker may know of all. */
  readonly allows?: Allows | undefined
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
    places: Pick<Found, 'relevance' | 'meaning' | 'distance' | 'hop' | 'visit'> = {},
  ): Found | undefined {
    if (!this.permits(id)) return undefined
    this.scanned++
    return this.#reading(headKey(id), () => {
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

  /** Some memories are not for the asker: nothing may be said that depends on them. */
  get restricted(): boolean {
    return this.#setting.allows !== undefined
  }

  /** A head that cannot be read cannot say whom it is for: it is for nobody but the actor. */
  permits(id: Uint8Array): boolean {
    const { allows, view } = this.#setting
    if (allows === undefined) return true
    try {
      const head = readHead(view, id)
      return head !== undefined && allows(head)
    } catch (error) {
      if (error instanceof CortexError && error.code === 'CORRUPT') return false
      throw error
    }
  }

  /** The number under which the words of a memory are indexed. */
  documentOf(id: Uint8Array): number | undefined {
    const { view } = this.#setting
    return this.attempt(salienceKey(id), () => readSalience(view, id)?.docNumber)
  }

  /** The memory as it stands at the time of the question, whether the query may return it or not. */
  peek(id: Uint8Array): Memory | undefined {
    return this.attempt(headKey(id), () => this.#memoryOf(id))
  }

  /** Runs a read; a record that is damaged, or of a later build, is reported and not thrown. */
  attempt<T>(key: Uint8Array, read: () => T): T | undefined {
    return this.#reading(key, read, this.restricted)
  }

  /** Of damage that may be in somebody else's memories nothing is said. */
  report(error: CortexError): void {
    if (!this.restricted) this.#skip(error)
  }

  #reading<T>(key: Uint8Array, read: () => T, silent = false): T | undefined {
    try {
      return read()
    } catch (error) {
      const unreadable =
        error instanceof CortexError && (error.code === 'CORRUPT' || error.code === 'STORE_NEWER')
      if (!unreadable) throw error
      if (!silent) this.#skip(error, key)
      return undefined
    }
  }

  /** `key`: where it was met, if the error does not say. */
  #skip(error: CortexError, key?: Uint8Array): void {
    const name = String(error.details?.key ?? (key && printKey(key)))
    if (this.skipped.some((known) => known.key === name)) return
    this.skipped.push({ key: name, code: error.code, message: error.message })
  }

  #memoryOf(id: Uint8Array): Memory | undefined {
    const { view, cache, validAt } = this.#setting
    const key = headKey(id)
    const bytes = view.get(key)
    if (bytes === undefined) return undefined
    const name = idFromBytes(id)
    let memory = cache.get(name, bytes)
    if (memory === undefined) {
      const head = decodeRecord(key, bytes, decodeHead)
      if (isBare(head)) return undefined
      memory = resolveVersion(view, head, head.currentVersion)
      cache.put(name, bytes, memory)
    }
    if (validAt === undefined || hasBegun(memory, validAt)) return memory
    return this.#earlierVersion(decodeRecord(key, bytes, decodeHead), validAt)
  }

  /** The newest version but the current one that had been written and had begun. */
  #earlierVersion(head: HeadRecord, at: number): Memory | undefined {
    const { view } = this.#setting
    for (let version = head.currentVersion - 1; version >= 1; version--) {
      const memory = resolveVersion(view, head, version)
      if (hasBegun(memory, at)) return memory
    }
    return undefined
  }

  #accepts(memory: Memory): boolean {
    const { query, validAt } = this.#setting
    const { head } = memory
    if (head.tombstoned !== undefined && !query.includeTombstoned) return false
    if (query.types.length > 0 && !query.types.includes(head.type)) return false
    if (validAt !== undefined && hasEnded(memory, validAt)) return false
    return query.where.test(memory)
  }
}

/** Whether the version had been written by then, and spoke of that time. */
function hasBegun({ version }: Memory, at: number): boolean {
  return version.createdAt <= at && version.validFrom <= at
}

/** Half-open: no longer at the end. An old version of a superseded memory ends where the memory does. */
function hasEnded({ head, version }: Memory, at: number): boolean {
  if (version.expiresAt !== undefined && version.expiresAt <= at) return true
  const bound = version.version === head.currentVersion || head.supersededBy !== undefined
  return bound && head.validUntil !== undefined && head.validUntil <= at
}
