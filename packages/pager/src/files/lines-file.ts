/**
 * JSON lines that any number of processes append to without a lock, and that survive a crash.
 *
 *   \n{…,"crc":"89abcdef"}\n
 *   \n{…,"crc":"01234567"}\n
 *
 * A record has a newline on both sides. Before it, so that it does not stick to what a dead writer
 * left half done; behind it, so that zeros which a power cut leaves do not stick to it. What is
 * broken is therefore a line of its own: it is named and stays, nothing is cut, nothing is lost.
 * An object cut short is never valid JSON, and the checksum (CRC-32 of the record without it) finds
 * flipped bits; lines of other tools without a checksum are read too. Each record is one write to a
 * file opened for appending, so that the system puts it behind those of other processes.
 *
 * @module
 */
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { errorCode, ioError } from './io-error.ts'

/** A line of a file that could not be read. */
export interface DamagedLine {
  /** The file. */
  readonly file: string
  /** Byte offset of the line. */
  readonly offset: number
  /** How long the line is. */
  readonly bytes: number
  /** `torn`: the last line, left by a crash or still being written; `damaged`: any other. */
  readonly kind: 'torn' | 'damaged'
}

export interface Lines<T> {
  readonly values: readonly T[]
  readonly damaged: readonly DamagedLine[]
  /** Where to go on reading: the end, or the beginning of a torn last line. */
  readonly end: number
  /** Which file it was: another under the same name has another. Absent if there is none. */
  readonly identity?: string
}

const NEWLINE = 0x0a
const APPEND =
  constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)
/** What people said is nobody else's business. */
const MODE = 0o600

/** Resolves when the record is on disk. */
export async function appendLine(file: string, value: object): Promise<void> {
  const bytes = Buffer.from(`\n${sealed(value)}\n`)
  try {
    await using handle = await open(file, APPEND, MODE)
    const isNew = (await handle.stat()).size === 0
    const { bytesWritten } = await handle.write(bytes)
    if (bytesWritten !== bytes.length) {
      throw Object.assign(new Error('only a part could be written'), { code: 'ENOSPC' })
    }
    await handle.datasync()
    if (isNew) await syncDirectory(dirname(file))
  } catch (error) {
    throw ioError('append to', file, error)
  }
}

/**
 * The records from a byte offset on; none for a file that is not there. What `parse` does not know
 * counts as damaged.
 */
export async function readLines<T>(
  file: string,
  parse: (value: object) => T | undefined,
  from = 0,
): Promise<Lines<T>> {
  const { bytes, identity } = await readFrom(file, from)
  const values: T[] = []
  const damaged: DamagedLine[] = []
  let end = from
  for (const { start, stop, isLast } of linesOf(bytes)) {
    const record = opened(bytes.subarray(start, stop))
    const value = record === undefined ? undefined : parse(record)
    const isTorn = record === undefined && isLast
    if (!isTorn) end = from + stop
    if (value !== undefined) values.push(value)
    else {
      const kind = isTorn ? 'torn' : 'damaged'
      damaged.push({ file, offset: from + start, bytes: stop - start, kind })
    }
  }
  return { values, damaged, end, ...(identity !== undefined && { identity }) }
}

function sealed(value: object): string {
  const text = JSON.stringify(value)
  return JSON.stringify({ ...value, crc: checksum(text) })
}

/** The record without its checksum; `undefined` if the line is damaged. */
function opened(line: Uint8Array): object | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const { crc, ...rest } = value as Record<string, unknown>
    return crc === undefined || crc === checksum(JSON.stringify(rest)) ? rest : undefined
  } catch {
    return undefined
  }
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}

function* linesOf(bytes: Buffer): Generator<{ start: number; stop: number; isLast: boolean }> {
  let start = 0
  while (start < bytes.length) {
    const newline = bytes.indexOf(NEWLINE, start)
    const stop = newline === -1 ? bytes.length : newline
    if (stop > start) yield { start, stop, isLast: newline === -1 }
    start = stop + 1
  }
}

async function readFrom(file: string, from: number): Promise<{ bytes: Buffer; identity?: string }> {
  const handle = await openToRead(file)
  if (handle === undefined) return { bytes: Buffer.alloc(0) }
  try {
    return await readHandle(handle, from)
  } catch (error) {
    throw ioError('read', file, error)
  }
}

async function readHandle(
  handle: FileHandle,
  from: number,
): Promise<{ bytes: Buffer; identity: string }> {
  await using reading = handle
  const { size, dev, ino, birthtimeMs } = await reading.stat()
  const bytes = Buffer.alloc(Math.max(0, size - from))
  let read = 0
  while (read < bytes.length) {
    const { bytesRead } = await reading.read(bytes, read, bytes.length - read, from + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return { bytes: bytes.subarray(0, read), identity: `${dev}:${ino}:${birthtimeMs}` }
}

async function openToRead(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw ioError('read', file, error)
  }
}

/** A new file's name is in its directory, which has a disk block of its own. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(directory, constants.O_RDONLY)
  await handle.sync()
}
