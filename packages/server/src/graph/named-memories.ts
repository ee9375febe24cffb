/**
 * Memories with names. Entities, observations and relations are unique, no matter who creates them at the
 * same moment in whatever process, so their ids are made from their names: the engine refuses the
 * second one.
 *
 *   id   first 16 bytes of sha256(JSON of [kind, generation, …names])   as a ULID
 *
 * What was forgotten keeps its id forever; the next of the same name is the next generation.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { CortexError, type Memory, type MemoryId, type MemoryStore } from '@cortex-memory/core'
import type { Kind } from './graph-fact.ts'

export interface Named {
  readonly id: MemoryId
  readonly memory?: Memory
  /** There was one of this name before. */
  readonly wasForgotten: boolean
}

/** The living memory of this name, or the id that one would get. */
export async function findNamed(
  cortex: MemoryStore,
  kind: Kind,
  names: readonly string[],
): Promise<Named> {
  for (let generation = 0; ; generation++) {
    const id = idOf([kind, generation, ...names])
    const memory = await latest(cortex, id)
    const wasForgotten = generation > 0
    if (memory === undefined) return { id, wasForgotten }
    if (memory.head.tombstoned === undefined) return { id, memory, wasForgotten }
  }
}

async function latest(cortex: MemoryStore, id: MemoryId): Promise<Memory | undefined> {
  return await cortex.resolveLatest(id).catch((error: unknown) => {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') return undefined
    throw error
  })
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ULID_CHARS = 26

function idOf(parts: readonly (string | number)[]): MemoryId {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  let bits = BigInt(`0x${hash.slice(0, 32)}`)
  let text = ''
  for (let count = 0; count < ULID_CHARS; count++) {
    text = ALPHABET.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return text as MemoryId
}
