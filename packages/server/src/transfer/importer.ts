/**
 * The one way from items to memories. Decides what becomes of each item and counts it; nothing that
 * is wrong with one of them stops the others.
 *
 * @module
 */
import {
  type AddEdgeInput,
  type Cortex,
  CortexError,
  findSecrets,
  LIMITS,
  type MemoryId,
} from '@cortex-memory/core'
import { importedId } from './imported-id.ts'
import type { ConversationItem, Item, LinkItem, MemoryItem } from './item.ts'
import type { OwnRecord } from './record.ts'
import { Tally } from './report.ts'
import { GraphTaker } from './take-graph.ts'
import { latest, meet, piecesOf, writeInput, writeNew } from './take-memory.ts'
import { edgeStep, end, type RecordOptions, stepFor } from './take-record.ts'
import { Wave } from './wave.ts'

export interface ImporterOptions extends RecordOptions {
  /** Kinds of secrets that texts may hold anyway. */
  readonly allowedSecrets: readonly string[]
  readonly clock: () => number
}

export class Importer {
  readonly tally: Tally = new Tally()
  readonly #cortex: Cortex
  readonly #options: ImporterOptions
  readonly #wave = new Wave()
  readonly #graph: GraphTaker
  /** Ids of what links name, by the source's own names. */
  readonly #ids = new Map<string, MemoryId>()
  #links: LinkItem[] = []

