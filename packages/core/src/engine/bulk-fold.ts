/**
 * The whole journal folded into a new view. What `Folder` does per block happens here per stretch or
 * once: keys are written in order, sparse trees are made of all their leaves at the end, words are
 * kept in large pieces beside it. The view is the same, byte for byte.
 *
 * Nobody reads a view in the making, so its state and roots are written once, by the first `flush`;
 * after it, blocks are folded as into any other view.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { Block } from '../journal/block.ts'
import { BulkTrees } from '../projections/bulk-trees.ts'
import { BulkWords, type WordsKeeper } from '../projections/bulk-words.ts'
import { applyEntries, putState, sealState } from '../projections/reducer.ts'
import { EMPTY_STATE, type ViewState } from '../projections/state.ts'
import { Target, TreeCaches } from '../projections/target.ts'
import { BulkBatch } from '../store/bulk-batch.ts'
import type { LmdbStore } from '../store/lmdb-store.ts'
import { BulkView } from './bulk-view.ts'
import { assertFollows, type BlockFolder, Folder, rootMismatch } from './fold.ts'
import { openedReader, sealedChanges } from './view-reader.ts'

/** Bytes of keys and values that are staged before they are written; in memory they take thrice that. */
const STRETCH_BYTES = 64 * 1024 * 1024

export interface BulkOptions {
  readonly startThread: () => WordsKeeper | undefined
  readonly stretchBytes?: number | undefined
}

/** For a store that holds nothing yet. */
export class BulkFolder implements BlockFolder {
  readonly #store: LmdbStore
  readonly #view: BulkView
  readonly #caches = new TreeCaches()
  readonly #stretchBytes: number
  readonly #words: BulkWords
  readonly #trees = new BulkTrees()
  #batch: BulkBatch
  #target: Target
  #state: ViewState = EMPTY_STATE
  #last: Block | undefined
  /** Who folds the rest, once everything before it is written. */
  #rest: Folder | undefined
  #released = false

  /** `aside` is a directory that does not exist yet: it is made if one stretch is not enough. */
  constructor(store: LmdbStore, aside: string, options: BulkOptions) {
    const { startThread, stretchBytes = STRETCH_BYTES } = options
    this.#store = store
    this.#view = new BulkView(store, aside)
    this.#stretchBytes = stretchBytes
    this.#words = new BulkWords(startThread)
    this.#batch = new BulkBatch(undefined)
    this.#target = this.#targetOf(this.#batch)
  }

  get state(): ViewState {
    return this.#rest?.state ?? this.#state
  }

  add(block: Block): void {
    if (this.#rest !== undefined) {
      this.#rest.add(block)
      return
    }
    assertFollows(this.#state, block)
    const next = applyEntries(this.#target, this.#state, block.commitId, block.entries)
    // The roots that the blocks name stand until the flush compares the last of them.
    this.#state = { ...next, root: block.root }
    this.#last = block
    if (this.#batch.bytes >= this.#stretchBytes) this.#nextStretch()
  }

  /** Writes everything, after comparing its root with the one that the last block names. */
  flush(): void {
    if (this.#rest !== undefined) {
      this.#rest.flush()
      return
    }
    if (this.#last !== undefined) this.#finish(this.#last)
    this.#letGo()
    this.#rest = new Folder(this.#store, this.#caches)
  }

  /** Lets go of the store without writing what waits. */
  release(): void {
    if (this.#released) return
    this.#released = true
    this.#rest?.release()
    this.#letGo()
  }

  #finish(last: Block): void {
    const sealed = sealState(this.#target, this.#state)
    if (!equalBytes(sealed.root, last.root)) {
      throw rootMismatch(last.firstSeq, 'applying the journal up to it gives another root')
    }
    putState(this.#target, sealed)
    this.#view.finish(this.#batch, sealedChanges(this.#words))
    this.#state = sealed
  }

  #nextStretch(): void {
    this.#batch = new BulkBatch(openedReader(this.#view.add(this.#batch)))
    this.#target = this.#targetOf(this.#batch)
  }

  #letGo(): void {
    this.#view.release()
    this.#words.release()
  }

  #targetOf(batch: BulkBatch): Target {
    return new Target(batch, this.#caches, { ...this.#trees.above(batch), words: this.#words })
  }
}
