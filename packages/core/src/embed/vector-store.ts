/**
 * Vectors in `side/`: a cache outside every root, kept by `rebuild`.
 *
 *   vec/n/      { 1 model, 2 id, 3 version, 4 vector }          one byte per dimension
 *   vec/id/     { 1 model, 2 version, 3 number?, 4 attempts?, 5 retryAt?, 6 why? }
 *   vec/next    { 1 number }
 *   vec/cursor  { 1 model, 2 seq }
 *   vec/lease   { 1 owner, 2 until }
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
  optionalField,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import {
  type Key,
  prefixEnd,
  prefixKey,
  readU64,
  VECTOR_CURSOR_KEY,
  VECTOR_LEASE_KEY,
  VECTOR_NEXT_KEY,
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
}

/** The newest vector of a memory; without a number, why there is none and when to try again. */
export interface VectorState {
  readonly model: string
  readonly version: number
  readonly number?: number | undefined
  readonly attempts?: number | undefined
  readonly retryAt?: number | undefined
  readonly why?: string | undefined
}

export interface Cursor {
  readonly model: string
  readonly seq: number
}

interface Lease {
  readonly owner: Uint8Array
  readonly until: number
}

const vectorCodec: RecordCodec<StoredVector> = record<StoredVector>('vector', {
  model: field(1, textKind),
  id: field(2, fixedBytes(16)),
  version: field(3, countKind),
  vector: field(4, bytesKind),
})

const stateCodec: RecordCodec<VectorState> = record<VectorState>('vector of a memory', {
  model: field(1, textKind),
  version: field(2, countKind),
  number: optionalField(3, countKind),
  attempts: optionalField(4, countKind),
  retryAt: optionalField(5, countKind),
  why: optionalField(6, textKind),
})

const nextCodec = record<{ readonly number: number }>('next vector', {
  number: field(1, countKind),
})

const cursorCodec: RecordCodec<Cursor> = record<Cursor>('cursor of vectors', {
  model: field(1, textKind),
  seq: field(2, countKind),
})

const leaseCodec: RecordCodec<Lease> = record<Lease>('lease of vectors', {
  owner: field(1, fixedBytes(16)),
  until: field(2, countKind),
})

/**
 * What one step of the embedder leaves behind: vectors, failures, and what is gone. Of a memory that
 * was erased while its text was embedded nothing may be kept.
 */
export interface Step {
  readonly vectors: readonly StoredVector[]
  readonly failures: readonly { readonly id: Uint8Array; readonly state: VectorState }[]
  readonly gone: readonly Uint8Array[]
  readonly isErased: (id: Uint8Array) => boolean
  readonly cursor?: Cursor | undefined
}

export class VectorStore {
  readonly #side: SideStore

  constructor(side: SideStore) {
    this.#side = side
  }

  stateOf(id: Uint8Array): VectorState | undefined {
    const key = vectorOfKey(id)
    return decoded(this.#side, key, stateCodec)
  }

  cursor(): Cursor | undefined {
    return decoded(this.#side, VECTOR_CURSOR_KEY, cursorCodec)
  }

  vector(number: number): StoredVector | undefined {
    return decoded(this.#side, vectorKey(number), vectorCodec)
  }

  /** Vectors with this number or a later one. */
  since(number: number): { readonly number: number; readonly stored: StoredVector }[] {
    const end = prefixEnd(prefixKey('vec/n/'))
    return this.#side.range(vectorKey(number), end).map(({ key, value }) => ({
      number: readU64(key, key.length - 8),
      stored: decodeRecord(key, value, vectorCodec.fromBytes),
    }))
  }

  /** Memories without a vector, because their texts could not be embedded. */
  failed(): { readonly id: Uint8Array; readonly state: VectorState }[] {
    return this.#side
      .list(prefixKey('vec/id/'))
      .map(({ key, value }) => ({
        id: Buffer.from(key.subarray(key.length - 16)),
        state: decodeRecord(key, value, stateCodec.fromBytes),
      }))
      .filter(({ state }) => state.number === undefined)
  }

  /** Takes or renews the lease; false if another has it. */
  lease(owner: Uint8Array, now: number, ms: number): boolean {
    return this.#side.transact((reader, put) => {
      if (!mayTake(reader, owner, now)) return false
      put(VECTOR_LEASE_KEY, leaseCodec.toBytes({ owner, until: now + ms }))
      return true
    })
  }

  release(owner: Uint8Array): void {
    this.#side.transact((reader, put) => {
      const lease = decoded(reader, VECTOR_LEASE_KEY, leaseCodec)
      if (lease !== undefined && equalBytes(lease.owner, owner)) put(VECTOR_LEASE_KEY, undefined)
    })
  }

  /** One transaction; false, and nothing written, if the lease was lost meanwhile. */
  write(owner: Uint8Array, now: number, step: Step): boolean {
    const { vectors, failures, gone, isErased, cursor } = step
    return this.#side.transact((reader, put) => {
      if (!mayTake(reader, owner, now)) return false
      let next = decoded(reader, VECTOR_NEXT_KEY, nextCodec)?.number ?? 1
      for (const stored of vectors) {
        if (isErased(stored.id)) continue
        dropVector(reader, put, stored.id)
        const { model, version } = stored
        put(vectorKey(next), vectorCodec.toBytes(stored))
        put(vectorOfKey(stored.id), stateCodec.toBytes({ model, version, number: next }))
        next++
      }
      put(VECTOR_NEXT_KEY, nextCodec.toBytes({ number: next }))
      for (const { id, state } of failures) {
        if (isErased(id)) continue
        dropVector(reader, put, id)
        put(vectorOfKey(id), stateCodec.toBytes(state))
      }
      for (const id of gone) dropVector(reader, put, id)
      if (cursor !== undefined) put(VECTOR_CURSOR_KEY, cursorCodec.toBytes(cursor))
      return true
    })
  }
}

function mayTake(reader: SideReader, owner: Uint8Array, now: number): boolean {
  const lease = decoded(reader, VECTOR_LEASE_KEY, leaseCodec)
  return lease === undefined || equalBytes(lease.owner, owner) || lease.until <= now
}

/** The vector of a memory, or why it has none. */
export function dropVector(reader: SideReader, put: SidePut, id: Uint8Array): void {
  const key = vectorOfKey(id)
  const state = decoded(reader, key, stateCodec)
  if (state === undefined) return
  if (state.number !== undefined) put(vectorKey(state.number), undefined)
  put(key, undefined)
}

function decoded<T>(reader: SideReader, key: Key, codec: RecordCodec<T>): T | undefined {
  const bytes = reader.get(key)
  return bytes === undefined ? undefined : decodeRecord(key, bytes, codec.fromBytes)
}
