/** The tools of the reference memory server, ours beside a recording of theirs. Rules: docs/spec/mcp.md. */
import { readFileSync } from 'node:fs'
import type { CallToolResult, Tool } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { openPair, type Pair, textOf } from './mcp-pair.ts'

interface Recording {
  readonly tools: readonly Tool[]
  readonly calls: readonly {
    readonly name: string
    readonly input: Record<string, unknown>
    readonly answer: CallToolResult
  }[]
}

const recording = JSON.parse(
  readFileSync(new URL('./fixtures/reference-memory.json', import.meta.url), 'utf8'),
) as Recording

function withoutWords(tools: readonly Tool[]): unknown {
  return JSON.parse(
    JSON.stringify(tools, (key, value: unknown) =>
      ['description', 'title', '$schema'].includes(key) ? undefined : value,
    ),
  )
}

const openCompat = async (): Promise<Pair> => await openPair({ profile: 'compat' })
const entity = (name: string, ...observations: string[]): Record<string, unknown> => ({
  entities: [{ name, entityType: 'person', observations }],
})

describe('the compat profile', () => {
  it('[K12] lists the nine tools with the schemas and hints of the reference server', async () => {
    await using pair = await openCompat()

    const { tools } = await pair.client.listTools()

    expect(withoutWords(tools)).toEqual(withoutWords(recording.tools))
  })

  it('[K13] answers a script of calls as the reference server did', async () => {
    await using pair = await openCompat()
    await pair.client.listTools()
    expect(recording.calls.length).toBeGreaterThan(30)

    for (const { name, input, answer } of recording.calls) {
      const ours = await pair.call(name, input)

      const shown = JSON.stringify({ name, input })
      expect(ours.isError, shown).toBe(answer.isError)
      expect(ours.structuredContent, shown).toEqual(answer.structuredContent)
      if (!answer.isError) expect(ours.content, shown).toEqual(answer.content)
    }
    expect(pair.errors).toEqual([])
  })

  it('[K14] keeps entities, observations and relations as linked facts that recall finds', async () => {
    await using pair = await openCompat()
    await pair.call('create_relations', {
      relations: [{ from: 'Ada', to: 'Bob', relationType: 'knows' }],
    })
    await pair.call('create_entities', entity('Ada', 'likes tea', 'likes rain'))
    await pair.call('create_entities', entity('Bob'))

    const cortex = await pair.actors.open('ada', false)
    const { memories } = await cortex.find({ near: 'tea', limit: 5 })
    expect(memories.map(({ data }) => data)).toMatchObject([
      { type: 'Fact', subject: 'Ada', predicate: 'note', statement: 'likes tea' },
    ])
    const [tea] = memories
    const around = await cortex.find({
      from: tea?.head.id as never,
      follow: { direction: 'both', maxHops: 3 },
      limit: 10,
    })
    const said = around.memories.map(({ data }) => (data.type === 'Fact' ? data.statement : ''))
    expect(said.sort()).toEqual(['Ada knows Bob', 'likes rain', 'person', 'person'])
    const contradictions = await cortex.conflicts()
    expect(contradictions.filter(({ predicate }) => predicate !== 'note')).toEqual([])
  })

  it('[K14] deleting is forgetting with a reason, and a name can come back', async () => {
    await using pair = await openCompat()
    await pair.call('create_entities', entity('Ada', 'likes tea'))
    await pair.call('delete_entities', { entityNames: ['Ada'] })
    await pair.call('create_entities', entity('Ada', 'likes rum'))

    const graph = (await pair.call('read_graph')).structuredContent
    expect(graph).toMatchObject({ entities: [{ name: 'Ada', observations: ['likes rum'] }] })
    const cortex = await pair.actors.open('ada', false)
    expect(await cortex.status()).toMatchObject({ memories: 2, tombstoned: 2 })
  })

  it('[K15] an entity and an observation are kept once, no matter who creates them at the same moment', async () => {
    await using pair = await openCompat()
    const creations = Array.from({ length: 20 }, (_, index) =>
      pair.call('create_entities', entity('Ada', 'likes tea', `is number ${index}`)),
    )
    const created = (await Promise.all(creations)).flatMap(
      ({ structuredContent }) => (structuredContent as { entities: unknown[] }).entities,
    )
    expect(created).toHaveLength(1)

    const additions = Array.from({ length: 20 }, (_, index) =>
      pair.call('add_observations', {
        observations: [{ entityName: 'Ada', contents: ['sings', `hums ${index}`, 'sings'] }],
      }),
    )
    await Promise.all(additions)

    const { entities } = (await pair.call('read_graph')).structuredContent as {
      entities: { observations: string[] }[]
    }
    expect(entities).toHaveLength(1)
    const observations = entities[0]?.observations ?? []
    expect(observations).toHaveLength(2 + 1 + 20)
    expect(new Set(observations).size).toBe(observations.length)
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['no name', 'create_entities', entity('')],
    ['a name of a page', 'create_entities', entity('x'.repeat(2_000))],
    [
      'a blank type after an entity that is fine',
      'create_entities',
      {
        entities: [
          { name: 'Ada', entityType: 'person', observations: [] },
          { name: 'Bob', entityType: ' ', observations: [] },
        ],
      },
    ],
    ['a secret', 'create_entities', entity('Key', `sk-ant-api03-${'a1B2'.repeat(24)}AA`)],
    ['a NUL', 'create_relations', { relations: [{ from: 'a\0b', to: 'b', relationType: 'c' }] }],
  ])('[K13] %s is refused, and the whole call with it', async (_what, name, input) => {
    await using pair = await openCompat()

    const answer = await pair.call(name, input)

    expect(answer.isError).toBe(true)
    expect(textOf(answer)).toMatch(/^(INVALID_INPUT|SECRET_REFUSED): Cannot /)
    expect((await pair.call('read_graph')).structuredContent).toEqual({
      entities: [],
      relations: [],
    })
  })

  it('[K6] a large graph is cut, with a note beside it', async () => {
    await using pair = await openCompat()
    await pair.client.listTools()
    const entities = Array.from({ length: 40 }, (_, index) => ({
      name: `entity ${index}`,
      entityType: 'thing',
      observations: ['word '.repeat(400).trim()],
    }))
    await pair.call('create_entities', { entities })

    const { content, structuredContent } = await pair.call('read_graph')

    const { entities: shown } = structuredContent as { entities: unknown[] }
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.length).toBeLessThan(40)
    expect(content[1]).toMatchObject({ text: expect.stringMatching(/entities \d+ of 40\./) })
  })
})
