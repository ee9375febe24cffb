// `npm run test:object-store`: journals in an object store that is not ours: moto, from the Python registry, in a place of
// its own below .cache. The ordinary tests use it too, once it is there.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { home, run, setup } from './setup.mjs'

const MOTO = 'moto[server,s3]==5.2.5'
const place = join(home, '.cache/moto')
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)

if (python === undefined) {
  console.error('cortex: skipped: moto needs Python 3, which is not installed')
  process.exit(0)
}
setup()
if (!existsSync(join(place, 'bin/moto_server'))) {
  console.error('cortex: installing moto below .cache (pip)')
  mkdirSync(join(home, '.cache'), { recursive: true })
  run(python, ['-m', 'venv', place])
  run(join(place, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', MOTO])
}
run(process.execPath, [
  join(home, 'node_modules/vitest/vitest.mjs'),
  'run',
  'packages/replica/test/object-journal.test.ts',
])
