// The vector index beside hnswlib-node and usearch, on the same vectors in the same run.
//
//   npm run bench -- vectors [--sizes 10000,100000] [--queries 100] [--rounds 5] [--peers install|none|DIRECTORY]
//                            [--precision f32|f16] [--switch yes|no]
//
// A quick run: --sizes 10000 --switch no, a minute or two. 100,000 take a quarter of an hour, most of it for the peers. The peers are installed into .cache/vector-peers when they are not there;
// they are compared at the smallest `ef` at which each finds 95 % of the true ten nearest.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { loadIndex, saveIndex } from '../packages/core/dist/vector/index-file.js'
import { LabelSet } from '../packages/core/dist/vector/label-set.js'
import { TUNING } from '../packages/core/dist/vector/tuning.js'
import { VectorIndex } from '../packages/core/dist/vector/vector-index.js'
import { npmCommand } from '../scripts/npm.mjs'
import { median, options, percentile, print, scratch, timed, verdict } from './measure.mjs'

const given = options({
  sizes: '10000,100000',
  dimensions: 384,
  queries: 100,
  rounds: 5,
  peers: 'install',
  precision: 'f32',
  switch: 'yes',
  directory: '',
})
const { dimensions, rounds } = given
const home = scratch(given.directory === '' ? undefined : given.directory)
const K = 10
const RECALL = 0.95
const EFS = [10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96, 128, 192, 256, 384]
const SHARES = [0.01, 0.1, 0.5]

