/** Operations that show a store as a whole: what is around a memory, what happened when, what there is. */
import {
  LIMITS,
  MEMORY_TYPES,
  type Memory,
  type MemoryId,
  type MemoryStore,
} from '@cortex-memory/core'
import { z } from 'zod'
import { resolveNewest } from './memories.ts'
import { operation } from './operation.ts'
import { plainText } from './plain-notes.ts'
import { limit, memoryType, reference, time, uriOf } from './schemas.ts'
import { holderOf, memoryOf } from './two-memories.ts'

const state = z.enum(['current', 'superseded', 'forgotten', 'expired'])

const node = z.object({
  uri: z.string(),
  id: z.string(),
  type: memoryType,
  text: z.string(),
  state,
  depth: z.int().describe('Links between it and the memory in the middle'),
})

export const neighbours = operation({
  name: 'neighbours',
  title: 'Neighbours of a memory',
  summary: 'Show a memory, what is linked to it, and what is linked to those',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    uri: reference,
    depth: z.int().min(1).max(2).default(1).describe('How many links away; default: 1'),
    limit: limit(150, 60),
  }),
  output: z.object({
    nodes: z.array(node).describe('The memory itself first, then the nearest'),
    edges: z.array(z.object({ src: z.string(), type: z.string(), dst: z.string() })),
    more: z.int().describe('Linked memories that were left out'),
  }),
  examples: [{ title: 'One step', input: { uri: '01HF7YAT00XR00000000000001' } }],
  cli: { positionals: ['uri'] },

  async run(context, input) {
    const cortex = await holderOf(context, input.uri, 'uri')
    const middle = await resolveNewest(cortex, input.uri)
    const now = context.clock()
    const nodes = new Map([[middle.head.id, nodeOf(middle, 0, now)]])
    const edges = new Map<string, { src: string; type: string; dst: string }>()
    const leftOut = new Set<MemoryId>()
    let ring: readonly MemoryId[] = [middle.head.id]
    for (let depth = 1; depth <= input.depth; depth++) {
      const next: MemoryId[] = []
      for (const id of ring) {
        for await (const edge of linksOf(cortex, id)) {
          const other = edge.src === id ? edge.dst : edge.src
          if (!nodes.has(other)) {
            if (nodes.size >= input.limit) {
              leftOut.add(other)
              continue
            }
            const found = await readNewest(cortex, other)
            if (found === undefined) continue
            nodes.set(other, nodeOf(found, depth, now))
            next.push(other)
          }
          const { src, type, dst } = edge
          edges.set(`${src} ${type} ${dst}`, { src, type, dst })
        }
      }
      ring = next
    }
    return { nodes: [...nodes.values()], edges: [...edges.values()], more: leftOut.size }
  },
})

async function* linksOf(
  cortex: MemoryStore,
  id: MemoryId,
): AsyncIterable<{ src: MemoryId; type: string; dst: MemoryId }> {
  yield* cortex.edgesOut(id)
  yield* cortex.edgesIn(id)
}

/** Nothing for what was erased, or is not the caller's to see. */
async function readNewest(cortex: MemoryStore, id: MemoryId): Promise<Memory | undefined> {
  try {
    return await resolveNewest(cortex, id)
  } catch {
    return undefined
  }
}

function nodeOf(memory: Memory, depth: number, now: number): z.output<typeof node> {
  const { head, version } = memory
  return {
    uri: uriOf(memory),
    id: head.id,
    type: head.type,
    text: plainText(memory, version.forms.medium),
    state: stateOf(memory, now),
    depth,
  }
}

/** What keeps a memory out of answers, if anything does. */
export function stateOf({ head, version }: Memory, now: number): z.output<typeof state> {
  if (head.tombstoned !== undefined) return 'forgotten'
  if (head.supersededBy !== undefined) return 'superseded'
  const end = version.expiresAt ?? head.validUntil
  return end !== undefined && end <= now ? 'expired' : 'current'
}

