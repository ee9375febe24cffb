import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortex } from '@cortex-memory/core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type CortexSessionStore, cortexSessionStore } from '../src/claude-agent/index.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-claude-'))
let made = 0
afterAll(() => rmSync(root, { recursive: true, force: true }))

const main = { projectKey: 'p', sessionId: 's' }
const sub = { ...main, subpath: 'subagents/agent-1' }
const line = (text: string, type = 'user') => ({
  type,
  uuid: randomUUID(),
  timestamp: '2026-11-01T10:00:00.000Z',
  message: { role: type, content: text },
})

describe('a session store for the Claude Agent SDK', () => {
  let store: CortexSessionStore
  beforeEach(async () => {
    store = await cortexSessionStore({ root, actor: `a${made++}`, summaries: false })
    return () => store.close()
  })

  it('[AD30] gives back what was appended, equal and in order', async () => {
    const entries = [line('a'), { type: 'title', nested: { list: [1, null, 'ä'] } }, line('b')]
    await store.append(main, entries)
    expect(await store.load(main)).toEqual(entries)
  })

  it('[AD30] answers null for what was never written', async () => {
    expect(await store.load(main)).toBeNull()
    expect(await store.load({ projectKey: 'p', sessionId: 'other' })).toBeNull()
  })

  it('[AD30] keeps the order of calls', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => line(`line ${n}`))
    for (const each of lines) await store.append(main, [each])
    expect(await store.load(main)).toEqual(lines)
  })

  it('[AD30] keeps the order of calls that do not wait for each other', async () => {
    const lines = Array.from({ length: 90 }, (_, n) => line(`line ${n}`))
    await Promise.all(lines.map((each) => store.append(main, [each])))
    expect(await store.load(main)).toEqual(lines)
  })

  it('[AD30] does nothing for an empty batch', async () => {
    await store.append(main, [])
    expect(await store.load(main)).toBeNull()
    expect(await store.listSessions('p')).toEqual([])
  })

  it('[AD31] takes a uuid as the name of a line: the same again is left out', async () => {
    const [a, b] = [line('a'), line('b')]
    await store.append(main, [a])
    await store.append(main, [a, b, b])
    expect(await store.load(main)).toEqual([a, b])
  })

  it('[AD31] appends lines without a uuid every time, but not those of a batch that comes again', async () => {
    const title = { type: 'title', title: 'x' }
    await store.append(main, [title])
    await store.append(main, [title])
    expect(await store.load(main)).toEqual([title, title])
    const batch = [line('a'), { type: 'mode', mode: 'plan' }]
    await store.append(main, batch)
    await store.append(main, batch)
    expect(await store.load(main)).toEqual([title, title, ...batch])
  })

  it('[AD31] loses no line to an odd uuid', async () => {
    const lines = [
      { type: 'a', uuid: '#0.1' },
      { type: 'b' },
      { type: 'c', uuid: '' },
      { type: 'd', uuid: '' },
      { type: 'e', uuid: null as never },
      { type: 'f', uuid: 5 as never },
    ]
    await store.append(main, lines)
    expect(await store.load(main)).toEqual(lines)
  })

  it('[AD30] keeps sub-agents apart from the main transcript', async () => {
    const [own, other] = [line('main'), line('sub')]
    await store.append(sub, [other])
    await store.append(main, [own])
    await store.append(sub, [{ type: 'tag' }])
    await store.append(sub, [{ type: 'tag' }])
    expect(await store.load(main)).toEqual([own])
    expect(await store.load(sub)).toEqual([other, { type: 'tag' }, { type: 'tag' }])
    expect(await store.listSubkeys(main)).toEqual(['subagents/agent-1'])
    expect(await store.listSessions('p')).toHaveLength(1)
  })

  it('[AD30] keeps projects and sessions apart', async () => {
    await store.append(main, [line('a')])
    await store.append({ ...main, projectKey: 'p2' }, [line('b')])
    await store.append({ ...main, sessionId: 's2' }, [line('c')])
    expect(await store.load(main)).toHaveLength(1)
    expect((await store.listSessions('p')).map(({ sessionId }) => sessionId).sort()).toEqual([
      's',
      's2',
    ])
    expect(await store.listSessions('nowhere')).toEqual([])
  })

  it('[AD30] says when a session was last appended to, in whole milliseconds', async () => {
    const before = Date.now()
    await store.append(main, [line('a')])
    const [{ mtime } = { mtime: 0 }] = await store.listSessions('p')
    expect(Number.isInteger(mtime)).toBe(true)
    expect(mtime).toBeGreaterThanOrEqual(before)
    expect(mtime).toBeLessThanOrEqual(Date.now())
  })

  it('[AD30] deletes a session with its sub-agents', async () => {
    await store.append(main, [line('a')])
    await store.append(sub, [line('b')])
    await store.delete(main)
    expect(await store.load(main)).toBeNull()
    expect(await store.load(sub)).toBeNull()
    expect(await store.listSessions('p')).toEqual([])
    expect(await store.listSubkeys(main)).toEqual([])
  })

  it('[AD30] deletes one sub-agent and nothing else', async () => {
    const other = { ...main, subpath: 'subagents/agent-2' }
    for (const key of [main, sub, other]) await store.append(key, [line('a')])
    await store.delete(sub)
    expect(await store.load(sub)).toBeNull()
    expect(await store.load(main)).toHaveLength(1)
    expect(await store.listSubkeys(main)).toEqual(['subagents/agent-2'])
    await store.delete({ ...main, sessionId: 'never' })
  })

  it('[AD30] takes a session again that was deleted', async () => {
    const again = line('again')
    await store.append(main, [line('a')])
    await store.delete(main)
    await store.append(main, [again])
    expect(await store.load(main)).toEqual([again])
  })

  it('[AD32] finds lines by their words', async () => {
    await store.append(main, [line('the deploy key is rotated monthly'), line('nothing here')])
    await store.append({ ...main, projectKey: 'p2' }, [line('another deploy key')])
    const hits = await store.search('deploy key', { projectKey: 'p' })
    expect(hits.map(({ key, entry }) => [key.sessionId, entry.type])).toEqual([['s', 'user']])
    expect(await store.search('deploy key')).toHaveLength(2)
  })

  it('[AD32] gives lines back as they were, and shows no secrets to others', async () => {
    await using cortex = await openCortex({ root, actor: `secret${made}` })
    const own = await cortexSessionStore({ cortex, summaries: false })
    const secret = `ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`
    const entry = line(`walrus ${secret}`)
    await own.append(main, [entry])
    expect(await own.load(main)).toEqual([entry])
    const { rendered } = await cortex.find({ near: 'walrus', limit: 5 })
    expect(rendered.join()).toContain('walrus')
    expect(rendered.join()).not.toContain(secret)
  })

  it('[AD32] learns from a transcript, each line once', async () => {
    await using cortex = await openCortex({ root, actor: `learn${made}` })
    const own = await cortexSessionStore({ cortex, summaries: false })
    await own.append(main, [line('I prefer tabs over spaces.'), line('Noted.', 'assistant')])
    const first = await own.consolidate(main)
    expect(first.failure).toBeUndefined()
    expect(first.written.length).toBeGreaterThan(0)
    expect((await own.consolidate(main)).written).toEqual([])
    const { memories } = await cortex.find({ types: ['Preference'], limit: 5 })
    expect(memories.length).toBeGreaterThan(0)
  })

  it('[AD3] says which package summaries need', async () => {
    const opening = cortexSessionStore({ root, actor: 'x' })
    await expect(opening).rejects.toThrow(
      'Cannot use @cortex-memory/adapters/claude-agent: the package @anthropic-ai/claude-agent-sdk is not installed',
    )
  })
})
