/** Who gets in. Rules: docs/spec/http.md. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortex, verifyFile } from '@cortex-memory/core'
import { grantScope, newKeyPair, scopeId, signerOf } from '@cortex-memory/core/scope-signing'
import { describe, expect, it } from 'vitest'
import { startServer, TokenFiles } from '../../src/http/index.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { type Serving, serve } from './serving.ts'

const RECALL = '/v1/recall?query=sea'
const now = 1_700_000_000_000

function add(
  { home }: Serving,
  name: string,
  facts: Partial<Parameters<TokenFiles['add']>[0]> = {},
): string {
  const token = { name, actor: 'ada', access: 'write', createdAt: now, ...facts } as const
  return new TokenFiles(home).add(token)
}

/** What a problem answers is its code. */
function refusedAs(code: string): object {
  return { body: expect.objectContaining({ code }) }
}

describe('Host and Origin', () => {
  it('[N1] all addresses are refused without names', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-http-'))
    for (const host of ['0.0.0.0', '::', '[::]']) {
      await expect(startServer({ home, host, port: 0 })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        path: 'allowedHosts',
      })
    }
    expect(readdirSync(home)).toEqual([])
  })

  it('[N1] listens on loopback, where nobody else can reach it', async () => {
    await using server = await serve()

    expect(server.running.url).toBe(`http://127.0.0.1:${server.port}`)
  })

  it('[N2] is known by the names of loopback and those that are allowed, at any port', async () => {
    await using server = await serve({ allowedHosts: ['memory.example'] })
    const statusAs = async (host: string): Promise<string> => {
      const answer = await server.raw(
        `GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      return `${answer.slice(9, 12)}${answer.includes('HOST_REFUSED') ? ' HOST_REFUSED' : ''}`
    }

    const own = ['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]:9000', 'memory.example:7077']
    for (const host of own) expect(await statusAs(host), host).toBe('200')
    const foreign = [
      'evil.example',
      'localhost.evil.example',
      'localhost@evil.example',
      '127.0.0.1.evil.example:80',
      '127.0.0.2',
      '[::1',
      'localhost:80:80',
      '',
    ]
    for (const host of foreign) expect(await statusAs(host), host).toBe('403 HOST_REFUSED')
  })

  it('[N2] has one Host header, or none of it is believed', async () => {
    await using server = await serve()
    const ask = (...hosts: string[]): Promise<string> =>
      server.raw(
        `GET /health HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`,
      )

    expect(await ask('Host: localhost')).toContain('200 OK')
    for (const second of ['host: evil.example', 'HOST: localhost', 'Host:']) {
      expect(await ask('Host: localhost', second)).toMatch(/^HTTP\/1.1 400 /)
    }
  })

  it('[N2] has one Authorization and one Origin header, or none of it is believed', async () => {
    await using server = await serve()
    const own = `Authorization: Bearer ${server.running.token}`
    const ask = (...headers: string[]): Promise<string> =>
      server.raw(
        `GET /v1/list HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`,
      )

    expect(await ask(own)).toContain('200 OK')
    for (const second of ['authorization: Bearer x', own]) {
      expect(await ask(own, second)).toMatch(/^HTTP\/1.1 400 /)
    }
    const page = 'Origin: http://localhost'
    expect(await ask(own, page)).toContain('200 OK')
    expect(await ask(own, page, 'origin: http://evil.example')).toMatch(/^HTTP\/1.1 400 /)
  })

  it('[N2] lets its own pages call it and no others, and sends no CORS headers', async () => {
    await using server = await serve({ allowedOrigins: ['https://memory.example'] })
    const from = async (origin: string): Promise<number> => {
      const answer = await server.ask('/health', { headers: { origin } })
      expect([...answer.headers.keys()].filter((key) => /access-control/.test(key))).toEqual([])
      return answer.status
    }

    expect(await from(server.running.url)).toBe(200)
    expect(await from('https://memory.example')).toBe(200)
    expect(await from('null')).toBe(403)
    expect(await from('http://evil.example')).toBe(403)
    expect(await from(`http://localhost:${server.port}`)).toBe(403)
    const refused = await server.call('remember', { text: 'The sea is blue' })
    expect(refused.status).toBe(200)
    expect(
      await server.ask('/v1/list', { headers: { origin: 'http://evil.example' } }),
    ).toMatchObject(refusedAs('ORIGIN_REFUSED'))
  })
})

