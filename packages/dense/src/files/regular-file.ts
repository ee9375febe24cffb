/**
 * Reads files that somebody else may have put there, such as those of a cloned repository. Only a
 * regular file within a size limit is read: a device has no end, a pipe keeps its reader waiting, a
 * link can lead to the user's own files. On the start-up path of hooks: few imports.
 *
 * @module
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  type Stats,
} from 'node:fs'
import { dirname, isAbsolute, relative, sep } from 'node:path'

/** There is something under this name, and it must not or cannot be read. The message says why. */
export class UnfitFileError extends Error {
  /** Always `UnfitFileError`. */
  override readonly name: string = 'UnfitFileError'
  /** True if it is the machine, at this moment, and not the file. */
  readonly isPassing: boolean

  /** With the sentence that says why. */
  constructor(message: string, isPassing = false) {
    super(message)
    this.isPassing = isPassing
  }
}

/** How a file is read. */
export interface RegularFileOptions {
  /** How large it may be. */
  readonly maxBytes: number
  /** Links may lead to any file in this directory, and to nothing outside of it. */
  readonly within?: string
  /** The listing of its directory has just said that it is a file of its own. */
  readonly listed?: boolean
}

/** A link that was swapped in since we looked is refused, and a pipe is never waited for. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/** The bytes of a regular file; undefined if there is none. Throws UnfitFileError for anything else. */
export function readRegularFile(
  path: string,
  { maxBytes, within, listed = false }: RegularFileOptions,
): Buffer | undefined {
  if (listed) return attempt(() => readOpened(path, maxBytes))
  // Thousands of entries are read: the way to each is followed only where it matters.
  const isPlain = within === undefined && isFile(path)
  const real = isPlain ? path : realPath(path)
  if (real === undefined) return undefined
  if (within !== undefined && !isBelow(realpathSync(within), real)) {
    throw new UnfitFileError(`it is a link that leads out of ${within}`)
  }
  // Looked at before it is opened: opening alone can do something to a device.
  if (!isPlain) assertRegular(lstatSync(real))
  return attempt(() => readOpened(real, maxBytes))
}

/** Undefined if it went away. */
function readOpened(path: string, maxBytes: number): Buffer | undefined {
  const handle = opened(path)
  if (handle === undefined) return undefined
  try {
    const stat = fstatSync(handle)
    assertRegular(stat)
    return readAtMost(handle, stat.size, maxBytes)
  } finally {
    closeSync(handle)
  }
}

function opened(path: string): number | undefined {
  try {
    return openSync(path, READ)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The text of such a file, or undefined if there is none or it is not fit to be read. */
export function readRegularText(path: string, options: RegularFileOptions): string | undefined {
  try {
    return readRegularFile(path, options)?.toString('utf8')
  } catch (error) {
    if (error instanceof UnfitFileError) return undefined
    throw error
  }
}

const APPEND =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  (constants.O_NONBLOCK ?? 0) |
  (constants.O_NOFOLLOW ?? 0)

/** A handle that appends to a regular file in a real directory; neither may be a link. */
export function openForAppending(path: string): number {
  if (lstatSync(dirname(path)).isSymbolicLink()) {
    throw new UnfitFileError(`${dirname(path)} is a link, where a directory is expected`)
  }
  const known = lstatSync(path, { throwIfNoEntry: false })
  if (known?.isSymbolicLink()) throw new UnfitFileError(`cannot append to ${path}: it is a link`)
  if (known !== undefined) assertRegular(known)
  const handle = openSync(path, APPEND, 0o644)
  try {
    assertRegular(fstatSync(handle))
    return handle
  } catch (error) {
    closeSync(handle)
    throw error
  }
}

/** True if `path` is `parent` or lies below it; both without links. */
export function isBelow(parent: string, path: string): boolean {
  const way = relative(parent, path)
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`))
}

/** True for a file itself, false for a link to one. */
function isFile(path: string): boolean {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
}

function realPath(path: string): string | undefined {
  return attempt(() => {
    try {
      return realpathSync(path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
      throw error
    }
  })
}

function assertRegular(stat: Stats): void {
  if (stat.isFile()) return
  const what = stat.isDirectory()
    ? 'a directory'
    : stat.isFIFO()
      ? 'a pipe'
      : stat.isSocket()
        ? 'a socket'
        : 'a device'
  throw new UnfitFileError(`it is ${what}, where a regular file is expected`)
}

/** One byte more is asked for: some files of the system say that they are empty and never end. */
function readAtMost(handle: number, size: number, maxBytes: number): Buffer {
  if (size > maxBytes) throw tooLarge(maxBytes)
  const bytes = Buffer.allocUnsafe(Math.max(size + 1, 512))
  const parts: Buffer[] = []
  let length = 0
  for (;;) {
    const count = readSync(handle, bytes, 0, bytes.length, null)
    // All that it said it has, and room for more was left empty: that was the end.
    if (length === 0 && count === size && size > 0) return bytes.subarray(0, count)
    if (count === 0) return Buffer.concat(parts, length)
    length += count
    if (length > maxBytes) throw tooLarge(maxBytes)
    parts.push(Buffer.from(bytes.subarray(0, count)))
  }
}

function tooLarge(maxBytes: number): UnfitFileError {
  return new UnfitFileError(`it is larger than ${maxBytes} bytes`)
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'permission denied (EACCES)',
  ELOOP: 'its links lead in a circle',
}

const PASSING = ['EAGAIN', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM']

function attempt<T>(body: () => T): T {
  try {
    return body()
  } catch (error) {
    if (error instanceof UnfitFileError) throw error
    const { code = String(error) } = error as NodeJS.ErrnoException
    throw new UnfitFileError(WHY[code] ?? code, PASSING.includes(code))
  }
}
