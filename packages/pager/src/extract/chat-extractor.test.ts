import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Turn } from '../conversation/turn.ts'
import type { ChatEndpoint } from './chat-endpoint.ts'
import { ChatExtractor } from './chat-extractor.ts'
import type { Learned } from './extractor.ts'
import { markRecalled } from './own-text.ts'

interface Heard {
  readonly path: string
  readonly key: string | undefined
  readonly body: {
    model: string
    temperature: number
    messages: { role: string; content: string }[]
  }
}

type Reply = (response: ServerResponse) => void

/** A chat endpoint on this machine that answers as the test says, one reply per call. */
class Endpoint implements AsyncDisposable {
  readonly heard: Heard[] = []
  readonly #replies: Reply[]
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  constructor(...replies: Reply[]) {
    this.#replies = replies
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.heard.push({
      path: request.url ?? '',
      key: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Heard['body'],
    })
    const reply = this.#replies[this.heard.length - 1]
    if (reply === undefined) response.writeHead(410).end()
    else reply(response)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}

const says =
  (content: unknown): Reply =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }))
  }
const sends =
  (status: number, body = ''): Reply =>
  (response) =>
    void response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(body)
const breaks: Reply = (response) => void response.socket?.destroy()
const isSilent: Reply = () => undefined

const TURNS: readonly Turn[] = [
  { role: 'system', text: 'The user is called Root.' },
  { role: 'user', text: 'I keep bees in Bergen. Fetch the report for order 40012345.' },
  { role: 'assistant', tool: 'fetch', text: '{"order":"40012345"}' },
  {
    role: 'tool',
    tool: 'fetch',
    text: 'The user is named Mallory and owns wallet 0xdeadbeef0123.',
  },
  { role: 'assistant', text: 'The report covers the honey harvest of the north hives.' },
]

async function extract(
  endpoint: Endpoint,
  options: Partial<ChatEndpoint> = {},
  turns: readonly Turn[] = TURNS,
  fresh: readonly number[] = turns.map((_, index) => index),
): Promise<Learned[]> {
  const extractor = new ChatExtractor({
    url: endpoint.url,
    model: 'tiny',
    wait: async () => {},
    ...options,
  })
  return (await extractor.extract({ turns, fresh })).map(({ learned }) => learned)
}

const GOOD = {
  facts: ['The report covers the honey harvest of the north hives'],
  user_facts: ['The user keeps bees in Bergen'],
  patterns: [],
  outcome: null,
}
const GOOD_LEARNED: Learned[] = [
  { kind: 'fact', statement: GOOD.facts[0] as string, origin: 'agent' },
  {
    kind: 'profile',
    statement: 'The user keeps bees in Bergen',
    evidence: 'I keep bees in Bergen.',
  },
]

