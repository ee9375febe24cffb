/** Two thousand calls that nobody should make. Rules: docs/spec/operations.md. */
import { CortexError, ERROR_CODES } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoke } from '../src/operations/index.ts'
import { arbitrary, type HostileCall, malformed } from './hostile-inputs.ts'
import { contextOf, openTableStore } from './table-store.ts'

async function failureOf(cortex: TestCortex, call: HostileCall): Promise<unknown> {
  return await invoke(call.operation, contextOf(cortex), call.input).then(
    () => undefined,
    (error: unknown) => error,
  )
}

function expectTyped(error: unknown): void {
  if (!(error instanceof CortexError)) throw error
  expect(ERROR_CODES).toContain(error.code)
  expect(error.message.length).toBeGreaterThan(10)
}

describe('hostile inputs', () => {
  it('[O14] 1,000 malformed calls: a typed error each, and nothing is written', async () => {
    await using cortex = await openTableStore()
    const before = await cortex.status()

    await fc.assert(
      fc.asyncProperty(malformed, async (call) => {
        const error = await failureOf(cortex, call)

        expect(error).toMatchObject({ code: 'INVALID_INPUT', path: expect.any(String) })
      }),
      { numRuns: 1_000, seed: 14 },
    )

    expect(await cortex.status()).toEqual(before)
  })

  it('[O14] 1,000 arbitrary calls on a store that cannot write: typed errors or answers', async () => {
    await using written = await openTableStore()
    const before = await written.status()
    const cortex = await written.reopen({ readOnly: true })
    const codes = new Set<string>()

    await fc.assert(
      fc.asyncProperty(arbitrary, async (call) => {
        const { operation } = call
        // These work on files of their own, not through the handle, and take no input.
        if (operation.name === 'rebuild' || operation.name === 'verify') return
        const error = await failureOf(cortex, call)
        if (error !== undefined) expectTyped(error)
        // A conversation may hold nothing to learn.
        else if (operation.name !== 'consolidate') expect(operation.effect).toBe('read')
        codes.add(error === undefined ? 'answered' : (error as CortexError).code)
      }),
      { numRuns: 1_000, seed: 41 },
    )

    // The calls get past the schemas: the engine has judged some of them.
    expect([...codes]).toEqual(expect.arrayContaining(['answered', 'INVALID_INPUT', 'READ_ONLY']))

    expect(await cortex.overallRoot()).toBe(before.root)
    await cortex.close()
  })
})
