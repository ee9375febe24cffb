/**
 * A knowledge graph as memories, so that what one tool set wrote another can recall.
 *
 *   entity        Fact is_a(name) = entityType
 *   observation   Fact note(name) = observation, part_of its entity
 *   relation      Fact note(from) = "from relationType to", references both its entities
 *
 * Each kind has a tag. Observations and relations are notes because many of them are true of one
 * thing. The free value of a fact holds its place in the graph and its order.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  type EdgeType,
  type Memory,
  type MemoryId,
  type Uri,
} from '@cortex-memory/core'
import { provenanceOf } from '../../operations/memories.ts'
import type { OperationContext } from '../../operations/operation.ts'
import { uriOf } from '../../operations/schemas.ts'
import { NOTE } from '../../operations/text-to-data.ts'
import { findNamed, type Kind } from './named-memories.ts'
import type { Entity, Graph, Relation } from './schemas.ts'

const IS_A = 'is_a'
const tagOf = (kind: Kind): string => `graph-${kind}`

/** In which a fact keeps its place; written by us alone, but anybody can revise a fact. */
interface Place {
  readonly order?: number
  readonly entity?: string
  readonly from?: string
  readonly relationType?: string
  readonly to?: string
}

interface Claim {
  readonly kind: Kind
  readonly id: MemoryId
  readonly subject: string
  readonly predicate: string
  readonly statement: string
  readonly place: Place
}

/** Milliseconds leave room for this many things each. */
const ORDERS_PER_MS = 1_000
let lastOrder = 0

/** The first of those that are called the same. */
function unique<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const names = new Set<string>()
  return items.filter((item) => {
    const isNew = !names.has(nameOf(item))
    names.add(nameOf(item))
    return isNew
  })
}

export class GraphStore {
  readonly #cortex: Cortex
  readonly #context: OperationContext

  constructor(cortex: Cortex, context: OperationContext) {
    this.#cortex = cortex
    this.#context = context
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

  async #createEntity({ name, entityType, observations }: Entity, order: number): Promise<boolean> {
    const { id, memory } = await findNamed(this.#cortex, 'entity', [name])
    if (memory !== undefined) return false
    const claim = { subject: name, predicate: IS_A, statement: entityType }
    if (!(await this.#write({ kind: 'entity', id, ...claim, place: { order } }))) return false
    await this.#observe(name, id, observations)
    return true
  }

  /** A relation can be there before its entities. */
  async #linkRelationsOf(entities: readonly Entity[]): Promise<void> {
    const names = new Set(entities.map(({ name }) => name))
    for (const { memory, place } of await this.#relations()) {
      const ends = [place.from, place.to].filter((end) => end !== undefined && names.has(end))
      await this.#refer(memory.head.id, ends as string[])
    }
  }

  async createRelations(relations: readonly Relation[]): Promise<Relation[]> {
    const wanted = unique(relations, ({ from, relationType, to }) =>
      JSON.stringify([from, relationType, to]),
    )
    return await this.#keepers(wanted, async (each, order) => {
      return await this.#createRelation(each, order)
    })
  }

