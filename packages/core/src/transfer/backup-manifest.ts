/**
 * What is in a backup. One directory for each actor:
 *
 *   <directory>/<actor>/backup.json            this manifest, replaced last and as a whole
 *   <directory>/<actor>/segments-<set>/*.seg   segments of the journal, as they were in the store
 *   <directory>/<actor>/backup.lock            held by the process that writes
 *
 * A manifest names one set and how many bytes of each file count; what else is there counts for
 * nothing. So a backup that is cut off leaves the one before it.
 *
 * @module
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError } from '../errors.ts'
import { ioError } from '../journal/io-error.ts'
import { writeFileAtomic } from '../shared/atomic-file.ts'
import { readRegularFile } from '../shared/regular-file.ts'

/** One file of a backup. */
export interface SavedSegment {
  /** Number of its first entry, which is its name. */
  readonly first: number
  /** How many bytes of the file count. */
  readonly bytes: number
  readonly sha256: string
  /** Which file it was copied from, if nobody writes to that any more; empty otherwise. */
  readonly source: string
}

export interface BackupManifest {
  readonly format: 1
  readonly actor: string
  readonly set: number
  readonly entries: number
  readonly root: string
  readonly segments: readonly SavedSegment[]
}

const MANIFEST_FILE = 'backup.json'
/** Some 200 bytes for each segment. */
const BYTES_MAX = 256 * 1024 * 1024
const SET = 'segments-'
const SET_NAME = /^segments-\d+$/
/** A manifest that was not yet put in its place. */
const UNFINISHED = /^\.backup\.json\.\d+\.\d+\.tmp$/

export function setDirectory(place: string, set: number): string {
  return join(place, `${SET}${set}`)
}

/** For the holder of the lock: sets that were replaced, and what runs that were cut off left. */
export function leftoversOf(place: string, set: number): string[] {
  return namesIn(place)
    .filter((name) => (SET_NAME.test(name) && name !== `${SET}${set}`) || UNFINISHED.test(name))
    .map((name) => join(place, name))
}

/** A number that no set in this place has. */
export function freeSet(place: string): number {
  const sets = namesIn(place).filter((name) => SET_NAME.test(name))
  const used = sets.map((name) => Number(name.slice(SET.length)))
  return Math.max(0, ...used) + 1
}

function namesIn(place: string): string[] {
  try {
    return readdirSync(place)
  } catch (error) {
    throw ioError('list', place, error)
  }
}

/** Undefined if there is no backup. */
export function readManifest(place: string): BackupManifest | undefined {
  const file = join(place, MANIFEST_FILE)
  let text: string
  try {
    text = readRegularFile(file, BYTES_MAX).toString('utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw ioError('read', file, error)
  }
  const manifest = parsed(text)
  if (isManifest(manifest)) return manifest
  throw new CortexError(
    'CORRUPT',
    `Cannot read ${file}: it is not the manifest of a backup. Make a new backup in another directory`,
    { details: { file } },
  )
}

export function writeManifest(place: string, manifest: BackupManifest): void {
  const file = join(place, MANIFEST_FILE)
  try {
    writeFileAtomic(file, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 })
  } catch (error) {
    throw ioError('write', file, error)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isManifest(value: unknown): value is BackupManifest {
  if (typeof value !== 'object' || value === null) return false
  const { format, actor, set, entries, root, segments } = value as Record<string, unknown>
  return (
    format === 1 &&
    typeof actor === 'string' &&
    isCount(set) &&
    isCount(entries) &&
    entries > 0 &&
    isHash(root) &&
    Array.isArray(segments) &&
    segments.length > 0 &&
    segments.every(isSegment)
  )
}

function isSegment(value: unknown): value is SavedSegment {
  if (typeof value !== 'object' || value === null) return false
  const { first, bytes, sha256, source } = value as Record<string, unknown>
  return isCount(first) && isCount(bytes) && isHash(sha256) && typeof source === 'string'
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}
