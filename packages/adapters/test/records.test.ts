import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ItemStore } from '../src/langgraph/item-store.ts'
import { decodeValue, encodeValue } from '../src/shared/plain-value.ts'
import { Records } from '../src/shared/records.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-records-'))
let made = 0
let cortex: Cortex
beforeEach(async () => {
  cortex = await openCortex({ root, actor: `a${made++}` })
  return () => cortex.close()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('records of a framework', () => {
  it('[AD6] of one call are one commit: all or none', async () => {
    const records = new Records(cortex, 'x')
    await records.put(['a', 'b'].map((key) => ({ path: ['p'], key, payload: bytes(key) })))
    const broken = records.put([
      { path: ['p'], key: 'd', payload: bytes(1) },
      { path: ['p'], key: 'e', payload: bytes(1), expiresAt: -5 },
    ])
    await expect(broken).rejects.toThrow()
    expect(await records.read(['p'], 'd')).toBeUndefined()
    expect((await records.read(['p'], 'b'))?.version).toBe(1)
  })

  it('[AD6] can be large: a value of megabytes comes back, and its parts go with it', async () => {
    const records = new Records(cortex, 'x')
    // What cannot be compressed.
    const payload = randomBytes(200_000)
    const large = { path: ['p'], key: 'k', payload, text: 'elephant' }
    await records.put([large])
    expect(Buffer.from((await records.read(['p'], 'k'))?.payload ?? [])).toEqual(payload)
    const parts = async () =>
      (await cortex.find({ types: ['Fact'], where: { hasTag: 'adapter:x:part' }, limit: 1_000 }))
        .memories.length
    expect(await parts()).toBeGreaterThan(0)
    await records.put([{ ...large, payload: bytes('small') }])
    expect(await parts()).toBe(0)
    expect((await records.history(['p'], 'k')).map(({ payload: each }) => each.length)).toEqual([
      7, 200_000,
    ])
    expect((await cortex.find({ near: 'elephant', limit: 9 })).memories).toHaveLength(1)
  })

  it('[AD6] of other adapters, and labels that look alike, are kept apart', async () => {
    const [one, two] = [new Records(cortex, 'x'), new Records(cortex, 'y')]
    await one.put([{ path: ['a', 'b'], key: 'k', payload: bytes(1) }])
    await one.put([{ path: ['a'], key: 'b', payload: bytes(2) }])
    expect(await two.read(['a', 'b'], 'k')).toBeUndefined()
    expect(await one.read(['ab'], 'k')).toBeUndefined()
    const listed = []
    for await (const { key } of one.list(['a', 'b'])) listed.push(key)
    expect(listed).toEqual(['k'])
  })

  it('[AD6] can be made again under a name that was erased', async () => {
    const records = new Records(cortex, 'x')
    await records.put([{ path: ['p'], key: 'k', payload: bytes(1) }])
    const { id } = (await records.read(['p'], 'k')) ?? {}
    await cortex.erase(id as never, { reason: 'asked' })
    expect(await records.read(['p'], 'k')).toBeUndefined()
    await records.put([{ path: ['p'], key: 'k', payload: bytes(2) }])
    expect((await records.read(['p'], 'k'))?.payload).toEqual(new Uint8Array(bytes(2)))
    expect((await cortex.verify()).ok).toBe(true)
  })

  it('[AD9] of many calls at once are all kept, also under one name', async () => {
    const records = new Records(cortex, 'x')
    const counting = Array.from({ length: 90 }, () =>
      records.change(
        async (reader) => {
          const stored = await reader.read(['p'], 'count')
          const count = stored === undefined ? 0 : Number(Buffer.from(stored.payload).toString())
          return [{ path: ['p'], key: 'count', payload: Buffer.from(String(count + 1)) }]
        },
        { line: 'count' },
      ),
    )
    const blind = Array.from({ length: 90 }, (_, n) =>
      records.put([{ path: ['p'], key: 'blind', payload: bytes(n) }]),
    )
    await Promise.all([...counting, ...blind])
    expect(Buffer.from((await records.read(['p'], 'count'))?.payload ?? []).toString()).toBe('90')
    expect((await records.read(['p'], 'blind'))?.version).toBe(90)
  })

  it('[AD9] are listed once each, although others are deleted meanwhile', async () => {
    const records = new Records(cortex, 'x')
    const names = Array.from({ length: 60 }, (_, n) => ({ path: ['p'], key: `k${n}` }))
    await records.put(names.map((name) => ({ ...name, payload: bytes(1) })))
    const listed: string[] = []
    for await (const { key } of records.list(['p', 'none'])) listed.push(key)
    const all: string[] = []
    for await (const stored of records.list(['p'])) {
      all.push(stored.key)
      if (all.length === 3) await records.remove(names.slice(0, 2))
    }
    expect(listed).toEqual([])
    expect(all.toSorted()).toEqual(names.map(({ key }) => key).toSorted())
  })

  it('[AD7] have an origin and a channel that nobody else sets', async () => {
    await new Records(cortex, 'x').put([
      { path: ['p'], key: 'k', payload: bytes(1), text: 'walrus' },
    ])
    const { memories } = await cortex.find({ near: 'walrus', limit: 1 })
    expect(memories[0]?.version.provenance).toEqual({
      source: 'observed',
      origin: 'agent',
      channel: 'adapter:x',
    })
  })
})

describe('the operations of a LangGraph store', () => {
  it('[AD10] put, read, search, list and delete, in batches', async () => {
    const store = new ItemStore(new Records(cortex, 'langgraph'), undefined, undefined)
    const answers = await store.batch([
      { namespace: ['a', 'x'], key: 'k', value: { n: 1, text: 'the cat sleeps' } },
      { namespace: ['a', 'y'], key: 'k', value: { n: 2, text: 'the dog barks' } },
      { namespace: ['a', 'x'], key: 'k' },
    ])
    expect(answers).toEqual([undefined, undefined, null])
    const [found, filtered, namespaces] = await store.batch([
      { namespacePrefix: ['a'], query: 'dog' },
      { namespacePrefix: ['a'], filter: { n: { $lt: 2 } } },
      { matchConditions: [{ matchType: 'suffix', path: ['y'] }], limit: 5, offset: 0 },
    ])
    expect(found).toMatchObject([{ namespace: ['a', 'y'], value: { n: 2 } }])
    expect(filtered).toMatchObject([{ namespace: ['a', 'x'] }])
    expect(namespaces).toEqual([['a', 'y']])
    await store.batch([{ namespace: ['a', 'x'], key: 'k', value: null }])
    expect(await store.get({ namespace: ['a', 'x'], key: 'k' })).toBeNull()
  })

  it('[AD11] refuse a wrong put before anything is written, and operators that are not known', async () => {
    const store = new ItemStore(new Records(cortex, 'langgraph'), undefined, undefined)
    const good = { namespace: ['a'], key: 'k', value: { n: 1 } }
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    for (const wrong of [
      { namespace: ['langgraph'], key: 'k', value: {} },
      { namespace: ['a.b'], key: 'k', value: {} },
      { namespace: ['a'], key: 7 as never, value: {} },
      { namespace: ['a'], key: 'k', value: cyclic },
    ]) {
      await expect(store.batch([good, wrong])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    for (const wrong of [
      { ...good, value: new Date() as never },
      { ...good, value: { toJSON: () => undefined } },
      { ...good, index: 'text' as never },
      { ...good, index: [5] as never },
      { ...good, key: 'x'.repeat(20_000) },
      { odd: 1 } as never,
      null as never,
    ]) {
      await expect(store.batch([good, wrong])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    for (const ttlMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(store.putFor(good, ttlMs)).rejects.toThrow('`ttlMs` must be a number')
    }
    await expect(store.get({ namespace: null as never, key: 'k' })).rejects.toThrow('prefix')
    await expect(store.get(good, { asOf: Number.NaN })).rejects.toThrow('`asOf` must be a date')
    expect(await store.get(good)).toBeNull()
    const search = store.search({ namespacePrefix: [], filter: { n: { $near: 1 } } })
    await expect(search).rejects.toThrow('operator $near')
  })
})

describe('the limits of a LangGraph store', () => {
  it('[AD10] take long names with long values, long questions, and null for what is not given', async () => {
    const store = new ItemStore(new Records(cortex, 'langgraph'), undefined, undefined)
    const text = `walrus ${randomBytes(11_000).toString('latin1')}`
    const namespace = ['n'.repeat(6_000)]
    await store.batch([{ namespace, key: 'k', value: { text } }])
    expect(await store.get({ namespace, key: 'k' })).toMatchObject({ value: { text } })
    const query = `walrus ${'word '.repeat(10_000)}`
    expect(await store.search({ namespacePrefix: [], query })).toHaveLength(1)
    const nothing = { filter: null, limit: null, offset: null, query: null } as never as object
    expect(await store.search({ namespacePrefix: [], ...nothing })).toHaveLength(1)
    expect(await store.search({ namespacePrefix: [] }, { asOf: new Date(0) })).toEqual([])
  })
})

describe('values as text', () => {
  it('[AD8] are the same for equal values and come back', () => {
    const value = {
      b: [1, undefined, new Uint8Array([7])],
      a: { $x: -0, y: 'ä' },
      n: null,
      nan: Number.NaN,
    }
    expect(decodeValue(encodeValue(value, 'Items'))).toEqual(value)
    expect(encodeValue({ a: 1, b: 2 }, 'Items')).toBe(
      encodeValue({ b: 2, a: 1, c: undefined }, 'Items'),
    )
    expect(() => encodeValue({ at: new Date() }, 'Items')).toThrow(
      'Items contain invalid or unsupported data',
    )
  })
})
