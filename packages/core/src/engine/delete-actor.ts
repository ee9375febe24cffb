/**
 * The end of an actor: all its files. First the directory gets a name that is not an actor's, at once
 * and for everybody; then it is removed. A crash between leaves a directory that nobody opens.
 *
 * @module
 */
import { lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError } from '../errors.ts'
import { ioError } from '../journal/io-error.ts'
import { systemEnvironment } from './environment.ts'
import { isAbandoned, layoutOf, storeExists, temporaryName } from './layout.ts'
import { processesUsing } from './open-by.ts'

const PREFIX = '.deleted-'

/**
 * Deletes the store of an actor with everything in it.
 *
 * @throws {CortexError} `NOT_FOUND` if there is no such actor; `INVALID_INPUT` if it is a link;
 *   `IO_ERROR` while a process has it open
 */
export function deleteActor(root: string, actor: string): { readonly bytes: number } {
  const layout = layoutOf(root, actor)
  if (!storeExists(layout)) {
    throw new CortexError('NOT_FOUND', `Cannot delete ${actor}: ${layout.root} has no such actor`)
  }
  if (!lstatSync(layout.home).isDirectory()) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot delete ${actor}: ${layout.home} is a link; remove what it points to yourself`,
      { path: 'actor' },
    )
  }
  const users = processesUsing(layout.home) ?? []
  if (users.length > 0) {
    throw new CortexError(
      'IO_ERROR',
      `Cannot delete ${actor}: it is open in process ${users.join(', ')}; stop that first`,
      { details: { processes: users } },
    )
  }
  const condemned = join(layout.root, temporaryName(PREFIX, systemEnvironment({}, true)))
  let bytes: number
  try {
    bytes = bytesBelow(layout.home)
    renameSync(layout.home, condemned)
    rmSync(condemned, { recursive: true, force: true })
  } catch (error) {
    throw ioError('delete', layout.home, error)
  }
  return { bytes }
}

/** What a crash left of deleted actors. */
export function deletedLeftovers(root: string): readonly string[] {
  const { boot } = systemEnvironment({}, true)
  return readdirSync(root)
    .filter((name) => name.startsWith(PREFIX) && isAbandoned(name, boot))
    .map((name) => join(root, name))
}

const BLOCK_BYTES = 512

/** On disk: files of a store are larger than what is written in them. Links are not followed. */
export function bytesBelow(directory: string): number {
  let bytes = 0
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) bytes += bytesBelow(path)
    else {
      const { blocks, size } = lstatSync(path)
      // Where the system counts no blocks, the size is the best there is.
      bytes += blocks === undefined ? size : blocks * BLOCK_BYTES
    }
  }
  return bytes
}
