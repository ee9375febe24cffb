/**
 * What the view does not show yet, in memory: the blocks behind it, folded by this process for itself.
 * The journal holds them already, so nothing is lost with it. A read is the view, as far as it
 * goes, with these changes over it; the view takes them later, many at once, under the lock of the views.
 *
 *   view   0 ……… shown
 *   here          from ≤ shown ……… end      any view between `from` and `end` will do below
 *
 * @module
 */
import { assert } from '../assert.ts'
import { CortexError } from '../errors.ts'
import { nextSeqAfter } from '../journal/block.ts'
import type { JournalFiles, Position } from '../journal/journal-files.ts'
import { isLate } from '../keys/late-keys.ts'
import { Later } from '../projections/later.ts'
import { applyEntries, putState, sealState } from '../projections/reducer.ts'
import { readState, type ViewState } from '../projections/state.ts'
import { Target, type TreeCaches } from '../projections/target.ts'
import { Batch } from '../store/batch.ts'
import { Overlay } from '../store/overlay.ts'
import type { Environment } from './environment.ts'
import { assertFollows, rootMismatch } from './fold.ts'
import { blocksTo } from './fold-journal.ts'
import type { Tail, TailFile } from './tail.ts'
import type { View } from './view.ts'
import { sealedChange, type ViewReader } from './view-reader.ts'

/** So many entries or bytes, and the view takes them. */
const ENTRIES_DUE = 256
const BYTES_DUE = 4 * 1024 * 1024
/** So many, and nobody writes before the view has taken them. */
const ENTRIES_MAX = 16_384
const BYTES_MAX = 64 * 1024 * 1024
/** So many entries, and what only reads need is staged, so that no read has to wait for it for long. */
const LATE_MAX = 1024
/** What the view has is dropped from memory when this much is held. */
const ENTRIES_KEPT = 1024
/** After somebody else wrote, each commit is shown at once for so long: others would fold it themselves. */
const SHARED_MS = 500
/** An old moment of the view and a new one of the journal do not fit: look at both again. */
const ATTEMPTS = 3

/** What it needs of the store. */
export interface Around {
  readonly environment: Environment
  readonly files: JournalFiles
  readonly caches: TreeCaches
  readonly tailFile: TailFile
  readonly view: View | undefined
  readonly segmentGeneration: number
  tail(): Tail
  currentView(): View
}

interface Place {
  readonly nextSeq: number
  readonly position: Position
}

interface Held {
  readonly view: View
  readonly segmentGeneration: number
  readonly overlay: Overlay
  /** The overlay and the view below it, without what is put off. */
  readonly staged: ViewReader
  readonly reader: ViewReader
  /** What only reads need, of the entries from `settled` on. */
  readonly later: Later<Target>
  settled: number
  from: number
  end: Place
  state: ViewState
  /** Everything in it was synced by this process: what others wrote may have been left to the system. */
  isSynced: boolean
}

export class Recent {
  readonly #parts: Around
  #held: Held | undefined
  /** Where some block begins, so that the journal need not be searched for it. */
  #known: Place | undefined
  #sharedUntil = 0
  /** The view cannot be read where it would have to be to take what it lacks. */
  #isStuck = false

  constructor(parts: Around) {
    this.#parts = parts
  }

  /** Entries that the view lacks and this process holds. */
  get entries(): number {
    return this.#held === undefined ? 0 : this.#held.end.nextSeq - this.#held.from
  }

