/** The words of memories, put off: only their numbers are needed at once, and those follow from counting. */
import { assert } from '../assert.ts'
import { ticketOf } from '../lexical/directory.ts'
import { FIRST_DOCUMENT, WORD_SETTINGS } from '../lexical/settings.ts'
import type { WordSource } from '../lexical/source.ts'
import { readWordState } from '../lexical/state.ts'
import type { MemoryType } from '../memory/enums.ts'
import type { KeptVersion, MemoryWords, Since } from './memory-words.ts'

/** Where words are kept later. */
interface LateTarget extends WordSource {
  later(step: (onto: { readonly words: MemoryWords }) => void): void
  settle(): void
}

/** What is put off knows the ticket of the next change, once it was read. */
interface Tickets {
  nextTicket: number | undefined
}

export class WordsLater implements MemoryWords {
  readonly #target: LateTarget
  readonly #later: Tickets
  /** For what cannot wait. */
  readonly #inPlace: MemoryWords

  constructor(target: LateTarget, later: Tickets, inPlace: MemoryWords) {
    this.#target = target
    this.#later = later
    this.#inPlace = inPlace
  }

  add(id: Uint8Array, type: MemoryType, data: Uint8Array, since: Since): number {
    const document = FIRST_DOCUMENT - this.#takeTicket()
    this.#target.later(({ words }) => {
      const number = words.add(id, type, data, since)
      assert(number === document, 'the words get the number that was counted')
    })
    return document
  }

  remove(document: number, type: MemoryType, data: Uint8Array, keep?: KeptVersion): void {
    // What still waits for its segment is taken out without a ticket.
    if (ticketOf(document) < this.#next() - WORD_SETTINGS.pendingRecords) {
      this.#takeTicket()
      this.#target.later(({ words }) => words.remove(document, type, data, keep))
      return
    }
    this.#atOnce(() => this.#inPlace.remove(document, type, data, keep))
  }

  forget(id: Uint8Array, type: MemoryType, versions: readonly Uint8Array[]): void {
    this.#atOnce(() => this.#inPlace.forget(id, type, versions))
  }

  #atOnce(change: () => void): void {
    this.#target.settle()
    change()
    this.#later.nextTicket = undefined
  }

  #takeTicket(): number {
    const ticket = this.#next()
    this.#later.nextTicket = ticket + 1
    return ticket
  }

  #next(): number {
    this.#later.nextTicket ??= readWordState(this.#target).next
    return this.#later.nextTicket
  }
}
