import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BaseStore, InMemoryStore } from '@langchain/langgraph-checkpoint'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type CortexStore, cortexStore, storeConformance } from '../../src/langgraph/index.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-langgraph-'))
const opened: CortexStore[] = []
let actors = 0

async function makeStore(): Promise<CortexStore> {
  const store = await cortexStore({ root, actor: `a${actors++}` })
  opened.push(store)
  return store
}

afterAll(async () => {
  for (const store of opened) await store.stop()
  rmSync(root, { recursive: true, force: true })
})

describe('the LangGraph store on Cortex', () => {
  for (const { name, run } of storeConformance(makeStore)) it(name, run)

  it('is a BaseStore', async () => {
    expect(await makeStore()).toBeInstanceOf(BaseStore)
  })

  it('shows items and searches as they were, and the versions of an item', async () => {
    const store = await makeStore()
    await store.put(['a'], 'k', { n: 1 })
    const then = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 3))
    await store.put(['a'], 'k', { n: 2 })
    await store.put(['a'], 'later', { n: 3 })
    await store.delete(['a'], 'k')

    expect(await store.get(['a'], 'k')).toBeNull()
    expect((await store.get(['a'], 'k', { asOf: then }))?.value).toEqual({ n: 1 })
    expect((await store.search(['a'], { asOf: then })).map(({ value }) => value)).toEqual([
      { n: 1 },
    ])
    expect((await store.history(['a'], 'k')).map(({ value, version }) => [version, value])).toEqual(
      [
        [2, { n: 2 }],
        [1, { n: 1 }],
      ],
    )
  })

  it('lets items end', async () => {
    const store = await makeStore()
    await store.put(['a'], 'short', { n: 1 }, undefined, { ttlMs: 1 })
    await store.put(['a'], 'long', { n: 2 }, undefined, { ttlMs: 60_000 })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await store.get(['a'], 'short')).toBeNull()
    expect((await store.search(['a'])).map(({ key }) => key)).toEqual(['long'])
    await store.put(['a'], 'short', { n: 3 })
    expect((await store.get(['a'], 'short'))?.value).toEqual({ n: 3 })
  })
})

describe('the suite itself', () => {
  // The reference joins labels with a colon and ignores queries and unknown operators.
  const reference = storeConformance(() => new InMemoryStore() as never, {
    query: false,
    labels: false,
    atomic: false,
  })
  for (const { name, run } of reference) it(`LangGraph's own store ${name}`, run)
})

const label = fc.constantFrom('a', 'b', 'c1', 'd')
const namespace = fc.array(label, { minLength: 1, maxLength: 3 })
const key = fc.constantFrom('k', 'l', 'm')
const value = fc.record({ n: fc.integer({ min: 0, max: 4 }), t: fc.constantFrom('x', 'y') })
const filter = fc.constantFrom(
  undefined,
  { n: 2 },
  { n: { $gt: 1 } },
  { n: { $lte: 2 }, t: 'x' },
  { t: { $ne: 'y' } },
  { n: { $in: [0, 4] } },
)
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ namespace, key, value }) },
  { weight: 1, arbitrary: fc.record({ namespace, key, value: fc.constant(null) }) },
  { weight: 2, arbitrary: fc.record({ namespace, key }) },
  {
    weight: 2,
    arbitrary: fc.record({
      namespacePrefix: fc.array(label, { maxLength: 2 }),
      filter,
      limit: fc.constant(1_000),
      offset: fc.constant(0),
    }),
  },
)
const batches = fc.array(fc.array(operation, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 6,
})

interface Shown {
  readonly namespace: string[]
  readonly key: string
  readonly value: unknown
}

/** Items without their times. The reference orders by namespace first, so a list is compared as a set. */
function shown(answer: unknown): unknown {
  if (answer === null || answer === undefined) return null
  const items = Array.isArray(answer) ? (answer as Shown[]) : [answer as Shown]
  const lines = items.map((item) => JSON.stringify([item.namespace, item.key, item.value]))
  return Array.isArray(answer) ? lines.sort() : lines
}

describe('beside the reference', () => {
  const runs = Number(process.env.LANGGRAPH_RUNS ?? 150)

  it(`answers ${runs} random histories alike`, { timeout: 3_600_000 }, async () => {
    const ours = await makeStore()
    let world = 0
    await fc.assert(
      fc.asyncProperty(batches, async (history) => {
        // One store for all: each history has a root label of its own.
        const own = `w${world++}`
        const theirs = new InMemoryStore()
        const inWorld = (path: string[]): string[] => [own, ...path]
        for (const batch of history) {
          const moved = batch.map((each) =>
            'namespacePrefix' in each
              ? { ...each, namespacePrefix: inWorld(each.namespacePrefix) }
              : { ...each, namespace: inWorld(each.namespace) },
          )
          const [mine, reference] = await Promise.all([
            ours.batch(moved as never),
            theirs.batch(moved as never),
          ])
          const names = moved.map((each) =>
            'namespace' in each ? JSON.stringify([each.namespace, each.key]) : '',
          )
          const isPut = moved.map((each) => 'value' in each)
          // The reference hands out the item itself, which a put of the same batch then changes.
          const isAliased = names.map(
            (name, index) =>
              name !== '' &&
              !isPut[index] &&
              names.some((other, at) => isPut[at] && other === name),
          )
          const compared = (answers: unknown[]) =>
            answers.map((answer, index) => (isAliased[index] ? 'aliased' : shown(answer)))
          expect(compared(mine)).toEqual(compared(reference as unknown[]))
        }
        const single = inWorld(['a'])
        const order = async (store: { search: CortexStore['search'] }) =>
          (await store.search(single, { limit: 100 }))
            .filter((item) => item.namespace.length === 2)
            .map((item) => item.key)
        expect(await order(ours)).toEqual(await order(theirs as never))
        const all = await ours.search([own], { limit: 1_000 })
        const expected = new Set(all.map((item) => JSON.stringify(item.namespace)))
        const listed = await ours.listNamespaces({ prefix: [own], limit: 1_000 })
        expect(new Set(listed.map((path) => JSON.stringify(path)))).toEqual(expected)
        // The reference goes on listing namespaces that are empty.
        const known = (await theirs.listNamespaces({ prefix: [own], limit: 1_000 })).map((path) =>
          JSON.stringify(path),
        )
        expect([...expected].filter((path) => !known.includes(path))).toEqual([])
      }),
      { numRuns: runs },
    )
  })
})
