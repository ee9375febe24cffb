/**
 * Finding the end of the journal. Runs under the lock; readers never repair.
 *
 * What can be there, and what is done (docs/spec/store.md, rules S11 to S16):
 *
 *   blocks after the tail, sound     their writer died before it could say so: they are adopted
 *   a bad block after the tail       if nothing was synced after it, a torn write: cut and kept aside
 *   anything else                    damage, reported and never repaired silently
 *
 * @module
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { CortexError } from '../errors.ts'
import { nextSeqAfter } from '../journal/block.ts'
import { confirmWhole } from '../journal/confirm-end.ts'
import { ioError } from '../journal/io-error.ts'
import {
  type JournalEnd,
  JournalFiles,
  type Position,
  type ReadEnd,
  syncDirectory,
} from '../journal/journal-files.ts'
import { SEGMENT_HEAD_BYTES } from '../journal/segment.ts'
import { EMPTY_STATE } from '../projections/state.ts'

/** Bytes of a write that never finished, cut off and kept beside the segment. */
export interface TornTail {
  readonly file: string
  readonly bytes: number
  readonly seq: number
}

export interface Recovered {
  readonly end: JournalEnd
  /** Blocks that were found after the given end. */
  readonly adopted: number
  readonly torn?: TornTail | undefined
}

/** The journal before its first block. */
export function journalStart(): JournalEnd {
  return { nextSeq: 0, position: JournalFiles.start(0), root: EMPTY_STATE.root }
}

/** Walks on from a known end to the true one. Throws if the journal does not reach the known one. */
export function recoverEnd(
  files: JournalFiles,
  known: JournalEnd,
  options: { readonly cutTorn: boolean },
): Recovered {
  confirmWhole(files, known)
  const { end, adopted, stop } = walk(files, known)
  if (adopted > 0) {
    // Their writer may have died before its sync: they count only once they are durable.
    for (const segment of files.segments()) {
      if (segment >= known.position.segment) files.sync(segment)
    }
  }
  if (stop.kind === 'end' && isZero(files.rest(end.position))) return { end, adopted }
  const why = stop.kind === 'bad' ? stop.why : 'bytes after the last block are not zero'
  if (!options.cutTorn || files.syncedAfter(end.position)) throw files.damage(end.position, why)
  return { end, adopted, torn: cut(files, end) }
}

/** The end that a reader may trust without repairing anything. */
export function walk(
  files: JournalFiles,
  known: JournalEnd,
  to?: Position,
): { readonly end: JournalEnd; readonly adopted: number; readonly stop: ReadEnd } {
  let end = known
  let adopted = 0
  const blocks = files.read(known.position, to)
  for (;;) {
    const step = blocks.next()
    if (step.done) {
      const position: Position = step.value.at
      const last = position.offset === SEGMENT_HEAD_BYTES ? undefined : end.last
      return { end: { ...end, position, last }, adopted, stop: step.value }
    }
    const { block, at, next, crc } = step.value
    if (block.firstSeq !== end.nextSeq) {
      throw files.damage(
        at,
        `entry ${end.nextSeq} was expected, the block begins with ${block.firstSeq}`,
      )
    }
    if (Buffer.compare(block.prevRoot, end.root) !== 0) {
      throw files.damage(at, 'the block does not follow from the one before it')
    }
    const last = { offset: at.offset, crc }
    end = { nextSeq: nextSeqAfter(block), position: next, root: block.root, last }
    adopted++
  }
}

/** Keeps the torn bytes in a file of their own, then ends the segment before them. */
function cut(files: JournalFiles, end: JournalEnd): TornTail {
  const rest = files.rest(end.position)
  let length = rest.length
  while (length > 0 && rest[length - 1] === 0) length--
  const file = `${files.path(end.position.segment)}.${end.position.offset}.torn`
  try {
    const fd = openSync(file, 'w', 0o600)
    try {
      writeSync(fd, rest, 0, length)
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    syncDirectory(files.directory)
  } catch (error) {
    throw ioError('keep the torn bytes in', file, error)
  }
  files.truncate(end.position)
  return { file, bytes: length, seq: end.nextSeq }
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0)
}

/** A journal whose `lock/` was lost: nothing says what was committed, so it must be whole. */
export function recoverWithoutLock(files: JournalFiles, recover: boolean): Recovered {
  try {
    return recoverEnd(files, journalStart(), { cutTorn: recover })
  } catch (error) {
    if (recover || !(error instanceof CortexError) || error.code !== 'CORRUPT') throw error
    throw new CortexError(
      'CORRUPT',
      `${error.message}. \`lock/\` is missing, so it is unknown whether the damaged block was ever acknowledged; to drop it and go on, open with \`recover: true\``,
      { details: error.details ?? {}, cause: error },
    )
  }
}
