// Why the rank index is one list of groups and not one list per factor: entries that each must read
// for the exact top 20, over the same made-up memories. No store, no clock: only counts.
//
//   npm run bench -- rank [--small 10000] [--large 1000000]
import { options, print, pseudoRandom } from './measure.mjs'

const { small, large } = options({ small: 10_000, large: 1_000_000 })
const WEIGHTS = { recency: 0.25, access: 0.15, citations: 0.3, importance: 0.2 }
const SUM = 0.9
const TOP = 20

/** A year of use: half have an importance, one in five was read, one in twenty cited, few often. */
function memories(count) {
  const random = pseudoRandom(42)
  const often = () => Math.floor(1 / (random() + 0.002))
  return Array.from({ length: count }, (_, id) => {
    const age = (1 - id / count) * 365
    const access = random() < 0.2 ? often() : 0
    const citations = random() < 0.05 ? often() : 0
    const importance = random() < 0.5 ? 0 : Math.floor(random() * 11)
    return { id, age, access, citations, importance }
  })
}

const factor = {
  recency: ({ age }) => Math.exp(-age / 90),
  access: ({ access }) => Math.min(1, Math.log(1 + access) / Math.log(1001)),
  citations: ({ citations }) => Math.min(1, Math.log(1 + citations) / Math.log(1001)),
  importance: ({ importance }) => importance / 10,
}
const NAMES = Object.keys(factor)

function score(memory) {
  return NAMES.reduce((sum, name) => sum + WEIGHTS[name] * factor[name](memory), 0) / SUM
}

/** The threshold algorithm: all lists step by step, until nothing unseen can be better. */
function perFactor(all) {
  const lists = NAMES.map((name) => all.toSorted((a, b) => factor[name](b) - factor[name](a)))
  const best = []
  const seen = new Set()
  let read = 0
  for (let step = 0; step < all.length; step++) {
    let threshold = 0
    lists.forEach((list, index) => {
      const memory = list[step]
      read++
      threshold += WEIGHTS[NAMES[index]] * factor[NAMES[index]](memory)
      if (seen.has(memory.id)) return
      seen.add(memory.id)
      best.push(score(memory))
    })
    best.sort((a, b) => b - a).splice(TOP)
    if (best.length === TOP && best[TOP - 1] >= threshold / SUM) return read
  }
  return read
}

/** Groups of equal importance, citations and accesses, each by last use; the best bound is opened. */
function perGroup(all) {
  const groups = new Map()
  for (const memory of all) {
    const name = `${memory.importance}/${memory.citations}/${memory.access}`
    if (!groups.has(name)) groups.set(name, [])
    groups.get(name).push(memory)
  }
  for (const group of groups.values()) group.sort((a, b) => a.age - b.age)
  // Every group is found by one look at its first entry.
  let read = groups.size
  const heads = [...groups.values()].map((group) => ({ group, at: 0, bound: score(group[0]) }))
  for (let found = 0; found < TOP; found++) {
    const top = heads.reduce((a, b) => (b.bound > a.bound ? b : a))
    read++
    const next = top.group[++top.at]
    top.bound = next === undefined ? -1 : score(next)
  }
  return { read, groups: groups.size }
}

console.log(`Entries read for the exact top ${TOP}`)
for (const count of [small, large]) {
  const all = memories(count)
  print(`${count} memories, one list per factor`, perFactor(all))
  const { read, groups } = perGroup(all)
  print(`${count} memories, groups (${groups} of them, all looked at)`, read)
}