  constructor(cortex: Cortex, options: ImporterOptions) {
    this.#cortex = cortex
    this.#options = options
    this.#graph = new GraphTaker(cortex, {
      clock: options.clock,
      tally: this.tally,
      wave: this.#wave,
      attempt: async (place, change) => await this.#attempt(place, change),
      refuseSecrets: (place, values) => this.#refuseSecrets(place, values),
    })
  }

  async take(items: AsyncIterable<Item>): Promise<void> {
    for await (const item of items) await this.#item(item)
    await this.settle()
  }

  /** Everything that was taken so far is written. */
  async settle(): Promise<void> {
    await this.#flush()
    await this.#graph.settle()
  }

  async #item(item: Item): Promise<void> {
    switch (item.kind) {
      case 'memory':
        await this.#memory(item)
        return
      case 'link':
        this.#links.push(item)
        if (this.#links.length >= LINKS_WAITING) await this.#flush()
        return
      case 'entity':
        await this.#graph.entity(item)
        return
      case 'relation':
        await this.#graph.relation(item)
        return
      case 'conversation':
        await this.#conversation(item)
        return
      case 'record':
        await this.#attempt(item.place, async () => await this.#record(item.place, item.record))
        return
      case 'skipped':
        this.tally.skip(item.why, item.count ?? 1)
        return
      case 'refused':
        this.tally.refuse(item)
    }
  }

  async #attempt(place: string, change: () => Promise<void>): Promise<void> {
    try {
      await change()
    } catch (error) {
      this.tally.refuseFor(place, error)
    }
  }

  async #memory(item: MemoryItem): Promise<void> {
    const pieces = piecesOf(this.#withTags(item))
    for (const [index, piece] of pieces.entries()) {
      await this.#attempt(piece.place, async () => await this.#piece(piece))
      const before = pieces[index - 1]?.key
      if (before === undefined || piece.key === undefined) continue
      const { place } = piece
      this.#links.push({ kind: 'link', place, from: piece.key, type: 'follows', to: before })
    }
  }

  async #piece(item: MemoryItem): Promise<void> {
    const { format } = this.#options
    this.#refuseSecrets(item.place, [item.data, item.tags, item.frames])
    const id = importedId(format, item)
    await this.#wave.before(id)
    const known = await latest(this.#cortex, id)
    if (known !== undefined) {
      const { outcome } = await meet(this.#cortex, known, format, item)
      this.#count(item, outcome, id)
      return
    }
    const input = writeInput(format, id, item)
    this.#wave.add(id, async () => {
      await this.#attempt(item.place, async () => {
        const taken = await writeNew(this.#cortex, input)
        this.#count(item, taken.outcome, taken.id)
      })
    })
  }

  #count(item: MemoryItem, outcome: Parameters<Tally['count']>[0], id: MemoryId): void {
    this.tally.count(outcome)
    if (item.linked && item.key !== undefined) this.#ids.set(item.key, id)
  }

  #withTags(item: MemoryItem): MemoryItem {
    const fitting = (item.tags ?? []).filter((tag) => Buffer.byteLength(tag) <= LIMITS.tagBytes)
    const tags = fitting.slice(0, LIMITS.tags)
    const dropped = (item.tags?.length ?? 0) - tags.length
    this.tally.skip(`tags beyond ${LIMITS.tags}, or longer than ${LIMITS.tagBytes} bytes`, dropped)
    return { ...item, tags }
  }

  /** Memories first: links name them. */
  async #flush(): Promise<void> {
    await this.#wave.end()
    const links = this.#links
    this.#links = []
    for (const link of links) {
      await this.#attempt(link.place, async () => await this.#link(link))
    }
    await this.#wave.end()
  }

  async #link({ place, from, type, to, relation }: LinkItem): Promise<void> {
    const [src, dst] = [this.#ids.get(from), this.#ids.get(to)]
    if (src === undefined || dst === undefined) {
      this.tally.skip('links to what was not taken', 1)
      return
    }
    if (src === dst) return
    this.#refuseSecrets(place, [relation])
    const line = {
      kind: 'edge',
      src,
      type,
      dst,
      ...(relation ? { data: { relation } } : {}),
    } as const
    const about = `${src} ${type} ${dst}`
    await this.#wave.before(about)
    if ((await edgeStep(this.#cortex, line, this.#options)) === undefined) return
    this.#wave.add(about, async () => {
      await this.#attempt(place, async () => {
        const { kind, ...edge } = line
        await this.#cortex.addEdge(edge as AddEdgeInput)
        this.tally.links++
      })
    })
  }

  async #conversation(item: ConversationItem): Promise<void> {
    const { id: conversationId, place, title, at } = item
    const turns = item.turns.flatMap(({ place: where, ...turn }) => {
      try {
        this.#refuseSecrets(where, [turn.text])
        if (Buffer.byteLength(turn.text) > LIMITS.turnTextBytes) throw tooLong()
        return [turn]
      } catch (error) {
        this.tally.refuseFor(where, error)
        return []
      }
    })
    if (turns.length === 0) return
    await this.#attempt(place, async () => {
      for (let from = 0; from < turns.length; from += LIMITS.ingestTurns) {
        const some = turns.slice(from, from + LIMITS.ingestTurns)
        const done = await this.#cortex.ingestConversation({ conversationId, turns: some })
        this.tally.count('taken', done.added)
        this.tally.count('changed', done.changed)
        this.tally.count('same', done.unchanged)
        this.tally.count('kept', done.forgotten)
        this.tally.links += done.edgesAdded
      }
      this.tally.conversations++
    })
    if (title === undefined) return
    // The words by which people know a conversation; it can be renamed.
    const subject = `Conversation ${conversationId}`
    const data = { type: 'Fact', subject, predicate: 'title', statement: title }
    await this.#memory({ kind: 'memory', place, key: `title ${conversationId}`, data, at })
  }

  async #record(place: string, record: OwnRecord): Promise<void> {
    const options = this.#options
    this.#refuseSecrets(place, [record])
    switch (record.kind) {
      case 'memory':
      case 'version': {
        await this.#wave.before(record.id)
        const step = await stepFor(this.#cortex, record, options)
        if ('outcome' in step) this.tally.count(step.outcome)
        else {
          this.#wave.add(record.id, async () => {
            await this.#attempt(place, async () => this.tally.count(await step.change()))
          })
        }
        return
      }
      case 'edge': {
        const about = `${record.src} ${record.type} ${record.dst}`
        await this.#before([record.src, record.dst, about])
        const change = await edgeStep(this.#cortex, record, options)
        if (change === undefined) return
        this.#wave.add(about, async () => {
          await this.#attempt(place, change)
        })
        this.tally.links++
        return
      }
      case 'ended':
        await this.#wave.end()
        await end(this.#cortex, record, options)
        return
      default:
        return
    }
  }

  async #before(about: readonly string[]): Promise<void> {
    for (const each of about) await this.#wave.before(each)
  }

  /** Kind and place are reported, never the secret. */
  #refuseSecrets(place: string, values: readonly unknown[]): void {
    const { allowedSecrets } = this.#options
    for (const text of textsIn(values)) {
      const secret = findSecrets(text).find(({ kind }) => !allowedSecrets.includes(kind))
      if (secret === undefined) continue
      throw new CortexError(
        'SECRET_REFUSED',
        `${place} holds what looks like a secret (${secret.kind}); take it out, or allow ${secret.kind} by name`,
        { details: { kind: secret.kind } },
      )
    }
  }
}

/** Links that wait for their ends. */
const LINKS_WAITING = 4_096

function tooLong(): CortexError {
  return new CortexError('INVALID_INPUT', `a turn of more than ${LIMITS.turnTextBytes} bytes`)
}

/** Deeper than anything that a memory can hold. */
const DEPTH_MAX = 64

function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (depth > DEPTH_MAX) throw new CortexError('INVALID_INPUT', 'values are nested too deeply')
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
    for (const [key, item] of Object.entries(value)) {
      if (!Array.isArray(value)) yield key
      yield* textsIn(item, depth + 1)
    }
  }
}
