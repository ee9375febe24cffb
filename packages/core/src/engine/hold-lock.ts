/**
 * A file lock for work that takes a while, of code outside the engine: the engine itself never
 * holds a lock across an `await`.
 *
 * @module
 */
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { FileLock, withLocks } from '../store/file-lock.ts'
import { WAITING } from './environment.ts'

/** What is held, and how long somebody waits for it. */
export interface HeldLock {
  /** The lock's own file; it and its directory are made if they are not there. */
  readonly file: string
  /** What it guards, and what the caller wants with it, in words of a message. */
  readonly guards: string
  readonly action: string
  /** After so long with it in another process: BUSY, with the name of that process. */
  readonly timeoutMs: number
}

/** A process has a lock file once, so within a process those who want it queue up here. */
const queues = new Map<string, Promise<unknown>>()

/** Runs `body` while nobody else runs theirs with the same file, in this process or another. */
export function holdingLock<T>(held: HeldLock, body: () => Promise<T>): Promise<T> {
  const place = resolve(held.file)
  const before = queues.get(place) ?? Promise.resolve()
  const mine = before.then(() => holding({ ...held, file: place }, body))
  const end = mine.then(
    () => undefined,
    () => undefined,
  )
  queues.set(place, end)
  void end.then(() => {
    if (queues.get(place) === end) queues.delete(place)
  })
  return mine
}

async function holding<T>(
  { file, guards, action, timeoutMs }: HeldLock,
  body: () => Promise<T>,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Somebody who can write has a lock file: `open` makes it or throws.
  const lock = FileLock.open(file, guards, { readOnly: false }) as FileLock
  try {
    // Taken twice, released once: it stays held until `release` below.
    await withLocks([lock], action, { ...WAITING, timeoutMs }, () => lock.tryTake(WAITING))
    try {
      return await body()
    } finally {
      lock.release()
    }
  } finally {
    lock.close()
  }
}
