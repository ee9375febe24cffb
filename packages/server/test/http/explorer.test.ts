/** How a browser gets the explorer, and gets in. Rules: docs/spec/explorer.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyFile } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import { TokenFiles } from '../../src/http/index.ts'
import { CODE_MS, Sessions } from '../../src/http/sessions.ts'
import { type Serving, serve } from './serving.ts'

async function sessionOf(server: Serving, code: string): Promise<{ token: string }> {
  const { body } = await server.ask('/v1/session', { json: { code }, token: null })
  return body as { token: string }
}

describe('codes and sessions', () => {
  it('[EX1] a code works once', async () => {
    await using server = await serve()
    const code = server.running.newCode()

    const first = await server.ask('/v1/session', { json: { code }, token: null })
    const again = await server.ask('/v1/session', { json: { code }, token: null })

    expect(first).toMatchObject({ status: 200, body: { access: 'read' } })
    expect(again).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    for (const json of [{ code: 'guess' }, { code: '' }]) {
      expect(await server.ask('/v1/session', { json, token: null })).toMatchObject({ status: 401 })
    }
    expect(await server.ask('/v1/session', { json: {}, token: null })).toMatchObject({
      status: 422,
      body: { path: 'code' },
    })
  })

  it('[EX1] [EX2] a code is good for a minute, a session for half a day', () => {
    let now = 0
    const sessions = new Sessions('ada', 'owner', () => now)
    const late = sessions.newCode()
    now = CODE_MS
    expect(sessions.open(late)).toBeUndefined()
    const token = sessions.open(sessions.newCode())?.token as string

    expect(sessions.read(token)).toMatchObject({ readOnly: true })
    expect(new Sessions('ada', 'owner', () => now).read(token)).toMatchObject({ readOnly: true })
    expect(new Sessions('ada', 'another', () => now).read(token)).toBeUndefined()
    expect(sessions.read(token.replace('_r_', '_w_'))).toBeUndefined()
    now += 13 * 3_600_000
    expect(sessions.read(token)).toBeUndefined()
  })

  it('[EX1] [EX2] a clock that was wrong for a while makes nothing that lasts', () => {
    const right = 1_700_000_000_000
    let now = right + 365 * 86_400_000
    const sessions = new Sessions('ada', 'owner', () => now)
    const code = sessions.newCode()
    const { token } = sessions.unlock()

    now = right
    expect(sessions.open(code)).toBeUndefined()
    expect(sessions.read(token)).toBeUndefined()
    const last = sessions.unlock().token
    now -= 5_000
    expect(sessions.read(last)).toBeDefined()
  })

  it('[EX2] sessions end when the owner’s token is revoked or replaced', async () => {
    await using server = await serve()
    const { token } = await sessionOf(server, server.running.newCode())
    expect(await server.call('list', {}, token)).toMatchObject({ status: 200 })

    new TokenFiles(server.home).revoke('owner')
    expect(await server.call('list', {}, token)).toMatchObject({ status: 401 })

    const owner = new TokenFiles(server.home).owner()
    expect(await server.call('list', {}, token)).toMatchObject({ status: 401 })
    const { body } = await server.ask('/v1/session-code?unlock', { method: 'POST', token: owner })
    const renewed = (body as { token: string }).token
    expect(await server.call('list', {}, renewed)).toMatchObject({ status: 200 })
  })

  it('[EX2] only the owner makes codes', async () => {
    await using server = await serve()
    const files = new TokenFiles(server.home)
    const lesser = files.add({ name: 'r', actor: 'ada', access: 'write', createdAt: 0 })
    const { token: reading } = await sessionOf(server, server.running.newCode())
    const unlocked = await server.ask('/v1/session-code?unlock', { method: 'POST' })
    const { token: writing } = unlocked.body as { token: string }

    // A session that could make another would never end.
    for (const token of [lesser, reading, writing]) {
      for (const path of ['/v1/session-code', '/v1/session-code?unlock']) {
        const answer = await server.ask(path, { method: 'POST', token })
        expect(answer).toMatchObject({ status: 403, body: { code: 'SCOPE_VIOLATION' } })
      }
    }
    expect(await server.ask('/v1/session-code', { method: 'POST', token: null })).toMatchObject({
      status: 401,
    })
    expect(await server.ask('/v1/session-code', { method: 'POST' })).toMatchObject({
      status: 200,
      body: { code: expect.any(String) },
    })
  })

  it('[EX3] a session of a code reads and changes nothing', async () => {
    await using server = await serve()
    await server.call('remember', { text: 'the sea is salty' })
    const { token } = await sessionOf(server, server.running.newCode())

    const read = await server.call('recall', { query: 'sea' }, token)
    const write = await server.call('remember', { text: 'written by a page' }, token)

    expect(read).toMatchObject({ status: 200, body: { total: 1 } })
    expect(write).toMatchObject({ body: { code: 'SCOPE_NOT_WRITABLE' } })
  })

  it('[EX3] no session deletes an actor, unlocked or not', async () => {
    await using server = await serve()
    await server.call('remember', { text: 'the sea is salty' })
    const { token: reading } = await sessionOf(server, server.running.newCode())
    const { body } = await server.ask('/v1/session-code?unlock', { method: 'POST' })
    const { token: writing } = body as { token: string }

    for (const token of [reading, writing]) {
      const answer = await server.ask('/v1/actors/ada', { method: 'DELETE', token })
      expect(answer).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } })
    }
    expect(await server.call('recall', { query: 'sea' })).toMatchObject({ body: { total: 1 } })
  })

  it('[EX35] a session sees who has a token, and an unlocked one revokes it', async () => {
    await using server = await serve()
    const files = new TokenFiles(server.home)
    const agent = files.add({ name: 'laptop', actor: 'ada', access: 'read', createdAt: 5 })
    const { token: reading } = await sessionOf(server, server.running.newCode())
    const { body } = await server.ask('/v1/session-code?unlock', { method: 'POST' })
    const { token: writing } = body as { token: string }

    const seen = await server.ask('/v1/tokens', { token: reading })
    const lesser = await server.ask('/v1/tokens', { token: agent })
    const refused = await server.ask('/v1/revoke-token', {
      json: { name: 'laptop' },
      token: reading,
    })
    const owner = await server.ask('/v1/revoke-token', { json: { name: 'owner' }, token: writing })
    const gone = await server.ask('/v1/revoke-token', { json: { name: 'laptop' }, token: writing })

    expect(seen).toMatchObject({ status: 200 })
    expect(seen.body).toEqual({
      tokens: [{ name: 'laptop', actor: 'ada', access: 'read', createdAt: 5, isScoped: false }],
      problems: [],
    })
    expect(lesser).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'SCOPE_NOT_WRITABLE' } })
    expect(owner).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } })
    expect(gone).toMatchObject({ status: 200, body: { revoked: 'laptop' } })
    expect(await server.call('list', {}, agent)).toMatchObject({ status: 401 })
    const again = await server.ask('/v1/revoke-token', { json: { name: 'laptop' }, token: writing })
    expect(again).toMatchObject({ status: 404 })
  })

  it('[EX4] what an unlocked page writes is the words of the user', async () => {
    await using server = await serve()
    const { body } = await server.ask('/v1/session-code?unlock', { method: 'POST' })
    const { token } = body as { token: string }

    const { body: made } = await server.call('remember', { text: 'the sea is deep' }, token)
    const { body: got } = await server.call('get', { uri: (made as { uri: string }).uri }, token)

    expect(got).toMatchObject({
      version: { provenance: { origin: 'user', channel: 'explorer' } },
    })
  })
})

describe('files', () => {
  it('[EX6] [EX7] the page and its files, and nothing beside them', async () => {
    const files = mkdtempSync(join(tmpdir(), 'cortex-explorer-'))
    mkdirSync(join(files, 'assets'))
    writeFileSync(join(files, 'index.html'), '<!doctype html>')
    writeFileSync(join(files, 'assets/page-1a2b.js'), 'export {}')
    writeFileSync(join(files, 'secret.txt'), 'not a file of a page')
    await using server = await serve({ explorer: files })

    const page = await server.ask('/', { token: null })
    const script = await server.ask('/assets/page-1a2b.js', { token: null })
    const others = ['/secret.txt', '/assets/', '/../package.json', '/assets/..%2findex.html']
    const statuses = await Promise.all(
      others.map(async (path) => (await server.ask(path, { token: null })).status),
    )

    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('content-security-policy')).toContain('require-trusted-types-for')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(statuses).toEqual([404, 404, 404, 404])
    rmSync(files, { recursive: true })
  })

  it('[EX13] the journal comes as a file that a verifier checks by itself', async () => {
    await using server = await serve()
    await server.call('remember', { text: 'the sea is salty' })
    const response = await fetch(`${server.running.url}/v1/journal`, {
      headers: { authorization: `Bearer ${server.running.token}` },
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { body } = await server.call('root', {})
    const { root } = body as { root: string }

    expect(verifyFile(bytes, { root })).toMatchObject({ ok: true, root })
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    expect(verifyFile(bytes, { root })).toMatchObject({ ok: false })
  })
})
