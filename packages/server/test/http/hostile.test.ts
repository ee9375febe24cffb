/**
 * Calls that nobody should make, over real sockets. CORTEX_FUZZ_CALLS says how many
 * (default: 1,000). Rules: docs/spec/http.md.
 *
 * @module
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATUS } from '../../src/http/index.ts'
import { methodsOf } from '../../src/http/operation-routes.ts'
import { arbitrary, EACH_ANSWER, type HostileCall, malformed } from '../hostile-inputs.ts'
import { openTableStore } from '../table-store.ts'
import { type Answer, LentActors, type Serving, serve, unlessSlow } from './serving.ts'

const CALLS = Number(process.env.CORTEX_FUZZ_CALLS ?? 1_000)

async function sent(server: Serving, { operation, input }: HostileCall): Promise<Answer> {
  // What JSON cannot say is sent as the text that somebody would have sent.
  const body = JSON.stringify(input) ?? 'undefined'
  return await server.ask(`/v1/${operation.name}`, { method: 'POST', body })
}

async function askedFor(server: Serving, { operation, input }: HostileCall): Promise<Answer> {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(input as object)) params.append(key, String(value))
  return await server.ask(`/v1/${operation.name}?${params}`)
}

function expectProblem({ status, headers, body }: Answer): void {
  const { code } = body as { code: keyof typeof STATUS }
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(body).toMatchObject({ type: `urn:cortex:problem:${code}`, status })
  expect(STATUS[code]).toBe(status)
  expect(code).not.toBe('INTERNAL')
}

describe('hostile requests', { timeout: 120_000 + CALLS * 100 }, () => {
  it('[N23] malformed calls get a typed problem each, and nothing is written', async () => {
    await using cortex = await openTableStore()
    const logged: string[] = []
    await using server = await serve({
      home: cortex.root,
      actor: 'ada',
      actors: new LentActors(cortex),
      log: unlessSlow(logged),
    })
    const before = await cortex.status()

    await fc.assert(
      fc.asyncProperty(malformed, async (call) => {
        const answer = await sent(server, call)
        expectProblem(answer)
        expect([400, 422]).toContain(answer.status)
      }),
      { numRuns: Math.ceil(CALLS / 2) },
    )

    expect(await cortex.status()).toEqual(before)
    expect(logged).toEqual([])
  })

  it('[N23] arbitrary calls on a store that cannot write get answers or typed problems', async () => {
    await using written = await openTableStore()
    const before = await written.overallRoot()
    const cortex = await written.reopen({ readOnly: true })
    const logged: string[] = []
    const server = await serve({
      home: cortex.root,
      actor: 'ada',
      actors: new LentActors(cortex),
      log: unlessSlow(logged),
    })
    const statuses = new Set<number>()

    await fc.assert(
      fc.asyncProperty(arbitrary, fc.boolean(), async (call, byQuery) => {
        const { operation } = call
        // These work on files of their own, not through the handle, and take no input.
        if (operation.name === 'rebuild' || operation.name === 'verify') return
        const isAsked = byQuery && methodsOf(operation).includes('GET')
        const answer = await (isAsked ? askedFor(server, call) : sent(server, call))
        statuses.add(answer.status)
        if (answer.status !== 200) expectProblem(answer)
        // Context files are in no store.
        else if (operation.storeless !== true) expect(operation.effect).toBe('read')
      }),
      {
        numRuns: Math.ceil(CALLS / 2),
        examples: EACH_ANSWER.map((call) => [call, false] as [HostileCall, boolean]),
      },
    )

    expect([...statuses]).toEqual(expect.arrayContaining([200, 403, 422]))
    expect(await cortex.overallRoot()).toBe(before)
    expect(logged).toEqual([])
    await server.running.close()
    await cortex.close()
  })

  it('[N23] bytes that are not a request, or half of one, leave the server as it was', async () => {
    await using server = await serve()
    const { token } = server.running
    const piece = fc.constantFrom(
      'GET ',
      'POST ',
      '/v1/remember',
      '/v1/events?since=0',
      ' HTTP/1.1\r\n',
      ' HTTP/0.9\r\n',
      'Host: localhost\r\n',
      'Host: evil.example\r\n',
      `Authorization: Bearer ${token}\r\n`,
      'Content-Type: application/json\r\n',
      'Content-Length: 9\r\n',
      'Content-Length: -1\r\n',
      'Transfer-Encoding: chunked\r\n',
      'Expect: 100-continue\r\n',
      'Upgrade: websocket\r\nConnection: Upgrade\r\n',
      '\r\n',
      '{"text":',
      'ffffffffffffffff\r\n',
      '0\r\n\r\n',
      '\0',
    )
    const bytes = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )

    await fc.assert(
      fc.asyncProperty(bytes, async (text) => {
        // The end makes the server answer what it has, or drop it.
        const answer = await server.raw(`${text}\r\n\r\n\x16\r\n\r\n`)
        if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 (4\d\d|100) /)
      }),
      { numRuns: Math.ceil(CALLS / 10) },
    )

    expect((await server.ask('/health')).status).toBe(200)
    expect(await server.call('list', {})).toMatchObject({ status: 200, body: { total: 0 } })
  })
})
