/**
 * Folding: blocks in order, through the reducer, into a view. Catch-up, rebuild, import and verify
 * are this one loop with different ends.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { type Block, nextSeqAfter } from '../journal/block.ts'
import { applyEntries, putState, sealState } from '../projections/reducer.ts'
import type { ViewState } from '../projections/state.ts'
import { readState } from '../projections/state.ts'
import { Target, type TreeCaches } from '../projections/target.ts'
import { Batch } from '../store/batch.ts'
import type { OrderedSnapshot, OrderedStore } from '../store/ordered-store.ts'
import { openedReader, sealedChanges } from './view-reader.ts'

/** Entries per write of the view: large enough to share tree pages, small enough for memory. */
const ENTRIES_PER_WRITE = 2000

export interface FoldOptions {
  /** Compare the root of every block instead of one per write: slower, names the first bad block. */
  readonly everyRoot?: boolean
}

/** Takes the blocks of the journal in order. */
export interface BlockFolder {
  /** The state after everything that was added, whether written yet or not. */
  readonly state: ViewState
  add(block: Block): void
}

export class Folder implements BlockFolder {
  readonly #store: OrderedStore
  readonly #caches: TreeCaches
  readonly #everyRoot: boolean
  #snapshot: OrderedSnapshot
  #target: Target
  #state: ViewState
  #waiting: Block[] = []
  #released = false
  #waitingEntries = 0

  constructor(store: OrderedStore, caches: TreeCaches, options: FoldOptions = {}) {
    this.#store = store
    this.#caches = caches
    this.#everyRoot = options.everyRoot ?? false
    this.#snapshot = store.snapshot()
    this.#target = new Target(new Batch(openedReader(this.#snapshot)), caches)
    this.#state = readState(openedReader(this.#snapshot))
  }

  get state(): ViewState {
    return this.#state
  }

  add(block: Block): void {
    assertFollows(this.#state, block)
    const next = applyEntries(this.#target, this.#state, block.commitId, block.entries)
    if (this.#everyRoot) {
      this.#state = sealState(this.#target, next)
      if (Buffer.compare(this.#state.root, block.root) !== 0) {
        throw rootMismatch(block.firstSeq, 'applying it gives another root')
      }
    } else {
      // The root of the block stands until the next write compares it.
      this.#state = { ...next, root: block.root }
    }
    this.#waiting.push(block)
    this.#waitingEntries += nextSeqAfter(block) - block.firstSeq
    if (this.#waitingEntries >= ENTRIES_PER_WRITE) this.flush()
  }

  /** Writes what waits, after comparing its root with the one that the last block names. */
  flush(): void {
    const last = this.#waiting.at(-1)
    if (last === undefined) return
    const sealed = sealState(this.#target, this.#state)
    if (Buffer.compare(sealed.root, last.root) !== 0) {
      throw rootMismatch(last.firstSeq, 'applying the journal up to it gives another root')
    }
    this.#state = sealed
    putState(this.#target, sealed)
    this.#store.write(sealedChanges(this.#target.batch))
    this.#snapshot.release()
    this.#snapshot = this.#store.snapshot()
    this.#target = new Target(new Batch(openedReader(this.#snapshot)), this.#caches)
    this.#waiting = []
    this.#waitingEntries = 0
  }

  /** Lets go of the store without writing what waits. */
  release(): void {
    if (this.#released) return
    this.#released = true
    this.#snapshot.release()
  }
}

/** The block is the one that comes next. */
export function assertFollows(state: ViewState, block: Block): void {
  if (block.firstSeq !== state.nextSeq) {
    throw new CortexError(
      'CORRUPT',
      `Cannot fold block ${block.firstSeq}: entry ${state.nextSeq} was expected; the journal has a gap`,
      { details: { seq: state.nextSeq } },
    )
  }
  if (Buffer.compare(block.prevRoot, state.root) !== 0) {
    throw rootMismatch(block.firstSeq, 'the root before it is not the root after its predecessor')
  }
}

export function rootMismatch(seq: number, why: string): CortexError {
  return new CortexError('CORRUPT', `Cannot fold block ${seq}: ${why}`, { details: { seq } })
}
