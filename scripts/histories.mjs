// `npm run test:histories -- [--count N] [--seed N]`: the long form of the model test. Every history
// is compared with the plain model in every read and every key (packages/core/test/history.ts).
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { home, run, setup } from './setup.mjs'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
if (!Number.isSafeInteger(count) || count < 4 || !Number.isSafeInteger(seed) || seed < 0) {
  console.error(
    'Usage: npm run test:histories -- [--count N] [--seed N], whole numbers, count from 4',
  )
  process.exit(2)
}
setup()
console.error(`cortex: ${count} histories, seed ${seed} (repeat with --seed ${seed})`)
run(
  process.execPath,
  [join(home, 'node_modules/vitest/vitest.mjs'), 'run', 'packages/core/test/histories-'],
  {
    env: {
      ...process.env,
      CORTEX_HISTORIES: String(Math.ceil(count / 4)),
      FC_SEEDS: String(seed),
    },
  },
)
