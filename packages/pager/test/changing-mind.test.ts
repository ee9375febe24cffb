/** Through the whole pager: what is said later wins, what is said in passing waits. */
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { pagerOn } from './support/pager.ts'

async function say(
  cortex: TestCortex,
  conversationId: string,
  ...texts: string[]
): Promise<string> {
  await using pager = await pagerOn(cortex, { embedder: 'none' })
  const turns = texts.map((text) => ({ role: 'user', text }) as const)
  const { failure } = await pager.consolidate(turns, { conversationId })
  expect(failure).toBeUndefined()
  cortex.doors.advance(1_000)
  return (await pager.pinned()).text
}

describe('changing one’s mind', () => {
  it('[GX13] a later home, rule and taste take the place of the earlier ones', async () => {
    await using cortex = await openTestCortex()
    const before = await say(
      cortex,
      'a',
      'I live in Porto.',
      'Always use single quotes.',
      'I prefer tabs over spaces.',
    )
    expect(before).toContain('Porto')

    const after = await say(
      cortex,
      'b',
      'I moved to Ghent last month.',
      'Always use double quotes.',
      'I prefer spaces over tabs.',
    )

    expect(after).toContain('The user lives in Ghent')
    expect(after).not.toContain('Porto')
    expect(after).toContain('double quotes')
    expect(after).not.toContain('single quotes')
    expect(after).toContain('spaces over tabs')
    expect(after).not.toContain('tabs over spaces')
  })

  it('[GX13] a rule that is lifted is not pinned any more', async () => {
    await using cortex = await openTestCortex()
    expect(await say(cortex, 'a', 'Never push to main.')).toContain('push to main')

    expect(await say(cortex, 'b', 'You can push to main again.')).not.toContain('push to main')
  })

  it('[GX16] what is said in passing is pinned when it is said again in another conversation', async () => {
    await using cortex = await openTestCortex()
    expect(await say(cortex, 'a', 'I drive an old Volvo.')).not.toContain('Volvo')
    expect((await cortex.find({ types: ['Fact'], limit: 5 })).total).toBe(1)

    expect(await say(cortex, 'b', 'I drive an old Volvo.')).toContain('Volvo')
  })
})
