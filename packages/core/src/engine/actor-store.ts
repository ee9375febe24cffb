/**
 * The store of one actor as one process sees it: the lock of all processes, the journal, and the
 * current generation of the view. Reads go to the view at once; everything that changes anything
 * goes through `exclusively`, which first brings this process up to date.
 *
 * @module
 */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '../assert.ts'
import { equalBytes } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
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
import { LmdbStore } from '../store/lmdb-store.ts'
import { BUILDING, Building } from './building.ts'
import type { Environment, EraseStep } from './environment.ts'
import { Folder } from './fold.ts'
import { blocksTo, foldSlowlyTo, foldTo, type Progress } from './fold-journal.ts'
import { createHome, isAbandoned, type Layout, storeExists, viewDirectories } from './layout.ts'
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
  /** Accept the loss of a damaged last block when `lock/` is gone. */
  readonly recover: boolean
}

/** What opening or catching up had to mend, newest last; shown in `status`. */
export interface Repair {
  /** What was repaired. */
  readonly what:
    | 'torn-tail'
    | 'adopted-blocks'
    | 'view-rebuilt'
    | 'lock-rebuilt'
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

  private constructor(layout: Layout, environment: Environment, options: StoreOptions) {
    this.layout = layout
    this.environment = environment
    this.readOnly = options.readOnly
    this.files = new JournalFiles(layout.journal, {
      readOnly: options.readOnly,
      segmentBytes: environment.segmentBytes,
    })
    this.lock = new StoreLock(layout, options.readOnly)
    this.#tail = new TailFile(layout.tail, environment.boot, { readOnly: options.readOnly })
  }

  static open(layout: Layout, environment: Environment, options: StoreOptions): ActorStore {
    if (options.readOnly && !storeExists(layout)) {
      throw new CortexError('NOT_FOUND', `Cannot open ${layout.home}: there is no store`, {
        details: { home: layout.home },
      })
    }
    if (!options.readOnly) createHome(layout)
    const store = new ActorStore(layout, environment, options)
    try {
      if (options.readOnly) store.#openForReading()
      else store.#openForWriting(options.recover)
      return store
    } catch (error) {
      store.#release()
      throw error
    }
  }

  /** For checking: the journal alone, without touching a view that may be damaged. */
  static openJournal(layout: Layout, environment: Environment): ActorStore {
    return new ActorStore(layout, environment, { readOnly: true, recover: false })
  }

