// `npm test`: sets everything up, then runs the tests. Arguments go to Vitest. Campaigns of faults with
// many processes have a command of their own, `npm run test:faults`, as have those that want the machine for themselves
// (`npm run test:growth`) and every example of the docs (`npm run test:docs`). CI runs them all.
import { join } from 'node:path'
import { LEFT_OUT } from './campaigns.mjs'
import { home, run, setup } from './setup.mjs'

const given = process.argv.slice(2)
setup()
console.error('cortex: running the tests (vitest run; fault campaigns: npm run test:faults)')
run(process.execPath, [
  join(home, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...(given.length === 0 ? LEFT_OUT : given),
])
