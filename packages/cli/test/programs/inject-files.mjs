// Lets one call fail in everything that changes files beside the stores: tokens, conversations,
// cursors, the ledger, skills, context files, the configuration of hosts. Runs under
// tools/faults/faults.c; wanted and said as by `inject` of core.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { say, wanted } from '../../../core/test/programs/engine.mjs'
import {
  arm,
  counted,
  disarm,
  everyFault,
  isTyped,
  openDescriptors,
  startCounting,
} from '../../../core/test/programs/fault-plan.mjs'
import { CHANGES } from './file-changes.mjs'

const { place, plan, only, after } = wanted
const places = Object.fromEntries(
  ['base', 'world', 'copy'].map((name) => [name, join(place, name)]),
)
const names = Object.keys(CHANGES).filter((name) => only === undefined || only.includes(name))
const HANG_MS = 20_000

async function freshWorld(name) {
  for (const each of [places.world, places.copy]) rmSync(each, { recursive: true, force: true })
  const base = join(places.base, name)
  if (!existsSync(base)) {
    // Made where it will be: some files know their own path.
    mkdirSync(places.world, { recursive: true })
    await CHANGES[name].prepare?.(places.world)
    mkdirSync(places.base, { recursive: true })
    return cpSync(places.world, base, { recursive: true })
  }
  cpSync(base, places.world, { recursive: true })
}

async function outcomeOf(body) {
  let timer
  const hang = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${HANG_MS} ms`)), HANG_MS)
  })
  try {
    return { value: await Promise.race([(async () => await body())(), hang]) }
  } catch (error) {
    return { error }
  } finally {
    clearTimeout(timer)
  }
}

async function countsOf(name, kinds) {
  await freshWorld(name)
  startCounting()
  const outcome = await outcomeOf(() => CHANGES[name].run(places.world))
  const calls = counted(kinds)
  if ('error' in outcome) throw new Error(`${name} fails without a fault`, { cause: outcome.error })
  return { calls }
}

async function tryFault({ name, kind, n }) {
  const change = CHANGES[name]
  await freshWorld(name)
  const descriptors = openDescriptors()
  arm(kind, n)
  const outcome = await outcomeOf(() => change.run(places.world))
  const { call, path } = disarm()
  if (call === undefined) return { findings: [], injected: 0 }
  const findings = []
  const note = (word) => (what) =>
    findings.push(`${word} ${name} | ${kind} ${n} ${call} ${path}: ${what}`)
  if ('error' in outcome && !isTyped(outcome.error)) {
    note('bad')(`untyped ${outcome.error?.stack ?? outcome.error}`)
  }
  if (kind === 'COPY') {
    rmSync(places.world, { recursive: true, force: true })
    renameSync(places.copy, places.world)
  }
  const acknowledged = 'value' in outcome && kind !== 'COPY'
  await judge(change, acknowledged ? outcome : undefined, note('bad'), note('lost'))
  if (openDescriptors() > descriptors) note('bad')('descriptors leaked')
  // An error that stays keeps us from taking anything away.
  if (kind !== 'COPY' && kind !== 'EIO+') assertTidy(call, note('bad'))
  return { findings, injected: 1 }
}

async function judge(change, acknowledged, bad, lost) {
  try {
    if (change.before !== undefined) await change.before(places.world)
  } catch (error) {
    lost(`what was there before: ${error?.stack}`)
  }
  if (acknowledged !== undefined) {
    try {
      await change.holds(places.world, acknowledged.value)
    } catch (error) {
      lost(`what was acknowledged: ${error?.stack}`)
    }
  }
  // The same again, without a fault: it works, or was done already.
  const again = await outcomeOf(() => change.run(places.world))
  if ('error' in again && !(change.done ?? []).includes(again.error?.code)) {
    bad(`again: ${again.error?.stack}`)
    return
  }
  try {
    await change.holds(places.world, again.value)
  } catch (error) {
    bad(`after doing it again: ${error?.stack}`)
  }
}

/** Nothing half made stays, unless it was the taking away that failed. */
function assertTidy(call, bad) {
  if (['unlink', 'rmdir', 'scandir', 'opendir', 'open'].includes(call)) return
  const below = readdirSync(places.world, { recursive: true }).map(String)
  const left = below.filter((name) => /(\.tmp|-tmp|\.new|\.stale-\d+)$/.test(name))
  if (left.length > 0) bad(`left behind: ${left.slice(0, 3).join(', ')}`)
}

if (after !== undefined) {
  const { name, kind, n } = after
  const note = (word) => (what) =>
    say(`${word} ${name} | ${kind} ${n}: ${what}`.replaceAll('\n', ' '))
  await judge(CHANGES[name], undefined, note('bad'), note('lost'))
}
await everyFault(plan, { names, countsOf, tryFault }, say)
