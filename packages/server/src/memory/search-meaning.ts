/**
 * Search by meaning in the two-line memory. The embedder is chosen by the first search, so that a program that only
 * writes loads no model; a search waits a moment for texts that were added just before.
 *
 * @module
 */

import { type Cortex, CortexError, type Embedder } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import type { AgentMemoryStatus } from '@cortex-memory/pager'

/** A large store that was never embedded must not hold up its first search: until it is, its words answer. */
const WAIT_MS = 5_000

type Chosen =
  | { readonly state: 'none'; readonly why: string }
  | { readonly state: 'failed'; readonly error: CortexError }
  | { readonly state: 'ready'; readonly embedder: ClosableEmbedder; readonly why: string }

/** `partial`: some texts are not embedded yet, and only their words can find them. */
export type Readiness =
  | { readonly state: 'complete' | 'partial' }
  | { readonly state: 'failed'; readonly error: CortexError }

type ClosableEmbedder = Embedder & { close?(): Promise<void> }

export class SearchMeaning {
  readonly #wanted: 'auto' | 'none' | Embedder
  readonly #started = new Set<Cortex>()
  #choosing: Promise<Chosen> | undefined

  constructor(wanted: 'auto' | 'none' | Embedder) {
    this.#wanted = wanted
  }

  /** How far these stores can be searched by meaning now; nobody waits for long. */
  async prepare(stores: readonly Cortex[]): Promise<Readiness> {
    this.#choosing ??= this.#choose()
    const chosen = await this.#choosing
    if (chosen.state === 'none') return { state: 'complete' }
    if (chosen.state === 'failed') return chosen
    for (const cortex of stores) {
      if (this.#started.has(cortex)) continue
      this.#started.add(cortex)
      await cortex.startEmbedder({ embedder: chosen.embedder })
    }
    const signal = AbortSignal.timeout(WAIT_MS)
    const done = await Promise.all(stores.map((cortex) => drained(cortex, signal)))
    return { state: done.every((each) => each) ? 'complete' : 'partial' }
  }

  async status(stores: Iterable<Cortex>): Promise<AgentMemoryStatus['embedder']> {
    const chosen = await this.#choosing
    if (chosen === undefined) return { state: 'waiting', why: 'the first search starts it' }
    if (chosen.state === 'none') return chosen
    if (chosen.state === 'failed') return { state: 'failed', why: chosen.error.message }
    const { embedder, why } = chosen
    for (const cortex of stores) {
      const problem = (await cortex.status()).embedder?.why
      if (problem !== undefined) return { state: 'failed', why: problem, id: embedder.id }
    }
    return { state: 'ready', why, id: embedder.id }
  }

  /** An embedder that the caller brought is the caller's to close. */
  async close(): Promise<void> {
    const chosen = await this.#choosing
    if (chosen?.state === 'ready' && chosen.embedder !== this.#wanted)
      await chosen.embedder.close?.()
  }

  async #choose(): Promise<Chosen> {
    if (this.#wanted === 'none') return { state: 'none', why: 'the memory was opened without one' }
    if (this.#wanted !== 'auto') {
      return { state: 'ready', embedder: this.#wanted, why: 'the memory was opened with it' }
    }
    try {
      const { pickEmbedder, plannedEmbedder } = await import('@cortex-memory/embed')
      const { name, why, tried } = await plannedEmbedder()
      if (name === undefined && tried.length === 0) return { state: 'none', why }
      return { state: 'ready', ...(await pickEmbedder()) }
    } catch (error) {
      return { state: 'failed', error: asFailure(error) }
    }
  }
}

/** Whether all that was written before can be found by meaning when the time is up. */
async function drained(cortex: Cortex, signal: AbortSignal): Promise<boolean> {
  try {
    await cortex.drainEmbedder({ signal })
    return true
  } catch (error) {
    if (!signal.aborted) throw error
    return false
  }
}

function asFailure(error: unknown): CortexError {
  if (error instanceof CortexError) return error
  const why = messageOf(error)
  return new CortexError('NO_EMBEDDER', `Cannot search by meaning: ${why}`, { cause: error })
}
