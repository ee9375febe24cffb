// `npm run bench -- <name> [--option value]…`: prints one benchmark. See bench/RESULTS.md.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { home, run, setup } from './setup.mjs'

const [name, ...options] = process.argv.slice(2)
const directory = join(home, 'bench')
const known = readdirSync(directory)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.slice(0, -'.bench.mjs'.length))
if (name === undefined || !existsSync(join(directory, `${name}.bench.mjs`))) {
  console.error(`Usage: npm run bench -- <name>, where <name> is one of: ${known.join(', ')}`)
  process.exit(2)
}
setup()
run(process.execPath, ['--expose-gc', join(directory, `${name}.bench.mjs`), ...options])
