/** What is called and what comes back. Rules: docs/spec/http.md. */
import { CortexError, ERROR_CODES } from '@cortex-memory/core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openApiOf, STATUS } from '../../src/http/index.ts'
import { methodsOf } from '../../src/http/operation-routes.ts'
import { problemOf } from '../../src/http/problem.ts'
import { isFlat, queryInput } from '../../src/http/query-input.ts'
import { invoke, OPERATIONS, schemasOf } from '../../src/operations/index.ts'
import { contextOf, openTableStore } from '../table-store.ts'
import { LentActors, serve } from './serving.ts'

/** The input of an example after a question mark. */
function queryOf(input: unknown): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(input as object)) {
    for (const each of [value].flat()) params.append(key, String(each))
  }
  return params.toString()
}

describe('each operation', () => {
  /** Its output, or the problem that it ends in. */
  async function outcome(call: Promise<unknown>): Promise<unknown> {
    return await call.catch((error: unknown) => problemOf(error))
  }

  it('[N9] [N10] [N11] answers over HTTP what it answers when it is called', async () => {
    await using cortex = await openTableStore()
    await using twin = await openTableStore()
    await using server = await serve({
      home: cortex.root,
      actor: 'ada',
      actors: new LentActors(cortex),
    })
    // Tasks of a context have ids by chance.
    const at = (home: string, value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value)
          .replaceAll(home, '<home>')
          .replace(/"id":"[0-9a-f]{4}"/g, '"id":"<task>"'),
      )
    const context = contextOf(twin, { origin: 'agent', channel: 'http' })
    let answered = 0
    for (const operation of OPERATIONS) {
      for (const { title, input } of operation.examples) {
        const expected = at(twin.root, await outcome(invoke(operation, context, input)))

        const { status, body } = await server.call(operation.name, input)
        expect(at(cortex.root, body), `${operation.name}: ${title}`).toEqual(expected)
        const { status: refused } = expected as { status?: unknown }
        expect(status).toBe(typeof refused === 'number' ? refused : 200)
        if (status === 200) answered++
        if (!methodsOf(operation).includes('GET')) continue
        const asked = await server.ask(`/v1/${operation.name}?${queryOf(input)}`)
        expect(at(cortex.root, asked.body), `${operation.name} by GET: ${title}`).toEqual(expected)
      }
    }
    expect(answered).toBeGreaterThan(OPERATIONS.length)
    expect(await cortex.overallRoot()).toBe(await twin.overallRoot())
  })

  it('[N13] is described as the table says', () => {
    const { paths } = openApiOf('1') as { paths: Record<string, Record<string, unknown>> }
    const without = ({ $schema: _, ...rest }: Record<string, unknown>): unknown => rest
    for (const operation of OPERATIONS) {
      const item = paths[`/v1/${operation.name}`] ?? {}
      const { input, output } = schemasOf(operation)

      expect(Object.keys(item).map((method) => method.toUpperCase())).toEqual(methodsOf(operation))
      expect(item.post).toMatchObject({
        operationId: operation.name,
        summary: operation.summary,
        requestBody: { content: { 'application/json': { schema: without({ ...input }) } } },
        responses: { 200: { content: { 'application/json': { schema: without({ ...output }) } } } },
      })
    }
  })
})

