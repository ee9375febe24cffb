// `npm run test:faults`: kills processes, cuts the power, flips bytes and fills disks, and prints
// what came of it. The campaigns are tests of packages, at another scale.
//
//   --short       what CI runs, in minutes; without it, the long form, in an hour or so
//   --seed N      repeat a run
//   --only NAME   one of campaigns.mjs; may be repeated
//   --minutes N   how long `mixed-load` lasts
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CAMPAIGNS } from './campaigns.mjs'
import { home, setup } from './setup.mjs'

const SHORT_SEED = 1147837311
const SUITES = Object.keys(CAMPAIGNS)
/** What each form promises to inject when it runs whole. */
const INJECTED_MIN = { short: 5_000, long: 100_000 }

function options() {
  try {
    const { values } = parseArgs({
      options: {
        short: { type: 'boolean', default: false },
        seed: { type: 'string' },
        only: { type: 'string', multiple: true, default: SUITES },
        minutes: { type: 'string' },
      },
    })
    // The short form is the same every time, as CI must be; the long one looks elsewhere each time.
    const seed = Number(
      values.seed ?? (values.short ? SHORT_SEED : Math.floor(Math.random() * 2 ** 31)),
    )
    if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed must be a whole number')
    if (values.minutes !== undefined && !(Number(values.minutes) > 0)) {
      throw new Error('--minutes must be a number above 0')
    }
    const unknown = values.only.find((name) => !SUITES.includes(name))
    if (unknown !== undefined) throw new Error(`--only must be one of ${SUITES.join(', ')}`)
    return { ...values, seed }
  } catch (error) {
    console.error(`cortex: ${error.message}`)
    process.exit(2)
  }
}

/** Columns as wide as their widest cell; numbers to the right. */
function printTable(rows) {
  const head = ['campaign', 'rounds', 'lost', 'bad', 'seed', '']
  const cells = rows.map((row) => [
    row.campaign,
    row.rounds.toLocaleString('en'),
    String(row.lost),
    String(row.bad),
    String(row.seed),
    row.note ?? '',
  ])
  const widths = head.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column].length)),
  )
  for (const row of [head, ...cells]) {
    const line = row.map((cell, column) =>
      column >= 1 && column <= 4 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    )
    console.log(line.join('  ').trimEnd())
  }
}

const { short, seed, only, minutes } = options()
setup()
const place = mkdtempSync(join(tmpdir(), 'cortex-faults-'))
const [table, report] = [join(place, 'table'), join(place, 'report')]
writeFileSync(table, '')
console.error(`cortex: fault campaigns, ${short ? 'short' : 'long'} form, seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  [
    join(home, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only.map((name) => CAMPAIGNS[name]),
  ],
  {
    cwd: home,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CORTEX_FAULTS: short ? 'short' : 'long',
      CORTEX_FAULTS_TABLE: table,
      CORTEX_SEED: String(seed),
      ...(minutes === undefined ? {} : { CORTEX_FAULTS_MINUTES: minutes }),
    },
  },
)
const lines = readFileSync(table, 'utf8').split('\n')
const rows = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
const results = JSON.parse(readFileSync(report, 'utf8'))
rmSync(place, { recursive: true, force: true })
console.log()
printTable(rows)
const skipped = results.numPendingTests > 0 ? `, ${results.numPendingTests} skipped` : ''
const injected = rows.reduce((sum, row) => sum + (row.injected ?? 0), 0)
const wanted = INJECTED_MIN[short ? 'short' : 'long']
// Without a C compiler nothing can be injected, and the campaigns say so.
const isThin = only.length === SUITES.length && injected > 0 && injected < wanted
const broken = rows.some(({ lost, bad }) => lost + bad > 0) || status !== 0 || isThin
if (broken)
  console.log(`\nRepeat with: npm run test:faults -- ${short ? '--short ' : ''}--seed ${seed}`)
const few = isThin ? `, fewer than ${wanted.toLocaleString('en')}` : ''
console.log(`\n${injected.toLocaleString('en')} faults injected${few}`)
console.log(`${results.numPassedTests} passed, ${results.numFailedTests} failed${skipped}`)
process.exit(broken ? 1 : 0)
