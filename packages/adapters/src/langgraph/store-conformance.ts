/**
 * What a LangGraph store has to do, as cases for any test runner. There is no other public suite for stores; these
 * cases follow the interface and what LangGraph's own stores have in common.
 *
 * @module
 */
import assert from 'node:assert/strict'
import type { StoreItem, StoreOperation, StoreSearchItem } from './store-types.ts'

/** The part of a LangGraph store that the suite calls. */
export interface TestedStore {
  /** Does all operations; results in their order. */
  batch(operations: StoreOperation[]): Promise<unknown[]>
  /** Reads one item. */
  get(namespace: string[], key: string): Promise<StoreItem | null>
  /** Finds items below a namespace. */
  search(
    namespacePrefix: string[],
    options?: {
      filter?: Record<string, unknown>
      limit?: number
      offset?: number
      query?: string
    },
  ): Promise<StoreSearchItem[]>
  /** Puts one item. */
  put(
    namespace: string[],
    key: string,
    value: Record<string, unknown>,
    index?: false | string[],
  ): Promise<void>
  /** Deletes one item. */
  delete(namespace: string[], key: string): Promise<void>
  /** Lists namespaces. */
  listNamespaces(options?: {
    prefix?: string[]
    suffix?: string[]
    maxDepth?: number
    limit?: number
    offset?: number
  }): Promise<string[][]>
}

/** One thing that a store has to do. */
export interface StoreCase {
  /** What, as a sentence. */
  readonly name: string
  /** Rejects if the store does not. */
  run(): Promise<void>
}

/** What the store can do beyond the interface; cases about it are left out if it cannot. */
export interface StoreAbilities {
  /** Whether a query finds by words. Default true. */
  readonly query?: boolean
  /** Whether namespaces are compared label by label: `['a:b']` is not `['a', 'b']`. Default true. */
  readonly labels?: boolean
  /** Whether a batch with a wrong put writes nothing. Default true. */
  readonly atomic?: boolean
}

type Body = (store: TestedStore) => Promise<void>

const keys = (items: readonly { key: string }[]): string[] => items.map(({ key }) => key)

async function docs(store: TestedStore): Promise<void> {
  await store.put(['docs'], 'a', { n: 1, tag: 'x', text: 'the cat sleeps' })
  await store.put(['docs'], 'b', { n: 2, tag: 'y', text: 'the dog barks' })
  await store.put(['docs', 'old'], 'c', { n: 3, tag: 'x', text: 'a bird sings' })
}

const CRUD: Readonly<Record<string, Body>> = {
  'gives back what was put': async (store) => {
    const value = { text: 'hello', nested: { list: [1, 'two', null, true], empty: {} } }
    await store.put(['a', 'b'], 'k', value)
    const item = await store.get(['a', 'b'], 'k')
    assert.deepEqual(item?.value, value)
    assert.deepEqual([item?.key, item?.namespace], ['k', ['a', 'b']])
    assert.ok(item?.createdAt instanceof Date && item.updatedAt instanceof Date)
  },
  'answers null for what was never put': async (store) => {
    assert.equal(await store.get(['a'], 'missing'), null)
  },
  'replaces a value whole and keeps when it was made': async (store) => {
    await store.put(['a'], 'k', { one: 1, two: 2 })
    const first = await store.get(['a'], 'k')
    await store.put(['a'], 'k', { three: 3 })
    const second = await store.get(['a'], 'k')
    assert.deepEqual(second?.value, { three: 3 })
    assert.equal(second?.createdAt.getTime(), first?.createdAt.getTime())
    assert.ok((second?.updatedAt.getTime() ?? 0) >= (first?.updatedAt.getTime() ?? 1))
  },
  deletes: async (store) => {
    await store.put(['a'], 'k', { n: 1 })
    await store.delete(['a'], 'k')
    assert.equal(await store.get(['a'], 'k'), null)
    assert.deepEqual(await store.search(['a']), [])
    await store.delete(['a'], 'k')
  },
  'takes a key again that was deleted': async (store) => {
    for (const n of [1, 2, 3]) {
      await store.put(['a'], 'k', { n })
      assert.deepEqual((await store.get(['a'], 'k'))?.value, { n })
      await store.delete(['a'], 'k')
      assert.equal(await store.get(['a'], 'k'), null)
    }
  },
  'keeps keys of namespaces apart': async (store) => {
    await store.put(['a'], 'k', { n: 1 })
    await store.put(['a', 'b'], 'k', { n: 2 })
    assert.deepEqual((await store.get(['a'], 'k'))?.value, { n: 1 })
    assert.deepEqual((await store.get(['a', 'b'], 'k'))?.value, { n: 2 })
  },
  'keeps odd keys and texts': async (store) => {
    for (const key of ['a b', 'ä/ö', '__proto__', 'constructor', '😀', 'x'.repeat(300)]) {
      await store.put(['odd'], key, { key, text: 'Zürich\n"quoted" \u0001' })
      const item = await store.get(['odd'], key)
      assert.deepEqual([item?.key, item?.value.key], [key, key])
    }
  },
  'keeps a value of a megabyte': async (store) => {
    const lines = Array.from(
      { length: 20_000 },
      (_, line) => `line ${line} ${(line * 7919) % 10_007}`,
    )
    await store.put(['big'], 'k', { lines })
    assert.deepEqual((await store.get(['big'], 'k'))?.value, { lines })
    await store.put(['big'], 'k', { small: true })
    assert.deepEqual((await store.get(['big'], 'k'))?.value, { small: true })
  },
}

