/** A project's memory and the user's own. Rules: docs/spec/operations.md. */
import { rmSync } from 'node:fs'
import { listActors } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, OpenActors } from '../src/actors/open-actors.ts'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'

const BOTH: Caller = {
  actor: 'shop',
  user: 'user',
  why: 'a test',
  origin: 'agent',
  channel: 'test',
}

interface Answer {
  readonly memories: readonly { readonly uri: string; readonly text: string; actor?: string }[]
  readonly tokens: number
}

describe('two memories', () => {
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

  const call = async <T = Record<string, unknown>>(
    name: string,
    input: unknown,
    caller: Caller = BOTH,
  ): Promise<T> => {
    const operation = OPERATIONS.find((each) => each.name === name) as Operation
    const output = await invoke(operation, actors.contextFor(operation, caller), input)
    expect(operation.output.parse(output)).toEqual(output)
    return output as T
  }
  const remember = async (input: object): Promise<{ uri: string; actor?: string }> =>
    await call('remember', input)

  it.each([
    ['shop', { text: 'The shop uses Postgres' }],
    ['shop', { text: 'ship on Friday', type: 'Constraint' }],
    ['user', { text: 'short answers', type: 'Preference' }],
    ['user', { text: 'Ada', type: 'Identity' }],
    ['user', { text: 'lives in Lisbon', subject: 'User', predicate: 'home' }],
    [
      'user',
      { data: { type: 'Belief', statement: 'tired', stance: 'believe', subject: 'the user' } },
    ],
    ['user', { text: 'always run the linter', user: true }],
    ['shop', { text: 'tabs here', type: 'Preference', user: false }],
  ])('[O53] what is remembered belongs to the %s: %j', async (actor, input) => {
    expect(await remember(input)).toMatchObject({ actor })
    expect(listActors(home)).toEqual([actor])
  })

  it('[O53] what takes the place of a memory goes where that one is', async () => {
    const { uri } = await remember({ text: 'lives in Lisbon', subject: 'user', predicate: 'home' })
    await remember({ text: 'The shop uses Postgres' })

    const next = await remember({ text: 'They moved to Porto', supersedes: uri })

    expect(next.actor).toBe('user')
  })

  it('[O53] an actor that was named stands alone', async () => {
    const alone: Caller = { actor: 'shop', origin: 'agent', channel: 'test' }

    await expect(call('remember', { text: 'x', user: true }, alone)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'user',
    })
    const receipt = await call('remember', { text: 'short answers', type: 'Preference' }, alone)
    expect(receipt).not.toHaveProperty('actor')
    const { memories } = await call<Answer>('recall', { query: 'answers' }, alone)
    expect(memories).toHaveLength(1)
    expect(memories[0]).not.toHaveProperty('actor')
  })

  it('[O54] recall, list and context read both, and name whose each one is', async () => {
    await remember({ text: 'answer letters on paper' })
    await remember({ text: 'answer letters on paper', user: true })
    await remember({ text: 'swim', type: 'Constraint', data: { strength: 'hard' }, user: true })
    const whose = ({ memories }: Answer): unknown => memories.map(({ actor }) => actor)

    expect(whose(await call('recall', { query: 'letters' }))).toEqual(['shop', 'user'])
    expect(whose(await call('list', { limit: 10 }))).toEqual(['user', 'user', 'shop'])
    const explained = await call<Answer>('recall', { query: 'letters', explain: true, limit: 1 })
    expect(whose(explained)).toEqual(['shop'])
    const context = await call<{ pinned: { actor: string }[]; text: string }>('context', {})
    expect(context.pinned.map(({ actor }) => actor)).toEqual(['user'])
    expect(context.text).toContain('swim')
  })

  it('[O55] recall keeps one budget over both', async () => {
    for (const user of [true, false]) await remember({ text: 'answer letters on paper', user })
    const all = await call<Answer>('recall', { query: 'letters' })

    const { memories, tokens } = await call<Answer>('recall', {
      query: 'letters',
      budgetTokens: all.tokens - 1,
    })

    expect(tokens).toBeLessThan(all.tokens)
    expect(memories).toHaveLength(1)
  })

  it('[O56] get, revise, history, diff, link, attest and forget find it in either', async () => {
    const { uri: ours } = await remember({ text: 'The shop uses Postgres' })
    const { uri } = await remember({ text: 'short answers', type: 'Preference' })
    const { uri: other } = await remember({ text: 'no emoji', type: 'Preference' })

    expect(await call('get', { uri })).toMatchObject({ actor: 'user' })
    expect(await call('get', { uri: ours })).toMatchObject({ actor: 'shop' })
    const revised = await call<{ uri: string }>('revise', { uri, text: 'long answers' })
    expect(revised).toMatchObject({ actor: 'user', version: 2 })
    expect(await call('history', { uri })).toMatchObject({ currentVersion: 2 })
    expect(await call('diff', { from: revised.uri })).toMatchObject({
      changes: [{ field: 'data.topic' }, {}],
    })
    expect(await call('link', { src: uri, type: 'related_to', dst: other })).toMatchObject({
      changed: true,
    })
    const cited = [ours, uri]
    expect(await call('attest', { intent: 'i', outcome: 'success', cited })).toMatchObject({
      affectedIds: cited.map((each) => /[0-9A-Z]{26}/.exec(each)?.[0]),
      citationsDelta: 2,
    })
    expect(await call('forget', { uri, reason: 'r' })).toMatchObject({ actor: 'user' })
    await expect(call('get', { uri: '01HF7YAT00XR00000000000002' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('[O57] one that is not there is no failure while the other is, and reading makes neither', async () => {
    await expect(call('recall', { query: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await remember({ text: 'short answers', type: 'Preference' })

    expect(await call('recall', { query: 'answers' })).toMatchObject({
      memories: [{ actor: 'user' }],
    })
    expect(await call('status', {})).toMatchObject({
      actor: 'user',
      why: "shop has no memory yet (a test); this is the user's own",
    })
    expect(listActors(home)).toEqual(['user'])
  })

  it('[O58] status says which actor it is and why, and who is beside it', async () => {
    await remember({ text: 'The shop uses Postgres' })
    await remember({ text: 'short answers', type: 'Preference' })

    expect(await call('status', {})).toMatchObject({
      actor: 'shop',
      why: 'a test',
      user: { actor: 'user', memories: 1 },
      embedding: { why: expect.any(String) },
    })
  })

  it("[O53] where the actor is the user's own there is one memory", async () => {
    const alone = { ...BOTH, actor: 'user' }
    await call('remember', { text: 'The tide is high', user: true }, alone)

    expect(await call('list', {}, alone)).toMatchObject({ total: 1, memories: [{ actor: 'user' }] })
    expect(await call('status', {}, alone)).not.toHaveProperty('user')
  })
})
