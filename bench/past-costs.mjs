// What a question about the past costs, beside the same question now: memories with five versions each,
// asked in the middle of their history. Part of `npm run bench -- time`.
import { openCortex } from '../packages/core/dist/index.js'
import { percentile, print, pseudoRandom, rate, scratch, verdict } from './measure.mjs'

const VERSIONS = 5
const VOCABULARY = 40_000
const DAY = 86_400_000
const TIMES_NOW = 10

/** Ranks of words as they are in prose: few are everywhere, most are rare. */
const zipf = (random) => Math.floor(VOCABULARY ** random()) - 1
const word = (rank) => `w${rank.toString(36)}`

export async function pastCosts({ sizes, repeat }) {
  for (const size of sizes) {
    console.log(`\n${size} memories, ${VERSIONS} versions each`)
    const root = scratch()
    const clock = { now: Date.parse('2024-01-01') }
    const cortex = await openCortex({
      root,
      actor: 'bench',
      durability: 'fast',
      clock: () => clock.now,
    })
    try {
      const { uris, middle } = await fill(cortex, clock, size)
      await compare(cortex, uris, middle, repeat)
    } finally {
      await cortex.close()
    }
  }
}

async function fill(cortex, clock, size) {
  const uris = []
  let middle = 0
  for (let version = 1; version <= VERSIONS; version++) {
    const perSecond = await rate(size, 512, async (index) => {
      clock.now += Math.floor((73 * DAY) / size) + 1
      const random = pseudoRandom(index * VERSIONS + version)
      const text = Array.from({ length: 20 }, () => word(zipf(random))).join(' ')
      const data = { type: 'Fact', subject: `thing ${index}`, predicate: 'says', statement: text }
      if (version > 1) {
        await cortex.update(uris[index], { data })
        return
      }
      const { id } = await cortex.write({
        data,
        tags: [`area-${index % 50}`, `team-${Math.floor(index / 20)}`],
        importance: index % 11,
      })
      uris[index] = id
      if (index > 0 && index % 4 === 0) {
        await cortex.addEdge({ src: uris[index - 1], type: 'references', dst: id })
      }
    })
    print(version === 1 ? 'written' : `version ${version}`, `${perSecond.toFixed(0)}/s`)
    if (version === 3) middle = clock.now
  }
  return { uris, middle }
}

async function compare(cortex, uris, middle, repeat) {
  const questions = {
    'rare words': (random) => ({
      near: `${word(20_000 + Math.floor(random() * 9_000))} w1f`,
      limit: 10,
    }),
    'four words': (random) => ({
      near: Array.from({ length: 4 }, () => word(zipf(random))).join(' '),
      limit: 10,
    }),
    'a small tag': (random) => ({
      where: { hasTag: `team-${Math.floor((random() * uris.length) / 20)}` },
      limit: 10,
    }),
    'a large tag, salience': (random) => ({
      where: { hasTag: `area-${Math.floor(random() * 50)}` },
      limit: 10,
    }),
    'a type, salience': () => ({ types: ['Fact'], limit: 10 }),
    'a type, newest': () => ({
      types: ['Fact'],
      orderBy: [{ field: 'head.createdAt' }],
      limit: 10,
    }),
    'a walk': (random) => ({
      from: uris[Math.floor(random() * uris.length)],
      follow: { direction: 'both', maxHops: 2 },
      limit: 10,
    }),
  }
  const clocks = {
    now: {},
    asOf: { asOf: middle },
    knownAt: { knownAt: middle },
    both: { knownAt: middle, asOf: middle - 30 * DAY },
  }
  for (const [name, question] of Object.entries(questions)) {
    const times = {}
    const cpu = {}
    for (const [which, at] of Object.entries(clocks)) {
      const random = pseudoRandom(7)
      times[which] = []
      for (let asked = 0; asked < repeat; asked++) {
        const query = { ...question(random), ...at }
        if (asked === Math.ceil(repeat / 4)) cpu[which] = process.cpuUsage()
        const start = performance.now()
        await cortex.find(query)
        // The first ones read what later ones have at hand.
        if (asked >= repeat / 4) times[which].push(performance.now() - start)
      }
      const { user, system } = process.cpuUsage(cpu[which])
      cpu[which] = (user + system) / 1000 / times[which].length
    }
    // By CPU time: others' load makes long questions longer than short ones.
    for (const which of ['asOf', 'knownAt', 'both']) {
      const ratio = cpu[which] / cpu.now
      const p50 = percentile(times[which], 0.5)
      verdict(
        `${name}: ${which} / now`,
        `${cpu[which].toFixed(2)} ms / ${cpu.now.toFixed(2)} ms = ${ratio.toFixed(1)}`,
        ratio <= TIMES_NOW,
        `at most ${TIMES_NOW}; p50 by the clock ${p50.toFixed(2)} ms`,
      )
    }
  }
}
