// Precision and recall of what is learned from conversations, per kind and genre, on the labelled corpus.
//
//   npm run bench -- learning
//
// The mistakes are listed at the end: + was learned and is not labelled, - is labelled and was missed.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const { status, stdout } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/pager/test/learning.test.ts',
    '--disable-console-intercept',
  ],
  { cwd: home, env: { ...process.env, CORTEX_LEARNING_REPORT: '1' }, encoding: 'utf8' },
)
process.stdout.write(stdout)
process.exitCode = status ?? 1
