/**
 * The lock of all processes of one machine: the write transaction of an LMDB environment to which
 * nothing is ever committed. The system takes it back when its holder dies.
 *
 * It guards commits, and also the opening and closing of every other environment. Whoever opens one
 * while another process commits can take that commit back, and whoever opens one while its last
 * user closes it can get mutexes that were just destroyed (lmdb 3.5.6, LMDB itself).
 *
 * Nothing guards the opening of this one, so it is made of the binding's native environment, which
 * lets us see whether a transaction really began, close it and try again.
 *
 * @module
 */
import { realpathSync } from 'node:fs'
import { nativeAddon } from 'lmdb'
import { prepareToOpen, READERS_MAX } from './lmdb-files.ts'

/** The part of the binding below its stores that we use; its types leave it out. */
interface NativeEnvironment {
  open(options: object, flags: number, bindingFlags: number): void
  beginTxn(flags: number): void
  /** 0 if the transaction did not begin: the binding reports no error there. */
  getWriteTxnId(): number
  abortTxn(): void
  close(): void
}

declare module 'lmdb' {
  const nativeAddon: { readonly Env: new () => NativeEnvironment }
}

const NO_SYNC = 0x10000
const ABORTABLE = 1

/** A process whose mutexes were destroyed under it tries again; the others in its place do too. */
const ATTEMPTS = 1000
const LONGEST_PAUSE_MS = 8

export class Turn {
  readonly #directory: string
  #env: NativeEnvironment
  #users = 1
  #held = false

  /**
   * A process has one turn per directory, however many handles: opening an environment a second
   * time makes the system drop the file locks that the process has through the first.
   */
  static open(directory: string): Turn {
    const place = realpathSync(directory)
    const known = turns.get(place)
    if (known !== undefined) return known.share()
    const turn = new Turn(place)
    turns.set(place, turn)
    return turn
  }

  private constructor(directory: string) {
    this.#directory = directory
    this.#env = openNative(directory)
  }

  /** One more user; each closes it once. */
  share(): Turn {
    this.#users++
    return this
  }

  /** Runs `body` while no other process runs one. A body may take the turn again. */
  take<T>(body: () => T): T {
    if (this.#held) return body()
    this.#begin()
    this.#held = true
    try {
      return body()
    } finally {
      this.#held = false
      this.#env.abortTxn()
    }
  }

  close(): void {
    if (--this.#users > 0) return
    turns.delete(this.#directory)
    this.#env.close()
  }

  #begin(): void {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      this.#env.beginTxn(ABORTABLE)
      if (this.#env.getWriteTxnId() !== 0) return
      this.#env.abortTxn()
      this.#reopen(attempt)
    }
    throw new Error('the lock cannot be taken')
  }

  /**
   * The mutexes are made anew by a process that finds nobody else in, so all who have the broken
   * ones must be out at once: they pause for different times.
   */
  #reopen(attempt: number): void {
    this.#env.close()
    pause((process.pid * attempt * 2.618) % LONGEST_PAUSE_MS)
    this.#env = openNative(this.#directory)
  }
}

const turns = new Map<string, Turn>()

function openNative(path: string): NativeEnvironment {
  prepareToOpen(path, { create: true })
  const env = new nativeAddon.Env()
  const options = { path, keyBytes: Buffer.alloc(8), maxDbs: 1, maxReaders: READERS_MAX }
  env.open({ ...options, mapSize: 0x20000 }, NO_SYNC, 0)
  return env
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
