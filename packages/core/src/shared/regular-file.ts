/**
 * Reads a file that may have been copied here from anywhere: a pipe keeps its reader waiting, a device
 * has no end, and a file can be larger than memory. Only a regular one within a limit is read.
 *
 * @module
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs'

/** A pipe that was put there since we looked is not waited for. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Throws what the file system says, or why the file is not read. */
export function readRegularFile(file: string, maxBytes: number): Buffer {
  // Looked at before it is opened: opening alone can do something to a device.
  assertRegular(statSync(file), maxBytes)
  const fd = openSync(file, READ)
  try {
    assertRegular(fstatSync(fd), maxBytes)
    return readFileSync(fd)
  } finally {
    closeSync(fd)
  }
}

function assertRegular(stats: { isFile(): boolean; readonly size: number }, max: number): void {
  if (!stats.isFile()) throw new Error('it is not a regular file')
  if (stats.size > max) throw new Error(`it is larger than ${max} bytes`)
}