  /**
   * Folds the journal into a new view without opening the old one: reading a damaged view can kill
   * the process that does it.
   */
  static async rebuildAside(
    layout: Layout,
    environment: Environment,
    onProgress?: Progress,
  ): Promise<{ readonly before: Tail; readonly state: ViewState }> {
    if (!storeExists(layout)) {
      throw new CortexError('NOT_FOUND', `Cannot rebuild ${layout.home}: there is no store`)
    }
    createHome(layout)
    const store = new ActorStore(layout, environment, { readOnly: false, recover: false })
    try {
      const before = store.tail()
      const lost = store.lock.hold((marks) => {
        if (marks.read() !== undefined) return false
        store.#adoptJournal(false, marks)
        return true
      })
      const state = lost ? store.#readState() : await store.rebuild(onProgress)
      store.lock.hold(() => store.#removeOldViews())
      return { before, state }
    } finally {
      await store.close()
    }
  }

  /** Opens the view of the committed generation, after its file was looked at. */
  openView(): void {
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
    if (tail.segmentGeneration !== this.#segmentGeneration) {
      this.files.reopen()
      this.#segmentGeneration = tail.segmentGeneration
    }
    return tail
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

  /** One moment of the view for as long as `body` runs, with everything that was acknowledged. */
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
   * newest journal and view.
   */
  exclusively<T>(body: (current: Current) => T): T {
    this.assertOpen()
    return this.lock.hold((marks) => body(this.#bringUpToDate(marks)))
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

  /** Throws unless the journal says what the view does of this memory, and has room for its stubs. */
  assertErasable(id: Uint8Array): void {
    this.exclusively(({ tail, view }) => {
      view.refresh()
      const bytes = view.peek((reader) => openedReader(reader).get(headKey(id)))
      if (bytes === undefined) return
      const head = decodeHead(bytes)
      if (head.erased !== undefined) return
      const value = new SegmentRewrite(this.files).rehearse(id, tail.position)
      if (value !== undefined && equalBytes(value, sealHead(head).treeValue)) return
      throw new CortexError(
        'CORRUPT',
        'Cannot erase: the journal says something else of the memory than the view. Run `cortex verify`',
      )
    })
  }

  /** Takes what was erased out of the journal's files, and tells every process. */
  finishErasures(): void {
    this.assertOpen()
    this.lock.hold((marks) => {
      this.#finishErasures(this.#bringUpToDate(marks))
    })
  }

  /** Folds what the view lacks. Runs under the lock. */
  catchUp(tail: Tail): ViewState {
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
  }

  // -------------------------------------------------------------------------------------------
  // Marks and generations

  /** Flushes the view and records what is durable. Cheap if nothing was written since. */
  async mark(): Promise<void> {
    if (this.readOnly || this.#closed) return
    const tail = this.#tail.read()
    const view = this.#view
    if (tail === undefined || view === undefined) return
    const { written } = this.lock
    if (written !== undefined && samePosition(written.position, tail.position)) return
    if (tail.viewGeneration !== view.generation) return
    // The tail moves before the view does; the mark vouches only for what the view shows.
    if (this.#readState().nextSeq < tail.nextSeq) return
    await view.store.flush()
    if (this.#closed) return
    view.store.sweepReaders()
    const durable = { ...tail, viewBytes: view.store.fileBytes() }
    this.lock.hold((marks) => {
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
    const building = new Building(this.layout, this.environment)
    try {
      let from = JournalFiles.start(0)
      // Each round folds what was written during the one before, until little is left.
      for (let round = 0; round < 5; round++) {
        const tail = this.tail()
        if (!isBefore(from, tail.position)) break
        await foldSlowlyTo(this.files, building.folder, from, tail, onProgress)
        from = tail.position
      }
      await building.flush()
      return this.lock.hold((marks) => {
        const tail = this.#trueTail(marks)
        if (isBefore(from, tail.position)) foldTo(this.files, building.folder, from, tail)
        return this.#switchTo(building, tail, marks)
      })
    } catch (error) {
      throw storeError('rebuild', this.layout.home, error)
    } finally {
      building.discard()
    }
  }

  /** After it no file here holds what was erased before: not even pages that are free. */
  async scrub(onProgress?: Progress): Promise<ViewState> {
    this.finishErasures()
    const state = await this.rebuild(onProgress)
    this.lock.hold(() => {
      this.#removeOldViews()
      for (const name of readdirSync(this.layout.journal)) {
        if (name.endsWith('.torn')) rmSync(join(this.layout.journal, name))
      }
    })
    return state
  }

  async close(): Promise<void> {
    if (this.#closed) return
    try {
      await this.mark()
    } finally {
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
  #openForReading(): void {
    for (;;) {
      const { position, viewGeneration } = this.tail()
      try {
        this.files.segmentHead(position.segment)
        this.openView()
        this.#assertViewOfJournal()
        return
      } catch (error) {
        if (this.tail().viewGeneration === viewGeneration) throw error
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

  #openForWriting(recover: boolean): void {
    this.lock.hold((marks) => {
      const mark = marks.read()
      if (mark === undefined) this.#adoptJournal(recover, marks)
      // Nothing is appended to a segment whose head is damaged or of a newer format.
      else this.files.segmentHead((this.#tail.read() ?? mark).position.segment)
      this.#finishLeftErasures(this.#bringUpToDate(marks))
      this.#removeOldViews()
    })
  }

  /** `lock/` is empty: a new store, or a copy of nothing but segment files. */
  #adoptJournal(recover: boolean, marks: Marks): void {
    syncDirectory(this.layout.lock)
    if (this.files.isUnborn()) {
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
    this.repairs.push({
      what: 'lock-rebuilt',
      why: '`lock/` was missing; the journal was read whole',
    })
    const tail: Tail = { ...recovered.end, viewGeneration: 0, segmentGeneration: 1, viewBytes: 0 }
    this.#buildGeneration(tail, marks, 'there was no lock to vouch for a view')
  }

  /** Whoever opens a store finishes what was left; if that fails, the store can be used all the same. */
  #finishLeftErasures(current: Current): void {
    try {
      if (!this.#finishErasures(current)) return
      const why = 'a process that erased died before the files were rewritten'
      this.repairs.push({ what: 'erasure-finished', why })
    } catch (error) {
      if (!(error instanceof CortexError)) throw error
      this.repairs.push({ what: 'erasure-unfinished', why: error.message })
    }
  }

  /** Runs under the lock. True if there was anything to finish. */
  #finishErasures({ tail, state, view, marks }: Current): boolean {
    const rewrite = new SegmentRewrite(this.files)
    const step = (name: EraseStep): void => this.environment.onEraseStep?.(name)
    const decided = rewrite.isDecided
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
      end = this.#seal(end, marks)
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

  /** Ends the segment that is written to; the next block goes to a new one. */
  #seal(tail: Tail, marks: Marks): Tail {
    const position = this.files.createSegment(tail.nextSeq, tail.root)
    this.files.truncate(tail.position)
    const sealed = { ...tail, position }
    this.#commitTail(sealed, marks)
    return sealed
  }

  /** The first thing under the lock, always: tail, segments and view as they truly are. */
  #bringUpToDate(marks: Marks): Current {
    const tail = this.#trueTail(marks)
    return this.#ensureView(tail, marks)
  }

  #trueTail(marks: Marks): Tail {
    const live = this.#tail.read()
    let tail = live ?? marks.read()
    assert(tail !== undefined, 'an opened store has a mark')
    if (tail.segmentGeneration !== this.#segmentGeneration) {
      this.files.reopen()
      this.#segmentGeneration = tail.segmentGeneration
    }
    if (live === undefined) tail = this.#afterMachineStop(tail, marks)
    else if (!this.files.isEnd(tail.position)) {
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
      remembered?.nextSeq === tail.nextSeq &&
      Buffer.compare(remembered.root, tail.root) === 0
    ) {
      return { tail, state: remembered, view: view.store, marks }
    }
    this.forget()
    const problem = this.#tryView(tail)
    const current = problem === undefined ? tail : this.#buildGeneration(tail, marks, problem)
    const state = this.#state
    assert(state !== undefined, 'a view that was opened has a state')
    return { tail: current, state, view: this.#currentView().store, marks }
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

  /** Opens the committed generation if it is another one; it may be replaced while we look. */
  #followGeneration(): Tail | undefined {
    for (;;) {
      const tail = this.#tail.read()
      if (tail === undefined || tail.viewGeneration === this.#view?.generation) return tail
      try {
        this.openView()
      } catch (error) {
        if (this.#tail.read()?.viewGeneration === tail.viewGeneration) throw error
      }
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
    const generation = Math.max(tail.viewGeneration, ...this.#generationsOnDisk()) + 1
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
    const { turn } = this.lock
    try {
      return new LmdbStore(directory, { durable: false, readOnly, turn, ascending: ASCENDING })
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
   * Views that nobody will open again; a process that still maps one keeps its pages. Runs under the
   * lock: which view is the current one is everybody's to say, and another may just have made a new one.
   */
  #removeOldViews(): void {
    const current = `view-${this.tail().viewGeneration}`
    for (const name of viewDirectories(this.layout)) {
      const building = name.startsWith(BUILDING)
      if (building ? isAbandoned(name, this.environment.boot) : name !== current) {
        removeUnused(join(this.layout.home, name))
      }
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
  readonly marks: Marks
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
