/**
 * The doors: every source of chance comes in here and nowhere else. The engine never asks the wall
 * clock or a random source itself, so a history can be repeated byte for byte.
 *
 * @module
 */
import { randomFillSync } from 'node:crypto'
import { uptime } from 'node:os'
import { sha256 } from '../codec/hash.ts'
import { monotonicUlids } from '../codec/ulid.ts'
import { type MemoryId, memoryIdFrom } from '../memory/ids.ts'
import { invalid, time } from '../memory/schema.ts'
import type { LockDoors } from '../store/file-lock.ts'
import { bootName, thisMachine } from './machine-boot.ts'

/** After each of these the process may die; a test stops it there. See docs/spec/store.md. */
export const WRITE_STEPS = [
  'locked',
  'staged',
  // Only where a segment is full: the next one is there, the full one not yet cut.
  'begun',
  'appended',
  'synced',
  'tailed',
  'released',
  // Later, for many commits at once: the lock of the views is held.
  'showing',
  'viewed',
] as const
export type WriteStep = (typeof WRITE_STEPS)[number]

/** The same for what happens to the files after the entry of an erasure was committed. */
export const ERASE_STEPS = [
  'recorded',
  'begun',
  'cut',
  'sealed',
  'made',
  'decided',
  'replaced',
  'bumped',
  'finished',
] as const
export type EraseStep = (typeof ERASE_STEPS)[number]

/** Calls back after a time, unless what it returns is called before. Default: the process lives as long as it waits. */
export type After = (ms: number, body: () => void, keepsAlive?: boolean) => () => void

export interface Environment {
  readonly clock: () => number
  readonly random: (bytes: number) => Uint8Array
  readonly ids: () => MemoryId
  /** Changes with every start of the machine: what was not synced before it may be gone. */
  readonly boot: Uint8Array
  /** false: commits are not synced one by one. */
  readonly durable: boolean
  /** For pauses and deadlines: not the clock of the memories, which callers may set. */
  readonly waiting: LockDoors
  /** Timers of what happens with other machines. */
  readonly after: After
  /** After so long with a lock in another process: BUSY. */
  readonly lockTimeoutMs: number
  /** Ends such waiting early. */
  readonly signal?: AbortSignal | undefined
  readonly segmentBytes?: number | undefined
  /** So many entries that the view lacks, and nobody writes before it has taken them. */
  readonly heldEntriesMax?: number | undefined
  /** Of a bulk fold: so much is staged before it is written. */
  readonly stretchBytes?: number | undefined
  readonly onStep?: ((step: WriteStep) => void) | undefined
  readonly onEraseStep?: ((step: EraseStep) => void) | undefined
}

export interface Doors {
  readonly clock?: (() => number) | undefined
  readonly random?: ((bytes: number) => Uint8Array) | undefined
  readonly ids?: (() => MemoryId) | undefined
}

export function systemEnvironment(doors: Doors, durable: boolean): Environment {
  const clock = doors.clock === undefined ? Date.now : checkedClock(doors.clock)
  const random = doors.random === undefined ? pooledRandom() : checkedRandom(doors.random)
  const made = doors.ids ?? (monotonicUlids(clock, random) as () => MemoryId)
  const ids = (): MemoryId => memoryIdFrom(made(), 'ids()')
  const lockTimeoutMs = LOCK_TIMEOUT_MS
  const boot = machineBoot()
  return { clock, random, ids, boot, durable, waiting: WAITING, after, lockTimeoutMs }
}

const after: After = (ms, body, keepsAlive = true) => {
  const timer = setTimeout(body, ms)
  if (!keepsAlive) timer.unref()
  return () => clearTimeout(timer)
}

export const LOCK_TIMEOUT_MS = 30_000

export const WAITING: LockDoors = {
  elapsed: () => performance.now(),
  clock: () => Date.now(),
  chance: () => Math.random(),
}

/** What comes through a door is checked once, here: a half millisecond would be stored forever. */
function checkedClock(clock: () => number): () => number {
  return () => time(clock(), 'clock()')
}

function checkedRandom(random: (bytes: number) => Uint8Array): (bytes: number) => Uint8Array {
  return (bytes) => {
    const made: unknown = random(bytes)
    if (made instanceof Uint8Array && made.length === bytes) return made
    throw invalid('random()', `${bytes} bytes`, made)
  }
}

/** One call into the system's source for many small requests. */
function pooledRandom(): (bytes: number) => Uint8Array {
  const pool = Buffer.alloc(4096)
  let at = pool.length
  return (bytes) => {
    if (bytes > pool.length) return randomFillSync(Buffer.alloc(bytes))
    if (at + bytes > pool.length) {
      randomFillSync(pool)
      at = 0
    }
    const taken = Buffer.from(pool.subarray(at, at + bytes))
    pool.fill(0, at, at + bytes)
    at += bytes
    return taken
  }
}

function machineBoot(): Uint8Array {
  const name = bootName(thisMachine(() => Date.now() / 1000 - uptime()))
  return sha256(Buffer.from(name, 'utf8')).subarray(0, 16)
}
