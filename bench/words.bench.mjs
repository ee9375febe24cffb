// The index of words by itself on LMDB: what a document costs, and what a question costs at three sizes.
//
//   npm run bench -- words [--small 10000] [--medium 100000] [--large 1000000] [--questions 200] [--batch 64]
import { join } from 'node:path'
import { openedReader, sealedChanges } from '../packages/core/dist/engine/view-reader.js'
import { countTerms } from '../packages/core/dist/lexical/document.js'
import { addDocument } from '../packages/core/dist/lexical/index-words.js'
import { WordCache } from '../packages/core/dist/lexical/page-cache.js'
import { searchWords } from '../packages/core/dist/lexical/search.js'
import { isMerge, readWordState } from '../packages/core/dist/lexical/state.js'
import { Batch } from '../packages/core/dist/store/batch.js'
import { LmdbStore } from '../packages/core/dist/store/lmdb-store.js'
import {
  diskBytes,
  options,
  percentile,
  print,
  pseudoRandom,
  scratch,
  verdict,
} from './measure.mjs'

const { small, medium, large, questions, batch, directory } = options({
  small: 10_000,
  medium: 100_000,
  large: 1_000_000,
  questions: 200,
  batch: 64,
  directory: '',
})
const home = scratch(directory === '' ? undefined : directory)
const VOCABULARY = 50_000
const WORDS_PER_DOCUMENT = 40

const random = pseudoRandom(7)

/** Frequencies like those of a language: the word of rank r is 1/r as frequent as the first. */
const ranks = new Float64Array(VOCABULARY)
let sum = 0
for (let rank = 0; rank < VOCABULARY; rank++) {
  sum += 1 / (rank + 8)
  ranks[rank] = sum
}

