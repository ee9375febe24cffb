// The write protocol as a small machine: every effect on a file that processes share is one step, and
// anything may happen between two steps. `check.mjs` walks all its states.
//
// What is kept: each write sets one of two keys to its own number, and its block names what the view
// showed before it. So a block that was made over a stale view, a view that was brought along wrongly
// and a read of the wrong moment all show. What is left out: bytes inside frames, LMDB's own pages,
// several segments, erasure, and the lock files themselves.

/** Ways to do it wrong, and the world of `worlds.mjs` in which each must be caught. */
export const MUTANTS = {
  acknowledgeBeforeSync: 'cuts',
  tailBeforeSync: 'deaths and cuts',
  adoptWithoutSync: 'deaths and cuts',
  stageOverStaleView: 'deaths',
  showBeforeTail: 'deaths',
  markNamesTail: 'deaths and marks',
  markWithoutFlush: 'cuts',
  openViewAfterCut: 'cuts',
  switchWithoutFlush: 'rebuilds and cuts',
  switchWithoutLock: 'rebuilds',
}

const clone = (state) => JSON.parse(JSON.stringify(state))

export function start({ processes, budget }) {
  return {
    // Blocks that were appended, and how many of them no power cut takes back.
    log: [],
    synced: 0,
    // Entries that count; null after a power cut.
    tail: 0,
    generation: 0,
    mark: { seq: 0, generation: 0 },
    views: { 0: { seq: 0, keys: [0, 0], dirty: false, torn: false } },
    journalLock: null,
    viewsLock: null,
    acknowledged: 0,
    // Of these, what the view showed when they were acknowledged.
    shown: 0,
    processes: Array.from({ length: processes }, () => opened(0)),
    budget,
    wrong: null,
  }
}

function opened(generation) {
  return { at: 'idle', generation }
}

