import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HttpEmbedderOptions, httpEmbedder, openHttpEmbedder } from '../src/http-embedder.ts'
import { HTTP_PRESETS, keyVariableOf, providerOf } from '../src/http-presets.ts'
import type { HttpDoors } from '../src/http-retry.ts'
import {
  good,
  hangUp,
  hangUpHalfway,
  json,
  type Reply,
  silence,
  startEndpoint,
  vectorOf,
} from './support/endpoint.ts'

const KEY = 'sk-very"secret\\key-0123456789'
const NOW = Date.parse('2026-03-01T12:00:00Z')

/** A time that passes at once and says how long it was asked to. */
function doors(): HttpDoors & { readonly waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => NOW,
    wait: async (ms, signal) => {
      waits.push(ms)
      signal?.throwIfAborted()
    },
  }
}

const options = (url: string, more: Partial<HttpEmbedderOptions> = {}): HttpEmbedderOptions => ({
  url,
  model: 'test-model',
  apiKey: KEY,
  dimensions: 3,
  timeoutMs: 5000,
  ...more,
})

/** The error of embedding two texts against these replies, and what was seen on the way. */
async function failureOf(replies: Reply[], more: Partial<HttpEmbedderOptions> = {}) {
  await using endpoint = await startEndpoint(...replies)
  const time = doors()
  const embedder = await openHttpEmbedder(options(endpoint.url, more), time)
  const error = await embedder.embed(['a', 'b']).then(
    () => expect.unreachable('it should have failed'),
    (reason) => reason,
  )
  return { error, waits: time.waits, requests: endpoint.received.length }
}

const unit = (values: number[]): number[] => {
  const norm = Math.hypot(...values)
  return values.map((value) => value / norm)
}

function expectVectors(vectors: Float32Array[], texts: readonly string[]): void {
  expect(vectors).toHaveLength(texts.length)
  for (const [index, text] of texts.entries()) {
    for (const [axis, value] of unit(vectorOf(text)).entries()) {
      expect(vectors[index]?.[axis]).toBeCloseTo(value, 6)
    }
  }
}

