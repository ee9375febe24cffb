/**
 * The store of one actor as one process sees it: the locks of all processes, the journal, and the
 * current generation of the view. Reads go to the view at once; everything that changes anything
 * goes through `exclusively`, which first brings this process up to date.
 *
 * @module
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '../assert.ts'
import { equalBytes } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { confirmEnd, confirmWhole } from '../journal/confirm-end.ts'
import { ioError, storeError } from '../journal/io-error.ts'
import { isBefore, JournalFiles, samePosition, syncDirectory } from '../journal/journal-files.ts'
import {
  ASCENDING,
  erasedFrom,
  headKey,
  prefixEnd,
  prefixKey,
  trailingId,
} from '../keys/keyspace.ts'
import { readState, type ViewState } from '../projections/state.ts'
import { TreeCaches } from '../projections/target.ts'
import { decodeHead, sealHead } from '../records/head.ts'
import { isRemoved } from '../store/file-lock.ts'
import { withFormerTurn } from '../store/former-turn.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import { BUILDING, Building } from './building.ts'
import type { Environment, EraseStep } from './environment.ts'
import { Folder } from './fold.ts'
import { blocksTo, foldSlowlyTo, foldTo, type Progress } from './fold-journal.ts'
import {
  createHome,
  isAbandonedDirectory,
  type Layout,
  storeExists,
  viewDirectories,
} from './layout.ts'
import {
  journalStart,
  type Recovered,
  recoverEnd,
  recoverWithoutLock,
  type TornTail,
  walk,
} from './recovery.ts'
import { SegmentRewrite } from './rewrite.ts'
import { type Marks, StoreLock } from './store-lock.ts'
import { type Tail, TailFile } from './tail.ts'
import { View } from './view.ts'
import { openedReader, type ViewReader, type ViewSnapshot } from './view-reader.ts'

export interface StoreOptions {
  readonly readOnly: boolean
  /** Accept the loss of a damaged last block when `lock/` is gone, or of entries that the journal lacks. */
  readonly recover: boolean
}

/** Closing waits so long for another process before it leaves the mark to the next one. */
const CLOSE_WAIT_MS = 1000

/**
 * Something that opening the store, or catching up with its journal, repaired. `status` lists the
 * newest last.
 */
export interface Repair {
  /** What was repaired. */
  readonly what:
    | 'torn-tail'
    | 'adopted-blocks'
    | 'view-rebuilt'
    | 'lock-rebuilt'
    | 'journal-shortened'
    | 'erasure-finished'
    | 'erasure-unfinished'
  /** Why it was needed. */
  readonly why: string
}

export class ActorStore {
  readonly layout: Layout
  readonly environment: Environment
  readonly readOnly: boolean
  readonly files: JournalFiles
  readonly repairs: Repair[] = []
  readonly lock: StoreLock
  readonly #tail: TailFile
  readonly #caches: TreeCaches = new TreeCaches()
  #view: View | undefined
  #segmentGeneration = 0
  /** The view's state as of our own last commit; good as long as the tail has not moved. */
  #state: ViewState | undefined
  #closed = false

  private constructor(
    layout: Layout,
    environment: Environment,
    lock: StoreLock,
    options: { readonly readOnly: boolean },
  ) {
    const { readOnly } = options
    this.layout = layout
    this.environment = environment
    this.readOnly = readOnly
    this.lock = lock
    this.files = new JournalFiles(layout.journal, {
      readOnly,
      segmentBytes: environment.segmentBytes,
    })
    const { elapsed } = environment.waiting
    this.#tail = new TailFile(layout.tail, environment.boot, { readOnly, elapsed })
  }

