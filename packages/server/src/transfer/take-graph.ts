/**
 * A knowledge graph of another system, written as our own tools for graphs write it, so that they
 * go on with it. What has a name here already is met, what was forgotten here stays forgotten.
 * Nothing is merged with a twin: a graph knows its own facts only.
 *
 * @module
 */
import { isDeepStrictEqual } from 'node:util'
import type { Cortex, Memory, MemoryId, Uri } from '@cortex-memory/core'
import { OBSERVATION_BYTES } from '../graph/graph.ts'
import {
  dataOf,
  entityFact,
  type GraphFact,
  observationFact,
  placeOf,
  relationFact,
  statementOf,
} from '../graph/graph-fact.ts'
import { GraphMemories, takeOrders } from '../graph/graph-memories.ts'
import type { Named } from '../graph/named-memories.ts'
import { uriOf } from '../operations/schemas.ts'
import type { EntityItem, RelationItem } from './item.ts'
import type { Outcome, Tally } from './report.ts'
import { splitText } from './split-text.ts'
import { provenanceOf } from './take-memory.ts'
import type { Wave } from './wave.ts'

const PROVENANCE = provenanceOf('memory-server')

export interface GraphTakerOptions {
  readonly clock: () => number
  readonly tally: Tally
  readonly wave: Wave
  /** An error about one item is counted. */
  attempt(place: string, change: () => Promise<void>): Promise<void>
  refuseSecrets(place: string, values: readonly unknown[]): void
}

interface Link {
  readonly place: string
  readonly about: string
  readonly add: () => Promise<boolean>
}

/** Links that wait for their ends. */
const LINKS_WAITING = 4_096

export class GraphTaker {
  readonly #cortex: Cortex
  readonly #graph: GraphMemories
  readonly #options: GraphTakerOptions
  readonly #taken = new Set<string>()
  readonly #created = new Set<string>()
  #links: Link[] = []

  constructor(cortex: Cortex, options: GraphTakerOptions) {
    this.#cortex = cortex
    this.#graph = new GraphMemories(cortex, PROVENANCE)
    this.#options = options
  }

  async entity(item: EntityItem): Promise<void> {
    const { tally, attempt } = this.#options
    let entity: Named | undefined
    await attempt(item.place, async () => {
      entity = await this.#entity(item)
    })
    if (entity === undefined) {
      tally.skip('observations of an entity that was refused', item.observations.length)
      return
    }
    await this.#observations(item, entity)
    await this.#flushIfMany()
  }

  /** Where an entity stands twice, its first line says what it is. */
  async #entity({ place, name, entityType }: EntityItem): Promise<Named> {
    const { tally, refuseSecrets } = this.#options
    refuseSecrets(place, [name, entityType])
    const fact = entityFact({ name, entityType })
    const named = await this.#find(fact)
    if (this.#taken.has(name)) tally.skip('further lines of an entity, but for observations', 1)
    else await this.#keep(place, fact, named, () => this.#created.add(name))
    this.#taken.add(name)
    return named
  }

  async #observations({ name, observations }: EntityItem, entity: Named): Promise<void> {
    const { tally, attempt, refuseSecrets } = this.#options
    const isForgotten = entity.wasForgotten && entity.memory === undefined
    const known = new Set(
      entity.memory === undefined
        ? []
        : (await this.#graph.observationsOf(entity.id)).map(statementOf),
    )
    for (const { place, text } of observations) {
      await attempt(place, async () => {
        refuseSecrets(place, [text])
        if (isForgotten) tally.count('kept')
        else await this.#observation(place, name, entity.id, text, known)
      })
    }
  }

