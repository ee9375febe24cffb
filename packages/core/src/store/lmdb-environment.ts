/**
 * An LMDB environment as one process has it open: once, however many handles use it. Opening it a
 * second time would make the system drop the file locks that the process has through the first, and
 * LMDB would take the process for dead.
 *
 * It is opened and closed under the lock of the views (see `file-lock.ts`, decision 8); a process that
 * ends without closing its handles closes them on the way out. If another process has that lock for
 * long, the environment stays open without users, and is closed or used again later.
 *
 * @module
 */
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { open, type RootDatabase } from 'lmdb'
import { CortexError } from '../errors.ts'
import { isRemoved } from './file-lock.ts'
import type { Guard } from './guard.ts'
import {
  assertRegularFiles,
  DamagedLmdb,
  LMDB_FILE,
  prepareToOpen,
  READERS_MAX,
} from './lmdb-files.ts'
import type { LmdbOptions } from './lmdb-options.ts'
import { Trees } from './lmdb-trees.ts'
import { assertOwnNumber } from './reader-numbers.ts'

const ENCODING = { keyEncoding: 'binary', encoding: 'binary', cache: false } as const

/**
 * Address space for the map of a file. LMDB doubles a map that has become too small and keeps those before it, so a
 * file that grew would be in memory two to three times. Windows may grow the file with its map.
 */
const MAP_BYTES = 2 ** 30
const HAS_ROOM = process.platform !== 'win32' && ['x64', 'arm64'].includes(process.arch)

const environments = new Map<string, LmdbEnvironment>()

export class LmdbEnvironment {
  readonly root: RootDatabase<Buffer, Buffer>
  readonly trees: Trees
  readonly fd: number
  readonly #place: string
  readonly #guard: Guard | undefined
  #users = 1
  #closed = false

  static open(directory: string, options: LmdbOptions): LmdbEnvironment {
    const place = join(realpathSync(dirname(directory)), basename(directory))
    const known = environments.get(place)
    if (known?.isReplaced()) {
      known.closeNow()
      environments.delete(place)
    } else if (known !== undefined) {
      known.#users++
      return known
    }
    const environment = under(
      options.guard,
      'open',
      place,
      () => new LmdbEnvironment(place, options),
    )
    if (environments.size === 0) process.on('exit', closeAll)
    environments.set(place, environment)
    return environment
  }

  private constructor(place: string, options: LmdbOptions) {
    const file = join(place, LMDB_FILE)
    // Another handle of this process may want to write what this one only reads.
    const readOnly = options.readOnly === true && !isWritable(file)
    if (options.readOnly) accessSync(file, constants.R_OK)
    assertRegularFiles(place)
    assertOwnNumber(place)
    prepareToOpen(place, { create: !readOnly })
    this.#place = place
    // Before LMDB, which keeps its files open if this fails. Windows syncs only what is open for writing.
    this.fd = openSync(file, readOnly ? 'r' : 'r+')
    try {
      this.root = open<Buffer, Buffer>({
        ...ENCODING,
        path: place,
        noSync: !options.durable,
        overlappingSync: false,
        readOnly,
        maxReaders: READERS_MAX,
        maxDbs: 1 + (options.ascending?.length ?? 0),
        noSubdir: false,
        ...(HAS_ROOM && { mapSize: MAP_BYTES }),
      })
    } catch (error) {
      closeSync(this.fd)
      throw error
    }
    try {
      this.#assertWhole()
      this.trees = new Trees(options.ascending ?? [], (name) =>
        this.root.openDB<Buffer, Buffer>({ ...ENCODING, name }),
      )
    } catch (error) {
      this.#close()
      throw error
    }
    this.#guard = options.guard
    this.#guard?.lock.share()
  }

  /** One user less; the last one closes it, unless another process keeps us from it. */
  release(): void {
    if (--this.#users > 0) return
    try {
      this.closeNow()
    } catch (error) {
      if (error instanceof CortexError && error.code === 'BUSY') return
      throw error
    }
    if (environments.get(this.#place) === this) environments.delete(this.#place)
    if (environments.size === 0) process.off('exit', closeAll)
  }

  get isClosed(): boolean {
    return this.#closed
  }

  assertOpen(): void {
    if (!this.#closed) return
    throw new CortexError(
      'IO_ERROR',
      `Cannot read ${this.#place}: another directory has taken its place. Close this handle and open the store again`,
      { details: { file: this.#place } },
    )
  }

  /** Another directory has taken its place: what is written here is lost. */
  isReplaced(): boolean {
    if (this.#closed) return true
    try {
      const own = fstatSync(this.fd)
      const now = statSync(join(this.#place, LMDB_FILE))
      return own.ino !== now.ino || own.dev !== now.dev
    } catch {
      return true
    }
  }

  closeNow(): void {
    if (this.#closed) return
    const close = (): void => {
      this.#closed = true
      this.#close()
    }
    try {
      under(this.#guard, 'close', this.#place, close)
    } catch (error) {
      // Nobody else comes to a store that is gone.
      if (!isRemoved(error)) throw error
      if (!this.#closed) close()
    }
    this.#guard?.lock.close()
  }

  fileBytes(): number {
    return fstatSync(this.fd).size
  }

  /** Reading beyond the end of a cut file kills the process, so its head is asked for its size first. */
  #assertWhole(): void {
    const { lastPageNumber, pageSize } = this.root.getStats() as {
      readonly lastPageNumber: number
      readonly pageSize: number
    }
    if (this.fileBytes() < (lastPageNumber + 1) * pageSize)
      throw new DamagedLmdb('the file was cut')
  }

  #close(): void {
    // All reads and writes are synchronous, so the binding has nothing to wait for and closes at once.
    void this.root.close()
    closeSync(this.fd)
  }
}

function closeAll(): void {
  for (const environment of environments.values()) {
    try {
      environment.closeNow()
    } catch {
      // Another process has the lock; the system closes what is left.
    }
  }
  environments.clear()
}

function under<T>(guard: Guard | undefined, verb: string, place: string, body: () => T): T {
  return guard === undefined ? body() : guard.atOnce(`${verb} ${place}`, body)
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}
