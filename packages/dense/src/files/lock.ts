/** Advisory lock files: who holds it and since when, so that a dead holder does not block anyone. */
import {
  closeSync,
  mkdirSync,
  openSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DenseError } from '../errors.ts'
import { doing, isAlive, isDirectory, readText, renameFile } from './files.ts'

/** A holder writes its name at once; one that did not within this time is dead. */
const STALE_MS = 5_000
const RETRY_MS = 15

/** Locks of this process. */
const held = new Set<string>()
/** Directories that were made for a lock, and go with it if nothing else came into them. */
const made = new Set<string>()

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

function tryAcquire(path: string): boolean {
  let handle: number
  try {
    handle = openSync(path, 'wx')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return false
    return doing('lock', path, () => {
      if (code !== 'ENOENT' || isDirectory(dirname(path))) throw error
      mkdirSync(dirname(path), { recursive: true })
      made.add(path)
      return tryAcquire(path)
    })
  }
  doing('lock', path, () => {
    try {
      writeFileSync(handle, JSON.stringify({ pid: process.pid, since: Date.now() }))
    } catch (error) {
      // A lock that does not say whose it is would hold everybody up until it is old.
      unlinkSync(path)
      throw error
    } finally {
      closeSync(handle)
    }
  })
  return true
}

/** A lock is stale when its process is gone, or when it is unreadable and old. */
function isStale(path: string): boolean {
  const text = readText(path)
  if (text === undefined) return false
  try {
    const holder: unknown = JSON.parse(text)
    if (typeof holder === 'object' && holder !== null && 'pid' in holder) {
      // Ours, and not held: it could not be removed when it was released.
      if (Number(holder.pid) === process.pid) return !held.has(path)
      return !isAlive(Number(holder.pid))
    }
  } catch {
    // Half written by a killed process: judged by age below.
  }
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > STALE_MS
}

/** Moving it aside first makes sure that two waiters do not both remove a lock, one of them a fresh one. */
function breakStale(path: string): void {
  const aside = `${path}.stale-${process.pid}`
  try {
    renameFile(path, aside)
    unlinkSync(aside)
  } catch {
    // Another waiter was faster.
  }
}

/** Work that was refused leaves no directory behind. One who waits for the lock makes it again. */
function removeIfEmpty(directory: string): void {
  try {
    rmdirSync(directory)
  } catch {
    // The work put something there.
  }
}

/** Takes the lock at once or returns undefined; the result releases it. */
export function tryLock(path: string): (() => void) | undefined {
  if (!tryAcquire(path)) {
    if (!isStale(path)) return undefined
    breakStale(path)
    if (!tryAcquire(path)) return undefined
  }
  held.add(path)
  return () => {
    held.delete(path)
    try {
      unlinkSync(path)
    } catch {
      // Broken by someone who thought us dead; nothing left to release.
    }
    if (made.delete(path)) removeIfEmpty(dirname(path))
  }
}

/** Runs the work under the lock; waits at most `waitMs` for another holder. */
export async function withLock<T>(
  path: string,
  work: () => Promise<T> | T,
  waitMs = 10_000,
): Promise<T> {
  const until = Date.now() + waitMs
  let release = tryLock(path)
  while (release === undefined) {
    if (Date.now() > until) {
      throw new DenseError('LOCKED', `Another process holds ${path}`, path)
    }
    await pause(RETRY_MS)
    release = tryLock(path)
  }
  try {
    return await work()
  } finally {
    release()
  }
}
