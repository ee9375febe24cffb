/** A pager on a store of its own, with the doors of a test. */
import type { Uri } from '@cortex-memory/core'
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import { openPager, type Pager, type PagerOptions } from '../../src/pager.ts'

export interface Opened {
  readonly cortex: TestCortex
  readonly pager: Pager
}

/** Without an embedder unless one is asked for: starting the real one takes longer than a test. */
export async function openTestPager(
  options: Omit<Partial<PagerOptions>, 'cortex'> = {},
): Promise<Opened & AsyncDisposable> {
  const cortex = await openTestCortex()
  const pager = await pagerOn(cortex, options)
  return {
    cortex,
    pager,
    async [Symbol.asyncDispose]() {
      await pager.close()
      await cortex[Symbol.asyncDispose]()
    },
  }
}

export async function pagerOn(
  cortex: TestCortex,
  options: Omit<Partial<PagerOptions>, 'cortex'> = {},
): Promise<Pager> {
  return await openPager({
    cortex,
    clock: cortex.doors.clock,
    environment: {},
    embedder: 'none',
    ...options,
  })
}

export async function fact(cortex: TestCortex, statement: string, more = {}): Promise<Uri> {
  const data = { type: 'Fact', subject: 'ship', predicate: 'note', statement } as const
  return (await cortex.write({ data, ...more })).uri
}
