// Precision and recall of what is learned from conversations, per kind and genre, on the labelled corpus.
//
//   npm run bench -- learning
//   npm run bench -- learning --file turns.jsonl    labelled turns of your own, one JSON object per line
//   npm run bench -- learning --held-out            each round with weights of the vote from the others alone
//
// The mistakes are listed at the end: + was learned and is not labelled, - is labelled and was missed.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const place = process.argv.indexOf('--file')
const file = place === -1 ? undefined : process.argv[place + 1]
const isHeldOut = process.argv.includes('--held-out')
const home = fileURLToPath(new URL('..', import.meta.url))
const { status, stdout } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/pager/test/learning.test.ts',
    '--disable-console-intercept',
  ],
  {
    cwd: home,
    env: {
      ...process.env,
      CORTEX_LEARNING_REPORT: '1',
      ...(isHeldOut && { CORTEX_LEARNING_HELD_OUT: '1' }),
      ...(file !== undefined && { CORTEX_LEARNING_FILE: resolve(file) }),
    },
    encoding: 'utf8',
  },
)
process.stdout.write(stdout)
process.exitCode = status ?? 1
