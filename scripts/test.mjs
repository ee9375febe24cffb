// `npm test`: sets everything up, then runs the tests. Arguments go to Vitest. Campaigns of faults with
// many processes have a command of their own, `npm run test:faults`, which CI runs too.
import { join } from 'node:path'
import { CAMPAIGNS } from './campaigns.mjs'
import { home, run, setup } from './setup.mjs'

const given = process.argv.slice(2)
const without = Object.values(CAMPAIGNS).flatMap((file) => ['--exclude', file])
setup()
console.error('cortex: running the tests (vitest run; fault campaigns: npm run test:faults)')
run(process.execPath, [
  join(home, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...(given.length === 0 ? without : given),
])
