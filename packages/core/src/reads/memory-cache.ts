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
import { Generations } from '../generations.ts'
import type { Memory } from './memory-view.ts'

/** Twice as many are kept at most; about two kilobytes each. */
const GENERATION_MAX = 1024

interface Cached {
  readonly head: Uint8Array
  readonly memory: Memory
}

export class MemoryCache {
  readonly #memories = new Generations<string, Cached>(GENERATION_MAX)

  get(name: string, head: Uint8Array): Memory | undefined {
    const cached = this.#memories.get(name)
    return cached !== undefined && equalBytes(cached.head, head) ? cached.memory : undefined
  }

  put(name: string, head: Uint8Array, memory: Memory): void {
    if (freeze(memory)) this.#memories.set(name, { head, memory })
  }
}

/** false: something inside cannot be frozen. */
function freeze(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return true
  if (value instanceof Uint8Array) return false
  const members = value as Readonly<Record<string, unknown>>
  // Every value here was made by a decoder: all of its properties are its own.
  for (const name in members) if (!freeze(members[name])) return false
  Object.freeze(value)
  return true
}
