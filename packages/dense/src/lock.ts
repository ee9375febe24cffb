/** Advisory lock files: who holds it and since when, so that a dead holder does not block anyone. */
import { mkdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DenseError } from './errors.ts'
import { isAlive, readText, renameFile } from './files.ts'

const STALE_MS = 60_000
const RETRY_MS = 15

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

function tryAcquire(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, since: Date.now() }), { flag: 'wx' })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') {
      mkdirSync(dirname(path), { recursive: true })
      return tryAcquire(path)
    }
    if (code === 'EEXIST') return false
    throw error
  }
}

/** A lock is stale when its process is gone, or when it is unreadable and old. */
function isStale(path: string): boolean {
  const text = readText(path)
  if (text === undefined) return false
  try {
    const holder: unknown = JSON.parse(text)
    if (typeof holder === 'object' && holder !== null && 'pid' in holder) {
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

/** Takes the lock at once or returns undefined; the result releases it. */
export function tryLock(path: string): (() => void) | undefined {
  if (!tryAcquire(path)) {
    if (!isStale(path)) return undefined
    breakStale(path)
    if (!tryAcquire(path)) return undefined
  }
  return () => {
    try {
      unlinkSync(path)
    } catch {
      // Broken by someone who thought us dead; nothing left to release.
    }
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