  get isDue(): boolean {
    return this.entries >= ENTRIES_DUE || (this.#held?.overlay.bytes ?? 0) >= BYTES_DUE
  }

  /** The view has been out of reach for long: what is written now would have to be held too. */
  get isFull(): boolean {
    const most = this.#parts.environment.heldEntriesMax ?? ENTRIES_MAX
    return this.entries >= most || (this.#held?.overlay.bytes ?? 0) >= BYTES_MAX
  }

  /** Others write too. */
  get isShared(): boolean {
    return this.#parts.environment.waiting.elapsed() < this.#sharedUntil
  }

  /** So far that a writer lets the view itself catch up, or has it rebuilt. */
  isFarBehind(tail: Tail): boolean {
    if (this.#isStuck) return true
    const end = this.#held?.end.nextSeq ?? this.#parts.currentView().seenSeq
    return tail.nextSeq - end > ENTRIES_KEPT
  }

  /** Nothing of it is lost: the journal has it. */
  drop(): void {
    this.#isStuck = false
    if (this.#held === undefined) return
    this.#held = undefined
    this.#parts.caches.revalidate()
  }

  /** The view with everything up to `tail`, for as long as this turn of the event loop lasts. */
  moment(tail: Tail | undefined): ViewReader {
    for (let attempt = 1; ; attempt++) {
      try {
        return this.#moment(tail)
      } catch (error) {
        // A view of an earlier moment, or segments that were just replaced.
        this.drop()
        this.#known = undefined
        const { store } = this.#parts.currentView()
        if (attempt === ATTEMPTS || !(error instanceof CortexError) || store.isGone) throw error
        this.#parts.files.reopen()
        store.refresh()
      }
    }
  }

  #moment(tail: Tail | undefined): ViewReader {
    const { segmentGeneration } = this.#parts
    const view = this.#parts.currentView()
    let held = this.#held
    if (
      held !== undefined &&
      (held.view !== view || held.segmentGeneration !== segmentGeneration)
    ) {
      this.drop()
      held = undefined
    }
    if (held === undefined && (tail === undefined || tail.nextSeq > view.seenSeq)) {
      // Somebody wrote since we last looked.
      view.store.refresh()
      view.seenSeq = view.shownSeq()
    } else if (held !== undefined) {
      const shown = view.shownSeq()
      if (shown >= held.end.nextSeq || this.#isOvertaken(held, shown)) {
        if (shown === held.end.nextSeq) this.#known = held.end
        this.drop()
        held = undefined
        view.seenSeq = shown
      } else if (this.entries > ENTRIES_KEPT && shown > held.from) {
        held.overlay.trim(shown)
        held.from = shown
      }
    }
    if (tail === undefined) return held?.reader ?? view.reader
    if (held === undefined) {
      if (tail.nextSeq === view.seenSeq) this.#known = tail
      if (tail.nextSeq <= view.seenSeq) return view.reader
      held = this.#begin(view)
    }
    if (tail.nextSeq > held.end.nextSeq) this.#extend(held, tail)
    return held.reader
  }

  /** Where a commit puts off what only reads need. */
  later(): Later<Target> {
    const held = this.#held
    return held === undefined
      ? new Later<Target>()
      : new Later<Target>(() => this.#settle(held), held.later.nextTicket)
  }

  /** After a commit of our own: `batch` and `later` lead from what `moment` showed to `tail`. */
  take(batch: Batch, later: Later<Target>, tail: Tail, state: ViewState): void {
    this.#held ??= this.#begin(this.#parts.currentView())
    const held = this.#held
    held.later.take(later)
    this.#add(held, batch, tail, state)
  }

  #add(held: Held, batch: Batch, tail: Tail, state: ViewState): void {
    held.overlay.take(batch.staged, tail.nextSeq)
    held.end = tail
    held.state = state
    if (held.later.waiting === 0) held.settled = tail.nextSeq
    else if (tail.nextSeq - held.settled > LATE_MAX) this.#settle(held)
  }

  /** Stages what was put off: after it the overlay has all keys of all its entries. */
  #settle(held: Held): void {
    if (held.later.waiting === 0) return
    assert(!this.#isOvertaken(held, held.view.shownSeq()), 'what is put off is done once')
    const batch = new Batch(held.staged)
    Target.settle(held.later, batch, this.#parts.caches)
    held.later.clear()
    held.overlay.take(batch.staged, held.end.nextSeq)
    held.settled = held.end.nextSeq
  }

  /** What was put off was meant for an older view: it would be done twice. */
  #isOvertaken({ later, settled }: Held, shown: number): boolean {
    return later.waiting > 0 && shown > settled
  }

  /** Called by a writer that found entries of somebody else. */
  noteOthers(): void {
    this.#sharedUntil = this.#parts.environment.waiting.elapsed() + SHARED_MS
  }

  /** Runs under the lock of the views: the view takes what it lacks. */
  show(): void {
    let held = this.#held
    const tail = this.#parts.tailFile.read()
    if (held === undefined || tail === undefined) return
    const { view } = held
    // Another view has taken its place, and shows all of it.
    const isOurs =
      view === this.#parts.view &&
      tail.viewGeneration === view.generation &&
      tail.segmentGeneration === held.segmentGeneration
    view.store.refresh()
    const shown = view.shownSeq()
    if (isOurs && shown >= held.from && shown < held.end.nextSeq) {
      if (this.#isOvertaken(held, shown)) {
        this.drop()
        held = this.#begin(view)
        this.#extend(held, tail)
      }
      this.#isStuck = true
      this.#settle(held)
      this.#isStuck = false
      const { overlay, end } = held
      const { onStep } = this.#parts.environment
      // A view that was written to has a block after its mark: that is how a torn one is recognised (S18).
      if (!held.isSynced) this.#parts.files.sync(end.position.segment)
      onStep?.('showing')
      view.store.write(overlay.changes().map(sealedChange))
      onStep?.('viewed')
      view.seenSeq = end.nextSeq
    }
    this.#known = held.end
    this.#held = undefined
  }

  #begin(view: View): Held {
    const state = readState(view.reader)
    const overlay = new Overlay()
    const later = new Later<Target>()
    const { get, scan } = view.reader
    const staged: ViewReader = {
      get: (key) => {
        const latest = overlay.get(key)
        return latest === undefined ? get(key) : latest.value
      },
      scan: (range, onDamage) => overlay.scan(range, (rest) => scan(rest, onDamage)),
    }
    const reader: ViewReader = {
      get: (key) => {
        if (later.waiting > 0 && isLate(key)) this.#settle(held)
        return staged.get(key)
      },
      scan: (range, onDamage) => {
        this.#settle(held)
        return staged.scan(range, onDamage)
      },
    }
    const { segmentGeneration } = this.#parts
    const end = { nextSeq: state.nextSeq, position: this.#placeOf(state.nextSeq) }
    const { nextSeq: from } = state
    const isSynced = this.#parts.environment.durable
    const held: Held = {
      view,
      segmentGeneration,
      overlay,
      staged,
      reader,
      later,
      settled: from,
      from,
      end,
      state,
      isSynced,
    }
    this.#held = held
    return held
  }

  /** Where this entry begins, or a block before it. */
  #placeOf(seq: number): Position {
    const tail = this.#parts.tail()
    if (tail.nextSeq === seq) return tail.position
    const known = this.#known
    const isNear = known?.position.segment === tail.position.segment && known.nextSeq <= seq
    return isNear ? known.position : this.#parts.files.locate(seq, tail.position)
  }

  #extend(held: Held, tail: Tail): void {
    const { files, caches } = this.#parts
    caches.revalidate()
    const batch = new Batch(held.staged)
    const later = this.later()
    const target = new Target(batch, caches, { later })
    let { state } = held
    for (const { block } of blocksTo(files, held.end.position, tail)) {
      if (nextSeqAfter(block) <= state.nextSeq) continue
      assertFollows(state, block)
      // Before files are rewritten, the view takes all that they will lack: it is newer than we saw.
      if (block.entries.some((entry) => entry.parts.some(({ stub }) => stub !== undefined))) {
        throw new CortexError(
          'CORRUPT',
          `Cannot read: the view is older than an erasure of what block ${block.firstSeq} says. Open the store for writing once, or run \`cortex rebuild\``,
          { details: { key: 'view', seq: block.firstSeq } },
        )
      }
      state = { ...applyEntries(target, state, block.commitId, block.entries), root: block.root }
    }
    const sealed = sealState(target, state)
    if (Buffer.compare(sealed.root, tail.root) !== 0) {
      throw rootMismatch(held.end.nextSeq, 'applying the journal from there gives another root')
    }
    putState(target, sealed)
    held.later.take(later)
    this.#add(held, batch, tail, sealed)
    held.isSynced = false
  }
}