describe('calls', () => {
  it('[N9] the channel is kept with what is written', async () => {
    await using server = await serve()
    const { body } = await server.call('remember', { text: 'The sea is blue' })
    const { uri } = body as { uri: string }

    expect(await server.call('get', { uri })).toMatchObject({
      body: { version: { provenance: { origin: 'agent', channel: 'http' } } },
    })
    expect(
      (await server.call('remember', { text: 'x', provenance: { origin: 'user' } })).body,
    ).toMatchObject({ code: 'INVALID_INPUT', path: 'provenance' })
  })

  it('[N10] a query is read by the schema; what is not a number stays text', () => {
    const schema = {
      properties: {
        limit: { type: 'integer' },
        types: { type: 'array', items: { type: 'string' } },
        explain: { type: 'boolean' },
        asOf: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
        query: { type: 'string' },
      },
    }
    expect(
      queryInput(schema, 'limit=3&types=Fact&types=Goal&explain=true&asOf=17&query=5+%26+6'),
    ).toEqual({ limit: 3, types: ['Fact', 'Goal'], explain: true, asOf: 17, query: '5 & 6' })
    expect(queryInput(schema, 'limit=ten&explain=1&asOf=2026-05-01&more=1&__proto__=2')).toEqual(
      Object.fromEntries([
        ['limit', 'ten'],
        ['explain', '1'],
        ['asOf', '2026-05-01'],
        ['more', '1'],
        ['__proto__', '2'],
      ]),
    )
    expect(() => queryInput(schema, 'limit=1&limit=2')).toThrow('expected it once, got it 2 times')
    expect(isFlat(schema)).toBe(true)
    expect(isFlat({ properties: { where: { type: 'object' } } })).toBe(false)
    expect(isFlat({ properties: { list: { type: 'array', items: { type: 'object' } } } })).toBe(
      false,
    )
  })

  it('[N10] what has an effect, or a nested input, is not asked for by GET', async () => {
    await using server = await serve()
    for (const operation of OPERATIONS.filter((each) => methodsOf(each).length === 1)) {
      const { status, headers } = await server.ask(`/v1/${operation.name}`)
      expect([status, headers.get('allow')], operation.name).toEqual([405, 'POST'])
    }
    expect(OPERATIONS.filter(({ effect }) => effect !== 'read').flatMap(methodsOf)).not.toContain(
      'GET',
    )
  })

  it('[N12] a batch runs in order, each call with its own result', async () => {
    await using server = await serve()
    const calls = [
      { operation: 'remember', input: { text: 'The sea is blue' } },
      { operation: 'get', input: { uri: 'matrix://cortex/Fact/01HF7YAT00XR00000000000099#1' } },
      { operation: 'list' },
    ]
    expect(await server.call('batch', { calls })).toMatchObject({
      status: 200,
      body: {
        results: [
          { status: 200, output: { version: 1 } },
          { status: 404, problem: { code: 'NOT_FOUND' } },
          { status: 200, output: { total: 1 } },
        ],
      },
    })
    const many = Array.from({ length: 101 }, () => ({ operation: 'list' }))
    for (const body of [{ calls: many }, { calls: [] }, []]) {
      expect(await server.call('batch', body)).toMatchObject({
        status: 422,
        body: { code: 'INVALID_INPUT' },
      })
    }
  })

  it('[N12] a call that cannot be read spoils no other', async () => {
    await using server = await serve()
    const wrong = [{ operation: 'batch' }, { operation: 'list', as: 'bob' }, null, 7, {}]
    const last = { operation: 'remember', input: { text: 'The sea is blue' } }

    const { status, body } = await server.call('batch', { calls: [...wrong, last] })

    const { results } = body as { results: { status: number; problem?: { path: string } }[] }
    expect(status).toBe(200)
    expect(results.map((each) => each.status)).toEqual([422, 422, 422, 422, 422, 200])
    expect(results[0]?.problem?.path).toBe('calls.0.operation')
  })

  it('[N13] the description is a valid OpenAPI 3.1 document and lists every route', async () => {
    await using server = await serve()
    const { body } = await server.ask('/openapi.json')
    const { valid, errors } = await new Validator().validate(
      structuredClone(body) as Record<string, never>,
    )

    expect(JSON.stringify(errors ?? []).slice(0, 500)).toBe('[]')
    expect(valid).toBe(true)
    const document = body as { openapi: string; paths: Record<string, object> }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).sort()).toEqual(
      [
        ...OPERATIONS.map(({ name }) => `/v1/${name}`),
        '/v1/batch',
        '/v1/events',
        '/v1/actors',
        '/v1/actors/{name}',
        '/v1/listener',
        '/health',
        '/ready',
        '/metrics',
        '/openapi.json',
      ].sort(),
    )
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of ['get', 'post', 'put', 'delete', 'patch', 'head', 'options']) {
        const { status } = await server.ask(path.replace('{name}', 'ada'), {
          method: method.toUpperCase(),
          token: null,
        })
        expect(status === 405, `${method} ${path}`).toBe(!(method in item))
      }
    }
  })
})

