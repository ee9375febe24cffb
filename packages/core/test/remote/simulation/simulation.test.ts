import { describe, expect, it } from 'vitest'
import { type Report, simulate } from './simulate.ts'

/** `npm run test:replica` runs thousands. */
const SEEDS = 20

describe('three nodes in a bad network', () => {
  it('[RN14] lose nothing that was acknowledged, write nothing twice, agree, and notice every fork', async () => {
    const reports: Report[] = []

    for (let seed = 0; seed < SEEDS; seed++) reports.push(await simulate(seed))

    // The seeds are worth something: most writes get through, some do not, and histories do fork.
    const sum = (of: (report: Report) => number): number =>
      reports.reduce((all, report) => all + of(report), 0)
    expect(sum(({ acknowledged }) => acknowledged)).toBeGreaterThan(SEEDS * 2)
    expect(sum(({ refused }) => refused)).toBeGreaterThan(0)
  })

  it('[RN4] while a copy may still come, nobody hears that nothing was written: seed 2463', async () => {
    // The engine lost its end, refused the row, was put back and away; then the copy came, and fitted.
    const { acknowledged } = await simulate(2463)

    expect(acknowledged).toBeGreaterThan(0)
  })
})
