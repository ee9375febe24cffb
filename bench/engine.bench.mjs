// The engine against the raw limits of the same machine, and against SQLite, in the same run.
//
//   npm run bench -- engine [--small 10000] [--large 1000000] [--rounds 3] [--writes 2000]
//                           [--lines 100000] (0: no import) [--quiet]
//
// With --quiet it asks for real-time priority (Linux, `chrt`), so that other programs disturb it less.
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  fdatasyncSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { open } from 'lmdb'
import { hashCounter } from '../packages/core/dist/codec/hash.js'
import { openCortex } from '../packages/core/dist/index.js'
import { JournalFiles } from '../packages/core/dist/journal/journal-files.js'
import { ASCENDING } from '../packages/core/dist/keys/keyspace.js'
import { applyEntries, putState, sealState } from '../packages/core/dist/projections/reducer.js'
import { EMPTY_STATE } from '../packages/core/dist/projections/state.js'
import { Target, TreeCaches } from '../packages/core/dist/projections/target.js'
import { Batch } from '../packages/core/dist/store/batch.js'
import { LmdbStore } from '../packages/core/dist/store/lmdb-store.js'
import { sealValue } from '../packages/core/dist/store/sealed-value.js'
import { exportJsonl, importFrom, openSource } from '../packages/server/dist/transfer/index.js'
import { memory } from './engine-memory.mjs'
import {
  diskBytes,
  measured,
  median,
  options,
  percentile,
  print,
  pseudoRandom,
  rate,
  scratch,
  timed,
  verdict,
  watchMachine,
} from './measure.mjs'
import { nodeWithSqlite, startSqlite } from './sqlite.mjs'

