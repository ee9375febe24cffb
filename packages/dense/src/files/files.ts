/**
 * The only file of this package that changes the disk (the access log and git have their own).
 *
 * Promises:
 *   replace   temporary file in the same directory, flush, rename: a reader sees old or new
 *   create    temporary file, flush, hard link: exists whole or not at all, never overwrites
 *   compare   a replace can name the bytes it was computed from and refuses if they changed
 *
 * A killed process leaves at most a dot file named `.<name>.<pid>.<random>.dense-tmp`, which the
 * next regeneration removes.
 *
 * @module
 */
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFileAtomic } from '@cortex-memory/core/kit'
import { DenseError } from '../errors.ts'
import { readRegularFile, readRegularText, UnfitFileError } from './regular-file.ts'

export const TEMP_SUFFIX = '.dense-tmp'

/** Called before every step that changes the disk; tests kill the process here. */
let probe: ((step: string) => void) | undefined

export function setWriteProbe(next: ((step: string) => void) | undefined): void {
  probe = next
}

/** By directory: who wants to know which files below it are about to change. */
const observers = new Map<string, (path: string) => void>()

export function observeChanges(directory: string, note: (path: string) => void): void {
  observers.set(directory, note)
}

function noteChange(path: string): void {
  for (const [directory, note] of observers) if (path.startsWith(directory)) note(path)
}

const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** What the file system refuses, as an error that callers know. */
export function doing<T>(action: string, path: string, body: () => T): T {
  try {
    return body()
  } catch (error) {
    if (error instanceof DenseError) throw error
    const code = errorCode(error) ?? String(error)
    const why = REASONS[code] ?? code
    throw new DenseError('IO_ERROR', `Cannot ${action} ${path}: ${why}`, path, error)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free space and try again',
  EMFILE: 'too many files are open in this process. Close some, or raise the limit (`ulimit -n`)',
  EACCES: 'permission denied. Look at the permissions of the file and of its directory',
}

/** No text of a context comes near it; a device or a file of the system has no end at all. */
const FILE_BYTES_MAX = 64 * 1_048_576

/**
 * File content, or undefined when there is no such file. A pipe or a device counts as an empty file. `listed`: its
 * directory has just said that it is a file.
 */
export function readBytes(path: string, listed = false): Buffer | undefined {
  try {
    return readRegularFile(path, { maxBytes: FILE_BYTES_MAX, listed })
  } catch (error) {
    if (!(error instanceof UnfitFileError)) throw error
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined && !stat.isFile() && !stat.isDirectory()) return Buffer.alloc(0)
    throw new DenseError('IO_ERROR', `Cannot read ${path}: ${error.message}`, path, error)
  }
}

/** Why something that is there cannot be read; undefined if it can be, or if there is nothing. */
export function whyUnreadable(path: string): string | undefined {
  try {
    if (readRegularFile(path, { maxBytes: FILE_BYTES_MAX }) !== undefined) return undefined
    return isSymlink(path) ? 'it is a link that leads nowhere' : undefined
  } catch (error) {
    if (error instanceof UnfitFileError) return error.message
    throw error
  }
}

export function readText(path: string): string | undefined {
  return readBytes(path)?.toString('utf8')
}

/** Undefined for what is not there and for what cannot be read; `whyUnreadable` tells them apart. */
export function readableText(path: string): string | undefined {
  return readRegularText(path, { maxBytes: FILE_BYTES_MAX })
}

export interface FileMark {
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
}

/** What identifies a state of a file without reading it; undefined for anything but a file. */
export function markOf(path: string): FileMark | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined || !stat.isFile()) return undefined
  return { size: stat.size, mtimeMs: stat.mtimeMs, ino: stat.ino }
}

export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

export function isSymlink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/** What is there under a name and cannot be read, with the reason. */
export interface Unreadable {
  readonly unreadable: string
}

/**
 * The bytes of an entry, a file of its directory or a link to one of the context. One that cannot be
 * read is named in its place and hides no other; undefined when it went away since it was listed.
 */
export function readEntry(
  path: string,
  plain: boolean,
  top: string,
): Buffer | Unreadable | undefined {
  if (!plain) return readThroughLink(path, top)
  try {
    return readBytes(path, true)
  } catch (error) {
    const why = error instanceof DenseError ? error.cause : error
    // What will pass says nothing about the file, and may not move an entry to the problems.
    if (!(why instanceof UnfitFileError) || why.isPassing) throw error
    return { unreadable: why.message }
  }
}

