/**
 * Restore: a backup becomes a store again, through the same door as an import. So every entry is
 * folded and compared before the store gets its name, and a store that is there is never touched.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError } from '../errors.ts'
import { frameBlock } from '../journal/block.ts'
import { ioError } from '../journal/io-error.ts'
import { isBefore, JournalFiles } from '../journal/journal-files.ts'
import { segmentName } from '../journal/segment.ts'
import { readRegularFile } from '../shared/regular-file.ts'
import { type BackupManifest, readManifest, setDirectory } from './backup-manifest.ts'
import { type ImportReport, importJournal } from './import.ts'
import { streamHead, streamTrailer } from './stream.ts'

/** What a backup holds. */
export interface Backup {
  /** Whose journal it is. */
  readonly actor: string
  /** How many entries it holds. */
  readonly entries: number
  /** The root after the last of them, 64 hex digits. */
  readonly root: string
}

/** What is in a directory of backups, by the names of the actors. */
export function listBackups(directory: string): Backup[] {
  return namesIn(directory).flatMap((name) => {
    const manifest = readManifest(join(directory, name))
    if (manifest === undefined) return []
    const { entries, root } = manifest
    return [{ actor: name, entries, root }]
  })
}

/**
 * Makes a store from a backup. Its root is the one that the manifest names.
 *
 * @throws CortexError `ALREADY_EXISTS` if the actor exists, `NOT_FOUND` if there is no such backup,
 * `CORRUPT` or `ROOT_MISMATCH` if its files are not what was saved. Nothing is left behind then.
 */
export async function restoreBackup(
  root: string,
  directory: string,
  options: { readonly actor: string; readonly as?: string },
): Promise<ImportReport> {
  const { place, manifest } = find(directory, options.actor)
  return await importJournal(root, options.as ?? options.actor, streamOf(place, manifest))
}

/**
 * Reads every byte of a backup and compares it with what was saved.
 *
 * @throws CortexError `NOT_FOUND` if there is no such backup, `CORRUPT` with the file that changed.
 */
export function checkBackup(directory: string, actor: string): Backup {
  const { place, manifest } = find(directory, actor)
  for (const { first, bytes, sha256 } of manifest.segments) {
    const file = join(setDirectory(place, manifest.set), segmentName(first))
    const content = contentOf(file)?.subarray(0, bytes)
    if (content === undefined) throw notWhatWasSaved(place, file, 'it is gone')
    const hash = createHash('sha256').update(content).digest('hex')
    if (hash !== sha256) throw notWhatWasSaved(place, file, 'it is not what was saved')
  }
  const { entries, root } = manifest
  return { actor, entries, root }
}

/** More than a segment ever has: it gets a successor long before. */
const SEGMENT_BYTES_MAX = 1024 * 1024 * 1024

function contentOf(file: string): Buffer | undefined {
  try {
    return readRegularFile(file, SEGMENT_BYTES_MAX)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw ioError('read', file, error)
  }
}

function notWhatWasSaved(place: string, file: string, why: string): CortexError {
  return new CortexError(
    'CORRUPT',
    `Cannot trust ${file}: ${why}. Delete ${place} and back up again`,
    { details: { file } },
  )
}

function find(
  directory: string,
  actor: string,
): { readonly place: string; readonly manifest: BackupManifest } {
  const place = join(directory, actor)
  const manifest = readManifest(place)
  if (manifest !== undefined) return { place, manifest }
  const names = listBackups(directory).map((backup) => backup.actor)
  const here = names.length === 0 ? 'no backup' : `backups of ${names.join(', ')}`
  throw new CortexError('NOT_FOUND', `Cannot find a backup of ${actor}: ${directory} has ${here}`, {
    path: 'actor',
  })
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).sort()
  } catch (error) {
    throw ioError('list', directory, error)
  }
}

async function* streamOf(
  place: string,
  { set, entries, root, segments }: BackupManifest,
): AsyncGenerator<Uint8Array, void, undefined> {
  const last = segments.at(-1)
  const position = { segment: last?.first ?? 0, offset: last?.bytes ?? 0 }
  const files = new JournalFiles(setDirectory(place, set), { readOnly: true })
  try {
    yield streamHead()
    const walk = files.read(JournalFiles.start(0), position)
    let step = walk.next()
    for (; step.done !== true; step = walk.next()) yield frameBlock(step.value.bytes)
    const end = step.value
    if (end.kind === 'bad') throw files.damage(end.at, end.why)
    if (isBefore(end.at, position)) throw files.damage(end.at, 'the backup ends too early')
    yield streamTrailer({ count: entries, root: Buffer.from(root, 'hex') })
  } finally {
    files.close()
  }
}
