/**
 * The view in use: which generation it is, whether it can be used, and how another takes its place.
 *
 * @module
 */

import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '../assert.ts'
import { CortexError } from '../errors.ts'
import { JournalFiles } from '../journal/journal-files.ts'
import type { ViewState } from '../projections/state.ts'
import { BUILDING, Building } from './building.ts'
import { blocksTo, foldTo } from './fold-journal.ts'
import { isAbandonedDirectory, viewDirectories } from './layout.ts'
import type { Marks } from './store-lock.ts'
import type { Current, StoreParts } from './store-parts.ts'
import type { Tail } from './tail.ts'

export class Generations {
  readonly #parts: StoreParts

  constructor(parts: StoreParts) {
    this.#parts = parts
  }

  openCurrentView(): void {
    const tail = this.#parts.tail()
    const problem = this.#viewFileProblem(tail) ?? this.#tornViewProblem(tail)
    if (problem !== undefined) {
      throw new CortexError(
        'CORRUPT',
        `Cannot open the view of ${this.#parts.layout.home}: ${problem}. Open the store for writing once, or run \`cortex rebuild\``,
        {
          details: { key: 'view' },
        },
      )
    }
    this.#parts.openView(tail.viewGeneration)
  }

  /** A view that lags is served, with what it lacks; one that is not of this journal is refused. */
  assertViewOfJournal(): void {
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

  /**
   * Opens the committed generation if it is another one; it may be replaced while we look. If another
   * process has the views just now, the one that is open will do until it is done.
   */
  followGeneration(): Tail | undefined {
    for (;;) {
      const tail = this.#parts.tailFile.read()
      if (tail === undefined || tail.viewGeneration === this.#parts.view?.generation) return tail
      try {
        const { views } = this.#parts.lock
        if (views === undefined) this.openCurrentView()
        else if (views.ifFree(() => this.openCurrentView()) === undefined) return tail
      } catch (error) {
        if (this.#parts.tailFile.read()?.viewGeneration === tail.viewGeneration) throw error
      }
    }
  }

  ensureView(tail: Tail, marks: Marks): Current {
    this.#parts.forget()
    const problem = this.#tryView(tail)
    const current = problem === undefined ? tail : this.buildGeneration(tail, marks, problem)
    const state = this.#parts.state
    assert(state !== undefined, 'a view that was opened has a state')
    return { tail: current, state, reader: this.#parts.recent.moment(current) }
  }

  /** Opens the view of the tail and brings it up to date; says why it cannot be used. */
  #tryView(tail: Tail): string | undefined {
    const problem = this.#viewFileProblem(tail)
    if (problem !== undefined) return problem
    try {
      if (this.#parts.view?.generation !== tail.viewGeneration)
        this.#parts.openView(tail.viewGeneration)
      this.#parts.recent.show()
      let state = this.#parts.readState()
      if (state.nextSeq > tail.nextSeq) return 'the view is ahead of the journal'
      if (state.nextSeq < tail.nextSeq) state = this.#parts.catchUp(tail)
      if (Buffer.compare(state.root, tail.root) !== 0)
        return "the root of the view is not the journal's"
      this.#parts.state = state
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
    const file = join(this.#parts.layout.view(tail.viewGeneration), 'data.mdb')
    try {
      return statSync(file).size < tail.viewBytes ? 'the view was truncated' : undefined
    } catch {
      return tail.nextSeq === 0 ? undefined : 'the view is missing'
    }
  }

  /** After a machine stop a view that was written since its flush may be torn: it is not mapped. */
  #tornViewProblem(tail: Tail): string | undefined {
    if (this.#parts.tailFile.read() !== undefined || this.#parts.files.isEnd(tail.position))
      return undefined
    return 'the machine stopped while it was written'
  }

  /** Folds the whole journal under the lock; only for a store that has no usable view. */
  buildGeneration(tail: Tail, marks: Marks, why: string): Tail {
    this.#parts.repairs.push({ what: 'view-rebuilt', why })
    const building = new Building(this.#parts.layout, this.#parts.environment)
    try {
      foldTo(this.#parts.files, building.folder, JournalFiles.start(0), tail)
      this.switchTo(building, tail, marks)
    } finally {
      building.discard()
    }
    const current = this.#parts.tailFile.read()
    assert(current !== undefined, 'switching wrote the tail')
    return current
  }

  /** Runs under the lock: gives the finished view its name, and makes it everybody's. */
  switchTo(building: Building, tail: Tail, marks: Marks): ViewState {
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
    building.moveTo(this.#parts.layout.view(generation))
    this.#parts.openView(generation)
    this.#parts.commitTail({ ...tail, viewGeneration: generation, viewBytes: bytes }, marks)
    this.#parts.state = state
    return state
  }

  #generationsOnDisk(): number[] {
    return viewDirectories(this.#parts.layout)
      .map((name) => Number(/^view-(\d+)$/.exec(name)?.[1] ?? 0))
      .filter(Number.isSafeInteger)
  }

  /**
   * Views that nobody will open again (a process that still maps one keeps its pages), and segments
   * that were made and never written to. Runs under both locks: which view is the current one is
   * everybody's to say, and another may just have made a new one.
   */
  removeLeftovers(): void {
    const { viewGeneration, position } = this.#parts.tail()
    this.#parts.files.removeUnused(position)
    this.removeViews((name) =>
      name.startsWith(BUILDING)
        ? isAbandonedDirectory(join(this.#parts.layout.home, name), this.#parts.environment.boot)
        : name !== `view-${viewGeneration}`,
    )
  }

  removeViews(isLeftOver: (name: string) => boolean): void {
    for (const name of viewDirectories(this.#parts.layout).filter(isLeftOver)) {
      removeUnused(join(this.#parts.layout.home, name))
    }
  }
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
