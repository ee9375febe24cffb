/** A file that somebody names on the command line: it may have come with a clone, or from anyone. */
import { type FileHandle, open } from 'node:fs/promises'
import { CortexError } from '@cortex-memory/core'

export type NamedKind = 'key' | 'scope' | 'manifest' | 'proof'

const KB = 1024
/** More than any of them can have; a proof or a journal may be as long as a buffer. */
export const NAMED_BYTES_MAX: Readonly<Record<NamedKind, number>> = {
  key: 64 * KB,
  scope: 1024 * KB,
  manifest: 64 * KB * KB,
  proof: 2 * KB * KB * KB - 1,
}

const PIECE_BYTES = 256 * KB

/**
 * All of a regular file or of a pipe, such as the shell makes for `<(…)`. A device has no end, so it is
 * refused, and so is more than the limit.
 *
 * @throws {CortexError} `NOT_FOUND`, `INVALID_INPUT`
 */
export async function readNamedFile(
  file: string,
  what: NamedKind,
  action: string,
): Promise<Buffer> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'there is no such file' : error.message
    throw new CortexError('NOT_FOUND', `Cannot ${action} ${file}: ${why}`)
  })
  try {
    return await readBounded(handle, NAMED_BYTES_MAX[what], `Cannot ${action} ${file}`)
  } finally {
    await handle.close()
  }
}

async function readBounded(handle: FileHandle, max: number, cannot: string): Promise<Buffer> {
  const stat = await handle.stat()
  if (!stat.isFile() && !stat.isFIFO()) {
    throw new CortexError('INVALID_INPUT', `${cannot}: it is not a regular file`)
  }
  const pieces: Buffer[] = []
  let length = stat.isFile() ? stat.size : 0
  for (let read = 0; length <= max; length = Math.max(length, read)) {
    const piece = Buffer.allocUnsafe(PIECE_BYTES)
    const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES, null)
    if (bytesRead === 0) return Buffer.concat(pieces)
    pieces.push(piece.subarray(0, bytesRead))
    read += bytesRead
  }
  throw new CortexError('INVALID_INPUT', `${cannot}: it is longer than ${max} bytes`)
}
