/**
 * The memories and edges of a knowledge graph in a store: finding, writing and linking them one by
 * one. Who calls decides what becomes of those that are there already.
 *
 * @module
 */
import {
  CortexError,
  type EdgeType,
  type Memory,
  type MemoryId,
  type MemoryStore,
  type Provenance,
} from '@cortex-memory/core'
import { dataOf, entityFact, type GraphFact, type Kind, placeOf, tagOf } from './graph-fact.ts'
import { findNamed, type Named } from './named-memories.ts'

/** Milliseconds leave room for this many things each. */
const ORDERS_PER_MS = 1_000
let lastOrder = 0

/** The first of so many places in the order of creation. */
export function takeOrders(count: number, now: number): number {
  const first = Math.max(lastOrder + 1, now * ORDERS_PER_MS)
  lastOrder = first + count
  return first
}

const PAGE = 1_000

export class GraphMemories {
  readonly #cortex: MemoryStore
  readonly #provenance: Provenance

  constructor(cortex: MemoryStore, provenance: Provenance) {
    this.#cortex = cortex
    this.#provenance = provenance
  }

  async find({ kind, names }: Pick<GraphFact, 'kind' | 'names'>): Promise<Named> {
    return await findNamed(this.#cortex, kind, names)
  }

  async entity(name: string): Promise<Named> {
    return await this.find(entityFact({ name, entityType: '' }))
  }

  /** False: another process has written it since we looked. */
  async write(id: MemoryId, fact: GraphFact, order: number): Promise<boolean> {
    try {
      await this.#cortex.write({
        id,
        data: dataOf(fact, order),
        tags: [tagOf(fact.kind)],
        provenance: this.#provenance,
      })
      return true
    } catch (error) {
      if (error instanceof CortexError && error.code === 'ALREADY_EXISTS') return false
      throw error
    }
  }

  /** False: there is such a link, somebody has removed it, or an end was forgotten meanwhile. */
  async link(src: MemoryId, type: EdgeType, dst: MemoryId): Promise<boolean> {
    try {
      await this.#cortex.getEdge(src, type, dst)
      return false
    } catch (error) {
      if (!(error instanceof CortexError && error.code === 'NOT_FOUND')) throw error
    }
    try {
      await this.#cortex.addEdge({ src, type, dst })
      return true
    } catch (error) {
      if (error instanceof CortexError && error.code === 'TOMBSTONED') return false
      throw error
    }
  }

  async addTo(entity: MemoryId, observation: MemoryId): Promise<boolean> {
    return await this.link(observation, 'part_of', entity)
  }

  /** False also where there is no such entity: relations can be there before their ends. */
  async refer(relation: MemoryId, name: string): Promise<boolean> {
    const { id, memory } = await this.entity(name)
    return memory !== undefined && (await this.link(relation, 'references', id))
  }

  /** Relations with the ends of theirs that are among these names. */
  async endsAt(names: ReadonlySet<string>): Promise<{ relation: MemoryId; name: string }[]> {
    return (await this.all('relation')).flatMap((memory) => {
      const { from, to } = placeOf(memory)
      return [...new Set([from, to])].flatMap((name) =>
        name !== undefined && names.has(name) ? [{ relation: memory.head.id, name }] : [],
      )
    })
  }

  async observationsOf(entity: MemoryId): Promise<Memory[]> {
    const found: Memory[] = []
    for await (const { src } of this.#cortex.edgesIn(entity, { types: ['part_of'] })) {
      const memory = await this.#cortex.resolveLatest(src)
      const { tags, tombstoned } = memory.head
      if (tombstoned === undefined && tags.includes(tagOf('observation'))) found.push(memory)
    }
    return found
  }

  /** In the order in which they were created. */
  async all(kind: Kind): Promise<Memory[]> {
    const found: Memory[] = []
    for (let page = PAGE; page === PAGE; ) {
      const { memories } = await this.#cortex.find({
        types: ['Fact'],
        where: { hasTag: tagOf(kind) },
        orderBy: [{ field: 'head.createdAt', direction: 'asc' }],
        limit: PAGE,
        offset: found.length,
      })
      found.push(...memories)
      page = memories.length
    }
    return found.sort((a, b) => (placeOf(a).order ?? 0) - (placeOf(b).order ?? 0))
  }
}
