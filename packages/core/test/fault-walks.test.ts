/**
 * One call after another fails, or is the last of its process, while a store is used on and on.
 * tools/faults/README.md says how. Rules: docs/spec/files.md.
 */
import { describe, it } from 'vitest'
import { rounds } from './support/campaign.ts'
import { campaign, ERRORS } from './support/fault-campaign.ts'
import { canInject } from './support/fault-runs.ts'

const HOUR = 3_600_000

describe.skipIf(!canInject)('a call that fails, and then others', () => {
  it.each([
    { campaign: 'more faults in what follows', argument: {} },
    { campaign: 'the same, with small segments', argument: { segmentBytes: 700 } },
  ])(
    '[Y11] $campaign: typed, nothing lost, and the store goes on',
    async ({ campaign: name, argument }) => {
      await campaign(name, {
        kinds: [...ERRORS, 'COPY'],
        budget: rounds({ taste: 4, short: 50, long: 1500 }),
        further: rounds({ taste: 2, short: 5, long: 30 }),
        argument,
      })
    },
    HOUR,
  )
})
