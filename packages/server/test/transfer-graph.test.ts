/**
 * A graph that was imported and one that the compat tools wrote are the same memories. Rules:
 * docs/spec/transfer.md, docs/spec/mcp.md.
 */
import type { Cortex, MemoryData } from '@cortex-memory/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entity, Graph, Relation } from '../src/graph/graph.ts'
import { importFrom, type TransferReport } from '../src/transfer/index.ts'
import { openPair, type Pair } from './mcp-pair.ts'
import { sourceOf } from './transfer-sources.ts'

type Line = ({ type: 'entity' } & Entity) | ({ type: 'relation' } & Relation)

const NUM_RUNS = Number(process.env.CORTEX_GRAPH_RUNS ?? 12)

/** Few of them, so that they meet; some relations lead nowhere. */
const name = fc.constantFrom('Ada', 'ada', 'Harbor API', 'works_at', '日本 🙂')
const thing = fc.constantFrom('person', 'a "thing"\n', 'Ada')
const observation = fc.constantFrom('likes tea', 'Likes tea.', ' x ', 'Ada', '{"a":1}')
const relationType = fc.constantFrom('works_at', 'part_of', 'knows')

const entities: fc.Arbitrary<Line[]> = fc.uniqueArray(
  fc.record({
    type: fc.constant('entity' as const),
    name,
    entityType: thing,
    observations: fc.uniqueArray(observation, { maxLength: 3 }),
  }),
  { selector: (each) => each.name, maxLength: 4 },
)
const relations: fc.Arbitrary<Line[]> = fc.uniqueArray(
  fc.record({ type: fc.constant('relation' as const), from: name, to: name, relationType }),
  {
    selector: ({ from, to, relationType: kind }) => `${from}|${kind}|${to}`,
    minLength: 1,
    maxLength: 4,
  },
)
/** In the order of a file of that server, and in any other. */
const lines: fc.Arbitrary<Line[]> = fc
  .tuple(entities, relations, fc.boolean())
  .chain(([some, others, isMixed]) => {
    const all = [...some, ...others]
    return isMixed
      ? fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })
      : fc.constant(all)
  })

const ada: Line = {
  type: 'entity',
  name: 'Ada',
  entityType: 'person',
  observations: ['likes tea', 'sings'],
}
const bob: Line = { type: 'entity', name: 'Bob', entityType: 'person', observations: ['hums'] }
const knows: Line = { type: 'relation', from: 'Ada', to: 'Bob', relationType: 'knows' }

const fileOf = (all: readonly Line[]): string => all.map((line) => JSON.stringify(line)).join('\n')

/** What a reader of the file sees. */
function graphOf(all: readonly Line[]): Graph {
  const graph: Graph = { entities: [], relations: [] }
  for (const { type, ...line } of all) {
    if (type === 'entity') graph.entities.push(line as Entity)
    else graph.relations.push(line as Relation)
  }
  return graph
}

const openCompat = async (): Promise<Pair> => await openPair({ profile: 'compat' })
const storeOf = async (pair: Pair): Promise<Cortex> => await pair.actors.open('ada', true)

async function take(pair: Pair, text: string): Promise<TransferReport> {
  return await importFrom(await storeOf(pair), sourceOf({ 'memory.jsonl': text }), {
    format: 'memory-server',
  })
}

async function create(pair: Pair, all: readonly Line[]): Promise<void> {
  for (const { type, ...line } of all) {
    if (type === 'entity') await pair.call('create_entities', { entities: [line] })
    else await pair.call('create_relations', { relations: [line] })
  }
}

async function read(pair: Pair, tool = 'read_graph', input = {}): Promise<unknown> {
  return (await pair.call(tool, input)).structuredContent
}

interface Held {
  readonly id: string
  readonly data: MemoryData
  readonly tags: readonly string[]
  readonly edges: readonly string[]
}

/** All that lives, but for when it was written. */
async function held(pair: Pair): Promise<Held[]> {
  const cortex = await storeOf(pair)
  const found: Held[] = []
  const { memories } = await cortex.find({ types: ['Fact'], limit: 1_000 })
  for (const { head, data } of memories) {
    const edges: string[] = []
    for await (const { type, dst, data: said } of cortex.edgesOut(head.id)) {
      edges.push(JSON.stringify([type, dst, said]))
    }
    const { order, ...object } = (data as { object: { order: number } }).object
    expect(order).toBeGreaterThan(0)
    found.push({
      id: head.id,
      data: { ...data, object } as MemoryData,
      tags: head.tags,
      edges: edges.sort(),
    })
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1))
}

const rootOf = async (pair: Pair): Promise<string> => await (await storeOf(pair)).overallRoot()

