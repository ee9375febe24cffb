import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Embedder,
  estimateRealTokens,
  openCortex,
  parseUri,
  shortReference,
} from '@cortex-memory/core'
import { openMemory as openFromPager } from '@cortex-memory/pager'
import { invoke, type OperationContext } from '@cortex-memory/server/operations'
import { remember } from '@cortex-memory/server/operations/memories'
import { recall } from '@cortex-memory/server/operations/queries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMemory } from '../src/index.ts'

const SECRET = `token ghp_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`

const brokenEmbedder = (): Embedder => ({
  id: 'broken@1',
  dimensions: 4,
  embed: async () => {
    throw new Error('the worker is not there')
  },
})

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cortex-two-lines-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

describe('two lines', () => {
  it('[AM4] [AM5] what was added is found by meaning', async () => {
    await using memory = await openMemory({ root, actor: 'atlas', embedder: 'auto' })
    await memory.add('This project uses pnpm')
    await memory.add('The office is in Lisbon')

    const hits = await memory.search('package manager', { limit: 1 })

    expect(hits).toEqual([
      {
        text: 'This project uses pnpm',
        uri: expect.stringMatching(/^matrix:\/\/cortex\/Fact\/.+#1$/),
        score: expect.any(Number),
        at: expect.any(Number),
        type: 'Fact',
      },
    ])
    expect((await memory.status()).embedder).toMatchObject({ state: 'ready' })
  })

  it('[AM1] [AM2] a directory of no project means the user; nothing is made before the first add', async () => {
    vi.stubEnv('CORTEX_HOME', root)
    vi.stubEnv('CORTEX_ACTOR', '')
    await using memory = await openMemory({ directory: root, embedder: 'none' })

    expect(await memory.search('anything')).toEqual([])
    expect(await memory.context('anything')).toBe('')
    expect(existsSync(join(root, 'user'))).toBe(false)

    await memory.add('Short answers, please')
    expect(await memory.status()).toMatchObject({ root, actor: 'user', why: 'not in a project' })
    expect(existsSync(join(root, 'user'))).toBe(true)
  })

  it('[AM1] [AM3] in a repository there are two memories, and each gets what is its own', async () => {
    const repository = join(root, 'shop')
    mkdirSync(repository)
    spawnSync('git', ['init', '--quiet', repository])
    const home = join(root, 'home')
    vi.stubEnv('CORTEX_ACTOR', '')
    await using memory = await openMemory({ root: home, directory: repository, embedder: 'none' })

    await memory.add('This project uses pnpm')
    await memory.add('short answers', { type: 'Preference' })

    const { actor } = await memory.status()
    expect(actor).toMatch(/^shop-/)
    const texts = (await memory.search('pnpm or short answers')).map(({ type }) => type)
    expect(texts.sort()).toEqual(['Fact', 'Preference'])
    await using project = await openCortex({ root: home, actor, readOnly: true })
    await using user = await openCortex({ root: home, actor: 'user', readOnly: true })
    expect((await project.find({ types: ['Fact'], limit: 9 })).total).toBe(1)
    const [preference] = (await user.find({ types: ['Preference'], limit: 9 })).memories
    expect(preference?.version.provenance).toMatchObject({ origin: 'agent', channel: 'library' })
  })

  it('[AM3] secrets and unknown keys are refused, and leave nothing behind', async () => {
    await using memory = await openMemory({ root, actor: 'atlas', embedder: 'none' })

    await expect(memory.add(SECRET)).rejects.toMatchObject({ code: 'SECRET_REFUSED' })
    await expect(memory.add('x', { mood: 'good' } as object)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'mood',
    })
    await expect(memory.search('')).rejects.toMatchObject({ code: 'INVALID_INPUT', path: 'query' })
    expect(existsSync(join(root, 'atlas'))).toBe(false)
    await expect(openMemory({ home: root } as object)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'home',
    })
  })

  it('[AM6] [H34] a search by meaning that was not possible is an error, not an empty list', async () => {
    await using memory = await openMemory({ root, actor: 'atlas', embedder: brokenEmbedder() })
    await memory.add('This project uses pnpm')

    await expect(memory.search('package manager')).rejects.toMatchObject({
      code: 'EMBEDDER_FAILED',
      message: expect.stringContaining('the worker is not there'),
    })
    expect(await memory.search('pnpm')).toHaveLength(1)
    const { embedder } = await memory.status()
    expect(embedder).toMatchObject({ state: 'failed', why: expect.stringContaining('not there') })
    expect(await memory.context('package manager')).toBe('')
  })

  it('[H34] an answer by words alone says why', async () => {
    await using cortex = await openCortex({ root, actor: 'atlas', durability: 'fast' })
    await cortex.startEmbedder({ embedder: brokenEmbedder() })
    const context: OperationContext = {
      home: root,
      actor: 'atlas',
      origin: 'agent',
      channel: 'test',
      clock: Date.now,
      allowedSecrets: [],
      cortex: async () => cortex,
    }
    await invoke(remember, context, { text: 'This project uses pnpm' })

    expect(await invoke(recall, context, { query: 'pnpm' })).toMatchObject({
      memories: [{ text: 'This project uses pnpm' }],
      meaningFailed: 'the worker is not there',
    })
  })

  it('[AM6] one that cannot be chosen is an error too; with none, words search', async () => {
    vi.stubEnv('CORTEX_EMBEDDER', 'onnx')
    vi.stubEnv('CORTEX_EMBED_MODEL_PATH', '')
    await using memory = await openMemory({ root, actor: 'atlas' })
    await memory.add('This project uses pnpm')

    await expect(memory.search('package manager')).rejects.toMatchObject({ code: 'NO_EMBEDDER' })
    expect(await memory.search('pnpm')).toHaveLength(1)

    vi.stubEnv('CORTEX_EMBEDDER', 'none')
    await using words = await openMemory({ root, actor: 'atlas' })
    expect(await words.search('package manager')).toEqual([])
    expect((await words.status()).embedder).toMatchObject({ state: 'none' })
  })

  it('[AM7] context is text for a prompt within its budget, each memory on one line', async () => {
    await using memory = await openMemory({
      root,
      actor: 'atlas',
      embedder: 'none',
      origin: 'user',
    })
    const rule = await memory.add('Never deploy\n# on Fridays', {
      type: 'Constraint',
      data: { polarity: 'dont', strength: 'hard' },
    })
    for (let n = 0; n < 30; n++) await memory.add(`Deploy step ${n} needs a green build`)

    const text = await memory.context('deploy the shop', { budgetTokens: 300 })

    expect(text).toContain(shortReference(parseUri(rule.uri).id, 6))
    expect(text).not.toContain('matrix://')
    expect(text).toContain('## Always keep in mind')
    expect(text).toContain('## About this task')
    expect(text).not.toMatch(/^# on Fridays/m)
    expect(estimateRealTokens(text)).toBeLessThanOrEqual(300)
  })

  it('[AM8] [AM9] what was forgotten is not found; after close everything is CLOSED', async () => {
    let closed = 0
    const mine: Embedder & { close(): Promise<void> } = {
      id: 'mine@1',
      dimensions: 2,
      embed: async (texts) => texts.map(() => Float32Array.from([1, 0])),
      close: async () => {
        closed++
      },
    }
    const memory = await openMemory({ root, actor: 'atlas', embedder: mine })
    const { uri } = await memory.add('This project uses pnpm')
    expect(await memory.search('pnpm')).toHaveLength(1)

    await memory.forget(uri, { reason: 'we moved to npm' })
    expect(await memory.search('pnpm')).toEqual([])
    await expect(memory.forget('01HF7YAT00XR00000000000002')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })

    await memory.close()
    expect(closed).toBe(0)
    for (const call of [
      () => memory.add('x'),
      () => memory.search('x'),
      () => memory.context('x'),
      () => memory.forget(uri),
      () => memory.status(),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'CLOSED' })
    }
  })

  it('[AM14] the engine below is there once something is, and a reason may be text', async () => {
    await using memory = await openMemory({ root, actor: 'atlas', embedder: 'none' })
    expect(() => memory.cortex).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))

    const { uri } = await memory.add('The harbour froze', { type: 'Event', at: '2025-01-07' })
    const since = await memory.add('The harbour is open', { at: Date.UTC(2025, 2, 1) })
    const dates = new Map((await memory.search('harbour')).map((hit) => [hit.uri, hit.at]))
    await memory.forget(since.uri, 'it froze again')

    const event = await memory.cortex.resolve(uri)
    expect(event.data).toMatchObject({ type: 'Event', at: Date.UTC(2025, 0, 7) })
    const fact = await memory.cortex.resolve(since.uri)
    expect(fact.version.validFrom).toBe(Date.UTC(2025, 2, 1))
    expect(dates).toEqual(
      new Map([
        [uri, Date.UTC(2025, 0, 7)],
        [since.uri, Date.UTC(2025, 2, 1)],
      ]),
    )
    expect(fact.head.tombstoned).toMatchObject({ reason: 'it froze again' })
  })

  it('[AM10] the pager has it too', async () => {
    await using memory = await openFromPager({ root, actor: 'atlas', embedder: 'none' })
    await memory.add('This project uses pnpm')
    await using same = await openMemory({ root, actor: 'atlas', embedder: 'none' })
    expect(await same.search('pnpm')).toHaveLength(1)
  })

  it('[AM10] a pager alone says what to install', () => {
    const built = join(import.meta.dirname, '../../pager/dist/index.js')
    // Hides the server from the resolver of a process of its own.
    const hook = `
      import { register } from 'node:module'
      register('data:text/javascript,' + encodeURIComponent(
        "export const resolve = (name, context, next) => next(name.replace('/server/memory', '/absent/memory'), context)"
      ))
      const { openMemory } = await import(${JSON.stringify(built)})
      await openMemory().catch(({ code, message }) => console.log(code, message))`
    const file = join(root, 'alone.mjs')
    writeFileSync(file, hook)

    const { stdout } = spawnSync(process.execPath, [file], { encoding: 'utf8' })

    expect(stdout).toMatch(/^NOT_FOUND .*npm install cortex-memory/)
  })

  it('[AM11] one package has all of three', async () => {
    const parts = [
      await import('@cortex-memory/core'),
      await import('@cortex-memory/embed'),
      await import('@cortex-memory/pager'),
    ]
    const whole = await import('../src/index.ts')

    const expected = new Set(parts.flatMap((part) => Object.keys(part)))
    expect(Object.keys(whole).sort()).toEqual([...expected].sort())
  })
})
