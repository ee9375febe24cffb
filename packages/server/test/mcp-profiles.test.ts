/** The profiles beside the default one. Rules: docs/spec/mcp.md. */
import { countTokens } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import { PROFILES } from '../src/mcp/index.ts'
import { OPERATIONS } from '../src/operations/index.ts'
import { openPair, textOf } from './mcp-pair.ts'

describe('the full profile', () => {
  it('[K16] is the default tools and every other operation, with arguments in snake case', async () => {
    await using pair = await openPair({ profile: 'full' })

    const { tools } = await pair.client.listTools()

    const names = tools.map(({ name }) => name)
    expect([...names].sort()).toEqual(OPERATIONS.map(({ name }) => `memory_${name}`).sort())
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
    await using pair = await openPair({ profile: 'full' })
    await pair.client.listTools()
    const remembered = async (text: string): Promise<string> => {
      const { structuredContent } = await pair.call('memory_remember', { text })
      return (structuredContent as { uri: string }).uri
    }
    const [one, two] = [await remembered('The sea is blue'), await remembered('The sky is blue')]
    await pair.call('memory_revise', { uri: one, text: 'The sea is green' })
    const calls: readonly (readonly [string, Record<string, unknown>])[] = [
      ['memory_link', { src: one, type: 'related_to', dst: two }],
      ['memory_unlink', { src: one, type: 'related_to', dst: two, reason: 'by mistake' }],
      ['memory_find', { query: { near: 'sea', limit: 3 } }],
      ['memory_list', { as_of: '2100-01-01', limit: 3 }],
      ['memory_compact', { intent: 'i', step: '1', uris: [one, two], load_bearing: [two] }],
      ['memory_conflicts', {}],
      ['memory_audit', {}],
      ['memory_history', { uri: one }],
      ['memory_diff', { from: one.replace('#1', '#2') }],
      ['memory_log', { limit: 100 }],
      ['memory_status', {}],
      ['memory_root', {}],
      ['memory_snapshot', {}],
      ['memory_verify', {}],
      ['memory_rebuild', {}],
    ]
    const derived = OPERATIONS.length - 7
    expect(calls).toHaveLength(derived)

    for (const [name, input] of calls) {
      const answer = await pair.call(name, input)
      expect([name, answer.isError, textOf(answer)]).toEqual([name, undefined, expect.any(String)])
      expect(countTokens(textOf(answer)), name).toBeLessThanOrEqual(2_000)
    }
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
