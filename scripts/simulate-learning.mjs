// `node scripts/simulate-learning.mjs`: the old rule of learning and ours over the same outcomes. No
// chance and no clock: it prints the same table every time. The table is in docs/decisions/0009.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home, setup } from './setup.mjs'

setup()
const built = (file) => import(pathToFileURL(join(home, 'packages/core/dist', file)).href)
const { COLD_WEIGHTS, factorsOf } = await built('salience/score.js')
const { FACTOR_NAMES, learn } = await built('salience/learn.js')

const DAY = 86_400_000
const { fround } = Math

/** The rule to compare with: profiles after the bump, four factors, every other failure a reward. */
function oldRule(weights, memory, { success, blamed }, now) {
  const citations = memory.citations + (success ? 1 : blamed ? -1 : 0)
  const accessCount = memory.accessCount + (success ? 1 : 0)
  const bumped = { ...memory, lastUsed: now, accessCount, citations: Math.max(0, citations) }
  const profile = factorsOf(bumped, now)
  const four = FACTOR_NAMES.slice(0, 4)
  const total = four.reduce((sum, name) => fround(sum + profile[name]), 0)
  const sign = blamed ? -1 : 1
  const moved = { similarity: weights.similarity }
  for (const name of four) {
    const step = fround(sign * 0.05 * fround(profile[name] / total - weights[name]))
    moved[name] = Math.max(0, fround(weights[name] + step))
  }
  const sum = FACTOR_NAMES.reduce((all, name) => fround(all + moved[name]), 0)
  return Object.fromEntries(FACTOR_NAMES.map((name) => [name, fround(moved[name] / sum)]))
}

function newRule(weights, memory, { success, blamed }, now) {
  if (!success && !blamed) return weights
  const profile = factorsOf(memory, now, memory.cosine)
  return learn(weights, [profile], success ? 'towards' : 'away')
}

const NOW = 1_000 * DAY
const fresh = { lastUsed: NOW, accessCount: 0, citations: 0, importance: 5 }
const proven = { lastUsed: NOW - 60 * DAY, accessCount: 20, citations: 10, importance: 3 }
const similar = { ...proven, cosine: 0.8 }
const won = { success: true, blamed: false }
const wrong = { success: false, blamed: true }
const slow = { success: false, blamed: false }

const times = (count, ...steps) =>
  Array.from({ length: count }, (_, index) => steps[index % steps.length])
const SCENARIOS = [
  ['60 successes, fresh memories', times(60, [fresh, won])],
  ['1000 successes, fresh memories', times(1000, [fresh, won])],
  ['10 factual errors, fresh memories', times(10, [fresh, wrong])],
  ['60 factual errors, fresh memories', times(60, [fresh, wrong])],
  ['60 failures for other reasons', times(60, [fresh, slow])],
  ['60 successes, proven memories', times(60, [proven, won])],
  ['60 successes, proven, cosine 0.8', times(60, [similar, won])],
  ['success and factual error in turn, 200', times(200, [fresh, won], [fresh, wrong])],
  ['60 fresh, then 60 proven successes', [...times(60, [fresh, won]), ...times(60, [proven, won])]],
]

const row = (name, weights) =>
  `| ${name} | ${FACTOR_NAMES.map((factor) => weights[factor].toFixed(3)).join(' | ')} |`
console.log(`| | ${FACTOR_NAMES.join(' | ')} |`)
console.log(`|---|${FACTOR_NAMES.map(() => '--:').join('|')}|`)
console.log(row('cold', COLD_WEIGHTS))
for (const [name, steps] of SCENARIOS) {
  for (const [label, rule] of [
    ['old', oldRule],
    ['new', newRule],
  ]) {
    let weights = COLD_WEIGHTS
    for (const [memory, outcome] of steps) weights = rule(weights, memory, outcome, NOW)
    console.log(row(`${name}: ${label}`, weights))
  }
}
