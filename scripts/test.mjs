// `npm test`: sets everything up, then runs all tests. Arguments go to Vitest.
import { join } from 'node:path'
import { home, run, setup } from './setup.mjs'

setup()
console.error('cortex: running all tests (vitest run)')
run(process.execPath, [
  join(home, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...process.argv.slice(2),
])
