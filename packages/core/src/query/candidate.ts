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
import { endOfVersion } from '../reads/past-end.ts'
import { resolveVersion } from '../reads/resolve.ts'
import { decodeHead, type HeadRecord, isBare } from '../records/head.ts'
import { salienceOf, type Weights } from '../salience/score.ts'
import type { CheckedQuery } from './query.ts'
import type { Allows, Found, SkippedRecord } from './types.ts'

/** Everything that is the same for all candidates of one query. */
export interface Setting {
  readonly view: ViewReader
  /** The view as it is now, where `view` is another. */
  readonly today: ViewReader
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
  /** Records that were met and could not be read, reported or not. */
  damages = 0

  constructor(setting: Setting) {
    this.#setting = setting
  }

  /** The memory if the query may return it. */
  load(
    id: Uint8Array,
    places: Pick<Found, 'relevance' | 'given' | 'distance' | 'hop' | 'visit' | 'number'> = {},
  ): Found | undefined {
    if (!this.permits(id)) return undefined
    this.scanned++
    return this.#reading(headKey(id), () => {
      const { view, weights, now } = this.#setting
      const judged = this.#judge(id)
      if (judged === undefined || !this.#accepts(judged)) return undefined
      const { memory } = judged
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
    const { allows, view, today } = this.#setting
    if (allows === undefined) return true
    const seenIn = (where: ViewReader): boolean => {
      const head = readHead(where, id)
      return head !== undefined && allows(head)
    }
    try {
      // What is no longer for the asker is not, whatever the time of the question.
      return seenIn(view) && (view === today || seenIn(today))
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
    return this.attempt(headKey(id), () => this.#judge(id)?.memory)
  }

  /** Runs a read; a record that is damaged, or of a later build, is reported and not thrown. */
  attempt<T>(key: Uint8Array, read: () => T): T | undefined {
    return this.#reading(key, read, this.restricted)
  }

  /** Damage that may be in somebody else's memories is not reported. */
  report(error: CortexError): void {
    this.damages++
    if (!this.restricted) this.#skip(error)
  }

  #reading<T>(key: Uint8Array, read: () => T, silent = false): T | undefined {
    try {
      return read()
    } catch (error) {
      const unreadable =
        error instanceof CortexError && (error.code === 'CORRUPT' || error.code === 'STORE_NEWER')
      if (!unreadable) throw error
      this.damages++
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

  /** The version in force at the time of the question. */
  #judge(id: Uint8Array): Judged | undefined {
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
    if (validAt === undefined || memory.version.validFrom <= validAt) {
      return { memory, validUntil: memory.head.validUntil }
    }
    return this.#judgeEarlier(decodeRecord(key, bytes, decodeHead), validAt)
  }

  /** The newest version but the current one that had begun. */
  #judgeEarlier(head: HeadRecord, at: number): Judged | undefined {
    const { view, today } = this.#setting
    for (let version = head.currentVersion - 1; version >= 1; version--) {
      const memory = resolveVersion(view, head, version)
      if (memory.version.validFrom > at) continue
      const own = endOfVersion(today, head.id, version)
      // Something else may have taken the place of the memory, whatever its versions say.
      const bound = head.supersededBy === undefined ? undefined : head.validUntil
      return { memory, validUntil: earlier(own, bound) }
    }
    return undefined
  }

  #accepts({ memory, validUntil }: Judged): boolean {
    const { query, validAt } = this.#setting
    const { head, version } = memory
    if (head.tombstoned !== undefined && !query.includeTombstoned) return false
    if (query.types.length > 0 && !query.types.includes(head.type)) return false
    if (validAt !== undefined) {
      // Half-open: no longer at the end.
      if (version.expiresAt !== undefined && version.expiresAt <= validAt) return false
      if (validUntil !== undefined && validUntil <= validAt) return false
    }
    return query.where.test(memory)
  }
}

/** A memory in one of its versions, and when that ends. */
interface Judged {
  readonly memory: Memory
  readonly validUntil: number | undefined
}

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)
}