/** The bytes of a file of the context, also through links that stay inside of it. */
function readThroughLink(path: string, top: string): Buffer | Unreadable {
  try {
    const bytes = readRegularFile(path, { maxBytes: FILE_BYTES_MAX, within: top })
    return bytes ?? { unreadable: 'it is a link that leads nowhere' }
  } catch (error) {
    if (error instanceof UnfitFileError) {
      // Where the context lies is nobody's business in an index.
      const isOutside = error.message.startsWith('it is a link that leads out of')
      return { unreadable: isOutside ? 'it is a link out of the context' : error.message }
    }
    throw error
  }
}

export interface Entry {
  readonly name: string
  readonly directory: boolean
  /** A file of this very directory: no link, no pipe, no device. */
  readonly plain: boolean
}

/** Names in a directory in byte order; empty when it does not exist. */
export function listDirectory(path: string): Entry[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .map((entry) => ({
        name: entry.name,
        directory: entry.isSymbolicLink()
          ? isDirectory(join(path, entry.name))
          : entry.isDirectory(),
        plain: entry.isFile(),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw new DenseError('IO_ERROR', `Cannot list ${path}: ${code ?? 'unknown error'}`, path, error)
  }
}

/** Names alone, in byte order: for callers that look at every file anyway. */
export function listNames(path: string): string[] {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw new DenseError('IO_ERROR', `Cannot list ${path}: ${code ?? 'unknown error'}`, path, error)
  }
}

export function makeDirectory(path: string): void {
  if (isDirectory(path)) return
  probe?.(`mkdir ${path}`)
  doing('make', path, () => mkdirSync(path, { recursive: true }))
}

export interface WriteOptions {
  /** The bytes the new content was computed from; undefined in the record means "no file". */
  readonly expect?: { readonly bytes: Uint8Array | undefined }
  /** Flush the directory too; not needed where a lost rename is repaired by the next run. */
  readonly flushDirectory?: boolean
  /** False for what can be rebuilt at any time: no flush at all. */
  readonly durable?: boolean
}

/** Replaces a file as one step. Refuses with VERSION_CONFLICT when `expect` no longer holds. */
export function writeAtomic(
  path: string,
  data: string | Uint8Array,
  options: WriteOptions = {},
): void {
  noteChange(path)
  const { expect, ...rest } = options
  const check = (): void => {
    if (expect !== undefined && !isUnchanged(path, expect.bytes)) {
      throw new DenseError('VERSION_CONFLICT', `${path} was changed by someone else`, path)
    }
  }
  const atomic = { ...rest, check, suffix: TEMP_SUFFIX, watch: probe }
  doing('write', path, () => writeFileAtomic(path, data, atomic))
}

function isUnchanged(path: string, before: Uint8Array | undefined): boolean {
  const now = readBytes(path)
  return now === undefined || before === undefined ? now === before : now.equals(before)
}

/** Creates a whole file or fails with ALREADY_EXISTS; two callers never both succeed. */
export function createExclusive(path: string, data: string | Uint8Array): void {
  makeDirectory(dirname(path))
  noteChange(path)
  doing('create', path, () => {
    try {
      writeFileAtomic(path, data, { exclusive: true, suffix: TEMP_SUFFIX, watch: probe })
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      throw new DenseError('ALREADY_EXISTS', `${path} exists already`, path, error)
    }
  })
}

export function removeFile(path: string): void {
  probe?.(`unlink ${path}`)
  noteChange(path)
  doing('remove', path, () => {
    try {
      unlinkSync(path)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
  })
}

/** The same link under another name of the same directory. */
export function copyLink(from: string, to: string): void {
  probe?.(`symlink ${to}`)
  noteChange(to)
  doing('link', to, () => symlinkSync(readlinkSync(from), to))
}

export function renameFile(from: string, to: string): void {
  probe?.(`rename ${from}`)
  noteChange(from)
  noteChange(to)
  doing('rename', from, () => renameSync(from, to))
}

/** True while a process with this id runs; a process of another user counts as running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Removes what a killed process left behind; files of living processes stay. */
export function sweepTemporaries(directory: string): number {
  let removed = 0
  for (const name of listNames(directory)) {
    if (!name.startsWith('.') || !name.endsWith(TEMP_SUFFIX)) continue
    const pid = Number(name.split('.').at(-3))
    if (Number.isInteger(pid) && pid !== process.pid && isAlive(pid)) continue
    removeFile(join(directory, name))
    removed += 1
  }
  return removed
}
