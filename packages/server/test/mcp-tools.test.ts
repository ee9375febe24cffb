/** The tools of the default profile. Rules: docs/spec/mcp.md. */
import { countTokens, ERROR_CODES, listActors, parseUri, shortReference } from '@cortex-memory/core'
import fc from 'fast-check'
import { countTokens as cl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import { fit, tokensOf } from '../src/mcp/fit.ts'
import { AGENT, ERAS, openPair, type Pair, textOf } from './mcp-pair.ts'

const SEA = { text: 'The sea is blue', subject: 'sea', predicate: 'colour', tags: ['sea'] }

async function uriOf(pair: Pair, input: Record<string, unknown>): Promise<string> {
  const { structuredContent } = await pair.call('memory_remember', input)
  return (structuredContent as { uri: string }).uri
}

function realTokens(text: string): number {
  return Math.max(o200k(text), cl100k(text))
}

function nameOf(uri: string): string {
  return shortReference(parseUri(uri).id, 6)
}

describe('the default profile', () => {
  it('[K1] is these seven tools with these arguments', async () => {
    await using pair = await openPair()

    const { tools } = await pair.client.listTools()

    const shown = tools.map(({ name, inputSchema: { properties = {}, required = [] } }) => [
      name,
      Object.keys(properties).map((key) => (required.includes(key) ? key : `${key}?`)),
    ])
    expect(Object.fromEntries(shown)).toEqual({
      memory_remember: [
        ...['text', 'type?', 'subject?', 'predicate?', 'data?', 'tags?', 'importance?'],
        'supersedes?',
      ],
      memory_recall: ['query', 'types?', 'k?', 'as_of?', 'known_at?', 'budget_tokens?'],
      memory_context: ['goal?', 'verb?', 'objects?', 'budget_tokens?'],
      memory_get: ['uri'],
      memory_revise: ['uri', 'text?', 'data?'],
      memory_forget: ['uri', 'reason'],
      memory_attest: ['intent', 'outcome', 'cited'],
    })
  })

  it('[K2] its list has fewer than 1,500 tokens and names every type of memory', async () => {
    await using pair = await openPair()

    const { tools } = await pair.client.listTools()

    expect(countTokens(JSON.stringify({ tools }))).toBeLessThan(1_500)
    const [remember] = tools
    const schema = (remember?.inputSchema.properties?.type ?? {}) as { enum?: string[] }
    const types = schema.enum ?? []
    expect(types).toHaveLength(9)
    for (const type of types) expect(remember?.description).toContain(type)
  })
})

describe.each(ERAS)('a client of %s', (_era, mode) => {
  it('[K3] finds title, description, four hints and both schemas on every tool', async () => {
    await using pair = await openPair({ mode })

    const { tools } = await pair.client.listTools()

    for (const tool of tools) {
      expect(tool).toMatchObject({
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        inputSchema: { type: 'object', additionalProperties: false },
        outputSchema: { type: 'object' },
        annotations: {
          readOnlyHint: ['memory_recall', 'memory_context', 'memory_get'].includes(tool.name),
          destructiveHint: tool.name === 'memory_forget',
          idempotentHint: expect.any(Boolean),
          openWorldHint: false,
        },
      })
    }
  })

  it('[K4] remembers, recalls, revises, attests and forgets; the text is the structure', async () => {
    await using pair = await openPair({ mode })
    await pair.client.listTools()
    const answers: Awaited<ReturnType<Pair['call']>>[] = []
    const call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
      const answer = await pair.call(name, input)
      answers.push(answer)
      return answer.structuredContent
    }

    const { uri } = (await call('memory_remember', SEA)) as { uri: string }
    expect(await call('memory_recall', { query: 'sea', k: 1 })).toMatchObject({
      memories: [
        {
          ref: nameOf(uri),
          type: 'Fact',
          text: expect.stringContaining('The sea is blue'),
          score: 1,
        },
      ],
      total: 1,
    })
    const revised = (await call('memory_revise', { uri, text: 'The sea is green' })) as typeof SEA
    expect(revised).toMatchObject({ version: 2 })
    expect(await call('memory_get', { uri })).toMatchObject({ data: { statement: SEA.text } })
    await call('memory_attest', { intent: 'paint', outcome: 'success', cited: [uri] })
    await call('memory_forget', { uri, reason: 'it is grey' })
    expect(await call('memory_recall', { query: 'sea' })).toMatchObject({ memories: [] })

    for (const answer of answers) {
      expect(answer.isError).toBeUndefined()
      expect(JSON.parse(textOf(answer))).toEqual(answer.structuredContent)
    }
    expect(pair.errors).toEqual([])
  })

  it.each([
    ['memory_get', { uri: 'matrix://cortex/Fact/01HF7YAT00XR00000000000002#1' }, 'NOT_FOUND'],
    ['memory_get', {}, 'INVALID_INPUT'],
    ['memory_recall', { query: 'x', limit: 3 }, 'INVALID_INPUT'],
    ['memory_recall', { query: 'x', budget_tokens: 10 }, 'INVALID_INPUT'],
    ['memory_remember', { text: 'x', origin: 'user' }, 'INVALID_INPUT'],
    ['memory_remember', { text: 'x', type: 'Memory' }, 'INVALID_INPUT'],
    ['memory_remember', { text: `sk-ant-api03-${'a1B2'.repeat(24)}AA` }, 'SECRET_REFUSED'],
    ['memory_forget', { uri: 'nowhere', reason: 'x' }, 'INVALID_INPUT'],
  ])('[K5] gets the code and the reason: %s %j', async (name, input, code) => {
    await using pair = await openPair({ mode })
    await pair.call('memory_remember', SEA)
    const before = await (await pair.actors.open('ada', false)).status()

    const answer = await pair.call(name, input)

    expect(answer.isError).toBe(true)
    expect(answer.structuredContent).toBeUndefined()
    expect(textOf(answer)).toMatch(new RegExp(`^${code}: Cannot .{10,}`))
    expect(ERROR_CODES).toContain(code)
    expect(await (await pair.actors.open('ada', false)).status()).toEqual(before)
  })

  it('[K5] an unknown tool is an error of the protocol that lists the tools', async () => {
    await using pair = await openPair({ mode })

    await expect(pair.call('memory_steal')).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('memory_recall'),
    })
  })
})

