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

/** Of each of the two generations; about two kilobytes each. */
const GENERATION_MAX = 1024

interface Cached {
  readonly head: Uint8Array
  readonly memory: Memory
}

export class MemoryCache {
  /** When the young are many they become the old, and the old ones that nobody asked for go. */
  #young = new Map<string, Cached>()
  #old = new Map<string, Cached>()

  get(name: string, head: Uint8Array): Memory | undefined {
    const young = this.#young.get(name)
    const cached = young ?? this.#old.get(name)
    if (cached === undefined || !equalBytes(cached.head, head)) return undefined
    if (young === undefined) this.#add(name, cached)
    return cached.memory
  }

  put(name: string, head: Uint8Array, memory: Memory): void {
    if (freeze(memory)) this.#add(name, { head, memory })
  }

  #add(name: string, cached: Cached): void {
    if (this.#young.size >= GENERATION_MAX) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(name, cached)
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
