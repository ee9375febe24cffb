/** The protocol over HTTP, mounted on a bare server. Rules: docs/spec/mcp.md. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OpenActors } from '../src/actors/open-actors.ts'
import { createMcpHandler } from '../src/mcp/index.ts'
import { ERAS, type Mode } from './mcp-pair.ts'

const home = mkdtempSync(join(tmpdir(), 'cortex-mcp-http-'))
const actors = new OpenActors({ home })
const failures: Error[] = []
const handler = createMcpHandler({ actors, onerror: (error) => void failures.push(error) })
let server: Server
let url: URL

/** What a real mount does with tokens, this one does with a header. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const actor = String(request.headers['x-actor'] ?? 'ada')
    void handler.handle(request, response, { actor, origin: 'agent', channel: 'mcp-http' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`)
})

afterAll(async () => {
  await handler.close()
  server.closeAllConnections()
  server.close()
  await actors.close()
  rmSync(home, { recursive: true, force: true })
})

async function connect(mode: Mode, actor: string, query = ''): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { 'x-actor': actor } }
  await client.connect(new StreamableHTTPClientTransport(new URL(query, url), { requestInit }))
  return client
}

async function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })
}

describe.each(ERAS)('over HTTP, a client of %s', (era, mode) => {
  it('[K11] is served without a session, each call for the caller that the mount named', async () => {
    const actor = `ada-${era}`
    const first = await connect(mode, actor)
    const second = await connect(mode, actor)
    const stranger = await connect(mode, 'eve')

    await first.callTool({ name: 'memory_remember', arguments: { text: 'The sea is blue' } })
    const recall = { name: 'memory_recall', arguments: { query: 'sea' } }
    const [known, unknown] = [await second.callTool(recall), await stranger.callTool(recall)]

    expect((await first.listTools()).tools).toHaveLength(7)
    expect(known.structuredContent).toMatchObject({ total: 1 })
    expect(unknown.structuredContent).toMatchObject({ total: 0 })
    for (const client of [first, second, stranger]) await client.close()
    expect(failures.splice(0)).toEqual([])
  })
})

describe.each(ERAS)('over HTTP, the profile in the address, for a client of %s', (_era, mode) => {
  it('[K30] decides which tools there are', async () => {
    const whole = await connect(mode, 'ada', '?profile=full')
    const pair = await connect(mode, 'ada', '?profile=search-fetch')
    const compat = await connect(mode, 'ada', '?profile=compat')

    const names = async (client: Client): Promise<string[]> =>
      (await client.listTools()).tools.map(({ name }) => name)

    expect(await names(whole)).toContain('memory_audit')
    expect(await names(pair)).toEqual(['search', 'fetch'])
    expect(await names(compat)).toHaveLength(9)
    const found = await pair.callTool({ name: 'search', arguments: { query: 'sea' } })
    expect(found.structuredContent).toHaveProperty('results')
    for (const client of [whole, pair, compat]) await client.close()
  })
})

describe('over HTTP', () => {
  it.each(['fulll', '', '__proto__', 'default&x=1%00'])(
    '[K30] an unknown profile is refused, and the answer names them: %j',
    async (name) => {
      const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
      const headers = { 'content-type': 'application/json', accept: 'application/json' }
      const asked = new URL(`?profile=${encodeURIComponent(name)}`, url)

      const answer = await fetch(asked, { method: 'POST', body, headers })

      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        error: { message: expect.stringContaining('default, full, compat, search-fetch') },
      })
    },
  )

  it('[K11] a call needs nothing before it', async () => {
    const call = { name: 'memory_remember', arguments: { text: 'No handshake' } }
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }

    const answer = await post(JSON.stringify(body))

    expect(answer.status).toBe(200)
    expect(answer.headers.get('mcp-session-id')).toBeNull()
    expect(await answer.text()).toContain('"seq":')
  })

  it.each<[string, string, Record<string, string>, number]>([
    ['no JSON', '{"jsonrpc"', {}, 400],
    ['no message', '{"id":1}', {}, 400],
    ['another content type', '{}', { 'content-type': 'text/plain' }, 415],
    ['more than 4 MiB', ' '.repeat(4 * 1024 * 1024 + 1), {}, 413],
    ['nothing', '', {}, 400],
  ])('[K11] %s is refused with an error of the protocol', async (_what, body, headers, status) => {
    const answer = await post(body, headers)

    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { code: expect.any(Number) },
    })
  })

  it.each(['GET', 'DELETE', 'PUT'])(
    '[K11] %s is not allowed: there are no sessions',
    async (method) => {
      expect((await fetch(url, { method })).status).toBe(405)
    },
  )
})
