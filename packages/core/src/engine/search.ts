/**
 * Entries that name something, found by its bytes: the system searches a segment faster than its
 * blocks can be decoded, and only blocks with a hit are. Costs the reading of the journal.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { CborError } from '../codec/cbor.ts'
import { type Block, decodeBlock, readFrame } from '../journal/block.ts'
import { ioError } from '../journal/io-error.ts'
import { corruptFile, type JournalFiles, type Position } from '../journal/journal-files.ts'
import { SEGMENT_HEAD_BYTES } from '../journal/segment.ts'

/** Blocks up to the tail that hold one of these bytes, in order. */
export function* blocksWith(
  files: JournalFiles,
  needles: readonly Uint8Array[],
  tail: Position,
): Generator<Block, void> {
  for (const segment of files.segments()) {
    if (segment > tail.segment) return
    const file = files.path(segment)
    const bytes = readWhole(file)
    yield* blocksIn(
      segment === tail.segment ? bytes.subarray(0, tail.offset) : bytes,
      needles,
      file,
    )
  }
}

function* blocksIn(
  bytes: Buffer,
  needles: readonly Uint8Array[],
  file: string,
): Generator<Block, void> {
  const hits = hitsOf(bytes, needles)
  let next = 0
  for (let at = SEGMENT_HEAD_BYTES; next < hits.length; ) {
    const frame = readFrame(bytes.subarray(at))
    if (frame.kind !== 'frame') throw corruptFile(file, at, 'a block cannot be read')
    const end = at + frame.bytes
    if ((hits[next] as number) < end) yield decoded(frame.block, file, at)
    while (next < hits.length && (hits[next] as number) < end) next++
    at = end
  }
}

function decoded(bytes: Uint8Array, file: string, at: number): Block {
  try {
    return decodeBlock(bytes)
  } catch (error) {
    if (error instanceof CborError) throw corruptFile(file, at, error.message)
    throw error
  }
}

function readWhole(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw ioError('read', file, error)
  }
}

/** Where the needles occur, ascending. */
export function hitsOf(bytes: Buffer, needles: readonly Uint8Array[]): number[] {
  const hits: number[] = []
  for (const needle of needles) {
    for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) hits.push(at)
  }
  return hits.sort((a, b) => a - b)
}
