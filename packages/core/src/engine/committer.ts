/**
 * The write protocol. Operations of one process that wait at the same time share one commit; each
 * has its own block and fails alone.
 *
 *   locked    the lock of the journal is held, this process is up to date
 *   staged    every operation was validated and reduced, its block is made
 *   begun     if the segment is full: the next one was made
 *   appended  the blocks are in the segment file
 *   synced    they are on stable storage: nothing can take them back
 *   tailed    every process counts them
 *   released  the lock is free; the callers get their results
 *   showing   later, for many commits at once: the lock of the views is held
 *   viewed    the view has taken them
 *
 * Waiting for the lock is asynchronous, and what joins the queue meanwhile shares the commit. From
 * `locked` to `tailed` everything is synchronous (decision 7).
 *
 * @module
 */
import { assert } from '../assert.ts'
import { CortexError } from '../errors.ts'
import {
  BLOCK_BYTES_MAX,
  encodeBlock,
  FRAME_HEAD_BYTES,
  frameGroup,
  type KnownBlock,
  knownBlock,
  lastChecksum,
} from '../journal/block.ts'
import {
  type Bodies,
  EMPTY_BODY,
  encodeBody,
  encodeRest,
  type RestKind,
  type RestOf,
} from '../journal/bodies.ts'
import { type Entry, type Part, SALT_BYTES, sealEntry } from '../journal/entry.ts'
import type { JournalKind } from '../journal/kinds.ts'
import type { MemoryType } from '../memory/enums.ts'
import { applyEntries, putState, sealState } from '../projections/reducer.ts'
import type { ViewState } from '../projections/state.ts'
import { Target } from '../projections/target.ts'
import { Batch } from '../store/batch.ts'
import type { Staging } from '../store/staging.ts'
import type { ActorStore } from './actor-store.ts'
import type { WriteStep } from './environment.ts'
import { elsewhere, readMarker } from './journal-marker.ts'
import { type Staged, type Stager, stageBlocks } from './staged.ts'
import type { Current } from './store-parts.ts'
import type { Tail } from './tail.ts'

/**
 * An entry before it has its place in the journal. The first subject's part carries the body, the
 * others `rest` in their order, or nothing.
 */
export type Draft = {
  readonly [K in JournalKind]: {
    readonly kind: K
    readonly at: number
    readonly by: string
    readonly subjects?: readonly Uint8Array[]
    readonly type?: MemoryType
    readonly body: Bodies[K]
    readonly rest?: readonly RestOf<K>[] | undefined
  }
}[JournalKind]

/** What an operation decided, given the state it found under the lock. */
export interface Decision<T> {
  /** Empty: nothing to do. */
  readonly entries: readonly Draft[]
  readonly commitId?: Uint8Array | undefined
  /** `seq` is the first of its entries. */
  readonly result: (seq: number) => T
}

/**
 * A verb returns it now; it runs under the lock later. Reads only through `target`; throws to refuse.
 */
export type Mutation<T> = (target: Target, state: ViewState) => Decision<T>

/** What became of one operation. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown }

interface Waiting {
  readonly operation: Mutation<unknown>
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
  outcome: Outcome | undefined
}

/** Blocks that were made and not applied, one outcome for each operation. */
export interface Prepared {
  readonly before: ViewState
  readonly blocks: readonly KnownBlock[]
  readonly outcomes: readonly Outcome[]
}

/** Milliseconds of quiet after which the view takes what was written. */
const SHOW_AFTER_MS = 10
const SHOW_AGAIN_MS = 50
/** Milliseconds of quiet or writing after which the view is flushed and marked. */
const MARK_AFTER_MS = 2000

/** The way to write to a store: its own files, or a journal elsewhere. */
export interface Commits {
  /** Why this handle no longer writes, if so. */
  readonly broken: CortexError | undefined
  commit<T>(operation: Mutation<T>): Promise<T>
  /** Everything that waits is committed, or refused. */
  close(): Promise<void>
}

