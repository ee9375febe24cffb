/** A directory in the memory of this process, for tests. Every handle made of the same table sees the same. */
import { randomUUID } from 'node:crypto'
import { CortexError, type JournalEngine } from '@cortex-memory/core'
import { closed } from '../shared/failures.ts'
import type { Directory, Placed, Shard } from './directory.ts'
import type { Place } from './place.ts'

interface Table {
  readonly id: string
  readonly shards: Map<string, Shard>
  readonly places: Map<string, Placed>
}

export class MemoryDirectory implements Directory {
  readonly #table: Table
  #isClosed = false

  /** Another handle on the same table, or a new table. */
  constructor(same?: MemoryDirectory) {
    this.#table =
      same === undefined ? { id: randomUUID(), shards: new Map(), places: new Map() } : same.#table
  }

  async shards(): Promise<readonly Shard[]> {
    return [...this.#open().shards.values()]
  }

  async addShard(shard: Shard): Promise<void> {
    const { shards } = this.#open()
    const there = shards.get(shard.name)
    if (there !== undefined && there.id !== shard.id) {
      throw new CortexError('ALREADY_EXISTS', `Cannot add \`${shard.name}\`: it is there already`)
    }
    shards.set(shard.name, shard)
  }

  async places(actors: readonly string[]): Promise<ReadonlyMap<string, Placed>> {
    const { places } = this.#open()
    const found = new Map<string, Placed>()
    for (const actor of actors) {
      const place = places.get(actor)
      if (place !== undefined) found.set(actor, place)
    }
    return found
  }

  async claim(wanted: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Placed>> {
    const { places } = this.#open()
    for (const [actor, shard] of wanted) {
      if (!places.has(actor)) places.set(actor, { shard, moves: 0 })
    }
    return await this.places([...wanted.keys()])
  }

  async beginMove(actor: string, to: string): Promise<Placed> {
    const placed = this.#placed(actor)
    const begun = { ...placed, next: placed.next ?? to }
    this.#open().places.set(actor, begun)
    return begun
  }

  async endMove(actor: string, from: Place, to: Place): Promise<void> {
    const { shard, moves } = this.#placed(actor)
    if (shard !== from.shard || moves !== from.moves) return
    this.#open().places.set(actor, { shard: to.shard, moves: to.moves, left: shard })
  }

  async forgetLeft(actor: string): Promise<void> {
    const { left: _, ...placed } = this.#placed(actor)
    this.#open().places.set(actor, placed)
  }

  async check(): Promise<JournalEngine> {
    return { kind: 'memory', id: this.#open().id, warnings: [] }
  }

  async close(): Promise<void> {
    this.#isClosed = true
  }

  #placed(actor: string): Placed {
    const placed = this.#open().places.get(actor)
    if (placed === undefined) throw new Error(`${actor} has no place`)
    return placed
  }

  #open(): Table {
    if (this.#isClosed) throw closed()
    return this.#table
  }
}
