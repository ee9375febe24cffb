/**
 * One look at the ends of all journals that are open in this process, every half minute: hints may be
 * lost. However many stores are open, it is one question for each engine.
 *
 * @module
 */
import type { After } from '../engine/environment.ts'
import type { JournalHead, RemoteJournal } from './remote-journal.ts'

const SWEEP_MS = 30_000

/** A store that follows a journal. */
export interface Swept {
  /** How far it is. */
  end(): JournalHead
  /** The engine's end is another one. */
  moved(): void
}

const sweeps = new WeakMap<RemoteJournal, Sweep>()

/** Has a store looked after. Returns what ends it. */
export function sweep(journal: RemoteJournal, after: After, store: Swept): () => void {
  let running = sweeps.get(journal)
  if (running === undefined) {
    running = new Sweep(journal, after)
    sweeps.set(journal, running)
  }
  return running.add(store)
}

class Sweep {
  readonly #journal: RemoteJournal
  readonly #stores = new Set<Swept>()
  readonly #after: After
  #end: (() => void) | undefined

  constructor(journal: RemoteJournal, after: After) {
    this.#journal = journal
    this.#after = after
  }

  add(store: Swept): () => void {
    this.#stores.add(store)
    this.#end ??= this.#later()
    return () => {
      this.#stores.delete(store)
      if (this.#stores.size > 0) return
      this.#end?.()
      this.#end = undefined
    }
  }

  #later(): () => void {
    return this.#after(SWEEP_MS, () => void this.#look(), false)
  }

  async #look(): Promise<void> {
    try {
      const stores = new Map([...this.#stores].map((store) => [store.end().actor, store]))
      const heads = await this.#journal.heads([...stores.values()].map((store) => store.end()))
      for (const { actor } of heads) stores.get(actor)?.moved()
    } catch {
      // The engine is away, or a store cannot be read: each store asks again by itself, and says so in its status.
      for (const store of this.#stores) store.moved()
    }
    if (this.#stores.size > 0) this.#end = this.#later()
  }
}