export class Committer implements Commits {
  readonly #store: ActorStore
  #queue: Waiting[] = []
  /** Set while operations wait or are committed. */
  #work: Promise<void> | undefined
  #showTimer: NodeJS.Timeout | undefined
  #showNotBefore = 0
  #markTimer: NodeJS.Timeout | undefined
  #marking: Promise<void> = Promise.resolve()
  /** Set when a commit could neither be finished nor taken back. */
  #broken: CortexError | undefined
  #closing = false

  constructor(store: ActorStore) {
    this.#store = store
  }

  /** Why this handle no longer writes, if so. */
  get broken(): CortexError | undefined {
    return this.#broken
  }

  commit<T>(operation: Mutation<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ operation, resolve, reject, outcome: undefined })
      // Later in this turn of the event loop more operations may join.
      this.#work ??= new Promise((done) => {
        setImmediate(() => void this.#flushAll().finally(done))
      })
    })
  }

  /** Everything that waits is committed, or refused because another process holds the lock. */
  async close(): Promise<void> {
    while (this.#work !== undefined) await this.#work
    this.#closing = true
    clearTimeout(this.#showTimer)
    clearTimeout(this.#markTimer)
    await this.#marking
  }

  async #flushAll(): Promise<void> {
    while (this.#queue.length > 0) await this.#flush()
    this.#work = undefined
  }

  async #flush(): Promise<void> {
    // Those who come while the others wait have a deadline of their own.
    const waiting = this.#queue.length
    let group: Waiting[] | undefined
    try {
      this.#assertWritable()
      await this.#exclusively((current) => {
        this.#assertJournalIsHere()
        const taken = this.#queue
        group = taken
        this.#queue = []
        return this.#commitStaged((target, state) => this.#stage(taken, target, state), current)
      })
    } catch (error) {
      group ??= this.#queue.splice(0, waiting)
      for (const each of group) if (!isRefused(each)) each.outcome = { error }
    }
    for (const { outcome, resolve, reject } of group ?? []) {
      assert(outcome !== undefined, 'every operation of a group has an outcome')
      if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.value as never)
    }
  }

  async #exclusively(body: (current: Current) => boolean): Promise<void> {
    if (this.#store.recent.isFull) await this.#store.show()
    const hasWritten = await this.#store.exclusively(body)
    this.#step('released')
    if (!hasWritten) return
    this.#scheduleShow()
    this.#scheduleMark()
  }

  /**
   * Decides operations on what is here now and makes their blocks, without applying anything: for a
   * journal whose order is made elsewhere. What comes of it is handed to `adopt` once it counts there.
   */
  async prepare(operations: readonly Mutation<unknown>[]): Promise<Prepared> {
    this.#assertWritable()
    const group = operations.map((operation) => waitingFor(operation))
    return await this.#store.exclusively(({ reader, state: before }) => {
      try {
        const later = this.#store.recent.later()
        const target = new Target(new Batch(reader), this.#store.caches, { later })
        const { blocks, results } = this.#stage(group, target, before)
        for (const finish of results) finish()
        return {
          before,
          blocks: blocks.map(knownBlock),
          outcomes: group.map(({ outcome }) => outcome as Outcome),
        }
      } finally {
        // The trees in memory hold what was staged, and nothing of it counts yet.
        this.#store.forget()
      }
    })
  }

  /**
   * Takes blocks that count elsewhere: each must continue what is here and lead to its root. Those that
   * are here already are passed over.
   */
  async adopt(blocks: readonly KnownBlock[]): Promise<void> {
    this.#assertWritable()
    await this.#exclusively((current) =>
      this.#commitStaged((target, state) => stageBlocks(blocks, target, state), current),
    )
  }

  /** Looked at under the lock each time: another process may have moved the journal. */
  #assertJournalIsHere(): void {
    const marker = readMarker(this.#store.layout)
    if (marker !== undefined) throw elsewhere(this.#store.layout, marker)
  }

  #assertWritable(): void {
    if (this.#store.readOnly) {
      throw new CortexError('READ_ONLY', 'Cannot write: the store was opened read-only')
    }
    if (this.#broken !== undefined) {
      throw new CortexError(
        'READ_ONLY',
        `Cannot write: an earlier commit of this handle ended with an unknown outcome (${this.#broken.message}). Close it and open the store again`,
        { cause: this.#broken },
      )
    }
  }

  /** True if anything was written. */
  #commitStaged(stage: Stager, current: Current): boolean {
    this.#step('locked')
    let results: readonly (() => void)[] = []
    let tail: Tail | undefined
    try {
      const batch = new Batch(current.reader)
      const later = this.#store.recent.later()
      const target = new Target(batch, this.#store.caches, { later })
      const staged = stage(target, current.state)
      results = staged.results
      this.#step('staged')
      assertJournaled(batch, staged.blocks)
      if (staged.blocks.length > 0) {
        tail = this.#append(current, staged.blocks, staged.state)
        putState(target, staged.state)
        this.#store.take(batch, later, tail, staged.state)
      }
    } catch (error) {
      // The trees in memory hold what was staged; the next commit must not build on it.
      this.#store.forget()
      if (tail === undefined) throw error
      // The blocks stand, and are folded from the journal when they are needed.
      this.#store.recent.drop()
    }
    for (const finish of results) finish()
    // Others would have to fold it for themselves.
    if (tail !== undefined && this.#store.recent.isShared) this.#show()
    return tail !== undefined
  }

  /** Each operation in a savepoint of its own: what fails leaves nothing behind. */
  #stage(group: readonly Waiting[], target: Target, before: ViewState): Staged {
    const blocks: Uint8Array[] = []
    const results: (() => void)[] = []
    let state = before
    for (const waiting of group) {
      try {
        const staged = target.attempt(() => this.#stageOne(waiting.operation, target, state))
        if (staged.block !== undefined) blocks.push(staged.block)
        state = staged.state
        results.push(() => {
          waiting.outcome = { value: staged.value() }
        })
      } catch (error) {
        waiting.outcome = { error }
      }
    }
    return { blocks, state, results }
  }

  #stageOne(
    operation: Mutation<unknown>,
    target: Target,
    before: ViewState,
  ): { block: Uint8Array | undefined; state: ViewState; value: () => unknown } {
    const decision = operation(target, before)
    const seq = before.nextSeq
    if (decision.entries.length === 0) {
      return { block: undefined, state: before, value: () => decision.result(seq) }
    }
    const { random } = this.#store.environment
    const entries = decision.entries.map((draft, index) => this.#seal(draft, seq + index))
    const commitId = decision.commitId ?? random(16)
    const state = sealState(target, applyEntries(target, before, commitId, entries))
    const block = encodeBlock({
      firstSeq: seq,
      commitId,
      prevRoot: before.root,
      root: state.root,
      entries,
    })
    if (block.length > BLOCK_BYTES_MAX) {
      throw new CortexError(
        'INVALID_INPUT',
        `Cannot write: the commit has ${block.length} bytes, at most ${BLOCK_BYTES_MAX} fit`,
      )
    }
    return { block, state, value: () => decision.result(seq) }
  }

  #seal(draft: Draft, seq: number): Entry {
    const { random } = this.#store.environment
    const { kind, at, by, subjects, type, body } = draft
    const parts: Part[] = [{ salt: random(SALT_BYTES), body: encodeBody(kind, body) }]
    for (const each of draft.rest ?? []) {
      parts.push({ salt: random(SALT_BYTES), body: encodeRest(kind as RestKind, each) })
    }
    while (parts.length < (subjects?.length ?? 0)) {
      parts.push({ salt: random(SALT_BYTES), body: EMPTY_BODY })
    }
    return sealEntry({ seq, kind, at, by, subjects, type }, parts, body)
  }

  /** Steps `appended`, `synced` and `tailed`. A failure is taken back, or its outcome is unknown. */
  #append(current: Current, blocks: readonly Uint8Array[], state: ViewState): Tail {
    const { files, environment } = this.#store
    const { tail } = current
    const start = files.placeFor(tail, () => this.#step('begun'))
    let next: Tail
    try {
      const frames = frameGroup(blocks)
      const position = files.append(start, frames)
      const { length } = blocks.at(-1) as Uint8Array
      const offset = position.offset - FRAME_HEAD_BYTES - length
      this.#step('appended')
      if (environment.durable) files.sync(start.segment)
      this.#step('synced')
      next = {
        ...tail,
        nextSeq: state.nextSeq,
        position,
        root: state.root,
        last: { offset, crc: lastChecksum(frames, length) },
        viewBytes: this.#viewBytes(current, state),
      }
    } catch (error) {
      this.#store.forget()
      try {
        files.truncate(start)
      } catch {
        throw this.#unknown(
          'the journal could not be written, nor the attempt be taken back',
          error,
        )
      }
      throw error
    }
    try {
      this.#store.advance(next)
    } catch (error) {
      throw this.#unknown('the committed tail could not be moved', error)
    }
    this.#step('tailed')
    return next
  }

  /** Only a lower bound is needed, to recognise a cut file: not every commit asks the system. */
  #viewBytes({ tail }: Current, state: ViewState): number {
    const isDue = Math.floor(tail.nextSeq / 64) !== Math.floor(state.nextSeq / 64)
    return isDue ? this.#store.viewBytes() : tail.viewBytes
  }

  #unknown(why: string, cause: unknown): CortexError {
    const what = cause instanceof Error ? cause.message : String(cause)
    const error = new CortexError(
      'OUTCOME_UNKNOWN',
      `Cannot say whether the write is there: ${why} (${what}). Open the store again and repeat the call with the same commitId`,
      { cause },
    )
    this.#broken = error
    this.#store.forget()
    return error
  }

  /** The view takes many writes at once, after the callers were answered. */
  #scheduleShow(): void {
    if (this.#store.recent.isDue) setImmediate(() => this.#show())
    else if (this.#showTimer !== undefined) this.#showTimer.refresh()
    else if (!this.#closing) {
      this.#showTimer = setTimeout(() => this.#show(), SHOW_AFTER_MS).unref()
    }
  }

  /** If another process has the views, it is not asked again with each write. */
  #show(): void {
    const now = this.#store.environment.waiting.elapsed()
    if (now < this.#showNotBefore) return
    if (!this.#store.showIfFree()) this.#showNotBefore = now + SHOW_AGAIN_MS
  }

  #scheduleMark(): void {
    if (this.#markTimer !== undefined || this.#closing) return
    this.#markTimer = setTimeout(() => {
      this.#markTimer = undefined
      this.#marking = this.#mark()
    }, MARK_AFTER_MS)
    this.#markTimer.unref()
  }

  async #mark(): Promise<void> {
    try {
      await this.#store.mark()
    } catch {
      // A mark that fails costs a longer catch-up, nothing else; the next one tries again.
    }
  }

  #step(step: WriteStep): void {
    this.#store.environment.onStep?.(step)
  }
}

function waitingFor(operation: Mutation<unknown>): Waiting {
  return { operation, resolve: () => {}, reject: () => {}, outcome: undefined }
}

/** What was refused in its own right stays so, whatever became of its neighbours. */
function isRefused({ outcome }: Waiting): boolean {
  return outcome !== undefined && 'error' in outcome
}

/** A batch without a journal entry cannot commit: nothing changes that cannot be told again. */
export function assertJournaled(batch: Pick<Staging, 'size'>, blocks: readonly Uint8Array[]): void {
  if (blocks.length === 0 && batch.size > 0) {
    throw new CortexError(
      'BATCH_NO_JOURNAL',
      'Cannot commit: the batch changes keys without a journal entry',
    )
  }
}
