/**
 * The export stream: every block of a journal, between a head and a trailer that says how many
 * entries there must be and to which root they lead. A stream that was cut is recognised.
 *
 *   head      "CORTEXE\0" format:u16 zero:6
 *   frames    as in the segment files, each a group of its own
 *   trailer   "CTXE" zero:u32 count:u64 root:32 crc32:u32
 *
 * @module
 */
import { crc32 } from 'node:zlib'
import { CortexError } from '../errors.ts'
import { FRAME_HEAD_BYTES, readFrame } from '../journal/block.ts'
import { FORMAT } from '../journal/format.ts'

const HEAD_BYTES = 16
const TRAILER_BYTES = 52
const HEAD_MAGIC = Buffer.from('CORTEXE\0', 'latin1')
const TRAILER_MAGIC = Buffer.from('CTXE', 'latin1')

export interface Trailer {
  readonly count: number
  readonly root: Uint8Array
}

export function streamHead(): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.set(HEAD_MAGIC, 0)
  head.writeUInt16BE(FORMAT, 8)
  return head
}

export function streamTrailer({ count, root }: Trailer): Buffer {
  const trailer = Buffer.alloc(TRAILER_BYTES)
  trailer.set(TRAILER_MAGIC, 0)
  trailer.writeBigUInt64BE(BigInt(count), 8)
  trailer.set(root, 16)
  trailer.writeUInt32BE(crc32(trailer.subarray(0, 48)), 48)
  return trailer
}

/** Reads a stream whose chunks may break anywhere. Yields blocks, returns the trailer. */
export async function* readStream(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, Trailer, undefined> {
  let pending: Buffer = Buffer.alloc(0)
  let seen = 0
  let started = false
  let trailer: Trailer | undefined
  for await (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array)) throw damaged(seen, 'a chunk is not bytes')
    // Read to its end even so: whether a stream is sound must not depend on where it was cut.
    if (trailer !== undefined && chunk.length > 0) throw damaged(seen, 'bytes follow its end')
    pending = pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([pending, chunk])
    if (!started) {
      if (pending.length < HEAD_BYTES) continue
      checkHead(pending.subarray(0, HEAD_BYTES))
      pending = pending.subarray(HEAD_BYTES)
      seen += HEAD_BYTES
      started = true
    }
    for (;;) {
      if (isTrailer(pending)) {
        if (pending.length < TRAILER_BYTES) break
        trailer = readTrailer(pending.subarray(0, TRAILER_BYTES), seen)
        pending = pending.subarray(TRAILER_BYTES)
        seen += TRAILER_BYTES
        if (pending.length > 0) throw damaged(seen, 'bytes follow its end')
        break
      }
      if (pending.length < FRAME_HEAD_BYTES) break
      const frame = readFrame(pending)
      if (frame.kind === 'more') break
      if (frame.kind !== 'frame') {
        throw damaged(seen, frame.kind === 'bad' ? frame.why : 'no block begins here')
      }
      yield frame.block
      pending = pending.subarray(frame.bytes)
      seen += frame.bytes
    }
  }
  if (trailer !== undefined) return trailer
  throw damaged(seen + pending.length, 'it ends without its trailer')
}

/** The first block of a stream, from its first bytes. */
export function firstFrame(beginning: Buffer): Uint8Array {
  if (beginning.length < HEAD_BYTES) throw damaged(beginning.length, 'it ends in its head')
  checkHead(beginning.subarray(0, HEAD_BYTES))
  const frame = readFrame(beginning.subarray(HEAD_BYTES))
  if (frame.kind === 'frame') return frame.block
  throw damaged(HEAD_BYTES, frame.kind === 'bad' ? frame.why : 'no block begins here')
}

function isTrailer(bytes: Buffer): boolean {
  return bytes.length >= 4 && bytes.subarray(0, 4).equals(TRAILER_MAGIC)
}

function checkHead(head: Buffer): void {
  if (!head.subarray(0, 8).equals(HEAD_MAGIC)) throw damaged(0, 'it is not an exported journal')
  const format = head.readUInt16BE(8)
  if (format > FORMAT) {
    throw new CortexError(
      'STORE_NEWER',
      `Cannot import: the stream has format ${format}, this build reads up to format ${FORMAT}. Update Cortex`,
      { details: { format, supported: FORMAT } },
    )
  }
  if (format === 0 || head.subarray(10).some((byte) => byte !== 0)) {
    throw damaged(0, 'its head has bytes that mean nothing')
  }
}

function readTrailer(bytes: Buffer, at: number): Trailer {
  if (bytes.readUInt32BE(48) !== crc32(bytes.subarray(0, 48)) || bytes.readUInt32BE(4) !== 0) {
    throw damaged(at, 'the checksum of its trailer does not fit')
  }
  return { count: Number(bytes.readBigUInt64BE(8)), root: Buffer.from(bytes.subarray(16, 48)) }
}

function damaged(offset: number, why: string): CortexError {
  return new CortexError('CORRUPT', `Cannot read the stream at byte ${offset}: ${why}`, {
    details: { offset },
  })
}
