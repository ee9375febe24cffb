import { expect } from 'vitest'
import { tell } from './campaign.ts'
import { type FaultFigures, type FaultRuns, injectFaults } from './fault-runs.ts'

/** In every way that a call fails; the last two stay. */
export const ERRORS = ['ENOSPC', 'EIO', 'EMFILE', 'EACCES', 'SHORT', 'ENOSPC+', 'EIO+']

/** One row of the table; nothing may be lost or bad. */
export async function campaign(name: string, runs: Omit<FaultRuns, 'program'>): Promise<void> {
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

function report(name: string, { cases, faults, calls, deaths, lost, bad }: FaultFigures): void {
  const note = `${faults} faults, of ${calls} calls${deaths > 0 ? `, ${deaths} deaths` : ''}`
  tell({
    campaign: name,
    rounds: cases,
    injected: faults,
    lost: lost.length,
    bad: bad.length,
    note,
  })
}
