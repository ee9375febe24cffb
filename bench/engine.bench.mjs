// The engine against the raw limits of the same machine in the same run.
//
//   npm run bench -- engine [--small 10000] [--large 1000000] [--rounds 3] [--writes 2000]
import { closeSync, fdatasyncSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
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
import {
  diskBytes,
  median,
  options,
  percentile,
  print,
  pseudoRandom,
  rate,
  scratch,
  timed,
  verdict,
} from './measure.mjs'

const { small, large, rounds, writes, directory } = options({
  small: 10_000,
  large: 1_000_000,
  rounds: 3,
  writes: 2000,
  directory: '',
})
/** Keys that begin with `idx/words/`. */
const WORDS = { from: Buffer.from('idx/words/'), to: Buffer.from('idx/words0') }
const home = scratch(directory === '' ? undefined : directory)

/** A fact whose own texts have 300 bytes, two tags, one frame. */
function memory(index) {
  const subject = `project:atlas/module-${index % 997}`
  const predicate = 'behaves'
  const words = [
    'cache',
    'token',
    'retry',
    'schema',
    'budget',
    'vector',
    'replica',
    'window',
    'parser',
    'ledger',
  ]
  let statement = `${index} `
  for (let step = index; statement.length < 300 - subject.length - predicate.length; step += 7) {
    statement += `${words[step % words.length]} `
  }
  statement = statement.slice(0, 300 - subject.length - predicate.length)
  return {
    data: { type: 'Fact', subject, predicate, statement },
    tags: [`area-${index % 100}`, `team-${index % 13}`],
    frames: [{ verb: 'modify', kind: 'service', ref: `svc-${index % 200}` }],
    importance: index % 11,
  }
}

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
  let keys = 0
  let wordKeys = 0
  let keyBytes = 0
  let frameBytes = 1000
  for (let round = 0; round < rounds; round++) {
    const seq = (await cortex.status()).nextSeq
    results.single.push(await rate(writes, 1, () => cortex.write(memory(count++))))
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
    results.group.push(await rate(writes * 4, 64, () => cortex.write(memory(count++))))
    results.rawGroup.push(rawAppend(Math.ceil(writes / 8), frameBytes * 64) * 64)
  }
  const before = hashCounter.count
  await rate(500, 1, () => cortex.write(memory(count++)))
  const hashes = (hashCounter.count - before) / 500
  await cortex.close()
  const value = Object.fromEntries(
    Object.entries(results).map(([key, list]) => [key, median(list)]),
  )
  const perSecond = (number) => `${Math.round(number)}/s`
  print('raw append + fdatasync, one in flight', perSecond(value.raw), `${frameBytes} bytes each`)
  print('Cortex, one in flight', perSecond(value.single))
  print('LMDB alone, the same keys, one in flight', perSecond(value.alone))
  verdict(
    'Cortex / raw append',
    (value.single / value.raw).toFixed(2),
    value.single >= 0.5 * value.raw,
    '>= 0.5',
  )
  print('Cortex / LMDB alone', (value.single / value.alone).toFixed(2))
  print('raw append + fdatasync, 64 per sync', perSecond(value.rawGroup))
  print('Cortex, 64 in flight', perSecond(value.group))
  print('LMDB alone, the same keys, 64 in flight', perSecond(value.aloneGroup))
  verdict(
    'Cortex / LMDB alone, 64 in flight',
    (value.group / value.aloneGroup).toFixed(2),
    value.group >= 1.2 * value.aloneGroup,
    '>= 1.2',
  )
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
      costLarge <= 2 * costSmall,
      '<= 2',
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
  print('bytes on disk per 300-byte memory', Math.round(all / total))
  print('  of which journal', Math.round(journal / total))
  print('  of which words, without the slack of their pages', Math.round(words / total))
  verdict(
    '  without words',
    Math.round((all - words) / total),
    all - words <= 3072 * total,
    '<= 3072',
  )
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
  const again = await openCortex({ root: home, actor: 'growth' })
  const before = await again.overallRoot()
  const ms = await timed(() => again.rebuild())
  const perSecond = (total / ms) * 1000
  verdict(
    `rebuild at ${total} memories`,
    `${Math.round(perSecond)}/s`,
    perSecond >= 20_000,
    '>= 20000 entries/s',
  )
  if ((await again.overallRoot()) !== before) throw new Error('rebuild changed the root')
  await again.close()
}

console.log(`Cortex engine benchmark, Node ${process.versions.node}`)
await durableWrites()
await growth()