function folded(log, seq) {
  const keys = [0, 0]
  for (let index = 0; index < seq; index++) keys[log[index].key] = index + 1
  return keys
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

/** Every state that can follow, with the name of the step. */
export function* next(state, has) {
  for (let id = 0; id < state.processes.length; id++) {
    yield* stepsOf(state, id, has)
    if (state.budget.kills > 0 && state.processes[id].at !== 'dead') yield killed(state, id)
  }
  if (state.budget.cuts > 0) {
    for (let length = state.synced; length <= state.log.length; length++) yield cut(state, length)
  }
}

function killed(state, id) {
  const s = clone(state)
  s.budget.kills--
  s.processes[id] = { at: 'dead' }
  if (s.journalLock === id) s.journalLock = null
  if (s.viewsLock === id) s.viewsLock = null
  return [`kill ${id}`, s]
}

/** Any part of what was not synced is gone, and a file that was written since its flush is torn. */
function cut(state, length) {
  const s = clone(state)
  s.budget.cuts--
  s.log.length = length
  s.synced = length
  s.tail = null
  s.journalLock = null
  s.viewsLock = null
  for (const view of Object.values(s.views)) if (view.dirty) view.torn = true
  s.processes = s.processes.map(() => ({ at: 'dead' }))
  return [`cut to ${length}`, s]
}

function* stepsOf(state, id, has) {
  const { at } = state.processes[id]
  const areFree = state.viewsLock === null
  const step = (name, change) => {
    const s = clone(state)
    change(s, s.processes[id])
    return [`${id} ${name}`, s]
  }
  switch (at) {
    case 'dead':
      if (state.journalLock === null && areFree) yield step('open', (s) => open(s, id, has))
      return
    case 'idle':
      yield* beginnings(state, id, step, has)
      return
    case 'locked':
      if (isCurrent(state, id) || has('stageOverStaleView')) {
        yield step('stage', (_, p) => {
          p.at = 'staged'
        })
      } else if (areFree) {
        yield step('take the views', (s, p) => {
          s.viewsLock = id
          p.at = s.log.length > s.tail ? 'adopting' : 'behind'
        })
      } else yield step('give up', (s, p) => release(s, p))
      return
    case 'adopting':
      // Blocks of a writer that died before it could count them.
      yield step('adopt', (s, p) => {
        if (!has('adoptWithoutSync')) s.synced = s.log.length
        s.tail = s.log.length
        p.at = 'behind'
      })
      return
    case 'behind':
      yield step('catch up', (s, p) => {
        p.generation = s.generation
        const view = s.views[s.generation]
        if (view.seq < s.tail) commit(view, s.log, s.tail)
        s.viewsLock = null
        p.at = 'locked'
      })
      return
    case 'staged':
      yield step('append', (s, p) => {
        const seq = s.log.length
        s.log.push({ key: seq % 2, before: [...s.views[p.generation].keys] })
        p.at = has('tailBeforeSync') ? 'synced' : 'appended'
      })
      return
    case 'appended':
      yield step('sync', (s, p) => {
        if (!has('acknowledgeBeforeSync')) s.synced = s.log.length
        p.at = has('showBeforeTail') ? 'early' : 'synced'
      })
      if (state.budget.failures > 0) {
        yield step('fail', (s, p) => {
          s.budget.failures--
          s.log.length--
          release(s, p)
        })
      }
      return
    case 'early':
      yield step('show', (s, p) => {
        commit(s.views[p.generation], s.log, s.log.length)
        p.at = 'synced'
      })
      return
    case 'synced':
      yield step('tail', (s, p) => {
        s.tail = s.log.length
        p.at = 'tailed'
      })
      return
    case 'tailed':
      if (!areFree) yield step('acknowledge without showing', (s, p) => acknowledge(s, p, false))
      else {
        yield step('take the views', (s, p) => {
          s.viewsLock = id
          p.at = 'showing'
        })
      }
      return
    case 'showing':
      yield step('show', (s, p) => {
        commit(s.views[p.generation], s.log, s.tail)
        p.at = 'shown'
      })
      return
    case 'shown':
      yield step('acknowledge', (s, p) => {
        s.viewsLock = null
        acknowledge(s, p, true)
        if (has('tailBeforeSync')) s.synced = s.tail
      })
      return
    case 'marking':
      yield step('flush', (s, p) => {
        const view = s.views[p.generation]
        if (!has('markWithoutFlush') && view !== undefined) view.dirty = false
        p.at = 'flushed'
      })
      return
    case 'flushed':
      if (areFree) yield step('mark', (s, p) => mark(s, p))
      return
    case 'built':
      if (areFree && (state.journalLock === null || has('switchWithoutLock'))) {
        yield step('lock both', (s, p) => {
          if (!has('switchWithoutLock')) s.journalLock = id
          s.viewsLock = id
          if (s.log.length > s.tail && !has('switchWithoutLock')) {
            s.synced = s.log.length
            s.tail = s.log.length
          }
          p.seq = s.tail
          p.at = 'naming'
        })
      }
      return
    case 'naming':
      yield step('name', (s, p) => {
        p.generation = Math.max(s.generation, s.mark.generation) + 1
        s.views[p.generation] = newView(s.log, p.seq, has('switchWithoutFlush'))
        p.at = 'named'
      })
      return
    case 'named':
      yield step('mark the generation', (s, p) => {
        s.mark = { seq: p.seq, generation: p.generation }
        p.at = 'marked'
      })
      return
    case 'marked':
      yield step('switch', (s, p) => {
        s.generation = p.generation
        s.tail = p.seq
        if (s.journalLock === id) s.journalLock = null
        s.viewsLock = null
        p.at = 'idle'
      })
  }
}

function* beginnings(state, id, step, has) {
  const { budget, journalLock, tail, mark: known } = state
  const view = state.views[state.processes[id].generation]
  if (budget.writes > 0 && journalLock === null) {
    yield step('lock', (s, p) => {
      s.budget.writes--
      s.journalLock = id
      p.at = 'locked'
    })
  }
  if (budget.reads > 0) yield step('read', (s, p) => answer(s, p))
  const isShown = view !== undefined && view.seq >= tail
  if (budget.marks > 0 && tail > known.seq && (isShown || has('markNamesTail'))) {
    yield step('begin a mark', (s, p) => {
      s.budget.marks--
      p.marks = tail
      p.at = 'marking'
    })
  }
  if (budget.rebuilds > 0) {
    yield step('build', (s, p) => {
      s.budget.rebuilds--
      p.at = 'built'
    })
  }
}

/** Whether nothing is to be mended or caught up with before this process appends. */
function isCurrent(s, id) {
  const { generation } = s.processes[id]
  const isNewest = generation === s.generation && s.views[generation].seq === s.tail
  return isNewest && s.log.length === s.tail
}

function commit(view, log, seq) {
  view.keys = folded(log, seq)
  view.seq = seq
  view.dirty = true
}

function newView(log, seq, isDirty) {
  return { seq, keys: folded(log, seq), dirty: isDirty, torn: false }
}

function release(s, p) {
  s.journalLock = null
  p.at = 'idle'
}

function acknowledge(s, p, isShown) {
  s.acknowledged = Math.max(s.acknowledged, s.tail)
  if (isShown) s.shown = Math.max(s.shown, s.tail)
  release(s, p)
}

/** What everyone does who opens a store for writing, under both locks. */
function open(s, id, has) {
  if (s.tail === null) {
    const hasMore = s.log.length > s.mark.seq
    s.tail = s.log.length
    s.generation = s.mark.generation
    if (hasMore && !has('openViewAfterCut')) {
      s.generation++
      s.views[s.generation] = newView(s.log, s.tail, false)
      s.mark = { seq: s.tail, generation: s.generation }
    } else if (s.views[s.generation].torn) s.wrong = 'a torn view is opened'
  } else if (s.log.length > s.tail) {
    s.synced = s.log.length
    s.tail = s.log.length
  }
  const view = s.views[s.generation]
  if (view.seq < s.tail) commit(view, s.log, s.tail)
  for (const name of Object.keys(s.views)) if (Number(name) < s.generation) delete s.views[name]
  s.processes[id] = opened(s.generation)
}

/** One read transaction. A view that was replaced is opened if nobody has the views just now. */
function answer(s, p) {
  s.budget.reads--
  if (s.viewsLock === null) p.generation = s.generation
  const view = s.views[p.generation]
  if (view === undefined) return
  if (!same(view.keys, folded(s.log, view.seq))) s.wrong = 'a read shows what never was'
  else if (view.seq > s.tail) s.wrong = 'a read shows what does not count'
  else if (p.generation === s.generation && view.seq < s.shown) {
    s.wrong = 'a read misses what was acknowledged and shown'
  }
}

function mark(s, p) {
  if (p.generation === s.generation && p.marks > s.mark.seq) {
    s.mark = { seq: p.marks, generation: p.generation }
  }
  p.at = 'idle'
}

/** What is wrong with a state, or null. */
export function problemOf(s) {
  if (s.wrong !== null) return s.wrong
  if (s.acknowledged > s.log.length) return 'what was acknowledged is gone'
  if (s.tail !== null && s.acknowledged > s.tail) return 'what was acknowledged does not count'
  for (const [index, { before }] of s.log.entries()) {
    if (!same(before, folded(s.log, index))) return `block ${index + 1} was made over a stale view`
  }
  for (const [generation, view] of Object.entries(s.views)) {
    if (view.torn) continue
    if (s.tail !== null && view.seq > s.tail) return `view ${generation} is ahead of the journal`
    if (!same(view.keys, folded(s.log, view.seq))) return `view ${generation} is not a fold`
  }
  if (s.mark.seq > s.synced) return 'the mark names what is not synced'
  return null
}