describe('a graph of the reference memory server', () => {
  it('[I6] [K23] imported, is what the compat tools read, and the memories and links that they write', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (all) => {
        await using imported = await openCompat()
        await using written = await openCompat()
        const report = await take(imported, fileOf(all))
        await create(written, all)

        expect(await read(imported)).toEqual(graphOf(all))
        const memories = await held(imported)
        expect(memories).toEqual(await held(written))
        const links = memories.reduce((sum, { edges }) => sum + edges.length, 0)
        expect(report).toMatchObject({ taken: memories.length, links, refused: 0, skipped: [] })
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('[I6] [I4] import after import, import after tools and tools after import change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (all) => {
        await using imported = await openCompat()
        await using written = await openCompat()
        await take(imported, fileOf(all))
        await create(written, all)
        const roots = [await rootOf(imported), await rootOf(written)]

        const again = [await take(imported, fileOf(all)), await take(written, fileOf(all))]
        await create(imported, all)

        expect([await rootOf(imported), await rootOf(written)]).toEqual(roots)
        const same = (await held(written)).length
        for (const report of again) {
          expect(report).toMatchObject({ taken: 0, changed: 0, kept: 0, links: 0, same })
        }
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('[I6] links what is in one part of a graph to what another part brings', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.nat(8), fc.boolean(), async (all, cut, toolsFirst) => {
        await using mixed = await openCompat()
        await using written = await openCompat()
        const [first, second] = [all.slice(0, cut), all.slice(cut)]
        if (toolsFirst) await create(mixed, first)
        else await take(mixed, fileOf(first))
        if (toolsFirst) await take(mixed, fileOf(second))
        else await create(mixed, second)
        await create(written, all)

        expect(await read(mixed)).toEqual(graphOf(all))
        expect(await held(mixed)).toEqual(await held(written))
      }),
      { numRuns: NUM_RUNS, examples: [[[knows, ada, bob], 1, true]] },
    )
  })

  it('[K23] goes on with it: adds, searches, opens and deletes; a second import brings nothing back', async () => {
    await using pair = await openCompat()
    await take(pair, fileOf([ada, bob, knows]))

    await pair.call('add_observations', {
      observations: [{ entityName: 'Ada', contents: ['sings', 'runs'] }],
    })
    await pair.call('delete_observations', {
      deletions: [{ entityName: 'Ada', observations: ['likes tea'] }],
    })
    const { type, ...known } = { ...ada, observations: ['sings', 'runs'] }
    const relation = { from: 'Ada', to: 'Bob', relationType: 'knows' }
    expect(await read(pair, 'search_nodes', { query: 'RUN' })).toEqual({
      entities: [known],
      relations: [relation],
    })
    await pair.call('delete_entities', { entityNames: ['Bob'] })
    expect(await read(pair, 'open_nodes', { names: ['Ada', 'Bob'] })).toEqual({
      entities: [known],
      relations: [],
    })

    const root = await rootOf(pair)
    expect(await take(pair, fileOf([ada, bob, knows]))).toMatchObject({
      taken: 0,
      same: 2,
      kept: 4,
      links: 0,
      refused: 0,
    })
    expect(await rootOf(pair)).toBe(root)
  })

  it('[I15] a type that its source changed is changed here, unless a tool wrote it', async () => {
    await using imported = await openCompat()
    await using written = await openCompat()
    await take(imported, fileOf([ada]))
    await create(written, [ada])
    const poet = fileOf([{ ...ada, entityType: 'poet' }])

    expect(await take(imported, poet)).toMatchObject({ changed: 1, same: 2, kept: 0 })
    expect(await take(written, poet)).toMatchObject({ changed: 0, same: 2, kept: 1 })

    expect(await read(imported)).toMatchObject({ entities: [{ entityType: 'poet' }] })
    expect(await read(written)).toMatchObject({ entities: [{ entityType: 'person' }] })
  })

  it('[I6] an entity that stands twice is what its first line says, with the observations of both', async () => {
    await using pair = await openCompat()
    const file = fileOf([ada, { ...ada, entityType: 'poet', observations: ['sings', 'runs'] }])

    const first = await take(pair, file)
    const root = await rootOf(pair)
    const second = await take(pair, file)

    expect(await read(pair)).toMatchObject({
      entities: [{ entityType: 'person', observations: ['likes tea', 'sings', 'runs'] }],
    })
    expect(first).toMatchObject({ taken: 4, same: 1 })
    expect(second).toMatchObject({ taken: 0, changed: 0, same: 5, skipped: first.skipped })
    expect(await rootOf(pair)).toBe(root)
  })

  it('[I6] [I14] what the tools would refuse is refused with its place; a long observation becomes several', async () => {
    await using pair = await openCompat()
    const long = Array.from({ length: 3_000 }, (_, index) => `Sentence ${index}.`).join(' ')
    const report = await take(
      pair,
      [
        fileOf([
          { ...ada, observations: [long, ' ', 'a\0b'] },
          { ...bob, name: 'x'.repeat(2_000) },
          { ...knows, relationType: '' },
          { ...bob, entityType: `sk-ant-api03-${'a1B2'.repeat(24)}AA` },
        ]),
        '{"type":"entity","name":"\\ud800","entityType":"x","observations":[]}',
      ].join('\n'),
    )

    expect(report.refusals.map(({ place }) => place)).toEqual([
      'memory.jsonl:1 observations[1]',
      'memory.jsonl:1 observations[2]',
      'memory.jsonl:2',
      'memory.jsonl:3',
      'memory.jsonl:4',
      'memory.jsonl:5',
    ])
    expect(report.skipped).toEqual([
      { why: 'observations of an entity that was refused', count: 1 },
    ])
    const cortex = await storeOf(pair)
    const { memories } = await cortex.find({
      where: { hasTag: 'graph-observation' },
      types: ['Fact'],
      limit: 100,
    })
    const parts = memories
      .map(({ data }) => data as { statement: string; object: { order: number } })
      .sort((a, b) => a.object.order - b.object.order)
      .map(({ statement }) => statement)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join(' ')).toBe(long)
    expect(report).toMatchObject({ taken: 1 + parts.length, links: 2 * parts.length - 1 })
  })
})
