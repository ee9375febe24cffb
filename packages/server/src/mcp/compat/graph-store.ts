/**
 * What the tools of the reference memory server do to a knowledge graph.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  type Memory,
  type MemoryId,
  type MemoryStore,
  type Uri,
} from '@cortex-memory/core'
import type { Entity, Graph, Relation } from '../../graph/graph.ts'
import {
  entityFact,
  observationFact,
  type Place,
  placeOf,
  relationFact,
  statementOf,
  subjectOf,
} from '../../graph/graph-fact.ts'
import { GraphMemories, takeOrders } from '../../graph/graph-memories.ts'
import { GraphProjection } from '../../graph/graph-projection.ts'
import { provenanceOf } from '../../operations/memories.ts'
import type { OperationContext } from '../../operations/operation.ts'
import { uriOf } from '../../operations/schemas.ts'

/** The first of those that are called the same. */
function unique<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const names = new Set<string>()
  return items.filter((item) => {
    const isNew = !names.has(nameOf(item))
    names.add(nameOf(item))
    return isNew
  })
}

/** A part of a store has no journal to read. */
function isWhole(store: MemoryStore): store is Cortex {
  return 'journal' in store
}

/** One for each open store, for as long as it is open. */
const projections = new WeakMap<MemoryStore, GraphProjection>()

function projectionOf(store: MemoryStore, clock: () => number): GraphProjection | undefined {
  if (!isWhole(store)) return undefined
  const projection = projections.get(store) ?? new GraphProjection(store, clock)
  projections.set(store, projection)
  return projection
}

export class GraphStore {
  readonly #cortex: MemoryStore
  readonly #projection: GraphProjection | undefined
  readonly #clock: () => number
  readonly #graph: GraphMemories

  constructor(cortex: MemoryStore, context: OperationContext) {
    this.#cortex = cortex
    this.#clock = context.clock
    this.#projection = projectionOf(cortex, context.clock)
    this.#graph = new GraphMemories(cortex, provenanceOf(context))
  }

