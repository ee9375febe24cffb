/** Quotas, settings, figures of operations, and tokens that end. Rules: docs/spec/http.md. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdingLock } from '@cortex-memory/core/internal'
import { describe, expect, it } from 'vitest'
import { TokenFiles } from '../../src/http/index.ts'
import { QuotaKeeper } from '../../src/http/quotas.ts'
import { ServerSettings } from '../../src/http/settings.ts'
import { TokenTable } from '../../src/http/token-table.ts'
import { type Serving, serve } from './serving.ts'

function settle(server: Serving, settings: unknown): void {
  mkdirSync(join(server.home, '.server'), { recursive: true })
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings)
  writeFileSync(join(server.home, '.server/settings.json'), text)
  server.running.reload()
}

describe('quotas', () => {
  it('[N41] an actor that has all its memories reads and forgets, and writes no more', async () => {
    await using server = await serve({ actor: 'ada' })
    settle(server, { quotas: { memories: 2 }, actors: { bob: { memories: 1 } } })
    const first = await server.call('remember', { text: 'The sea is blue' })
    await server.call('remember', { text: 'The sky is grey' })

    const third = await server.call('remember', { text: 'The winch is red' })
    expect(third).toMatchObject({ status: 422, body: { code: 'QUOTA_EXCEEDED' } })
    const batch = await server.call('batch', {
      calls: [{ operation: 'remember', input: { text: 'The rope is long' } }],
    })
    expect(batch.body).toMatchObject({ results: [{ status: 422 }] })
    expect((await server.call('recall', { query: 'sea' })).status).toBe(200)
    const { uri } = first.body as { uri: string }
    expect((await server.call('forget', { uri, reason: 'too much' })).status).toBe(200)
    expect((await server.call('remember', { text: 'The winch is red' })).status).toBe(200)

    await server.call('actors/bob/remember', { text: 'Bob is here' })
    expect((await server.call('actors/bob/remember', { text: 'Bob is away' })).status).toBe(422)
  })

  it('[N41] holds for the memory of the user too', async () => {
    await using server = await serve({ actor: 'project', user: 'ada' })
    settle(server, { actors: { ada: { memories: 1 } } })
    const mine = { text: 'I like short answers', user: true }

    expect((await server.call('remember', mine)).status).toBe(200)
    expect((await server.call('remember', { ...mine, text: 'I like tea' })).status).toBe(422)
    expect((await server.call('remember', { text: 'The sea is blue', user: false })).status).toBe(
      200,
    )
  })

  it('[N41] bytes are those of the journal', async () => {
    await using server = await serve({ actor: 'ada' })
    await server.call('remember', { text: 'The sea is blue' })
    settle(server, { quotas: { bytes: 10 } })
    const { body } = await server.call('remember', { text: 'The sky is grey' })
    expect(body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      detail: expect.stringContaining('of 10 bytes'),
    })
    settle(server, {})
    expect((await server.call('remember', { text: 'The sky is grey' })).status).toBe(200)
  })

  it('[N41] requests beyond those of a minute wait, and other actors do not', async () => {
    await using server = await serve({ actor: 'ada' })
    settle(server, { actors: { ada: { requestsPerMinute: 3 } } })
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await server.ask('/v1/list'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[3]).toMatchObject({ body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.call('actors/bob/remember', { text: 'Hello there' })).status).toBe(200)
    expect((await server.ask('/health')).status).toBe(200)
  })

  it('[N41] the bucket fills steadily and never beyond a minute', async () => {
    await using server = await serve()
    settle(server, { quotas: { requestsPerMinute: 60 } })
    let now = 0
    const keeper = new QuotaKeeper(new ServerSettings(server.home), () => now)
    const taken = (): number => {
      for (let count = 0; ; count++) {
        try {
          keeper.take('ada')
        } catch {
          return count
        }
      }
    }
    const counts = [0, 500, 1000, 3000, 3_600_000, -1].map((ms) => {
      now += ms
      return taken()
    })
    expect(counts).toEqual([60, 0, 1, 3, 60, 0])
  })
})

describe('settings', () => {
  it('[N42] what cannot be used is refused and changes nothing', async () => {
    await using server = await serve({ actor: 'ada' })
    settle(server, { quotas: { requestsPerMinute: 1 } })
    for (const wrong of ['{', '[]', '{"slow":1}', '{"quotas":{"memories":-1}}']) {
      expect(() => settle(server, wrong)).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT' }),
      )
    }
    expect((await server.ask('/v1/list')).status).toBe(200)
    expect((await server.ask('/v1/list')).status).toBe(429)
    expect(() => new ServerSettings(server.home)).toThrow(/memories/)
  })
})

describe('figures', () => {
  it('[N39] count operations of a batch as they count single ones, with codes', async () => {
    await using server = await serve({ actor: 'ada' })
    await server.call('batch', {
      calls: [
        { operation: 'remember', input: { text: 'The sea is blue' } },
        { operation: 'get', input: { uri: 'nowhere' } },
      ],
    })
    await server.call('remember', { text: 'The sky is grey' })

    const text = (await server.ask('/metrics')).body as string

    expect(text).toMatch(/^cortex_operation_failures_total\{operation="get",code="[A-Z_]+"\} 1$/m)
    for (const sample of [
      'cortex_operation_duration_seconds_count{operation="remember"} 2',
      'cortex_operation_duration_seconds_count{operation="get"} 1',
      'cortex_queue_wait_seconds_count{operation="all"} 2',
      'cortex_embedder_running{actor="ada"} 0',
      'cortex_embedder_pending{actor="ada"} 0',
    ]) {
      expect(text).toContain(`${sample}\n`)
    }
  })

  it('[N40] what is slow is a line of the log, without what was asked', async () => {
    const lines: string[] = []
    await using server = await serve({ actor: 'ada', log: (text) => lines.push(text) })
    await server.call('remember', { text: 'The sea is blue' })
    expect(lines).toEqual([])
    settle(server, { slowMs: 0 })
    await server.call('recall', { query: 'what colour is the sea' })
    expect(lines).toEqual([expect.stringMatching(/^slow: recall of ada took \d+ ms through http$/)])
  })
})

describe('tokens', () => {
  const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } }

  it('[N38] one that has expired is refused, and says so', async () => {
    await using server = await serve()
    const files = new TokenFiles(server.home)
    const facts = { actor: 'ada', access: 'write', createdAt: 0 } as const
    const over = files.add({ ...facts, name: 'over', expiresAt: Date.now() - 1 })
    const good = files.add({ ...facts, name: 'good', expiresAt: Date.now() + 3_600_000 })
    expect(await server.ask('/v1/list', { token: over })).toMatchObject({
      ...refused,
      body: { detail: expect.stringContaining('has expired') },
    })
    expect((await server.ask('/v1/list', { token: good })).status).toBe(200)
  })

  it('[N38] after a rotation both are good, until the time of the old one is over', async () => {
    await using server = await serve()
    const files = new TokenFiles(server.home)
    const old = files.add({ name: 'dash', actor: 'ada', access: 'read', createdAt: 0 })
    let now = 1_000
    const table = new TokenTable(files, { actor: 'ada', clock: () => now })
    const before = table.require(`Bearer ${old}`)

    const next = files.rotate('dash', { formerUntil: 2_000 })

    expect(next).not.toBe(old)
    expect(table.require(`Bearer ${next}`)).toMatchObject({ name: 'dash', access: 'read' })
    const former = table.require(`Bearer ${old}`)
    expect(former).toMatchObject({ name: 'dash', expiresAt: 2_000 })
    expect(table.holds(former)).toBe(true)
    now = 2_000
    expect(() => table.require(`Bearer ${old}`)).toThrow(/has expired/)
    expect(table.holds(former)).toBe(false)
    expect(table.require(`Bearer ${next}`).name).toBe('dash')
    expect(before.expiresAt).toBeUndefined()
    const third = files.rotate('dash', { formerUntil: 3_000, expiresAt: 2_500 })
    expect(() => table.require(`Bearer ${old}`)).toThrow(/not known here/)
    expect(table.require(`Bearer ${next}`).expiresAt).toBe(2_500)
    now = 2_500
    expect(() => table.require(`Bearer ${third}`)).toThrow(/has expired/)
    expect(() => files.rotate('nobody', { formerUntil: 0 })).toThrow(/nobody/)
  })

  it('[N38] the owner’s is replaced at once', async () => {
    await using server = await serve()
    const token = new TokenFiles(server.home).rotate('owner', { formerUntil: 0 })
    expect(await server.ask('/v1/list')).toMatchObject(refused)
    expect((await server.ask('/v1/list', { token })).status).toBe(200)
  })
})

it('[N39] waiting for a lock of another process is counted', async () => {
  await using server = await serve({ actor: 'ada' })
  const lock = {
    file: join(server.home, 'a.lock'),
    guards: 'a',
    action: 'go on',
    timeoutMs: 60_000,
  }
  const program = `
    import { holdingLock } from '@cortex-memory/core/internal'
    await holdingLock(${JSON.stringify(lock)}, async () => {
      console.log('held')
      await process.stdin.resume().toArray()
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const waits = async (): Promise<number> => {
    const { body } = await server.ask('/metrics')
    return Number(/^cortex_lock_waits_total (\d+)$/m.exec(String(body))?.[1])
  }
  const before = await waits()
  await once(child.stdout, 'data')

  const mine = holdingLock(lock, async () => undefined)
  await new Promise((resolve) => setImmediate(resolve))
  child.stdin.end()
  await mine

  expect(await waits()).toBe(before + 1)
})
