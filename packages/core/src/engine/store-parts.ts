/**
 * What one process has of a store: its locks, its files, the tail, and the view in use. Everything that
 * reads, mends or changes a store works on these parts.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { CortexError } from '../errors.ts'
import { ioError } from '../journal/io-error.ts'
import { JournalFiles, syncDirectory } from '../journal/journal-files.ts'
import { ASCENDING } from '../keys/keyspace.ts'
import { readState, type ViewState } from '../projections/state.ts'
import { TreeCaches } from '../projections/target.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import type { Environment } from './environment.ts'
import { Folder } from './fold.ts'
import { foldTo } from './fold-journal.ts'
import type { Layout } from './layout.ts'
import { Recent } from './recent.ts'
import { journalStart, type Recovered, type TornTail, walk } from './recovery.ts'
import { type Marks, StoreLock } from './store-lock.ts'
import { type Tail, TailFile } from './tail.ts'
import { View } from './view.ts'
import { openedReader, type ViewReader } from './view-reader.ts'

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

/** What a writer starts from: everything up to the tail. */
export interface Current {
  readonly tail: Tail
  readonly state: ViewState
  /** All of it, as this turn of the event loop sees it. */
  readonly reader: ViewReader
}

export class StoreParts {
  readonly layout: Layout
  readonly environment: Environment
  readonly readOnly: boolean
  readonly files: JournalFiles
  readonly repairs: Repair[] = []
  readonly lock: StoreLock
  readonly tailFile: TailFile
  readonly caches: TreeCaches = new TreeCaches()
  /** What the view does not show yet. */
  readonly recent: Recent = new Recent(this)
  view: View | undefined
  segmentGeneration = 0
  /** The view's state as of our own last commit; good as long as the tail has not moved. */
  state: ViewState | undefined
  closed = false

  /** With its locks and files, and without a view. */
  static async open(
    layout: Layout,
    environment: Environment,
    readOnly: boolean,
  ): Promise<StoreParts> {
    const lock = await StoreLock.open(layout, environment, readOnly)
    try {
      return new StoreParts(layout, environment, lock, readOnly)
    } catch (error) {
      lock.close()
      throw error
    }
  }

  private constructor(
    layout: Layout,
    environment: Environment,
    lock: StoreLock,
    readOnly: boolean,
  ) {
    this.layout = layout
    this.environment = environment
    this.readOnly = readOnly
    this.lock = lock
    this.files = new JournalFiles(layout.journal, {
      readOnly,
      segmentBytes: environment.segmentBytes,
    })
    const { elapsed } = environment.waiting
    this.tailFile = new TailFile(layout.tail, environment.boot, { readOnly, elapsed })
  }

  /** The committed tail as everybody sees it. */
  tail(): Tail {
    const tail = this.tailFile.read() ?? this.#readerTail()
    this.followSegments(tail)
    return tail
  }

  followSegments({ segmentGeneration }: Tail): void {
    if (segmentGeneration === this.segmentGeneration) return
    this.files.reopen()
    this.segmentGeneration = segmentGeneration
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

  /** Moves the committed tail: from here on, every process counts these entries. */
  advance(tail: Tail): void {
    this.tailFile.write(tail)
  }

  /** After a commit that may be half done: trust nothing in memory. */
  forget(): void {
    this.state = undefined
    this.caches.revalidate()
  }

  /** Runs a commit to the view. BUSY if another process has the views for longer than a moment. */
  showing<T>(body: () => T): T {
    const { views } = this.lock
    assert(views !== undefined, 'anyone who writes has the lock of the views')
    return views.atOnce('show a write', body)
  }

  /** Folds what the view lacks. Runs under the lock of the journal. */
  catchUp(tail: Tail): ViewState {
    return this.showing(() => {
      const view = this.currentView()
      this.files.sync(tail.position.segment)
      this.forget()
      const folder = new Folder(view.store, this.caches)
      try {
        const from = this.files.locate(folder.state.nextSeq, tail.position)
        foldTo(this.files, folder, from, tail)
        folder.flush()
      } finally {
        folder.release()
      }
      this.state = folder.state
      return folder.state
    })
  }

  readState(): ViewState {
    const snapshot = this.currentView().store.snapshot()
    try {
      return readState(openedReader(snapshot))
    } finally {
      snapshot.release()
    }
  }

  stateIfReadable(): ViewState | undefined {
    try {
      return this.readState()
    } catch {
      return undefined
    }
  }

  currentView(): View {
    assert(this.view !== undefined, 'an open store has a view')
    return this.view
  }

  openView(generation: number): void {
    const previous = this.view
    const directory = this.layout.view(generation)
    const store = this.#openStore(directory)
    this.view = new View(generation, store)
    this.recent.drop()
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

  /** A mark vouches for the view, so the view is flushed first. */
  commitTail(tail: Tail, marks: Marks): void {
    this.currentView().store.flushSync()
    syncDirectory(this.layout.view(tail.viewGeneration))
    marks.write(tail)
    this.segmentGeneration = tail.segmentGeneration
    this.advance(tail)
  }

  noteRecovery({ adopted, torn }: Recovered): void {
    if (adopted > 0) {
      this.repairs.push({
        what: 'adopted-blocks',
        why: `${adopted} complete block(s) of a process that died were taken over`,
      })
    }
    if (torn !== undefined) this.repairs.push({ what: 'torn-tail', why: tornText(torn) })
  }

  assertOpen(): void {
    if (this.closed) {
      throw new CortexError('CLOSED', `Cannot use the store of ${this.layout.actor}: it was closed`)
    }
  }

  release(): void {
    this.closed = true
    void this.view?.retire()
    this.files.close()
    this.tailFile.close()
    this.lock.close()
  }
}

export function isAt({ nextSeq, root }: ViewState, tail: Tail): boolean {
  return nextSeq === tail.nextSeq && Buffer.compare(root, tail.root) === 0
}

/** Another process has a lock for longer than this one waits, or this one is closing. */
export function isBusy(error: unknown): boolean {
  return error instanceof CortexError && (error.code === 'BUSY' || error.code === 'CLOSED')
}

function tornText({ file, bytes, seq }: TornTail): string {
  return `an unfinished write of ${bytes} bytes before entry ${seq} was cut off and kept in ${file}`
}
