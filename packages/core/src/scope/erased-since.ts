/**
 * A pinned scope shows the store as it was, but not what was erased since: the folded view of its
 * moment still has that in memory.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { erasedFrom, prefixEnd, prefixKey, trailingId } from '../keys/keyspace.ts'
import { readState } from '../projections/state.ts'

export class ErasedSince {
  readonly #ids = new Set<string>()
  #next: number

  constructor(journalCount: number) {
    this.#next = journalCount
  }

  /** Looks at the view of now; costs nothing where nothing was erased. */
  update(view: ViewReader): void {
    const { lastErase = -1 } = readState(view)
    if (lastErase < this.#next) return
    const range = { from: erasedFrom(this.#next), to: prefixEnd(prefixKey('erased/')) }
    for (const { key } of view.scan(range)) this.#ids.add(nameOf(trailingId(key)))
    this.#next = lastErase + 1
  }

  has(id: Uint8Array): boolean {
    return this.#ids.size > 0 && this.#ids.has(nameOf(id))
  }
}

function nameOf(id: Uint8Array): string {
  return Buffer.from(id).toString('latin1')
}
