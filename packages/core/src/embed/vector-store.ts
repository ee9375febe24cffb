/**
 * Vectors in `side/`: a cache outside every root, kept by `rebuild`.
 *
 *   vec/n/      { 1 model, 2 id, 3 version, 4 vector, 5 type }  one byte per dimension
 *   vec/id/     { 1 model, 2 version, 3 number }
 *   vec/bad/    { 1 model, 2 version, 3 attempts, 4 retryAt, 5 why }
 *   vec/next    { 1 number, 2 changes, 3 model, 4 done, 5 failed, 6 vectors }
 *   vec/cursor  { 1 model, 2 seq }
 *   vec/lease   { 1 owner, 2 until, 3 holder }
 *   vec/file    { 1 model, 2 name }
 *
 * A vector gets the next number when it is made and never changes, so a process that knows all
 * numbers below one reads only what came since. Whose turn it is to embed says the lease.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import {
  bytesKind,
  countKind,
  field,
  fixedBytes,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import { isAbandoned } from '../engine/layout.ts'
import type { OnDamage, ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import {
  type Key,
  prefixEnd,
  prefixKey,
  readU64,
  VECTOR_CURSOR_KEY,
  VECTOR_FILE_KEY,
  VECTOR_LEASE_KEY,
  VECTOR_NEXT_KEY,
  vectorFailureKey,
  vectorKey,
  vectorOfKey,
} from '../keys/keyspace.ts'
import { decodeRecord } from '../projections/records.ts'
import type { SidePut, SideReader, SideStore } from '../side/side-store.ts'

export interface StoredVector {
  readonly model: string
  readonly id: Uint8Array
  readonly version: number
  readonly vector: Uint8Array
  /** The code of the memory's type, which never changes. */
  readonly type: number
}

/** The newest vector of a memory. */
export interface VectorState {
  readonly model: string
  readonly version: number
  readonly number: number
}

/** Why a memory has no vector, and when to try again. */
export interface Failure {
  readonly model: string
  readonly version: number
  readonly attempts: number
  readonly retryAt: number
  readonly why: string
}

/** What is there, without looking at all of it. */
export interface Counts {
  /** The number of the next vector. */
  readonly number: number
  /** Goes up whenever a vector comes or goes. */
  readonly changes: number
  /** The model that stored last. */
  readonly model: string
  /** Memories with a vector of that model, and memories without one because they failed. */
  readonly done: number
  readonly failed: number
  /** Vectors of all models. */
  readonly vectors: number
}

/** The file that holds the index of a model. */
export interface IndexName {
  readonly model: string
  readonly name: string
}

export interface Cursor {
  readonly model: string
  readonly seq: number
}

interface Lease {
  readonly owner: Uint8Array
  readonly until: number
  /** The process, by a name that tells whether it is gone. */
  readonly holder: string
}

const vectorCodec: RecordCodec<StoredVector> = record<StoredVector>('vector', {
  model: field(1, textKind),
  id: field(2, fixedBytes(16)),
  version: field(3, countKind),
  vector: field(4, bytesKind),
  type: field(5, countKind),
})

const stateCodec: RecordCodec<VectorState> = record<VectorState>('vector of a memory', {
  model: field(1, textKind),
  version: field(2, countKind),
  number: field(3, countKind),
})

const failureCodec: RecordCodec<Failure> = record<Failure>('failure to embed', {
  model: field(1, textKind),
  version: field(2, countKind),
  attempts: field(3, countKind),
  retryAt: field(4, countKind),
  why: field(5, textKind),
})

const countsCodec: RecordCodec<Counts> = record<Counts>('counts of vectors', {
  number: field(1, countKind),
  changes: field(2, countKind),
  model: field(3, textKind),
  done: field(4, countKind),
  failed: field(5, countKind),
  vectors: field(6, countKind),
})

const indexNameCodec: RecordCodec<IndexName> = record<IndexName>('file of vectors', {
  model: field(1, textKind),
  name: field(2, textKind),
})

const cursorCodec: RecordCodec<Cursor> = record<Cursor>('cursor of vectors', {
  model: field(1, textKind),
  seq: field(2, countKind),
})

const leaseCodec: RecordCodec<Lease> = record<Lease>('lease of vectors', {
  owner: field(1, fixedBytes(16)),
  until: field(2, countKind),
  holder: field(3, textKind),
})

/**
 * What one step of the embedder leaves behind: vectors, failures, and what is gone. Of a memory that
 * was erased while its text was embedded nothing may be kept.
 */
