// `npm run check`: the one command for developers. `--no-tests` leaves out what `npm test` did.
import { join } from 'node:path'
import { home, run, setup } from './setup.mjs'

const node = process.execPath
const bin = (path) => join(home, 'node_modules', path)

setup()
console.error('cortex: format and lint (biome)')
run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
console.error('cortex: types of tests and benchmarks (tsc)')
run(node, [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.test.json'])
run(node, [bin('typescript/bin/tsc'), '-p', 'packages/explorer'])
if (!process.argv.includes('--no-tests')) {
  // Rooms, rules and tidiness are tests too.
  run(node, [join(home, 'scripts/test.mjs')])
}