const { small, large, rounds, writes, lines, directory, quiet } = options({
  small: 10_000,
  large: 1_000_000,
  rounds: 3,
  writes: 2000,
  lines: 100_000,
  directory: '',
  quiet: false,
})
if (quiet && process.env.CORTEX_BENCH_QUIET === undefined) {
  const command = ['-f', '10', process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const env = { ...process.env, CORTEX_BENCH_QUIET: '1' }
  const { status, error } = spawnSync('chrt', command, { stdio: 'inherit', env })
  if (error === undefined) process.exit(status ?? 1)
  console.log('Real-time priority cannot be had here: measured without it.')
}
/** Keys that begin with `idx/words/`. */
const WORDS = { from: Buffer.from('idx/words/'), to: Buffer.from('idx/words0') }
const home = scratch(directory === '' ? undefined : directory)

async function fill(cortex, from, to, inFlight = 512) {
  await rate(to - from, inFlight, (index) => cortex.write(memory(from + index)))
}

/** The keys that each of the newest writes staged, and what was there before them. */
function stagedKeys(storeHome, newest) {
  const files = new JournalFiles(join(storeHome, 'journal'), { readOnly: true })
  const store = new Map()
  const base = new Map()
  const perWrite = []
  const caches = new TreeCaches()
  let state = EMPTY_STATE
  const name = (key) => Buffer.from(key).toString('latin1')
  const blocks = [...files.read(JournalFiles.start(0))].map(({ block }) => block)
  let bytes = 0
  for (const [index, block] of blocks.entries()) {
    const target = new Target(new Batch({ get: (key) => store.get(name(key)) }), caches)
    state = sealState(target, applyEntries(target, state, block.commitId, block.entries))
    putState(target, state)
    const changes = target.batch.changes()
    for (const [key, value] of changes) {
      if (value === undefined) store.delete(name(key))
      else store.set(name(key), value)
    }
    if (index < blocks.length - newest) {
      for (const [key, value] of changes) {
        if (value === undefined) base.delete(name(key))
        else base.set(name(key), sealValue(key, value))
      }
    } else {
      const sealed = changes.map(([key, value]) => [
        Buffer.from(key),
        value === undefined ? undefined : sealValue(key, value),
      ])
      bytes += sealed.reduce((sum, [key, value]) => sum + key.length + (value?.length ?? 0), 0)
      perWrite.push(sealed)
    }
  }
  files.close()
  return { base, perWrite, bytes: bytes / perWrite.length }
}

function isOfWords(key) {
  const name = Buffer.from(key).toString('latin1')
  return name.startsWith('idx/words/') || name === 'meta/words'
}

/** What the words take of the view: pages that hold nothing else, nearly. */
async function bytesOfWords(view) {
  const store = new LmdbStore(view, { durable: false, readOnly: true, ascending: ASCENDING })
  const snapshot = store.snapshot()
  let bytes = 0
  for (const { key, value } of snapshot.scan(WORDS)) {
    // A value that does not fit half a page lies in pages of its own.
    const own = value.length > 2000
    bytes += key.length + 16 + (own ? Math.ceil((value.length + 16) / 4096) * 4096 : value.length)
  }
  snapshot.release()
  await store.close()
  return bytes
}

/** Appends frames of the size that a commit has, each with its own fdatasync. */
function rawAppend(count, bytesPerSync) {
  const file = join(home, 'raw')
  const fd = openSync(file, 'w+')
  const zeros = Buffer.alloc(16 * 1024 * 1024)
  writeSync(fd, zeros, 0, zeros.length, 0)
  fdatasyncSync(fd)
  const bytes = Buffer.alloc(bytesPerSync, 7)
  const start = performance.now()
  for (let index = 0; index < count; index++) {
    writeSync(fd, bytes, 0, bytes.length, (index * bytesPerSync) % (zeros.length - bytesPerSync))
    fdatasyncSync(fd)
  }
  const ms = performance.now() - start
  closeSync(fd)
  rmSync(file)
  return (count / ms) * 1000
}

/** LMDB alone: the same keys and values, durable, in its own transactions. */
async function lmdbAlone({ base, perWrite }, inFlight) {
  const path = join(home, 'alone')
  const db = open({
    path,
    keyEncoding: 'binary',
    encoding: 'binary',
    overlappingSync: false,
    cache: false,
  })
  db.transactionSync(() => {
    for (const [name, value] of base) db.putSync(Buffer.from(name, 'latin1'), value)
  })
  const perSecond = await rate(perWrite.length, inFlight, (index) =>
    db.batch(() => {
      for (const [key, value] of perWrite[index]) {
        if (value === undefined) void db.remove(key)
        else void db.put(key, value)
      }
    }),
  )
  await db.close()
  rmSync(path, { recursive: true, force: true })
  return perSecond
}

async function durableWrites() {
  console.log(
    `\nDurable writes, at ${small} memories (median of ${rounds} rounds, ${writes} writes each)`,
  )
  const cortex = await openCortex({ root: home, actor: 'writes' })
  await fill(cortex, 0, small)
  let count = small
  const journalBytes = async (from) => {
    let bytes = 0
    const files = new JournalFiles(join(home, 'writes', 'journal'), { readOnly: true })
    for (const { block, at, next } of files.read(JournalFiles.start(0))) {
      if (block.firstSeq >= from) bytes += next.offset - at.offset
    }
    files.close()
    return bytes
  }
  const results = { raw: [], single: [], alone: [], rawGroup: [], group: [], aloneGroup: [] }
  const cpu = { single: [], group: [], sqlite: [], sqliteGroup: [] }
  const spread = []
  const node = nodeWithSqlite()
  const sqlite = node === undefined ? undefined : startSqlite(node, home)
  let inSqlite = 0
  let sqliteVersion = ''
  const askSqlite = async (group, count) => {
    const { perSecond, cpu, version } = await sqlite.ask({ write: count, from: inSqlite, group })
    inSqlite += count
    sqliteVersion = version
    return { perSecond, cpu }
  }
  if (sqlite !== undefined) {
    Object.assign(results, { sqlite: [], sqliteGroup: [] })
    await sqlite.ask({ fill: small, from: 0 })
    inSqlite = small
  }
  let keys = 0
  let wordKeys = 0
  let keyBytes = 0
  let frameBytes = 1000
  for (let round = 0; round < rounds; round++) {
    const seq = (await cortex.status()).nextSeq
    const single = await measured(writes, 1, () => cortex.write(memory(count++)))
    results.single.push(single.perSecond)
    cpu.single.push(single.cpu)
    spread.push(percentile(single.times, 0.99) / percentile(single.times, 0.5))
    if (sqlite !== undefined) {
      const one = await askSqlite(1, writes)
      results.sqlite.push(one.perSecond)
      cpu.sqlite.push(one.cpu)
    }
    frameBytes = Math.round((await journalBytes(seq)) / writes)
    results.raw.push(rawAppend(writes, frameBytes))
    const staged = stagedKeys(join(home, 'writes'), writes)
    const all = staged.perWrite.flat().map(([key]) => key)
    const ofWords = all.filter(isOfWords).length
    wordKeys = ofWords / staged.perWrite.length
    keys = (all.length - ofWords) / staged.perWrite.length
    keyBytes = staged.bytes
    results.alone.push(await lmdbAlone(staged, 1))
    results.aloneGroup.push(await lmdbAlone(staged, 64))
    const group = await measured(writes * 4, 64, () => cortex.write(memory(count++)))
    results.group.push(group.perSecond)
    cpu.group.push(group.cpu)
    if (sqlite !== undefined) {
      const many = await askSqlite(64, writes * 4)
      results.sqliteGroup.push(many.perSecond)
      cpu.sqliteGroup.push(many.cpu)
    }
    results.rawGroup.push(rawAppend(Math.ceil(writes / 8), frameBytes * 64) * 64)
  }
  const before = hashCounter.count
  await rate(500, 1, () => cortex.write(memory(count++)))
  const hashes = (hashCounter.count - before) / 500
  await cortex.close()
  const ended = await sqlite?.end()
  const micros = (list) => `${Math.round(median(list))} µs of CPU each`
  const value = Object.fromEntries(
    Object.entries(results).map(([key, list]) => [key, median(list)]),
  )
  const perSecond = (number) => `${Math.round(number)}/s`
  print('raw append + fdatasync, one in flight', perSecond(value.raw), `${frameBytes} bytes each`)
  print('Cortex, one in flight', perSecond(value.single), micros(cpu.single))
  print('LMDB alone, the same keys, one in flight', perSecond(value.alone))
  verdict(
    'Cortex / raw append',
    (value.single / value.raw).toFixed(2),
    value.single >= 0.33 * value.raw,
    '>= 0.33',
  )
  verdict('p99 / p50 of a single write', median(spread).toFixed(1), median(spread) <= 6, '<= 6')
  print('Cortex / LMDB alone', (value.single / value.alone).toFixed(2))
  print('raw append + fdatasync, 64 per sync', perSecond(value.rawGroup))
  print('Cortex, 64 in flight', perSecond(value.group), micros(cpu.group))
  print('LMDB alone, the same keys, 64 in flight', perSecond(value.aloneGroup))
  verdict(
    'Cortex / LMDB alone, 64 in flight',
    (value.group / value.aloneGroup).toFixed(2),
    value.group >= 1.7 * value.aloneGroup,
    '>= 1.7',
  )
  if (ended === undefined) print('SQLite', 'left out', 'no Node with SQLite was found')
  else {
    const label = `SQLite ${sqliteVersion}, WAL, FULL`
    print(`${label}, one per transaction`, perSecond(value.sqlite), micros(cpu.sqlite))
    print(`${label}, 64 per transaction`, perSecond(value.sqliteGroup), micros(cpu.sqliteGroup))
    const one = value.single / value.sqlite
    const many = value.group / value.sqliteGroup
    verdict('Cortex / SQLite, one in flight', one.toFixed(2), one >= 1.1, '>= 1.1')
    verdict('Cortex / SQLite, 64 in flight', many.toFixed(2), many >= 0.6, '>= 0.6')
    print('SQLite, bytes on disk per memory', Math.round(ended.bytes / inSqlite))
  }
  verdict('keys per write (two tags, one frame), words aside', keys.toFixed(1), keys <= 24, '<= 24')
  print('keys per write of the words', wordKeys.toFixed(1))
  print('hashes per write', hashes.toFixed(1))
  print('bytes per write: journal frame', frameBytes)
  print('bytes per write: keys and values of the view', Math.round(keyBytes))
}

async function resolveTimes(cortex, uris, label, target) {
  const next = pseudoRandom(7)
  // Cold: a memory that was not read before, in no order. Hot: the same few again and again.
  const sample = async (pick, count) => {
    const times = []
    for (let index = 0; index < count; index++) {
      const uri = pick(index)
      const start = process.hrtime.bigint()
      await cortex.resolve(uri)
      times.push(Number(process.hrtime.bigint() - start) / 1000)
    }
    return times
  }
  await sample((index) => uris[index % 100], 5000)
  const hot = await sample((index) => uris[index % 100], 20_000)
  const cold = await sample(
    () => uris[100 + Math.floor(next() * (uris.length - 100))],
    Math.min(20_000, uris.length),
  )
  const show = (times) =>
    `p50 ${percentile(times, 0.5).toFixed(1)} µs  p99 ${percentile(times, 0.99).toFixed(1)} µs`
  print(
    `resolve, hot, ${label}`,
    show(hot),
    target
      ? percentile(hot, 0.5) <= 10
        ? 'ok (target p50 <= 10)'
        : 'MISSED (target p50 <= 10)'
      : '',
  )
  print(
    `resolve, cold, ${label}`,
    show(cold),
    target
      ? percentile(cold, 0.5) <= 40
        ? 'ok (target p50 <= 40)'
        : 'MISSED (target p50 <= 40)'
      : '',
  )
}

async function growth() {
  console.log('\nGrowth')
  const cortex = await openCortex({ root: home, actor: 'growth' })
  await fill(cortex, 0, small)
  const costAt = async () => {
    const rates = []
    for (let round = 0; round < rounds; round++)
      rates.push(await rate(4000, 64, () => cortex.write(memory(count++))))
    return 1000 / median(rates)
  }
  let count = small
  const uris = async (limit) => {
    const list = []
    for await (const entry of cortex.journal({ kinds: ['write'] })) {
      list.push(`matrix://cortex/Fact/${entry.subjects[0]}#1`)
      if (list.length >= limit) break
    }
    return list
  }
  const costSmall = await costAt()
  await resolveTimes(cortex, await uris(small), `${small}`, false)
  if (large > count) {
    const ms = await timed(() => fill(cortex, count, large))
    print(
      `filled to ${large} memories`,
      `${Math.round((large - count) / (ms / 1000))}/s`,
      '512 in flight',
    )
    count = large
    const costLarge = await costAt()
    verdict(
      `cost per write at ${large} / at ${small}`,
      (costLarge / costSmall).toFixed(2),
      costLarge <= 1.6 * costSmall,
      '<= 1.6',
    )
    await resolveTimes(cortex, await uris(large), `${large}`, true)
  }
  const total = count
  await cortex.close()
  const store = join(home, 'growth')
  const journal = diskBytes(join(store, 'journal'))
  const all = diskBytes(store)
  const view = readdirSync(store).find((name) => name.startsWith('view-'))
  const words = await bytesOfWords(join(store, view))
  verdict(
    'bytes on disk per 300-byte memory',
    Math.round(all / total),
    all <= 2700 * total,
    '<= 2700 at 1,000,000',
  )
  print('  of which journal', Math.round(journal / total))
  print('  of which words, without the slack of their pages', Math.round(words / total))
  print('  without words', Math.round((all - words) / total))
  const times = []
  for (let round = 0; round < 5; round++) {
    let opened
    times.push(
      await timed(async () => {
        opened = await openCortex({ root: home, actor: 'growth' })
      }),
    )
    await opened.close()
  }
  print(`open time at ${total} memories`, `${median(times).toFixed(1)} ms`)
  const again = await openAndFind(total)
  await askFiveWords(again, total)
  const before = await again.overallRoot()
  const rebuilding = process.cpuUsage()
  const held = watchMemory()
  const ms = await timed(() => again.rebuild())
  const { user, system } = process.cpuUsage(rebuilding)
  const perSecond = (total / ms) * 1000
  verdict(
    `rebuild at ${total} memories`,
    `${Math.round(perSecond)}/s`,
    perSecond >= 15_000,
    '>= 15000 entries/s',
  )
  print('  CPU time per entry', `${Math.round((user + system) / total)} µs`)
  print(
    '  at most so much memory',
    `${Math.round(held() / 2 ** 20)} MB`,
    'mapped pages of the view included',
  )
  print('  bytes on disk per memory afterwards', Math.round(diskBytes(store) / total))
  if ((await again.overallRoot()) !== before) throw new Error('rebuild changed the root')
  await again.close()
}

/** A user's first question, from nothing. */
async function openAndFind(total) {
  const times = []
  let cortex
  for (let round = 0; round < 5; round++) {
    await cortex?.close()
    const ms = await timed(async () => {
      cortex = await openCortex({ root: home, actor: 'growth' })
      await cortex.find({ near: 'window ledger', limit: 10 })
    })
    times.push(ms)
  }
  const ms = median(times)
  verdict(`open, and the first find, at ${total}`, `${ms.toFixed(1)} ms`, ms <= 30, '<= 30 ms')
  return cortex
}

/** Words that every memory here has, and one that is rare: more work than most questions are. */
async function askFiveWords(cortex, total) {
  const next = pseudoRandom(11)
  const times = []
  for (let index = 0; index < 60; index++) {
    const rare = Math.floor(next() * total)
    const near = `retry budget parser module ${rare}`
    const ms = await timed(() => cortex.find({ near, limit: 10 }))
    if (index >= 10) times.push(ms)
  }
  const p50 = percentile(times, 0.5)
  const shown = `p50 ${p50.toFixed(2)} ms`
  verdict(`question of five words, at ${total}`, shown, p50 <= 4, '<= 4 ms at 1,000,000')
}

/** The most that this process had in memory until it is called. */
function watchMemory() {
  let most = process.memoryUsage.rss()
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return () => {
    clearInterval(timer)
    return Math.max(most, process.memoryUsage.rss())
  }
}

/** JSON lines as `cortex export` writes them, into a new store. */
async function importLines(count) {
  console.log('\nImport')
  const source = await openCortex({ root: home, actor: 'exported' })
  await fill(source, 0, count)
  const file = join(home, 'lines.jsonl')
  const exported = []
  for await (const line of exportJsonl(source)) exported.push(line)
  writeFileSync(file, exported.join(''))
  await source.close()
  const cortex = await openCortex({ root: home, actor: 'imported' })
  const cpu = process.cpuUsage()
  const ms = await timed(async () => {
    await importFrom(cortex, await openSource(file), { format: 'jsonl', own: true })
  })
  const { user, system } = process.cpuUsage(cpu)
  const { memories } = await cortex.status()
  if (memories !== count) throw new Error(`${memories} of ${count} memories were imported`)
  await cortex.close()
  const perSecond = (count / ms) * 1000
  const shown = `${Math.round(perSecond)}/s`
  verdict(`import of ${count} JSON lines`, shown, perSecond >= 5000, '>= 5000/s')
  print('  CPU time per line', `${Math.round((user + system) / count)} µs`)
}

const busyness = watchMachine()
const priority = process.env.CORTEX_BENCH_QUIET === undefined ? '' : ', real-time priority'
console.log(`Cortex engine benchmark, Node ${process.versions.node}${priority}`)
await durableWrites()
await growth()
if (lines > 0) await importLines(lines)
console.log(`\nThe machine: ${busyness()}.`)
