/**
 * Calls that nobody should make. CORTEX_FUZZ_CALLS says how many of each kind; default: 1,000.
 * Rules: docs/spec/operations.md.
 *
 * @module
 */
import { CortexError, ERROR_CODES } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoke } from '../src/operations/index.ts'
import { arbitrary, EACH_ANSWER, type HostileCall, malformed } from './hostile-inputs.ts'
import { contextFilesOf, contextOf, openTableStore } from './table-store.ts'

const CALLS = Number(process.env.CORTEX_FUZZ_CALLS ?? 1_000)

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

describe('hostile inputs', { timeout: 120_000 + CALLS * 100 }, () => {
  it('[O14] malformed calls: a typed error each, and nothing is written', async () => {
    await using cortex = await openTableStore()
    const before = await cortex.status()
    const files = contextFilesOf(cortex.root)

    await fc.assert(
      fc.asyncProperty(malformed, async (call) => {
        const error = await failureOf(cortex, call)

        expect(error).toMatchObject({ code: 'INVALID_INPUT', path: expect.any(String) })
      }),
      { numRuns: CALLS },
    )

    expect(await cortex.status()).toEqual(before)
    expect(contextFilesOf(cortex.root)).toEqual(files)
  })

  it('[O14] arbitrary calls on a store that cannot write: typed errors or answers', async () => {
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
        // A conversation may hold nothing to learn; context files are in no store.
        else if (operation.name !== 'consolidate' && operation.storeless !== true)
          expect(operation.effect).toBe('read')
        codes.add(error === undefined ? 'answered' : (error as CortexError).code)
      }),
      { numRuns: CALLS, examples: EACH_ANSWER.map((call) => [call]) },
    )

    // The calls get past the schemas: the engine has judged some of them.
    expect([...codes]).toEqual(expect.arrayContaining(['answered', 'INVALID_INPUT', 'READ_ONLY']))

    expect(await cortex.overallRoot()).toBe(before.root)
    await cortex.close()
  })
})