/** What an entry of the journal did, as people count it. */
const DEED: Readonly<Record<string, keyof z.output<typeof day> | undefined>> = {
  write: 'written',
  update: 'revised',
  tombstone: 'forgotten',
  erase: 'forgotten',
  add_edge: 'linked',
  attest: 'outcomes',
}

const day = z.object({
  day: z.string().describe('In UTC, such as 2026-05-01'),
  written: z.int(),
  revised: z.int(),
  forgotten: z.int(),
  linked: z.int(),
  outcomes: z.int(),
  total: z.int().describe('All entries of the day'),
})

/** Enough for years of one person's agents; what is older is said to be missing. */
const ENTRIES_MAX = 100_000

export const timeline = operation({
  name: 'timeline',
  title: 'Timeline',
  summary: 'Count what was written, revised, forgotten, linked and attested on each day',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    from: time.optional().describe('The first day; default: the first entry'),
    to: time.optional().describe('The last day; default: now'),
  }),
  output: z.object({
    days: z.array(day).describe('Days on which something happened, in order'),
    firstSeq: z.int().describe('The first entry that was counted'),
    nextSeq: z.int(),
  }),
  examples: [
    { title: 'Everything', input: {} },
    { title: 'Since a day', input: { from: '2026-05-01' } },
  ],

  async run(context, { from = 0, to = Number.POSITIVE_INFINITY }) {
    const cortex = await context.cortex()
    const { nextSeq } = await cortex.status()
    const firstSeq = Math.max(0, nextSeq - ENTRIES_MAX)
    const days = new Map<string, z.output<typeof day>>()
    for await (const { at, kind } of cortex.journal({ from: firstSeq })) {
      if (at < from || at > to) continue
      const name = new Date(at).toISOString().slice(0, 10)
      const counts = days.get(name) ?? emptyDay(name)
      days.set(name, counts)
      counts.total++
      const deed = DEED[kind]
      if (deed !== undefined && deed !== 'day') counts[deed]++
    }
    const inOrder = [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
    return { days: inOrder, firstSeq, nextSeq }
  },
})

function emptyDay(name: string): z.output<typeof day> {
  return { day: name, written: 0, revised: 0, forgotten: 0, linked: 0, outcomes: 0, total: 0 }
}

const count = z.object({ name: z.string(), count: z.int() })

/** Counting is exact up to here, and a sample of the newest beyond. */
const COUNTED_MAX = LIMITS.findLimit

export const facets = operation({
  name: 'facets',
  title: 'Facets',
  summary: 'Count memories by type, tag, origin and state',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({}),
  output: z.object({
    counted: z.int().describe('Memories that were looked at'),
    isExact: z.boolean().describe('False: there are more, and the newest were counted'),
    types: z.array(count),
    tags: z.array(count).describe('The most frequent fifty'),
    origins: z.array(count),
    states: z.array(count),
  }),
  examples: [{ title: 'What there is', input: {} }],

  async run(context) {
    const cortex = await memoryOf(context)
    const now = context.clock()
    const found = await cortex.find({
      types: MEMORY_TYPES.names,
      orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
      includeTombstoned: true,
      limit: COUNTED_MAX,
      form: 'short',
    })
    const types = new Tally()
    const tags = new Tally()
    const origins = new Tally()
    const states = new Tally()
    for (const memory of found.memories) {
      types.add(memory.head.type)
      for (const tag of memory.head.tags) tags.add(tag)
      origins.add(memory.version.provenance.origin ?? 'unknown')
      states.add(stateOf(memory, now))
    }
    return {
      counted: found.memories.length,
      isExact: found.totalIsExact && found.total <= found.memories.length,
      types: types.largest(),
      tags: tags.largest(50),
      origins: origins.largest(),
      states: states.largest(),
    }
  },
})

class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  largest(most = Number.POSITIVE_INFINITY): z.output<typeof count>[] {
    return [...this.#counts]
      .map(([name, counted]) => ({ name, count: counted }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, most)
  }
}
