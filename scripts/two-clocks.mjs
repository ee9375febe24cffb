// `npm run test:two-clocks -- [--pairs N] [--seed N]`: the long form of the oracle of both clocks. Every
// answer about another time is compared with a plain model of the store of that time
// (packages/core/test/two-clocks-oracle.ts).
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { home, run, setup } from './setup.mjs'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
  },
})
const [pairs, seed] = [Number(values.pairs), Number(values.seed)]
if (!Number.isSafeInteger(pairs) || pairs < 1 || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('Usage: npm run test:two-clocks -- [--pairs N] [--seed N], whole numbers')
  process.exit(2)
}
setup()
console.error(`cortex: ${pairs} pairs of clocks, seed ${seed} (repeat with --seed ${seed})`)
run(
  process.execPath,
  [
    join(home, 'node_modules/vitest/vitest.mjs'),
    ...['run', 'packages/core/test/two-clocks.test.ts', '-t', 'every question', '--testTimeout=0'],
  ],
  { env: { ...process.env, CORTEX_CLOCK_PAIRS: String(pairs), CORTEX_CLOCK_SEED: String(seed) } },
)