describe('problems', () => {
  it('[N11] every code of the engine has a status, and is reported with its path', () => {
    for (const code of ERROR_CODES) {
      const problem = problemOf(new CortexError(code, 'Cannot do it', { path: 'data.statement' }))

      expect(problem).toEqual({
        type: `urn:cortex:problem:${code}`,
        title: expect.stringMatching(/^[A-Z][a-z ]+$/),
        status: STATUS[code],
        detail: 'Cannot do it',
        code,
        path: 'data.statement',
      })
      expect(STATUS[code]).toBeGreaterThanOrEqual(400)
    }
  })

  it('[N11] a mistake of ours tells nothing of itself, and the log has it', async () => {
    await using cortex = await openTableStore()
    const logged: string[] = []
    const actors = new LentActors(cortex)
    actors.open = async () => {
      throw new TypeError('secret of /etc')
    }
    await using server = await serve({
      home: cortex.root,
      actor: 'ada',
      actors,
      log: (text) => logged.push(text),
    })

    const { status, headers, body } = await server.call('list', {})

    expect([status, headers.get('content-type')]).toEqual([500, 'application/problem+json'])
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(logged).toEqual([expect.stringContaining('POST /v1/list: TypeError: secret of /etc')])
  })

  it('[N30] the address alone shows a page with the next steps, and nothing of the store', async () => {
    await using server = await serve()
    const { status, headers, body } = await server.ask('/', { token: null })

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).toContain('cortex token add')
    expect(body).not.toContain(server.home)
    expect(body).not.toContain(server.running.token)
  })

  it('[N14] what is not there says so, and what is near', async () => {
    await using server = await serve()
    const near: readonly (readonly [string, string | undefined])[] = [
      ['/v1/remembr', '/v1/remember'],
      ['/v1/Recall', '/v1/recall'],
      ['/recall', '/v1/recall'],
      ['/index.html', undefined],
      ['/v1/actors/ada/zzz', undefined],
      ['/v2/zzz', undefined],
      ['/mcp', undefined],
    ]
    for (const [path, hint] of near) {
      const { status, body } = await server.ask(path)
      expect([status, (body as { code: string }).code], path).toEqual([404, 'NO_SUCH_ROUTE'])
      const { detail } = body as { detail: string }
      if (hint === undefined) expect(detail).not.toContain('Did you mean')
      else expect(detail).toContain(`Did you mean ${hint}?`)
    }
  })

  it('[N14] no path leads out of the table', async () => {
    await using server = await serve()
    const { token } = server.running
    const paths = [
      '/v1/../../etc/passwd',
      '/v1/..%2f..%2fetc%2fpasswd',
      '/v1/%72emember',
      '/v1//remember',
      '/v1/remember/',
      '/v1/remember%00',
      '/v1/actors/../recall',
      '/v1/actors/%2e%2e/recall',
      '/v1/actors/.server/recall',
      '/v1/actors/ada%2f..%2fbob/recall',
      '/v1/actors/ada/../recall',
      '/v1/actors/ada/actors/bob/recall',
      '/v1/__proto__',
      '/v1/constructor',
      'http://127.0.0.1/v1/recall',
      '//evil.example/v1/recall',
      '\\..\\v1\\recall',
      `/${'a'.repeat(8_000)}`,
    ]
    for (const path of paths) {
      const answer = await server.raw(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
      )
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer).toMatch(/"code":"(NO_SUCH_ROUTE|MALFORMED_REQUEST)"/)
      expect(answer.length).toBeLessThan(1_000)
    }
  })

  it('[N14] [N19] a body that is no JSON is refused before anything is opened', async () => {
    await using server = await serve()
    const bodies: readonly (readonly [string | Uint8Array, Record<string, string>, number])[] = [
      ['{"text":', {}, 400],
      ['text', {}, 400],
      ['', { 'content-type': 'text/plain' }, 200],
      ['{"text":"x"}', { 'content-type': 'text/plain' }, 415],
      ['text=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['{"text":"x"}', { 'content-type': 'application/json; charset=latin1' }, 415],
      ['{"text":"x"}', { 'content-encoding': 'gzip' }, 415],
      [Uint8Array.of(0x7b, 0xff, 0x7d), {}, 400],
      ['[]', {}, 422],
      ['null', {}, 422],
      ['"text"', {}, 422],
      ['{"text":"x","__proto__":{"text":"y"}}', {}, 422],
      ['{"text":"x","constructor":1}', {}, 422],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, 400],
      [`{"text":"x","data":${'{"a":'.repeat(64)}1${'}'.repeat(64)}}`, {}, 400],
    ]
    for (const [body, headers, status] of bodies) {
      // An empty actor gives an empty answer: the input was read.
      const path = body === '' ? '/v1/list' : '/v1/remember'
      const answer = await server.ask(path, { method: 'POST', body, headers })
      const shown = typeof body === 'string' ? body.slice(0, 40) : 'bytes'
      expect(answer.status, shown).toBe(status)
      const type = status === 200 ? 'application/json' : 'application/problem+json'
      expect(answer.headers.get('content-type')).toBe(type)
    }
    expect(await server.ask('/v1/list')).toMatchObject({ status: 200, body: { total: 0 } })
  })
})
