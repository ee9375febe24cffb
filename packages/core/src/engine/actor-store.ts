/**
 * The store of one actor as one process sees it: the locks of all processes, the journal, and the
 * current generation of the view. Reads go to the view at once; everything that changes anything
 * goes through `exclusively`, which first brings this process up to date.
 *
 * @module
 */

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError } from '../errors.ts'
import { confirmEnd } from '../journal/confirm-end.ts'
import { ioError } from '../journal/io-error.ts'
import { isBefore, type JournalFiles, samePosition } from '../journal/journal-files.ts'
import { readState, type ViewState } from '../projections/state.ts'
import type { TreeCaches } from '../projections/target.ts'
import { isRemoved } from '../store/file-lock.ts'
import { BUILDING } from './building.ts'
import type { Environment } from './environment.ts'
import { Erasures } from './erasures.ts'
import { blocksTo, type Progress } from './fold-journal.ts'
import { Generations } from './generations.ts'
import { createHome, type Layout, storeExists, storeHasBegun } from './layout.ts'
import { Mending } from './mending.ts'
import { Rebuilding } from './rebuilding.ts'
import type { Marks, StoreLock } from './store-lock.ts'
import { type Current, isAt, isBusy, type Repair, StoreParts } from './store-parts.ts'
import type { Tail } from './tail.ts'
import { openedReader, type ViewReader, type ViewSnapshot } from './view-reader.ts'

export interface StoreOptions {
  readonly readOnly: boolean
  /** Accept the loss of a damaged last block when `lock/` is gone, or of entries that the journal lacks. */
  readonly recover: boolean
}

/** Closing waits so long for another process before it leaves the mark to the next one. */
const CLOSE_WAIT_MS = 1000

export class ActorStore {
  readonly #parts: StoreParts
  readonly #generations: Generations
  readonly #mending: Mending
  readonly #rebuilding: Rebuilding
  readonly #erasures: Erasures

  private constructor(parts: StoreParts) {
    this.#parts = parts
    this.#generations = new Generations(parts)
    this.#mending = new Mending(parts, this.#generations)
    this.#rebuilding = new Rebuilding(parts, this.#generations, this.#mending)
    this.#erasures = new Erasures(parts)
  }

  static async open(
    layout: Layout,
    environment: Environment,
    options: StoreOptions,
  ): Promise<ActorStore> {
    if (options.readOnly && !storeHasBegun(layout)) {
      throw new CortexError('NOT_FOUND', `Cannot open ${layout.home}: there is no store`, {
        details: { home: layout.home },
      })
    }
    if (!options.readOnly) createHome(layout)
    const store = new ActorStore(await StoreParts.open(layout, environment, options.readOnly))
    try {
      if (options.readOnly) await store.#openForReading()
      else await store.#openForWriting(options.recover)
      return store
    } catch (error) {
      store.#parts.release()
      throw error
    }
  }

  /** For checking: the journal alone, without touching a view that may be damaged. */
  static async openJournal(layout: Layout, environment: Environment): Promise<ActorStore> {
    return new ActorStore(await StoreParts.open(layout, environment, true))
  }

