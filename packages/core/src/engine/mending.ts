/**
 * The journal and its tail as they truly are, whatever died before: what is looked at, and mended, first
 * under both locks.
 *
 * @module
 */

import { existsSync, rmSync } from 'node:fs'
import { assert } from '../assert.ts'
import { CortexError } from '../errors.ts'
import { confirmEnd, confirmWhole } from '../journal/confirm-end.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import { withFormerTurn } from '../store/former-turn.ts'
import type { Generations } from './generations.ts'
import { createHome } from './layout.ts'
import { journalStart, recoverEnd, recoverWithoutLock } from './recovery.ts'
import type { Marks } from './store-lock.ts'
import type { StoreParts } from './store-parts.ts'
import type { Tail } from './tail.ts'

export class Mending {
  readonly #parts: StoreParts
  readonly #generations: Generations

  constructor(parts: StoreParts, generations: Generations) {
    this.#parts = parts
    this.#generations = generations
  }

  /**
   * Earlier builds have another lock. Under that one too, the mark and the tail get the present form:
   * an earlier build that still runs finds a newer format, and stops.
   */
  leaveFormerLayout(marks: Marks): void {
    this.#findTail()
    if (!this.#parts.tailFile.read()?.former && !marks.read()?.former) return
    withFormerTurn(this.#parts.layout.formerTurn, () => {
      const mark = marks.read()
      const live = this.#parts.tailFile.read()
      if (mark !== undefined) marks.write(mark)
      if (live !== undefined) this.#parts.advance(live)
    })
    rmSync(this.#parts.layout.formerTurn, { recursive: true, force: true })
  }

  /** Makes sure that the journal is there to be written to. True if it had to be read whole. */
  mendJournal(recover: boolean, marks: Marks): boolean {
    const known = this.#parts.tailFile.read() ?? marks.read()
    if (known === undefined) {
      this.#adoptJournal(recover, marks)
      return true
    }
    this.#parts.followSegments(known)
    try {
      // Nothing is appended behind a hole, nor to a segment whose head is damaged or of a newer format.
      confirmWhole(this.#parts.files, known)
      this.#parts.files.segmentHead(known.position.segment)
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
    syncDirectory(this.#parts.layout.lock)
    if (this.#parts.files.isUnborn() && longer === undefined) {
      const start = journalStart()
      this.#parts.files.createSegment(0, start.root)
      const tail: Tail = { ...start, viewGeneration: 1, segmentGeneration: 1, viewBytes: 0 }
      rmSync(this.#parts.layout.view(1), { recursive: true, force: true })
      this.#parts.openView(1)
      this.#parts.commitTail(tail, marks)
      return
    }
    this.#parts.files.segmentHead(0)
    const recovered = recoverWithoutLock(this.#parts.files, recover)
    // A copy of the journal is all new to us: nobody died for its blocks.
    this.#parts.noteRecovery({ end: recovered.end, adopted: 0, torn: recovered.torn })
    this.#parts.repairs.push(
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
    this.#generations.buildGeneration(tail, marks, why)
  }

  trueTail(marks: Marks): Tail {
    this.#findTail()
    if ((this.#parts.tailFile.read() ?? marks.read()) === undefined)
      this.#adoptJournal(false, marks)
    const live = this.#parts.tailFile.read()
    let tail = live ?? marks.read()
    assert(tail !== undefined, 'an opened store has a mark')
    this.#parts.followSegments(tail)
    if (live === undefined) tail = this.#afterMachineStop(tail, marks)
    else if (!confirmEnd(this.#parts.files, tail)) {
      const recovered = recoverEnd(this.#parts.files, tail, { cutTorn: true })
      this.#parts.noteRecovery(recovered)
      tail = { ...tail, ...recovered.end }
      this.#parts.advance(tail)
    }
    return tail
  }

  /** `lock/` may have been deleted, or only the tail in it. */
  #findTail(): void {
    if (this.#parts.tailFile.isNamed()) return
    if (!existsSync(this.#parts.layout.journal)) {
      throw new CortexError('IO_ERROR', `Cannot use ${this.#parts.layout.home}: it was removed`)
    }
    createHome(this.#parts.layout)
    this.#parts.tailFile.reopen()
  }

  /**
   * The live tail is of an earlier boot: read on from the mark. Blocks after the mark mean that the
   * view was written after its flush, and unsynced pages of it may be gone: it is not opened.
   */
  #afterMachineStop(mark: Tail, marks: Marks): Tail {
    const recovered = recoverEnd(this.#parts.files, mark, { cutTorn: true })
    this.#parts.noteRecovery(recovered)
    const tail = { ...mark, ...recovered.end }
    if (recovered.adopted > 0) {
      return this.#generations.buildGeneration(
        tail,
        marks,
        'the machine stopped while the store was written',
      )
    }
    this.#parts.advance(tail)
    return tail
  }
}