  /** With its locks and files, and without a view. */
  static async #prepare(
    layout: Layout,
    environment: Environment,
    options: { readonly readOnly: boolean },
  ): Promise<ActorStore> {
    const lock = await StoreLock.open(layout, environment, options.readOnly)
    try {
      return new ActorStore(layout, environment, lock, options)
    } catch (error) {
      lock.close()
      throw error
    }
  }

  static async open(
    layout: Layout,
    environment: Environment,
    options: StoreOptions,
  ): Promise<ActorStore> {
    if (options.readOnly && !storeExists(layout)) {
      throw new CortexError('NOT_FOUND', `Cannot open ${layout.home}: there is no store`, {
        details: { home: layout.home },
      })
    }
    if (!options.readOnly) createHome(layout)
    const store = await ActorStore.#prepare(layout, environment, options)
    try {
      if (options.readOnly) await store.#openForReading()
      else await store.#openForWriting(options.recover)
      return store
    } catch (error) {
      store.#release()
      throw error
    }
  }

  /** For checking: the journal alone, without touching a view that may be damaged. */
  static async openJournal(layout: Layout, environment: Environment): Promise<ActorStore> {
    return await ActorStore.#prepare(layout, environment, { readOnly: true })
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
    const store = await ActorStore.#prepare(layout, environment, { readOnly: false })
    try {
      const { before, lost } = await store.lock.both('rebuild', (marks) => {
        store.#leaveFormerLayout(marks)
        const before = store.#tail.read() ?? marks.read()
        const lost = store.#mendJournal(options.recover, marks)
        return { before: before ?? store.tail(), lost }
      })
      const state = lost ? store.#readState() : await store.rebuild(options.onProgress)
      await store.lock.both('rebuild', () => store.#removeLeftovers())
      return { before, state, repairs: store.repairs }
    } finally {
      await store.close()
    }
  }

  /** Opens the view of the committed generation, after its file was looked at. */
  async openView(): Promise<void> {
    await this.lock.undisturbed('open the view', () => this.#openCurrentView())
  }

  #openCurrentView(): void {
    const tail = this.tail()
    const problem = this.#viewFileProblem(tail) ?? this.#tornViewProblem(tail)
    if (problem !== undefined) {
      throw new CortexError(
        'CORRUPT',
        `Cannot open the view of ${this.layout.home}: ${problem}. Open the store for writing once, or run \`cortex rebuild\``,
        {
          details: { key: 'view' },
        },
      )
    }
    this.#openView(tail.viewGeneration)
  }

  // -------------------------------------------------------------------------------------------
  // Reading

  /** The committed tail as everybody sees it. */
  tail(): Tail {
    const tail = this.#tail.read() ?? this.#readerTail()
    this.#followSegments(tail)
    return tail
  }

  #followSegments({ segmentGeneration }: Tail): void {
    if (segmentGeneration === this.#segmentGeneration) return
    this.files.reopen()
    this.#segmentGeneration = segmentGeneration
  }

  /** The generation of the view that reads go to. */
  get generation(): number {
    return this.#currentView().generation
  }

  /** One moment of the view. Never waits for a writer and never repairs. */
  snapshot(): ViewSnapshot {
    this.assertOpen()
    this.#followGeneration()
    return this.#currentView().snapshot()
  }

  /** One moment of the view for as long as `body` runs, with everything that was shown. */
  read<T>(body: (view: ViewReader) => T): T {
    this.assertOpen()
    const tail = this.#followGeneration()
    const view = this.#currentView()
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
    this.assertOpen()
    const done = await this.lock.journal('write', () => {
      this.assertOpen()
      const current = this.#currentAtOnce()
      return current === undefined ? undefined : { value: body(current) }
    })
    if (done !== undefined) return done.value
    return await this.lock.both('write', (marks, releaseViews) => {
      this.assertOpen()
      const current = this.#bringUpToDate(marks)
      releaseViews()
      return body(current)
    })
  }

  /** Runs a commit to the view. BUSY if another process has the views for longer than a moment. */
  showing<T>(body: () => T): T {
    const { views } = this.lock
    assert(views !== undefined, 'anyone who writes has the lock of the views')
    return views.atOnce('show a write', body)
  }

  /** Moves the committed tail: from here on, every process counts these entries. */
  advance(tail: Tail): void {
    this.#tail.write(tail)
  }

  /** After a commit of our own: the next one need not read the state again. */
  remember(state: ViewState): void {
    this.#state = state
  }

  /** After a commit that may be half done: trust nothing in memory. */
  forget(): void {
    this.#state = undefined
    this.#caches.revalidate()
  }

  get caches(): TreeCaches {
    return this.#caches
  }

  /**
   * Throws unless the journal says what the view does of this memory, and has room for its stubs.
   * Runs under the lock of the journal.
   */
  assertErasable(id: Uint8Array): void {
    const view = this.#currentView().store
    const bytes = view.peek((reader) => openedReader(reader).get(headKey(id)))
    if (bytes === undefined) return
    const head = decodeHead(bytes)
    if (head.erased !== undefined) return
    const value = new SegmentRewrite(this.files).rehearse(id, this.tail().position)
    if (value !== undefined && equalBytes(value, sealHead(head).treeValue)) return
    throw new CortexError(
      'CORRUPT',
      'Cannot erase: the journal says something else of the memory than the view. Run `cortex verify`',
    )
  }

  /** Takes what was erased out of the journal's files, and tells every process. */
  async finishErasures(): Promise<void> {
    this.assertOpen()
    await this.lock.both('erase', (marks) => {
      this.#finishErasures(this.#bringUpToDate(marks), marks)
    })
  }

  /** Folds what the view lacks. Runs under the lock of the journal. */
  catchUp(tail: Tail): ViewState {
    return this.showing(() => {
      const view = this.#currentView()
      this.files.sync(tail.position.segment)
      this.forget()
      const folder = new Folder(view.store, this.#caches)
      try {
        const from = this.files.locate(folder.state.nextSeq, tail.position)
        foldTo(this.files, folder, from, tail)
        folder.flush()
      } finally {
        folder.release()
      }
      this.#state = folder.state
      return folder.state
    })
  }

  // -------------------------------------------------------------------------------------------
  // Marks and generations

  /** Flushes the view and records what is durable. Cheap if nothing was written since. */
  async mark(): Promise<void> {
    if (this.readOnly || this.#closed) return
    const tail = this.#tail.read()
    const view = this.#view
    if (tail === undefined || view === undefined || view.store.isGone) return
    const { written } = this.lock
    if (written !== undefined && samePosition(written.position, tail.position)) return
    if (tail.viewGeneration !== view.generation) return
    // The tail moves before the view does; the mark vouches only for what the view shows.
    if (this.#readState().nextSeq < tail.nextSeq) return
    try {
      await view.store.flush()
    } catch (error) {
      throw ioError('sync', this.layout.view(view.generation), error)
    }
    if (this.#closed) return
    view.store.sweepReaders()
    const durable = { ...tail, viewBytes: view.store.fileBytes() }
    await this.lock.marks('mark what is durable', (marks) => {
      const known = marks.read()
      // Another process may have gone further, or the view may have been replaced meanwhile.
      if (known !== undefined && isBefore(tail.position, known.position)) return
      if (this.#tail.read()?.viewGeneration !== view.generation) return
      this.files.sync(tail.position.segment)
      marks.write(durable)
    })
  }

  /**
   * Folds the whole journal into a new generation and switches to it. The fold runs beside the
   * writers; only the last blocks and the switch happen under the lock. The old view is not opened.
   */
  async rebuild(onProgress?: Progress): Promise<ViewState> {
    this.assertOpen()
    for (;;) {
      // Under the lock, so that a scrub finds all of it or nothing.
      const building = await this.lock.marks(
        'rebuild',
        () => new Building(this.layout, this.environment),
      )
      try {
        const state = await this.#foldAside(building, onProgress)
        if (state !== undefined) return state
      } catch (error) {
        // What it lays aside goes with it.
        if (!building.isRemoved) throw storeError('rebuild', this.layout.home, error)
      } finally {
        building.discard()
      }
    }
  }

  /** Undefined if a scrub of another process removed what was built: then it has to begin again. */
  async #foldAside(building: Building, onProgress?: Progress): Promise<ViewState | undefined> {
    let from = JournalFiles.start(0)
    // Each round folds what was written during the one before, until little is left.
    for (let round = 0; round < 5; round++) {
      const tail = this.tail()
      if (!isBefore(from, tail.position)) break
      await foldSlowlyTo(this.files, building.folder, from, tail, onProgress)
      from = tail.position
    }
    await building.flush()
    return await this.lock.both('rebuild', (marks) => {
      if (building.isRemoved) return undefined
      const tail = this.#trueTail(marks)
      if (isBefore(from, tail.position)) foldTo(this.files, building.folder, from, tail)
      const state = this.#switchTo(building, tail, marks)
      // A process that still reads the old view has its files open; the disk gets them back after that.
      this.#removeLeftovers()
      return state
    })
  }

  /** After it no file here holds what was erased before: not even pages that are free. */
  async scrub(onProgress?: Progress): Promise<ViewState> {
    this.assertOpen()
    await this.lock.both('scrub', (marks) => {
      this.#finishErasures(this.#bringUpToDate(marks), marks)
      // Unfinished views were begun before that. Their makers, alive or not, have to begin again.
      this.#removeViews((name) => name.startsWith(BUILDING))
    })
    const state = await this.rebuild(onProgress)
    await this.lock.both('scrub', () => {
      this.#removeLeftovers()
      for (const name of readdirSync(this.layout.journal)) {
        if (name.endsWith('.torn')) rmSync(join(this.layout.journal, name))
      }
    })
    return state
  }

  async close(): Promise<void> {
    if (this.#closed) return
    const patience = setTimeout(() => this.lock.giveUp(), CLOSE_WAIT_MS)
    try {
      await this.mark()
    } catch (error) {
      // Without a mark the next one who opens the store reads a little more.
      if (!isBusy(error) && !isRemoved(error)) throw error
    } finally {
      clearTimeout(patience)
      this.#closed = true
      await this.#view?.retire()
      this.#release()
    }
  }

  assertOpen(): void {
    if (this.#closed) {
      throw new CortexError('CLOSED', `Cannot use the store of ${this.layout.actor}: it was closed`)
    }
  }

  // -------------------------------------------------------------------------------------------
  // Opening

  /** The view may be replaced, and the old one removed, while it is being opened. */
  async #openForReading(): Promise<void> {
    for (;;) {
      const { position, viewGeneration } = this.tail()
      try {
        this.files.segmentHead(position.segment)
        await this.openView()
        this.#assertViewOfJournal()
        return
      } catch (error) {
        if (isBusy(error) || this.tail().viewGeneration === viewGeneration) throw error
      }
    }
  }

  /** A view that lags is served, and says so; one that is not of this journal is refused. */
  #assertViewOfJournal(): void {
    const state = this.#readState()
    const tail = this.tail()
    const expected = this.#rootBefore(state.nextSeq, tail)
    if (expected !== undefined && Buffer.compare(state.root, expected) === 0) return
    throw new CortexError(
      'CORRUPT',
      `Cannot open the view of ${this.layout.home}: it is not of this journal. Open the store for writing once, or run \`cortex rebuild\``,
      { details: { key: 'view' } },
    )
  }

  /** Root of everything before an entry, from the journal; undefined if no block begins there. */
  #rootBefore(seq: number, tail: Tail): Uint8Array | undefined {
    if (seq >= tail.nextSeq) return seq === tail.nextSeq ? tail.root : undefined
    const from = this.files.locate(seq, tail.position)
    for (const { block } of blocksTo(this.files, from, tail)) {
      return block.firstSeq === seq ? block.prevRoot : undefined
    }
    return undefined
  }

  /** Without a live tail a reader takes the synced mark, or what the files say. */
  #readerTail(): Tail {
    const mark = this.lock.readMark()
    if (mark !== undefined) return mark
    if (this.files.segments().length === 0) {
      throw new CortexError('NOT_FOUND', `Cannot open ${this.layout.home}: there is no journal`)
    }
    const { end } = walk(this.files, journalStart())
    return { ...end, viewGeneration: 0, segmentGeneration: 0, viewBytes: 0 }
  }

  async #openForWriting(recover: boolean): Promise<void> {
    await this.lock.both('open the store', (marks) => {
      this.#leaveFormerLayout(marks)
      this.#mendJournal(recover, marks)
      this.#finishLeftErasures(this.#bringUpToDate(marks), marks)
      this.#removeLeftovers()
    })
  }

  /**
   * Earlier builds have another lock. Under that one too, the mark and the tail get the present form:
   * an earlier build that still runs finds a newer format, and stops.
   */
  #leaveFormerLayout(marks: Marks): void {
    this.#findTail()
    if (!this.#tail.read()?.former && !marks.read()?.former) return
    withFormerTurn(this.layout.formerTurn, () => {
      const mark = marks.read()
      const live = this.#tail.read()
      if (mark !== undefined) marks.write(mark)
      if (live !== undefined) this.advance(live)
    })
    rmSync(this.layout.formerTurn, { recursive: true, force: true })
  }

  /** Makes sure that the journal is there to be written to. True if it had to be read whole. */
  #mendJournal(recover: boolean, marks: Marks): boolean {
    const known = this.#tail.read() ?? marks.read()
    if (known === undefined) {
      this.#adoptJournal(recover, marks)
      return true
    }
    this.#followSegments(known)
    try {
      // Nothing is appended behind a hole, nor to a segment whose head is damaged or of a newer format.
      confirmWhole(this.files, known)
      this.files.segmentHead(known.position.segment)
      return false
    } catch (error) {
      if (!recover || !(error instanceof CortexError) || error.code !== 'CORRUPT') throw error
    }
    this.#adoptJournal(true, marks, known)
    return true
  }

  /**
   * `lock/` is empty: a new store, or a copy of nothing but segment files. Or the caller wants what is
   * left of a journal that was longer.
   */
  #adoptJournal(recover: boolean, marks: Marks, longer?: Tail): void {
    syncDirectory(this.layout.lock)
    if (this.files.isUnborn() && longer === undefined) {
      const start = journalStart()
      this.files.createSegment(0, start.root)
      const tail: Tail = { ...start, viewGeneration: 1, segmentGeneration: 1, viewBytes: 0 }
      rmSync(this.layout.view(1), { recursive: true, force: true })
      this.#openView(1)
      this.#commitTail(tail, marks)
      return
    }
    this.files.segmentHead(0)
    const recovered = recoverWithoutLock(this.files, recover)
    // A copy of the journal is all new to us: nobody died for its blocks.
    this.#noteRecovery({ end: recovered.end, adopted: 0, torn: recovered.torn })
    this.repairs.push(
      longer === undefined
        ? { what: 'lock-rebuilt', why: '`lock/` was missing; the journal was read whole' }
        : {
            what: 'journal-shortened',
            why: `${longer.nextSeq} entries were acknowledged, the journal holds ${recovered.end.nextSeq}; the others are lost`,
          },
    )
    const tail: Tail = {
      ...recovered.end,
      viewGeneration: longer?.viewGeneration ?? 0,
      segmentGeneration: (longer?.segmentGeneration ?? 0) + 1,
      viewBytes: 0,
    }
    const why =
      longer === undefined ? 'there was no lock to vouch for a view' : 'the journal was shorter'
    this.#buildGeneration(tail, marks, why)
  }

  /** Anyone who opens a store finishes what was left; if that fails, the store can be used anyway. */
  #finishLeftErasures(current: Current, marks: Marks): void {
    try {
      if (!this.#finishErasures(current, marks)) return
      const why = 'a process that erased died before the files were rewritten'
      this.repairs.push({ what: 'erasure-finished', why })
    } catch (error) {
      if (!(error instanceof CortexError)) throw error
      this.repairs.push({ what: 'erasure-unfinished', why: error.message })
    }
  }

  /** Runs under both locks. True if there was anything to finish. */
  #finishErasures({ tail, state, view }: Current, marks: Marks): boolean {
    const rewrite = new SegmentRewrite(this.files, (file) => this.lock.coverFirstSegment(file))
    const step = (name: EraseStep): void => this.environment.onEraseStep?.(name)
    const decided = rewrite.isDecided()
    if (decided) rewrite.finish(() => step('replaced'))
    const since = marks.erasedBefore()
    const pending = state.lastErase !== undefined && state.lastErase >= since
    if (!pending) {
      rewrite.discard()
      return decided
    }
    const ids = erasedSince(view, since)
    let end = tail
    if (!rewrite.make(ids, end.position, () => step('made'))) {
      end = this.#seal(end, step)
      step('sealed')
      const made = rewrite.make(ids, end.position, () => step('made'))
      assert(made, 'what was sealed is not written to')
    }
    if (rewrite.decide()) {
      step('decided')
      rewrite.finish(() => step('replaced'))
    }
    this.#commitTail({ ...end, segmentGeneration: end.segmentGeneration + 1 }, marks)
    step('bumped')
    marks.finishedErasuresBefore((state.lastErase ?? 0) + 1)
    step('finished')
    return true
  }

  /**
   * Ends the segment that is written to; the next block goes to a new one. The mark stays behind: one
   * that named the new segment while the tail still named the old one would lose what follows.
   */
  #seal(tail: Tail, step: (name: EraseStep) => void): Tail {
    const position = this.files.seal(tail, () => step('begun'))
    step('cut')
    const sealed: Tail = { ...tail, position, last: undefined }
    try {
      this.advance(sealed)
    } catch (error) {
      this.files.abandonSegment(position.segment)
      throw error
    }
    return sealed
  }

  /** What is needed under the lock of the journal, if there is nothing to mend or to catch up with. */
  #currentAtOnce(): Current | undefined {
    // What cannot be shown is not appended.
    if (!this.lock.viewsAreFree || !this.#tail.isNamed()) return undefined
    const tail = this.#tail.read()
    const view = this.#view
    if (tail === undefined || tail.former || view?.generation !== tail.viewGeneration) {
      return undefined
    }
    this.#followSegments(tail)
    if (!confirmEnd(this.files, tail)) return undefined
    let state = this.#state
    if (state === undefined || !isAt(state, tail)) {
      this.forget()
      state = this.#stateIfReadable()
      if (state === undefined || !isAt(state, tail)) return undefined
      this.#state = state
    }
    return { tail, state, view: view.store }
  }

  /** The first thing under both locks, always: tail, segments and view as they truly are. */
  #bringUpToDate(marks: Marks): Current {
    const tail = this.#trueTail(marks)
    return this.#ensureView(tail, marks)
  }

  /** `lock/` may have been deleted, or only the tail in it. */
  #findTail(): void {
    if (this.#tail.isNamed()) return
    if (!existsSync(this.layout.journal)) {
      throw new CortexError('IO_ERROR', `Cannot use ${this.layout.home}: it was removed`)
    }
    createHome(this.layout)
    this.#tail.reopen()
  }

  #trueTail(marks: Marks): Tail {
    this.#findTail()
    if ((this.#tail.read() ?? marks.read()) === undefined) this.#adoptJournal(false, marks)
    const live = this.#tail.read()
    let tail = live ?? marks.read()
    assert(tail !== undefined, 'an opened store has a mark')
    this.#followSegments(tail)
    if (live === undefined) tail = this.#afterMachineStop(tail, marks)
    else if (!confirmEnd(this.files, tail)) {
      const recovered = recoverEnd(this.files, tail, { cutTorn: true })
      this.#noteRecovery(recovered)
      tail = { ...tail, ...recovered.end }
      this.advance(tail)
    }
    return tail
  }

  /**
   * The live tail is of an earlier boot: read on from the mark. Blocks after the mark mean that the
   * view was written after its flush, and unsynced pages of it may be gone: it is not opened.
   */
  #afterMachineStop(mark: Tail, marks: Marks): Tail {
    const recovered = recoverEnd(this.files, mark, { cutTorn: true })
    this.#noteRecovery(recovered)
    const tail = { ...mark, ...recovered.end }
    if (recovered.adopted > 0) {
      return this.#buildGeneration(tail, marks, 'the machine stopped while the store was written')
    }
    this.advance(tail)
    return tail
  }

  #ensureView(tail: Tail, marks: Marks): Current {
    const remembered = this.#state
    const view = this.#view
    if (
      view?.generation === tail.viewGeneration &&
      remembered !== undefined &&
      isAt(remembered, tail)
    ) {
      return { tail, state: remembered, view: view.store }
    }
    this.forget()
    const problem = this.#tryView(tail)
    const current = problem === undefined ? tail : this.#buildGeneration(tail, marks, problem)
    const state = this.#state
    assert(state !== undefined, 'a view that was opened has a state')
    return { tail: current, state, view: this.#currentView().store }
  }

  /** Opens the view of the tail and brings it up to date; says why it cannot be used. */
  #tryView(tail: Tail): string | undefined {
    const problem = this.#viewFileProblem(tail)
    if (problem !== undefined) return problem
    try {
      if (this.#view?.generation !== tail.viewGeneration) this.#openView(tail.viewGeneration)
      let state = this.#readState()
      if (state.nextSeq > tail.nextSeq) return 'the view is ahead of the journal'
      if (state.nextSeq < tail.nextSeq) state = this.catchUp(tail)
      if (Buffer.compare(state.root, tail.root) !== 0)
        return "the root of the view is not the journal's"
      this.#state = state
      return undefined
    } catch (error) {
      // Damage of the journal itself is not mended by folding it again, nor is a machine without
      // descriptors or space: the view may be as it should be.
      if (
        error instanceof CortexError &&
        (error.code === 'STORE_NEWER' || isJournalDamage(error) || isOfTheMachine(error))
      ) {
        throw error
      }
      return `the view could not be read: ${error instanceof Error ? error.message : String(error)}`
    }
  }

  /** A cut file would kill the process that maps it, so its size is looked at first. */
  #viewFileProblem(tail: Tail): string | undefined {
    const file = join(this.layout.view(tail.viewGeneration), 'data.mdb')
    try {
      return statSync(file).size < tail.viewBytes ? 'the view was truncated' : undefined
    } catch {
      return tail.nextSeq === 0 ? undefined : 'the view is missing'
    }
  }

  /** After a machine stop a view that was written since its flush may be torn: it is not mapped. */
  #tornViewProblem(tail: Tail): string | undefined {
    if (this.#tail.read() !== undefined || this.files.isEnd(tail.position)) return undefined
    return 'the machine stopped while it was written'
  }

  /**
   * Opens the committed generation if it is another one; it may be replaced while we look. If another
   * process has the views just now, the one that is open will do until it is done.
   */
  #followGeneration(): Tail | undefined {
    for (;;) {
      const tail = this.#tail.read()
      if (tail === undefined || tail.viewGeneration === this.#view?.generation) return tail
      try {
        const { views } = this.lock
        if (views === undefined) this.#openCurrentView()
        else if (views.ifFree(() => this.#openCurrentView()) === undefined) return tail
      } catch (error) {
        if (this.#tail.read()?.viewGeneration === tail.viewGeneration) throw error
      }
    }
  }

  #stateIfReadable(): ViewState | undefined {
    try {
      return this.#readState()
    } catch {
      return undefined
    }
  }

  #readState(): ViewState {
    const snapshot = this.#currentView().store.snapshot()
    try {
      return readState(openedReader(snapshot))
    } finally {
      snapshot.release()
    }
  }

  /** Folds the whole journal under the lock; only for a store that has no usable view. */
  #buildGeneration(tail: Tail, marks: Marks, why: string): Tail {
    this.repairs.push({ what: 'view-rebuilt', why })
    const building = new Building(this.layout, this.environment)
    try {
      foldTo(this.files, building.folder, JournalFiles.start(0), tail)
      this.#switchTo(building, tail, marks)
    } finally {
      building.discard()
    }
    const current = this.#tail.read()
    assert(current !== undefined, 'switching wrote the tail')
    return current
  }

  /** Runs under the lock: gives the finished view its name, and makes it everybody's. */
  #switchTo(building: Building, tail: Tail, marks: Marks): ViewState {
    const { state, bytes } = building.finish()
    if (Buffer.compare(state.root, tail.root) !== 0) {
      throw new CortexError(
        'CORRUPT',
        "Cannot switch to the new view: its root is not the journal's",
      )
    }
    // A number is used once, even if the view that had it was never switched to.
    const marked = marks.read()?.viewGeneration ?? 0
    const generation = Math.max(tail.viewGeneration, marked, ...this.#generationsOnDisk()) + 1
    building.moveTo(this.layout.view(generation))
    this.#openView(generation)
    this.#commitTail({ ...tail, viewGeneration: generation, viewBytes: bytes }, marks)
    this.#state = state
    return state
  }

  /** A mark vouches for the view, so the view is flushed first. */
  #commitTail(tail: Tail, marks: Marks): void {
    this.#currentView().store.flushSync()
    syncDirectory(this.layout.view(tail.viewGeneration))
    marks.write(tail)
    this.#segmentGeneration = tail.segmentGeneration
    this.advance(tail)
  }

  #openView(generation: number): void {
    const previous = this.#view
    const directory = this.layout.view(generation)
    const store = this.#openStore(directory)
    this.#view = new View(generation, store)
    this.forget()
    void previous?.retire()
  }

  /** The view is thrown away rather than repaired, so it need not be synced. */
  #openStore(directory: string): LmdbStore {
    const { readOnly } = this
    const { views: guard } = this.lock
    try {
      return new LmdbStore(directory, { durable: false, readOnly, guard, ascending: ASCENDING })
    } catch (error) {
      throw ioError('open', directory, error)
    }
  }

  #currentView(): View {
    assert(this.#view !== undefined, 'an open store has a view')
    return this.#view
  }

  #generationsOnDisk(): number[] {
    return viewDirectories(this.layout)
      .map((name) => Number(/^view-(\d+)$/.exec(name)?.[1] ?? 0))
      .filter(Number.isSafeInteger)
  }

  /**
   * Views that nobody will open again (a process that still maps one keeps its pages), and segments
   * that were made and never written to. Runs under both locks: which view is the current one is
   * everybody's to say, and another may just have made a new one.
   */
  #removeLeftovers(): void {
    const { viewGeneration, position } = this.tail()
    this.files.removeUnused(position)
    this.#removeViews((name) =>
      name.startsWith(BUILDING)
        ? isAbandonedDirectory(join(this.layout.home, name), this.environment.boot)
        : name !== `view-${viewGeneration}`,
    )
  }

  #removeViews(isLeftOver: (name: string) => boolean): void {
    for (const name of viewDirectories(this.layout).filter(isLeftOver)) {
      removeUnused(join(this.layout.home, name))
    }
  }

  #noteRecovery({ adopted, torn }: Recovered): void {
    if (adopted > 0) {
      this.repairs.push({
        what: 'adopted-blocks',
        why: `${adopted} complete block(s) of a process that died were taken over`,
      })
    }
    if (torn !== undefined) this.repairs.push({ what: 'torn-tail', why: tornText(torn) })
  }

  #release(): void {
    this.#closed = true
    void this.#view?.retire()
    this.files.close()
    this.#tail.close()
    this.lock.close()
  }
}

