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
    expect(results).toMatchObject([{ id, memory: 'I love sci-fi movies', event: 'ADD' }])
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
      (await memory.history(id)).map(({ action, previous_value, new_value, is_deleted }) => [
        action,
        previous_value,
        new_value,
        is_deleted,
      ]),
    ).toEqual([
      ['DELETE', 'I love old sci-fi movies', null, 1],
      ['UPDATE', 'I love sci-fi movies', 'I love old sci-fi movies', 0],
      ['ADD', null, 'I love sci-fi movies', 0],
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
    expect(again.results).toMatchObject([{ id: first.results[1]?.id, event: 'NONE' }])
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

  it('[AD60] takes the names that mem0 has for options, and gives its rows', async () => {
    const metadata = { topic: 'food', stars: 4, tags: ['hot'] }
    const { results } = await memory.add('Ada likes curry', {
      user_id: 'ada',
      agent_id: 'cook',
      metadata,
    })
    const [{ id } = { id: '' }] = results
    expect(results[0]?.metadata).toEqual({ event: 'ADD' })
    await memory.add('Ada likes soup', { userId: 'ada', metadata: { topic: 'food', stars: 2 } })
    const found = await memory.search('curry', { filters: { user_id: 'ada' }, top_k: 1 })
    expect(found.results).toMatchObject([{ id, user_id: 'ada', userId: 'ada', agent_id: 'cook' }])
    expect((await memory.getAll({ filters: { userId: 'ada' }, topK: 1 })).results).toHaveLength(1)
    await memory.update(id, { text: 'Ada loves curry', metadata: { stars: 5 } })
    expect(await memory.get(id)).toMatchObject({
      memory: 'Ada loves curry',
      metadata: { ...metadata, stars: 5 },
    })
    await expect(memory.update(id, {})).rejects.toThrow('give `text`')
    expect(Object.keys((await memory.history(id))[0] ?? {})).toEqual([
      'id',
      'memory_id',
      'previous_value',
      'new_value',
      'action',
      'created_at',
      'updated_at',
      'is_deleted',
    ])
    await memory.reset()
    expect((await memory.getAll(ada)).results).toEqual([])
  })

  it.each<[Record<string, unknown>, string[]]>([
    [{ stars: 4 }, ['b']],
    [{ stars: { gte: 2, lt: 4 } }, ['a']],
    [{ stars: { ne: 4 } }, ['a', 'c']],
    [{ stars: { in: [2, 4] } }, ['a', 'b']],
    [{ stars: { nin: [2, 4] } }, ['c']],
    [{ stars: [4, 5] }, ['b']],
    [{ topic: { contains: 'oo' } }, ['a']],
    [{ topic: { icontains: 'OO' } }, ['a', 'b']],
    [{ topic: '*' }, ['a', 'b']],
    [{ day: { gt: '2026-01-31' } }, ['b']],
    [{ OR: [{ stars: 2 }, { stars: 4 }] }, ['a', 'b']],
    [{ NOT: [{ stars: 2 }, { stars: 4 }] }, ['c']],
    [{ AND: [{ user_id: 'ada' }, { stars: { gt: 2 } }] }, ['b']],
    [{ constructor: '*' }, []],
  ])('[AD60] filters by %j', async (filters, expected) => {
    await memory.add('a', { ...ada, metadata: { topic: 'food', stars: 2, day: '2026-01-31' } })
    await memory.add('b', { ...ada, metadata: { topic: 'FOOD', stars: 4, day: '2026-02-01' } })
    await memory.add('c', ada)
    const own = filters.AND === undefined ? ada : {}
    const { results } = await memory.getAll({ ...own, filters })
    expect(results.map(({ memory: text }) => text)).toEqual(expected)
  })

  it('[AD60] refuses operators that it does not know', async () => {
    const search = memory.search('x', { ...ada, filters: { stars: { near: 1 } } })
    await expect(search).rejects.toThrow('the operator near')
    await expect(memory.getAll({ ...ada, filters: { OR: [] } })).rejects.toThrow('OR takes a list')
  })

  it.each([{ userId: '' }, { user_id: '  ' }, { userId: null }, { filters: { user_id: '' } }])(
    '[AD60] takes %j for nobody, never for everybody',
    async (config) => {
      await memory.add('kept', ada)
      for (const call of [
        () => memory.deleteAll(config as never),
        () => memory.getAll(config as never),
        () => memory.search('kept', config as never),
        () => memory.add('kept', config as never),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      }
      expect((await memory.getAll(ada)).results).toHaveLength(1)
    },
  )

  it('[AD60] keeps the same text once when it comes many times at once, and again when it was deleted', async () => {
    const added = await Promise.all(Array.from({ length: 20 }, () => memory.add('one', ada)))
    expect(new Set(added.map(({ results }) => results[0]?.id)).size).toBe(1)
    const id = added[0]?.results[0]?.id ?? ''
    await memory.update(id, 'two')
    expect((await memory.add('two', ada)).results).toMatchObject([{ id, event: 'NONE' }])
    expect((await memory.add('one', ada)).results).toMatchObject([{ event: 'ADD' }])
    await memory.delete(id)
    expect((await memory.add('two', ada)).results).toMatchObject([{ event: 'ADD' }])
    expect((await memory.getAll(ada)).results).toHaveLength(2)
  })

  it('[AD60] keeps all messages with infer: false, and none beyond its last day', async () => {
    const messages = [
      { role: 'system', content: 'be kind' },
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: 'hi' },
    ]
    await memory.add(messages, { ...ada, infer: false })
    await memory.add('old news', { ...ada, expirationDate: '2020-01-31' })
    await memory.add('news', { ...ada, expirationDate: '2999-01-31' })
    const texts = (await memory.getAll(ada)).results.map(({ memory: text }) => text)
    expect(texts).toEqual(['hello', 'hi', 'news'])
    await expect(memory.add('x', { ...ada, expirationDate: 'soon' })).rejects.toThrow('YYYY-MM-DD')
  })

  it.each([undefined, null, 5, [null], ['text']])(
    '[AD60] says what messages have to be instead of %j',
    async (messages) => {
      const add = memory.add(messages as never, ada)
      await expect(add).rejects.toThrow('`messages` must be text or a list of messages')
    },
  )

  it('[AD61] gives the same ids when a request comes again, also of what was there before', async () => {
    const before = await memory.add('known', ada)
    const config = { ...ada, requestId: 'r2' }
    const messages = ['known', 'new'].map((content) => ({ role: 'user', content }))
    const first = await memory.add(messages, config)
    expect(first.results.map(({ event }) => event)).toEqual(['NONE', 'ADD'])
    expect(first.results[0]?.id).toBe(before.results[0]?.id)
    const again = await memory.add(messages, config)
    expect(again.results.map(({ id, event }) => [id, event])).toEqual(
      first.results.map(({ id }) => [id, 'NONE']),
    )
  })
})
