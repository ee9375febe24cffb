/** Blocks of the journal as rows of another engine, and back. */
import { equalBytes } from '../codec/bytes.ts'
import { CborError } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import {
  frameGroup,
  type KnownBlock,
  knownBlock,
  nextSeqAfter,
  readFrame,
} from '../journal/block.ts'
import type { JournalRow } from './remote-journal.ts'

/** One row of the blocks that one commit made. */
export function rowOf(blocks: readonly KnownBlock[]): JournalRow {
  return { ...headOf(blocks), bytes: frameGroup(blocks.map(({ bytes }) => bytes)) }
}

/** What the row of these blocks says of itself. */
export function headOf(blocks: readonly KnownBlock[]): Omit<JournalRow, 'bytes'> {
  const { block: first } = blocks[0] as KnownBlock
  const { block: last } = blocks.at(-1) as KnownBlock
  return {
    firstSeq: first.firstSeq,
    lastSeq: nextSeqAfter(last) - 1,
    commitId: first.commitId,
    prevRoot: first.prevRoot,
    root: last.root,
  }
}

/** The blocks of a row. What it says of itself must be what they say. */
export function blocksOf(row: JournalRow): KnownBlock[] {
  const blocks: KnownBlock[] = []
  let rest = Buffer.from(row.bytes)
  while (rest.length > 0) {
    const frame = readFrame(rest)
    if (frame.kind !== 'frame') throw damaged(row, 'its frames are damaged')
    blocks.push(decoded(row, frame.block))
    rest = rest.subarray(frame.bytes)
  }
  if (blocks.length === 0) throw damaged(row, 'it is empty')
  const stated = headOf(blocks)
  const isTrue =
    stated.firstSeq === row.firstSeq &&
    stated.lastSeq === row.lastSeq &&
    equalBytes(stated.commitId, row.commitId) &&
    equalBytes(stated.prevRoot, row.prevRoot) &&
    equalBytes(stated.root, row.root)
  if (!isTrue) throw damaged(row, 'it is not what its blocks say')
  return blocks
}

function decoded(row: JournalRow, bytes: Uint8Array): KnownBlock {
  try {
    return knownBlock(bytes)
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
