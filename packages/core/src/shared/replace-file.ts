/**
 * Rename over a file that others may have open. Windows refuses it for the moment in which another
 * process, often a virus scanner, holds the file: it is tried again for about half a second.
 *
 * @module
 */
import { renameSync } from 'node:fs'

const HELD: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY']
const TRIES = 6
const FIRST_PAUSE_MS = 8

interface Doors {
  readonly platform: string
  rename(from: string, to: string): void
  pause(ms: number): void
}

const DOORS: Doors = {
  platform: process.platform,
  rename: renameSync,
  pause: (ms) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  },
}

/** Throws what the file system says, on Windows only after the last try. */
export function replaceFile(from: string, to: string, doors: Doors = DOORS): void {
  const tries = doors.platform === 'win32' ? TRIES : 1
  for (let attempt = 1; ; attempt++) {
    try {
      doors.rename(from, to)
      return
    } catch (error) {
      const isHeld = HELD.includes((error as NodeJS.ErrnoException).code)
      if (!isHeld || attempt === tries) throw error
      doors.pause(FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}
