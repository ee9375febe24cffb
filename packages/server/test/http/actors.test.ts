/** Actors over HTTP, empty ones too, and the log of requests. Rules: docs/spec/http.md. */

import { existsSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listActors } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import {
  callOwnServer,
  type RequestLine,
  requestText,
  runningServers,
  TokenFiles,
} from '../../src/http/index.ts'
import { type Serving, serve } from './serving.ts'

const now = 1_700_000_000_000

function add({ home }: Serving, name: string, access: 'read' | 'write', actor = 'ada'): string {
  return new TokenFiles(home).add({ name, actor, access, createdAt: now })
}

describe('the actor of a token', () => {
  it('[N31] is empty until something is remembered, and looking at it makes nothing', async () => {
    await using server = await serve()
    const reads = [
      '/v1/recall?query=sea',
      '/v1/list',
      '/v1/conflicts',
      '/v1/pinned',
      '/v1/conversation-list',
      '/v1/facets',
    ]

    for (const [name, access] of [
      ['reader', 'read'],
      ['writer', 'write'],
    ] as const) {
      const token = add(server, name, access)
      for (const path of reads) {
        expect(await server.ask(path, { token }), `${name} ${path}`).toMatchObject({ status: 200 })
      }
      const answer = await server.ask('/v1/recall?query=sea', { token })
      expect(answer.body).toMatchObject({ memories: [] })
    }
    expect(listActors(server.home)).toEqual([])
  })

  it('[N31] has no root, no entry and no status until something is remembered', async () => {
    await using server = await serve()
    const token = add(server, 'reader', 'read')

    for (const path of ['/v1/status', '/v1/root', '/v1/log']) {
      const answer = await server.ask(path, { token })
      expect(answer, path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    const verified = await server.call('verify', {}, token)
    expect(verified).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(JSON.stringify(verified.body)).not.toContain(server.home)
    expect(listActors(server.home)).toEqual([])
  })

  it('[N31] shows what is remembered as soon as it is', async () => {
    await using server = await serve()
    const token = add(server, 'reader', 'read')
    await server.ask('/v1/recall?query=sea', { token })

    await server.call('remember', { text: 'the sea is blue' }, add(server, 'writer', 'write'))

    const { body } = await server.ask('/v1/recall?query=sea', { token })
    expect(body).toMatchObject({ memories: [{ text: expect.stringContaining('the sea is blue') }] })
  })

  it('[N6] an actor of the path that is not there is not made by looking', async () => {
    await using server = await serve()

    const answer = await server.ask('/v1/actors/nobody/recall?query=sea')

    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(existsSync(join(server.home, 'nobody'))).toBe(false)
  })
})

describe('actors', () => {
  it('[N33] are listed and deleted by the owner while the server has them open', async () => {
    await using server = await serve()
    const token = add(server, 'writer', 'write')
    add(server, 'other', 'read', 'bob')
    await server.call('remember', { text: 'the sea is blue' }, token)
    mkdirSync(join(server.home, '.pager', 'ada'), { recursive: true })

    const listed = await server.ask('/v1/actors')
    expect(listed.body).toMatchObject({ actors: [{ actor: 'ada', bytes: expect.any(Number) }] })
    const deleted = await server.ask('/v1/actors/ada', { method: 'DELETE' })

    expect(deleted).toMatchObject({ status: 200, body: { deleted: 'ada', tokens: ['writer'] } })
    expect(existsSync(join(server.home, 'ada'))).toBe(false)
    expect(existsSync(join(server.home, '.pager', 'ada'))).toBe(false)
    expect((await server.ask('/v1/list', { token })).status).toBe(401)
    expect(new TokenFiles(server.home).list().map(({ name }) => name)).toEqual(['other'])
  })

  it('[N33] an actor can be made again after it was deleted', async () => {
    await using server = await serve({ actor: 'ada' })
    await server.call('remember', { text: 'the sea is blue' })
    await server.ask('/v1/actors/ada', { method: 'DELETE' })

    await server.call('remember', { text: 'the hills are green' })

    const { body } = await server.ask('/v1/recall?query=sea+hills')
    expect(JSON.stringify(body)).toContain('hills')
    expect(JSON.stringify(body)).not.toContain('blue')
  })

  it('[N33] are nobody else’s business', async () => {
    await using server = await serve()
    const token = add(server, 'writer', 'write')
    await server.call('remember', { text: 'the sea is blue' }, token)

    const listed = await server.ask('/v1/actors', { token })
    const deleted = await server.ask('/v1/actors/ada', { method: 'DELETE', token })
    const foreign = await server.ask('/v1/actors/bob', { method: 'DELETE', token })

    expect(listed).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } })
    expect(deleted).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'SCOPE_VIOLATION' } })
    expect(existsSync(join(server.home, 'ada'))).toBe(true)
  })

  it('[N33] one that is not there is NOT_FOUND', async () => {
    await using server = await serve()

    const answer = await server.ask('/v1/actors/nobody', { method: 'DELETE' })

    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('[N36] a running server can be found by its data home, a stopped one cannot', async () => {
    const server = await serve()
    expect(runningServers(server.home)).toEqual([{ pid: process.pid, url: server.running.url }])

    await server.running.close()

    expect(runningServers(server.home)).toEqual([])
  })
})

