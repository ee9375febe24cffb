/**
 * The nodes of a knowledge graph in the order in which they were created, and what is asked of them. A node that comes
 * last is added; after any other change the graph is made again.
 *
 * @module
 */
import type { MemoryId } from '@cortex-memory/core'
import type { Graph } from './graph.ts'
import type { Kind, Place } from './graph-fact.ts'

/** What a graph needs of a memory. */
export interface Node {
  readonly id: MemoryId
  readonly kind: Kind
  readonly subject: string
  readonly statement: string
  readonly place: Place
  /** When it stops being shown. */
  readonly until: number
}

interface EntityNode extends Node {
  readonly observations: Node[]
  /** All that is looked through, in lower case; no text has a NUL. */
  searched: string
}

const BEFORE_ALL = Number.NEGATIVE_INFINITY

export class OrderedGraph {
  readonly #entities: EntityNode[] = []
  readonly #relations: Node[] = []
  readonly #byId = new Map<MemoryId, EntityNode>()
  readonly #byName = new Map<string, EntityNode[]>()
  readonly #byEnd = new Map<string, Node[]>()
  readonly #now: number
  #last = BEFORE_ALL
  #until = Number.POSITIVE_INFINITY

  /** Of those that are shown now. */
  constructor(nodes: Iterable<Node>, now: number) {
    this.#now = now
    const all = sorted([...nodes])
    // An observation can have an earlier place than its entity.
    for (const node of all) if (node.kind !== 'observation') this.#put(node)
    for (const node of all) if (node.kind === 'observation') this.#put(node)
    this.#last = orderOf(all.at(-1))
  }

  /** When the first of them stops being shown. */
  get until(): number {
    return this.#until
  }

  /** False: its place is not the last one. */
  add(node: Node): boolean {
    if (orderOf(node) <= this.#last) return false
    // One that waits for its entity has to come after it.
    if (node.kind === 'observation' && !this.#byId.has(entityOf(node))) return false
    this.#put(node)
    this.#last = orderOf(node)
    return true
  }

  /** Entities whose name, type or observations contain a text, with their relations. */
  containing(text: string): Graph {
    const part = text.toLowerCase()
    const isFound = ({ searched }: EntityNode): boolean => searched.includes(part)
    return this.#partOf(part.includes('\0') ? [] : this.#entities.filter(isFound))
  }

  named(names: readonly string[]): Graph {
    const found = [...new Set(names)].flatMap((name) => this.#byName.get(name) ?? [])
    return this.#partOf(sorted(found))
  }

  whole(): Graph {
    return {
      entities: this.#entities.map(shownEntity),
      relations: this.#relations.map(shownRelation),
    }
  }

  /** Relations that have an end among these names. */
  relationsAt(names: Iterable<string>): Node[] {
    return sorted([...new Set([...names].flatMap((name) => this.#byEnd.get(name) ?? []))])
  }

  #put(node: Node): void {
    if (node.until <= this.#now) return
    this.#until = Math.min(this.#until, node.until)
    switch (node.kind) {
      case 'entity': {
        const searched = searchedIn(node.subject, node.statement)
        const entity = { ...node, observations: [], searched }
        this.#entities.push(entity)
        this.#byId.set(node.id, entity)
        pushTo(this.#byName, node.subject, entity)
        return
      }
      case 'observation': {
        const entity = this.#byId.get(entityOf(node))
        entity?.observations.push(node)
        if (entity) entity.searched = `${entity.searched}\0${searchedIn(node.statement)}`
        return
      }
      case 'relation': {
        const { from = '', to = '' } = node.place
        this.#relations.push(node)
        for (const name of new Set([from, to])) pushTo(this.#byEnd, name, node)
      }
    }
  }

  /** Relations with one end among the entities belong to the part. */
  #partOf(entities: readonly EntityNode[]): Graph {
    return {
      entities: entities.map(shownEntity),
      relations: this.relationsAt(entities.map(({ subject }) => subject)).map(shownRelation),
    }
  }
}

function orderOf(node: Node | undefined): number {
  return node === undefined ? BEFORE_ALL : (node.place.order ?? 0)
}

function entityOf({ place }: Node): MemoryId {
  return (place.entity ?? '') as MemoryId
}

function searchedIn(...texts: readonly string[]): string {
  return texts.join('\0').toLowerCase()
}

function sorted<T extends Node>(nodes: T[]): T[] {
  return nodes.sort((a, b) => orderOf(a) - orderOf(b))
}

function pushTo<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [item])
  else group.push(item)
}

function shownEntity({ subject, statement, observations }: EntityNode): Graph['entities'][number] {
  return {
    name: subject,
    entityType: statement,
    observations: observations.map((each) => each.statement),
  }
}

function shownRelation({ place }: Node): Graph['relations'][number] {
  const { from = '', to = '', relationType = '' } = place
  return { from, to, relationType }
}
