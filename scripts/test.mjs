// `npm test`: sets everything up, then runs the tests. Arguments go to Vitest. Campaigns of faults with
// many processes have a command of their own, `npm run test:faults`, which CI runs too.
import { join } from 'node:path'
import { home, run, setup } from './setup.mjs'

const CAMPAIGNS = [
  ...['processes', 'flips', 'power-cut', 'system-faults'].map(
    (name) => `packages/core/test/${name}`,
  ),
  'packages/cli/test/mcp-swarm',
]

const given = process.argv.slice(2)
const without = CAMPAIGNS.flatMap((path) => ['--exclude', `${path}.test.ts`])
setup()
console.error('cortex: running the tests (vitest run; fault campaigns: npm run test:faults)')
run(process.execPath, [
  join(home, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...(given.length === 0 ? without : given),
])