describe('the actor', () => {
  it('[K8] [O30] is that of the caller; it reads as empty until something is remembered, and reading makes no store', async () => {
    await using pair = await openPair()

    expect((await pair.call('memory_recall', { query: 'x' })).structuredContent).toEqual({
      memories: [],
      total: 0,
      note: 'Nothing in memory fits this question.',
    })
    expect(listActors(pair.home)).toEqual([])
    const uri = await uriOf(pair, SEA)

    const { structuredContent } = await pair.call('memory_get', { uri })
    expect(structuredContent).toMatchObject({
      head: { actorScope: AGENT.actor },
      version: { provenance: { origin: 'agent', channel: 'mcp', source: 'derived' } },
    })
  })
})

describe('a budget', () => {
  it('[K6] is kept by every answer in real tokens, and says what was left out', async () => {
    await using pair = await openPair()
    const long = 'the sea and the wind and the long way home '
    for (let index = 0; index < 12; index++) {
      await pair.call('memory_remember', { text: `${index} ${long.repeat(12)}` })
    }
    const budgets = [undefined, 200, 500, 1_000, 10_000]

    for (const budget of budgets) {
      const input = budget === undefined ? {} : { budget_tokens: budget }
      for (const answer of [
        await pair.call('memory_recall', { query: 'sea', k: 12, ...input }),
        await pair.call('memory_context', { goal: 'go to sea', ...input }),
      ]) {
        expect(realTokens(textOf(answer))).toBeLessThanOrEqual(budget ?? 2_000)
        const { memories, goal, note } = answer.structuredContent as {
          memories?: unknown[]
          goal?: unknown[]
          note?: string
        }
        const shown = (memories ?? goal)?.length ?? 0
        expect(shown).toBeGreaterThan(0)
        if (shown < (memories === undefined ? 10 : 12)) {
          expect(note).toMatch(/fit|Cut/)
        } else expect(note).toBeUndefined()
      }
    }
  })

  it('[K6] a long memory is cut in memory_get, not dropped', async () => {
    await using pair = await openPair()
    const uri = await uriOf(pair, { text: 'word '.repeat(3_000) })

    const answer = await pair.call('memory_get', { uri })

    expect(realTokens(textOf(answer))).toBeLessThanOrEqual(2_000)
    expect(answer.structuredContent).toMatchObject({
      uri,
      data: { statement: expect.stringMatching(/^(word ){100}.*…$/) },
      note: expect.stringMatching(/^Cut to 2000 tokens: data\.statement \d+ of 15000 characters/),
    })
  })

  it('[K6] holds for any answer, keeps its keys, and changes nothing that fits', () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.string({ maxLength: 400 }),
        fc.integer(),
        fc.array(tie('value'), { maxLength: 12 }),
        fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), tie('value'), { maxKeys: 12 }),
      ),
    })).value
    const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), json)

    fc.assert(
      fc.property(answers, fc.integer({ min: 200, max: 1_000 }), (answer, budget) => {
        const fitted = fit(answer, budget)

        expect(tokensOf(fitted)).toBeLessThanOrEqual(budget)
        expect(realTokens(JSON.stringify(fitted))).toBeLessThanOrEqual(budget)
        if (tokensOf(answer) <= budget) expect(fitted).toBe(answer)
        else {
          expect(Object.keys(fitted).sort()).toEqual([...Object.keys(answer), 'note'].sort())
          expect(fitted.note).toContain(`Cut to ${budget} tokens: `)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a question that memory knows nothing about', () => {
  it('[K32] gets an empty answer with a word, others get scores from 0 to 1', async () => {
    await using pair = await openPair()
    for (const text of [
      'The build uses pnpm and Node 20',
      'The harbour master signs the release notes',
      'Backups run every night at two',
    ]) {
      await pair.call('memory_remember', { text })
    }
    const ask = async (query: string): Promise<unknown> =>
      (await pair.call('memory_recall', { query })).structuredContent

    expect(await ask('which violin strings does the orchestra prefer in winter')).toEqual({
      memories: [],
      total: 0,
      note: 'Nothing in memory fits this question.',
    })
    const { memories } = (await ask('when do backups run')) as { memories: { score: number }[] }
    expect(memories.length).toBeGreaterThan(0)
    for (const { score } of memories) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
    expect(memories[0]?.score).toBeGreaterThan(0.5)
  })
})

describe('a context with a goal', () => {
  it('[K7] holds rules, what matters and outcomes, and beside them what the goal recalls, once', async () => {
    await using pair = await openPair()
    const rule = await uriOf(pair, {
      text: 'deploy the api on Fridays',
      type: 'Constraint',
      data: { polarity: 'dont', strength: 'hard' },
    })
    const fact = await uriOf(pair, { text: 'The api is deployed by hand' })
    await uriOf(pair, { text: 'Lunch is at noon' })

    const { structuredContent } = await pair.call('memory_context', { goal: 'deploy the api' })

    const { pinned, proposed, goal } = structuredContent as Record<
      'pinned' | 'proposed' | 'goal',
      { ref: string; by?: string }[]
    >
    expect(pinned).toEqual([])
    expect(proposed.map(({ ref, by }) => [ref, by])).toEqual([[nameOf(rule), 'an agent (mcp)']])
    expect(goal.map(({ ref }) => ref)).toEqual([nameOf(fact)])
  })
})
