// Faults for this process, through tools/faults/faults.c, and which of them are tried.
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'

/**
 * Each with the calls it is for. COPY stands for a kill, without one more process: the files are kept
 * as they are before the call. Of LMDB's own calls a failed one may end the process, as a kill does.
 */
export const KINDS = {
  ENOSPC: 'ours',
  EIO: 'ours',
  EMFILE: 'ours',
  EACCES: 'ours',
  SHORT: 'ours',
  'ENOSPC+': 'ours',
  'EIO+': 'ours',
  COPY: 'all',
  KILL: 'all',
  'LMDB EIO': 'lmdb',
}

export function arm(kind, n) {
  obey(`arm/${n}/${nameOf(kind)}`)
}

/** How many calls counted, and which of them had the fault. */
export function disarm() {
  return readFault(readlinkSync('/faults/disarm'))
}

/** The same, without an end of it. */
export function look() {
  return readFault(readlinkSync('/faults/look'))
}

/** From now on calls are counted, for all kinds at once. */
export function startCounting() {
  obey('count')
}

/** So many were there, by kind. */
export function counted(kinds) {
  return Object.fromEntries(
    kinds.map((kind) => [kind, Number(readlinkSync(`/faults/counted/${nameOf(kind)}`))]),
  )
}

function nameOf(kind) {
  return `${kind.replace('LMDB ', '')}/${KINDS[kind]}`
}

function obey(wish) {
  const said = readlinkSync(`/faults/${wish}`)
  if (said !== 'armed') throw new Error(`the library did not understand ${wish}`)
}

function readFault(text) {
  const [calls, call, path] = text.split(' ')
  return { calls: Number(calls), call: call === '' ? undefined : call, path }
}

export function openDescriptors() {
  return readdirSync('/proc/self/fd').length
}

/** Of all that our packages throw; what the system says has other names. */
export function isTyped(error) {
  return error?.name === 'CortexError' || error?.name === 'DenseError'
}

/**
 * Every call of every run with every kind of fault, or as many as the budget allows, spread out.
 *
 *   plan   kinds, seed, budget (absent: all), share [which, of how many], from (how many were tried),
 *          further: after each fault come so many more, of any kind, one after another
 *          counts: a file that keeps what was counted for the next process
 *   runs   names; countsOf(name, kinds): calls of a run, by kind;
 *          tryFault({ name, kind, n, further: [{ kind, n }…] }): findings, and how many faults there were
 */
export async function everyFault(plan, { names, countsOf, tryFault }, say) {
  const { kinds, share = [0, 1], from = 0 } = plan
  const counts = await countAll(plan, names, countsOf, say)
  const all = counts.flatMap(({ calls }) => kinds.map((kind) => calls[kind]))
  say(`calls ${all.reduce(plus, 0)}`)
  let index = 0
  for (const fault of faultsOf(plan, counts)) {
    const mine = index % share[1] === share[0] && index >= from
    index++
    if (!mine) continue
    say(`at ${JSON.stringify({ index: index - 1, ...fault })}`)
    const { findings, injected } = await tryFault(fault)
    for (const finding of findings) say(finding.replaceAll('\n', ' '))
    say(injected === 0 ? 'nothing' : `injected ${injected}`)
  }
  say('done')
}

async function countAll({ counts: file, kinds }, names, countsOf, say) {
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const counts = []
  for (const name of names) {
    // A process that is silent for long is taken for one that hangs.
    say(`counting ${name}`)
    counts.push({ name, ...(await countsOf(name, kinds)) })
  }
  if (file !== undefined) writeFileSync(file, JSON.stringify(counts))
  return counts
}

/** A further fault comes within so many calls. */
const FAR = 4

function* faultsOf({ kinds, seed = 1, budget, further = 0 }, counts) {
  const sum = counts.flatMap(({ calls }) => kinds.map((kind) => calls[kind])).reduce(plus, 0)
  const part = budget === undefined ? 1 : Math.min(1, budget / sum)
  const dice = diceFrom(seed)
  for (const { name, calls } of counts) {
    for (const kind of kinds) {
      for (const n of someOf(calls[kind], Math.ceil(calls[kind] * part), seed)) {
        const more = Array.from({ length: further }, () => {
          const next = kinds[dice(kinds.length)]
          return { kind: next, n: 1 + dice(FAR) }
        })
        yield { name, kind, n, further: more }
      }
    }
  }
}

function plus(one, other) {
  return one + other
}

/** Whole numbers below a limit, the same for the same seed (mulberry32). */
function diceFrom(seed) {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** So many of 1 to `calls`, spread out, other ones for another seed. */
function someOf(calls, count, seed) {
  if (count >= calls) return Array.from({ length: calls }, (_, index) => index + 1)
  const stride = calls / count
  const start = ((seed >>> 0) % 1000) / 1000
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((index + start) * stride))
}
