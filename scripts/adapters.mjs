// `npm run test:adapters [-- --long] [--node 22|24] [oldest|newest]`: the adapters with the frameworks themselves, in
// their oldest and newest versions that are supported, on this Node or another. The project does not depend on the frameworks: each set has a folder with a
// lock file of its own and is installed there once. `--long` compares 20,000 random histories.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, installNode, versionOf } from './other-node.mjs'
import { home, run, runNpm, setup } from './setup.mjs'

const folder = join(home, 'packages/adapters/test/frameworks')
const given = process.argv.slice(2)
const place = given.indexOf('--node')
const [, major] = place === -1 ? [] : given.splice(place, 2)
const version = place === -1 ? undefined : versionOf(major, 'npm run test:adapters -- --node')
const isLong = given.includes('--long')
const wanted = given.filter((name) => name === 'oldest' || name === 'newest')
const rest = given.filter((name) => name !== '--long' && !wanted.includes(name))

setup()
const node = version === undefined ? process.execPath : installNode(major, version)
const all = wanted.length > 0 ? wanted : ['newest', 'oldest']
for (const versions of all) {
  install(versions)
  if (versions === 'newest') compareTypes()
  console.error(
    `cortex: adapters with the ${versions} frameworks on Node ${version ?? process.versions.node} (vitest run)`,
  )
  run(
    node,
    [
      join(home, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      join(folder, 'vitest.config.ts'),
      ...rest,
    ],
    {
      env: {
        ...environmentOf(node),
        FRAMEWORKS: versions,
        ...(isLong ? { LANGGRAPH_RUNS: '20000' } : {}),
      },
    },
  )
}

/** Once for each lock file. */
function install(versions) {
  const place = join(folder, versions)
  const lock = readFileSync(join(place, 'package-lock.json'), 'utf8')
  const stamp = join(place, 'node_modules/.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error(`cortex: installing the ${versions} frameworks (npm ci)`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  runNpm(['ci', '--ignore-scripts', '--legacy-peer-deps', '--omit=optional', ...quiet], {
    cwd: place,
  })
  writeFileSync(stamp, lock)
}

/** What the adapters give must be what the frameworks take. */
function compareTypes() {
  console.error('cortex: types of the adapters beside those of the frameworks (tsc)')
  run(process.execPath, [
    join(home, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(folder, 'tsconfig.json'),
  ])
}
