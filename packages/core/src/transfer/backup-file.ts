/**
 * A backup in one file: the stream of an export. It is written under the name FILE.new, read back,
 * and gets its own name when it is whole; so an older one of that name stays until then.
 *
 * @module
 */
import {
  closeSync,
  createReadStream,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { equalBytes, toHex } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import { journalStart } from '../engine/recovery.ts'
import { CortexError } from '../errors.ts'
import { decodeBlock, nextSeqAfter } from '../journal/block.ts'
import { ioError, storeError } from '../journal/io-error.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import { discardFile } from '../shared/atomic-file.ts'
import { tryLock } from '../store/native-lock.ts'
import type { BackupReport } from './backup.ts'
import { exportJournal } from './export.ts'
import { readStream, type Trailer } from './stream.ts'

export async function backupToFile(
  store: ActorStore,
  actor: string,
  file: string,
): Promise<BackupReport> {
  const making = `${file}.new`
  const fd = lockedFile(making)
  let isWhole = false
  try {
    let bytes = 0
    for await (const chunk of exportJournal(store)) {
      guarded('write', making, () => {
        for (let at = 0; at < chunk.length; ) at += writeSync(fd, chunk, at)
      })
      bytes += chunk.length
    }
    guarded('sync', making, () => fsyncSync(fd))
    const { count, root } = await readBack(making).catch((error: unknown) => {
      throw storeError('read', making, error)
    })
    guarded('rename', making, () => {
      renameSync(making, file)
      isWhole = true
      syncDirectory(dirname(file))
    })
    return { actor, entries: count, root: toHex(root), bytes, copied: bytes }
  } finally {
    if (!isWhole) discardFile(making)
    closeSync(fd)
  }
}

/** What a run that was killed left there is cut off: it may hold what was erased since. */
function lockedFile(making: string): number {
  const fd = guarded('make', making, () => openSync(making, 'a', 0o600))
  try {
    if (tryLock(fd, 'held', false) && isStillCalled(making, fd)) {
      ftruncateSync(fd, 0)
      return fd
    }
  } catch (error) {
    closeSync(fd)
    throw ioError('make', making, error)
  }
  closeSync(fd)
  throw new CortexError(
    'BUSY',
    `Cannot write ${making}: another process is doing that. Wait for it, or name another file`,
    { details: { file: making } },
  )
}

/** False if the other process finished between our opening and our lock: that file is its backup. */
function isStillCalled(making: string, fd: number): boolean {
  const named = statSync(making, { throwIfNoEntry: false })
  return named !== undefined && named.ino === fstatSync(fd).ino
}

/** Follows the roots of what was written to the one that its trailer promises. */
async function readBack(file: string): Promise<Trailer> {
  let { nextSeq, root } = journalStart()
  const blocks = readStream(createReadStream(file))
  for (let step = await blocks.next(); ; step = await blocks.next()) {
    if (step.done) {
      const { count, root: promised } = step.value
      if (nextSeq !== count || !equalBytes(root, promised)) throw notWhatWasWritten(file, nextSeq)
      return step.value
    }
    const block = decodeBlock(step.value)
    if (block.firstSeq !== nextSeq || !equalBytes(block.prevRoot, root)) {
      throw notWhatWasWritten(file, nextSeq)
    }
    nextSeq = nextSeqAfter(block)
    root = block.root
  }
}

function notWhatWasWritten(file: string, entry: number): CortexError {
  return new CortexError(
    'CORRUPT',
    `Cannot trust ${file}: at entry ${entry} it is not what was written. Check the disk`,
    { details: { file, entry } },
  )
}

function guarded<T>(action: string, file: string, body: () => T): T {
  try {
    return body()
  } catch (error) {
    throw ioError(action, file, error)
  }
}
