/**
 * Every call of every mutation fails once, in every way, or is the last thing that a process does.
 * tools/faults/README.md says how. Rules: docs/spec/files.md.
 */
import { describe, expect, it } from 'vitest'
import { rounds, tell } from './support/campaign.ts'
import { canInject, type FaultFigures, type FaultRuns, injectFaults } from './support/fault-runs.ts'

const HOUR = 3_600_000
const ERRORS = ['ENOSPC', 'EIO', 'EMFILE', 'EACCES', 'SHORT', 'ENOSPC+', 'EIO+']

async function campaign(name: string, runs: Omit<FaultRuns, 'program'>): Promise<void> {
  const figures = await injectFaults({
    ...runs,
    program: 'inject',
    argument: {
      ...runs.argument,
      ...(process.env.ONLY ? { only: process.env.ONLY.split(',') } : {}),
    },
  })
  report(name, figures)
  expect(figures.lost).toEqual([])
  expect(figures.bad).toEqual([])
}

function report(name: string, { faults, calls, deaths, lost, bad }: FaultFigures): void {
  const note = `of ${calls} calls${deaths > 0 ? `, ${deaths} deaths` : ''}`
  tell({
    campaign: name,
    rounds: faults,
    injected: faults,
    lost: lost.length,
    bad: bad.length,
    note,
  })
}

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

describe.skipIf(!canInject)('a call that fails, and then another one', () => {
  it.each([
    { campaign: 'a second fault in what follows', argument: {} },
    { campaign: 'the same, with small segments', argument: { segmentBytes: 700 } },
  ])(
    '[Y11] $campaign: typed, nothing lost, and the store goes on',
    async ({ campaign: name, argument }) => {
      await campaign(name, {
        kinds: [...ERRORS, 'COPY'],
        budget: rounds({ taste: 20, short: 350, long: Number.MAX_SAFE_INTEGER }),
        seconds: rounds({ taste: 1, short: 1, long: 10 }),
        argument,
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
        budget: rounds({ taste: 4, short: 40, long: 3000 }),
        mayDie: true,
      })
    },
    HOUR,
  )
})
