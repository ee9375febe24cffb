// `npm run test:seeds -- [--count N] [--seed N]… [filters]`: every property test with fresh seeds, a hundred
// of them in one process. Prints each file as it ends, the seeds that failed, and the command that repeats each.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { APART, CAMPAIGNS } from './campaigns.mjs'
import { home, setup } from './setup.mjs'

/** Loading a file, and its tests without properties, cost as much as some seeds: they are paid once for all of these. */
const SEEDS_PER_PROCESS = 100
/**
 * Of many seeds each tries a tenth of the inputs of the quick properties beside the code. Those in `test/` work on
 * whole stores, so the seeds together try about three times what one run of `npm test` does. One that is repeated by
 * --seed tries all inputs.
 */
const SHARE = 10
const TIMES_USUAL = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', multiple: true, default: [] },
  },
})
const wrong = [values.count, ...values.seed].find((text) => !/^\d{1,9}$/.test(text))
if (wrong !== undefined || Number(values.count) === 0) {
  console.error('Usage: npm run test:seeds -- [--count N] [--seed N]… [filters], whole numbers')
  process.exit(2)
}
const seeds = values.seed.length > 0 ? values.seed.map(Number) : freshSeeds(Number(values.count))
const files = propertyTests().filter(
  (file) => positionals.length === 0 || positionals.some((filter) => file.includes(filter)),
)
if (files.length === 0) {
  console.error(`No property test matches ${positionals.join(', ')}`)
  process.exit(2)
}
setup()
const scratch = mkdtempSync(join(tmpdir(), 'cortex-seeds-'))
let failures = []
let broken = false
for (let from = 0; from < seeds.length; from += SEEDS_PER_PROCESS) {
  const some = seeds.slice(from, from + SEEDS_PER_PROCESS)
  console.error(`cortex: ${files.length} files of property tests with seeds ${some.join(' ')}`)
  const collected = join(scratch, `failures-${from}`)
  const vitest = join(home, 'node_modules/vitest/vitest.mjs')
  const args = ['run', '--reporter=default', `--testTimeout=${some.length * 120_000}`, ...files]
  const isRepeated = values.seed.length > 0
  const own = {
    FC_SEEDS: some.join(','),
    FC_SHARE: String(isRepeated ? 1 : SHARE),
    FC_STORE_SHARE: String(isRepeated ? 1 : Math.max(SHARE, Math.ceil(some.length / TIMES_USUAL))),
    FC_FAILURES: collected,
  }
  const env = { ...process.env, ...own }
  const options = { cwd: home, stdio: 'inherit', env }
  if (spawnSync(process.execPath, [vitest, ...args], options).status !== 0) broken = true
  if (existsSync(collected)) failures.push(...readFileSync(collected, 'utf8').trim().split('\n'))
}
rmSync(scratch, { recursive: true, force: true })
failures = [...new Set(failures)].map((line) => line.split('\t'))
for (const [seed, file, name] of failures) {
  const path = relative(home, file).split(sep).join('/')
  console.error(`failed: seed ${seed}, ${name}\n  npm run test:seeds -- --seed ${seed} ${path}`)
}
const bad = new Set(failures.map(([seed]) => seed)).size
const alone = broken && bad === 0 ? '; a test without seeds failed' : ''
console.error(`cortex: ${seeds.length} seeds, ${bad} failed${alone}`)
process.exit(broken || bad > 0 ? 1 : 0)

function freshSeeds(count) {
  const seeds = new Set()
  while (seeds.size < count) seeds.add(Math.floor(Math.random() * 1_000_000))
  return [...seeds]
}

/** Tests that use fast-check, or a module beside them that does. Fault campaigns have their own command. */
function propertyTests() {
  const campaigns = new Set([...Object.values(CAMPAIGNS), ...Object.values(APART).flat()])
  const sources = readdirSync(join(home, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\](src|test)[/\\].*\.ts$/.test(path))
    .map((path) => join('packages', path).split(sep).join('/'))
  const using = new Set(sources.filter((path) => textOf(path).includes("from 'fast-check'")))
  return sources.filter(
    (path) =>
      path.endsWith('.test.ts') &&
      !campaigns.has(path) &&
      (using.has(path) || importsOf(path).some((imported) => using.has(imported))),
  )
}

function textOf(path) {
  return readFileSync(join(home, path), 'utf8')
}

function importsOf(path) {
  const imports = [...textOf(path).matchAll(/from '(\.[^']+\.ts)'/g)]
  return imports.map(([, to]) => join(dirname(path), to).split(sep).join('/'))
}
