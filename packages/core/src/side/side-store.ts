/**
 * `side/`: what is neither truth nor derived from it. Synced, sealed like the view, outside every
 * root, kept by `rebuild`. Opened when first needed.
 *
 * `rewrite` copies what is there into a new environment and puts it in the place of the old one:
 *
 *   side.new/   in the making
 *   side.old/   the one before, for the moment between two renames; if `side/` is missing, it counts
 *
 * Every process looks before each use whether its environment is still the one on the disk.
 *
 * @module
 */

import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeEnvironment } from '../engine/layout.ts'
import { type OnDamage, openedReader, type ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { ioError, storeError } from '../journal/io-error.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import type { Key } from '../keys/keyspace.ts'
import { prefixEnd } from '../keys/keyspace.ts'
import type { Guard } from '../store/guard.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import type { Change, KeyValue } from '../store/ordered-store.ts'
import { sealValue } from '../store/sealed-value.ts'

export type SidePut = (key: Key, value: Uint8Array | undefined) => void
export interface SideReader {
  get(key: Key): Uint8Array | undefined
}

export class SideStore {
  readonly #directory: string
  readonly #readOnly: boolean
  readonly #guard: Guard | undefined
  #store: LmdbStore | undefined
  /** What is read inside `together`. */
  #moment: ViewReader | undefined
  #closed = false

  /** `guard` is the lock of the views, which guards every LMDB file of the store. */
  constructor(directory: string, readOnly: boolean, guard?: Guard) {
    this.#directory = directory
    this.#readOnly = readOnly
    this.#guard = guard
  }

  /** Opens what is there, so that reading needs no lock afterwards. */
  async prepare(): Promise<void> {
    if (this.#exists()) await this.#alone('open', () => void this.#open())
  }

  /** Whether anything was ever written. */
  get isThere(): boolean {
    return this.#exists()
  }

  get(key: Key): Uint8Array | undefined {
    return this.#read((reader) => reader.get(key))
  }

  /** All that `body` reads is of one moment, and the store is looked at once for it. */
  together<T>(body: () => T): T {
    if (this.#moment !== undefined) return body()
    const result = this.#read((reader) => {
      this.#moment = reader
      try {
        return { value: body() }
      } finally {
        this.#moment = undefined
      }
    })
    // Where nothing was written there is nothing to read.
    return result === undefined ? body() : result.value
  }

  /** All records below a prefix, in key order. */
  list(prefix: Key): KeyValue[] {
    return this.#read((reader) => [...reader.scan({ from: prefix, to: prefixEnd(prefix) })]) ?? []
  }

  /** Records from one key to before another, in key order, up to so many; damage as in a view. */
  range(from: Key, to: Key | undefined, limit?: number, onDamage?: OnDamage): KeyValue[] {
    return this.#read((reader) => [...reader.scan({ from, to, limit }, onDamage)]) ?? []
  }

  /** Reads and writes that no other process can come between; durable when it returns. */
  async transact<T>(body: (reader: ViewReader, put: SidePut) => T): Promise<T> {
    this.#assertOpen()
    if (this.#readOnly) {
      throw new CortexError(
        'READ_ONLY',
        `Cannot write to ${this.#directory}: it was opened read-only`,
      )
    }
    try {
      return await this.#alone('write to', () => {
        this.#assertOpen()
        return this.#open().transact((reader, put) =>
          body(openedReader(reader), (key, value) =>
            put([key, value === undefined ? undefined : sealValue(key, value)]),
          ),
        )
      })
    } catch (error) {
      throw storeError('write', this.#directory, error)
    }
  }

  /** Rebuilds the environment, without freed pages. */
  async rewrite(): Promise<void> {
    this.#assertOpen()
    await this.#alone('rewrite', () => {
      this.#assertOpen()
      this.#mend()
      if (!existsSync(this.#directory)) return
      const snapshot = this.#open().snapshot()
      const records: Change[] = []
      try {
        for (const { key, value } of snapshot.scan({ from: Buffer.alloc(1) })) {
          records.push([Buffer.from(key), Buffer.from(value)])
        }
      } finally {
        snapshot.release()
      }
      try {
        this.#replaceBy(records)
      } catch (error) {
        throw ioError('rewrite', this.#directory, error)
      }
    })
  }

  #replaceBy(records: readonly Change[]): void {
    try {
      this.#make(records)
      this.#letGo()
      renameSync(this.#directory, this.#former)
      renameSync(this.#making, this.#directory)
      syncDirectory(dirname(this.#directory))
      rmSync(this.#former, { recursive: true, force: true })
    } catch (error) {
      this.#mendIfPossible()
      throw error
    }
  }

  #make(records: readonly Change[]): void {
    makeEnvironment(this.#making)
    const store = new LmdbStore(this.#making, { durable: true })
    try {
      store.write(records)
    } finally {
      void store.close()
    }
  }

  /** What a rewrite left that did not come to its end. Runs while no process commits. */
  #mend(): void {
    if (!existsSync(this.#directory) && existsSync(this.#former)) {
      renameSync(this.#former, this.#directory)
    }
    rmSync(this.#former, { recursive: true, force: true })
    rmSync(this.#making, { recursive: true, force: true })
  }

  #mendIfPossible(): void {
    try {
      this.#mend()
    } catch {
      // The next one who opens or rewrites it does it.
    }
  }

  #letGo(): void {
    void this.#store?.close()
    this.#store = undefined
  }

  get #making(): string {
    return `${this.#directory}.new`
  }

  get #former(): string {
    return `${this.#directory}.old`
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#store?.close()
  }

  #assertOpen(): void {
    if (this.#closed) {
      throw new CortexError('CLOSED', `Cannot use ${this.#directory}: it was closed`)
    }
  }

  #read<T>(body: (reader: ViewReader) => T): T | undefined {
    this.#assertOpen()
    if (this.#moment !== undefined) return body(this.#moment)
    // A reader does not create what nobody has written yet.
    if (this.#store === undefined && !this.#exists()) return undefined
    const snapshot = this.#open().snapshot()
    try {
      return body(openedReader(snapshot))
    } finally {
      snapshot.release()
    }
  }

  #exists(): boolean {
    return existsSync(this.#directory) || existsSync(this.#former)
  }

  /** While no process commits. */
  async #alone<T>(verb: string, body: () => T): Promise<T> {
    if (this.#guard === undefined) return body()
    return await this.#guard.run(`${verb} ${this.#directory}`, body)
  }

  /** The same where nothing can wait. */
  #aloneAtOnce<T>(body: () => T): T {
    return this.#guard === undefined ? body() : this.#guard.atOnce(`open ${this.#directory}`, body)
  }

  #open(): LmdbStore {
    if (this.#store?.isReplaced()) this.#letGo()
    if (this.#store === undefined) {
      try {
        this.#store = this.#aloneAtOnce(() => {
          if (!this.#readOnly) {
            if (!existsSync(this.#directory)) this.#mend()
            makeEnvironment(this.#directory)
          }
          const options = { durable: true, readOnly: this.#readOnly, guard: this.#guard }
          return new LmdbStore(this.#directory, options)
        })
      } catch (error) {
        throw ioError('open', this.#directory, error)
      }
    }
    return this.#store
  }
}
