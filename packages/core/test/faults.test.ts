/**
 * Every call of every mutation fails once, in every way, or is the last thing that a process does.
 * tools/faults/README.md says how. Rules: docs/spec/files.md.
 */
import { describe, it } from 'vitest'
import { rounds } from './support/campaign.ts'
import { campaign, ERRORS } from './support/fault-campaign.ts'
import { canInject } from './support/fault-runs.ts'

const HOUR = 3_600_000
describe.skipIf(!canInject)('a call that fails', () => {
  it(
    '[Y7] [Y8] [Y9] in any mutation of a store: typed, nothing lost, and the store goes on',
    async () => {
      await campaign('failed call of a mutation', {
        kinds: ERRORS,
        budget: rounds({ taste: 60, short: 2100, long: Number.MAX_SAFE_INTEGER }),
      })
    },
    HOUR,
  )

  it(
    '[Y7] [Y8] [Y9] the same with segments that are full after two entries',
    async () => {
      await campaign('the same, with small segments', {
        kinds: ERRORS,
        budget: rounds({ taste: 30, short: 500, long: Number.MAX_SAFE_INTEGER }),
        argument: { segmentBytes: 700 },
      })
    },
    HOUR,
  )
})

describe.skipIf(!canInject)('a process that dies', () => {
  it(
    '[Y10] before any call of any mutation: nothing acknowledged is lost, and the next one goes on',
    async () => {
      await campaign('kill before a call (files kept)', {
        kinds: ['COPY'],
        budget: rounds({ taste: 30, short: 700, long: Number.MAX_SAFE_INTEGER }),
        argument: { segmentBytes: 700 },
      })
    },
    HOUR,
  )

  it(
    '[Y10] killed for real before a call',
    async () => {
      await campaign('kill before a call (SIGKILL)', {
        kinds: ['KILL'],
        budget: rounds({ taste: 4, short: 40, long: 200 }),
        mayDie: true,
      })
    },
    HOUR,
  )
})
