/**
 * Checks an exported journal from its first byte to its last.
 *
 *   head      "CORTEXE\0" format:u16 zero:6
 *   frame     "CTXB" length:u32 zero:u32 crc32:u32 block…    the checksum covers all but itself
 *   trailer   "CTXE" zero:u32 count:u64 root:32 crc32:u32
 *
 * @module
 */
import { ascii, countAt, equalBytes, hexOf, u32At } from './bytes.ts'
import { crc32 } from './crc32.ts'
import { readEntry } from './entry.ts'
import { checkFormat, FILE_HEAD_BYTES } from './envelope.ts'
import { Fold } from './fold.ts'
import type { Hashing } from './hashing.ts'
import { Range } from './journal-tree.ts'
import { malformed, Refusal } from './refusal.ts'
import type { Findings } from './report.ts'
import { BLOCK, readFields } from './shapes.ts'

const FORMAT = 1
const FRAME_HEAD_BYTES = 16
const BLOCK_BYTES_MAX = 16 * 1024 * 1024
const TRAILER_BYTES = 52
const FRAME_MAGIC = ascii('CTXB')
const TRAILER_MAGIC = ascii('CTXE')

export function checkJournalFile(hashing: Hashing, bytes: Uint8Array, found: Findings): void {
  if (bytes.length < FILE_HEAD_BYTES) throw damaged(0, 'the file is cut off')
  checkFormat(bytes, FORMAT)
  const state = new JournalState(hashing)
  let at = FILE_HEAD_BYTES
  while (!equalBytes(bytes.subarray(at, at + 4), TRAILER_MAGIC)) {
    const block = readFrame(bytes, at)
    state.add(block)
    at += FRAME_HEAD_BYTES + block.length
  }
  const { count, root } = readTrailer(bytes, at)
  state.fold.end()
  if (count !== state.range.count) {
    throw new Refusal('ROOT_MISMATCH', `${count} entries were promised, ${state.range.count} came`)
  }
  if (!equalBytes(root, state.root)) {
    throw new Refusal('ROOT_MISMATCH', 'the journal leads to another root than promised')
  }
  found.root = hexOf(root)
  Object.assign(found.facts, {
    actor: state.fold.actor,
    entries: count,
    blocks: state.blocks,
    memories: state.fold.memories,
    edges: state.fold.edges,
    journalRoot: hexOf(state.range.root()),
  })
  found.checked.push(
    'the file is whole, every frame has its checksum',
    'every block, header and part is canonical, and the entries have no gap',
    'the parts of every entry hash to what its header says',
    'every block begins with the root that the one before it ended with',
    'the headers, heads and edges up to every block make its overall root',
  )
}

/** What the blocks so far amount to. */
class JournalState {
  readonly range: Range
  readonly fold: Fold
  blocks = 0
  root: Uint8Array
  readonly #hashing: Hashing

  constructor(hashing: Hashing) {
    this.#hashing = hashing
    this.range = new Range(hashing)
    this.fold = new Fold(hashing)
    this.root = this.#overallRoot()
  }

  add(bytes: Uint8Array): void {
    const { count } = this.range
    const block = readFields(bytes, BLOCK, `block ${count}`)
    if (block.count(1) !== count)
      throw malformed(`block ${block.count(1)} follows entry ${count - 1}`)
    if (!equalBytes(block.bytes(3), this.root)) {
      throw new Refusal('ROOT_MISMATCH', `block ${count} does not follow the root before it`)
    }
    for (const [index, value] of block.list(5).entries()) {
      const entry = readEntry(this.#hashing, value, count + index, index === 0)
      this.fold.apply(entry)
      this.range.append(0, entry.leaf)
    }
    this.root = this.#overallRoot()
    if (!equalBytes(block.bytes(4), this.root)) {
      throw new Refusal('ROOT_MISMATCH', `applying block ${count} gives another root than it says`)
    }
    this.blocks++
  }

  #overallRoot(): Uint8Array {
    return this.#hashing.overallRoot(this.range.root(), this.fold.roots())
  }
}

function readFrame(bytes: Uint8Array, at: number): Uint8Array {
  const start = at + FRAME_HEAD_BYTES
  if (bytes.length < start) throw damaged(at, 'the file ends without its trailer')
  if (!equalBytes(bytes.subarray(at, at + 4), FRAME_MAGIC))
    throw damaged(at, 'no block begins here')
  const length = u32At(bytes, at + 4)
  if (length === 0 || length > BLOCK_BYTES_MAX) throw damaged(at, 'impossible length')
  if (bytes.length < start + length) throw damaged(at, 'the file ends inside a block')
  const block = bytes.subarray(start, start + length)
  if (u32At(bytes, at + 12) !== crc32(bytes.subarray(at, at + 12), block)) {
    throw damaged(at, 'the checksum does not fit')
  }
  if (u32At(bytes, at + 8) !== 0)
    throw malformed(`the frame at byte ${at} is not alone in its group`)
  return block
}

function readTrailer(bytes: Uint8Array, at: number): { count: number; root: Uint8Array } {
  if (bytes.length !== at + TRAILER_BYTES)
    throw damaged(at, 'the trailer is cut off, or bytes follow it')
  if (u32At(bytes, at + 48) !== crc32(bytes.subarray(at, at + 48))) {
    throw damaged(at, 'the checksum of the trailer does not fit')
  }
  const count = countAt(bytes, at + 8)
  if (u32At(bytes, at + 4) !== 0 || count === undefined)
    throw malformed('the trailer has bytes that mean nothing')
  return { count, root: bytes.subarray(at + 16, at + 48) }
}

function damaged(at: number, why: string): Refusal {
  return new Refusal('DAMAGED', `at byte ${at}: ${why}`)
}