const BATCH: Readonly<Record<string, Body>> = {
  'answers a batch in its order': async (store) => {
    await store.put(['a'], 'k', { n: 1 })
    const answers = await store.batch([
      { namespace: ['a'], key: 'k' },
      { namespace: ['a'], key: 'new', value: { n: 2 } },
      { namespacePrefix: ['a'], limit: 10, offset: 0 },
      { namespace: ['a'], key: 'missing' },
    ])
    assert.equal(answers.length, 4)
    assert.deepEqual((answers[0] as StoreItem).value, { n: 1 })
    assert.deepEqual(keys(answers[2] as StoreItem[]), ['k'])
    assert.equal(answers[3], null)
  },
  'reads of a batch see what was there before its puts': async (store) => {
    const [, before] = await store.batch([
      { namespace: ['a'], key: 'k', value: { n: 1 } },
      { namespace: ['a'], key: 'k' },
    ])
    assert.equal(before, null)
    assert.deepEqual((await store.get(['a'], 'k'))?.value, { n: 1 })
  },
  'of two puts of one key the last counts': async (store) => {
    await store.batch([
      { namespace: ['a'], key: 'k', value: { n: 1 } },
      { namespace: ['a'], key: 'other', value: { n: 0 } },
      { namespace: ['a'], key: 'k', value: { n: 2 } },
    ])
    assert.deepEqual((await store.get(['a'], 'k'))?.value, { n: 2 })
    await store.batch([
      { namespace: ['a'], key: 'k', value: { n: 3 } },
      { namespace: ['a'], key: 'k', value: null },
    ])
    assert.equal(await store.get(['a'], 'k'), null)
  },
  'takes an empty batch': async (store) => {
    assert.deepEqual(await store.batch([]), [])
  },
  'puts of many callers at once are all kept': async (store) => {
    const all = Array.from({ length: 40 }, (_, n) => store.put(['many'], `k${n}`, { n }))
    await Promise.all(all)
    assert.equal((await store.search(['many'], { limit: 100 })).length, 40)
  },
}

