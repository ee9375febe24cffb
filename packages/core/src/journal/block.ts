/**
 * One block is one commit: the entries of one operation, the root before and after it, and its
 * commit id. The same bytes are local log, export stream and backup.
 *
 *   block   { 1 firstSeq, 2 commitId:16, 3 prevRoot:32, 4 root:32, 5 entries }   canonical CBOR
 *   frame   "CTXB" length:u32 back:u32 crc32:u32 block…    the checksum covers all but itself
 *
 * Journal files hold frames back to back; after the last one there are only zero bytes. Frames that
 * share one sync are a group; `back` is the distance to the first frame of the group. A sound frame
 * after a damaged one is innocent if its group began before the damage: they were never synced
 * apart. A frame of a later group proves that the damage was once whole.
 *
 * @module
 */
import { crc32 } from 'node:zlib'
import { assert } from '../assert.ts'
import { CborError, type CborValue } from '../codec/cbor.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import {
  countKind,
  field,
  fixedBytes,
  type Kind,
  listOf,
  type RecordCodec,
  record,
} from '../codec/record.ts'
import { decodeEntry, type Entry, encodeEntry } from './entry.ts'

export const COMMIT_ID_BYTES = 16
/** A commit larger than this is refused; a length beyond it on disk is damage. */
export const BLOCK_BYTES_MAX: number = 16 * 1024 * 1024

export interface Block {
  readonly firstSeq: number
  readonly commitId: Uint8Array
  readonly prevRoot: Uint8Array
  readonly root: Uint8Array
  readonly entries: readonly Entry[]
}

const entryKind: Kind<Entry> = {
  encode: encodeEntry,
  decode: (value: CborValue) => decodeEntry(value),
}

const blockCodec: RecordCodec<Block> = record<Block>('block', {
  firstSeq: field(1, countKind),
  commitId: field(2, fixedBytes(COMMIT_ID_BYTES)),
  prevRoot: field(3, fixedBytes(HASH_BYTES)),
  root: field(4, fixedBytes(HASH_BYTES)),
  entries: field(5, listOf(entryKind)),
})

/** Sequence number after the last entry of the block. */
export function nextSeqAfter(block: Block): number {
  return block.firstSeq + block.entries.length
}

export function encodeBlock(block: Block): Uint8Array {
  return blockCodec.toBytes(block)
}

/** Strict: entries are numbered from `firstSeq` without a gap. */
export function decodeBlock(bytes: Uint8Array): Block {
  const block = blockCodec.fromBytes(bytes)
  for (const [index, entry] of block.entries.entries()) {
    if (entry.header.seq !== block.firstSeq + index) {
      throw new CborError(`entry ${index} of block ${block.firstSeq} has seq ${entry.header.seq}`)
    }
  }
  return block
}

/** A block beside its bytes, for those who need both: neither has to be made twice. */
export interface KnownBlock {
  readonly bytes: Uint8Array
  readonly block: Block
}

export function knownBlock(bytes: Uint8Array): KnownBlock {
  return { bytes, block: decodeBlock(bytes) }
}

export const FRAME_HEAD_BYTES = 16
const MAGIC = 0x43545842
/** Where a frame may begin, when looking for one after damage. */
export const FRAME_MAGIC: Uint8Array = Buffer.from('CTXB', 'latin1')

/** One block alone, or as a member of a group that began `back` bytes before it. */
export function frameBlock(block: Uint8Array, back = 0): Buffer {
  assert(block.length <= BLOCK_BYTES_MAX, 'a block fits its frame')
  const frame = Buffer.allocUnsafe(FRAME_HEAD_BYTES + block.length)
  frame.writeUInt32BE(MAGIC, 0)
  frame.writeUInt32BE(block.length, 4)
  frame.writeUInt32BE(back, 8)
  frame.set(block, FRAME_HEAD_BYTES)
  frame.writeUInt32BE(checksum(frame, block.length), 12)
  return frame
}

/** The blocks of one sync, as the bytes that are appended. */
export function frameGroup(blocks: readonly Uint8Array[]): Buffer {
  const frames: Buffer[] = []
  let back = 0
  for (const block of blocks) {
    const frame = frameBlock(block, back)
    frames.push(frame)
    back += frame.length
  }
  return frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames)
}

/** Checksum of the last frame of a group, whose block has so many bytes. */
export function lastChecksum(group: Buffer, blockBytes: number): number {
  return group.readUInt32BE(group.length - blockBytes - 4)
}

function checksum(frame: Buffer, length: number): number {
  const head = crc32(frame.subarray(0, 12))
  return crc32(frame.subarray(FRAME_HEAD_BYTES, FRAME_HEAD_BYTES + length), head)
}

/**
 * What stands at the beginning of `bytes`:
 * `end` zero bytes or nothing at all · `more` a frame that needs `bytes` bytes in all ·
 * `frame` a sound one · `bad` anything else.
 */
export type FrameAt =
  | { readonly kind: 'end' }
  | { readonly kind: 'more'; readonly bytes: number }
  | {
      readonly kind: 'frame'
      readonly block: Uint8Array
      readonly bytes: number
      readonly back: number
      readonly crc: number
    }
  | { readonly kind: 'bad'; readonly why: string }

export function readFrame(bytes: Buffer): FrameAt {
  if (bytes.length < FRAME_HEAD_BYTES) {
    return bytes.every((byte) => byte === 0)
      ? { kind: 'end' }
      : { kind: 'more', bytes: FRAME_HEAD_BYTES }
  }
  const magic = bytes.readUInt32BE(0)
  if (magic === 0 && bytes.subarray(0, FRAME_HEAD_BYTES).every((byte) => byte === 0)) {
    return { kind: 'end' }
  }
  if (magic !== MAGIC) return { kind: 'bad', why: 'no block begins here' }
  const length = bytes.readUInt32BE(4)
  if (length === 0 || length > BLOCK_BYTES_MAX) return { kind: 'bad', why: 'impossible length' }
  const total = FRAME_HEAD_BYTES + length
  if (bytes.length < total) return { kind: 'more', bytes: total }
  const crc = bytes.readUInt32BE(12)
  if (crc !== checksum(bytes, length)) return { kind: 'bad', why: 'the checksum does not fit' }
  const back = bytes.readUInt32BE(8)
  return { kind: 'frame', block: bytes.subarray(FRAME_HEAD_BYTES, total), bytes: total, back, crc }
}
