// What a process holds in memory: the values after entry `end`, of the keys that changed since `from`.
// Any view between the two will do below. What only reads need is put off: here a count of entries, which
// is a difference from `settled` on, and right over a view that has not gone beyond that alone.

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
  p.held = { from, end, keys, settled: p.held?.settled ?? from, count: p.held?.count ?? null }
}

/** What is put off was meant for an older view. */
function isOvertaken({ settled, end }, view) {
  return settled < end && view.seq > settled
}

/** Does what was put off; gives what the process counts then. */
export function settle(view, held) {
  if (held === null) return view.count
  held.count = (held.count ?? view.count) + held.end - held.settled
  held.settled = held.end
  return held.count
}

/** The view takes what is held. */
export function show(s, p, has) {
  const view = s.views[p.generation]
  if (view === undefined) return
  if (isOvertaken(p.held, view) && !has('runStepsTwice')) {
    const { end } = p.held
    p.held = null
    hold(s, p, end)
  }
  view.count = settle(view, p.held)
  view.keys = over(view.keys, p.held)
  view.seq = p.held.end
  view.dirty = true
}

export function over(keys, held) {
  return held === null ? [...keys] : keys.map((value, key) => held.keys[key] ?? value)
}

/** What a process sees: the view, and over it what the view lacks up to `tail`. */
export function moment(s, p, has, tail) {
  const view = s.views[p.generation]
  if (p.held !== null && !has('holdOverANewerView')) {
    const isStale = isOvertaken(p.held, view) && !has('runStepsTwice')
    if (view.seq >= p.held.end || isStale) p.held = null
  }
  if (tail > (p.held?.end ?? view.seq)) hold(s, p, tail)
  return over(view.keys, p.held)
}
