/** What a commit is about to do, whether decided here or taken over from elsewhere. */
import { equalBytes } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { type KnownBlock, nextSeqAfter } from '../journal/block.ts'
import { applyEntries, sealState } from '../projections/reducer.ts'
import type { ViewState } from '../projections/state.ts'
import type { Target } from '../projections/target.ts'

/** What a group staged: its blocks, the state after them, and what to do once they stand. */
export interface Staged {
  readonly blocks: readonly Uint8Array[]
  readonly state: ViewState
  readonly results: readonly (() => void)[]
}

export type Stager = (target: Target, before: ViewState) => Staged

/** Blocks of elsewhere through the same reducer as our own. One root is compared: the last. */
export function stageBlocks(
  blocks: readonly KnownBlock[],
  target: Target,
  before: ViewState,
): Staged {
  const due: Uint8Array[] = []
  let state = before
  for (const { bytes, block } of blocks) {
    if (nextSeqAfter(block) <= state.nextSeq) continue
    if (block.firstSeq !== state.nextSeq || !equalBytes(block.prevRoot, state.root)) {
      throw notContinued(block.firstSeq, 'it does not continue what is here')
    }
    state = { ...applyEntries(target, state, block.commitId, block.entries), root: block.root }
    due.push(bytes)
  }
  if (due.length === 0) return { blocks: due, state, results: [] }
  const sealed = sealState(target, state)
  if (!equalBytes(sealed.root, state.root)) {
    throw notContinued(before.nextSeq, 'applying it gives another root')
  }
  return { blocks: due, state: sealed, results: [] }
}

function notContinued(seq: number, why: string): CortexError {
  return new CortexError('ROOT_MISMATCH', `Cannot take over block ${seq}: ${why}`, {
    details: { seq },
  })
}