describe('tokens', () => {
  it('[N28] secrets are refused, save kinds that the person who starts the server allows', async () => {
    const told = { text: 'The demo password is hunter2' }
    await using strict = await serve({ actor: 'ada' })
    await using lenient = await serve({ actor: 'ada', allowedSecrets: ['password'] })

    expect((await strict.call('remember', told)).body).toMatchObject({ code: 'SECRET_REFUSED' })
    expect((await lenient.call('remember', told)).status).toBe(200)
    const other = await lenient.call('remember', { text: `AKIA${'Q7RT2LM9ZX4KC8VB'}` })
    expect(other.body).toMatchObject({ code: 'SECRET_REFUSED' })
  })

  it('[N3] nothing that shows or changes a store answers without one', async () => {
    await using server = await serve()
    const paths = [
      ...OPERATIONS.map(({ name }) => `/v1/${name}`),
      '/v1/batch',
      '/v1/actors/ada/recall',
    ]
    for (const path of paths) {
      const answer = await server.ask(path, { json: {}, token: null })
      expect(answer, path).toMatchObject({ status: 401, ...refusedAs('UNAUTHENTICATED') })
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="cortex"')
      expect(JSON.stringify(answer.body)).not.toContain(server.home)
    }
    expect((await server.ask('/v1/events', { token: null })).status).toBe(401)
    expect((await server.ask('/metrics', { token: null })).status).toBe(401)
    for (const path of ['/health', '/ready', '/openapi.json']) {
      expect((await server.ask(path, { token: null })).status, path).toBe(200)
    }
  })

  it('[N3] a foreign one, a spoiled one and another scheme are the same', async () => {
    await using server = await serve()
    await using other = await serve()
    const { token } = server.running
    const wrong = [other.running.token, `${token}x`, token.slice(0, -1), token.toUpperCase(), '']

    for (const each of wrong) {
      const answer = await server.ask(RECALL, { token: each })
      expect(answer.status, each).toBe(401)
    }
    for (const authorization of [`Basic ${token}`, token, `Bearer  ${token} x`]) {
      const answer = await server.ask(RECALL, { token: null, headers: { authorization } })
      expect(answer.status, authorization).toBe(401)
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
    }
    const { token: right } = server.running
    const spelled = { authorization: `bearer ${right}` }
    expect((await server.ask(RECALL, { token: null, headers: spelled })).status).toBe(200)
  })

  it('[N4] the owner’s is made once, for its user alone', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-http-'))
    const first = await startServer({ home, port: 0 })
    const second = await startServer({ home, port: 0 })
    await Promise.all([first.close(), second.close()])

    expect(second.token).toBe(first.token)
    expect([first.isNewToken, second.isNewToken]).toEqual([true, false])
    expect(first.token).toMatch(/^cortex_[\w-]{43}$/)
    expect(readFileSync(first.tokenFile, 'utf8').trim()).toBe(first.token)
    expect(statSync(first.tokenFile).mode & 0o777).toBe(0o600)
    expect(statSync(join(home, '.server')).mode & 0o777).toBe(0o700)
    expect(statSync(join(home, '.server/tokens')).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(home, '.server'))).toEqual(['running', 'token', 'tokens'])
    chmodSync(first.tokenFile, 0o644)
    await expect(startServer({ home, port: 0 })).rejects.toThrow('others can read it')
    chmodSync(first.tokenFile, 0o600)
    writeFileSync(first.tokenFile, 'guess me')
    await expect(startServer({ home, port: 0 })).rejects.toMatchObject({ code: 'CORRUPT' })
    rmSync(home, { recursive: true })
  })

  it('[N5] come and go while the server runs; only their hashes are kept', async () => {
    await using server = await serve()
    const files = new TokenFiles(server.home)
    for (let round = 0; round < 3; round++) {
      const token = add(server, 'ada')
      expect(
        (await server.call('remember', { text: `The sea is blue ${round}` }, token)).status,
      ).toBe(200)
      expect(() => add(server, 'ada')).toThrow('there is a token named ada already')
      files.revoke('ada')
      expect((await server.call('list', {}, token)).status).toBe(401)
    }
    const kept = add(server, 'bob')
    const file = join(server.home, '.server/tokens/bob.json')
    expect(readFileSync(file, 'utf8')).not.toContain(kept)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    files.revoke('owner')
    expect((await server.call('list', {})).status).toBe(401)
    expect((await server.call('list', {}, kept)).status).toBe(200)
  })

  it('[N29] a file that cannot be used refuses its own token, and no other', async () => {
    const said: string[] = []
    await using server = await serve({ log: (text) => said.push(text) })
    const token = add(server, 'ada')
    await server.call('remember', { text: 'The sea is blue' }, token)
    const directory = join(server.home, '.server/tokens')
    writeFileSync(join(directory, 'broken.json'), '{', { mode: 0o600 })
    writeFileSync(join(directory, 'open.json'), '{}', { mode: 0o644 })
    chmodSync(join(directory, 'open.json'), 0o644)
    mkdirSync(join(directory, 'directory.json'), { mode: 0o700 })

    for (let round = 0; round < 2; round++) {
      expect((await server.call('list', {}, token)).status).toBe(200)
      expect((await server.call('list', {}, `cortex_${'x'.repeat(43)}`)).status).toBe(401)
    }

    const names = said.map((text) => /the token (\w+) is refused/.exec(text)?.[1])
    expect(names.sort()).toEqual(['broken', 'directory', 'open'])
    writeFileSync(server.running.tokenFile, 'guess me')
    add(server, 'bob')
    expect((await server.call('list', {})).status).toBe(401)
    expect((await server.call('list', {}, token)).status).toBe(200)
  })

  it('[N5] a change within the same tick of the clock is seen too', async () => {
    await using server = await serve()
    const directory = join(server.home, '.server/tokens')
    const tick = Date.now() / 1_000 + 60
    const token = add(server, 'ada')
    utimesSync(directory, tick, tick)
    expect((await server.call('list', {}, token)).status).toBe(200)

    new TokenFiles(server.home).revoke('ada')
    utimesSync(directory, tick, tick)

    expect((await server.call('list', {}, token)).status).toBe(401)
  })

  it('[N5] names that are none cannot reach other files', async () => {
    await using server = await serve()
    for (const name of ['../token', 'owner', '', '.x', 'a/b', 'a'.repeat(65)]) {
      expect(() => add(server, name), name).toThrow()
    }
    for (const name of ['../token', '', 'a/b', 'nobody']) {
      expect(() => new TokenFiles(server.home).revoke(name), name).toThrow('no token named')
    }
    expect((await server.ask(RECALL)).status).toBe(200)
  })

  it('[N6] the actor is the token’s; only an owner calls for others', async () => {
    await using server = await serve()
    const ada = add(server, 'ada')
    expect((await server.call('remember', { text: 'The sea is blue' }, ada)).status).toBe(200)
    await server.call('actors/bob/remember', { text: 'The sky is grey' })

    expect(await server.call('actors/ada/list', {}, ada)).toMatchObject({ body: { total: 1 } })
    expect(await server.call('actors/bob/list', {})).toMatchObject({
      body: { memories: [{ text: expect.stringContaining('sky') }] },
    })
    expect(await server.call('actors/bob/list', {}, ada)).toMatchObject({
      status: 403,
      ...refusedAs('SCOPE_VIOLATION'),
    })
    expect(await server.ask('/v1/actors/bob/events', { token: ada })).toMatchObject({ status: 403 })
    const eve = add(server, 'eve', { actor: 'eve' })
    for (const operation of OPERATIONS.filter(({ creates }) => creates !== true)) {
      const input = operation.examples[0]?.input
      const { status, body } = await server.call(operation.name, input, eve)
      expect([200, 403, 404, 409, 422], operation.name).toContain(status)
      expect(JSON.stringify(body)).not.toMatch(/bob|ada\b/)
      // `status` says where the caller's own store is.
      if (operation.name !== 'status') expect(JSON.stringify(body)).not.toContain(server.home)
    }
  })

  it('[N7] one for reading calls what reads, and nothing else', async () => {
    await using server = await serve({ actor: 'ada' })
    await server.call('remember', { text: 'The sea is blue' })
    const token = add(server, 'reader', { access: 'read' })
    const { body: before } = await server.call('status', {})

    for (const operation of OPERATIONS) {
      const { status, body } = await server.call(
        operation.name,
        operation.examples[0]?.input,
        token,
      )
      const isRefused = status === 403
      expect(isRefused, operation.name).toBe(operation.effect !== 'read')
      if (isRefused) expect(body).toMatchObject({ code: 'SCOPE_NOT_WRITABLE' })
    }

    expect((await server.call('status', {})).body).toEqual(before)
  })
})

