/**
 * The one way in which our packages replace a file of a person: whole or not at all.
 *
 *   write     a temporary file in the same directory, flushed, so that the name never leads to less
 *   replace   rename: a reader sees the old file or the new one
 *   create    hard link: fails where a file is there already, and never overwrites one
 *   flush     the directory, so that the new name survives a power cut
 *
 * `durable: false` is for what can be made again at any time: nothing is flushed. `flushDirectory:
 * false` is for what the next run repairs if the rename is lost. The journal and the vectors of the
 * engine have rules of their own and do not come here.
 *
 * @module
 */
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, unlinkSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { replaceFile } from './replace-file.ts'

/** How a file is written. */
export interface AtomicOptions {
  /** Fail where a file is there already, instead of replacing it. */
  readonly exclusive?: boolean
  /** Permissions of the file; exactly these, whatever the umask says. Default: 0o644 less the umask. */
  readonly mode?: number
  /** Flush at all; default true. */
  readonly durable?: boolean
  /** Flush the directory too; default true. */
  readonly flushDirectory?: boolean
  /** How temporary files end; their names begin with a dot and hold the process. */
  readonly suffix?: string
  /** Called when the temporary file is complete; what it throws leaves the old file as it is. */
  readonly check?: () => void
  /** Hears of every step before it is taken; tests kill the process here. */
  readonly watch?: ((step: string) => void) | undefined
}

/** Writes a file as one step; throws what the file system says, and leaves no temporary file then. */
export function writeFileAtomic(
  path: string,
  data: string | Uint8Array,
  options: AtomicOptions = {},
): void {
  const { watch, durable = true } = options
  const temp = writeTemporary(path, data, options)
  try {
    options.check?.()
    watch?.(`${options.exclusive === true ? 'link' : 'rename'} ${path}`)
    if (options.exclusive === true) linkSync(temp, path)
    else replaceFile(temp, path)
  } catch (error) {
    discardFile(temp)
    throw error
  }
  if (options.exclusive === true) discardFile(temp)
  if (durable && options.flushDirectory !== false) flushDirectory(dirname(path))
}

function writeTemporary(path: string, data: string | Uint8Array, options: AtomicOptions): string {
  const { watch, mode } = options
  const bytes = typeof data === 'string' ? Buffer.from(data, 'utf8') : data
  const { temp, handle } = openTemporary(path, options)
  try {
    // Two halves only when somebody watches: otherwise a half file could never be observed.
    const middle = watch === undefined ? bytes.length : bytes.length >> 1
    let written = 0
    while (written < middle) written += writeSync(handle, bytes, written, middle - written)
    watch?.(`write ${temp}`)
    while (written < bytes.length) {
      written += writeSync(handle, bytes, written, bytes.length - written)
    }
    if (options.durable !== false) fsyncSync(handle)
    if (mode !== undefined) chmodSync(temp, mode)
  } catch (error) {
    discardFile(temp)
    throw error
  } finally {
    closeSync(handle)
  }
  return temp
}

let made = 0
const TRIES_MAX = 1_000

/** A name that a killed process with our number left is passed over. */
function openTemporary(
  path: string,
  { watch, mode, suffix = '.tmp' }: AtomicOptions,
): { readonly temp: string; readonly handle: number } {
  for (let attempt = 1; ; attempt++) {
    made += 1
    const temp = join(dirname(path), `.${basename(path)}.${process.pid}.${made}${suffix}`)
    watch?.(`open ${temp}`)
    try {
      return { temp, handle: openSync(temp, 'wx', mode ?? 0o644) }
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST'
      if (!isTaken || attempt === TRIES_MAX) throw error
    }
  }
}

/** Makes renames and new names in a directory durable; Windows does that by itself. */
export function flushDirectory(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Does not throw: for a temporary file, after something else has failed. */
export function discardFile(temp: string): void {
  try {
    unlinkSync(temp)
  } catch {
    // Already gone, or the next run removes it.
  }
}