/** What `exclusively` hands to its body. */
export interface Current {
  readonly tail: Tail
  readonly state: ViewState
  readonly view: LmdbStore
}

function isAt({ nextSeq, root }: ViewState, tail: Tail): boolean {
  return nextSeq === tail.nextSeq && Buffer.compare(root, tail.root) === 0
}

/** Another process has a lock for longer than this one waits, or this one is closing. */
export function isBusy(error: unknown): boolean {
  return error instanceof CortexError && (error.code === 'BUSY' || error.code === 'CLOSED')
}

/** Memories that were erased by this entry or a later one. */
function erasedSince(view: LmdbStore, seq: number): Uint8Array[] {
  const range = { from: erasedFrom(seq), to: prefixEnd(prefixKey('erased/')) }
  return view.peek((reader) =>
    [...reader.scan(range)].map(({ key }) => Buffer.from(trailingId(key))),
  )
}

function tornText({ file, bytes, seq }: TornTail): string {
  return `an unfinished write of ${bytes} bytes before entry ${seq} was cut off and kept in ${file}`
}

function isJournalDamage(error: CortexError): boolean {
  return error.code === 'CORRUPT' && error.details?.file !== undefined
}

const OF_THE_MACHINE: readonly unknown[] = ['EMFILE', 'ENFILE', 'ENOMEM']

function isOfTheMachine({ code, details }: CortexError): boolean {
  return code === 'DISK_FULL' || OF_THE_MACHINE.includes(details?.errno)
}

/** Windows keeps what another process maps; a later start removes it. */
function removeUnused(directory: string): void {
  try {
    rmSync(directory, { recursive: true, force: true })
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}
