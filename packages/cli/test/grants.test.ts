/** Keys, owned stores and grants, as a user makes them. Rules: docs/spec/operations.md. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortex, type Uri } from '@cortex-memory/core'
import { proveWith, signerOf } from '@cortex-memory/core/scope-signing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ran, runInProcess } from './in-process.ts'

const place = mkdtempSync(join(tmpdir(), 'cortex-grants-'))
const file = (name: string): string => join(place, name)

async function cortex(...args: readonly string[]): Promise<Ran> {
  return await runInProcess(args, place, { CORTEX_HOME: file('home'), CORTEX_ACTOR: 'atlas' })
}

async function json<T>(...args: readonly string[]): Promise<T> {
  const { status, stdout, stderr } = await cortex(...args, '--json')
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`)
  return JSON.parse(stdout) as T
}

let uri: Uri
beforeAll(async () => {
  for (const name of ['owner', 'bob']) await json('key', 'new', `${name}.pem`)
  await json('init', '--owner', 'owner.pem')
  const said = ['remember', 'The staging host is delta', '--tag', 'shared']
  uri = (await json<{ uri: Uri }>(...said, '--visibility', 'scoped')).uri
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('a key', () => {
  it('[O44] is in a file of its owner, and is not made twice', async () => {
    const made = readFileSync(file('bob.pem'), 'utf8')

    const again = await cortex('key', 'new', 'bob.pem')

    expect([again.status, again.stdout]).toEqual([4, ''])
    expect(readFileSync(file('bob.pem'), 'utf8')).toBe(made)
    expect(statSync(file('bob.pem')).mode & 0o777).toBe(0o600)
    const { stdout } = await cortex('key', 'show', 'bob.pem')
    expect(stdout).toMatch(/^public key [0-9a-f]{64}\n$/)
    expect(made).toContain('PRIVATE KEY')
  })
})

describe('an owned store', () => {
  it('[O45] names its owner in its first entry, and is made once', async () => {
    const { publicKey } = await json<{ publicKey: string }>('key', 'show', 'owner.pem')
    await using store = await openCortex({ root: file('home'), actor: 'atlas', readOnly: true })

    for await (const { body } of store.journal({ from: 0, to: 0 })) {
      expect(body).toMatchObject({ ownerKey: Buffer.from(publicKey, 'hex') })
    }

    expect((await cortex('init', '--owner', 'bob.pem')).status).toBe(4)
  })
})

describe('a grant', () => {
  it('[O46] [O47] opens the store for its audience, until it is revoked', async () => {
    const options = ['--key', 'owner.pem', '--to', 'bob', '--to-key', 'bob.pem', '--tag', 'shared']
    const { scopeId } = await json<{ scopeId: string }>('grant', ...options, '-o', 'bob.scope')
    const scope = readFileSync(file('bob.scope'))
    const open = async (key: string): Promise<string> => {
      await using store = await openCortex({ root: file('home'), actor: 'atlas' })
      const prove = proveWith(signerOf(readFileSync(file(key), 'utf8')))
      const scoped = await store.scoped(scope, { caller: 'bob', prove })
      return (await scoped.resolve(uri)).head.id
    }

    expect(uri).toContain(await open('bob.pem'))
    await expect(open('owner.pem')).rejects.toMatchObject({ code: 'SCOPE_INVALID' })
    await json('revoke', scopeId, '--reason', 'done')
    await expect(open('bob.pem')).rejects.toMatchObject({ code: 'SCOPE_REVOKED' })
  })

  it('[O46] is not signed with another key than the owner key, and is passed on by its audience only', async () => {
    const terms = ['--to', 'eve', '--to-key', 'bob.pem', '--tag', 'shared', '-o', 'eve.scope']
    const options = ['--key', 'owner.pem', '--to', 'bob', '--to-key', 'bob.pem', '--tag', 'shared']
    await json('grant', ...options, '-o', 'bob.scope')

    expect((await cortex('grant', '--key', 'bob.pem', ...terms)).status).toBe(6)
    expect(
      (await cortex('grant', '--from', 'bob.scope', '--key', 'owner.pem', ...terms)).status,
    ).toBe(6)
    expect(
      (await cortex('grant', '--from', 'bob.scope', '--key', 'bob.pem', ...terms)).status,
    ).toBe(0)
  })

  it('[O48] is verified without the store, and refused with exit code 5 if a byte differs', async () => {
    const report = await json<{ kind: string; facts: object }>(
      '--home',
      'nowhere',
      'verify',
      'bob.scope',
    )
    expect(report).toMatchObject({ kind: 'scope', facts: { actor: 'atlas', audience: 'bob' } })
    const { publicKey } = await json<{ publicKey: string }>('key', 'show', 'owner.pem')
    expect((await cortex('verify', 'bob.scope', '--root', publicKey)).status).toBe(0)
    expect((await cortex('verify', 'bob.scope', '--root', '00'.repeat(32))).status).toBe(5)
    const bytes = readFileSync(file('bob.scope'))
    bytes[40] = (bytes[40] as number) ^ 1
    writeFileSync(file('bad.scope'), bytes)
    expect((await cortex('verify', 'bad.scope')).status).toBe(5)
  })
})
