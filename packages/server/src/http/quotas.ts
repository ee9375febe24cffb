/**
 * What an actor may have and ask for. Requests are counted in a bucket that fills steadily, so that
 * a minute's worth can come at once and no more; what is stored is looked at before each write.
 * Forgetting and erasing are never refused: they are the way out.
 *
 * @module
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, CortexError } from '@cortex-memory/core'
import type { Effect } from '../operations/operation.ts'
import { HttpError } from './problem.ts'
import type { ServerSettings } from './settings.ts'

const MINUTE_MS = 60_000

interface Bucket {
  /** How many requests are left at `at`. */
  left: number
  at: number
}

export class QuotaKeeper {
  readonly #settings: ServerSettings
  readonly #clock: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(settings: ServerSettings, clock: () => number = Date.now) {
    this.#settings = settings
    this.#clock = clock
  }

  /** Counts a request. TOO_MANY_REQUESTS with the seconds to wait if there were too many. */
  take(actor: string): void {
    const { requestsPerMinute: most } = this.#settings.quotasOf(actor)
    if (most === undefined) {
      this.#buckets.delete(actor)
      return
    }
    const now = this.#clock()
    const { left, at } = this.#buckets.get(actor) ?? { left: most, at: now }
    const filled = Math.min(most, left + (Math.max(0, now - at) * most) / MINUTE_MS)
    if (filled >= 1) {
      this.#buckets.set(actor, { left: filled - 1, at: now })
      return
    }
    this.#buckets.set(actor, { left: filled, at: now })
    const seconds = Math.ceil(((1 - filled) * MINUTE_MS) / most / 1000)
    const message = `${actor} may ask ${most} times a minute: try again in ${seconds} s`
    throw new HttpError('TOO_MANY_REQUESTS', message, { 'retry-after': String(seconds) })
  }

  /** QUOTA_EXCEEDED if the actor has all that it may have, and the operation adds to it. */
  async assertRoom(actor: string, stores: readonly Cortex[], effect: Effect): Promise<void> {
    if (effect !== 'write') return
    const { memories, bytes } = this.#settings.quotasOf(actor)
    if (memories === undefined && bytes === undefined) return
    const states = await Promise.all(stores.map(async (store) => await store.status()))
    const count = states.reduce((sum, state) => sum + state.memories, 0)
    if (memories !== undefined && count >= memories) {
      throw full(actor, `${count} of ${memories} memories`)
    }
    if (bytes === undefined) return
    const there = states.reduce((sum, { home }) => sum + journalBytes(home), 0)
    if (there >= bytes) throw full(actor, `${there} of ${bytes} bytes`)
  }
}

function full(actor: string, what: string): CortexError {
  const message = `Cannot write: ${actor} has ${what}. Forget or erase some, or raise the quota (.server/settings.json, then SIGHUP)`
  return new CortexError('QUOTA_EXCEEDED', message, { path: 'actor' })
}

function journalBytes(home: string): number {
  const journal = join(home, 'journal')
  return readdirSync(journal)
    .filter((name) => name.endsWith('.seg'))
    .reduce((sum, name) => sum + (statSync(join(journal, name), NO_THROW)?.size ?? 0), 0)
}

/** An erasure may take one away between listing and looking. */
const NO_THROW = { throwIfNoEntry: false } as const
