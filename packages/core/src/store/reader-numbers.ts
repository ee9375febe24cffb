/**
 * LMDB tells its readers apart by process number: each locks the byte of its number in `lock.mdb`. Two
 * containers have the same numbers, and the second process with a number would fail at its first
 * read, or take the other one's place. So it is found out before anything is opened.
 *
 * @module
 */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError } from '../errors.ts'
import { isLocked } from './native-lock.ts'

const LOCK_FILE = 'lock.mdb'

/** Only before this process has the environment open: its own lock would be in the way, and be lost. */
export function assertOwnNumber(directory: string): void {
  if (process.platform !== 'linux') return
  let fd: number
  try {
    fd = openSync(join(directory, LOCK_FILE), 'r')
  } catch {
    // Nobody has opened it yet.
    return
  }
  try {
    if (!isLocked(fd, process.pid)) return
  } finally {
    closeSync(fd)
  }
  throw new CortexError(
    'IO_ERROR',
    `Cannot open ${directory}: another process with the same number (${process.pid}) has it open, most likely in another container. Let the containers share one pid namespace, or let one serve the others over HTTP; docs/guides/containers.md shows how`,
    { details: { pid: process.pid, file: join(directory, LOCK_FILE) } },
  )
}
