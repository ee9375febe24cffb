/** The journal as server-sent events. Rules: docs/spec/http.md. */
import { listActors, openCortex } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import { TokenFiles } from '../../src/http/index.ts'
import { type Serving, serve } from './serving.ts'

interface Event {
  readonly id?: string
  readonly event?: string
  readonly data?: string
  readonly comment?: string
}

/** A stream as a client reads it: event by event. */
class Listener {
  readonly response: Response
  readonly #events: AsyncGenerator<Event, void, undefined>
  readonly #left: AbortController

  constructor(response: Response, left: AbortController) {
    this.response = response
    this.#left = left
    this.#events = eventsOf(response)
  }

  async next(): Promise<Event | undefined> {
    const { value } = await this.#events.next()
    return value as Event | undefined
  }

  async ids(count: number): Promise<number[]> {
    const ids: number[] = []
    while (ids.length < count) {
      const event = await this.next()
      if (event === undefined) break
      if (event.id !== undefined) ids.push(Number(event.id))
    }
    return ids
  }

  leave(): void {
    this.#left.abort()
  }
}

async function* eventsOf(response: Response): AsyncGenerator<Event, void, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const fields = lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [colon === 0 ? 'comment' : line.slice(0, colon), line.slice(colon + 1).trim()]
      })
      if (fields[0]?.[0] !== 'retry') yield Object.fromEntries(fields)
    }
  }
}

async function listen(
  { running }: Serving,
  query: string,
  { last, token = running.token }: { readonly last?: number; readonly token?: string } = {},
): Promise<Listener> {
  const left = new AbortController()
  const response = await fetch(`${running.url}/v1/events${query}`, {
    signal: left.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(last === undefined ? {} : { 'last-event-id': String(last) }),
    },
  })
  return new Listener(response, left)
}

async function remember(server: Serving, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await server.call('remember', { text: `The sea is blue, ${index}` })
  }
}

describe('events', () => {
  it('[N31] of an actor without a store begin with its first entry, and make none', async () => {
    await using server = await serve()
    const files = new TokenFiles(server.home)
    const [reader, writer] = (['read', 'write'] as const).map((access) =>
      files.add({ name: access, actor: 'ada', access, createdAt: 1_700_000_000_000 }),
    )
    const listener = await listen(server, '', { token: String(reader) })
    const before = listActors(server.home)

    await server.call('remember', { text: 'the sea is blue' }, String(writer))

    expect(before).toEqual([])
    expect(await listener.ids(2)).toEqual([0, 1])
    listener.leave()
  })

  it('[N15] are entries as log shows them, with the sequence as id and the kind as name', async () => {
    await using server = await serve()
    await remember(server, 2)
    const { body } = await server.call('log', { since: 0 })
    const { entries } = body as { entries: { seq: number; kind: string }[] }

    const listener = await listen(server, '?since=0')

    expect(listener.response.headers.get('content-type')).toBe('text/event-stream')
    for (const entry of entries) {
      const { id, event, data } = (await listener.next()) as Event
      expect([id, event]).toEqual([String(entry.seq), entry.kind])
      expect(JSON.parse(data as string)).toEqual(entry)
    }
    listener.leave()
  })

  it('[N15] go on after the last one that was seen: none is missed, none comes twice', async () => {
    await using server = await serve()
    await remember(server, 3)
    const seen: number[] = []
    let last: number | undefined
    // Cut off after every second event, while others are written.
    for (let round = 0; round < 4; round++) {
      const listener = await listen(server, '?since=0', last === undefined ? {} : { last })
      await remember(server, 2)
      const ids = await listener.ids(2)
      listener.leave()
      seen.push(...ids)
      last = ids.at(-1)
    }

    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('[N15] begin with the next entry by default, and can be of some kinds only', async () => {
    await using server = await serve()
    await remember(server, 2)
    const next = await listen(server, '')
    const tombstones = await listen(server, '?since=0&kinds=tombstone')
    const { body } = await server.call('list', {})
    const { memories } = body as { memories: { uri: string }[] }

    await server.call('forget', { uri: memories[0]?.uri, reason: 'x' })

    expect(await next.ids(1)).toEqual([3])
    expect(await tombstones.next()).toMatchObject({ id: '3', event: 'tombstone' })
    next.leave()
    tombstones.leave()
  })

  it('[N15] a beginning that is none is refused', async () => {
    await using server = await serve()
    await remember(server, 1)
    const wrong: readonly (readonly [string, Record<string, string>])[] = [
      ['?since=99', {}],
      ['?since=-1', {}],
      ['?since=x', {}],
      ['?from=1', {}],
      ['?kinds=party', {}],
      ['', { 'last-event-id': '99' }],
      ['', { 'last-event-id': 'x' }],
    ]
    for (const [query, headers] of wrong) {
      const answer = await server.ask(`/v1/events${query}`, { headers })
      expect(answer, query).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    }
  })

  it('[N16] come from other handles, with a sign of life when nothing happens', async () => {
    await using server = await serve({ actor: 'ada', limits: { heartbeatMs: 10 } })
    await remember(server, 1)
    const listener = await listen(server, '')
    expect(await listener.next()).toEqual({ comment: 'still here' })

    const other = await openCortex({ root: server.home, actor: 'ada' })
    const { seq } = await other.write({ data: { type: 'Identity', name: 'Ada' } })
    await other.close()

    expect(await listener.ids(1)).toEqual([seq])
    listener.leave()
  })

  it('[N16] streams are counted: one too many is sent away, one that left makes room', async () => {
    await using server = await serve({ limits: { eventStreams: 1 } })
    await remember(server, 1)
    const first = await listen(server, '?since=0')
    await first.ids(1)

    const second = await server.ask('/v1/events')
    expect(second).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } })
    expect(second.headers.get('retry-after')).toBe('10')

    first.leave()
    let third = await listen(server, '?since=0')
    while (third.response.status === 503) {
      await third.response.text()
      third = await listen(server, '?since=0')
    }
    expect(await third.ids(1)).toEqual([0])
    third.leave()
  })

  it('[N5] [N22] end when the token is revoked, and when the server stops', async () => {
    await using server = await serve({ actor: 'ada', limits: { heartbeatMs: 10 } })
    await remember(server, 1)
    const files = new TokenFiles(server.home)
    const token = files.add({ name: 'a', actor: 'ada', access: 'read', createdAt: 0 })
    const guest = await listen(server, '', { token })
    const owner = await listen(server, '?since=0')
    expect(await guest.next()).toEqual({ comment: 'still here' })

    files.revoke('a')
    while ((await guest.next()) !== undefined);

    await owner.ids(2)
    await server.running.close()
    while ((await owner.next()) !== undefined);
  })
})
