/** Notes as people and models read them. Rules: docs/spec/operations.md. */
import { rmSync } from 'node:fs'
import { countTokens, estimateRealTokens } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, OpenActors } from '../src/actors/open-actors.ts'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'

const SHOP: Caller = { actor: 'shop', user: 'user', why: 'x', origin: 'agent', channel: 'test' }
const YARD: Caller = { ...SHOP, actor: 'yard' }
const OWNER: Caller = { actor: 'shop', why: 'x', origin: 'user', channel: 'test' }
const ALONE: Caller = { actor: 'shop', why: 'x', origin: 'agent', channel: 'test' }

interface Card {
  readonly uri: string
  readonly text: string
  readonly tokens: number
}
interface Answer {
  readonly memories: readonly Card[]
  readonly tokens: number
}
interface Bundle {
  readonly text: string
  readonly totalTokens: number
}

const preference = (topic: string, polarity: string, rationale?: string): object => ({
  data: { type: 'Preference', topic, polarity, strength: 0.5, ...(rationale && { rationale }) },
})

describe('notes', () => {
  let home: string
  let actors: OpenActors

  beforeEach(() => {
    home = testDirectory()
    actors = new OpenActors({ home })
  })
  afterEach(async () => {
    await actors.close()
    rmSync(home, { recursive: true, force: true })
  })

  const call = async <T = Answer>(name: string, input: unknown, caller = SHOP): Promise<T> => {
    const operation = OPERATIONS.find((each) => each.name === name) as Operation
    return (await invoke(operation, actors.contextFor(operation, caller), input)) as T
  }

  it.each<[string, object, string]>([
    ['what was noted', { text: 'The sea is blue' }, 'The sea is blue'],
    ['of the user', { text: 'The sea is blue', user: true }, 'The sea is blue'],
    ['of somebody', { text: 'likes tea', subject: 'Ada' }, 'Ada: likes tea'],
    ['of somebody it names', { text: 'ada likes tea', subject: 'Ada' }, 'ada likes tea'],
    [
      'of the profile',
      { text: 'Lives in Bern', subject: 'matrix://knowledge/user', predicate: 'profile' },
      'Lives in Bern',
    ],
    [
      'a rule that forbids',
      { text: 'Do not deploy on Fridays', type: 'Constraint' },
      '[hard] Do not deploy on Fridays — source=learned',
    ],
    [
      'an event that went well',
      { text: 'The release went out', type: 'Event' },
      'The release went out',
    ],
    [
      'an event that failed',
      { text: 'The deploy timed out', type: 'Event', data: { outcome: 'failure' } },
      'failure: The deploy timed out',
    ],
    ['a fact', { text: 'blue', subject: 'sea', predicate: 'colour' }, 'colour(sea)=blue'],
    [
      'what else is known',
      { text: 'It rains', data: { confidence: 0.5 } },
      'It rains — confidence=0.50',
    ],
  ])('[O16] reads as its sentence: %s', async (_, input, text) => {
    await call('remember', input)

    for (const caller of [SHOP, YARD]) {
      const found = await call('list', { form: 'medium' }, caller).catch(() => undefined)
      if (found === undefined || found.memories.length === 0) continue
      expect(found.memories).toMatchObject([{ text, tokens: countTokens(text) }])
      expect(found.tokens).toBe(countTokens(text))
    }
    expect((await call('list', { form: 'medium' })).memories).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ['given as a sentence', { text: 'The user prefers pnpm', type: 'Preference' }, 'prefers pnpm'],
    [
      'with a reason',
      preference('tabs', 'prefer', 'they are wider'),
      'prefers tabs — they are wider',
    ],
    [
      'to avoid something',
      { text: 'avoid long meetings', type: 'Preference' },
      'avoids long meetings',
    ],
    ['for neither', preference('tabs', 'neutral'), 'does not mind tabs'],
    [
      'in words of its author',
      { ...preference('tabs', 'avoid'), forms: { short: 'no tabs', medium: 'no tabs, please' } },
      'no tabs, please',
    ],
    ['that is believed', { text: 'The cache is stale', type: 'Belief' }, 'The cache is stale'],
    [
      'that is believed without certainty',
      { text: 'The cache is stale', type: 'Belief', confidence: 0.4 },
      'The cache is stale — 40% sure',
    ],
    [
      'that has evidence',
      { text: 'The cache is stale', type: 'Belief', data: { evidenceFor: ['seen twice'] } },
      'The cache is stale — 1 for / 0 against',
    ],
    [
      'that is doubted',
      { text: 'The cache is stale', type: 'Belief', data: { stance: 'doubt' } },
      'doubt The cache is stale',
    ],
    [
      'that can be done',
      { text: 'can edit CI files', type: 'Capability' },
      'shop can edit CI files (unverified)',
    ],
  ])('[O98] [F15] reads as people would say it: %s', async (_, input, text) => {
    await call('remember', input, ALONE)

    const { memories, tokens } = await call('list', { form: 'medium' }, ALONE)

    expect(memories).toMatchObject([{ text, tokens: countTokens(text) }])
    expect(tokens).toBe(countTokens(text))
  })

  it.each([
    [{ text: 'Do not deploy on Fridays' }, '[hard] Do not deploy on Fridays'],
    [
      { text: 'Run the tests', data: { trigger: 'a release' } },
      '[hard] Run the tests — trigger=a release',
    ],
  ])('[O98] a rule of the user reads as a rule: %o', async (input, text) => {
    await call('remember', { ...input, type: 'Constraint' }, OWNER)

    const { memories } = await call('list', { form: 'medium' }, OWNER)

    expect(memories).toMatchObject([{ text, tokens: countTokens(text) }])
  })

  it('[O16] recall and history show sentences, find what is stored', async () => {
    await call('remember', { text: 'The sea is blue' }, ALONE)

    const recalled = await call('recall', { query: 'sea' }, ALONE)
    const [{ uri } = { uri: '' }] = recalled.memories
    const { versions } = await call<{ versions: Card[] }>('history', { uri }, ALONE)
    const found = await call<{ rendered: string[] }>(
      'find',
      { query: { near: 'sea', limit: 1 } },
      ALONE,
    )

    expect(recalled.memories).toMatchObject([{ text: 'The sea is blue', tokens: 4 }])
    expect(versions).toMatchObject([{ text: 'The sea is blue' }])
    expect(found.rendered).toEqual(['note(shop)=The sea is blue'])
  })

  it('[O16] a list shows what happened, not the kind of an event', async () => {
    const data = { kind: 'interaction', counterparty: 'user', outcome: 'failure' }
    await call('remember', { text: 'The deploy timed out', type: 'Event', data }, ALONE)

    const { memories, tokens } = await call('list', {}, ALONE)

    expect(memories).toMatchObject([{ text: 'failure: The deploy timed out' }])
    expect(tokens).toBe(countTokens('failure: The deploy timed out'))
  })

  it.each([ALONE, SHOP])('[O16] context counts what it shows', async (caller) => {
    await call(
      'remember',
      { text: 'The sea is blue', frames: [{ verb: 'find', kind: 'service', ref: 'sea' }] },
      caller,
    )
    await call(
      'remember',
      { text: 'swim alone', type: 'Constraint', data: { polarity: 'dont', strength: 'hard' } },
      caller,
    )

    const bundle = await call<Bundle>(
      'context',
      { verb: 'find', objects: { service: 'sea' } },
      caller,
    )
    const all = Object.values(bundle).filter(Array.isArray).flat() as Card[]
    const cards = all.filter((each) => typeof each === 'object')

    expect(bundle.totalTokens).toBe(cards.reduce((sum, { tokens }) => sum + tokens, 0))
    for (const { text, tokens } of cards) expect(tokens).toBe(countTokens(text))
    expect(cards.map(({ text }) => text)).toContain('The sea is blue')
    expect(bundle.text).not.toContain('note(')
  })

  it.each([OWNER, { ...SHOP, origin: 'user' } as const])(
    '[O99] the words of a task recall what its frames do not name',
    async (caller) => {
      const rule = { text: 'Never deploy on Fridays', type: 'Constraint' }
      await call('remember', rule, caller)
      await call('remember', { text: 'The deploy script is bin/ship' }, caller)
      await call('remember', { text: 'The sea is blue' }, caller)

      const bundle = await call<Bundle>('context', { goal: 'before a deploy' }, caller)
      const small = await call<Bundle>('context', { goal: 'deploy', budgetTokens: 40 }, caller)

      expect(bundle.text).toMatch(/Rules.*Fridays.*What matters here.*bin\/ship/s)
      expect(bundle.text).not.toContain('sea')
      expect(bundle.text.match(/Fridays/g)).toHaveLength(1)
      expect(small.text).toContain('Fridays')
      expect(estimateRealTokens(small.text)).toBeLessThanOrEqual(40)
    },
  )
})
