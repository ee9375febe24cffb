// `npm run test:explorer`: the explorer in a real browser. `--long` takes 100,000 memories where the short form takes
// 5,000; `--pictures` writes the pictures of the documentation.
// A browser is taken from CHROMIUM or the path; where there is none and this is Debian's root, it is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { home, run, setup } from './setup.mjs'

setup()
const chromium = findBrowser() ?? installed()
if (chromium === undefined) {
  console.error(
    'test:explorer: skipped, because there is no Chromium. Install one, or name it: CHROMIUM=/path/to/chromium',
  )
  process.exit(0)
}
const place = join(home, 'packages/explorer/e2e')
const wanted = process.argv.includes('--pictures')
  ? ['pictures.mjs']
  : readdirSync(place).filter((name) => name.endsWith('.test.mjs'))
// A browser waits more than it works: two files at once are done in little more than the time of one.
const atOnce = `--test-concurrency=${Math.max(2, availableParallelism())}`
run(process.execPath, ['--test', atOnce, ...wanted.map((name) => join(place, name))], {
  env: {
    ...process.env,
    CHROMIUM: chromium,
    ...(process.argv.includes('--long') ? { CORTEX_LARGE: '100000' } : {}),
  },
})

function findBrowser() {
  const named = process.env.CHROMIUM
  if (named !== undefined) return named
  return (process.env.PATH ?? '')
    .split(':')
    .flatMap((directory) =>
      ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(directory, name)),
    )
    .find((path) => existsSync(path))
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.error('test:explorer: installing chromium')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return findBrowser()
}