function anyRank() {
  const wanted = random() * sum
  let low = 0
  let high = VOCABULARY - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ranks[middle] < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Five letters without an English ending, all different. */
function wordOf(rank) {
  let left = rank * 7919 + 31
  let word = 'w'
  for (let letter = 0; letter < 5; letter++) {
    word += 'bcdfghjklmnpqrtvxz'[left % 18]
    left = Math.floor(left / 18)
  }
  return word
}

function text() {
  const words = []
  const count = WORDS_PER_DOCUMENT / 2 + Math.floor(random() * WORDS_PER_DOCUMENT)
  for (let index = 0; index < count; index++) words.push(wordOf(anyRank()))
  return words.join(' ')
}

function idOf(number) {
  const id = Buffer.alloc(16)
  id.writeUInt32BE(number, 12)
  return id
}

class CountingBatch extends Batch {
  puts = 0
  deletes = 0
  put(key, value) {
    this.puts++
    super.put(key, value)
  }
  delete(key) {
    this.deletes++
    super.delete(key)
  }
}

const store = new LmdbStore(join(home, 'view'), { durable: false, ascending: ['m/', 'mv/'] })
let count = 0

/** Processor time of this process: others on the machine do not count. */
function cpuUs() {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Adds documents in commits of `batch`; gives the cost of one, in microseconds and keys. */
function grow(to) {
  let analyseUs = 0
  let stageUs = 0
  let writeUs = 0
  let keys = 0
  let deletes = 0
  let bytes = 0
  let longest = 0
  let most = 0
  const from = count
  while (count < to) {
    const texts = Array.from({ length: Math.min(batch, to - count) }, text)
    const snapshot = store.snapshot()
    const staged = new CountingBatch(openedReader(snapshot))
    const start = cpuUs()
    for (const said of texts) countTerms({ texts: [said] })
    const analysed = cpuUs()
    for (const said of texts) {
      const before = staged.puts + staged.deletes
      const began = performance.now()
      addDocument(staged, { id: idOf(count), type: 1 + (count % 9), words: { texts: [said] } })
      count++
      longest = Math.max(longest, performance.now() - began)
      most = Math.max(most, staged.puts + staged.deletes - before)
    }
    const stagedAt = cpuUs()
    const changes = sealedChanges(staged)
    store.write(changes)
    const written = cpuUs()
    snapshot.release()
    analyseUs += analysed - start
    stageUs += stagedAt - analysed
    writeUs += written - stagedAt
    for (const [key, value] of changes) {
      if (value === undefined) deletes++
      else {
        keys++
        bytes += key.length + value.length
      }
    }
  }
  const n = count - from
  console.log(`\nDocuments ${from} to ${count}, ${batch} per commit`)
  print(
    'CPU µs per document, staging (analysis included)',
    (stageUs / n).toFixed(1),
    `analysis alone ${(analyseUs / n).toFixed(1)}`,
  )
  print('CPU µs per document, writing to LMDB', (writeUs / n).toFixed(1))
  print('keys put / deleted per document', `${(keys / n).toFixed(2)} / ${(deletes / n).toFixed(2)}`)
  print('bytes put per document', (bytes / n).toFixed(0))
  print('most keys staged by one document', most, `longest ${longest.toFixed(2)} ms`)
  verdict(
    'CPU µs per document in all',
    ((stageUs + writeUs) / n).toFixed(1),
    (stageUs + writeUs) / n <= 40,
    '<= 40',
  )
}

const KINDS = {
  'rare word': () => wordOf(20_000 + Math.floor(random() * 30_000)),
  'medium word': () => wordOf(300 + Math.floor(random() * 700)),
  'frequent word': () => wordOf(Math.floor(random() * 10)),
  'question of 5 words': () => Array.from({ length: 5 }, () => wordOf(anyRank())).join(' '),
  'question of 5 frequent words': () =>
    Array.from({ length: 5 }, () => wordOf(Math.floor(random() * 40))).join(' '),
}

function ask(cache, limit, more = {}) {
  const results = {}
  for (const [kind, make] of Object.entries(KINDS)) {
    const times = []
    let touched = 0
    const before = cpuUs()
    for (let index = 0; index < questions; index++) {
      const question = make()
      const start = performance.now()
      const snapshot = store.snapshot()
      const found = searchWords(openedReader(snapshot), question, { limit, cache, ...more })
      snapshot.release()
      times.push(performance.now() - start)
      touched += found.touched
    }
    const p50 = percentile(times, 0.5)
    results[kind] = p50
    print(
      `  ${kind}, top ${limit}`,
      `${p50.toFixed(3)} ms`,
      `p99 ${percentile(times, 0.99).toFixed(3)} ms, mean CPU ${((cpuUs() - before) / questions / 1000).toFixed(3)} ms, ${Math.round(touched / questions)} touched`,
    )
  }
  return results
}

const rows = []
for (const size of [small, medium, large]) {
  if (size <= count) continue
  grow(size)
  const snapshot = store.snapshot()
  const state = readWordState(openedReader(snapshot))
  snapshot.release()
  const merges = state.parts.filter(isMerge)
  console.log(
    `Questions at ${count}: ${state.parts.length} parts, ${merges.length} of them merges; ${(diskBytes(join(home, 'view')) / 1e6).toFixed(0)} MB`,
  )
  const cache = new WordCache()
  ask(cache, 20)
  rows.push(ask(cache, 20))
  if (size === large) {
    console.log('with a type, and the best 300')
    ask(cache, 20, { types: [3] })
    ask(cache, 300)
    console.log('without a cache')
    ask(undefined, 20)
  }
}
console.log()
const [first, last] = [rows[0], rows.at(-1)]
for (const kind of Object.keys(KINDS)) {
  const ratio = last[kind] / first[kind]
  print(
    `growth of ${kind}`,
    ratio.toFixed(2),
    kind === 'rare word' ? (ratio <= 2 ? 'ok' : 'MISSED: target <= 2') : '',
  )
}
verdict(
  'question of 5 words at the largest size, p50 ms',
  last['question of 5 words'].toFixed(3),
  last['question of 5 words'] <= 5,
  '<= 5',
)
await store.close()
