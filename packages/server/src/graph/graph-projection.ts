/**
 * The knowledge graph of a store as a process holds it: read once, then kept up to date from the journal. A question
 * about a part of it would otherwise load every memory.
 *
 *   journal from the next seq on → what was written, as the entry says it
 *                                → what was changed since, as it is now
 *
 * Most memories are written once: to ask the store for each would take its whole view into memory.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  JOURNAL_KINDS,
  type JournalEntry,
  type Memory,
  type MemoryId,
} from '@cortex-memory/core'
import { decodeData } from '@cortex-memory/core/internal'
import type { Graph } from './graph.ts'
import { type Kind, type Place, placeOf, statementOf, subjectOf, tagOf } from './graph-fact.ts'
import { type Node, OrderedGraph } from './graph-order.ts'

const KINDS: readonly Kind[] = ['entity', 'observation', 'relation']
/** Edges change no memory. */
const ABOUT_MEMORIES = JOURNAL_KINDS.filter((kind) => kind !== 'add_edge' && kind !== 'remove_edge')
const RESOLVED_AT_ONCE = 256

export class GraphProjection {
  readonly #cortex: Cortex
  readonly #clock: () => number
  readonly #nodes = new Map<MemoryId, Node>()
  #nextSeq = 0
  #ordered: OrderedGraph | undefined
  #reading: Promise<unknown> = Promise.resolve()

  constructor(cortex: Cortex, clock: () => number) {
    this.#cortex = cortex
    this.#clock = clock
  }

  /** Entities whose name, type or observations contain a text, with their relations. */
  async containing(text: string): Promise<Graph> {
    return (await this.#current()).containing(text)
  }

  async named(names: readonly string[]): Promise<Graph> {
    return (await this.#current()).named(names)
  }

  async whole(): Promise<Graph> {
    return (await this.#current()).whole()
  }

  /** Relations that have an end among these names. */
  async relationsAt(names: Iterable<string>): Promise<readonly { id: MemoryId; place: Place }[]> {
    return (await this.#current()).relationsAt(names)
  }

  /** One after another: two readers of the journal would both move on. */
  async #current(): Promise<OrderedGraph> {
    const turn = this.#reading.then(async () => {
      await this.#catchUp()
      if (this.#ordered === undefined || this.#ordered.until <= this.#clock()) {
        this.#ordered = new OrderedGraph(this.#nodes.values(), this.#clock())
      }
      return this.#ordered
    })
    this.#reading = turn.catch(() => undefined)
    return await turn
  }

  async #catchUp(): Promise<void> {
    const changed = new Set<MemoryId>()
    // Entries that are passed over count too.
    let next = Math.max(this.#nextSeq, this.#cortex.lastSeq + 1)
    const range = { from: this.#nextSeq, kinds: ABOUT_MEMORIES }
    for await (const entry of this.#cortex.journal(range)) {
      next = Math.max(next, entry.seq + 1)
      const [first, ...others] = entry.subjects
      if (first === undefined) continue
      if (!isWhole(entry)) changed.add(first)
      else this.#take(first, nodeOfEntry(first, entry))
      for (const id of others) changed.add(id)
    }
    const ids = [...changed]
    for (let index = 0; index < ids.length; index += RESOLVED_AT_ONCE) {
      const part = ids.slice(index, index + RESOLVED_AT_ONCE)
      await Promise.all(part.map(async (id) => this.#take(id, await this.#nodeNow(id))))
    }
    this.#nextSeq = next
  }

  async #nodeNow(id: MemoryId): Promise<Node | undefined> {
    const memory = await this.#cortex.resolveLatest(id).catch(goneOrThrow)
    return memory === undefined ? undefined : nodeOf(memory)
  }

  #take(id: MemoryId, node: Node | undefined): void {
    const isNew = !this.#nodes.has(id)
    if (node === undefined && isNew) return
    // What is changed keeps its place.
    if (node === undefined) this.#nodes.delete(id)
    else this.#nodes.set(id, node)
    if (!isNew || node === undefined || !this.#ordered?.add(node)) this.#ordered = undefined
  }
}

function goneOrThrow(error: unknown): undefined {
  if (error instanceof CortexError && ['NOT_FOUND', 'ERASED'].includes(error.code)) return undefined
  throw error
}

/** It says all that there is to know of a memory, until a later entry says more. */
function isWhole(entry: JournalEntry): entry is JournalEntry<'write'> {
  return entry.kind === 'write' && entry.erased === undefined
}

function nodeOfEntry(id: MemoryId, { body, type }: JournalEntry<'write'>): Node | undefined {
  const kind = kindOf(body.tags ?? [])
  if (kind === undefined || type !== 'Fact') return undefined
  const data = decodeData('Fact', body.data)
  return nodeWith(id, kind, { data }, body)
}

function nodeOf({ head, version, data }: Memory): Node | undefined {
  const kind = kindOf(head.tags)
  if (kind === undefined || head.type !== 'Fact' || head.tombstoned !== undefined) return undefined
  const { validUntil } = head
  return nodeWith(head.id, kind, { data }, { validUntil, expiresAt: version.expiresAt })
}

function kindOf(tags: readonly string[]): Kind | undefined {
  return KINDS.find((each) => tags.includes(tagOf(each)))
}

function nodeWith(
  id: MemoryId,
  kind: Kind,
  memory: Pick<Memory, 'data'>,
  ends: { readonly validUntil?: number | undefined; readonly expiresAt?: number | undefined },
): Node {
  return {
    id,
    kind,
    subject: subjectOf(memory),
    statement: statementOf(memory),
    place: placeOf(memory),
    until: Math.min(ends.expiresAt ?? Infinity, ends.validUntil ?? Infinity),
  }
}