  /** Those that are new. */
  async createEntities(entities: readonly Entity[]): Promise<Entity[]> {
    const wanted = unique(entities, ({ name }) => name)
    const created = await this.#keepers(wanted, async (each, order) => {
      return await this.#createEntity(each, order)
    })
    if (created.length > 0) await this.#linkRelationsOf(created)
    return created
  }

  async #createEntity(entity: Entity, order: number): Promise<boolean> {
    const fact = entityFact(entity)
    const { id, memory } = await this.#graph.find(fact)
    if (memory !== undefined) return false
    // All of it waits in the same turn and shares a commit; what comes later finds what came before.
    const [isNew, added] = await Promise.all([
      this.#graph.write(id, fact, order),
      this.#add(entity.name, id, entity.observations),
    ])
    // Another process was first: its entity stays as it is.
    if (!isNew) for (const content of added) await this.#takeBack(entity.name, id, content)
    return isNew
  }

  async #takeBack(name: string, entity: MemoryId, content: string): Promise<void> {
    const { memory } = await this.#graph.find(observationFact(name, entity, content))
    if (memory !== undefined) await this.#forget(memory)
  }

  /** A relation can be there before its entities. */
  async #linkRelationsOf(entities: readonly Entity[]): Promise<void> {
    const names = new Set(entities.map(({ name }) => name))
    const ends = (await this.#relationsAt(names)).flatMap(({ id, place: { from, to } }) =>
      [...new Set([from, to])].flatMap((name) => (name && names.has(name) ? [{ id, name }] : [])),
    )
    await Promise.all(ends.map(({ id, name }) => this.#graph.refer(id, name)))
  }

  async #relationsAt(
    names: ReadonlySet<string>,
  ): Promise<readonly { id: MemoryId; place: Place }[]> {
    if (this.#projection !== undefined) return await this.#projection.relationsAt(names)
    const all = await this.#graph.all('relation')
    return all.map((memory) => ({ id: memory.head.id, place: placeOf(memory) }))
  }

  async createRelations(relations: readonly Relation[]): Promise<Relation[]> {
    const wanted = unique(relations, ({ from, relationType, to }) =>
      JSON.stringify([from, relationType, to]),
    )
    return await this.#keepers(wanted, async (each, order) => {
      return await this.#createRelation(each, order)
    })
  }

  async #createRelation(relation: Relation, order: number): Promise<boolean> {
    const fact = relationFact(relation)
    const { id, memory } = await this.#graph.find(fact)
    if (memory !== undefined || !(await this.#graph.write(id, fact, order))) return false
    for (const name of new Set([relation.from, relation.to])) await this.#graph.refer(id, name)
    return true
  }

  /** All entities have to be there before anything is added to one. */
  async addObservations(
    additions: readonly { readonly entityName: string; readonly contents: readonly string[] }[],
  ): Promise<{ entityName: string; addedObservations: string[] }[]> {
    const found: { name: string; id: MemoryId; contents: readonly string[] }[] = []
    for (const { entityName, contents } of additions) {
      const { id, memory } = await this.#graph.entity(entityName)
      if (memory === undefined) {
        throw new CortexError('NOT_FOUND', `Entity with name ${entityName} not found`)
      }
      found.push({ name: entityName, id, contents })
    }
    const results: { entityName: string; addedObservations: string[] }[] = []
    for (const { name, id, contents } of found) {
      results.push({ entityName: name, addedObservations: await this.#observe(name, id, contents) })
    }
    return results
  }

  async deleteEntities(names: readonly string[]): Promise<void> {
    const gone = new Set(names)
    for (const { id, place } of await this.#relationsAt(gone)) {
      const { from = '', to = '' } = place
      if (gone.has(from) || gone.has(to)) await this.#forget(await this.#cortex.resolveLatest(id))
    }
    for (const name of gone) {
      const { id, memory } = await this.#graph.entity(name)
      if (memory === undefined) continue
      for (const each of await this.#graph.observationsOf(id)) await this.#forget(each)
      await this.#forget(memory)
    }
  }

  async deleteObservations(
    deletions: readonly { readonly entityName: string; readonly observations: readonly string[] }[],
  ): Promise<void> {
    for (const { entityName, observations } of deletions) {
      const { id, memory } = await this.#graph.entity(entityName)
      if (memory === undefined) continue
      for (const each of await this.#graph.observationsOf(id)) {
        if (observations.includes(statementOf(each))) await this.#forget(each)
      }
    }
  }

  async deleteRelations(relations: readonly Relation[]): Promise<void> {
    for (const relation of relations) {
      const { memory } = await this.#graph.find(relationFact(relation))
      if (memory !== undefined) await this.#forget(memory)
    }
  }

  /** In the order in which things were created. */
  async read(): Promise<Graph> {
    return this.#projection === undefined ? await this.#load() : await this.#projection.whole()
  }

  /** Entities whose name, type or observations contain a text, with their relations. */
  async search(text: string): Promise<Graph> {
    if (this.#projection !== undefined) return await this.#projection.containing(text)
    const part = text.toLowerCase()
    return partOf(await this.#load(), ({ name, entityType, observations }) =>
      [name, entityType, ...observations].some((each) => each.toLowerCase().includes(part)),
    )
  }

  /** Entities by name, with their relations. */
  async open(names: readonly string[]): Promise<Graph> {
    if (this.#projection !== undefined) return await this.#projection.named(names)
    return partOf(await this.#load(), ({ name }) => names.includes(name))
  }

  async #load(): Promise<Graph> {
    const entities = await this.#graph.all('entity')
    const known = new Map<string, string[]>(entities.map(({ head }) => [head.id, []]))
    for (const each of await this.#graph.all('observation')) {
      known.get(placeOf(each).entity ?? '')?.push(statementOf(each))
    }
    return {
      entities: entities.map((each) => ({
        name: subjectOf(each),
        entityType: statementOf(each),
        observations: known.get(each.head.id) ?? [],
      })),
      relations: (await this.#graph.all('relation')).map((each) => {
        const { from = '', to = '', relationType = '' } = placeOf(each)
        return { from, to, relationType }
      }),
    }
  }

  /** Those that were not known already. */
  async #observe(name: string, entity: MemoryId, contents: readonly string[]): Promise<string[]> {
    const known = new Set((await this.#graph.observationsOf(entity)).map(statementOf))
    return await this.#add(
      name,
      entity,
      contents.filter((content) => !known.has(content)),
    )
  }

  /** Those that are new. */
  async #add(name: string, entity: MemoryId, contents: readonly string[]): Promise<string[]> {
    return await this.#keepers([...new Set(contents)], async (content, order) => {
      const fact = observationFact(name, entity, content)
      const { id, memory } = await this.#graph.find(fact)
      if (memory !== undefined) return false
      const [isNew] = await Promise.all([
        this.#graph.write(id, fact, order),
        this.#graph.addTo(entity, id),
      ])
      return isNew
    })
  }

  /**
   * Works on all at once, because writes that wait together share a commit, in an order that is
   * settled before. Those for which the work gave true.
   */
  async #keepers<T>(
    items: readonly T[],
    work: (item: T, order: number) => Promise<boolean>,
  ): Promise<T[]> {
    const first = takeOrders(items.length, this.#clock())
    const kept = await Promise.all(items.map((item, index) => work(item, first + index)))
    return items.filter((_, index) => kept[index])
  }

  async #forget(memory: Memory): Promise<void> {
    await this.#cortex.tombstone(uriOf(memory) as Uri, { reason: 'deleted from the graph' })
  }
}

/** Relations with one end among the entities belong to the part. */
function partOf(whole: Graph, wanted: (entity: Entity) => boolean): Graph {
  const entities = whole.entities.filter(wanted)
  const names = new Set(entities.map(({ name }) => name))
  const relations = whole.relations.filter(({ from, to }) => names.has(from) || names.has(to))
  return { entities, relations }
}