  async #createRelation({ from, relationType, to }: Relation, order: number): Promise<boolean> {
    const { id, memory } = await findNamed(this.#cortex, 'relation', [from, relationType, to])
    if (memory !== undefined) return false
    const claim = { subject: from, predicate: NOTE, statement: `${from} ${relationType} ${to}` }
    const place = { from, relationType, to, order }
    if (!(await this.#write({ kind: 'relation', id, ...claim, place }))) return false
    await this.#refer(id, [from, to])
    return true
  }

  async #refer(relation: MemoryId, names: readonly string[]): Promise<void> {
    for (const name of new Set(names)) {
      const { id, memory } = await findNamed(this.#cortex, 'entity', [name])
      if (memory !== undefined) await this.#link(relation, 'references', id)
    }
  }

  /** All entities have to be there before anything is added to one. */
  async addObservations(
    additions: readonly { readonly entityName: string; readonly contents: readonly string[] }[],
  ): Promise<{ entityName: string; addedObservations: string[] }[]> {
    const found: { name: string; id: MemoryId; contents: readonly string[] }[] = []
    for (const { entityName, contents } of additions) {
      const { id, memory } = await findNamed(this.#cortex, 'entity', [entityName])
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
    for (const { memory, place } of await this.#relations()) {
      if (gone.has(place.from ?? '') || gone.has(place.to ?? '')) await this.#forget(memory)
    }
    for (const name of gone) {
      const { id, memory } = await findNamed(this.#cortex, 'entity', [name])
      if (memory === undefined) continue
      for (const observation of await this.#observationsOf(id)) await this.#forget(observation)
      await this.#forget(memory)
    }
  }

  async deleteObservations(
    deletions: readonly { readonly entityName: string; readonly observations: readonly string[] }[],
  ): Promise<void> {
    for (const { entityName, observations } of deletions) {
      const { id, memory } = await findNamed(this.#cortex, 'entity', [entityName])
      if (memory === undefined) continue
      for (const each of await this.#observationsOf(id)) {
        if (observations.includes(statementOf(each))) await this.#forget(each)
      }
    }
  }

  async deleteRelations(relations: readonly Relation[]): Promise<void> {
    for (const { from, relationType, to } of relations) {
      const { memory } = await findNamed(this.#cortex, 'relation', [from, relationType, to])
      if (memory !== undefined) await this.#forget(memory)
    }
  }

  /** In the order in which things were created. */
  async read(): Promise<Graph> {
    const [entities, observations] = [await this.#all('entity'), await this.#all('observation')]
    const known = new Map<string, string[]>(entities.map(({ head }) => [head.id, []]))
    for (const each of observations) known.get(placeOf(each).entity ?? '')?.push(statementOf(each))
    return {
      entities: entities.map((each) => ({
        name: subjectOf(each),
        entityType: statementOf(each),
        observations: known.get(each.head.id) ?? [],
      })),
      relations: (await this.#relations()).map(({ place }) => ({
        from: place.from ?? '',
        to: place.to ?? '',
        relationType: place.relationType ?? '',
      })),
    }
  }

  /** Those that were not known already. */
  async #observe(name: string, entity: MemoryId, contents: readonly string[]): Promise<string[]> {
    const known = new Set((await this.#observationsOf(entity)).map(statementOf))
    const wanted = [...new Set(contents)].filter((content) => !known.has(content))
    return await this.#keepers(wanted, async (content, order) => {
      const { id, memory } = await findNamed(this.#cortex, 'observation', [entity, content])
      if (memory !== undefined) return false
      const claim = { subject: name, predicate: NOTE, statement: content }
      const place = { entity, order }
      if (!(await this.#write({ kind: 'observation', id, ...claim, place }))) return false
      await this.#link(id, 'part_of', entity)
      return true
    })
  }

  async #observationsOf(entity: MemoryId): Promise<Memory[]> {
    const found: Memory[] = []
    for await (const { src } of this.#cortex.edgesIn(entity, { types: ['part_of'] })) {
      const memory = await this.#cortex.resolveLatest(src)
      const { tags, tombstoned } = memory.head
      if (tombstoned === undefined && tags.includes(tagOf('observation'))) found.push(memory)
    }
    return found
  }

  async #relations(): Promise<{ memory: Memory; place: Place }[]> {
    return (await this.#all('relation')).map((memory) => ({ memory, place: placeOf(memory) }))
  }

  async #all(kind: Kind): Promise<Memory[]> {
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

  /**
   * Works on all at once, because writes that wait together share a commit, in an order that is
   * settled before. Those for which the work gave true.
   */
  async #keepers<T>(
    items: readonly T[],
    work: (item: T, order: number) => Promise<boolean>,
  ): Promise<T[]> {
    const first = Math.max(lastOrder + 1, this.#context.clock() * ORDERS_PER_MS)
    lastOrder = first + items.length
    const kept = await Promise.all(items.map((item, index) => work(item, first + index)))
    return items.filter((_, index) => kept[index])
  }

  /** False: another process has written it since we looked. */
  async #write({ kind, id, place, ...claim }: Claim): Promise<boolean> {
    try {
      await this.#cortex.write({
        id,
        data: { type: 'Fact', ...claim, object: { ...place } },
        tags: [tagOf(kind)],
        provenance: provenanceOf(this.#context),
      })
      return true
    } catch (error) {
      if (error instanceof CortexError && error.code === 'ALREADY_EXISTS') return false
      throw error
    }
  }

  /** What was forgotten meanwhile needs no link. */
  async #link(src: MemoryId, type: EdgeType, dst: MemoryId): Promise<void> {
    await this.#cortex.addEdge({ src, type, dst }).catch((error: unknown) => {
      if (!(error instanceof CortexError && error.code === 'TOMBSTONED')) throw error
    })
  }

  async #forget(memory: Memory): Promise<void> {
    await this.#cortex.tombstone(uriOf(memory) as Uri, { reason: 'deleted from the graph' })
  }
}

const PAGE = 1_000

function placeOf({ data }: Memory): Place {
  const place = data.type === 'Fact' ? data.object : undefined
  return typeof place === 'object' && place !== null ? (place as Place) : {}
}

function statementOf({ data }: Memory): string {
  return data.type === 'Fact' ? data.statement : ''
}

function subjectOf({ data }: Memory): string {
  return data.type === 'Fact' ? data.subject : ''
}
