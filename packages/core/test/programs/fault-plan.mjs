// Faults for this process, through tools/faults/faults.c, and which of them are tried.
import { readdirSync, readlinkSync } from 'node:fs'

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

/** A number that no run reaches: calls are counted, nothing fails. */
const NEVER = 1_000_000_000

export function arm(kind, n) {
  const said = readlinkSync(`/faults/arm/${n}/${kind.replace('LMDB ', '')}/${KINDS[kind]}`)
  if (said !== 'armed') throw new Error(`the library did not understand ${kind}`)
}

export function armNever(kind) {
  arm(kind, NEVER)
}

/** How many calls counted, and which of them had the fault. */
export function disarm() {
  const [calls, call, path] = readlinkSync('/faults/disarm').split(' ')
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
 *   plan   kinds, seed, budget (absent: all), share [which, of how many], from (how many were tried)
 *   runs   names; countOf(name, kind): calls of a run; tryFault(name, kind, n, say)
 */
export async function everyFault(plan, { names, countOf, tryFault }, say) {
  const { kinds, seed = 1, budget, share = [0, 1], from = 0 } = plan
  const counts = []
  for (const name of names) {
    // A process that is silent for long is taken for one that hangs.
    say(`counting ${name}`)
    for (const kind of kinds) counts.push({ name, kind, calls: await countOf(name, kind) })
  }
  const all = counts.reduce((sum, { calls }) => sum + calls, 0)
  say(`calls ${all}`)
  const part = budget === undefined ? 1 : Math.min(1, budget / all)
  let index = 0
  for (const { name, kind, calls } of counts) {
    for (const n of someOf(calls, Math.ceil(calls * part), seed)) {
      const mine = index % share[1] === share[0] && index >= from
      index++
      if (!mine) continue
      say(`at ${JSON.stringify({ index: index - 1, name, kind, n })}`)
      for (const finding of (await tryFault(name, kind, n)) ?? ['nothing']) {
        say(finding.replaceAll('\n', ' '))
      }
    }
  }
  say('done')
}

/** So many of 1 to `calls`, spread out, other ones for another seed. */
function someOf(calls, count, seed) {
  if (count >= calls) return Array.from({ length: calls }, (_, index) => index + 1)
  const stride = calls / count
  const start = ((seed >>> 0) % 1000) / 1000
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((index + start) * stride))
}
