/**
 * Whether a journal holds what its committed end says: the last block before it is there and whole, and
 * a segment that has no block yet follows from that root. If not, the file was cut or is an older copy,
 * and nothing may be appended behind the hole.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { FRAME_HEAD_BYTES, nextSeqAfter, readFrame } from './block.ts'
import {
  type BlockAt,
  type JournalEnd,
  type JournalFiles,
  type LastFrame,
  samePosition,
} from './journal-files.ts'
import { SEGMENT_HEAD_BYTES } from './segment.ts'

/** A larger last frame is looked at without its middle before each commit. */
const WHOLE_FRAME_BYTES = 64 * 1024

/**
 * Before each commit, with one read of the file in most cases. Throws if the end is not there; true if
 * nothing was written after it.
 */
export function confirmEnd(files: JournalFiles, end: JournalEnd): boolean {
  const { position, last } = end
  if (position.offset === SEGMENT_HEAD_BYTES || last === undefined) {
    confirmWhole(files, end)
    return files.isEnd(position)
  }
  const bytes = position.offset - last.offset
  const whole = bytes <= WHOLE_FRAME_BYTES
  const read = files.peek(
    { segment: position.segment, offset: last.offset },
    whole ? bytes + FRAME_HEAD_BYTES : FRAME_HEAD_BYTES,
  )
  const frame = readFrame(read)
  const isThere =
    (frame.kind === 'frame' && frame.bytes === bytes && frame.crc === last.crc) ||
    (!whole && frame.kind === 'more' && frame.bytes === bytes && read.readUInt32BE(12) === last.crc)
  if (!isThere) throw shorter(files, end)
  return whole ? files.isEndBefore(read.subarray(bytes), position) : files.isEnd(position)
}

/** The same by decoding the last block, or all of its segment: for anyone who opens the store. */
export function confirmWhole(files: JournalFiles, end: JournalEnd): void {
  const isThere =
    files.segments().includes(end.position.segment) &&
    (end.position.offset === SEGMENT_HEAD_BYTES ? isHeadOf(files, end) : isReached(files, end))
  if (!isThere) throw shorter(files, end)
}

function isHeadOf(files: JournalFiles, { position, nextSeq, root }: JournalEnd): boolean {
  const { firstSeq, prevRoot } = files.segmentHead(position.segment)
  return firstSeq === nextSeq && Buffer.compare(prevRoot, root) === 0
}

function isReached(files: JournalFiles, { position, nextSeq, root, last }: JournalEnd): boolean {
  const found = lastBefore(files, position.segment, last, position)
  return (
    found !== undefined &&
    samePosition(found.next, position) &&
    nextSeqAfter(found.block) === nextSeq &&
    Buffer.compare(found.block.root, root) === 0
  )
}

function lastBefore(
  files: JournalFiles,
  segment: number,
  last: LastFrame | undefined,
  position: JournalEnd['position'],
): BlockAt | undefined {
  let found: BlockAt | undefined
  const from = { segment, offset: last?.offset ?? SEGMENT_HEAD_BYTES }
  const blocks = files.read(from, position)
  for (let step = blocks.next(); !step.done; step = blocks.next()) found = step.value
  return found
}

function shorter(files: JournalFiles, { position, nextSeq }: JournalEnd): CortexError {
  const file = files.path(position.segment)
  return new CortexError(
    'CORRUPT',
    `Cannot go on after entry ${nextSeq - 1}, which was acknowledged: ${file} does not hold the block that ends at byte ${position.offset}. The file was cut, or is an older copy. Put the newest copy of the journal back, or run \`cortex rebuild --recover\` to go on with what is there`,
    { details: { file, offset: position.offset, lacks: nextSeq - 1 } },
  )
}
