// What a process holds in memory: the values after entry `end`, of the keys that changed since `from`.
// Any view between the two will do below.

export function folded(log, seq) {
  const keys = [0, 0]
  for (let index = 0; index < seq; index++) keys[log[index].key] = index + 1
  return keys
}

/** What was held, and the entries after it up to `end`, folded from the journal. */
export function hold(s, p, end) {
  const from = p.held === null ? s.views[p.generation].seq : p.held.from
  const keys = p.held === null ? [null, null] : [...p.held.keys]
  for (let index = p.held?.end ?? from; index < end; index++) keys[s.log[index].key] = index + 1
  p.held = { from, end, keys }
}

export function over(keys, held) {
  return held === null ? [...keys] : keys.map((value, key) => held.keys[key] ?? value)
}

/** What a process sees: the view, and over it what the view lacks up to `tail`. */
export function moment(s, p, has, tail) {
  const view = s.views[p.generation]
  if (p.held !== null && view.seq >= p.held.end && !has('holdOverANewerView')) p.held = null
  if (tail > (p.held?.end ?? view.seq)) hold(s, p, tail)
  return over(view.keys, p.held)
}
