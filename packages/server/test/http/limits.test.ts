/** What holds under load, against slow clients and at the end. Rules: docs/spec/http.md. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { TokenFiles } from '../../src/http/index.ts'
import { openTableStore } from '../table-store.ts'
import { type Answer, LentActors, type Serving, serve, unlessSlow } from './serving.ts'

/** Holds every operation until it is told to let them go. */
class HeldActors extends LentActors {
  readonly #released: Promise<void>
  readonly #waited: (() => void)[] = []
  #held = 0
  release: () => void = () => undefined

  constructor(cortex: TestCortex) {
    super(cortex)
    this.#released = new Promise((resolve) => {
      this.release = resolve
    })
  }

  /** Resolves when so many operations are held. */
  async held(count: number): Promise<void> {
    while (this.#held < count) await new Promise<void>((resolve) => this.#waited.push(resolve))
  }

  override async open(): Promise<Cortex> {
    this.#held++
    for (const waiting of this.#waited.splice(0)) waiting()
    await this.#released
    return await super.open()
  }
}

async function held(
  cortex: TestCortex,
  limits: Record<string, number>,
): Promise<{ server: Serving; actors: HeldActors }> {
  const actors = new HeldActors(cortex)
  const server = await serve({ home: cortex.root, actor: 'ada', actors, limits })
  return { server, actors }
}

async function open(server: Serving): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(server.port, '127.0.0.1')
  const chunks: Buffer[] = []
  const ended = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return { socket, ended }
}

