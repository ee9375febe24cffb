/**
 * A segment: one file of the journal.
 *
 *   name     <first seq, 16 digits>.seg
 *   header   "CORTEXJ\0" format:u16 zero:u16 zero:u32 firstSeq:u64 prevRoot:32 zero:u32 crc32:u32
 *            64 bytes; the checksum covers the 60 before it
 *   frames   back to back, see block.ts
 *   rest     zero bytes: space taken in advance, so that a sync need not write metadata
 *
 * A sealed segment (one that has a successor) ends with its last frame.
 *
 * @module
 */
import { crc32 } from 'node:zlib'
import { CortexError } from '../errors.ts'
import { FORMAT } from './format.ts'

export const SEGMENT_HEAD_BYTES = 64
/** A segment that has reached this size gets a successor. */
export const SEGMENT_BYTES: number = 64 * 1024 * 1024

const MAGIC = Buffer.from('CORTEXJ\0', 'latin1')

export interface SegmentHead {
  readonly format: number
  readonly firstSeq: number
  readonly prevRoot: Uint8Array
}

export function segmentName(firstSeq: number): string {
  return `${String(firstSeq).padStart(16, '0')}.seg`
}

/** First seq of a segment file; undefined for any other file name. */
export function parseSegmentName(name: string): number | undefined {
  const match = /^(\d{16})\.seg$/.exec(name)
  return match === null ? undefined : Number(match[1])
}

export function encodeSegmentHead(firstSeq: number, prevRoot: Uint8Array): Buffer {
  const head = Buffer.alloc(SEGMENT_HEAD_BYTES)
  head.set(MAGIC, 0)
  head.writeUInt16BE(FORMAT, 8)
  head.writeBigUInt64BE(BigInt(firstSeq), 16)
  head.set(prevRoot, 24)
  head.writeUInt32BE(crc32(head.subarray(0, 60)), 60)
  return head
}

export function decodeSegmentHead(head: Buffer, file: string): SegmentHead {
  const damaged = (why: string): CortexError =>
    new CortexError('CORRUPT', `Cannot read ${file}: ${why}`, { details: { file, offset: 0 } })
  if (head.length < SEGMENT_HEAD_BYTES) throw damaged('the segment header is cut off')
  if (head.readUInt32BE(60) !== crc32(head.subarray(0, 60))) {
    throw damaged('the checksum of the segment header does not fit')
  }
  if (Buffer.compare(head.subarray(0, 8), MAGIC) !== 0) throw damaged('not a journal segment')
  const format = head.readUInt16BE(8)
  if (format > FORMAT) {
    throw new CortexError(
      'STORE_NEWER',
      `Cannot open ${file}: it has format ${format}, this build reads up to format ${FORMAT}. Update Cortex`,
      { details: { file, format, supported: FORMAT } },
    )
  }
  if (head.readUInt16BE(10) !== 0 || head.readUInt32BE(12) !== 0 || head.readUInt32BE(56) !== 0) {
    throw damaged('reserved bytes are not zero')
  }
  const firstSeq = Number(head.readBigUInt64BE(16))
  return { format, firstSeq, prevRoot: Buffer.from(head.subarray(24, 56)) }
}
