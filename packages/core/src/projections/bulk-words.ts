/**
 * The words of memories during a bulk fold: changes are written down and handed over in large
 * pieces, to a thread of their own if one is worth it. Only their numbers are needed at once, and
 * those follow from counting.
 *
 * @module
 */
import { ByteWriter } from '../lexical/byte-writer.ts'
import { ticketOf } from '../lexical/directory.ts'
import { FIRST_DOCUMENT, WORD_SETTINGS } from '../lexical/settings.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import type { Change } from '../store/ordered-store.ts'
import type { KeptVersion, MemoryWords, Since } from './memory-words.ts'
import { ADD, FORGET, REMOVE, REPLACE, WordPages } from './word-pages.ts'

/** Bytes of work that are handed over together. */
const PIECE_BYTES = 256 * 1024
/** A fold with less work is over before a thread would have started. */
const THREAD_BYTES = 4 * PIECE_BYTES

/** Who does the work. */
export interface WordsKeeper {
  apply(work: Uint8Array): void
  /** The ticket of the next change, after all that was handed over. */
  readonly next: number
  /** All records, in the order of their keys; the keeper is not used afterwards. */
  changes(): Iterable<Change>
  release(): void
}

export class BulkWords implements MemoryWords {
  readonly #startThread: () => WordsKeeper | undefined
  readonly #work = new ByteWriter()
  /** All pieces so far, for a thread that may still be started. */
  #pieces: Uint8Array[] = []
  #bytes = 0
  /** This thread, until there is so much work that another is worth it. */
  #keeper: WordsKeeper = inThisThread()
  /** Pieces that the keeper has. */
  #handed = 0
  #decided = false
  #next = 0

  /** `startThread` gives nothing where there is no thread to be had. */
  constructor(startThread: () => WordsKeeper | undefined) {
    this.#startThread = startThread
  }

  add(id: Uint8Array, type: MemoryType, data: Uint8Array, since: Since): number {
    this.#begin(ADD, type)
    this.#work.copy(id, 0, id.length)
    this.#since(since)
    this.#finish(data)
    return FIRST_DOCUMENT - this.#next++
  }

  remove(document: number, type: MemoryType, data: Uint8Array, keep?: KeptVersion): void {
    this.#begin(keep === undefined ? REMOVE : REPLACE, type)
    this.#work.u32(document)
    if (keep !== undefined) {
      this.#work.copy(keep.id, 0, keep.id.length)
      this.#work.u32(keep.version)
      this.#since(keep.next)
    }
    this.#finish(data)
    // A document that still waits is taken out without a ticket; an older one is in a segment.
    if (ticketOf(document) < this.#next - WORD_SETTINGS.pendingRecords) this.#next++
    else this.#next = this.#kept().next
  }

  forget(id: Uint8Array, type: MemoryType, versions: readonly Uint8Array[]): void {
    this.#begin(FORGET, type)
    this.#work.copy(id, 0, id.length)
    this.#work.u32(versions.length)
    for (const data of versions) this.#finish(data)
  }

  changes(): Iterable<Change> {
    return this.#kept().changes()
  }

  release(): void {
    this.#keeper.release()
  }

  #begin(kind: number, type: MemoryType): void {
    if (this.#work.at >= PIECE_BYTES) this.#handOver()
    this.#work.u8(kind)
    this.#work.u8(MEMORY_TYPES.code(type))
  }

  #since({ known, from }: Since): void {
    for (const time of [known, from]) {
      this.#work.reserve(8)
      this.#work.at = this.#work.buffer.writeDoubleBE(time, this.#work.at)
    }
  }

  #finish(data: Uint8Array): void {
    this.#work.u32(data.length)
    this.#work.copy(data, 0, data.length)
  }

  #handOver(): void {
    const piece = this.#work.bytes()
    this.#work.clear()
    this.#pieces.push(piece)
    this.#bytes += piece.length
    if (!this.#decided && this.#bytes >= THREAD_BYTES) this.#decide()
    if (this.#decided) this.#catchUp()
  }

  /** What this thread did so far, the other one does again: it is little. */
  #decide(): void {
    this.#decided = true
    const thread = this.#startThread()
    if (thread === undefined) return
    this.#keeper = thread
    this.#handed = 0
  }

  #catchUp(): void {
    for (; this.#handed < this.#pieces.length; this.#handed++) {
      this.#keeper.apply(this.#pieces[this.#handed] as Uint8Array)
    }
    if (!this.#decided) return
    this.#pieces = []
    this.#handed = 0
  }

  /** The keeper, with everything that was written down. */
  #kept(): WordsKeeper {
    if (this.#work.at > 0) this.#handOver()
    this.#catchUp()
    return this.#keeper
  }
}

function inThisThread(): WordsKeeper {
  const pages = new WordPages()
  return {
    apply: (work) => pages.apply(work),
    get next() {
      return pages.next
    },
    changes: () => pages.changes(),
    release: () => undefined,
  }
}
