/**
 * A file of somebody else's program, read and replaced with care: links are followed and stay links,
 * the mode stays, a reader sees the old or the new file, and a file that changed since it was read
 * is not overwritten.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { CortexError } from '@cortex-memory/core'
import { writeFileAtomic } from '@cortex-memory/core/kit'
import { isBelow, readRegularFile, UnfitFileError } from '@cortex-memory/dense/regular-file'

const LINKS_MAX = 40
/** Claude Code keeps whole histories in one of its files. */
const CONFIG_BYTES_MAX = 256 * 1_048_576

export interface ConfigFile {
  /** Where the bytes are: the end of the links. */
  readonly file: string
  /** Undefined: there is no such file. */
  readonly bytes: Buffer | undefined
  readonly text: string
}

/** `within`: links may lead to files of this directory, and nowhere else. */
export function readConfig(path: string, within?: string): ConfigFile {
  const file = followLinks(path)
  if (within !== undefined) assertWithin(path, file, within)
  const bytes = readBytes(file)
  return { file, bytes, text: bytes === undefined ? '' : decode(file, bytes) }
}

/** Replaces, makes or (without text) removes the file, if it still holds what was read. */
export function replaceConfig(
  { file, bytes }: ConfigFile,
  next: string | Uint8Array | undefined,
  newMode: number,
): void {
  refusing(file, 'write', () => {
    if (next === undefined) {
      assertUnchanged(file, bytes)
      rmSync(file)
      return
    }
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? newMode
    // Not less than the old file allowed, whatever the umask says.
    const check = (): void => assertUnchanged(file, bytes)
    writeFileAtomic(file, next, { mode: mode & 0o777, check })
  })
}

/** A file without write permission is meant to stay; replacing it as a whole would not notice. */
export function assertWritable({ file, bytes }: ConfigFile): void {
  if (bytes === undefined || (statSync(file).mode & 0o222) !== 0) return
  throw new CortexError(
    'IO_ERROR',
    `Cannot change ${file}: it is read-only. Make it writable and run the command again; nothing was written`,
    { path: file },
  )
}

/** Makes the directory of a file; the directories that were missing, the outermost first. */
export function makeDirectories(file: string, mode = 0o755): string[] {
  const missing: string[] = []
  for (let at = dirname(file); statSync(at, { throwIfNoEntry: false }) === undefined; ) {
    missing.unshift(at)
    at = dirname(at)
  }
  refusing(file, 'make the directory of', () => mkdirSync(dirname(file), { recursive: true, mode }))
  return missing
}

/** Removes directories that are empty, the innermost first. */
export function removeDirectories(directories: readonly string[]): void {
  for (const directory of [...directories].reverse()) {
    try {
      rmdirSync(directory)
    } catch {
      // Somebody uses it.
      return
    }
  }
}

export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function readBytes(file: string): Buffer | undefined {
  return refusing(file, 'read', () => {
    try {
      return readRegularFile(file, { maxBytes: CONFIG_BYTES_MAX })
    } catch (error) {
      if (error instanceof UnfitFileError) throw unfit(file, error)
      throw error
    }
  })
}

/** What a repository holds must not decide which of the user's other files are changed. */
export function assertWithin(path: string, file: string, directory: string): void {
  let at = dirname(file)
  while (statSync(at, { throwIfNoEntry: false }) === undefined && dirname(at) !== at) {
    at = dirname(at)
  }
  const real = realpathSync(at)
  if (isBelow(realpathSync(directory), real)) return
  throw new CortexError(
    'IO_ERROR',
    `Cannot change ${path}: it is a link that leads out of the project, to ${join(real, relative(at, file))}. Remove the link and run the command again; nothing was written`,
    { path },
  )
}

/** A link to a file that is not there yet leads to where it will be. */
function followLinks(path: string): string {
  let at = resolve(path)
  for (let links = 0; links < LINKS_MAX; links++) {
    const isLink = refusing(at, 'read', () =>
      lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink(),
    )
    if (isLink !== true) return at
    at = resolve(dirname(at), readlinkSync(at))
  }
  throw new CortexError('IO_ERROR', `Cannot read ${path}: its links lead in a circle`, { path })
}

function unfit(file: string, cause: UnfitFileError): CortexError {
  const message = `Cannot read ${file}: ${cause.message}`
  return new CortexError('IO_ERROR', message, { path: file, cause })
}

function decode(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot change ${file}: it is not UTF-8. Save it as UTF-8 and run the command again; nothing was written`,
      { path: file, cause },
    )
  }
}

function assertUnchanged(file: string, before: Buffer | undefined): void {
  const now = readBytes(file)
  const isSame = now === undefined || before === undefined ? now === before : now.equals(before)
  if (isSame) return
  throw new CortexError(
    'VERSION_CONFLICT',
    `Cannot write ${file}: another program has just changed it. Run the command again`,
    { path: file },
  )
}

function refusing<T>(file: string, verb: string, body: () => T): T {
  try {
    return body()
  } catch (error) {
    if (error instanceof CortexError) throw error
    const { code = String(error) } = error as NodeJS.ErrnoException
    throw new CortexError(
      code === 'ENOSPC' ? 'DISK_FULL' : 'IO_ERROR',
      `Cannot ${verb} ${file}: ${REASONS[code] ?? code}`,
      { path: file, cause: error },
    )
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied. Look at the permissions of the file and of its directory',
  EPERM: 'permission denied. Look at the permissions of the file and of its directory',
  EROFS: 'it is on a read-only file system',
  EISDIR: 'it is a directory, where a file is expected',
  ENOTDIR: 'a part of its path is a file, where a directory is expected',
  ENOSPC: 'the disk is full',
}
