/**
 * A lock of all processes: a file in `journal/`, locked by the operating system (see native-lock.ts).
 *
 *   bytes 0–511   who took it last, as JSON and spaces: for messages to people, never for decisions
 *   far behind    the byte that is locked, and one that those who wait for it share
 *
 * Taking it never blocks the event loop: it is tried, for a moment at once, then with pauses that
 * grow, until a deadline. What happens under it is synchronous, so within one thread it is never
 * contended. Many waiting processes get their chance: one that holds it again and again makes room
 * after a while if it sees that others wait.
 *
 * @module
 */
import { closeSync, constants, fstatSync, openSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { assert } from '../assert.ts'
import { CortexError } from '../errors.ts'
import { Anchor } from './anchor.ts'
import {
  busyError,
  type LockHolder,
  readHolder,
  readHolderBytes,
  writeHolder,
} from './lock-holder.ts'
import { KNOWS_WANTED, tryLock, unlock } from './native-lock.ts'

/** Time and chance come in through the doors of the engine. */
export interface LockDoors {
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number
  readonly clock: () => number
  /** From 0 to before 1. */
  readonly chance: () => number
}

/** How long to wait, and what ends the waiting early. */
export interface Patience extends LockDoors {
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** A process that takes it again and again says so once in this time: `since` is right to within it. */
const SIGN_AGAIN_MS = 500
/** At once, with the event loop waiting: most locks are free again after a sync. */
const MOMENT_PAUSES_MS = [0.02, 0.05, 0.1, 0.2]
const PAUSE_MIN_MS = 1
const PAUSE_MAX_MS = 25
/** Pauses are short at first, and about this share of what was waited already. */
const PAUSE_SHARE = 0.005
/** After so long with it again and again, others come first for a moment. */
const QUANTUM_MS = 20
const COURTESY_MS = 1.5
/** Where nothing may wait asynchronously: enough for a process that opens or commits. */
const AT_ONCE_MS = 100
/** Instead of a descriptor, once it is closed. */
const NO_FILE = -1

export interface LockOptions {
  readonly readOnly: boolean
  /** A lock that must not be held when this one is taken. */
  readonly before?: FileLock | undefined
  /** A file that is locked together with this one: see `anchor.ts`. */
  readonly anchor?: string | undefined
}

const locks = new Map<string, FileLock>()

export class FileLock {
  readonly file: string
  /** What it guards, in words of a message. */
  readonly guards: string
  readonly #readOnly: boolean
  /** A lock that must not be held when this one is taken. */
  readonly #after: FileLock | undefined
  readonly #anchor: Anchor | undefined
  #fd: number
  #shared: boolean
  #users = 1
  #depth = 0
  /** What this process wrote into the file last, and when. */
  #signed: { readonly bytes: Uint8Array; readonly at: number } | undefined
  /** When this process began to take it again and again. */
  #hotSince: number | undefined
  #releasedAt = 0

  /**
   * A process has it once, however many handles. Undefined where nothing can be locked: a reader
   * that may not make the file.
   */
  static open(file: string, guards: string, options: LockOptions): FileLock | undefined {
    const place = join(realpathSync(dirname(file)), basename(file))
    const known = locks.get(place)
    if (known !== undefined) return known.share()
    const opened = openLockFile(place, options.readOnly)
    if (opened === undefined) return undefined
    const lock = new FileLock(place, guards, options, opened)
    locks.set(place, lock)
    return lock
  }

  private constructor(
    file: string,
    guards: string,
    options: LockOptions,
    { fd, shared }: OpenLockFile,
  ) {
    this.file = file
    this.guards = guards
    this.#readOnly = options.readOnly
    this.#after = options.before
    this.#anchor = options.anchor === undefined ? undefined : new Anchor(options.anchor)
    this.#fd = fd
    this.#shared = shared
  }

  get isHeld(): boolean {
    return this.#depth > 0
  }

  share(): FileLock {
    this.#users++
    return this
  }

  close(): void {
    if (--this.#users > 0) return
    locks.delete(this.file)
    this.#anchor?.close()
    closeSync(this.#fd)
    // The number soon belongs to another file, which must not be locked or closed.
    this.#fd = NO_FILE
  }

  /** Takes it if it is free. Anyone who has it may take it again; each take is released once. */
  tryTake(doors: LockDoors): boolean {
    if (this.#depth === 0) {
      this.#assertOpen()
      assert(!this.#after?.isHeld, `the lock of ${this.guards} is taken first`)
      if (!this.#lock() || !this.#takeAnchor()) return false
      this.#noteTaken(doors)
    }
    this.#depth++
    return true
  }

  release(): void {
    assert(this.#depth > 0, 'only what was taken is released')
    if (--this.#depth > 0) return
    this.#anchor?.release()
    unlock(this.#fd, 'held')
  }

  /** For the holder, before `replacement` takes the place of the file that is locked with this one. */
  coverAnchor(replacement: string): void {
    assert(this.#depth > 0, 'only the holder replaces what is locked')
    this.#anchor?.cover(replacement)
  }

  /** Tries for a moment, while everything else in this process waits. */
  tryForAMoment(doors: LockDoors): boolean {
    if (this.tryTake(doors)) return true
    for (const pause of MOMENT_PAUSES_MS) {
      sleep(pause)
      if (this.tryTake(doors)) return true
    }
    return false
  }

  /** For where nothing can wait asynchronously. BUSY if another has it for longer than a moment. */
  atOnce<T>(action: string, doors: LockDoors, body: () => T): T {
    const start = doors.elapsed()
    while (!this.tryForAMoment(doors)) {
      const waitedMs = doors.elapsed() - start
      if (waitedMs > AT_ONCE_MS) throw this.busy(action, waitedMs, doors)
      sleep(PAUSE_MIN_MS + doors.chance())
    }
    try {
      return body()
    } finally {
      this.release()
    }
  }

  /** Whether this process has had it again and again for a while, and others wait. */
  owesCourtesy(doors: LockDoors): boolean {
    const now = doors.elapsed()
    if (this.#depth > 0 || this.#hotSince === undefined) return false
    const others = now - this.#releasedAt > COURTESY_MS
    if (!others && now - this.#hotSince < QUANTUM_MS) return false
    this.#hotSince = undefined
    return !others && this.#isWanted()
  }

  /** Says to the others that this process waits. */
  want(): void {
    if (KNOWS_WANTED && this.#fd !== NO_FILE) tryLock(this.#fd, 'wanted', true)
  }

  wantNoMore(): void {
    if (KNOWS_WANTED && this.#fd !== NO_FILE) unlock(this.#fd, 'wanted')
  }

  holder(): LockHolder | undefined {
    return this.#fd === NO_FILE ? undefined : readHolder(this.#fd)
  }

  busy(action: string, waitedMs: number, doors: LockDoors): CortexError {
    return busyError(action, this.guards, this.file, this.holder(), waitedMs, doors.clock())
  }

  /** Called after each use, so that a hot process is known. */
  noteReleased(doors: LockDoors): void {
    this.#releasedAt = doors.elapsed()
  }

  #assertOpen(): void {
    if (this.#fd !== NO_FILE) return
    throw new CortexError('CLOSED', `Cannot lock ${this.file}: it was closed`)
  }

  /** Somebody may have deleted the file: then the lock that others take is another one. */
  #lock(): boolean {
    for (;;) {
      if (!tryLock(this.#fd, 'held', this.#shared)) return false
      if (fstatSync(this.#fd).nlink > 0) return true
      const opened = this.#reopened()
      // A reader cannot make it; nobody else has this one either.
      if (opened === undefined) return true
      closeSync(this.#fd)
      this.#fd = opened.fd
      this.#shared = opened.shared
    }
  }

  /** Somebody who holds a lock file that was deleted still has the anchor. */
  #takeAnchor(): boolean {
    let taken = false
    try {
      taken = this.#anchor?.tryTake() ?? true
      return taken
    } finally {
      if (!taken) unlock(this.#fd, 'held')
    }
  }

  #reopened(): OpenLockFile | undefined {
    try {
      return openLockFile(this.file, this.#readOnly)
    } catch (cause) {
      unlock(this.#fd, 'held')
      throw new CortexError('IO_ERROR', `Cannot use ${dirname(this.file)}: it was removed`, {
        details: { file: this.file, errno: (cause as NodeJS.ErrnoException).code, removed: true },
        cause,
      })
    }
  }

  #noteTaken(doors: LockDoors): void {
    this.#hotSince ??= doors.elapsed()
    if (!this.#shared) this.#sign(doors)
  }

  /** Writing costs more than looking: it changes the file's time, which the next sync has to store. */
  #sign(doors: LockDoors): void {
    const now = doors.elapsed()
    const signed = this.#signed
    if (signed !== undefined && now - signed.at < SIGN_AGAIN_MS) {
      if (Buffer.compare(readHolderBytes(this.#fd), signed.bytes) === 0) return
    }
    this.#signed = { bytes: writeHolder(this.#fd, doors.clock()), at: now }
  }

  #isWanted(): boolean {
    if (!KNOWS_WANTED || this.#shared) return false
    if (!tryLock(this.#fd, 'wanted', false)) return true
    unlock(this.#fd, 'wanted')
    return false
  }
}

/**
 * Runs `body` with all of these locks, in this order, or with none: nobody waits for one while it
 * holds another, so no two processes can wait for each other. `body` gets a way to release the last
 * one before its end.
 */
export async function withLocks<T>(
  wanted: readonly FileLock[],
  action: string,
  patience: Patience,
  body: (releaseLast: () => void) => T,
): Promise<T> {
  if (wanted.some((lock) => lock.owesCourtesy(patience))) {
    await pause(COURTESY_MS * (1 + patience.chance()), patience.signal)
  }
  if (tryAll(wanted, patience) !== undefined) await waitForAll(wanted, action, patience)
  const held = [...wanted]
  const releaseLast = (): void => {
    const last = held.pop()
    last?.release()
    last?.noteReleased(patience)
  }
  try {
    return body(releaseLast)
  } finally {
    while (held.length > 0) releaseLast()
  }
}

/** The one that another has, if there is one; then none is held. */
function tryAll(wanted: readonly FileLock[], doors: LockDoors): FileLock | undefined {
  const held: FileLock[] = []
  for (const lock of wanted) {
    if (lock.tryForAMoment(doors)) {
      held.push(lock)
      continue
    }
    for (const each of held.reverse()) each.release()
    return lock
  }
  return undefined
}

const waits = { count: 0, ms: 0 }

/** How often this process waited for a lock of another since it began, and how long in all. */
export function lockWaits(): { readonly count: number; readonly ms: number } {
  return { ...waits }
}

async function waitForAll(
  wanted: readonly FileLock[],
  action: string,
  patience: Patience,
): Promise<void> {
  const start = patience.elapsed()
  try {
    await triedAgain(wanted, action, patience, start)
  } finally {
    waits.count++
    waits.ms += patience.elapsed() - start
  }
}

async function triedAgain(
  wanted: readonly FileLock[],
  action: string,
  patience: Patience,
  start: number,
): Promise<void> {
  const { signal, timeoutMs } = patience
  for (;;) {
    if (signal?.aborted) {
      throw new CortexError('CLOSED', `Cannot ${action}: the store is being closed`)
    }
    const taken = tryAll(wanted, patience)
    if (taken === undefined) return
    const waitedMs = patience.elapsed() - start
    if (waitedMs >= timeoutMs) throw taken.busy(action, waitedMs, patience)
    const longest = Math.min(Math.max(PAUSE_MIN_MS, waitedMs * PAUSE_SHARE), PAUSE_MAX_MS)
    const left = Math.max(PAUSE_MIN_MS, timeoutMs - waitedMs)
    taken.want()
    try {
      await pause(Math.min(longest * (0.5 + patience.chance()), left), signal)
    } finally {
      taken.wantNoMore()
    }
  }
}

/** Ends early, without an error, if the waiting is over. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', done)
  })
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** A pipe in its place is not waited for. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

interface OpenLockFile {
  readonly fd: number
  /** The file can only be read: its lock can be shared with others who read, and excludes writers. */
  readonly shared: boolean
}

/** Undefined for a reader that may not make the file. */
function openLockFile(file: string, readOnly: boolean): OpenLockFile | undefined {
  try {
    return { fd: openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600), shared: false }
  } catch (error) {
    if (!readOnly) throw error
  }
  try {
    return { fd: openSync(file, READ), shared: true }
  } catch {
    return undefined
  }
}

/** Who has a lock file locked right now; undefined if nobody does. */
export function heldBy(file: string): LockHolder | 'unknown' | undefined {
  let fd: number
  try {
    fd = openSync(file, READ)
  } catch {
    return undefined
  }
  try {
    if (!tryLock(fd, 'held', true)) return readHolder(fd) ?? 'unknown'
    unlock(fd, 'held')
    return undefined
  } finally {
    closeSync(fd)
  }
}

/** Somebody removed the whole store. */
export function isRemoved(error: unknown): boolean {
  return error instanceof CortexError && error.details?.removed === true
}
