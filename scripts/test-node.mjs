// `npm run test:node -- 22|24 [files]`: the tests on another Node, which comes from the registry (the package
// `node`) into .cache. Everything that a test starts runs on that Node too. Other arguments go to Vitest. Like
// `npm test` it leaves out what has a command of its own; name those files to run them on that Node.
import { join } from 'node:path'
import { LEFT_OUT } from './campaigns.mjs'
import { environmentOf, installNode, versionOf } from './other-node.mjs'
import { home, run, setup } from './setup.mjs'

const [major, ...given] = process.argv.slice(2)
const version = versionOf(major, 'npm run test:node --')
setup()
const node = installNode(major, version)
console.error(`cortex: running the tests on Node ${version} (vitest run)`)
run(
  node,
  [join(home, 'node_modules/vitest/vitest.mjs'), 'run', ...(given.length === 0 ? LEFT_OUT : given)],
  { env: environmentOf(node) },
)