const NAMESPACES: Readonly<Record<string, Body>> = {
  'refuses namespaces that cannot be': async (store) => {
    for (const namespace of [[], [''], ['a', ''], ['a.b'], ['langgraph', 'x'], [7 as never]]) {
      await assert.rejects(store.put(namespace, 'k', { n: 1 }))
    }
    assert.deepEqual(await store.search([]), [])
  },
  'finds below a prefix and everything below none': async (store) => {
    await docs(store)
    assert.deepEqual(keys(await store.search(['docs'])).sort(), ['a', 'b', 'c'])
    assert.deepEqual(keys(await store.search(['docs', 'old'])), ['c'])
    assert.deepEqual(keys(await store.search([])).sort(), ['a', 'b', 'c'])
    assert.deepEqual(await store.search(['nowhere']), [])
  },
  'lists namespaces in order, with prefix, suffix, depth, limit and offset': async (store) => {
    for (const namespace of [['b', 'x', 'v1'], ['a', 'x', 'v1'], ['a', 'y', 'v2'], ['c']]) {
      await store.put(namespace, 'k', { n: 1 })
      await store.put(namespace, 'k2', { n: 2 })
    }
    assert.deepEqual(await store.listNamespaces(), [
      ['a', 'x', 'v1'],
      ['a', 'y', 'v2'],
      ['b', 'x', 'v1'],
      ['c'],
    ])
    assert.deepEqual(await store.listNamespaces({ prefix: ['a'] }), [
      ['a', 'x', 'v1'],
      ['a', 'y', 'v2'],
    ])
    assert.deepEqual(await store.listNamespaces({ prefix: ['*', 'x'] }), [
      ['a', 'x', 'v1'],
      ['b', 'x', 'v1'],
    ])
    assert.deepEqual(await store.listNamespaces({ suffix: ['v1'] }), [
      ['a', 'x', 'v1'],
      ['b', 'x', 'v1'],
    ])
    assert.deepEqual(await store.listNamespaces({ suffix: ['y', '*'] }), [['a', 'y', 'v2']])
    assert.deepEqual(await store.listNamespaces({ maxDepth: 1 }), [['a'], ['b'], ['c']])
    assert.deepEqual(await store.listNamespaces({ maxDepth: 1, limit: 1, offset: 1 }), [['b']])
    assert.deepEqual(await store.listNamespaces({ prefix: ['a'], suffix: ['v2'] }), [
      ['a', 'y', 'v2'],
    ])
  },
}

const SEARCH: Readonly<Record<string, Body>> = {
  'gives items of a namespace in the order in which they were first put': async (store) => {
    for (const key of ['z', 'm', 'a']) await store.put(['ns'], key, { key })
    await store.put(['ns'], 'z', { key: 'again' })
    assert.deepEqual(keys(await store.search(['ns'])), ['z', 'm', 'a'])
  },
  'gives ten by default, and pages': async (store) => {
    for (let n = 0; n < 25; n++) await store.put(['ns'], `k${n}`, { n })
    assert.equal((await store.search(['ns'])).length, 10)
    const second = await store.search(['ns'], { limit: 10, offset: 20 })
    assert.deepEqual(keys(second), ['k20', 'k21', 'k22', 'k23', 'k24'])
    assert.deepEqual(await store.search(['ns'], { offset: 100 }), [])
  },
  'filters by equality': async (store) => {
    await docs(store)
    assert.deepEqual(keys(await store.search(['docs'], { filter: { tag: 'y' } })), ['b'])
    assert.deepEqual(keys(await store.search(['docs'], { filter: { tag: 'x', n: 3 } })), ['c'])
    assert.deepEqual(await store.search(['docs'], { filter: { missing: 1 } }), [])
  },
  'filters by operators': async (store) => {
    await docs(store)
    const found = async (filter: Record<string, unknown>): Promise<string[]> =>
      keys(await store.search(['docs'], { filter })).sort()
    assert.deepEqual(await found({ n: { $eq: 2 } }), ['b'])
    assert.deepEqual(await found({ n: { $ne: 2 } }), ['a', 'c'])
    assert.deepEqual(await found({ n: { $gt: 1 } }), ['b', 'c'])
    assert.deepEqual(await found({ n: { $gte: 2, $lt: 3 } }), ['b'])
    assert.deepEqual(await found({ n: { $lte: 1 } }), ['a'])
    assert.deepEqual(await found({ tag: { $in: ['y', 'z'] } }), ['b'])
  },
}

