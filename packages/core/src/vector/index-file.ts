/**
 * The index on disk. The only file of this room that needs Node. Nothing is synced: a file that a machine
 * stop tore is refused by its checksum, and the index is made again.
 *
 * @module
 */
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { CortexError } from '../errors.ts'
import { type IndexStamp, indexFromBytes, indexToBytes, type LoadedIndex } from './index-bytes.ts'
import { TUNING, type Tuning } from './tuning.ts'
import type { VectorIndex } from './vector-index.ts'

/** Replaces the file as a whole: a reader sees the old one or the new one. */
export async function saveIndex(
  file: string,
  index: VectorIndex,
  stamp: IndexStamp,
): Promise<void> {
  const making = `${file}.${process.pid}.tmp`
  try {
    await writeFile(making, indexToBytes(index, stamp))
    await rename(making, file)
  } catch (cause) {
    await rm(making, { force: true })
    throw failed('save', file, cause)
  }
}

/** `undefined` if there is no file; CORRUPT or STORE_NEWER if it cannot be used. */
export async function loadIndex(
  file: string,
  tuning: Tuning = TUNING,
): Promise<LoadedIndex | undefined> {
  let bytes: Uint8Array
  try {
    // A pipe would keep us waiting, a device has no end.
    if (!(await stat(file)).isFile()) throw new Error('it is not a regular file')
    bytes = await readFile(file)
  } catch (cause) {
    if ((cause as { readonly code?: unknown }).code === 'ENOENT') return undefined
    throw failed('load', file, cause)
  }
  return indexFromBytes(bytes, tuning)
}

function failed(action: string, file: string, cause: unknown): CortexError {
  const { code, message } = cause as { readonly code?: unknown; readonly message: string }
  return new CortexError(
    code === 'ENOSPC' || code === 'EDQUOT' ? 'DISK_FULL' : 'IO_ERROR',
    `Cannot ${action} the vector index ${file}: ${message}. It is a cache; the vectors are safe in the store.`,
    { details: { file }, cause },
  )
}
