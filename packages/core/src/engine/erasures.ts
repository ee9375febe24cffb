/**
 * What was erased is taken out of the journal's files: rewritten beside the originals, put in place all
 * or none, by the next that comes if the one that erased died.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { equalBytes } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { erasedFrom, headKey, prefixEnd, prefixKey, trailingId } from '../keys/keyspace.ts'
import { decodeHead, sealHead } from '../records/head.ts'
import type { EraseStep } from './environment.ts'
import { SegmentRewrite } from './rewrite.ts'
import type { Marks } from './store-lock.ts'
import type { Current, StoreParts } from './store-parts.ts'
import type { Tail } from './tail.ts'
import type { ViewReader } from './view-reader.ts'

export class Erasures {
  readonly #parts: StoreParts

  constructor(parts: StoreParts) {
    this.#parts = parts
  }

  /**
   * Throws unless the journal says what the view does of this memory, and has room for its stubs.
   * Runs under the lock of the journal.
   */
  assertErasable(id: Uint8Array): void {
    const tail = this.#parts.tail()
    const bytes = this.#parts.recent.moment(tail).get(headKey(id))
    if (bytes === undefined) return
    const head = decodeHead(bytes)
    if (head.erased !== undefined) return
    const value = new SegmentRewrite(this.#parts.files).rehearse(id, tail.position)
    if (value !== undefined && equalBytes(value, sealHead(head).treeValue)) return
    throw new CortexError(
      'CORRUPT',
      'Cannot erase: the journal says something else of the memory than the view. Run `cortex verify`',
    )
  }

  /** Anyone who opens a store finishes what was left; if that fails, the store can be used anyway. */
  finishLeft(current: Current, marks: Marks): void {
    try {
      if (!this.finish(current, marks)) return
      const why = 'a process that erased died before the files were rewritten'
      this.#parts.repairs.push({ what: 'erasure-finished', why })
    } catch (error) {
      if (!(error instanceof CortexError)) throw error
      this.#parts.repairs.push({ what: 'erasure-unfinished', why: error.message })
    }
  }

  /** Runs under both locks. True if there was anything to finish. */
  finish({ tail, state, reader }: Current, marks: Marks): boolean {
    const rewrite = new SegmentRewrite(this.#parts.files, (file) =>
      this.#parts.lock.coverFirstSegment(file),
    )
    const step = (name: EraseStep): void => this.#parts.environment.onEraseStep?.(name)
    const decided = rewrite.isDecided()
    if (decided) rewrite.finish(() => step('replaced'))
    const since = marks.erasedBefore()
    const pending = state.lastErase !== undefined && state.lastErase >= since
    if (!pending) {
      rewrite.discard()
      return decided
    }
    const ids = erasedSince(reader, since)
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
    this.#parts.commitTail({ ...end, segmentGeneration: end.segmentGeneration + 1 }, marks)
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
    const position = this.#parts.files.seal(tail, () => step('begun'))
    step('cut')
    const sealed: Tail = { ...tail, position, last: undefined }
    try {
      this.#parts.advance(sealed)
    } catch (error) {
      this.#parts.files.abandonSegment(position.segment)
      throw error
    }
    return sealed
  }
}

/** Memories that were erased by this entry or a later one. */
function erasedSince(view: ViewReader, seq: number): Uint8Array[] {
  const range = { from: erasedFrom(seq), to: prefixEnd(prefixKey('erased/')) }
  return [...view.scan(range)].map(({ key }) => Buffer.from(trailingId(key)))
}
