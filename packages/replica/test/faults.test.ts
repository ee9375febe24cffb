/**
 * Every call fails once, or is the last thing that a process does, where the journal is in another engine:
 * writing, erasing, opening, moving it there and back. Rules: docs/spec/files.md.
 */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rounds, tell } from '../../core/test/support/campaign.ts'
import { canInject, injectFaults } from '../../core/test/support/fault-runs.ts'

const HOUR = 3_600_000
const mutations = fileURLToPath(new URL('programs/elsewhere.mjs', import.meta.url))

describe.skipIf(!canInject)('a journal in another engine', () => {
  it(
    '[Y12] whatever call fails or is the last: typed, nothing lost, and both sides agree again',
    async () => {
      const { cases, faults, calls, lost, bad } = await injectFaults({
        program: 'inject',
        kinds: ['ENOSPC', 'EIO', 'EMFILE', 'EACCES', 'SHORT', 'ENOSPC+', 'EIO+', 'COPY'],
        budget: rounds({ taste: 30, short: 300, long: Number.MAX_SAFE_INTEGER }),
        argument: { mutations, segmentBytes: 700 },
      })
      const campaign = 'failed call, journal elsewhere'
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
