/**
 * The stretch of the journal from a place to its tail, folded into a view.
 *
 * @module
 */
import { isBefore, type JournalFiles, type Position } from '../journal/journal-files.ts'
import type { BlockFolder } from './fold.ts'
import type { Tail } from './tail.ts'

/** Tells the caller of a long fold how far it is. */
export type Progress = (done: number, total: number) => void

/** Blocks per breath of a slow fold. */
const BLOCKS_PER_BREATH = 500

/** The blocks up to the tail; a journal that ends before it is damaged. */
export function* blocksTo(
  files: JournalFiles,
  from: Position,
  tail: Tail,
): ReturnType<JournalFiles['read']> {
  const end = yield* files.read(from, tail.position)
  if (end.kind === 'bad') throw files.damage(end.at, end.why)
  if (isBefore(end.at, tail.position)) {
    throw files.damage(end.at, 'the journal ends before its tail')
  }
  return end
}

/** Folds what the folder lacks. */
export function foldTo(files: JournalFiles, folder: BlockFolder, from: Position, tail: Tail): void {
  for (const { block } of blocksTo(files, from, tail)) {
    if (block.firstSeq >= folder.state.nextSeq) folder.add(block)
  }
}

/** The same with a breath now and then, so that the event loop goes on. */
export async function foldSlowlyTo(
  files: JournalFiles,
  folder: BlockFolder,
  from: Position,
  tail: Tail,
  onProgress?: Progress,
): Promise<void> {
  let count = 0
  for (const { block } of blocksTo(files, from, tail)) {
    folder.add(block)
    if (++count % BLOCKS_PER_BREATH === 0) {
      onProgress?.(folder.state.nextSeq, tail.nextSeq)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  onProgress?.(folder.state.nextSeq, tail.nextSeq)
}
