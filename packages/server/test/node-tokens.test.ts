/** Reading on one node what was written on another: the number of an entry goes along. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startObjectServer } from '../../replica/test/support/object-server.ts'
import { type Serving, serve } from './http/serving.ts'
import { openPair } from './mcp-pair.ts'

type ObjectServer = Awaited<ReturnType<typeof startObjectServer>>

describe('two nodes whose journals are in one engine', () => {
  let store: ObjectServer
  let one: Serving
  let two: Serving

  beforeAll(async () => {
    store = await startObjectServer()
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'me')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'mine')
    const endpoint = encodeURIComponent(store.endpoint)
    vi.stubEnv('CORTEX_JOURNAL', `s3://journals/nodes?endpoint=${endpoint}`)
    one = await serve()
    two = await serve()
  })

  afterAll(async () => {
    await one?.[Symbol.asyncDispose]()
    await two?.[Symbol.asyncDispose]()
    vi.unstubAllEnvs()
    await store?.stop()
  })

  it('[RN20] over HTTP an answer says how far it is, and waits for what it is asked to include', async () => {
    await one.ask('/v1/remember', { json: { text: 'The first of many' } })
    await two.ask('/v1/recall?query=first')

    const written = await one.ask('/v1/remember', { json: { text: 'The mooring is berth 14' } })
    const seq = written.headers.get('cortex-seq')
    const headers = { 'cortex-at-least': seq ?? '' }
    const found = await two.ask('/v1/recall?query=mooring', { headers })

    expect(seq).toMatch(/^\d+$/)
    expect(JSON.stringify(found.body)).toContain('berth 14')
    expect(Number(found.headers.get('cortex-seq'))).toBeGreaterThanOrEqual(Number(seq))
    expect((await two.ask('/v1/recall?query=x', { headers: { 'cortex-at-least': 'x' } })).status) //
      .toBe(422)
  })

  it('[RN20] over MCP both are in _meta', async () => {
    await using here = await openPair()
    await using there = await openPair()
    await there.call('memory_recall', { query: 'anything' })
    const { _meta } = await here.call('memory_remember', { text: 'The dinghy is blue' })
    const seq = _meta?.['cortex-memory/seq']

    const found = await there.client.callTool({
      name: 'memory_recall',
      arguments: { query: 'dinghy' },
      _meta: { 'cortex-memory/atLeast': seq },
    })

    expect(seq).toEqual(expect.any(Number))
    expect(JSON.stringify(found)).toContain('blue')
    const wrong = await there.client.callTool({
      name: 'memory_recall',
      arguments: { query: 'dinghy' },
      _meta: { 'cortex-memory/atLeast': 'x' },
    })
    expect(JSON.stringify(wrong)).toContain('INVALID_INPUT')
  })

  it('[RN21] the figures of a server tell how far each store is behind its engine', async () => {
    const { body } = await one.ask('/metrics')

    for (const name of ['lag_entries', 'agreed_seconds', 'unavailable', 'frozen']) {
      expect(String(body)).toMatch(
        new RegExp(`cortex_remote_${name}\\{[^}]*engine="object"\\} \\d`),
      )
    }
  })
})
