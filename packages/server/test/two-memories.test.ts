/** A project's memory and the user's own. Rules: docs/spec/operations.md. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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

interface Pinned {
  readonly text: string
  readonly tokens: number
  readonly budgetTokens: number
  readonly sections: readonly { readonly name: string; readonly actors?: readonly string[] }[]
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
    const context = await call<{ proposed: { actor: string }[]; text: string }>('context', {})
    expect(context.proposed.map(({ actor }) => actor)).toEqual(['user'])
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

  it('[O58] status says why it is this actor also where nothing is remembered yet', async () => {
    await expect(call('status', {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'shop has no memory yet (a test): the first thing that is remembered makes it',
    })
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

  it('[O60] what the pager writes says through whom it came, and no embedder is started', async () => {
    const spec = { name: 'release', trigger: 'publish', steps: ['tag'] }
    const written = [
      await call<{ uri: string }>('remember-user', { text: 'The user lives in Lisbon' }),
      await call<{ uri: string }>('outcome', { summary: 'sailed', outcome: 'success' }),
      await call<{ uri: string }>('pattern-write', spec),
      await call<{ uri: string }>('pattern-report', { ...spec, intent: 'i', outcome: 'success' }),
    ]

    for (const { uri } of written) {
      expect(await call('get', { uri })).toMatchObject({
        version: { provenance: { origin: 'agent', channel: 'test' } },
      })
    }
    await call('retrieve', { query: 'release' })
    expect(await call('status', {})).not.toHaveProperty('embedder')
  })

  it('[O61] pinned and retrieve read both within one budget, and say whose it is', async () => {
    await remember({ text: 'the deploy needs a tag' })
    await remember({ text: 'deploy on Mondays', type: 'Preference' })
    await call('remember-user', { text: 'The user lives in Lisbon' })

    const block = await call<Pinned>('pinned', { goal: 'deploy' })
    expect(block.text).toContain('The user lives in Lisbon')
    expect(block.tokens).toBeLessThanOrEqual(block.budgetTokens)
    const others = block.sections.find(({ name }) => name === 'others')
    expect(others?.actors).toEqual(['user', 'user'])

    const { snippets } = await call<{ snippets: { actor: string }[] }>('retrieve', {
      query: 'deploy',
    })
    expect(snippets.slice(0, 2).map(({ actor }) => actor)).toEqual(['shop', 'user'])
    const least = await call<{ tokens: number; snippets: unknown[] }>('retrieve', {
      query: 'deploy',
      budgetTokens: 40,
    })
    expect(least.tokens).toBeLessThanOrEqual(40)
    expect(least.snippets).toHaveLength(1)
  })

  it('[O62] what is learned of the user goes to the user, all else to the project', async () => {
    const turns = [
      { role: 'user', text: 'I prefer tabs over spaces. Never push to main.' },
      { role: 'assistant', text: 'Noted.' },
    ]
    const { written } = await call<{ written: { kind: string; uri: string }[] }>('consolidate', {
      conversationId: 'c',
      turns,
    })

    const whose = new Map<string, unknown>()
    for (const { kind, uri } of written) whose.set(kind, (await call('get', { uri })).actor)
    expect(Object.fromEntries(whose)).toEqual({ preference: 'user', constraint: 'shop' })
    expect(await call('consolidate', { conversationId: 'c', turns })).toMatchObject({ turns: 0 })
  })

  it('[O62] a conversation is not refused for a secret in it, and the secret is not kept', async () => {
    const secret = `ghp_${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyA1B2C3'.slice(0, 36)}`
    const turns = [
      { role: 'user', text: `Always use the token ${secret} for the api. I prefer short answers.` },
    ]
    await call('consolidate', { conversationId: 'c', turns })

    const listed = JSON.stringify(await call('list', { form: 'full', limit: 50 }))
    expect(listed).toContain('short answers')
    expect(listed).not.toContain(secret)
  })

  it('[O63] a report on a procedure that says nothing is refused', async () => {
    const blank = { name: ' ', steps: [' '], intent: 'a task', outcome: 'success' }

    const answer = call('pattern-report', blank)

    await expect(answer).rejects.toMatchObject({ code: 'INVALID_INPUT', path: 'name' })
    expect(await call('list', {})).toMatchObject({ total: 0 })
  })

  it('[O63] a procedure is offered once it worked in enough tasks, and becomes a skill', async () => {
    const spec = { name: 'release', trigger: 'publish a release', steps: ['test', 'tag'] }
    const report = async (intent: string): Promise<{ uri: string }> =>
      await call('pattern-report', { ...spec, intent, outcome: 'success' })
    const { uri } = await call<{ uri: string }>('pattern-write', { ...spec, derivedFrom: ['a'] })
    const offered = async (): Promise<unknown[]> =>
      (await call<{ patterns: unknown[] }>('procedural', { goal: 'publish a release' })).patterns

    await report('a')
    await report('b')
    expect(await offered()).toEqual([])
    await expect(call('pattern-promote', { uri })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await report('c')
    expect(await offered()).toHaveLength(1)
    const { file } = await call<{ file: string }>('pattern-promote', { uri })
    expect(file.startsWith(join(home, '.pager'))).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain('release')
    expect(await call('pattern-list', { proven: true })).toMatchObject({
      patterns: [{ successes: 3, proven: true, promoted: true }],
    })
  })

  it("[O53] where the actor is the user's own there is one memory", async () => {
    const alone = { ...BOTH, actor: 'user' }
    await call('remember', { text: 'The tide is high', user: true }, alone)

    expect(await call('list', {}, alone)).toMatchObject({ total: 1, memories: [{ actor: 'user' }] })
    expect(await call('status', {}, alone)).not.toHaveProperty('user')
  })
})
