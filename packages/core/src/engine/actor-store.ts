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
import type { JournalFiles } from '../journal/journal-files.ts'
import type { Later } from '../projections/later.ts'
import { readState, type ViewState } from '../projections/state.ts'
import type { Target, TreeCaches } from '../projections/target.ts'
import type { Batch } from '../store/batch.ts'
import { isRemoved } from '../store/file-lock.ts'
import { BUILDING } from './building.ts'
import type { Environment } from './environment.ts'
import { Erasures } from './erasures.ts'
import type { Progress } from './fold-journal.ts'
import { Generations } from './generations.ts'
import { createHome, type Layout, storeExists, storeHasBegun } from './layout.ts'
import { markDurable } from './marking.ts'
import { Mending } from './mending.ts'
import { Rebuilding } from './rebuilding.ts'
import type { Recent } from './recent.ts'
import type { Marks, StoreLock } from './store-lock.ts'
import { type Current, isAt, isBusy, type Repair, StoreParts } from './store-parts.ts'
import type { Tail } from './tail.ts'
import type { ViewReader, ViewSnapshot } from './view-reader.ts'

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

  /**
   * One moment of the view on the disk, with what this process holds for it, if nobody else has it just
   * now. It may lag. Never waits for a writer and never repairs.
   */
  snapshot(): ViewSnapshot {
    this.#parts.assertOpen()
    this.#generations.followGeneration()
    this.showIfFree()
    return this.#parts.currentView().snapshot()
  }

  /** One moment for as long as `body` runs, with everything that counts: the view, and what it lacks. */
  read<T>(body: (view: ViewReader) => T): T {
    this.#parts.assertOpen()
    const tail = this.#generations.followGeneration()
    return body(this.#moment(tail))
  }

  #moment(tail: Tail | undefined): ViewReader {
    if (tail !== undefined) this.#parts.followSegments(tail)
    try {
      return this.#parts.recent.moment(tail)
    } catch (error) {
      // The view was replaced, and another process kept us from opening the new one.
      if (tail === undefined || tail.viewGeneration === this.generation) throw error
      return this.#parts.recent.moment(undefined)
    }
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

  /** Moves the committed tail: from here on, every process counts these entries. */
  advance(tail: Tail): void {
    this.#parts.advance(tail)
  }

  /** After a commit of our own: reads show it, and the next one starts from it. */
  take(batch: Batch, later: Later<Target>, tail: Tail, state: ViewState): void {
    this.#parts.recent.take(batch, later, tail, state)
    this.#parts.state = state
  }

  /** What is held for the view, and how much. */
  get recent(): Pick<Recent, 'entries' | 'isDue' | 'isFull' | 'isShared' | 'later' | 'drop'> {
    return this.#parts.recent
  }

  /** The view takes what it lacks. BUSY if another process has the views beyond the deadline. */
  async show(): Promise<void> {
    if (this.#parts.recent.entries > 0) {
      await this.#parts.lock.marks('show writes', () => this.#parts.recent.show())
    }
  }

  /** The same, if nobody else has the views just now: false if somebody has. Nothing depends on it. */
  showIfFree(): boolean {
    const { closed, readOnly, recent, lock } = this.#parts
    if (closed || readOnly || recent.entries === 0) return true
    try {
      return lock.views?.ifFree(() => recent.show()) !== undefined
    } catch {
      // The journal has it. If the view cannot be written for long, writers are refused.
      return false
    }
  }

  /** Size of the view's file. */
  viewBytes(): number {
    return this.#parts.currentView().store.fileBytes()
  }

  /** After a commit that may be half done: trust nothing in memory. */
  forget(): void {
    this.#parts.forget()
  }

  /** Throws unless the journal says what the view does of this memory. Runs under the lock of the journal. */
  assertErasable(id: Uint8Array): void {
    this.#erasures.assertErasable(id)
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
    await markDurable(this.#parts, () => this.show())
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
      // Without a mark the next one who opens the store reads a little more, or rebuilds the view.
      if (!isBusy(error) && !isRemoved(error) && !isDamage(error)) throw error
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
        this.#generations.assertViewOfJournal()
        return
      } catch (error) {
        if (isBusy(error) || this.#parts.tail().viewGeneration === viewGeneration) throw error
      }
    }
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
    if (!this.#parts.tailFile.isNamed()) return undefined
    const tail = this.#parts.tailFile.read()
    const { view, recent } = this.#parts
    if (tail === undefined || tail.former || view?.generation !== tail.viewGeneration) {
      return undefined
    }
    this.#parts.followSegments(tail)
    if (!confirmEnd(this.#parts.files, tail) || recent.isFarBehind(tail)) return undefined
    try {
      const reader = recent.moment(tail)
      let { state } = this.#parts
      if (state === undefined || !isAt(state, tail)) {
        if (state !== undefined) recent.noteOthers()
        this.#parts.forget()
        state = readState(reader)
        if (!isAt(state, tail)) return undefined
        this.#parts.state = state
      }
      return { tail, state, reader }
    } catch {
      return undefined
    }
  }

  /** The first thing under both locks, always: tail, segments and view as they truly are. */
  #bringUpToDate(marks: Marks): Current {
    const tail = this.#mending.trueTail(marks)
    return this.#generations.ensureView(tail, marks)
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof CortexError && error.code === 'CORRUPT'
}