describe('requests', () => {
  it('[B15] carry model, texts, key and headers, in batches, in order', async () => {
    await using endpoint = await startEndpoint(good)
    const embedder = await httpEmbedder(
      options(endpoint.url, { batchSize: 2, headers: { 'X-Slot': 'neo' }, body: { user: 'u1' } }),
    )

    const texts = ['one', 'two', 'three', 'four', 'five']
    const vectors = await embedder.embed(texts)

    expectVectors(vectors, texts)
    expect(endpoint.received.map(({ body }) => body)).toEqual([
      { model: 'test-model', input: ['one', 'two'], user: 'u1' },
      { model: 'test-model', input: ['three', 'four'], user: 'u1' },
      { model: 'test-model', input: ['five'], user: 'u1' },
    ])
    const [first] = endpoint.received
    expect(first?.path).toBe('/v1/embeddings')
    expect(first?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'x-slot': 'neo' })
  })

  it('[B15] carry no key if there is none', async () => {
    await using endpoint = await startEndpoint(good)
    const { apiKey: _, ...keyless } = options(endpoint.url)
    await (await httpEmbedder(keyless)).embed(['a'])
    expect(endpoint.received[0]?.headers).not.toHaveProperty('authorization')
  })

  it('[B1] are not made for an empty list', async () => {
    await using endpoint = await startEndpoint(good)
    expect(await (await httpEmbedder(options(endpoint.url))).embed([])).toEqual([])
    expect(endpoint.received).toHaveLength(0)
  })

  it('[B23] are not made for an empty text', async () => {
    await using endpoint = await startEndpoint(good)
    const embedder = await httpEmbedder(options(endpoint.url))
    await expect(embedder.embed(['a', ''])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'texts[1]',
    })
    expect(endpoint.received).toHaveLength(0)
  })

  it('[B1] property: vectors are those of the texts, whatever the batch size', async () => {
    await using endpoint = await startEndpoint(good)
    const text = fc.constantFrom('a', 'b', 'ab', 'ba', 'hello')
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (texts, batchSize) => {
          const embedder = await httpEmbedder(options(endpoint.url, { batchSize }))
          expectVectors(await embedder.embed(texts), texts)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('answers', () => {
  it('[B16] are put in the order of their indexes', async () => {
    const shuffled: Reply = ({ body }, response) => {
      const data = body.input.map((text, index) => ({ index, embedding: vectorOf(text) }))
      json(200, { data: data.reverse() })({} as never, response)
    }
    await using endpoint = await startEndpoint(shuffled)
    const texts = ['x', 'y', 'z']
    expectVectors(await (await httpEmbedder(options(endpoint.url))).embed(texts), texts)
  })

  it('[B16] without any index are taken in the order of the texts', async () => {
    const bare: Reply = ({ body }, response) =>
      json(200, { data: body.input.map((text) => ({ embedding: vectorOf(text) })) })(
        {} as never,
        response,
      )
    await using endpoint = await startEndpoint(bare)
    const texts = ['x', 'y', 'z']
    expectVectors(await (await httpEmbedder(options(endpoint.url))).embed(texts), texts)
  })

  const item = (index: unknown, embedding: unknown): unknown => ({ index, embedding })
  const vector = [1, 2, 3]
  it.each<[string, unknown, string]>([
    ['too few', [item(0, vector)], 'data has 1 vectors, expected 2'],
    ['too many', [item(0, vector), item(1, vector), item(2, vector)], 'data has 3 vectors'],
    ['an index twice', [item(0, vector), item(0, vector)], 'index 0 comes twice'],
    ['an index out of range', [item(0, vector), item(2, vector)], 'data[1].index'],
    ['a fractional index', [item(0, vector), item(0.5, vector)], 'data[1].index'],
    ['one index missing', [item(0, vector), { embedding: vector }], 'data[1].index'],
    ['another length', [item(0, vector), item(1, [1, 2])], 'has 2 dimensions, expected 3'],
    ['no vector', [item(0, vector), item(1, [])], 'data[1].embedding is not a list'],
    ['a base64 vector', [item(0, vector), item(1, 'AACAPw==')], 'is not a list of numbers'],
    ['a text as number', [item(0, vector), item(1, [1, '2', 3])], 'embedding[1] is not a finite'],
    ['a null as number', [item(0, vector), item(1, [1, null, 3])], 'embedding[1] is not a finite'],
    ['only zeros', [item(0, vector), item(1, [0, 0, 0])], 'has no direction'],
    ['not objects', ['x', 'y'], 'data[0].index'],
    ['no list', 'x', 'expected a list in data'],
  ])('[B17] with %s are refused, once', async (_what, data, complaint) => {
    const { error, requests } = await failureOf([json(200, { data })])
    expect(error).toMatchObject({ code: 'EMBEDDER_FAILED' })
    expect(error.message).toContain(complaint)
    expect(requests).toBe(1)
  })

  const raw =
    (text: string): Reply =>
    (_request, response) =>
      response.end(text)
  it.each<[string, Reply, string]>([
    [
      'numbers beyond doubles',
      raw('{"data":[{"embedding":[1e999,1,1]},{"embedding":[1,1,1]}]}'),
      'finite',
    ],
    ['no JSON', raw('<html>busy</html>'), 'expected JSON, got <html>busy</html>'],
    ['nothing', raw(''), 'expected JSON'],
    ['a list', raw('[]'), 'expected a JSON object'],
    ['an error object', json(200, { error: { message: 'model is asleep' } }), 'model is asleep'],
    ['an error without words', json(200, { error: {} }), 'an error without a message'],
    [
      'more than any answer needs',
      (_request, response) => response.end(`{"data":[],"pad":"${'x'.repeat(200_000)}"}`),
      'longer than',
    ],
  ])('[B17] with %s are refused, once', async (_what, reply, complaint) => {
    const { error, requests } = await failureOf([reply])
    expect(error).toMatchObject({ code: 'EMBEDDER_FAILED' })
    expect(error.message).toContain(complaint)
    expect(requests).toBe(1)
  })

  it('[B17] that never end are not read to the end', async () => {
    const endless: Reply = (_request, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write(' '.repeat(65_536), more)
      }
      more()
    }
    const { error } = await failureOf([endless])
    expect(error.message).toContain('longer than')
  })
})

describe('retries', () => {
  it.each<[string, Reply]>([
    ['429', json(429, {})],
    ['500', json(500, {})],
    ['503', json(503, {})],
    ['a closed connection', hangUp],
    ['half an answer', hangUpHalfway],
  ])('[B18] %s is tried again and then succeeds', async (_what, reply) => {
    await using endpoint = await startEndpoint(reply, reply, good)
    const time = doors()
    const embedder = await openHttpEmbedder(options(endpoint.url), time)

    expectVectors(await embedder.embed(['a']), ['a'])

    expect(endpoint.received).toHaveLength(3)
    expect(time.waits).toEqual([1000, 2000])
  })

  it('[B18] silence is tried again after the timeout', async () => {
    await using endpoint = await startEndpoint(silence, good)
    const time = doors()
    const embedder = await openHttpEmbedder(options(endpoint.url, { timeoutMs: 60 }), time)
    expectVectors(await embedder.embed(['a']), ['a'])
    expect(time.waits).toEqual([1000])
  })

  it('[B18] pauses double up to 8 seconds, and the number of attempts is bounded', async () => {
    const { error, waits, requests } = await failureOf([json(500, {})], { retries: 6 })
    expect(waits).toEqual([1000, 2000, 4000, 8000, 8000, 8000])
    expect(requests).toBe(7)
    expect(error).toMatchObject({ code: 'EMBEDDER_FAILED', details: { status: 500, attempts: 7 } })
  })

  it('[B18] nobody at the address is a failure with its reason', async () => {
    const endpoint = await startEndpoint(good)
    await endpoint[Symbol.asyncDispose]()
    const time = doors()
    const embedder = await openHttpEmbedder(options(endpoint.url), time)
    await expect(embedder.embed(['a'])).rejects.toThrow(/4 attempts.*ECONNREFUSED/)
    expect(time.waits).toEqual([1000, 2000, 4000])
  })

  it.each([400, 401, 403, 404, 413, 422])('[B18] status %i is not tried again', async (status) => {
    const { error, requests } = await failureOf([json(status, { error: { message: 'no' } })])
    expect(error).toMatchObject({ code: 'EMBEDDER_FAILED', details: { status } })
    expect(requests).toBe(1)
  })

  it.each<[string, number[]]>([
    ['5', [5000]],
    ['0', [1000]],
    ['Sun, 01 Mar 2026 12:00:20 GMT', [20_000]],
    ['Sun, 01 Mar 2026 11:00:00 GMT', [1000]],
    ['soon', [1000]],
  ])('[B19] Retry-After: %s is kept to', async (header, expected) => {
    await using endpoint = await startEndpoint(json(429, {}, { 'retry-after': header }), good)
    const time = doors()
    await (await openHttpEmbedder(options(endpoint.url), time)).embed(['a'])
    expect(time.waits).toEqual(expected)
  })

  it('[B19] a Retry-After beyond a minute is reported to the caller instead', async () => {
    const { error, waits } = await failureOf([json(429, {}, { 'retry-after': '3600' })])
    expect(waits).toEqual([])
    expect(error.details).toMatchObject({ status: 429, retryAfterMs: 3_600_000 })
  })
})

describe('stopping', () => {
  it('[B3] a signal ends a request under way with its reason', async () => {
    const controller = new AbortController()
    const reason = new Error('the user left')
    await using endpoint = await startEndpoint(() => controller.abort(reason))
    const embedder = await httpEmbedder(options(endpoint.url, { retries: 0 }))
    await expect(embedder.embed(['a'], { signal: controller.signal })).rejects.toBe(reason)
    expect(endpoint.received).toHaveLength(1)
  })

  it('[B3] a signal ends a pause with its reason', async () => {
    const controller = new AbortController()
    await using endpoint = await startEndpoint((request, response) => {
      json(429, {}, { 'retry-after': '50' })(request, response)
      setTimeout(() => controller.abort('enough'), 20)
    })
    const embedder = await httpEmbedder(options(endpoint.url))
    await expect(embedder.embed(['a'], { signal: controller.signal })).rejects.toBe('enough')
  })

  it('[B3] a signal that has fired before sends nothing', async () => {
    await using endpoint = await startEndpoint(good)
    const embedder = await httpEmbedder(options(endpoint.url))
    await expect(embedder.embed(['a'], { signal: AbortSignal.abort('no') })).rejects.toBe('no')
    expect(endpoint.received).toHaveLength(0)
  })
})

describe('secrets', () => {
  const echo: Reply = ({ headers }, response) => {
    response.writeHead(401)
    response.end(`you sent ${headers.authorization} and ${headers['x-token']}`)
  }
  it.each<[string, Reply]>([
    ['plain', echo],
    ['in JSON', json(401, { error: { message: `Incorrect API key provided: ${KEY}` } })],
    ['in an unreadable answer', json(200, `Bearer ${KEY}`)],
    ['at the cut', json(400, { error: { message: `${'x'.repeat(245)}${KEY}` } })],
  ])('[B20] echoed %s are not in the error', async (_what, reply) => {
    const { error } = await failureOf([reply], { headers: { 'x-token': 'token-of-the-gateway' } })
    const shown = inspect(error, { depth: 9, showHidden: true })
    for (const secret of [KEY, JSON.stringify(KEY).slice(1, -1), 'sk-very', 'token-of-the']) {
      expect(shown).not.toContain(secret)
    }
    expect(shown).toContain('EMBEDDER_FAILED')
  })

  it('[B20] are hidden whole, even if one begins like another', async () => {
    const secrets = { apiKey: 'abcd', headers: { 'x-token': 'abcdefgh' } }
    const { error } = await failureOf([json(400, { message: 'no abcdefgh, no abcd' })], secrets)
    expect(error.message).toMatch(/: no \[hidden\], no \[hidden\]$/)
  })

  it('[B20] cannot be read off the embedder', async () => {
    const embedder = await httpEmbedder(options('http://127.0.0.1:9/v1?key=in-the-address'))
    const shown = inspect(embedder, { depth: 9, showHidden: true }) + JSON.stringify(embedder)
    expect(shown).not.toContain('sk-very')
    expect(shown).not.toContain('in-the-address')
  })

  it('[B20] that no header can hold are refused without being shown', async () => {
    const bad = httpEmbedder(options('http://127.0.0.1:9/', { apiKey: 'sk-very\nsecret' }))
    const error = await bad.catch((reason) => reason)
    expect(error).toMatchObject({ code: 'INVALID_INPUT', path: 'apiKey' })
    expect(inspect(error)).not.toContain('sk-very')
  })

  it('[B20] of the address are not in the error', async () => {
    await using endpoint = await startEndpoint(json(404, { message: 'no ?key=in-the-address' }))
    const embedder = await httpEmbedder(options(`${endpoint.url}?key=in-the-address`))
    const error = await embedder.embed(['a']).catch((reason) => reason)
    expect(inspect(error)).not.toContain('in-the-address')
    expect(error.message).toContain('/v1/embeddings')
  })
})

describe('refusals', () => {
  it('[B21] are reported in the words of the provider, cut at 256 characters', async () => {
    const said = json(400, { error: { message: `too long: ${'y'.repeat(5000)}` } })
    const { error } = await failureOf([said])
    expect(error.message).toContain('status 400: too long: yyy')
    expect(error.message.length).toBeLessThan(400)
  })

  it('[B22] a redirect is not followed', async () => {
    await using other = await startEndpoint(good)
    const { error, requests } = await failureOf([json(307, {}, { location: other.url })])
    expect(error.message).toContain('status 307: a redirect')
    expect(requests).toBe(1)
    expect(other.received).toHaveLength(0)
  })
})

describe('the embedder', () => {
  it('[B24] learns its dimensions with one request if they are not given', async () => {
    await using endpoint = await startEndpoint(good)
    const { dimensions: _, ...open } = options(endpoint.url)
    const embedder = await httpEmbedder(open)
    expect(embedder.dimensions).toBe(3)
    expect(endpoint.received).toHaveLength(1)
  })

  it('[B25] is named after model and provider, and after what else is asked', async () => {
    const idOf = async (url: string, more: Partial<HttpEmbedderOptions> = {}): Promise<string> =>
      (await httpEmbedder(options(url, more))).id
    expect(await idOf(HTTP_PRESETS.fireworks.url)).toBe('test-model@fireworks')
    expect(await idOf(HTTP_PRESETS.together.url)).toBe('test-model@together')
    expect(await idOf(HTTP_PRESETS.openai.url)).toBe('test-model@openai')
    expect(await idOf(HTTP_PRESETS.ollama.url)).toBe('test-model@ollama')
    expect(await idOf('https://example.org/v1/embeddings')).toBe('test-model@custom')
    expect(await idOf('https://example.org/', { provider: 'gateway' })).toBe('test-model@gateway')
    const short = await idOf('https://example.org/', { body: { dimensions: 3, a: 1 } })
    expect(short).toMatch(/^test-model@custom\+[0-9a-f]{8}$/)
    expect(await idOf('https://example.org/', { body: { a: 1, dimensions: 3 } })).toBe(short)
  })

  it('[B25] presets are recognised by their own address', () => {
    for (const [name, { url, keyVariable }] of Object.entries(HTTP_PRESETS)) {
      expect(providerOf(new URL(url))).toBe(name)
      expect(keyVariableOf(new URL(url))).toBe(keyVariable ?? 'EMBEDDING_API_KEY')
    }
    expect(keyVariableOf(new URL('https://example.org/fireworks'))).toBe('EMBEDDING_API_KEY')
  })

  it.each<[string, Partial<HttpEmbedderOptions>]>([
    ['url', { url: 'nonsense' }],
    ['url', { url: 'ftp://example.org' }],
    ['url', { url: 'https://me:pass@example.org' }],
    ['model', { model: ' ' }],
    ['dimensions', { dimensions: 0 }],
    ['batchSize', { batchSize: 0 }],
    ['timeoutMs', { timeoutMs: Number.NaN }],
    ['retries', { retries: -1 }],
    ['headers.bad name', { headers: { 'bad name': 'x' } }],
  ])('[B2] refuses a wrong %s', async (path, more) => {
    await expect(httpEmbedder(options('http://127.0.0.1:9/', more))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path,
    })
  })
})
