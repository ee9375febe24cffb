/** Dense Context over the wire. Rules: docs/spec/operations.md. */
import { describe, expect, it } from 'vitest'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { contextOf, openTableStore } from './table-store.ts'

describe('context files', () => {
  it('[O65] are searched, read, briefed from and checked', async () => {
    await using cortex = await openTableStore()
    const call = async (name: string, input: object): Promise<unknown> => {
      const operation = OPERATIONS.find((each) => each.name === name) as Operation
      return await invoke(operation, contextOf(cortex), input)
    }

    expect(await call('ctx-search', { query: 'tables' })).toMatchObject({
      hits: [{ project: 'atlas', id: 'K-001', summary: 'Tide tables are in UTC' }],
    })
    expect(await call('ctx-show', { id: 'K-1' })).toMatchObject({
      project: 'atlas',
      text: expect.stringContaining('Tide tables are in UTC.'),
    })
    expect(await call('ctx-fresh', { budgetTokens: 100 })).toMatchObject({ project: 'atlas' })
    expect(await call('ctx-lint', { limit: 1 })).toMatchObject({ diagnostics: [{}] })
    for (const [name, input] of [
      ['ctx-show', { id: 'K-2' }],
      ['ctx-show', { id: 'K-1', project: '../atlas' }],
      ['ctx-fresh', { project: 'none' }],
      ['ctx-search', { query: 'x', project: '..' }],
      ['ctx-lint', { project: 'none' }],
    ] as const) {
      await expect(call(name, input), name).rejects.toMatchObject({
        name: 'CortexError',
        code: 'NOT_FOUND',
      })
    }
    await expect(call('ctx-show', { id: '../K-1' })).rejects.toMatchObject({ path: 'id' })
  })
})
