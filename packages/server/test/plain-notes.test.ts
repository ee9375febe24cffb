/** Notes as people and models read them. Rules: docs/spec/operations.md. */
import { rmSync } from 'node:fs'
import { countTokens } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, OpenActors } from '../src/actors/open-actors.ts'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'

const SHOP: Caller = { actor: 'shop', user: 'user', why: 'x', origin: 'agent', channel: 'test' }
const YARD: Caller = { ...SHOP, actor: 'yard' }
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
      'a preference told as a sentence',
      { text: 'The user prefers pnpm', type: 'Preference' },
      'prefers pnpm (prefer, strength=0.50)',
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
})
