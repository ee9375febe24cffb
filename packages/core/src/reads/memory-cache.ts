/**
 * Memories that were read lately, decoded and checked. A hit costs one read: the head as it is now
 * must be the very bytes that were checked before; the version below it never changes.
 *
 * What is cached is frozen, since several callers get the same object. Bytes cannot be frozen, so a
 * memory that holds some is not cached.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { Memory } from './memory-view.ts'

/** About two kilobytes each. */
const CACHED_MEMORIES_MAX = 2048

interface Cached {
  readonly head: Uint8Array
  readonly memory: Memory
}

export class MemoryCache {
  readonly #memories = new Map<string, Cached>()

  get(name: string, head: Uint8Array): Memory | undefined {
    const cached = this.#memories.get(name)
    return cached !== undefined && equalBytes(cached.head, head) ? cached.memory : undefined
  }

  put(name: string, head: Uint8Array, memory: Memory): void {
    if (!freeze(memory)) return
    if (this.#memories.size >= CACHED_MEMORIES_MAX) {
      // The oldest goes first; whoever is still wanted comes back by one read.
      const oldest = this.#memories.keys().next()
      if (!oldest.done) this.#memories.delete(oldest.value)
    }
    this.#memories.set(name, { head, memory })
  }
}

/** false: something inside cannot be frozen. */
function freeze(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return true
  if (value instanceof Uint8Array) return false
  for (const item of Object.values(value)) if (!freeze(item)) return false
  Object.freeze(value)
  return true
}
