import { next, problemOf, start } from './model.mjs'

/**
 * All states of a world, breadth first, so that the way to what is wrong is one of the shortest.
 * `isWhole` is false if there are more than `limit`.
 */
export function walk(world, { mutant, limit = Number.POSITIVE_INFINITY } = {}) {
  const has = (name) => name === mutant
  const first = start(structuredClone(world))
  const from = new Map([[JSON.stringify(first), undefined]])
  let level = [first]
  while (level.length > 0) {
    const deeper = []
    for (const state of level) {
      for (const [step, after] of next(state, has)) {
        const name = JSON.stringify(after)
        if (from.has(name)) continue
        from.set(name, { step, before: JSON.stringify(state) })
        const problem = problemOf(after)
        if (problem !== null) return { states: from.size, problem, way: wayTo(from, name) }
        if (from.size >= limit) return { states: from.size, isWhole: false }
        deeper.push(after)
      }
    }
    level = deeper
  }
  return { states: from.size, isWhole: true }
}

function wayTo(from, name) {
  const way = []
  for (let at = from.get(name); at !== undefined; at = from.get(at.before)) way.unshift(at.step)
  return way
}
