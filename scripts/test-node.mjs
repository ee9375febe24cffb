// `npm run test:node -- 22|24 [files]`: the tests on another Node, which comes from the registry (the package
// `node`) into .cache. Everything that a test starts runs on that Node too. Other arguments go to Vitest.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CAMPAIGNS } from './campaigns.mjs'
import { home, run, runNpm, setup } from './setup.mjs'

const VERSIONS = { 22: '22.23.3', 24: '24.21.0' }

const [major, ...given] = process.argv.slice(2)
const version = VERSIONS[major]
if (version === undefined) {
  const known = Object.keys(VERSIONS).join(' or ')
  console.error(`cortex: say which Node: npm run test:node -- ${known}; got ${major ?? 'nothing'}`)
  process.exit(2)
}

/** The program of that Node; npm runs the script of its package, which puts the program in place. */
function otherNode() {
  const place = join(home, '.cache', `node-${major}`)
  const program = join(
    place,
    'node_modules/node/bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const manifest = join(place, 'package.json')
  const wanted = `${JSON.stringify({ private: true, dependencies: { node: version } })}\n`
  const isThere = existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted
  if (isThere && existsSync(program)) return program
  console.error(`cortex: installing Node ${version} (npm install node@${version})`)
  mkdirSync(place, { recursive: true })
  writeFileSync(manifest, wanted)
  runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: place })
  return program
}

setup()
const node = otherNode()
const without = Object.values(CAMPAIGNS).flatMap((file) => ['--exclude', file])
console.error(`cortex: running the tests on Node ${version} (vitest run)`)
run(
  node,
  [join(home, 'node_modules/vitest/vitest.mjs'), 'run', ...(given.length === 0 ? without : given)],
  {
    env: {
      ...process.env,
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  },
)
