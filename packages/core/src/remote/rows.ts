/** Blocks of the journal as rows of another engine, and back. */
import { equalBytes } from '../codec/bytes.ts'
import { CborError } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import { type Block, decodeBlock, frameGroup, nextSeqAfter, readFrame } from '../journal/block.ts'
import type { JournalRow } from './remote-journal.ts'

/** One row of the blocks that one commit made. */
export function rowOf(blocks: readonly Uint8Array[]): JournalRow {
  const decoded = blocks.map(decodeBlock)
  const first = decoded[0] as Block
  const last = decoded.at(-1) as Block
  return {
    firstSeq: first.firstSeq,
    lastSeq: nextSeqAfter(last) - 1,
    commitId: first.commitId,
    prevRoot: first.prevRoot,
    root: last.root,
    bytes: frameGroup(blocks),
  }
}

/** The blocks of a row. What it says of itself must be what they say. */
export function blocksOf(row: JournalRow): Uint8Array[] {
  const blocks: Uint8Array[] = []
  let rest = Buffer.from(row.bytes)
  while (rest.length > 0) {
    const frame = readFrame(rest)
    if (frame.kind !== 'frame') throw damaged(row, 'its frames are damaged')
    blocks.push(frame.block)
    rest = rest.subarray(frame.bytes)
  }
  if (blocks.length === 0) throw damaged(row, 'it is empty')
  const stated = described(row, blocks)
  const isTrue =
    stated.firstSeq === row.firstSeq &&
    stated.lastSeq === row.lastSeq &&
    equalBytes(stated.commitId, row.commitId) &&
    equalBytes(stated.prevRoot, row.prevRoot) &&
    equalBytes(stated.root, row.root)
  if (!isTrue) throw damaged(row, 'it is not what its blocks say')
  return blocks
}

function described(row: JournalRow, blocks: readonly Uint8Array[]): JournalRow {
  try {
    return rowOf(blocks)
  } catch (error) {
    if (error instanceof CborError) throw damaged(row, error.message)
    throw error
  }
}

function damaged({ firstSeq }: JournalRow, why: string): CortexError {
  return new CortexError('CORRUPT', `Cannot read row ${firstSeq} of the remote journal: ${why}`, {
    details: { seq: firstSeq },
  })
}