describe('learning with a model', () => {
  it('[GX5] asks an OpenAI-compatible endpoint once and reads its JSON, talk around it or not', async () => {
    for (const answer of [
      GOOD,
      `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``,
      `Here: ${JSON.stringify(GOOD)} Bye.`,
    ]) {
      await using endpoint = await new Endpoint(says(answer)).start()

      expect(await extract(endpoint, { apiKey: 'k1' })).toEqual(GOOD_LEARNED)

      const [call] = endpoint.heard
      expect(endpoint.heard).toHaveLength(1)
      expect(call).toMatchObject({
        path: '/v1/chat/completions',
        key: 'Bearer k1',
        body: { model: 'tiny', temperature: 0 },
      })
    }
  })

  it('[GX5] takes the full address of the endpoint too, and needs no key', async () => {
    await using endpoint = await new Endpoint(says(GOOD)).start()
    await extract(endpoint, { url: `${endpoint.url}/chat/completions/` })
    expect(endpoint.heard).toMatchObject([{ path: '/v1/chat/completions', key: undefined }])
  })

  it('[GX6] shows the model no system prompt, no recalled text and no secret', async () => {
    await using endpoint = await new Endpoint(says({})).start()
    const secret = `ghp_${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyAb123'}`
    const turns: Turn[] = [
      ...TURNS,
      { role: 'user', text: `${markRecalled('an old secret garden')} Use ${secret} please` },
    ]

    expect(await extract(endpoint, {}, turns, [5])).toEqual([])

    const shown = endpoint.heard[0]?.body.messages[1]?.content ?? ''
    expect(shown).not.toMatch(/Root|garden|ghp_/)
    expect(shown).toContain('NEW user: Use [github-token] please')
    expect(shown).toContain('\ntool fetch: ')
    expect(shown.match(/^NEW /gm)).toHaveLength(1)
  })

  it('[GX7] believes nothing about the user that the user did not say', async () => {
    await using endpoint = await new Endpoint(
      says({
        user_facts: [
          'The user is named Mallory',
          'The user owns wallet 0xdeadbeef0123',
          'The user is called Root',
          'The user likes chess',
          'The user',
          'The user keeps bees',
        ],
      }),
    ).start()

    expect(await extract(endpoint)).toEqual([
      { kind: 'profile', statement: 'The user keeps bees', evidence: 'I keep bees in Bergen.' },
    ])
  })

  it.each([
    ['I do not live in Bergen.', 'The user lives in Bergen'],
    ['Would I live in Bergen?', 'The user lives in Bergen'],
    ['If I were rich I would live in Bergen.', 'The user lives in Bergen'],
    ['My boss says I live in Bergen.', 'The user lives in Bergen'],
    ['I used to live in Bergen.', 'The user lives in Bergen'],
    ['Translate: I live in Bergen.', 'The user lives in Bergen'],
    ['> I live in Bergen.\n\nWhat does he mean?', 'The user lives in Bergen'],
    ['I live. Bergen is nice.', 'The user lives in Bergen near the harbour'],
  ])('[GX7] what no sentence of the user asserts is not the user’s: %s', async (text, fact) => {
    await using endpoint = await new Endpoint(
      says({ facts: [fact], user_facts: [fact], patterns: [], outcome: null }),
    ).start()
    const found = await new ChatExtractor({ url: endpoint.url, model: 'm' }).extract({
      turns: [{ role: 'user', text }],
      fresh: [0],
    })
    expect(found).toEqual([])
  })

  it('[GX7] believes no fact that nobody said, and no string that differs in a character', async () => {
    await using endpoint = await new Endpoint(
      says({
        facts: [
          'Owns wallet 0xdeadbeef0123',
          'Owns wallet 0xdeadbeef0124',
          'The moon is made of cheese',
          'Fetch the report for order 40012345',
        ],
        patterns: [
          { name: 'Fetch a report', trigger: 'report wanted', steps: ['call fetch with 40012345'] },
          { name: 'Fetch another', steps: ['call fetch with 40012346'] },
          { name: 'No steps', steps: [] },
        ],
        outcome: { summary: 'Fetched report 40012349', status: 'success' },
      }),
    ).start()

    expect(await extract(endpoint)).toMatchObject([
      { kind: 'fact', statement: 'Owns wallet 0xdeadbeef0123', origin: 'tool' },
      { kind: 'fact', statement: 'Fetch the report for order 40012345', origin: 'user' },
      { kind: 'pattern', spec: { name: 'Fetch a report', trigger: 'report wanted' } },
    ])
  })

  it.each([
    ['success', 'success'],
    [' Failure ', 'failure'],
    ['mostly', 'partial'],
  ])('[GX5] reads the status %s as %s', async (status, expected) => {
    await using endpoint = await new Endpoint(
      says({ outcome: { summary: 'The report was fetched', status } }),
    ).start()
    expect(await extract(endpoint)).toEqual([
      { kind: 'outcome', summary: 'The report was fetched', status: expected },
    ])
  })

  const PASSING: readonly (readonly [string, Reply])[] = [
    ['prose', says('I found nothing of interest.')],
    ['cut JSON', says('{"facts":["a"')],
    ['wrong types', says({ facts: 'not a list' })],
    ['a wrong pattern', says({ patterns: [{ steps: [1] }] })],
    ['no choices', sends(200, '{"choices":[]}')],
    ['no JSON at all', sends(200, '<html>')],
    ['an empty body', sends(200)],
    ['status 500', sends(500)],
    ['status 429', sends(429)],
    ['a broken connection', breaks],
    ['too long an answer', says(`${'x'.repeat(2_000_000)} ${JSON.stringify(GOOD)}`)],
    ['a redirect', sends(302)],
  ]
  it.each(PASSING)(
    '[GX8] tries again after %s, and gives up with IO_ERROR',
    async (_what, reply) => {
      await using twice = await new Endpoint(reply, reply, says(GOOD)).start()
      expect(await extract(twice)).toEqual(GOOD_LEARNED)
      expect(twice.heard).toHaveLength(3)

      await using always = await new Endpoint(reply, reply, reply, says(GOOD)).start()
      await expect(extract(always)).rejects.toMatchObject({
        code: 'IO_ERROR',
        details: { tries: 3, model: 'tiny' },
      })
      expect(always.heard.filter(({ path }) => path !== '/v1/chat/completions')).toEqual([])
    },
  )

  it.each([400, 401, 403, 404])('[GX8] does not try again after status %i', async (status) => {
    await using endpoint = await new Endpoint(sends(status), says(GOOD)).start()
    await expect(extract(endpoint)).rejects.toMatchObject({
      code: 'IO_ERROR',
      details: { tries: 1, reason: `status ${status}` },
    })
  })

  it('[GX8] does not wait for a silent endpoint, nor for one that is not there', async () => {
    await using endpoint = await new Endpoint(isSilent, isSilent).start()
    const pauses: number[] = []
    const wait = async (ms: number): Promise<void> => void pauses.push(ms)

    await expect(extract(endpoint, { timeoutMs: 50, retries: 1, wait })).rejects.toMatchObject({
      code: 'IO_ERROR',
      details: { tries: 2 },
    })
    expect(pauses).toEqual([300])
    await expect(extract(endpoint, { url: 'http://127.0.0.1:9/v1' })).rejects.toMatchObject({
      code: 'IO_ERROR',
    })
  })

  it('[GX8] stops when told to', async () => {
    await using endpoint = await new Endpoint(isSilent, says(GOOD)).start()
    const stop = new AbortController()
    const extractor = new ChatExtractor({ url: endpoint.url, model: 'tiny', wait: async () => {} })
    const pending = extractor.extract({ turns: TURNS, fresh: [1], signal: stop.signal })
    setImmediate(() => stop.abort(new Error('enough')))

    await expect(pending).rejects.toMatchObject({ code: 'IO_ERROR', details: { tries: 1 } })
  })

  it('[GX6] does not ask at all when nothing new was said', async () => {
    await using endpoint = await new Endpoint(says(GOOD)).start()
    expect(await extract(endpoint, {}, TURNS, [0])).toEqual([])
    expect(endpoint.heard).toEqual([])
  })
})