const QUERY: Readonly<Record<string, Body>> = {
  'finds by words, with a score': async (store) => {
    await docs(store)
    const [best] = await store.search(['docs'], { query: 'dog' })
    assert.equal(best?.key, 'b')
    assert.equal(typeof best?.score, 'number')
  },
  'joins a query with a filter and a prefix': async (store) => {
    await docs(store)
    const query = 'cat dog bird'
    assert.deepEqual(keys(await store.search(['docs'], { query, filter: { tag: 'y' } })), ['b'])
    assert.deepEqual(keys(await store.search(['docs', 'old'], { query })), ['c'])
  },
  'finds the new words of an item and not the old ones': async (store) => {
    await docs(store)
    await store.put(['docs'], 'b', { text: 'a fish swims' })
    assert.equal((await store.search(['docs'], { query: 'fish' }))[0]?.key, 'b')
    assert.ok(!keys(await store.search(['docs'], { query: 'barks' })).includes('b'))
  },
  'indexes only the fields that were named': async (store) => {
    await store.put(['ns'], 'k', { title: 'walrus', body: 'giraffe', parts: [{ t: 'zebra' }] }, [
      'title',
      'parts[*].t',
    ])
    await store.put(['ns'], 'none', { title: 'walrus' }, false)
    assert.deepEqual(keys(await store.search(['ns'], { query: 'walrus' })), ['k'])
    assert.deepEqual(keys(await store.search(['ns'], { query: 'zebra' })), ['k'])
    assert.ok(!keys(await store.search(['ns'], { query: 'giraffe' })).includes('k'))
  },
}

const LABELS: Readonly<Record<string, Body>> = {
  'compares namespaces label by label': async (store) => {
    await store.put(['a:b'], 'k', { n: 1 })
    await store.put(['a', 'b'], 'k', { n: 2 })
    await store.put(['ab'], 'k', { n: 3 })
    assert.deepEqual((await store.get(['a:b'], 'k'))?.value, { n: 1 })
    assert.deepEqual((await store.get(['a', 'b'], 'k'))?.value, { n: 2 })
    const below = await store.search(['a'])
    assert.deepEqual(
      below.map(({ value }) => value),
      [{ n: 2 }],
    )
  },
  'keeps deep namespaces apart': async (store) => {
    const deep = Array.from({ length: 20 }, (_, depth) => `l${depth}`)
    await store.put([...deep, 'x'], 'k', { n: 1 })
    await store.put([...deep, 'y'], 'k', { n: 2 })
    assert.deepEqual(keys(await store.search([...deep, 'x'])), ['k'])
    assert.deepEqual((await store.search([...deep, 'y']))[0]?.value, { n: 2 })
    assert.equal((await store.search(deep.slice(0, 15))).length, 2)
  },
}

const ATOMIC: Readonly<Record<string, Body>> = {
  'writes nothing of a batch with a wrong put': async (store) => {
    const broken = store.batch([
      { namespace: ['a'], key: 'k', value: { n: 1 } },
      { namespace: ['langgraph'], key: 'k', value: { n: 1 } },
    ])
    await assert.rejects(broken)
    assert.equal(await store.get(['a'], 'k'), null)
  },
  'refuses an operator that it does not know': async (store) => {
    await docs(store)
    await assert.rejects(store.search(['docs'], { filter: { n: { $near: 1 } } }))
  },
}

/**
 * The cases that a LangGraph store has to pass. `makeStore` gives an empty one for each case;
 * hand each `name` and `run` to your test runner.
 */
export function storeConformance(
  makeStore: () => TestedStore | Promise<TestedStore>,
  abilities: StoreAbilities = {},
): readonly StoreCase[] {
  const { query = true, labels = true, atomic = true } = abilities
  const bodies = {
    ...CRUD,
    ...BATCH,
    ...NAMESPACES,
    ...SEARCH,
    ...(query ? QUERY : {}),
    ...(labels ? LABELS : {}),
    ...(atomic ? ATOMIC : {}),
  }
  return Object.entries(bodies).map(([name, body]) => ({
    name,
    run: async () => body(await makeStore()),
  }))
}