describe('a command that calls a server of its data home', () => {
  const path = '/v1/session-code'

  it('[N37] gets its answer from a server that knows the owner’s token', async () => {
    for (const host of ['127.0.0.1', '::1', '::']) {
      await using server = await serve({ host, allowedHosts: ['cortex.test'] })
      const { token } = server.running
      const [known] = runningServers(server.home)
      const url = String(known?.url)

      const answer = await callOwnServer({ url, token, method: 'POST', path })

      expect(answer, host).toMatchObject({ status: 200, body: { code: expect.any(String) } })
    }
  })

  it('[N37] sends the token to nobody else', async () => {
    await using real = await serve()
    await using other = await serve()
    const { token } = real.running
    const seen: IncomingMessage[] = []
    const answers: ((url: string) => Promise<string>)[] = [
      async () => '{}',
      async () => 'no JSON',
      async () => JSON.stringify({ proof: '0'.repeat(64) }),
      // Asks the real server, which answers for its own port.
      async (url) => await (await fetch(`${real.running.url}${url}`)).text(),
    ]

    for (const answer of answers) {
      await using thief = await listening(async (request, response) => {
        seen.push(request)
        response.end(await answer(String(request.url)))
      })
      const call = callOwnServer({ url: thief.url, token, method: 'POST', path })
      await expect(call).rejects.toMatchObject({ code: 'IO_ERROR' })
    }
    const call = callOwnServer({ url: other.running.url, token, method: 'POST', path })

    await expect(call).rejects.toMatchObject({ code: 'IO_ERROR' })
    expect(seen).toHaveLength(answers.length)
    expect(seen.filter(({ headers }) => headers.authorization !== undefined)).toEqual([])
  })

  it('[N37] a nonce of another shape is INVALID_INPUT, and where nothing listens nothing is sent', async () => {
    await using server = await serve()
    const { token, url } = server.running

    const wrong = await server.ask('/v1/listener?nonce=1', { token: null })
    await server.running.close()
    const nobody = await callOwnServer({ url, token, method: 'POST', path })

    expect(wrong).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', path: 'nonce' } })
    expect(nobody).toBeUndefined()
  })
})

/** A program of somebody else that took a port. */
async function listening(
  answer: RequestListener,
): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('queries', () => {
  it('[N32] a key that nothing reads is named', async () => {
    await using server = await serve()
    const unknown = ['/v1/recall?query=a&lmit=3', '/v1/events?sinse=1', '/metrics?lmit=3']

    for (const path of unknown) {
      const { status, body } = await server.ask(path)
      expect({ path, status, body }).toMatchObject({
        path,
        status: 422,
        body: { code: 'INVALID_INPUT', path: expect.stringMatching(/^(lmit|sinse)$/) },
      })
    }
  })
})

describe('the log', () => {
  it('[N34] has every request and every refusal, and nothing that was said in them', async () => {
    const lines: RequestLine[] = []
    await using server = await serve({ onRequest: (line) => lines.push(line), actor: 'ada' })

    await server.ask('/v1/recall?query=the+secret+sea')
    await server.ask('/v1/recall?lmit=the+secret+sea')
    await server.ask('/v1/recall?query=x', { token: null })
    await server.ask('/health', { headers: { origin: 'https://evil.example' } })

    expect(lines).toMatchObject([
      { status: 200, method: 'GET', path: '/v1/recall', token: 'owner' },
      { status: 422, path: '/v1/recall', code: 'INVALID_INPUT', wrong: 'lmit' },
      { status: 401, path: '/v1/recall', code: 'UNAUTHENTICATED' },
      { status: 403, path: '/health', code: 'ORIGIN_REFUSED' },
    ])
    const text = lines.flatMap((line) => [requestText(line, 'text'), requestText(line, 'json')])
    expect(text.join('\n')).not.toMatch(/secret|cortex_/)
  })

  it('[N34] a line is text, or JSON', () => {
    const line = { at: now, method: 'GET', path: '/v1/recall', status: 401, ms: 3 }

    expect(requestText({ ...line, code: 'UNAUTHENTICATED' }, 'text')).toBe(
      '2023-11-14T22:13:20.000Z 401 GET /v1/recall 3ms - UNAUTHENTICATED',
    )
    expect(JSON.parse(requestText({ ...line, token: 'bob' }, 'json'))).toEqual({
      time: '2023-11-14T22:13:20.000Z',
      method: 'GET',
      path: '/v1/recall',
      status: 401,
      ms: 3,
      token: 'bob',
    })
  })
})