/** Uniform numbers that are always the same; the generator of measure.mjs repeats itself too soon for this. */
function uniform(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Unit vectors around as many centres as a hundredth of them; a vector is as far from its centre as that from zero. */
function makeSet(count) {
  const next = uniform(1)
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const centres = Float32Array.from({ length: Math.ceil(count / 100) * dimensions }, normal)
  const make = () => {
    const from = Math.floor((next() * centres.length) / dimensions) * dimensions
    const vector = new Float32Array(dimensions)
    for (let index = 0; index < dimensions; index++)
      vector[index] = centres[from + index] + normal()
    const length = Math.hypot(...vector)
    return vector.map((component) => component / length)
  }
  const vectors = Array.from({ length: count }, make)
  const queries = Array.from({ length: given.queries }, make)
  return { vectors, queries, truth: queries.map((query) => trueNearest(vectors, query)) }
}

const passesShare = (share) => (label) => label % Math.round(1 / share) === 0

/** The labels of the ten nearest by float32 dot product: of all, and of those that pass each filter. */
function trueNearest(vectors, query) {
  const similarities = Float64Array.from(vectors, (vector) => {
    let sum = 0
    for (let index = 0; index < dimensions; index++) sum += vector[index] * query[index]
    return sum
  })
  const nearest = (passes) => {
    const labels = []
    for (let label = 0; label < vectors.length; label++) {
      if (!passes(label)) continue
      if (labels.length === K && similarities[label] <= similarities[labels[K - 1]]) continue
      labels.push(label)
      labels.sort((a, b) => similarities[b] - similarities[a])
      labels.length = Math.min(labels.length, K)
    }
    return new Set(labels)
  }
  return { all: nearest(() => true), shares: SHARES.map((share) => nearest(passesShare(share))) }
}

/** Runs every query once: microseconds of each, and the share of the truth that was found. */
function runQueries(set, search, truthOf = ({ all }) => all) {
  const times = []
  let found = 0
  for (const [at, query] of set.queries.entries()) {
    const start = performance.now()
    const labels = search(query, at)
    times.push((performance.now() - start) * 1000)
    for (const label of labels) if (truthOf(set.truth[at]).has(label)) found++
  }
  return { times, recall: found / (set.queries.length * K) }
}

/** The systems take turns, so that a busy moment of the machine meets all of them. */
function race(set, entries, truthOf) {
  const results = entries.map(() => ({ times: [], recall: 0 }))
  for (let round = -1; round < rounds; round++) {
    for (const [at, search] of entries.entries()) {
      const { times, recall } = runQueries(set, search, truthOf)
      results[at].recall = recall
      if (round >= 0) results[at].times.push(...times)
    }
  }
  return results
}

const shown = ({ times, recall }) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} µs  p99 ${percentile(times, 0.99).toFixed(0)} µs  recall ${recall.toFixed(3)}`
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const labelsOf = (neighbours) => neighbours.map(({ label }) => label)

/** Build: wall time, and the time of the processor, which other programs disturb less. */
async function built(body) {
  const before = process.cpuUsage()
  const wallMs = await timed(body)
  const { user, system } = process.cpuUsage(before)
  return `${seconds(wallMs)} (${seconds((user + system) / 1000)} of CPU)`
}

// --- the systems: each has a name, build(set), search(ef), save(file) and load(file)

function cortexSystem() {
  let index
  return {
    name: 'cortex',
    async build(set) {
      index = new VectorIndex(dimensions)
      const addMs = await timed(() => {
        for (const [label, vector] of set.vectors.entries()) index.add(label, vector)
      })
      const flat = runQueries(set, (query) => labelsOf(index.search(query, K)))
      print('cortex: vectors added, not yet linked', seconds(addMs), shown(flat))
      index.link()
    },
    search: (ef) => (query) => labelsOf(index.search(query, K, { ef })),
    filtered: (ef, share) => {
      const accepts = passesShare(share)
      return (query) => labelsOf(index.search(query, K, { ef, filter: accepts }))
    },
    filteredBySet: (ef, share) => {
      const filter = new LabelSet(
        Array.from({ length: index.size }, (_, label) => label).filter(passesShare(share)),
      )
      return (query) => labelsOf(index.search(query, K, { ef, filter }))
    },
    memory: () => `${megabytes(index.memoryBytes)} in memory`,
    save: (file) => saveIndex(file, index, { sequence: 1, origin: 'bench' }),
    async load(file) {
      await loadIndex(file)
    },
  }
}

function hnswlibSystem({ HierarchicalNSW }) {
  let index
  const arrays = new WeakMap()
  const asArray = (vector) => {
    if (!arrays.has(vector)) arrays.set(vector, Array.from(vector))
    return arrays.get(vector)
  }
  return {
    name: 'hnswlib-node',
    build(set) {
      index = new HierarchicalNSW('ip', dimensions)
      index.initIndex(set.vectors.length, TUNING.links, TUNING.efConstruction, 100)
      for (const [label, vector] of set.vectors.entries()) index.addPoint(Array.from(vector), label)
    },
    search: (ef) => (query) => {
      index.setEf(ef)
      return index.searchKnn(asArray(query), K).neighbors
    },
    filtered: (ef, share) => {
      const accepts = passesShare(share)
      return (query) => {
        index.setEf(ef)
        return index.searchKnn(asArray(query), K, accepts).neighbors
      }
    },
    save: (file) => index.writeIndexSync(file),
    load(file) {
      new HierarchicalNSW('ip', dimensions).readIndexSync(file)
    },
  }
}

function usearchSystem({ Index }) {
  let saved
  const make = (ef) =>
    new Index({
      dimensions,
      metric: 'ip',
      quantization: given.precision,
      connectivity: TUNING.links,
      expansion_add: TUNING.efConstruction,
      expansion_search: ef,
    })
  let index
  const withEf = new Map()
  return {
    name: `usearch ${given.precision}`,
    build(set) {
      index = make(TUNING.efSearch)
      const key = new BigUint64Array(1)
      for (const [label, vector] of set.vectors.entries()) {
        key[0] = BigInt(label)
        index.add(key, vector, 1)
      }
      saved = join(home, `usearch-${set.vectors.length}`)
      index.save(saved)
    },
    /** It fixes `ef` when it is made, so there is one for each. */
    search(ef) {
      if (!withEf.has(ef)) {
        withEf.clear()
        withEf.set(ef, make(ef))
        withEf.get(ef).load(saved)
      }
      const one = withEf.get(ef)
      return (query) => Array.from(one.search(query, K, 1).keys, Number)
    },
    save: (file) => index.save(file),
    load(file) {
      make(TUNING.efSearch).load(file)
    },
  }
}

/** The peers that can be loaded, and why the others cannot. */
function loadPeers() {
  if (given.peers === 'none') return []
  const directory =
    given.peers === 'install'
      ? join(import.meta.dirname, '..', '.cache', 'vector-peers')
      : given.peers
  if (!existsSync(join(directory, 'node_modules'))) {
    mkdirSync(directory, { recursive: true })
    for (const name of ['hnswlib-node@3.0.0', 'usearch@2.26.2']) {
      const args = ['install', '--prefix', directory, '--no-audit', '--no-fund', name]
      const npm = npmCommand(args)
      spawnSync(npm.command, npm.args, { stdio: 'ignore' })
    }
  }
  const require = createRequire(join(directory, 'package.json'))
  return [
    ['hnswlib-node', hnswlibSystem],
    ['usearch', usearchSystem],
  ].flatMap(([name, make]) => {
    try {
      return [make(require(name))]
    } catch (error) {
      print(name, 'not installed', error.message.split('\n')[0])
      return []
    }
  })
}

/** The smallest `ef` with which enough is found, or the largest. */
function sufficientEf(set, system) {
  return (
    EFS.find((ef) => runQueries(set, system.search(ef)).recall >= RECALL) ?? EFS[EFS.length - 1]
  )
}

async function compare(count) {
  console.log(`\n${count} vectors of ${dimensions} dimensions`)
  const set = makeSet(count)
  const systems = [cortexSystem(), ...loadPeers()]
  for (const system of systems) {
    print(`${system.name}: build`, await built(() => system.build(set)))
    const file = join(home, `${system.name}-${count}`)
    await system.save(file)
    const loads = []
    for (let round = 0; round < 3; round++) loads.push(await timed(() => system.load(file)))
    print(
      `${system.name}: load`,
      `${median(loads).toFixed(0)} ms`,
      [`${megabytes(statSync(file).size)} on disk`, system.memory?.()].filter(Boolean).join(', '),
    )
  }
  const efs = systems.map((system) => sufficientEf(set, system))
  const results = race(
    set,
    systems.map((system, at) => system.search(efs[at])),
  )
  for (const [at, result] of results.entries()) {
    print(`${systems[at].name}: search, ef ${efs[at]}`, '', shown(result))
  }
  const [own, ...others] = results.map(({ times }) => percentile(times, 0.5))
  if (others.length > 0) {
    const ratio = own / Math.min(...others)
    verdict('cortex / the faster peer, p50', ratio.toFixed(2), ratio <= 1.2, '<= 1.2')
  }
  const [cortex] = systems
  const usual = race(set, [cortex.search(TUNING.efSearch)])[0]
  print(`cortex: search, ef ${TUNING.efSearch} as usual`, '', shown(usual))
  compareFiltered(set, systems, efs)
}

function compareFiltered(set, systems, efs) {
  for (const [at, share] of SHARES.entries()) {
    const entries = systems.flatMap((system, which) => [
      ...(system.filtered ? [[system.name, system.filtered(efs[which], share)]] : []),
      ...(system.filteredBySet
        ? [[`${system.name}, by set`, system.filteredBySet(efs[which], share)]]
        : []),
    ])
    const results = race(
      set,
      entries.map(([, search]) => search),
      ({ shares }) => shares[at],
    )
    for (const [which, result] of results.entries()) {
      print(`${entries[which][0]}: ${share * 100} % pass`, '', shown(result))
    }
  }
}

/** Where one way to search becomes faster than another: what `tuning.ts` was set by. */
function switchPoints() {
  console.log('\nSwitch points: p50 of each way to search')
  const never = Number.POSITIVE_INFINITY
  for (const count of [300, 1000, 3000, 10_000, 20_000]) {
    const set = makeSet(count)
    const ways = [
      ['measure all', { exactRows: never, graphRows: never }],
      ['sieve', { exactRows: 0, graphRows: never }],
      ['graph', { exactRows: 0, graphRows: 0 }],
    ].map(([name, tuning]) => {
      const index = new VectorIndex(dimensions, { ...TUNING, ...tuning })
      for (const [label, vector] of set.vectors.entries()) index.add(label, vector)
      index.link()
      return [name, (query) => labelsOf(index.search(query, K))]
    })
    const results = race(
      set,
      ways.map(([, search]) => search),
    )
    for (const [at, result] of results.entries())
      print(`${count}: ${ways[at][0]}`, '', shown(result))
  }
}

console.log(`Cortex vector benchmark, Node ${process.versions.node}`)
const begun = performance.now()
if (given.switch === 'yes') switchPoints()
for (const size of given.sizes.split(',')) await compare(Number(size))
print('\nall of this took', `${Math.round((performance.now() - begun) / 1000)} s`)
