/**
 * The file lock of the operating system, through `fs-native-extensions`. It belongs to the open file
 * and not to the process: two descriptors of one process exclude each other, process numbers play
 * no part in it (so containers can share a store), and the system takes it back when its holder dies.
 *
 * @module
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CortexError } from '../errors.ts'

interface Native {
  tryLock(fd: number, offset: number, length: number, options: { shared: boolean }): boolean
  unlock(fd: number, offset: number, length: number): void
}

/**
 * Windows lets nobody read the bytes that are locked, and the file says who holds it; so the lock is
 * on a byte far behind that. macOS locks whole files only, and lets everybody read them.
 */
const WHOLE_FILES = process.platform === 'darwin'
const LOCK_AT = 1 << 30

/** Bytes of a lock file that can be locked apart from each other. */
export type LockByte = 'held' | 'wanted'

/** Whether `wanted` can be told from `held` on this system. */
export const KNOWS_WANTED: boolean = !WHOLE_FILES

let native: Native | undefined

/** False if somebody else has it. */
export function tryLock(fd: number, byte: LockByte, shared: boolean): boolean {
  native ??= load()
  return native.tryLock(fd, ...rangeOf(byte), { shared })
}

export function unlock(fd: number, byte: LockByte): void {
  native ??= load()
  native.unlock(fd, ...rangeOf(byte))
}

/** Whether anybody, this process included, has this byte locked for itself. */
export function isLocked(fd: number, byte: number): boolean {
  native ??= load()
  if (!native.tryLock(fd, byte, 1, { shared: true })) return true
  native.unlock(fd, byte, 1)
  return false
}

/** Throws, with the platform's name, where there is no lock: better no store than one without. */
export function assertLockable(): void {
  native ??= load()
}

function rangeOf(byte: LockByte): [offset: number, length: number] {
  if (WHOLE_FILES) return [0, 0]
  return byte === 'held' ? [LOCK_AT, 1] : [LOCK_AT + 1, 1]
}

function load(): Native {
  try {
    // A bundle of CommonJS does not know its own address; then it is the program that was started.
    const here = import.meta.url ?? process.argv[1] ?? join(process.cwd(), 'program.cjs')
    return createRequire(here)('fs-native-extensions') as Native
  } catch (cause) {
    const { report } = process as { readonly report?: { getReport(): object } }
    const { header } = (report?.getReport() ?? {}) as {
      readonly header?: { readonly glibcVersionRuntime?: string }
    }
    const musl = process.platform === 'linux' && header?.glibcVersionRuntime === undefined
    const platform = `${process.platform}-${process.arch}${musl ? ' with musl' : ''}`
    throw new CortexError(
      'IO_ERROR',
      `Cannot open a store on ${platform}: there is no file lock for this platform. Use Linux with glibc, macOS or Windows, on x64 or arm64`,
      { details: { platform }, cause },
    )
  }
}
