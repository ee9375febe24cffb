import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'
import { markRecalled } from '@cortex-memory/pager'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cortexMemoryService } from '../src/adk/index.ts'
import { anthropicMemory, cortexMemory, cortexTools } from '../src/ai-sdk/index.ts'
import { cortexProcessor, cortexTools as mastraTools } from '../src/mastra/index.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-turns-'))
let made = 0
let cortex: Cortex
beforeEach(async () => {
  cortex = await openCortex({ root, actor: `a${made++}` })
  return () => cortex.close()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const user = (text: string) => ({ role: 'user', content: [{ type: 'text', text }] })
const system = { role: 'system', content: 'You are a pirate.' }

async function turns(): Promise<string[]> {
  const { memories } = await cortex.find({
    types: ['Fact'],
    where: { hasTag: 'adapter:ai-sdk' },
    limit: 50,
  })
  return memories.map(({ data }) => data.statement).sort()
}

describe('a middleware of the AI SDK', () => {
  it("[AD50] recalls once for each message of the user, after the application's own instructions", async () => {
    const memory = await cortexMemory({ cortex })
    await memory.transformParams({ params: { prompt: [user('I prefer oat milk in my coffee.')] } })
    const prompt = [system, user('Which milk goes into my coffee?')]

    const first = await memory.transformParams({ params: { prompt, temperature: 1 } })
    const [own, recalled, question] = first.prompt as typeof prompt
    expect([own, question, first.temperature]).toEqual([system, prompt[1], 1])
    expect(recalled?.role).toBe('system')
    expect(recalled?.content).toContain('oat milk')
    expect(recalled?.content).toContain('<recalled-memory>')

    await cortex.write({
      data: {
        type: 'Fact',
        subject: 'coffee',
        predicate: 'milk',
        statement: 'The coffee milk is empty',
      },
    })
    const step = { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1' }] }
    const second = await memory.transformParams({ params: { prompt: [...prompt, step] } })
    expect(second.prompt).toEqual([own, recalled, question, step])
    await memory.close()
  })

  it('[AD50] recalls again when the same is asked after the run has ended, and not before', async () => {
    const memory = await cortexMemory({ cortex, learn: false, scope: ['u'] })
    const params = { prompt: [user('Where is my bike?')] }
    const recalled = async () => (await memory.transformParams({ params })).prompt.length - 1
    const said = async (text: string) => {
      await memory.transformParams({ params: { prompt: [user(text)] } })
    }
    const stream = async (type: string) => {
      const parts = ReadableStream.from([{ type, delta: 'Hm.' }])
      const answer = await memory.wrapStream({ doStream: async () => ({ stream: parts }), params })
      for await (const _ of answer.stream);
    }
    const generate = async (type: string) => {
      await memory.wrapGenerate({ doGenerate: async () => ({ content: [{ type }] }), params })
    }
    expect(await recalled()).toBe(0)
    await said('My bike is in the cellar')
    await generate('tool-call')
    await stream('tool-call')
    expect(await recalled()).toBe(0)
    await generate('text')
    expect(await recalled()).toBe(1)
    await memory.close()
  })

  it('[AD51] takes messages with files and odd values', async () => {
    const memory = await cortexMemory({ cortex, learn: false })
    const data = new Uint8Array(100_000)
    const content = [
      { type: 'file', data },
      { type: 'text', text: 'See my yacht', size: 1n },
    ]
    for (const first of [0, 1, 1]) {
      data[0] = first
      await memory.transformParams({ params: { prompt: [{ role: 'user', content }] } })
    }
    expect(await turns()).toEqual(['user: See my yacht', 'user: See my yacht'])
    await memory.close()
  })

  it('[AD51] keeps the words of the user although the stream is broken off', async () => {
    const memory = await cortexMemory({ cortex, learn: false, store: 'both' })
    const params = { prompt: [user('My boat is blue.')] }
    await memory.transformParams({ params })
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue({ type: 'text-delta', delta: 'la ' }),
    })
    const { stream } = await memory.wrapStream({
      doStream: async () => ({ stream: endless }),
      params,
    })
    for await (const _ of stream) break
    expect(await turns()).toEqual(['user: My boat is blue.'])
    await memory.close()
  })

  it('[AD51] keeps what the user said before the model answers, each message once', async () => {
    const memory = await cortexMemory({ cortex })
    const params = { prompt: [system, user('My dog is called Rex.')] }
    for (let step = 0; step < 3; step++) await memory.transformParams({ params })
    expect((await turns()).filter((text) => text.includes('Rex'))).toEqual([
      'user: My dog is called Rex.',
    ])
    await memory.close()
  })

  it('[AD51] keeps replies only if asked to, of both kinds of calls', async () => {
    const params = { prompt: [user('Say something.')] }
    const result = { content: [{ type: 'text', text: 'Ahoy there.' }] }
    const quiet = await cortexMemory({ cortex })
    await quiet.wrapGenerate({ doGenerate: async () => result, params })
    expect(await turns()).toEqual([])

    const both = await cortexMemory({ cortex, store: 'both' })
    expect(await both.wrapGenerate({ doGenerate: async () => result, params })).toBe(result)
    const parts = [
      { type: 'stream-start' },
      { type: 'text-delta', id: '1', delta: 'Land ' },
      { type: 'text-delta', id: '1', delta: 'ahead.' },
      { type: 'finish' },
    ]
    const { stream } = await both.wrapStream({
      doStream: async () => ({ stream: ReadableStream.from(parts) }),
      params,
    })
    const passed = []
    for await (const part of stream) passed.push(part)
    expect(passed).toEqual(parts)
    expect(await turns()).toEqual(['assistant: Ahoy there.', 'assistant: Land ahead.'])
    for (const each of [quiet, both]) await each.close()
  })

  it('[AD2] keeps nothing that was recalled, and black out secrets', async () => {
    const memory = await cortexMemory({ cortex, learn: false })
    const echo = `${markRecalled('The moon is made of cheese')}\nIs that so?`
    await memory.transformParams({ params: { prompt: [user(echo)] } })
    const secret = `ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`
    await memory.transformParams({ params: { prompt: [user(`Use ${secret} for the push`)] } })
    const kept = (await turns()).join('\n')
    expect(kept).toContain('Is that so?')
    expect(kept).not.toContain('cheese')
    expect(kept).not.toContain(secret)
    await memory.close()
  })

  it('[AD2] stays within its budget', async () => {
    const memory = await cortexMemory({ cortex, budgetTokens: 120, learn: false, scope: ['u1'] })
    for (let n = 0; n < 30; n++) {
      await memory.transformParams({
        params: { prompt: [user(`The parrot number ${n} likes red apples a lot`)] },
      })
    }
    const { prompt } = await memory.transformParams({ params: { prompt: [user('parrot apples')] } })
    const [recalled] = prompt as unknown as { content: string }[]
    expect(recalled?.content).toContain('parrot')
    expect(recalled?.content.length).toBeLessThan(120 * 4 + 60)
    await memory.close()
  })

  it('[AD2] goes on when nothing can be read, and counts it; a failed write is loud unless told to try', async () => {
    const closed = await openCortex({ root, actor: `closed${made}` })
    const problems: string[] = []
    const tries = await cortexMemory({
      cortex: closed,
      scope: ['x'],
      bestEffort: true,
      onProblem: ({ message }) => problems.push(message),
    })
    const loud = await cortexMemory({ cortex: closed, scope: ['x'] })
    await closed.close()
    const params = { prompt: [user('Hello?')] }
    expect(await tries.transformParams({ params })).toEqual(params)
    expect(tries.status()).toMatchObject({ failedReads: 1, failedWrites: 1 })
    expect(problems).toHaveLength(2)
    await expect(loud.transformParams({ params })).rejects.toMatchObject({ code: 'CLOSED' })
  })

  it('[AD1] recalls in a scope only what was kept there', async () => {
    const ada = await cortexMemory({ cortex, scope: ['ada'] })
    const bob = await cortexMemory({ cortex, scope: ['bob'] })
    await ada.transformParams({ params: { prompt: [user('The safe is behind the mirror')] } })
    const ask = { prompt: [user('Where is the safe?')] }
    expect((await ada.transformParams({ params: ask })).prompt).toHaveLength(2)
    expect((await bob.transformParams({ params: ask })).prompt).toHaveLength(1)
  })

  it('[AD52] has tools whose origin is set by us, and whose calls can come again', async () => {
    const { tools } = await cortexTools({ cortex })
    const { remember, recall, forget } = tools
    const first = await remember.execute({ text: 'The office is in Bern.' }, { toolCallId: 'c1' })
    expect(
      await remember.execute({ text: 'The office is in Bern.' }, { toolCallId: 'c1' }),
    ).toEqual(first)
    // Mastra says in another place which call it is.
    const mastra = await mastraTools({ cortex })
    const call = { agent: { toolCallId: 'c2' } }
    const text = 'The house is in Chur.'
    const second = await mastra.tools.remember.execute({ text }, call)
    expect(await mastra.tools.remember.execute({ text }, call)).toEqual(second)
    await expect(mastra.tools.remember.execute({ text: 'Other' }, call)).rejects.toMatchObject({
      code: 'COMMIT_ID_REUSED',
    })
    expect(await recall.execute({ query: 'office' })).toMatchObject({
      memories: [{ uri: first.uri }],
    })
    const { version } = await cortex.resolve(first.uri as never)
    expect(version.provenance).toMatchObject({ origin: 'agent', channel: 'adapter:ai-sdk' })
    await forget.execute({ uri: first.uri, reason: 'moved' })
    expect(await recall.execute({ query: 'office' })).toEqual({ memories: [] })
    const echo = { text: markRecalled('The office is in Bern.') }
    await expect(remember.execute(echo)).rejects.toThrow('known already')
    await expect(remember.execute({ text: 'x', origin: 'user' } as never)).rejects.toThrow()
    expect(remember.inputSchema.safeParse({ text: '' }).success).toBe(false)
  })

  it("[AD52] runs the commands of Anthropic's memory tool", async () => {
    const { execute } = await anthropicMemory({ cortex })
    const create = { command: 'create', path: '/memories/a.txt', file_text: 'one' }
    expect(await execute(create, { toolCallId: 't1' })).toContain('created successfully')
    expect(await execute(create, { toolCallId: 't1' })).toContain('created successfully')
    expect(await execute({ command: 'view', path: '/memories/a.txt' })).toContain('one')
    await expect(execute({ command: 'odd' })).rejects.toThrow('the commands are view, create')
  })
})

describe('a processor of Mastra', () => {
  const message = (id: string, text: string, resourceId = 'r1') => ({
    id,
    role: 'user',
    content: { format: 2, parts: [{ type: 'text', text }] },
    resourceId,
    threadId: 't1',
  })

  it('[AD53] adds what it recalls as a system message, for its own resource alone', async () => {
    const processor = await cortexProcessor({ cortex })
    await processor.processInput({ messages: [message('m1', 'My cat is called Mio')] })
    const ask = [message('m2', 'What is my cat called?')]
    const { messages, systemMessages } = await processor.processInput({
      messages: ask,
      systemMessages: [system],
    })
    expect(messages).toBe(ask)
    expect(systemMessages).toHaveLength(2)
    expect((systemMessages[1] as { content: string }).content).toContain('Mio')
    const other = await processor.processInput({
      messages: [message('m3', 'What is my cat called?', 'r2')],
    })
    expect(other.systemMessages).toEqual([])
  })

  it('[AD53] keeps each message once, and replies only if asked to', async () => {
    const processor = await cortexProcessor({ cortex, store: 'both' })
    const hello = message('m1', 'Hello from Rome')
    for (let times = 0; times < 2; times++) await processor.processInput({ messages: [hello] })
    const reply = { ...message('m2', 'Ciao from me'), role: 'assistant' }
    expect(await processor.processOutputResult({ messages: [reply] })).toEqual([reply])
    const { memories } = await cortex.find({
      types: ['Fact'],
      where: { hasTag: 'adapter:mastra' },
      limit: 9,
    })
    expect(memories.map(({ data }) => data.statement).sort()).toEqual([
      'assistant: Ciao from me',
      'user: Hello from Rome',
    ])
  })
})

describe('a memory service of the Agent Development Kit', () => {
  const event = (id: string, text: string, author = 'user') => ({
    id,
    author,
    timestamp: 1_700_000_000_000,
    content: { role: author, parts: [{ text }] },
  })
  const session = (events: ReturnType<typeof event>[], userId = 'ada') => ({
    id: 's1',
    appName: 'app',
    userId,
    events,
  })

  it('[AD54] keeps each event once, although sessions are handed over whole', async () => {
    const service = await cortexMemoryService({ cortex })
    const first = event('e1', 'Ich wohne in Zürich')
    await service.addSessionToMemory(session([first]))
    await service.addSessionToMemory(session([first, event('e2', 'Zürich ist schön', 'agent')]))
    const { memories } = await service.searchMemory({
      appName: 'app',
      userId: 'ada',
      query: 'Zürich',
    })
    expect(memories).toHaveLength(2)
    expect(memories.find(({ author }) => author === 'user')).toEqual({
      content: { role: 'user', parts: [{ text: 'Ich wohne in Zürich' }] },
      author: 'user',
      timestamp: '2023-11-14T22:13:20.000Z',
    })
  })

  it('[AD2] keeps no secrets of events, and nothing that was recalled', async () => {
    const service = await cortexMemoryService({ cortex })
    const secret = `ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`
    const echo = markRecalled('The walrus sleeps')
    await service.addSessionToMemory(
      session([event('e1', `walrus key ${secret}`), event('e2', echo), event('e3', `${echo} Hm.`)]),
    )
    const query = { appName: 'app', userId: 'ada', query: 'walrus sleeps' }
    const found = JSON.stringify(await service.searchMemory(query))
    expect(found).toContain('walrus key')
    expect(found).not.toContain(secret)
    expect(found).not.toContain('sleeps')
  })

  it('[AD54] keeps a session that is too long for one commit', async () => {
    const service = await cortexMemoryService({ cortex, limit: 5_000 })
    const long = session(Array.from({ length: 4_200 }, (_, n) => event(`e${n}`, `walrus ${n}`)))
    await service.addSessionToMemory(long)
    const query = { appName: 'app', userId: 'ada', query: 'walrus 4199' }
    const { memories } = await service.searchMemory(query)
    expect(memories[0]?.content.parts[0]?.text).toBe('walrus 4199')
  })

  it('[AD54] finds events whose time cannot be, without a time', async () => {
    const service = await cortexMemoryService({ cortex })
    const times = [Number.NaN, 1e300, undefined]
    const events = times.map((timestamp, n) => ({
      ...event(`e${n}`, `odd time ${n}`),
      timestamp: timestamp as number,
    }))
    await service.addSessionToMemory(session(events))
    const query = { appName: 'app', userId: 'ada', query: 'odd time' }
    const { memories } = await service.searchMemory(query)
    expect(memories.map(({ timestamp }) => timestamp)).toEqual([undefined, undefined, undefined])
  })

  it('[AD1] finds nothing of other users or apps', async () => {
    const service = await cortexMemoryService({ cortex, limit: 1 })
    await service.addSessionToMemory(
      session([event('e1', 'the key is green'), event('e2', 'the key is old')]),
    )
    const search = (appName: string, userId: string) =>
      service.searchMemory({ appName, userId, query: 'key' })
    expect((await search('app', 'ada')).memories).toHaveLength(1)
    expect((await search('app', 'bob')).memories).toEqual([])
    expect((await search('other', 'ada')).memories).toEqual([])
  })
})
