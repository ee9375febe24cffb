/** What was remembered a moment ago is met again, however full the store is. */
import { expect, it } from 'vitest'
import { openTestPager } from './support/pager.ts'

const TRIFLES = 40

it('[GN4] a profile keeps the name and stated preferences before trifles, and says what it left out', async () => {
  await using opened = await openTestPager()
  const { cortex, pager } = opened
  await pager.rememberUserFact("The user's name is Ada", { importance: 0 })
  await cortex.write({
    data: { type: 'Preference', topic: 'short answers', polarity: 'prefer', strength: 0.5 },
  })
  for (let n = 0; n < TRIFLES; n++) {
    await pager.rememberUserFact(`The user once saw boat number ${n}`, { importance: 10 })
  }

  const profile = (await pager.pinned()).sections.find(({ name }) => name === 'profile')

  expect(profile?.text).toContain("The user's name is Ada")
  expect(profile?.text).toContain('short answers')
  expect(profile?.uris).toHaveLength(12)
  expect(profile?.leftOut).toBe(TRIFLES + 2 - 12)
})

it('[GV8] what was noted last is given to “what do you know?” beside many important facts', async () => {
  await using opened = await openTestPager()
  const { cortex, pager } = opened
  for (let n = 0; n < TRIFLES; n++) {
    await pager.rememberUserFact(`The user once saw boat number ${n}`, { importance: 10 })
    await pager.rememberFact(`The harbour has a crane number ${n}`, { importance: 10 })
    cortex.doors.advance(1_000)
  }
  const last = await pager.rememberFact('The tide turns at four', { importance: 0 })

  const snippets = await pager.retrieve('what do you know?')

  expect(snippets.map(({ uri }) => uri)).toContain(last)
})

it('[GU2] the loop runs on an empty store: an intent that had nothing to cite ends well', async () => {
  await using opened = await openTestPager()
  const { cortex, pager } = opened
  await pager.assemble({ query: 'hello', conversationId: 'c', intentId: 'i' })
  const { nextSeq } = await cortex.status()

  const ended = await pager.endIntent({ intentId: 'i', outcome: 'success' })

  expect(ended).toMatchObject({ affectedIds: [], weightsUpdated: false })
  expect(await pager.endIntent({ intentId: 'j', outcome: 'failure', cited: [] })).toMatchObject({
    affectedIds: [],
  })
  expect((await cortex.status()).nextSeq).toBe(nextSeq)
})
