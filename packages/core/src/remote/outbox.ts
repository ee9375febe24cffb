/**
 * Rows that were sent and whose outcome is not known yet, in `outbox/`, one file each. It is not needed for
 * safety (nothing is applied here before it counts there), so it is not synced, and a file that cannot be
 * read is dropped. It is needed to finish what a process began that died or lost its connection.
 *
 * @module
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toHex } from '../codec/bytes.ts'
import type { Environment } from '../engine/environment.ts'
import { isAbandoned, isOfThisProcess, type Layout, temporaryName } from '../engine/layout.ts'
import { CortexError } from '../errors.ts'
import { type KnownBlock, knownBlock, readFrame } from '../journal/block.ts'
import { ioError } from '../journal/io-error.ts'
import { readRegularFile } from '../shared/regular-file.ts'
import type { JournalRow } from './remote-journal.ts'
import { rowOf } from './rows.ts'

/** A row on its way. */
export interface OutboxEntry {
  readonly row: JournalRow
  /** Its outcome is known. False if the file stays, so that it will be sent once more. */
  remove(): boolean
  /** No answer came: from now on it is one of those that wait to be settled. */
  leave(): void
}

/** An erasure in the engine that is still to be done. */
export interface ErasureNote {
  readonly id: Uint8Array
  /** The engine has forgotten it. */
  finish(): void
  /** It was not done: from now on it is one of those that wait. */
  leave(): void
}

/** Names in the outboxes of this process for whose outcome a handle waits. Others may settle the rest. */
const AWAITED = new Set<string>()

const ROW = 'row-'
const ERASURE = 'erase-'
const ID_BYTES = 16
const ROW_BYTES_MAX = 1024 * 1024 * 1024

export class Outbox {
  readonly #directory: string
  readonly #environment: Environment

  constructor({ home }: Layout, environment: Environment) {
    this.#directory = join(home, 'outbox')
    this.#environment = environment
  }

  /** Keeps a row until its outcome is known. */
  add(row: JournalRow): OutboxEntry {
    return this.#entry(this.#write(ROW, row.bytes), row)
  }

  /** Notes that the engine has to forget a memory too. */
  addErasure(id: Uint8Array): ErasureNote {
    return this.#note(this.#write(ERASURE, Buffer.from(toHex(id))), id)
  }

  /** Memories that a process erased here and nobody yet in the engine. */
  unfinishedErasures(): ErasureNote[] {
    const notes: ErasureNote[] = []
    for (const name of this.#left(ERASURE)) {
      const id = Buffer.from(this.#bytesOf(name)?.toString('latin1') ?? '', 'hex')
      if (id.length === ID_BYTES) notes.push(this.#note(name, id))
      else this.#remove(name)
    }
    return notes
  }

  #write(prefix: string, bytes: Uint8Array): string {
    const name = temporaryName(prefix, this.#environment)
    const file = join(this.#directory, name)
    try {
      mkdirSync(this.#directory, { recursive: true, mode: 0o700 })
      writeFileSync(file, bytes, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      this.#remove(name)
      throw ioError('write', file, error)
    }
    AWAITED.add(name)
    return name
  }

  /** Does not throw: what stays is sent once more, which changes nothing. */
  #remove(name: string): boolean {
    AWAITED.delete(name)
    try {
      rmSync(join(this.#directory, name), { force: true })
      return true
    } catch {
      return false
    }
  }

  /** What was left by processes that are gone, and by this one where no answer came. */
  unsettled(): OutboxEntry[] {
    const entries: OutboxEntry[] = []
    for (const name of this.#left(ROW)) {
      const row = this.#read(name)
      if (row === undefined) this.#remove(name)
      else entries.push(this.#entry(name, row))
    }
    return entries
  }

  /** Those that nobody waits for. */
  #left(prefix: string): string[] {
    return this.#names().filter(
      (name) =>
        name.startsWith(prefix) &&
        !AWAITED.has(name) &&
        (isOfThisProcess(name, this.#environment.boot) ||
          isAbandoned(name, this.#environment.boot)),
    )
  }

  #note(name: string, id: Uint8Array): ErasureNote {
    return {
      id,
      finish: () => void this.#remove(name),
      leave: () => void AWAITED.delete(name),
    }
  }

  #entry(name: string, row: JournalRow): OutboxEntry {
    return {
      row,
      remove: () => this.#remove(name),
      leave: () => void AWAITED.delete(name),
    }
  }

  #names(): string[] {
    try {
      return readdirSync(this.#directory).sort()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw ioError('list', this.#directory, error)
    }
  }

  #read(name: string): JournalRow | undefined {
    let rest = this.#bytesOf(name) ?? Buffer.alloc(0)
    try {
      const blocks: KnownBlock[] = []
      while (rest.length > 0) {
        const frame = readFrame(rest)
        if (frame.kind !== 'frame') return undefined
        blocks.push(knownBlock(frame.block))
        rest = rest.subarray(frame.bytes)
      }
      return blocks.length === 0 ? undefined : rowOf(blocks)
    } catch (error) {
      if (error instanceof CortexError) throw error
      return undefined
    }
  }

  /** Undefined if another process has settled it. */
  #bytesOf(name: string): Buffer | undefined {
    const file = join(this.#directory, name)
    try {
      return readRegularFile(file, ROW_BYTES_MAX)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw ioError('read', file, error)
    }
  }
}