describe('bodies', () => {
  it('[N19] of 1 MB are taken, of one byte more are not, whatever the headers say', async () => {
    await using server = await serve()
    const most = 1_048_576
    const fill = (bytes: number): string => `{"text":"${'x'.repeat(bytes - '{"text":""}'.length)}"}`

    expect(await server.ask('/v1/remember', { method: 'POST', body: fill(most) })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', path: 'text' },
    })
    const large = { status: 413, body: { code: 'BODY_TOO_LARGE' } }
    const over = fill(most + 1)
    expect(await server.ask('/v1/remember', { method: 'POST', body: over })).toMatchObject(large)
    expect(
      await server.ask('/v1/remember', { method: 'POST', body: fill(4 * most) }),
    ).toMatchObject(large)
    const response = await fetch(`${server.running.url}/v1/remember`, {
      method: 'POST',
      duplex: 'half',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${server.running.token}`,
      },
      body: new Blob([over]).stream(),
    } as RequestInit)
    expect([response.status, await response.json()]).toMatchObject([413, large.body])
    expect(await server.call('list', {})).toMatchObject({ status: 200, body: { total: 0 } })
  })
})

describe('turns', () => {
  it('[N20] are limited: some run, some wait, the rest is sent away', async () => {
    await using cortex = await openTableStore()
    const { server, actors } = await held(cortex, { concurrent: 2, queued: 3 })
    const answers: Promise<Answer>[] = []
    for (let index = 0; index < 5; index++) {
      answers.push(server.call('list', {}))
      if (index < 2) await actors.held(index + 1)
    }
    const figures = async (): Promise<string> => (await server.ask('/metrics')).body as string
    while (!(await figures()).includes('cortex_http_waiting 3'));

    const refused = await server.call('list', {})

    expect(refused).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } })
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await server.ask('/health')).status).toBe(200)
    expect(await figures()).toContain('cortex_http_running 2')
    actors.release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 200),
    )
    expect(await figures()).toMatch(/cortex_http_running 0\n(.*\n)*cortex_http_waiting 0/)
    await server.running.close()
  })

  it('[N22] what runs ends, what waits is sent away, and then nothing answers', async () => {
    await using cortex = await openTableStore()
    const { memories } = await cortex.status()
    const { server, actors } = await held(cortex, { concurrent: 1, queued: 1 })
    const running = server.call('remember', { text: 'The sea is blue' })
    await actors.held(1)
    const waiting = server.call('list', {})
    while (!((await server.ask('/metrics')).body as string).includes('cortex_http_waiting 1'));

    const closing = server.running.close()
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'STOPPING' } })
    actors.release()

    expect((await running).status).toBe(200)
    await closing
    await expect(server.ask('/health')).rejects.toThrow('fetch failed')
    expect((await cortex.status()).memories).toBe(memories + 1)
  })

  it('[N22] what does not end in time is cut off', async () => {
    await using cortex = await openTableStore()
    const { server, actors } = await held(cortex, { shutdownMs: 20 })
    const running = server.call('list', {}).catch((error: unknown) => String(error))
    await actors.held(1)

    await server.running.close()

    expect(await running).toContain('fetch failed')
    actors.release()
  })

  it('[N22] a connection that asks nothing does not hold it up', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-http-'))
    const server = await serve({
      home,
      limits: { shutdownMs: 600_000, headersMs: 600_000, requestMs: 600_000 },
    })
    const { ended } = await open(server)
    const { socket, ended: halfEnded } = await open(server)
    socket.write('GET /health HT')
    expect((await server.ask('/health')).status).toBe(200)

    await server.running.close()

    expect([await ended, await halfEnded]).toEqual(['', ''])
    rmSync(home, { recursive: true })
  })

  it('[N22] what was acknowledged is there when the server has gone', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-http-'))
    const server = await serve({ home, actor: 'ada' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        server.call('remember', { text: `The sea is blue, ${index}` }),
      ),
    )
    await server.running.close()

    const cortex = await openCortex({ root: home, actor: 'ada', readOnly: true })
    for (const { body } of answers) await cortex.resolve((body as { uri: never }).uri)
    await cortex.close()
    rmSync(home, { recursive: true })
  })
})

describe('slow and broken clients', () => {
  it('[N21] headers and bodies that do not arrive in time end the connection', async () => {
    await using server = await serve({ limits: { headersMs: 50, requestMs: 100 } })
    const { token } = server.running
    const head = `POST /v1/remember HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n`
    const halves = [
      'GET /health HT',
      'GET /health HTTP/1.1\r\nHost: loc',
      `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"text":`,
      `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"tex`,
    ]
    const connections = await Promise.all(
      halves.map(async (bytes) => {
        const connection = await open(server)
        connection.socket.write(bytes)
        return connection
      }),
    )
    for (const { ended } of connections) {
      expect(await ended).toMatch(/^HTTP\/1\.1 408 [\s\S]*REQUEST_TIMEOUT/)
    }
    expect((await server.ask('/health')).status).toBe(200)
    expect(await server.call('list', {})).toMatchObject({ status: 200, body: { total: 0 } })
  })

  it('[N21] headers that are too large, and bytes that are not a request, are answered so', async () => {
    await using server = await serve()
    const large = `GET /health HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`

    expect(await server.raw(large)).toMatch(/^HTTP\/1\.1 431 [\s\S]*HEADERS_TOO_LARGE/)
    for (const bytes of ['\x16\x03\x01\x02\x00\r\n\r\n', 'hello\r\n\r\n', 'GET / HTTP/9\r\n\r\n']) {
      expect(await server.raw(bytes)).toMatch(/^HTTP\/1\.1 400 /)
    }
    const smuggled = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n'
    expect(await server.raw(`${smuggled}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })

  it('[N21] a client that leaves in the middle harms nobody', async () => {
    const logged: string[] = []
    await using server = await serve({ log: unlessSlow(logged) })
    const { token } = server.running
    for (let index = 0; index < 20; index++) {
      const { socket, ended } = await open(server)
      socket.write(
        `POST /v1/remember HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"te`,
        () => socket.resetAndDestroy(),
      )
      await ended
    }

    expect(await server.call('list', {})).toMatchObject({ status: 200, body: { total: 0 } })
    expect(logged).toEqual([])
  })
})