describe('a token with a scope', () => {
  it('[X19] proves its own slice, and verifies it against the root that it asked for', async () => {
    await using server = await serve({ actor: 'ada' })
    const [owner, bob] = [newKeyPair(), newKeyPair()]
    const made = await openCortex({ root: server.home, actor: 'ada', ownerKey: owner.publicKey })
    await made.close()
    const shared = { tags: ['team'], visibility: 'scoped' } as const
    const tell = async (text: string, rest: object): Promise<{ uri: string; id: string }> =>
      (await server.call('remember', { text, ...rest })).body as { uri: string; id: string }
    const [seen, other] = [await tell('The sea is blue', shared), await tell('So is ice', shared)]
    const hidden = await tell('The sea is deep', {})
    await server.call('link', { src: seen.id, type: 'references', dst: other.id })
    const scope = await grantScope(signerOf(owner.privateKey), 'ada', {
      audience: 'bob',
      audienceKey: bob.publicKey,
      include: { tags: ['team'] },
    })
    const file = Buffer.from(scope).toString('base64')
    const token = add(server, 'bob', { scope: { file, key: bob.privateKey } })
    const ask = async (name: string, input: unknown) => await server.call(name, input, token)

    const { root } = (await ask('root', {})).body as { root: string }
    const memory = await ask('prove', { uris: [seen.uri], content: 'version' })
    const edge = await ask('prove-edge', { src: seen.id, type: 'references', dst: other.id })

    for (const { status, body } of [memory, edge]) {
      expect(status, JSON.stringify(body)).toBe(200)
      const { proof } = body as { proof: string }
      const report = verifyFile(Buffer.from(proof, 'base64'), { root })
      expect(report).toMatchObject({ ok: true, items: [{ present: true }] })
    }
    expect(await ask('prove', { uris: [hidden.uri] })).toMatchObject(refusedAs('SCOPE_VIOLATION'))
    expect(
      await ask('prove-edge', { src: seen.id, type: 'references', dst: hidden.id }),
    ).toMatchObject(refusedAs('SCOPE_VIOLATION'))
  })

  it('[N8] has what the scope shows and lets, and no operation has more', async () => {
    await using server = await serve({ actor: 'ada' })
    const [owner, bob] = [newKeyPair(), newKeyPair()]
    const made = await openCortex({ root: server.home, actor: 'ada', ownerKey: owner.publicKey })
    await made.close()
    const shared = { tags: ['team'], visibility: 'scoped' } as const
    const { body: seen } = await server.call('remember', { text: 'The sea is blue', ...shared })
    const { body: hidden } = await server.call('remember', { text: 'The sea is deep' })
    const scope = await grantScope(signerOf(owner.privateKey), 'ada', {
      audience: 'bob',
      audienceKey: bob.publicKey,
      include: { tags: ['team'] },
      writable: ['write', 'update'],
    })
    const file = Buffer.from(scope).toString('base64')
    const token = add(server, 'bob', { scope: { file, key: bob.privateKey } })
    const ask = async (name: string, input: unknown) => await server.call(name, input, token)
    const uriOf = (receipt: unknown): string => (receipt as { uri: string }).uri

    expect(await ask('recall', { query: 'sea' })).toMatchObject({
      status: 200,
      body: { total: 1, memories: [{ uri: uriOf(seen) }] },
    })
    expect(await ask('get', { uri: uriOf(seen) })).toMatchObject({ status: 200 })
    for (const uri of [uriOf(hidden), 'matrix://cortex/Fact/01HF7YAT00XR00000000000099#1']) {
      expect(await ask('get', { uri })).toMatchObject({
        status: 403,
        body: { detail: 'Cannot do that: the scope shows nothing with that name' },
      })
    }
    expect(await ask('remember', { text: 'The team meets', tags: ['team'] })).toMatchObject({
      status: 200,
    })
    expect(await ask('remember', { text: 'Mine' })).toMatchObject(refusedAs('SCOPE_VIOLATION'))
    expect(await ask('revise', { uri: uriOf(seen), text: 'The sea is green' })).toMatchObject({
      status: 200,
    })
    expect(await ask('forget', { uri: uriOf(seen), reason: 'x' })).toMatchObject(
      refusedAs('SCOPE_NOT_WRITABLE'),
    )

    const whole = ['status', 'snapshot', 'verify', 'rebuild', 'log', 'audit', 'conflicts']
    for (const name of whole) {
      expect(await ask(name, {}), name).toMatchObject({
        status: 403,
        ...refusedAs('SCOPE_VIOLATION'),
      })
    }
    for (const name of ['conversation-list', 'ledger', 'assemble', 'interpolate']) {
      const asked = { assemble: { query: 'x' }, interpolate: { template: '{cortex.find x=1}' } }
      const { status, body } = await ask(name, asked[name as keyof typeof asked] ?? {})
      expect([name, status < 500 && status !== 200], JSON.stringify(body)).toEqual([name, true])
    }
    expect(await server.ask('/v1/events', { token })).toMatchObject({ status: 403 })
    expect((await server.ask('/metrics', { token })).body).not.toContain('actor=')
    // Whatever is in the table, nothing says a word of what is hidden.
    for (const operation of OPERATIONS) {
      for (const { input } of operation.examples) {
        const { body } = await ask(operation.name, input)
        expect(JSON.stringify(body), operation.name).not.toContain('deep')
      }
    }

    const cortex = await openCortex({ root: server.home, actor: 'ada' })
    await cortex.revokeScope(scopeId(scope), { reason: 'over' })
    await cortex.close()
    expect(await ask('recall', { query: 'sea' })).toMatchObject(refusedAs('SCOPE_REVOKED'))
  })
})
