// The write protocol as a small machine: every effect on a file that processes share is one step, and
// anything may happen between two steps. `check.mjs` walks all its states.
//
// What is kept: each write sets one of two keys to its own number, and its block names what its writer
// saw before it. So a block that was made over something stale, a view that was brought along wrongly
// and a read of the wrong moment all show. A count of entries shows what was done twice. Every process holds what it folded from the journal and the
// view lacks (`held`): the values after its last entry, of the keys that changed since its first one.
// What is left out: bytes inside frames, LMDB's own pages, several segments, erasure, and the lock
// files themselves.

import { folded, hold, moment, settle, show } from './held.mjs'

/** Ways to do it wrong, and the world of `worlds.mjs` in which each must be caught. */
export const MUTANTS = {
  acknowledgeBeforeSync: 'cuts',
  tailBeforeSync: 'deaths and cuts',
  adoptWithoutSync: 'deaths and cuts',
  stageOverStaleView: 'deaths',
  stageOverTheViewAlone: 'core',
  readTheViewAlone: 'core',
  readPastTheTail: 'deaths',
  holdBeforeSync: 'failing',
  holdOverANewerView: 'reads',
  runStepsTwice: 'reads',
  showWithoutLook: 'reads',
  showWithoutLock: 'reads',
  showBeforeTail: 'deaths and shows',
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
    views: { 0: { seq: 0, keys: [0, 0], count: 0, dirty: false, torn: false } },
    journalLock: null,
    viewsLock: null,
    acknowledged: 0,
    processes: Array.from({ length: processes }, () => opened(0)),
    budget,
    wrong: null,
  }
}

function opened(generation) {
  return { at: 'idle', generation, held: null }
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
        yield step('stage', (s, p) => {
          p.saw = has('stageOverTheViewAlone')
            ? [...s.views[p.generation].keys]
            : moment(s, p, has, has('stageOverStaleView') ? (p.held?.end ?? 0) : s.tail)
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
        follow(s, p)
        p.held = null
        const view = s.views[s.generation]
        if (view.seq < s.tail) commit(view, s.log, s.tail)
        s.viewsLock = null
        p.at = 'locked'
      })
      return
    case 'staged':
      yield step('append', (s, p) => {
        const seq = s.log.length
        s.log.push({ key: seq % 2, before: p.saw })
        if (has('holdBeforeSync')) hold(s, p, seq + 1)
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
      yield step('hold and show', (s, p) => {
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
      yield step('acknowledge', (s, p) => {
        hold(s, p, s.tail)
        acknowledge(s, p)
        if (has('tailBeforeSync')) s.synced = s.tail
      })
      return
    case 'showing':
      yield step('look', (s, p) => {
        p.at = isShowable(s, p) || has('showWithoutLook') ? 'looked' : 'leaving'
      })
      return
    case 'looked':
      yield step('show', (s, p) => {
        show(s, p, has)
        p.at = 'leaving'
      })
      return
    case 'leaving':
      yield step('leave the views', (s, p) => {
        if (s.viewsLock === id) s.viewsLock = null
        p.held = null
        p.at = 'idle'
      })
      return
    case 'reading':
      yield step('read', (s, p) => {
        answer(s, p, has)
        p.at = 'idle'
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
  if (budget.reads > 0) {
    yield step('read the tail', (s, p) => {
      s.budget.reads--
      if (s.viewsLock === null) follow(s, p)
      p.tail = s.tail
      p.least = s.acknowledged
      p.at = 'reading'
    })
  }
  if (state.processes[id].held !== null && (state.viewsLock === null || has('showWithoutLock'))) {
    yield step('begin to show', (s, p) => {
      if (!has('showWithoutLock')) s.viewsLock = id
      p.at = 'showing'
    })
  }
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
  return generation === s.generation && s.log.length === s.tail
}

function commit(view, log, seq) {
  view.keys = folded(log, seq)
  view.seq = seq
  view.count = seq
  view.dirty = true
}

function newView(log, seq, isDirty) {
  return { seq, keys: folded(log, seq), count: seq, dirty: isDirty, torn: false }
}

function release(s, p) {
  s.journalLock = null
  p.at = 'idle'
}

function acknowledge(s, p) {
  s.acknowledged = Math.max(s.acknowledged, s.tail)
  release(s, p)
}

/** A process opens the newest view. What it held was for the other one. */
function follow(s, p) {
  if (p.generation === s.generation) return
  p.generation = s.generation
  p.held = null
}

/** Looked at under the lock of the views: nobody else can change it until that is free. */
function isShowable(s, p) {
  const view = s.views[p.generation]
  const fits = view !== undefined && p.held.from <= view.seq && view.seq < p.held.end
  return p.generation === s.generation && fits
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

/** One read transaction, after the tail was read: the view may have moved on in between. */
function answer(s, p, has) {
  const view = s.views[p.generation]
  if (view === undefined || s.tail === null) return
  const end = has('readPastTheTail') ? s.log.length : p.tail
  const seen = has('readTheViewAlone') ? view.keys : moment(s, p, has, end)
  const count = has('readTheViewAlone') ? view.count : settle(view, p.held)
  const moments = s.log.map((_, index) => index + 1).concat(0)
  const fits = moments.some(
    (seq) => seq >= p.least && seq <= s.tail && seq === count && same(seen, folded(s.log, seq)),
  )
  if (!fits) s.wrong = 'a read shows no moment since it began'
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
    if (view.count !== view.seq) return `view ${generation} counts what it does not have`
  }
  if (s.mark.seq > s.synced) return 'the mark names what is not synced'
  return null
}
