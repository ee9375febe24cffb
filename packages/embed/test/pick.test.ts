import { afterEach, describe, expect, it, vi } from 'vitest'
import { HTTP_PRESETS } from '../src/http-presets.ts'
import { type Picked, pickEmbedder, plannedEmbedder } from '../src/pick.ts'
import { AUTOMATIC, type PickConfig } from '../src/pick-settings.ts'
import { good, json, type Reply, startEndpoint, vectorOf } from './support/endpoint.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Nothing of the machine that runs the tests. */
function pick(environment: Environment, config: PickConfig = {}): Promise<Picked> {
  return pickEmbedder({ environment, ...config })
}

afterEach(() => vi.unstubAllGlobals())

const sized =
  (dimensions: number): Reply =>
  ({ body }, response) => {
    const data = body.input.map((text, index) => ({ index, embedding: vectorOf(text, dimensions) }))
    json(200, { data })({} as never, response)
  }

const gateway = (url: string): Environment => ({
  CORTEX_GATEWAY_URL: `${new URL(url).origin}/`,
  CORTEX_GATEWAY_TOKEN: 'gateway-token',
  CORTEX_ACTOR_DID: 'did:key:z6Mk',
})

describe('the choice', () => {
  it('[B30] without any configuration is the local model, with the reasons why not the others', async () => {
    const { embedder, why, tried } = await pick({})
    expect(embedder.id).toMatch(/^all-MiniLM-L6-v2@/)
    expect(why).toBe(`local: ${embedder.id} is installed on this machine`)
    expect(tried).toEqual([
      { name: 'gateway', reason: 'CORTEX_GATEWAY_URL is not set' },
      { name: 'custom', reason: 'CORTEX_EMBED_URL is not set' },
      { name: 'fireworks', reason: 'FIREWORKS_API_KEY is not set' },
    ])
  })

  it('[B30] is a gateway that answers, before everything else', async () => {
    await using endpoint = await startEndpoint(sized(768))
    const { embedder, why, tried } = await pick({
      ...gateway(endpoint.url),
      FIREWORKS_API_KEY: 'fw-key',
    })

    expect(embedder.id).toBe('nomic-ai/nomic-embed-text-v1.5@gateway')
    expect(embedder.dimensions).toBe(768)
    expect(why).toBe(`gateway: ${new URL(endpoint.url).origin} answered with 768 dimensions`)
    expect(tried).toEqual([])
    expect(endpoint.received[0]).toMatchObject({
      path: '/v1/embeddings',
      headers: {
        authorization: 'Bearer gateway-token',
        'x-matrix-actor-did': 'did:key:z6Mk',
        'x-matrix-slot': 'neo',
      },
    })
    expect(await embedder.embed(['later'])).toHaveLength(1)
  })

  it.each(['CORTEX_GATEWAY_URL', 'CORTEX_GATEWAY_TOKEN', 'CORTEX_ACTOR_DID'])(
    '[B30] is not a gateway without %s',
    async (missing) => {
      await using endpoint = await startEndpoint(sized(768))
      const { tried } = await pick({ ...gateway(endpoint.url), [missing]: ' ' })
      expect(tried[0]).toEqual({ name: 'gateway', reason: `${missing} is not set` })
      expect(endpoint.received).toHaveLength(0)
    },
  )

  it('[B30] is a provider whose key is there, before the local model', async () => {
    const seen = vi.fn(async () => {
      const data = [{ index: 0, embedding: vectorOf('probe', 768) }]
      return new Response(JSON.stringify({ data }))
    })
    vi.stubGlobal('fetch', seen)
    const { embedder, why } = await pick({ FIREWORKS_API_KEY: 'fw-key' })
    expect(embedder.id).toBe('nomic-ai/nomic-embed-text-v1.5@fireworks')
    expect(why).toBe('fireworks: https://api.fireworks.ai answered with 768 dimensions')
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('[B30] is an endpoint by its address, whose length is learned', async () => {
    await using endpoint = await startEndpoint(good)
    const { embedder } = await pick({
      CORTEX_EMBED_URL: endpoint.url,
      NEO_EMBED_MODEL: 'mine',
      EMBEDDING_API_KEY: 'the-key',
    })
    expect(embedder).toMatchObject({ id: 'mine@custom', dimensions: 3 })
    expect(endpoint.received).toHaveLength(1)
    expect(endpoint.received[0]?.headers.authorization).toBe('Bearer the-key')
  })

  it.each<[string, Reply, string]>([
    ['the wrong length', sized(5), 'has 5 dimensions, expected 768'],
    ['a refusal', json(401, { error: { message: 'who are you' } }), 'who are you'],
    ['a redirect', json(302, {}, { location: 'http://127.0.0.1:9/' }), 'a redirect'],
  ])('[B31] passes over a gateway that answers with %s', async (_what, reply, complaint) => {
    await using endpoint = await startEndpoint(reply)
    const { why, tried } = await pick(gateway(endpoint.url))
    expect(why).toMatch(/^local: /)
    expect(tried[0]?.name).toBe('gateway')
    expect(tried[0]?.reason).toContain(complaint)
    expect(tried[0]?.reason).not.toContain('gateway-token')
  })

  it('[B31] tries once more before it passes over', async () => {
    await using endpoint = await startEndpoint(json(503, {}), sized(768))
    const { why } = await pick(gateway(endpoint.url))
    expect(why).toMatch(/^gateway: /)
  })

  it('[B32] of a name is that one or none', async () => {
    await using endpoint = await startEndpoint(json(404, { message: 'no such model' }))
    const failure = pick({ CORTEX_EMBED_URL: endpoint.url }, { embedder: 'custom', model: 'mine' })
    await expect(failure).rejects.toMatchObject({
      code: 'NO_EMBEDDER',
      message: expect.stringContaining('custom: Cannot embed with mine at http://127.0.0.1:'),
      details: { tried: [{ name: 'custom', reason: expect.stringContaining('no such model') }] },
    })
  })

  it('[B32] of none is none, which is not a mistake', async () => {
    const environment = { CORTEX_EMBEDDER: 'none' }
    await expect(pick(environment)).rejects.toMatchObject({
      code: 'NO_EMBEDDER',
      message: expect.stringContaining('set to none'),
    })
    expect(await plannedEmbedder({ environment })).toEqual({
      why: expect.stringMatching(/^memories are found by their words alone: .*CORTEX_EMBEDDER/),
      tried: [],
    })
  })

  it('[B38] says that words alone are searched, and what is missing', async () => {
    const environment = { CORTEX_EMBEDDER: 'openai' }
    const { name, why } = await plannedEmbedder({ environment })
    expect(name).toBeUndefined()
    expect(why).toBe('memories are found by their words alone; openai: OPENAI_API_KEY is not set')
  })

  it('[B32] tells every reason if there is none', async () => {
    await expect(pick({}, { dimensions: 768 })).rejects.toMatchObject({
      code: 'NO_EMBEDDER',
      message: expect.stringMatching(/gateway: .*custom: .*fireworks: .*local: it has 384 dimens/),
    })
  })

  it.each([
    ['openai', 'OPENAI_API_KEY is not set'],
    ['together', 'TOGETHER_API_KEY is not set'],
    ['fireworks', 'FIREWORKS_API_KEY is not set'],
    ['onnx', 'CORTEX_EMBED_MODEL_PATH is not set'],
    ['custom', 'CORTEX_EMBED_URL is not set'],
  ] as const)('[B32] %s says what it needs', async (embedder, reason) => {
    await expect(pick({}, { embedder })).rejects.toThrow(`${embedder}: ${reason}`)
  })

  it('[B33] is never the hash, unless by name', async () => {
    expect(AUTOMATIC).not.toContain('hash')
    const { embedder, why } = await pick({ CORTEX_EMBEDDER: 'hash' })
    expect(embedder.id).toMatch(/^hash-stub@/)
    expect(embedder.dimensions).toBe(384)
    expect(why).toBe(
      'hash: asked for by name; it has no semantics, only identical texts are near each other',
    )
  })

  it('[B33] sends nothing to providers outside the order because their key is at hand', async () => {
    const { why } = await pick({ OPENAI_API_KEY: 'sk-1', TOGETHER_API_KEY: 'tg-1' })
    expect(why).toMatch(/^local: /)
  })
})

describe('the configuration', () => {
  it('[B34] is the object first, then the environment', async () => {
    const { embedder } = await pick(
      { CORTEX_EMBEDDER: 'local' },
      { embedder: 'hash', dimensions: 16 },
    )
    expect(embedder.dimensions).toBe(16)
    await using endpoint = await startEndpoint(good)
    const picked = await pick(
      { CORTEX_EMBED_URL: 'http://127.0.0.1:9/', NEO_EMBED_MODEL: 'theirs' },
      { url: endpoint.url, model: 'ours' },
    )
    expect(picked.embedder.id).toBe('ours@custom')
  })

  it('[B34] knows two names for the gateway, the first wins', async () => {
    await using endpoint = await startEndpoint(sized(768))
    const { CORTEX_GATEWAY_URL, ...others } = gateway(endpoint.url)
    const second = { ...others, NEO_GATEWAY_URL: CORTEX_GATEWAY_URL }
    expect((await pick(second)).why).toMatch(/^gateway: /)
    const both = { ...gateway(endpoint.url), NEO_GATEWAY_URL: 'http://127.0.0.1:9/' }
    expect((await pick(both)).why).toMatch(/^gateway: /)
  })

  it('[B34] refuses a name that it does not know', async () => {
    await expect(pick({ CORTEX_EMBEDDER: 'word2vec' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'embedder',
      message: expect.stringContaining('got word2vec'),
    })
  })

  it('[B35] a key goes to its own provider only', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (url: URL, { headers }: { headers: Headers }) => {
      sent.push(`${url.href} ${headers.get('authorization')}`)
      return new Response('{}', { status: 400 })
    })
    const { tried } = await pick({
      CORTEX_EMBED_URL: 'https://example.org/v1/embeddings',
      NEO_EMBED_MODEL: 'mine',
      FIREWORKS_API_KEY: 'fw-key',
      OPENAI_API_KEY: 'sk-key',
    })
    expect(tried.map(({ name }) => name)).toEqual(['gateway', 'custom', 'fireworks'])
    expect(sent).toEqual([
      'https://example.org/v1/embeddings null',
      `${HTTP_PRESETS.fireworks.url} Bearer fw-key`,
    ])
  })

  it('[B35] a key given without a name is for the given address only', async () => {
    await using endpoint = await startEndpoint(json(500, {}))
    const config = { url: endpoint.url, model: 'mine', apiKey: 'given' }
    const { tried } = await pick({}, config)
    expect(endpoint.received[0]?.headers.authorization).toBe('Bearer given')
    expect(tried[2]).toEqual({ name: 'fireworks', reason: 'FIREWORKS_API_KEY is not set' })
  })

  it('[B35] Ollama has no key and may be elsewhere', async () => {
    await using endpoint = await startEndpoint(sized(768))
    const config: PickConfig = { embedder: 'ollama', url: endpoint.url, apiKey: 'not for you' }
    const { embedder } = await pick({}, config)
    expect(embedder.id).toBe('nomic-embed-text@ollama')
    expect(endpoint.received[0]?.headers).not.toHaveProperty('authorization')
  })

  it('[B3] a signal ends the search with its reason', async () => {
    for (const dimensions of [undefined, 768]) {
      const controller = new AbortController()
      await using endpoint = await startEndpoint(() => controller.abort('enough'))
      const config = { model: 'mine', ...(dimensions && { dimensions }), signal: controller.signal }
      await expect(pick(gateway(endpoint.url), config)).rejects.toBe('enough')
    }
  })

  it('[B3] a signal that has fired before chooses nothing', async () => {
    const signal = AbortSignal.abort('too late')
    await expect(pick({}, { embedder: 'hash', signal })).rejects.toBe('too late')
  })
})

describe('the plan', () => {
  it('[O58] says with whom the choice would begin, and asks nobody', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const plan = (environment: Record<string, string>) => plannedEmbedder({ environment })

    expect(await plan({})).toMatchObject({
      name: 'local',
      tried: AUTOMATIC.slice(0, -1).map((name) => ({ name, reason: expect.any(String) })),
    })
    expect(await plan({ CORTEX_EMBEDDER: 'openai', OPENAI_API_KEY: 'k' })).toMatchObject({
      name: 'openai',
      why: expect.stringContaining('https://api.openai.com'),
    })
    const none = await plan({ CORTEX_EMBEDDER: 'openai' })
    expect(none).not.toHaveProperty('name')
    expect(none.tried).toEqual([{ name: 'openai', reason: 'OPENAI_API_KEY is not set' }])
    expect(asked).not.toHaveBeenCalled()
  })
})