  async #observation(
    place: string,
    name: string,
    entity: MemoryId,
    text: string,
    known: ReadonlySet<string>,
  ): Promise<void> {
    let before: MemoryId | undefined
    for (const piece of splitText(text, OBSERVATION_BYTES)) {
      const fact = observationFact(name, entity, piece)
      const named = await this.#find(fact)
      if (named.memory === undefined && known.has(piece)) {
        this.#options.tally.count('same')
        continue
      }
      if (!(await this.#keep(place, fact, named))) continue
      const { id } = named
      this.#link(place, `${id} part_of ${entity}`, () => this.#graph.addTo(entity, id))
      if (before !== undefined && before !== id) {
        const last = before
        this.#link(place, `${id} follows ${last}`, () => this.#graph.link(id, 'follows', last))
      }
      before = id
    }
  }

  async relation({ place, from, relationType, to }: RelationItem): Promise<void> {
    const { attempt, refuseSecrets } = this.#options
    await attempt(place, async () => {
      refuseSecrets(place, [from, relationType, to])
      const fact = relationFact({ from, relationType, to })
      const named = await this.#find(fact)
      if (await this.#keep(place, fact, named)) this.#refer(place, named.id, [from, to])
    })
    await this.#flushIfMany()
  }

  /** All that was taken is written and linked, also with relations that were here before it. */
  async settle(): Promise<void> {
    await this.#flush()
    if (this.#created.size === 0) return
    const ends = await this.#graph.endsAt(this.#created)
    this.#created.clear()
    for (const { relation, name } of ends) this.#refer(name, relation, [name])
    await this.#flush()
  }

  async #find(fact: GraphFact): Promise<Named> {
    await this.#options.wave.before(keyOf(fact))
    return await this.#graph.find(fact)
  }

  /** Whether it is in the graph afterwards. */
  async #keep(
    place: string,
    fact: GraphFact,
    { id, memory, wasForgotten }: Named,
    onCreated?: () => void,
  ): Promise<boolean> {
    const { tally, wave, attempt, clock } = this.#options
    if (memory !== undefined) {
      tally.count(await this.#meet(memory, fact))
      return true
    }
    if (wasForgotten) {
      tally.count('kept')
      return false
    }
    const order = takeOrders(1, clock())
    wave.add(keyOf(fact), async () => {
      await attempt(place, async () => {
        const isNew = await this.#graph.write(id, fact, order)
        tally.count(isNew ? 'taken' : 'same')
        if (isNew) onCreated?.()
      })
    })
    return true
  }

  /** Names of the others are all that they say: if one says something else, it was revised here. */
  async #meet(known: Memory, fact: GraphFact): Promise<Outcome> {
    const { data, version } = known
    const wanted = dataOf(fact, placeOf(known).order)
    if (isDeepStrictEqual({ ...data }, wanted)) return 'same'
    const { origin, channel } = version.provenance
    const isOurs = origin === PROVENANCE.origin && channel === PROVENANCE.channel
    if (fact.kind !== 'entity' || !isOurs) return 'kept'
    await this.#cortex.update(uriOf(known) as Uri, {
      data: wanted,
      expectedVersion: version.version,
      provenance: PROVENANCE,
    })
    return 'changed'
  }

  #refer(place: string, relation: MemoryId, names: readonly string[]): void {
    for (const name of new Set(names)) {
      const about = `${relation} references ${name}`
      this.#link(place, about, () => this.#graph.refer(relation, name))
    }
  }

  #link(place: string, about: string, add: () => Promise<boolean>): void {
    this.#links.push({ place, about, add })
  }

  async #flushIfMany(): Promise<void> {
    if (this.#links.length >= LINKS_WAITING) await this.#flush()
  }

  /** Memories first: links name them. */
  async #flush(): Promise<void> {
    const { tally, wave, attempt } = this.#options
    await wave.end()
    const links = this.#links
    this.#links = []
    for (const { place, about, add } of links) {
      await wave.before(about)
      wave.add(about, async () => {
        await attempt(place, async () => {
          if (await add()) tally.links++
        })
      })
    }
    await wave.end()
  }
}

function keyOf({ kind, names }: GraphFact): string {
  return JSON.stringify([kind, ...names])
}