export interface Step {
  readonly vectors: readonly StoredVector[]
  readonly failures: readonly { readonly id: Uint8Array; readonly failure: Failure }[]
  readonly gone: readonly Uint8Array[]
  readonly isErased: (id: Uint8Array) => boolean
  readonly cursor?: Cursor | undefined
}

/** Who embeds: one handle of a process. */
export interface Holder {
  readonly owner: Uint8Array
  readonly holder: string
  readonly boot: Uint8Array
}

const NOTHING: Counts = { number: 1, changes: 0, model: '', done: 0, failed: 0, vectors: 0 }

export class VectorStore {
  readonly #side: SideStore

  constructor(side: SideStore) {
    this.#side = side
  }

  stateOf(id: Uint8Array): VectorState | undefined {
    return decoded(this.#side, vectorOfKey(id), stateCodec)
  }

  failureOf(id: Uint8Array): Failure | undefined {
    return decoded(this.#side, vectorFailureKey(id), failureCodec)
  }

  /** All that `body` reads here is of one moment. */
  together<T>(body: () => T): T {
    return this.#side.together(body)
  }

  counts(): Counts {
    return decoded(this.#side, VECTOR_NEXT_KEY, countsCodec) ?? NOTHING
  }

  cursor(): Cursor | undefined {
    return decoded(this.#side, VECTOR_CURSOR_KEY, cursorCodec)
  }

  vector(number: number): StoredVector | undefined {
    return decoded(this.#side, vectorKey(number), vectorCodec)
  }

  /** Vectors with this number or a later one, up to so many. What cannot be read is reported and passed by. */
  since(
    number: number,
    max: number,
    onDamage?: OnDamage,
  ): { readonly number: number; readonly stored: StoredVector }[] {
    const end = prefixEnd(prefixKey('vec/n/'))
    return this.#side.range(vectorKey(number), end, max, onDamage).map(({ key, value }) => ({
      number: readU64(key, key.length - 8),
      stored: decodeRecord(key, value, vectorCodec.fromBytes),
    }))
  }

  /** What is wrong with a record, if it is there and damaged. */
  damageAt(key: Key): CortexError | undefined {
    try {
      this.#side.get(key)
      return undefined
    } catch (error) {
      if (isDamage(error)) return error
      throw error
    }
  }

  /** Memories without a vector, because their texts could not be embedded; a damaged record is none. */
  failed(): { readonly id: Uint8Array; readonly failure: Failure }[] {
    const prefix = prefixKey('vec/bad/')
    const records = this.#side.range(prefix, prefixEnd(prefix), undefined, () => undefined)
    return records.map(({ key, value }) => ({
      id: Buffer.from(key.subarray(key.length - 16)),
      failure: decodeRecord(key, value, failureCodec.fromBytes),
    }))
  }

  /** The file that was saved last, whole before it was named here. */
  indexFile(): IndexName | undefined {
    return decoded(this.#side, VECTOR_FILE_KEY, indexNameCodec)
  }

  /** False if the vectors have changed since there were so many changes: some may be gone. */
  async nameIndexFile(file: IndexName, changes: number): Promise<boolean> {
    return await this.#side.transact((reader, put) => {
      const now = decoded(reader, VECTOR_NEXT_KEY, countsCodec) ?? NOTHING
      if (now.changes !== changes) return false
      put(VECTOR_FILE_KEY, indexNameCodec.toBytes(file))
      return true
    })
  }

  /** Takes or renews the lease; false if another has it. */
  async lease(me: Holder, now: number, ms: number): Promise<boolean> {
    return await this.#side.transact((reader, put) => {
      if (!mayTake(reader, me, now)) return false
      const { owner, holder } = me
      put(VECTOR_LEASE_KEY, leaseCodec.toBytes({ owner, until: now + ms, holder }))
      return true
    })
  }

  async release({ owner }: Holder): Promise<void> {
    await this.#side.transact((reader, put) => {
      const lease = decoded(reader, VECTOR_LEASE_KEY, leaseCodec)
      if (lease !== undefined && equalBytes(lease.owner, owner)) put(VECTOR_LEASE_KEY, undefined)
    })
  }

  /** One transaction; false, and nothing written, if the lease was lost meanwhile. */
  async write(me: Holder, now: number, model: string, step: Step): Promise<boolean> {
    return await this.#side.transact((reader, put) => {
      if (!mayTake(reader, me, now)) return false
      const counts = new Counting(reader, model)
      for (const stored of step.vectors) {
        if (step.isErased(stored.id)) continue
        dropOld(reader, put, stored.id, counts)
        const { model, version } = stored
        const number = counts.take()
        put(vectorKey(number), vectorCodec.toBytes(stored))
        put(vectorOfKey(stored.id), stateCodec.toBytes({ model, version, number }))
      }
      for (const { id, failure } of step.failures) {
        if (step.isErased(id)) continue
        dropOld(reader, put, id, counts)
        put(vectorFailureKey(id), failureCodec.toBytes(failure))
        counts.failed++
      }
      for (const id of step.gone) dropOld(reader, put, id, counts)
      counts.putInto(put)
      if (step.cursor !== undefined) put(VECTOR_CURSOR_KEY, cursorCodec.toBytes(step.cursor))
      return true
    })
  }
}

