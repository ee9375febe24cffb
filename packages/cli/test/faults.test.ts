/** Every call fails once in everything that changes files beside the stores. Rules: docs/spec/files.md. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rounds, tell } from '../../core/test/support/campaign.ts'
import { canInject, injectFaults } from '../../core/test/support/fault-runs.ts'

const HOUR = 3_600_000
const program = fileURLToPath(new URL('programs/inject-files.mjs', import.meta.url))

describe.skipIf(!canInject)('files beside the stores', () => {
  it.each([
    {
      campaign: 'failed call beside the stores',
      kinds: ['ENOSPC', 'EIO', 'EMFILE', 'EACCES', 'SHORT', 'ENOSPC+', 'EIO+'],
      budget: rounds({ taste: 60, short: 1000, long: Number.MAX_SAFE_INTEGER }),
    },
    {
      campaign: 'kill beside the stores (files kept)',
      kinds: ['COPY'],
      budget: rounds({ taste: 20, short: 240, long: Number.MAX_SAFE_INTEGER }),
    },
  ])(
    '[Y6] $campaign: what was there stays, and the change can be made again',
    async ({ campaign, kinds, budget }) => {
      const { cases, faults, calls, lost, bad } = await injectFaults({ program, kinds, budget })
      const note = `of ${calls} calls`
      tell({
        campaign,
        rounds: cases,
        injected: faults,
        lost: lost.length,
        bad: bad.length,
        note,
      })
      expect(lost).toEqual([])
      expect(bad).toEqual([])
    },
    HOUR,
  )
})
