// `npm run test:files -- [--count N]`: the long form of the attack on files (packages/core/test/proof-files.test.ts).
// Every bit of fifty proofs, manifests, growth proofs and scopes is flipped, and N mutated files, 2,000
// by default, are judged by the TypeScript and the Python verifier, which must agree.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { home, run, setup } from './setup.mjs'

const { values } = parseArgs({ options: { count: { type: 'string', default: '2000' } } })
if (!/^[1-9]\d{0,6}$/.test(values.count)) {
  console.error('Usage: npm run test:files -- [--count N], a whole number from 1')
  process.exit(2)
}
setup()
run(
  process.execPath,
  [
    join(home, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--testTimeout=1800000',
    'packages/core/test/proof-files.test.ts',
  ],
  { env: { ...process.env, CORTEX_FILES: values.count } },
)
