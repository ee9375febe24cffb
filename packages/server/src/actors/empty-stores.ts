/**
 * Stores with nothing in them, for callers who read an actor before its first memory. They lie in a directory of
 * their own, which goes when the server stops: nothing is made in the data home.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'
import { HandlePool } from './handle-pool.ts'

/** How many stay open that nobody uses. */
const MOST = 4

export class EmptyStores {
  readonly #pool = new HandlePool<Cortex>({
    most: MOST,
    close: async (cortex) => await cortex.close(),
  })
  #root: string | undefined

  /** Until what it returns is called, the empty store of an actor is not closed for lack of use. */
  hold(actor: string): () => void {
    return this.#pool.hold(actor)
  }

  async open(actor: string): Promise<Cortex> {
    this.#root ??= mkdtempSync(join(tmpdir(), 'cortex-empty-'))
    const root = this.#root
    return await this.#pool.open(
      actor,
      async () => await openCortex({ root, actor, durability: 'fast' }),
    )
  }

  async close(): Promise<void> {
    await this.#pool.close()
    if (this.#root !== undefined)
      rmSync(this.#root, { recursive: true, force: true, maxRetries: 3 })
  }
}