/** Takes away all that is kept of memories, and the file that may hold their vectors. */
export function dropVectors(reader: ViewReader, put: SidePut, ids: readonly Uint8Array[]): void {
  if (reader.get(VECTOR_NEXT_KEY) === undefined) return
  const counts = new Counting(reader)
  for (const id of ids) dropOld(reader, put, id, counts)
  counts.putInto(put)
  if (reader.get(VECTOR_FILE_KEY) !== undefined) put(VECTOR_FILE_KEY, undefined)
}

/** The counters during one transaction. Vectors of a model that no longer embeds are not counted. */
class Counting {
  readonly model: string
  done: number
  failed: number
  vectors: number
  #number: number
  readonly #before: Counts

  constructor(reader: SideReader, model?: string) {
    this.#before = decoded(reader, VECTOR_NEXT_KEY, countsCodec) ?? NOTHING
    this.model = model ?? this.#before.model
    this.done = this.model === this.#before.model ? this.#before.done : 0
    this.failed = this.#before.failed
    this.vectors = this.#before.vectors
    this.#number = this.#before.number
  }

  take(): number {
    this.done++
    this.vectors++
    return this.#number++
  }

  putInto(put: SidePut): void {
    const { model, done, failed, vectors } = this
    const counts = { number: this.#number, changes: this.#before.changes + 1, model }
    put(VECTOR_NEXT_KEY, countsCodec.toBytes({ ...counts, done, failed, vectors }))
  }
}

function mayTake(reader: SideReader, { owner, boot }: Holder, now: number): boolean {
  const lease = decoded(reader, VECTOR_LEASE_KEY, leaseCodec)
  return (
    lease === undefined ||
    equalBytes(lease.owner, owner) ||
    lease.until <= now ||
    isAbandoned(lease.holder, boot)
  )
}

function dropOld(reader: ViewReader, put: SidePut, id: Uint8Array, counts: Counting): void {
  for (const { model, number } of statesOf(reader, id)) {
    put(vectorKey(number), undefined)
    if (model === counts.model) counts.done--
    counts.vectors--
  }
  put(vectorOfKey(id), undefined)
  if (isStored(reader, vectorFailureKey(id))) {
    put(vectorFailureKey(id), undefined)
    counts.failed--
  }
}

function isStored(reader: ViewReader, key: Key): boolean {
  try {
    return reader.get(key) !== undefined
  } catch (error) {
    if (isDamage(error)) return true
    throw error
  }
}

/** The newest vector of a memory; if what names it is damaged, all that are stored of it. */
function statesOf(reader: ViewReader, id: Uint8Array): readonly Omit<VectorState, 'version'>[] {
  try {
    const state = decoded(reader, vectorOfKey(id), stateCodec)
    return state === undefined ? [] : [state]
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  const prefix = prefixKey('vec/n/')
  const states: Omit<VectorState, 'version'>[] = []
  const range = { from: prefix, to: prefixEnd(prefix) }
  for (const { key, value } of reader.scan(range, () => undefined)) {
    const stored = decodeRecord(key, value, vectorCodec.fromBytes)
    if (!equalBytes(stored.id, id)) continue
    states.push({ model: stored.model, number: readU64(key, key.length - 8) })
  }
  return states
}

/** What is damaged is as good as nothing. */
export function readable<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  }
}

/** Whether a record could not be read because its bytes are not what was written. */
export function isDamage(error: unknown): error is CortexError {
  return error instanceof CortexError && error.code === 'CORRUPT'
}

function decoded<T>(reader: SideReader, key: Key, codec: RecordCodec<T>): T | undefined {
  const bytes = reader.get(key)
  return bytes === undefined ? undefined : decodeRecord(key, bytes, codec.fromBytes)
}
