/** Fills a disk, as logs and backups do. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Until what it returns is called, nothing more fits on the disk of a directory. */
export function fillDisk(directory: string): () => void {
  const file = join(directory, 'ballast')
  const handle = openSync(file, 'w')
  try {
    for (const bytes of [1024 * 1024, 4096]) writeWhileThereIsRoom(handle, Buffer.alloc(bytes, 1))
  } finally {
    closeSync(handle)
  }
  return () => rmSync(file)
}

function writeWhileThereIsRoom(handle: number, block: Buffer): void {
  for (;;) {
    try {
      writeSync(handle, block)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}
