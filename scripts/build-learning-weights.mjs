// Makes the weights with which learning votes on clauses, from the labelled turns in
// packages/pager/test/learning: packages/pager/src/extract/tables/weights.ts.
//
//   npm run learning:update
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/pager/test/learning-weights.test.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, CORTEX_LEARNING_TRAIN: '1' },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