  /**
   * Folds the journal into a new view without opening the old one: reading a damaged view can kill
   * the process that does it.
   */
  static async rebuildAside(
    layout: Layout,
    environment: Environment,
    options: { readonly recover: boolean; readonly onProgress?: Progress | undefined },
  ): Promise<{
    readonly before: Tail
    readonly state: ViewState
    readonly repairs: readonly Repair[]
  }> {
    if (!storeExists(layout)) {
      throw new CortexError('NOT_FOUND', `Cannot rebuild ${layout.home}: there is no store`)
    }
    createHome(layout)
    const store = new ActorStore(await StoreParts.open(layout, environment, false))
    const parts = store.#parts
    try {
      const { before, lost } = await parts.lock.both('rebuild', (marks) => {
        store.#mending.leaveFormerLayout(marks)
        const before = parts.tailFile.read() ?? marks.read()
        const lost = store.#mending.mendJournal(options.recover, marks)
        return { before: before ?? parts.tail(), lost }
      })
      const state = lost ? parts.readState() : await store.rebuild(options.onProgress)
      await parts.lock.both('rebuild', () => store.#generations.removeLeftovers())
      return { before, state, repairs: parts.repairs }
    } finally {
      await store.close()
    }
  }

  get layout(): Layout {
    return this.#parts.layout
  }

  get environment(): Environment {
    return this.#parts.environment
  }

  get readOnly(): boolean {
    return this.#parts.readOnly
  }

  get files(): JournalFiles {
    return this.#parts.files
  }

  get lock(): StoreLock {
    return this.#parts.lock
  }

  /** What opening and catching up repaired, the newest last. */
  get repairs(): readonly Repair[] {
    return this.#parts.repairs
  }

  assertOpen(): void {
    this.#parts.assertOpen()
  }

  /** Opens the view of the committed generation, after its file was looked at. */
  async openView(): Promise<void> {
    await this.#parts.lock.undisturbed('open the view', () => this.#generations.openCurrentView())
  }

  // -------------------------------------------------------------------------------------------
  // Reading

  /** The committed tail as everybody sees it. */
  tail(): Tail {
    return this.#parts.tail()
  }

  /** The generation of the view that reads go to. */
  get generation(): number {
    return this.#parts.currentView().generation
  }

  /** One moment of the view. Never waits for a writer and never repairs. */
  snapshot(): ViewSnapshot {
    this.#parts.assertOpen()
    this.#generations.followGeneration()
    return this.#parts.currentView().snapshot()
  }

  /** One moment of the view for as long as `body` runs, with everything that was shown. */
  read<T>(body: (view: ViewReader) => T): T {
    this.#parts.assertOpen()
    const tail = this.#generations.followGeneration()
    const view = this.#parts.currentView()
    if (tail === undefined || tail.nextSeq > view.seenSeq) {
      // Somebody wrote since we last looked.
      view.store.refresh()
      view.seenSeq = view.store.peek((reader) => readState(openedReader(reader)).nextSeq)
    }
    return view.store.peek((reader) => body(openedReader(reader)))
  }

  // -------------------------------------------------------------------------------------------
  // Writing

  /**
   * Runs `body` while no other process can write, after making sure that this process sees the
   * newest journal and view. Most often that takes a look; if there is something to mend or to catch
   * up with, the views are taken too, and are free again before `body` runs.
   */
  async exclusively<T>(body: (current: Current) => T): Promise<T> {
    this.#parts.assertOpen()
    const done = await this.#parts.lock.journal('write', () => {
      this.#parts.assertOpen()
      const current = this.#currentAtOnce()
      return current === undefined ? undefined : { value: body(current) }
    })
    if (done !== undefined) return done.value
    return await this.#parts.lock.both('write', (marks, releaseViews) => {
      this.#parts.assertOpen()
      const current = this.#bringUpToDate(marks)
      releaseViews()
      return body(current)
    })
  }

  /** Runs a commit to the view. BUSY if another process has the views for longer than a moment. */
  showing<T>(body: () => T): T {
    return this.#parts.showing(body)
  }

  /** Moves the committed tail: from here on, every process counts these entries. */
  advance(tail: Tail): void {
    this.#parts.advance(tail)
  }

  /** Folds what the view lacks. Runs under the lock of the journal. */
  catchUp(tail: Tail): ViewState {
    return this.#parts.catchUp(tail)
  }

  /** After a commit that may be half done: trust nothing in memory. */
  forget(): void {
    this.#parts.forget()
  }

  /** Throws unless the journal says what the view does of this memory. Runs under the lock of the journal. */
  assertErasable(id: Uint8Array): void {
    this.#erasures.assertErasable(id)
  }

  /** After a commit of our own: the next one need not read the state again. */
  remember(state: ViewState): void {
    this.#parts.state = state
  }

  get caches(): TreeCaches {
    return this.#parts.caches
  }

  /** Takes what was erased out of the journal's files, and tells every process. */
  async finishErasures(): Promise<void> {
    this.#parts.assertOpen()
    await this.#parts.lock.both('erase', (marks) => {
      this.#erasures.finish(this.#bringUpToDate(marks), marks)
    })
  }

  // -------------------------------------------------------------------------------------------
  // Marks and generations

  /** Flushes the view and records what is durable. Cheap if nothing was written since. */
  async mark(): Promise<void> {
    if (this.#parts.readOnly || this.#parts.closed) return
    const tail = this.#parts.tailFile.read()
    const view = this.#parts.view
    if (tail === undefined || view === undefined || view.store.isGone) return
    const { written } = this.#parts.lock
    if (written !== undefined && samePosition(written.position, tail.position)) return
    if (tail.viewGeneration !== view.generation) return
    // The tail moves before the view does; the mark vouches only for what the view shows.
    if (this.#parts.readState().nextSeq < tail.nextSeq) return
    try {
      await view.store.flush()
    } catch (error) {
      throw ioError('sync', this.#parts.layout.view(view.generation), error)
    }
    if (this.#parts.closed) return
    view.store.sweepReaders()
    const durable = { ...tail, viewBytes: view.store.fileBytes() }
    await this.#parts.lock.marks('mark what is durable', (marks) => {
      const known = marks.read()
      // Another process may have gone further, or the view may have been replaced meanwhile.
      if (known !== undefined && isBefore(tail.position, known.position)) return
      if (this.#parts.tailFile.read()?.viewGeneration !== view.generation) return
      this.#parts.files.sync(tail.position.segment)
      marks.write(durable)
    })
  }

  /** Folds the whole journal into a new generation, beside the writers, and switches to it. */
  async rebuild(onProgress?: Progress): Promise<ViewState> {
    return await this.#rebuilding.rebuild(onProgress)
  }

  /** After it no file here holds what was erased before: not even pages that are free. */
  async scrub(onProgress?: Progress): Promise<ViewState> {
    this.#parts.assertOpen()
    await this.#parts.lock.both('scrub', (marks) => {
      this.#erasures.finish(this.#bringUpToDate(marks), marks)
      // Unfinished views were begun before that. Their makers, alive or not, have to begin again.
      this.#generations.removeViews((name) => name.startsWith(BUILDING))
    })
    const state = await this.rebuild(onProgress)
    await this.#parts.lock.both('scrub', () => {
      this.#generations.removeLeftovers()
      for (const name of readdirSync(this.#parts.layout.journal)) {
        if (name.endsWith('.torn')) rmSync(join(this.#parts.layout.journal, name))
      }
    })
    return state
  }

  async close(): Promise<void> {
    if (this.#parts.closed) return
    const patience = setTimeout(() => this.#parts.lock.giveUp(), CLOSE_WAIT_MS)
    try {
      await this.mark()
    } catch (error) {
      // Without a mark the next one who opens the store reads a little more.
      if (!isBusy(error) && !isRemoved(error)) throw error
    } finally {
      clearTimeout(patience)
      this.#parts.closed = true
      await this.#parts.view?.retire()
      this.#parts.release()
    }
  }

  // -------------------------------------------------------------------------------------------
  // Opening

  /** The view may be replaced, and the old one removed, while it is being opened. */
  async #openForReading(): Promise<void> {
    for (;;) {
      const { position, viewGeneration } = this.#parts.tail()
      try {
        this.#parts.files.segmentHead(position.segment)
        await this.openView()
        this.#assertViewOfJournal()
        return
      } catch (error) {
        if (isBusy(error) || this.#parts.tail().viewGeneration === viewGeneration) throw error
      }
    }
  }

  /** A view that lags is served, and says so; one that is not of this journal is refused. */
  #assertViewOfJournal(): void {
    const state = this.#parts.readState()
    const tail = this.#parts.tail()
    const expected = this.#rootBefore(state.nextSeq, tail)
    if (expected !== undefined && Buffer.compare(state.root, expected) === 0) return
    throw new CortexError(
      'CORRUPT',
      `Cannot open the view of ${this.#parts.layout.home}: it is not of this journal. Open the store for writing once, or run \`cortex rebuild\``,
      { details: { key: 'view' } },
    )
  }

  /** Root of everything before an entry, from the journal; undefined if no block begins there. */
  #rootBefore(seq: number, tail: Tail): Uint8Array | undefined {
    if (seq >= tail.nextSeq) return seq === tail.nextSeq ? tail.root : undefined
    const from = this.#parts.files.locate(seq, tail.position)
    for (const { block } of blocksTo(this.#parts.files, from, tail)) {
      return block.firstSeq === seq ? block.prevRoot : undefined
    }
    return undefined
  }

  async #openForWriting(recover: boolean): Promise<void> {
    await this.#parts.lock.both('open the store', (marks) => {
      this.#mending.leaveFormerLayout(marks)
      this.#mending.mendJournal(recover, marks)
      this.#erasures.finishLeft(this.#bringUpToDate(marks), marks)
      this.#generations.removeLeftovers()
    })
  }

  /** What is needed under the lock of the journal, if there is nothing to mend or to catch up with. */
  #currentAtOnce(): Current | undefined {
    // What cannot be shown is not appended.
    if (!this.#parts.lock.viewsAreFree || !this.#parts.tailFile.isNamed()) return undefined
    const tail = this.#parts.tailFile.read()
    const view = this.#parts.view
    if (tail === undefined || tail.former || view?.generation !== tail.viewGeneration) {
      return undefined
    }
    this.#parts.followSegments(tail)
    if (!confirmEnd(this.#parts.files, tail)) return undefined
    let state = this.#parts.state
    if (state === undefined || !isAt(state, tail)) {
      this.#parts.forget()
      state = this.#parts.stateIfReadable()
      if (state === undefined || !isAt(state, tail)) return undefined
      this.#parts.state = state
    }
    return { tail, state, view: view.store }
  }

  /** The first thing under both locks, always: tail, segments and view as they truly are. */
  #bringUpToDate(marks: Marks): Current {
    const tail = this.#mending.trueTail(marks)
    return this.#generations.ensureView(tail, marks)
  }
}