describe('watching', () => {
  it('[N17] health needs nothing, readiness a home and stores that write', async () => {
    await using server = await serve()
    expect(await server.ask('/health', { token: null })).toMatchObject({
      status: 200,
      body: { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    })
    await server.call('remember', { text: 'The sea is blue' })
    expect((await server.ask('/ready', { token: null })).status).toBe(200)

    await using cortex = await openTableStore()
    const actors = new LentActors(cortex)
    const status = { ...(await cortex.status()), broken: 'the disk is gone' }
    const broken = { status: async () => status } as unknown as Cortex
    actors.withOpened = async (body) => await body(new Map([['ada', broken]]))
    await using other = await serve({ home: cortex.root, actors })
    expect(await other.ask('/ready')).toMatchObject({ status: 503, body: { code: 'IO_ERROR' } })
    expect((await other.ask('/health')).status).toBe(200)
    expect((await other.ask('/metrics')).body).toContain('cortex_store_broken{actor="ada"} 1')
  })

  it('[N18] figures are those of what happened, in a text that Prometheus reads', async () => {
    await using server = await serve({ actor: 'ada' })
    await server.call('remember', { text: 'The sea is blue' })
    await server.call('remember', {})
    await server.call('actors/bob/remember', { text: 'The sky is grey' })
    await server.call('nothing', {})
    await server.ask('/v1/list', { token: 'guess' })

    const { headers, body } = await server.ask('/metrics')

    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4')
    const text = body as string
    for (const sample of [
      'cortex_http_requests_total{operation="remember",status="200"} 2',
      'cortex_http_requests_total{operation="remember",status="422"} 1',
      'cortex_http_requests_total{operation="none",status="404"} 1',
      'cortex_http_requests_total{operation="list",status="401"} 1',
      'cortex_http_request_duration_seconds_bucket{operation="remember",le="+Inf"} 3',
      'cortex_http_request_duration_seconds_count{operation="remember"} 3',
      'cortex_open_actors 2',
      'cortex_memories{actor="ada"} 1',
      'cortex_journal_entries{actor="bob"} 2',
      'cortex_view_lag_entries{actor="ada"} 0',
    ]) {
      expect(text).toContain(`${sample}\n`)
    }
    assertExposition(text)
    const line =
      /^(# (HELP|TYPE) \w+ .+|[a-z_]+(\{[a-z]+="[\w.+-]+"(,[a-z]+="[\w.+-]+")*\})? [\d.e+-]+)$/
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter((each) => !line.test(each)),
    ).toEqual([])
    const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)

    const files = new TokenFiles(server.home)
    const reader = files.add({ name: 'b', actor: 'bob', access: 'read', createdAt: 0 })
    const seen = (await server.ask('/metrics', { token: reader })).body as string
    expect(seen).toContain('actor="bob"')
    expect(seen).not.toContain('actor="ada"')
  })
})

describe('/mcp', () => {
  it('[N24] is handled behind the same doors, by a handler that is told who calls', async () => {
    const calls: unknown[] = []
    await using server = await serve({
      mcp: async (request, response, caller) => {
        calls.push([request.method, caller.actor, caller.channel, caller.readOnly])
        response.end('{}')
      },
    })
    const files = new TokenFiles(server.home)
    const token = files.add({ name: 'b', actor: 'bob', access: 'read', createdAt: 0 })

    for (const method of ['POST', 'GET', 'DELETE']) {
      expect((await server.ask('/mcp', { method, token })).status).toBe(200)
    }
    expect(calls).toEqual([
      ['POST', 'bob', 'mcp', true],
      ['GET', 'bob', 'mcp', true],
      ['DELETE', 'bob', 'mcp', true],
    ])
    const evil = { origin: 'http://evil.example' }
    expect((await server.ask('/mcp', { json: {}, token: null })).status).toBe(401)
    expect((await server.ask('/mcp', { json: {}, headers: evil })).status).toBe(403)
    expect((await server.ask('/mcp', { method: 'PUT', json: {} })).status).toBe(405)
    expect((await server.ask('/mcp', { method: 'POST', body: 'x'.repeat(1_048_577) })).status).toBe(
      413,
    )
    const chunked = 'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n'
    expect(
      await server.raw(
        `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n${chunked}`,
      ),
    ).toMatch(/^HTTP\/1\.1 411 /)
    expect(calls).toHaveLength(3)
  })
})

/** The text format 0.0.4, as its description says: every family once, described, typed, complete. */
function assertExposition(text: string): void {
  expect(text.endsWith('\n')).toBe(true)
  const seen = new Set<string>()
  const samples = new Set<string>()
  let family = { name: '', type: '' }
  for (const row of text.slice(0, -1).split('\n')) {
    const [, help] = /^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) \S.*$/.exec(row) ?? []
    if (help !== undefined) {
      expect(seen).not.toContain(help)
      seen.add(help)
      family = { name: help, type: '' }
      continue
    }
    const [, typed, type = ''] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(row) ?? []
    if (typed !== undefined) {
      expect(typed).toBe(family.name)
      family = { name: typed, type }
      continue
    }
    const [, name = '', labels = '', value] =
      /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{(?:[a-zA-Z_]\w*="[^"\\\n]*",?)+\})? ([-+.\deE]+)$/.exec(row) ??
      []
    expect(Number(value), row).not.toBeNaN()
    const suffix = family.type === 'histogram' ? name.slice(family.name.length) : ''
    expect(`${family.name}${suffix}`, row).toBe(name)
    expect(['', '_bucket', '_sum', '_count'], row).toContain(suffix)
    expect(samples, row).not.toContain(name + labels)
    samples.add(name + labels)
  }
}
