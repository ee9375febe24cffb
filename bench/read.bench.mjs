// Reading at three sizes in one run: what a question costs, what it touches, how it grows; beside it
// the same questions to MiniSearch and to a plain scan of everything in memory.
//
//   npm run bench -- read [--small 10000] [--medium 100000] [--large 1000000] [--repeat 200]
//                         [--minisearch 100000] (largest size that MiniSearch is asked at)
import MiniSearch from 'minisearch'
import { openCortex } from '../packages/core/dist/index.js'
import { options, percentile, print, scratch, timed, verdict } from './measure.mjs'
import { fill, memory, questions } from './read-questions.mjs'

const { small, medium, large, repeat, minisearch, directory } = options({
  small: 10_000,
  medium: 100_000,
  large: 1_000_000,
  repeat: 200,
  minisearch: 100_000,
  directory: '',
})
const home = scratch(directory === '' ? undefined : directory)
async function measure(ask, times) {
  const samples = []
  let touched = 0
  for (let round = -20; round < times; round++) {
    const start = performance.now()
    const result = await ask()
    if (round < 0) continue
    samples.push(performance.now() - start)
    touched += result?.explain?.candidates.touched ?? 0
  }
  return { p50: percentile(samples, 0.5), p99: percentile(samples, 0.99), touched: touched / times }
}

async function atSize(count) {
  const clock = { now: 1_700_000_000_000 }
  const cortex = await openCortex({
    root: home,
    actor: `read-${count}`,
    durability: 'fast',
    clock: () => clock.now,
  })
  const { uris, perSecond } = await fill(cortex, clock, count)
  console.log(`\n${count} memories (written at ${Math.round(perSecond)}/s, not synced one by one)`)
  const all = Array.from({ length: count }, (_, index) => memory(index))
  const other = new MiniSearch({ fields: ['text'], idField: 'index' })
  const otherMs =
    count > minisearch
      ? undefined
      : await timed(() => other.addAll(all.map(({ text }, index) => ({ index, text }))))
  if (otherMs !== undefined) print('MiniSearch, building', `${Math.round(otherMs)} ms`)
  const results = {}
  for (const [name, { ask, near, scan }] of Object.entries(questions(count, uris))) {
    const question = ask ?? ((store) => store.find({ near: near(), limit: 10 }))
    const own = await measure(() => question(cortex), repeat)
    results[name] = own
    const few = Math.max(3, Math.min(repeat, Math.floor(2_000_000 / count)))
    const beside = []
    if (near !== undefined && otherMs !== undefined) {
      const theirs = await measure(() => other.search(near()).slice(0, 10), few)
      beside.push(`MiniSearch ${ms(theirs.p50)}`)
    }
    if (near !== undefined) {
      const words = near().split(' ')
      const plain = await measure(
        () => all.filter(({ text }) => words.some((one) => text.includes(one))),
        few,
      )
      beside.push(`scan ${ms(plain.p50)}`)
    } else if (scan !== undefined) {
      const plain = await measure(() => scan(all), few)
      beside.push(`scan ${ms(plain.p50)}`)
    }
    print(
      name,
      `${ms(own.p50)}`,
      `p99 ${ms(own.p99)}, touched ${own.touched.toFixed(1)}${beside.map((text) => `, ${text}`).join('')}`,
    )
  }
  await cortex.close()
  return results
}

function ms(value) {
  return `${value.toFixed(3)} ms`
}

const sizes = [small, medium, large].filter((size) => size > 0)
const measured = new Map()
for (const size of sizes) measured.set(size, await atSize(size))
const [first, last] = [sizes[0], sizes.at(-1)]
console.log(`\nGrowth of the median from ${first} to ${last} memories`)
for (const [name, { target }] of Object.entries(questions(first, [{ id: '' }]))) {
  const [at, far] = [measured.get(first)[name], measured.get(last)[name]]
  const growth = far.p50 / at.p50
  const touched = `touched ${at.touched.toFixed(1)} -> ${far.touched.toFixed(1)}`
  if (target?.growth === undefined) print(name, growth.toFixed(2), touched)
  else
    verdict(
      `${name} (${touched})`,
      growth.toFixed(2),
      growth <= target.growth,
      `<= ${target.growth}`,
    )
  if (target?.p50 !== undefined) {
    verdict(`${name}: median at ${last}`, ms(far.p50), far.p50 <= target.p50, `<= ${target.p50} ms`)
  }
}
