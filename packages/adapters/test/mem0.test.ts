import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Memory } from '../src/mem0/index.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-mem0-'))
let made = 0
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe("mem0's Memory on Cortex", () => {
  let memory: Memory
  beforeEach(() => {
    memory = new Memory({ root, actor: `a${made++}` })
    return () => memory.close()
  })
  const ada = { userId: 'ada' }

  it('[AD60] adds, finds, lists, gets, updates and deletes', async () => {
    const { results } = await memory.add('I love sci-fi movies', {
      ...ada,
      metadata: { topic: 'film' },
    })
    const [{ id } = { id: '' }] = results
    expect(results).toEqual([{ id, memory: 'I love sci-fi movies', event: 'ADD' }])
    const found = await memory.search('movies', ada)
    expect(found.results[0]).toMatchObject({ id, userId: 'ada', metadata: { topic: 'film' } })
    expect(found.results[0]?.score).toBeGreaterThan(0)
    expect((await memory.getAll(ada)).results).toHaveLength(1)
    await memory.update(id, 'I love old sci-fi movies')
    expect((await memory.get(id))?.memory).toBe('I love old sci-fi movies')
    expect((await memory.get(id))?.metadata).toEqual({ topic: 'film' })
    await memory.delete(id)
    expect(await memory.get(id)).toBeNull()
    expect((await memory.getAll(ada)).results).toEqual([])
    expect(
      (await memory.history(id)).map(({ action, previousValue, newValue }) => [
        action,
        previousValue,
        newValue,
      ]),
    ).toEqual([
      ['ADD', null, 'I love sci-fi movies'],
      ['UPDATE', 'I love sci-fi movies', 'I love old sci-fi movies'],
      ['DELETE', 'I love old sci-fi movies', null],
    ])
    await expect(memory.delete(id)).rejects.toThrow(`Memory with ID ${id} not found`)
    await expect(memory.update('none', 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('[AD60] takes what the user said of a conversation, and the same text once', async () => {
    const messages = [
      { role: 'user', content: 'I am vegetarian' },
      { role: 'assistant', content: 'Good to know' },
      { role: 'user', content: [{ type: 'text', text: 'I live in Lima' }] },
    ]
    const first = await memory.add(messages, ada)
    expect(first.results.map(({ memory: text, event }) => [text, event])).toEqual([
      ['I am vegetarian', 'ADD'],
      ['I live in Lima', 'ADD'],
    ])
    const again = await memory.add('I live in Lima', ada)
    expect(again.results).toEqual([{ ...first.results[1], event: 'NONE' }])
    expect((await memory.getAll(ada)).results).toHaveLength(2)
  })

  it('[AD60] keeps owners apart and wants one', async () => {
    await memory.add('secret of ada', { userId: 'ada', agentId: 'x' })
    await memory.add('secret of bob', { userId: 'bob', runId: 'r' })
    const texts = async (config: object) =>
      (await memory.search('secret', config as never)).results.map(({ memory: text }) => text)
    expect(await texts({ userId: 'ada' })).toEqual(['secret of ada'])
    expect(await texts({ agentId: 'x' })).toEqual(['secret of ada'])
    expect(await texts({ userId: 'ada', agentId: 'y' })).toEqual([])
    expect(await texts({ filters: { user_id: 'bob' } })).toEqual(['secret of bob'])
    await expect(memory.search('secret', {})).rejects.toThrow(
      'userId, agentId or runId is required',
    )
    await memory.deleteAll({ userId: 'ada' })
    expect(await texts({ agentId: 'x' })).toEqual([])
    expect(await texts({ userId: 'bob' })).toEqual(['secret of bob'])
  })

  it('[AD61] adds nothing for a request that comes again, and refuses secrets', async () => {
    const config = { ...ada, requestId: 'r1' }
    const { results } = await memory.add('The door code changed', config)
    const again = await memory.add('The door code changed', config)
    expect(again.results[0]?.id).toBe(results[0]?.id)
    expect((await memory.getAll(ada)).results).toHaveLength(1)
    await expect(memory.add('Another text', config)).rejects.toMatchObject({
      code: 'COMMIT_ID_REUSED',
    })
    const secret = `token ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`
    await expect(memory.add(secret, ada)).rejects.toMatchObject({ code: 'SECRET_REFUSED' })
  })
})
