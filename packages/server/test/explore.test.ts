/** What the explorer asks for. Rules: docs/spec/explorer.md. */
import type { TestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { contextOf, openTableStore } from './table-store.ts'

async function call<T>(cortex: TestCortex, name: string, input: unknown): Promise<T> {
  const operation = OPERATIONS.find((each) => each.name === name) as Operation
  return (await invoke(operation, contextOf(cortex), input)) as T
}

async function remember(cortex: TestCortex, text: string, more: object = {}): Promise<string> {
  const { id } = await call<{ id: string }>(cortex, 'remember', { text, ...more })
  return id
}

describe('neighbours', () => {
  it('[EX14] gives what is linked in both directions, and one step further when asked', async () => {
    await using cortex = await openTableStore()
    const middle = await remember(cortex, 'the middle')
    const above = await remember(cortex, 'above it')
    const below = await remember(cortex, 'below it')
    const far = await remember(cortex, 'far away')
    await call(cortex, 'link', { src: middle, type: 'derived_from', dst: above })
    await call(cortex, 'link', { src: below, type: 'derived_from', dst: middle })
    await call(cortex, 'link', { src: far, type: 'related_to', dst: below })
    type Around = { nodes: { id: string; depth: number }[]; edges: object[]; more: number }

    const near = await call<Around>(cortex, 'neighbours', { uri: middle })
    const wide = await call<Around>(cortex, 'neighbours', { uri: middle, depth: 2 })
    const few = await call<Around>(cortex, 'neighbours', { uri: middle, limit: 2 })

    expect(near.nodes.map(({ id, depth }) => [id, depth])).toEqual([
      [middle, 0],
      [above, 1],
      [below, 1],
    ])
    expect(near.edges).toHaveLength(2)
    expect(wide.nodes.at(-1)).toMatchObject({ id: far, depth: 2 })
    expect(wide.edges).toHaveLength(3)
    expect(few).toMatchObject({ more: 1 })
    expect(few.nodes).toHaveLength(2)
  })
})

describe('timeline', () => {
  it('[EX15] counts what happened on each day', async () => {
    await using cortex = await openTableStore()
    const before = await call<{ days: { written: number }[] }>(cortex, 'timeline', {})
    const id = await remember(cortex, 'one more')
    await call(cortex, 'forget', { uri: id, reason: 'it was a test' })

    const after = await call<{ days: { written: number; forgotten: number }[] }>(
      cortex,
      'timeline',
      {},
    )

    const sum = (days: { written: number }[]): number =>
      days.reduce((all, { written }) => all + written, 0)
    expect(sum(after.days)).toBe(sum(before.days) + 1)
    expect(after.days.at(-1)?.forgotten).toBeGreaterThan(0)
  })
})

describe('facets', () => {
  it('[EX16] counts types, tags and states, exactly while there are few', async () => {
    await using cortex = await openTableStore()
    await remember(cortex, 'with a tag', { tags: ['seaside'] })
    const gone = await remember(cortex, 'soon gone', { tags: ['seaside'] })
    await call(cortex, 'forget', { uri: gone, reason: 'it was a test' })

    const found = await call<Record<string, { name: string; count: number }[]>>(
      cortex,
      'facets',
      {},
    )

    expect(found).toMatchObject({ isExact: true })
    expect(found.tags).toContainEqual({ name: 'seaside', count: 2 })
    expect(found.states).toContainEqual({ name: 'forgotten', count: expect.any(Number) })
  })
})

describe('why-not', () => {
  it('[EX17] says its place, by how much it missed, or why it is left out', async () => {
    await using cortex = await openTableStore()
    const query = 'harbour tide'
    const best = await remember(cortex, 'the harbour has a tide table')
    const next = await remember(cortex, 'the harbour is old')
    const old = await remember(cortex, 'the harbour tide office is closed', {
      subject: 'office',
      predicate: 'open',
    })
    await remember(cortex, 'the harbour tide office is open', {
      subject: 'office',
      predicate: 'open',
      replace: true,
    })
    const gone = await remember(cortex, 'harbour tide gossip')
    await call(cortex, 'forget', { uri: gone, reason: 'gossip' })
    const other = await remember(cortex, 'bread is baked on Mondays')
    const ask = async (uri: string, limit = 10): Promise<unknown> =>
      await call(cortex, 'why-not', { uri, query, limit })

    expect(await ask(best)).toMatchObject({ reason: 'shown', rank: expect.any(Number) })
    expect(await ask(next, 1)).toMatchObject({ reason: 'below', lastScore: expect.any(Number) })
    expect(await ask(old)).toMatchObject({
      reason: 'superseded',
      supersededBy: expect.any(String),
    })
    expect(await ask(gone)).toMatchObject({ reason: 'forgotten' })
    expect(await ask(other)).toMatchObject({ reason: 'no-match' })
  })
})
