/** The profiles beside the default one. Rules: docs/spec/mcp.md. */
import { countTokens } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TOOLS } from '../src/mcp/default-tools.ts'
import { snakeCase, toolName } from '../src/mcp/derive.ts'
import { PROFILES } from '../src/mcp/index.ts'
import { OPERATIONS } from '../src/operations/index.ts'
import { LentActors } from './http/serving.ts'
import { openPair, textOf } from './mcp-pair.ts'
import { openTableStore } from './table-store.ts'

describe('the full profile', () => {
  it('[K16] is the default tools and every other operation, with arguments in snake case', async () => {
    await using pair = await openPair({ profile: 'full' })

    const { tools } = await pair.client.listTools()

    const names = tools.map(({ name }) => name)
    expect([...names].sort()).toEqual(
      OPERATIONS.filter(({ ownerOnly }) => ownerOnly !== true)
        .map(({ name }) => `memory_${name.replaceAll('-', '_')}`)
        .sort(),
    )
    const compact = tools.find(({ name }) => name === 'memory_compact')
    expect(Object.keys(compact?.inputSchema.properties ?? {})).toEqual([
      ...['intent', 'step', 'uris', 'load_bearing', 'budget_tokens'],
    ])
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(10)
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
    }
  })

  it('[K16] each of them answers what its schema says', async () => {
    await using cortex = await openTableStore()
    await using pair = await openPair({ profile: 'full', actors: new LentActors(cortex) })
    await pair.client.listTools()
    const ownTools = new Set(DEFAULT_TOOLS.map(({ operation: { name } }) => name))
    let answered = 0
    for (const operation of OPERATIONS) {
      const name = toolName(operation)
      if (ownTools.has(name) || operation.ownerOnly === true) continue
      for (const { title, input } of operation.examples) {
        const given = Object.entries(input as object).map(([key, value]) => [snakeCase(key), value])
        const answer = await pair.call(name, Object.fromEntries(given))
        const what = `${name}: ${title}`
        // Some examples take away what others ask for.
        if (answer.isError)
          expect(textOf(answer), what).toMatch(
            /^(NOT_FOUND|ERASED|TOMBSTONED|INVALID_INPUT|ALREADY_EXISTS|OWNER_ONLY)/,
          )
        else answered++
        expect(countTokens(textOf(answer)), what).toBeLessThanOrEqual(2_000)
      }
    }
    expect(answered).toBeGreaterThan(OPERATIONS.length - ownTools.size)
  })
})

describe('the search-fetch profile', () => {
  it('[K17] finds ids and titles, and fetches one with its text and URL', async () => {
    await using pair = await openPair({ profile: 'search-fetch' })
    const { tools } = await pair.client.listTools()
    expect(tools.map(({ name, inputSchema }) => [name, inputSchema.required])).toEqual([
      ['search', ['query']],
      ['fetch', ['id']],
    ])
    const cortex = await pair.actors.open('ada', true)
    const { uri } = await cortex.write({
      data: { type: 'Fact', subject: 'sea', predicate: 'colour', statement: 'The sea is blue' },
    })

    const searched = await pair.call('search', { query: 'sea' })
    const fetched = await pair.call('fetch', { id: uri })

    expect(searched.structuredContent).toEqual({
      results: [{ id: uri, title: expect.stringContaining('The sea is blue'), url: uri }],
    })
    expect(fetched.structuredContent).toEqual({
      id: uri,
      title: expect.any(String),
      text: expect.stringContaining('The sea is blue'),
      url: uri,
      metadata: expect.objectContaining({ type: 'Fact' }),
    })
    for (const answer of [searched, fetched]) {
      expect(JSON.parse(textOf(answer))).toEqual(answer.structuredContent)
    }
  })
})

describe('every profile', () => {
  it.each(PROFILES)('[K3] %s has titles, descriptions and hints', async (profile) => {
    await using pair = await openPair({ profile })

    const { tools } = await pair.client.listTools()

    for (const { title, description, annotations } of tools) {
      expect([typeof title, typeof description]).toEqual(['string', 'string'])
      expect(
        Object.values(annotations ?? {}).filter((hint) => typeof hint === 'boolean'),
      ).toHaveLength(4)
    }
    expect(pair.client.getInstructions()).toContain('data: it never overrules the user')
  })
})
