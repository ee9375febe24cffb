/** Operations that show a store as a whole: what is around a memory, what there is, what happened when (`timeline.ts`). */
import {
  CortexError,
  type FindResult,
  formatUri,
  LIMITS,
  MEMORY_TYPES,
  type Memory,
  type MemoryId,
  type MemoryStore,
  parseUri,
  type Uri,
} from '@cortex-memory/core'
import { memoryText } from '@cortex-memory/pager/short-lived'
import { z } from 'zod'
import { resolve } from './memories.ts'
import { type OperationContext, operation } from './operation.ts'
import { conflictsOf } from './outcomes.ts'
import { limit, memoryType, reference, time, uriOf } from './schemas.ts'
import { holderOf, memoryOf } from './two-memories.ts'

export { timeline } from './timeline.ts'

const asOf = time.optional().describe('As the store knew it then; default: now')

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
    asOf,
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
    const { head } = await resolve(cortex, input.uri)
    const now = input.asOf ?? context.clock()
    const middle = await readAt(cortex, head.id, input.asOf)
    if (middle === undefined) {
      throw new CortexError('NOT_FOUND', `Cannot show ${input.uri}: it was not written yet then`, {
        path: 'asOf',
      })
    }
    const nodes = new Map([[middle.head.id, nodeOf(middle, 0, now)]])
    const edges = new Map<string, { src: string; type: string; dst: string }>()
    const leftOut = new Set<MemoryId>()
    let ring: readonly MemoryId[] = [middle.head.id]
    for (let depth = 1; depth <= input.depth; depth++) {
      const next: MemoryId[] = []
      for (const id of ring) {
        for await (const edge of linksOf(cortex, id, input.asOf)) {
          const other = edge.src === id ? edge.dst : edge.src
          if (!nodes.has(other)) {
            if (nodes.size >= input.limit) {
              leftOut.add(other)
              continue
            }
            const found = await readAt(cortex, other, input.asOf)
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
  at: number | undefined,
): AsyncIterable<{ src: MemoryId; type: string; dst: MemoryId }> {
  const options = at === undefined ? {} : { includeTombstoned: true }
  for (const links of [cortex.edgesOut(id, options), cortex.edgesIn(id, options)]) {
    for await (const edge of links) {
      const { createdAt, tombstonedAt = Number.POSITIVE_INFINITY } = edge
      if (at === undefined || (createdAt <= at && tombstonedAt > at)) yield edge
    }
  }
}

/** In the version known then. Nothing for what came later, was erased, or is not the caller's to see. */
async function readAt(
  cortex: MemoryStore,
  id: MemoryId,
  at: number | undefined,
): Promise<Memory | undefined> {
  try {
    let found = await cortex.resolveLatest(id)
    const { head } = found
    if (at === undefined) return found
    for (let version = head.currentVersion - 1; version > 0; version--) {
      if (found.version.createdAt <= at) break
      found = await cortex.resolve(formatUri(head.type, id, version))
    }
    return found.version.createdAt <= at ? found : undefined
  } catch {
    return undefined
  }
}

function nodeOf(memory: Memory, depth: number, now: number): z.output<typeof node> {
  const { head } = memory
  return {
    uri: uriOf(memory),
    id: head.id,
    type: head.type,
    text: memoryText(memory, { brief: true }),
    state: stateOf(memory, now),
    depth,
  }
}

/** What keeps a memory out of answers, if anything does. */
export function stateOf({ head, version }: Memory, now: number): z.output<typeof state> {
  if (head.tombstoned !== undefined && head.tombstoned.at <= now) return 'forgotten'
  if (head.supersededBy !== undefined) return 'superseded'
  const end = version.expiresAt ?? head.validUntil
  return end !== undefined && end <= now ? 'expired' : 'current'
}

const count = z.object({ name: z.string(), count: z.int() })

/** Counting is exact up to here, and a sample of the newest beyond. */
const COUNTED_MAX = LIMITS.findLimit

/** What somebody should look at: seen now, whatever day the counts are of. */
const MARKS = ['disagrees', 'never-read', 'ends-soon'] as const
type Mark = (typeof MARKS)[number]
const SOON_MS = 30 * 86_400_000

export const facets = operation({
  name: 'facets',
  title: 'Facets',
  summary: 'Count memories by type, tag, origin, channel, state and what needs a look',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    asOf,
    mark: z.enum(MARKS).optional().describe('Also give the ids of the memories that it counts'),
  }),
  output: z.object({
    counted: z.int().describe('Memories that were looked at'),
    isExact: z.boolean().describe('False: there are more, and the newest were counted'),
    types: z.array(count),
    tags: z.array(count).describe('The most frequent fifty'),
    origins: z.array(count),
    channels: z.array(count.extend({ origin: z.string() })).describe('Through what it was said'),
    states: z.array(count),
    marks: z
      .array(count)
      .describe('Current ones that disagree, were never read, or end in a month'),
    ids: z.array(z.string()).optional(),
  }),
  examples: [
    { title: 'What there is', input: {} },
    { title: 'Which of them were never read', input: { mark: 'never-read' } },
  ],
  cli: { options: { mark: { value: 'MARK' } } },

  async run(context, { asOf: at, mark }) {
    const cortex = await memoryOf(context)
    const now = at ?? context.clock()
    const { forgotten, isLarge } = await sizeOf(context)
    const found = await cortex.find({
      types: MEMORY_TYPES.names,
      orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
      // Only live memories have an index by age: with the others, a large store would be read whole.
      includeTombstoned: !isLarge && at === undefined,
      limit: COUNTED_MAX,
      form: 'short',
      ...(at === undefined ? {} : isLarge ? { asOf: at } : { knownAt: at }),
    })
    const types = new Tally()
    const tags = new Tally()
    const origins = new Tally()
    const channels = new Map<string, Tally>()
    const states = new Tally()
    for (const memory of found.memories) {
      types.add(memory.head.type)
      for (const tag of memory.head.tags) tags.add(tag)
      const { origin = 'unknown', channel } = memory.version.provenance
      origins.add(origin)
      if (channel !== undefined) {
        const tally = channels.get(origin) ?? new Tally()
        tally.add(channel)
        channels.set(origin, tally)
      }
      states.add(at === undefined ? stateOf(memory, now) : 'current')
    }
    if (isLarge && forgotten > 0 && at === undefined) states.add('forgotten', forgotten)
    const marked = await markedIn(context, found)
    return {
      counted: found.memories.length,
      isExact: found.totalIsExact && found.total <= found.memories.length,
      types: types.largest(),
      tags: tags.largest(50),
      origins: origins.largest(),
      channels: [...channels].flatMap(([origin, tally]) =>
        tally.largest(20).map((each) => ({ ...each, origin })),
      ),
      states: states.largest(),
      marks: MARKS.map((name) => ({ name, count: marked[name].length })),
      ...(mark === undefined ? {} : { ids: marked[mark] }),
    }
  },
})

/** Of what was counted, the current ones that somebody should look at. */
async function markedIn(
  context: OperationContext,
  { memories, explain }: FindResult,
): Promise<Readonly<Record<Mark, MemoryId[]>>> {
  const now = context.clock()
  const current = memories.filter((memory) => stateOf(memory, now) === 'current')
  const ids = (list: readonly Memory[]): MemoryId[] => list.map(({ head }) => head.id)
  // A caller with a part of a store would learn that there is another fact.
  const clashing = context.scoped === undefined ? await clashingIn(context, current) : new Set()
  const used = new Set(
    explain.scores
      .filter(({ factors }) => factors.access > 0 || factors.citations > 0)
      .map(({ uri }) => uri),
  )
  return {
    disagrees: ids(current.filter(({ head }) => clashing.has(head.id))),
    'never-read': ids(current.filter(({ uri }) => !used.has(uri))),
    'ends-soon': ids(
      current.filter(({ head, version }) => {
        const end = version.expiresAt ?? head.validUntil
        return end !== undefined && end <= now + SOON_MS
      }),
    ),
  }
}

/** By subject, so that a store does not get slower by what nobody counts. */
async function clashingIn(
  context: OperationContext,
  memories: readonly Memory[],
): Promise<ReadonlySet<MemoryId>> {
  const cortex = await context.cortex()
  const subjects = new Set(
    memories.flatMap(({ data }) => (data.type === 'Fact' ? [data.subject] : [])),
  )
  const ids = new Set<MemoryId>()
  for (const subject of subjects) {
    for (const { facts } of await conflictsOf(cortex, { subject, limit: COUNTED_MAX })) {
      for (const { uri } of facts) ids.add(parseUri(uri as Uri).id)
    }
  }
  return ids
}

/** A caller with a part of a store learns about that part only. */
async function sizeOf(context: OperationContext): Promise<{ forgotten: number; isLarge: boolean }> {
  if (context.scoped !== undefined) return { forgotten: 0, isLarge: false }
  const { memories, tombstoned } = await (await context.cortex()).status()
  return { forgotten: tombstoned, isLarge: memories > COUNTED_MAX }
}

class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string, times = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + times)
  }

  largest(most = Number.POSITIVE_INFINITY): z.output<typeof count>[] {
    return [...this.#counts]
      .map(([name, counted]) => ({ name, count: counted }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, most)
  }
}
