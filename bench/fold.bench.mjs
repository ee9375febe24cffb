// The bulk fold beside the fold of one block at a time, on the same journal: both views are compared key by key.
//
//   npm run bench -- fold [--count 22000] [--rounds 3] [--store PATH] [--quiet]
//
// --store is the directory of an actor whose journal is folded instead of a new one. With --quiet it asks for real-time
// priority (Linux, `chrt`): in turns, since a fold has threads that wait for each other.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BulkFolder } from '../packages/core/dist/engine/bulk-fold.js'
import { Folder } from '../packages/core/dist/engine/fold.js'
import { startWordsThread } from '../packages/core/dist/engine/words-thread.js'
import { openCortex } from '../packages/core/dist/index.js'
import { JournalFiles } from '../packages/core/dist/journal/journal-files.js'
import { ASCENDING } from '../packages/core/dist/keys/keyspace.js'
import { TreeCaches } from '../packages/core/dist/projections/target.js'
import { trimRoom } from '../packages/core/dist/store/lmdb-files.js'
import { LmdbStore } from '../packages/core/dist/store/lmdb-store.js'
import { memory } from './engine-memory.mjs'
import { median, options, print, rate, scratch, watchMachine } from './measure.mjs'

const { count, rounds, store, quiet } = options({
  count: 22_000,
  rounds: 3,
  store: '',
  quiet: false,
})
if (quiet && process.env.CORTEX_BENCH_QUIET === undefined) {
  const command = ['-r', '10', process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const env = { ...process.env, CORTEX_BENCH_QUIET: '1' }
  const { status, error } = spawnSync('chrt', command, { stdio: 'inherit', env })
  if (error === undefined) process.exit(status ?? 1)
  console.log('Real-time priority cannot be had here: measured without it.')
}

const home = scratch()
const machine = watchMachine()
console.log(
  `Cortex fold benchmark, Node ${process.versions.node}${quiet ? ', real-time priority' : ''}\n`,
)

async function journalOf() {
  if (store !== '') return join(store, 'journal')
  const cortex = await openCortex({ root: home, actor: 'folded', durability: 'fast' })
  await rate(count, 512, (index) => cortex.write(memory(index)))
  await cortex.close()
  return join(home, 'folded', 'journal')
}

const journal = await journalOf()

const WAYS = {
  'block by block': (view) => new Folder(view, new TreeCaches()),
  'in bulk': (view, aside) => new BulkFolder(view, aside, { startThread: () => undefined }),
  'in bulk, words in a thread': (view, aside) =>
    new BulkFolder(view, aside, { startThread: startWordsThread }),
}

async function fold(way) {
  const directory = join(home, 'view')
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory)
  globalThis.gc?.()
  const view = new LmdbStore(directory, { durable: false, ascending: ASCENDING })
  const files = new JournalFiles(journal, { readOnly: true })
  const cpu = process.cpuUsage()
  const start = performance.now()
  const folder = WAYS[way](view, join(home, 'aside'))
  let most = 0
  let blocks = 0
  for (const { block } of files.read(JournalFiles.start(0))) {
    folder.add(block)
    if (++blocks % 5000 === 0) most = Math.max(most, memoryNow())
  }
  most = Math.max(most, memoryNow())
  folder.flush()
  const ms = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  const entries = folder.state.nextSeq
  folder.release()
  files.close()
  await view.close()
  const bytes = trimRoom(directory)
  const kept = join(home, way)
  rmSync(kept, { recursive: true, force: true })
  spawnSync('cp', ['-r', directory, kept])
  return {
    entries,
    perSecond: (entries / ms) * 1000,
    cpu: (user + system) / entries,
    bytes: bytes / entries,
    most: Math.max(most, memoryNow()),
  }
}

/** What the program itself holds; pages of the view that are mapped are the system's. */
function memoryNow() {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

async function differences(way) {
  const views = ['block by block', way].map(
    (name) =>
      new LmdbStore(join(home, name), { durable: false, readOnly: true, ascending: ASCENDING }),
  )
  const [expected, found] = views.map((view) => view.snapshot())
  const others = found.scan({ from: Buffer.alloc(0) })[Symbol.iterator]()
  let keys = 0
  let wrong = 0
  for (const { key, value } of expected.scan({ from: Buffer.alloc(0) })) {
    const other = others.next()
    keys++
    if (other.done || Buffer.compare(key, other.value.key) !== 0) wrong++
    else if (Buffer.compare(value, other.value.value) !== 0) wrong++
  }
  if (!others.next().done) wrong++
  for (const view of [expected, found]) view.release()
  for (const view of views) await view.close()
  return { keys, wrong }
}

const results = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]))
for (let round = 0; round < rounds; round++) {
  for (const way of Object.keys(WAYS)) results[way].push(await fold(way))
}
const base = median(results['block by block'].map(({ perSecond }) => perSecond))
for (const [way, runs] of Object.entries(results)) {
  const [{ entries, bytes }] = runs
  const perSecond = median(runs.map((run) => run.perSecond))
  const cpu = median(runs.map((run) => run.cpu))
  const most = Math.max(...runs.map((run) => run.most))
  print(
    `${entries} entries, ${way}`,
    `${perSecond.toFixed(0)}/s`,
    `${(perSecond / base).toFixed(2)} ×, ${cpu.toFixed(0)} µs of CPU each`,
  )
  print(
    '  bytes of the view per entry',
    bytes.toFixed(0),
    `at most ${most.toFixed(0)} MB of memory`,
  )
}
let wrong = 0
for (const way of Object.keys(WAYS).slice(1)) {
  const compared = await differences(way)
  wrong += compared.wrong
  print(`keys that differ, ${way}`, compared.wrong, `of ${compared.keys}`)
}
console.log(`\nThe machine: ${machine()}.`)
process.exit(wrong === 0 ? 0 : 1)
