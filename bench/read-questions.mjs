/** A store as a year of use leaves it, and the questions of `read` and `beside`. */
import { pseudoRandom, rate } from './measure.mjs'

const TYPES = ['Fact', 'Event', 'Pattern', 'Preference', 'Belief']
const VOCABULARY = 40_000
const DAY = 86_400_000

/** Ranks of words as they are in prose: few are everywhere, most are rare. */
function zipf(random) {
  return Math.floor(VOCABULARY ** random()) - 1
}

function word(rank) {
  const syllables = ['ka', 'lo', 'mi', 'ne', 'ru', 'sa', 'to', 've', 'xi', 'zu']
  return `${syllables[rank % 10]}${syllables[Math.floor(rank / 10) % 10]}${rank.toString(36)}`
}

function textOf(random, length) {
  return Array.from({ length }, () => word(zipf(random))).join(' ')
}

/** The same memory for the same number, whatever the size of the store. */
export function memory(index) {
  const random = pseudoRandom(index + 1)
  const type = TYPES[index % TYPES.length]
  const text = `${textOf(random, 24)} unique${index}`
  return {
    type,
    text,
    importance: random() < 0.5 ? 0 : Math.floor(random() * 11),
    tags: [`area-${index % 50}`, `team-${Math.floor(index / 20)}`],
    frames:
      index % 10 === 0
        ? [{ verb: 'modify', kind: 'service', ref: `svc-${Math.floor(index / 100)}` }]
        : [],
  }
}

function dataOf({ type, text }) {
  switch (type) {
    case 'Fact':
      return { type, subject: 'bench', predicate: 'says', statement: text }
    case 'Event':
      return { type, kind: 'observation', outcome: 'success', summary: text }
    case 'Pattern':
      return { type, statement: text, strength: 0.5, coverage: 2 }
    case 'Preference':
      return { type, topic: text, polarity: 'prefer', strength: 0.5 }
    default:
      return { type, statement: text, stance: 'suspect' }
  }
}

export async function fill(cortex, clock, count) {
  const uris = []
  const perSecond = await rate(count, 512, async (index) => {
    const said = memory(index)
    clock.now += Math.floor((365 * DAY) / count)
    const { uri, id } = await cortex.write({
      data: dataOf(said),
      tags: said.tags,
      frames: said.frames,
      importance: said.importance,
    })
    uris[index] = { uri, id }
  })
  // One memory in twenty was cited, some often: what a year of use leaves.
  const random = pseudoRandom(7)
  for (let start = 0; start < count / 20; start += 200) {
    const cited = Array.from({ length: 200 }, () => uris[Math.floor(random() ** 2 * count)].uri)
    await cortex.attest({ intentId: `intent-${start}`, outcome: 'success', cited })
  }
  // A graph of chains and hubs: three hops reach about a hundred memories, at any size.
  await rate(Math.floor(count / 10), 256, async (index) => {
    const [from, to] = [index * 10, Math.min(count - 1, index * 10 + 10 + (index % 7))]
    if (from === to) return
    await cortex.addEdge({ src: uris[from].id, type: 'follows', dst: uris[to].id })
    await cortex.addEdge({
      src: uris[from].id,
      type: 'references',
      dst: uris[(from + 1 + ((index * 7919) % (count - 1))) % count].id,
    })
  })
  return { uris, perSecond }
}

/** Questions of each kind; `find` or `context`, and how a plain program would answer. */
export function questions(count, uris) {
  const random = pseudoRandom(count)
  const any = () => Math.floor(random() * count)
  const from = (low, high) => word(low + Math.floor(random() * (high - low)))
  return {
    'top 20 of a type by salience': {
      ask: (cortex) => cortex.find({ types: [TYPES[any() % 5]], limit: 20 }),
      scan: (all) => best(all.filter(({ type }) => type === TYPES[any() % 5])),
      target: { growth: 2, p50: 1 },
    },
    'tag and predicate, limit 20': {
      ask: (cortex) =>
        cortex.find({
          where: { and: [{ hasTag: `area-${any() % 50}` }, { gte: ['head.importance', 5] }] },
          limit: 20,
        }),
      scan: (all) =>
        best(
          all.filter(({ tags, importance }) => tags[0] === `area-${any() % 50}` && importance >= 5),
        ),
      target: { growth: 2 },
    },
    'a rare word': {
      near: () => `unique${any()}`,
      target: { growth: 2 },
    },
    'a medium word': { near: () => from(400, 1200) },
    'a frequent word': { near: () => from(3, 12) },
    'a question of five words': {
      near: () =>
        [from(3, 12), from(20, 60), from(100, 300), from(500, 2000), from(4000, 20000)].join(' '),
      target: { p50: 5 },
    },
    'a walk of three hops': {
      ask: (cortex) =>
        cortex.find({
          from: uris[Math.floor(any() / 10) * 10].id,
          follow: { maxHops: 3, direction: 'both' },
          limit: 20,
        }),
    },
    'Context with three objects': {
      ask: (cortex) => {
        const service = [0, 1, 2].map(() => `svc-${Math.floor(any() / 100)}`)
        return cortex.context({ verb: 'modify', objects: { service } })
      },
      target: { growth: 2, p50: 2 },
    },
  }
}

function best(memories) {
  return memories.sort((a, b) => b.importance - a.importance).slice(0, 20)
}
