// `npm run test:growth`, `test:nodes`, `test:docs`: tests that `npm test` leaves out; see `APART` in campaigns.mjs.
import { join } from 'node:path'
import { APART } from './campaigns.mjs'
import { home, run, setup } from './setup.mjs'

const files = APART[process.argv[2] ?? '']
if (files === undefined) {
  console.error(`Usage: node scripts/test-apart.mjs ${Object.keys(APART).join('|')}`)
  process.exit(2)
}
setup()
run(process.execPath, [join(home, 'node_modules/vitest/vitest.mjs'), 'run', ...files])
