/**
 * The knowledge graph of a store as a process holds it: read once, then kept up to date from the journal. A question
 * about a part of it would otherwise load every memory.
 *
 *   journal from the next seq on → the memories that an entry is about → as they are now
 *
 * @module
 */
import { type Cortex, CortexError, type Memory, type MemoryId } from '@cortex-memory/core'
import type { Graph } from './graph.ts'
import { type Kind, type Place, placeOf, statementOf, subjectOf, tagOf } from './graph-fact.ts'

/** What a graph needs of a memory. */
interface Node {
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
  readonly searched: string
}

/** The nodes in the order in which they were created. */
interface Ordered {
  readonly entities: readonly EntityNode[]
  readonly relations: readonly Node[]
  readonly byName: ReadonlyMap<string, readonly EntityNode[]>
  readonly byEnd: ReadonlyMap<string, readonly Node[]>
  /** When the first of them stops being shown. */
  readonly until: number
}

const KINDS: readonly Kind[] = ['entity', 'observation', 'relation']
/** They change no memory. */
const EDGES: ReadonlySet<string> = new Set(['add_edge', 'remove_edge'])
const RESOLVED_AT_ONCE = 256

export class GraphProjection {
  readonly #cortex: Cortex
  readonly #clock: () => number
  readonly #nodes = new Map<MemoryId, Node>()
  /** Those of them that are relations: a new entity may be the end of one. */
  readonly #relations = new Map<MemoryId, Node>()
  #nextSeq = 0
  #ordered: Ordered | undefined
  #reading: Promise<unknown> = Promise.resolve()

  constructor(cortex: Cortex, clock: () => number) {
    this.#cortex = cortex
    this.#clock = clock
  }

  /** Entities whose name, type or observations contain a text, with their relations. */
  async containing(text: string): Promise<Graph> {
    const { entities, byEnd } = await this.#current()
    const part = text.toLowerCase()
    const isFound = ({ searched }: EntityNode): boolean => searched.includes(part)
    return partOf(part.includes('\0') ? [] : entities.filter(isFound), byEnd)
  }

  async named(names: readonly string[]): Promise<Graph> {
    const { byName, byEnd } = await this.#current()
    return partOf(sorted([...new Set(names)].flatMap((name) => byName.get(name) ?? [])), byEnd)
  }

  async whole(): Promise<Graph> {
    const { entities, relations } = await this.#current()
    return { entities: entities.map(shownEntity), relations: relations.map(shownRelation) }
  }

  /** Relations that have an end among these names. */
  async relationsAt(names: Iterable<string>): Promise<readonly { id: MemoryId; place: Place }[]> {
    const wanted = new Set(names)
    await this.#inTurn(() => this.#catchUp())
    const isAt = ({ place, until }: Node): boolean =>
      until > this.#clock() && (wanted.has(place.from ?? '') || wanted.has(place.to ?? ''))
    return sorted([...this.#relations.values()].filter(isAt))
  }

  /** One after another: two readers of the journal would both move on. */
  async #current(): Promise<Ordered> {
    return await this.#inTurn(async () => {
      await this.#catchUp()
      if (this.#ordered === undefined || this.#ordered.until <= this.#clock()) {
        this.#ordered = ordered([...this.#nodes.values()], this.#clock())
      }
      return this.#ordered
    })
  }

  async #inTurn<T>(read: () => Promise<T>): Promise<T> {
    const turn = this.#reading.then(read)
    this.#reading = turn.catch(() => undefined)
    return await turn
  }

  async #catchUp(): Promise<void> {
    const changed = new Set<MemoryId>()
    let next = this.#nextSeq
    for await (const { seq, kind, subjects } of this.#cortex.journal({ from: next })) {
      next = seq + 1
      if (!EDGES.has(kind)) for (const id of subjects) changed.add(id)
    }
    const ids = [...changed]
    for (let index = 0; index < ids.length; index += RESOLVED_AT_ONCE) {
      await Promise.all(ids.slice(index, index + RESOLVED_AT_ONCE).map((id) => this.#take(id)))
    }
    this.#nextSeq = next
  }

  async #take(id: MemoryId): Promise<void> {
    const memory = await this.#cortex.resolveLatest(id).catch(goneOrThrow)
    const node = memory === undefined ? undefined : nodeOf(memory)
    const was = this.#nodes.get(id)
    if (node === undefined && was === undefined) return
    this.#ordered = undefined
    // What is changed keeps its place.
    if (node === undefined) this.#nodes.delete(id)
    else this.#nodes.set(id, node)
    if (node?.kind === 'relation') this.#relations.set(id, node)
    else this.#relations.delete(id)
  }
}

function goneOrThrow(error: unknown): undefined {
  if (error instanceof CortexError && ['NOT_FOUND', 'ERASED'].includes(error.code)) return undefined
  throw error
}

function nodeOf(memory: Memory): Node | undefined {
  const { head, version } = memory
  const kind = KINDS.find((each) => head.tags.includes(tagOf(each)))
  if (kind === undefined || head.type !== 'Fact' || head.tombstoned !== undefined) return undefined
  return {
    id: head.id,
    kind,
    subject: subjectOf(memory),
    statement: statementOf(memory),
    place: placeOf(memory),
    until: Math.min(version.expiresAt ?? Infinity, head.validUntil ?? Infinity),
  }
}

function sorted<T extends Node>(nodes: readonly T[]): T[] {
  return [...nodes].sort((a, b) => (a.place.order ?? 0) - (b.place.order ?? 0))
}

function ordered(all: readonly Node[], now: number): Ordered {
  const nodes = sorted(all.filter(({ until }) => until > now))
  const observations = grouped(ofKind(nodes, 'observation'), ({ place }) => [place.entity ?? ''])
  const entities = ofKind(nodes, 'entity').map((node) => {
    const own = observations.get(node.id) ?? []
    const texts = [node.subject, node.statement, ...own.map(({ statement }) => statement)]
    return { ...node, observations: own, searched: texts.join('\0').toLowerCase() }
  })
  const relations = ofKind(nodes, 'relation')
  return {
    entities,
    relations,
    byName: grouped(entities, ({ subject }) => [subject]),
    byEnd: grouped(relations, ({ place: { from = '', to = '' } }) => [...new Set([from, to])]),
    until: nodes.reduce((first, { until }) => Math.min(first, until), Infinity),
  }
}

function ofKind(nodes: readonly Node[], kind: Kind): Node[] {
  return nodes.filter((node) => node.kind === kind)
}

function grouped<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [item])
      else group.push(item)
    }
  }
  return groups
}

/** Relations with one end among the entities belong to the part. */
function partOf(
  entities: readonly EntityNode[],
  byEnd: ReadonlyMap<string, readonly Node[]>,
): Graph {
  const relations = new Set(entities.flatMap(({ subject }) => byEnd.get(subject) ?? []))
  return {
    entities: entities.map(shownEntity),
    relations: sorted([...relations]).map(shownRelation),
  }
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
