// Processes that write to one actor all at once: writes per second together, and what each got.
//
//   npm run bench -- writers [--seconds 4] [--rounds 3] [--most 16]
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openCortex } from '../packages/core/dist/index.js'
import { memory } from './engine-memory.mjs'
import { median, options, print, scratch, verdict, watchMachine } from './measure.mjs'

const ACTOR = 'writers'

/** One of the processes: says that it is open, waits for the word, writes for a while. */
async function write({ root, index, inFlight, seconds }) {
  const cortex = await openCortex({ root, actor: ACTOR })
  process.send('open')
  await new Promise((resolve) => process.once('message', resolve))
  const cpu = process.cpuUsage()
  const until = performance.now() + seconds * 1000
  let written = 0
  let errors = 0
  while (performance.now() < until) {
    const from = index * 1e7 + written + errors
    const calls = Array.from({ length: inFlight }, (_, at) => cortex.write(memory(from + at)))
    for (const { status } of await Promise.allSettled(calls)) {
      if (status === 'fulfilled') written++
      else errors++
    }
  }
  const { user, system } = process.cpuUsage(cpu)
  await cortex.close()
  process.send({ written, errors, cpu: user + system })
  process.disconnect()
}

async function together(home, { count, inFlight, seconds, round }) {
  const root = `${home}/${inFlight}-${count}-${round}`
  await (await openCortex({ root, actor: ACTOR })).close()
  const children = Array.from({ length: count }, (_, index) => {
    const wanted = JSON.stringify({ root, index, inFlight, seconds })
    return fork(fileURLToPath(import.meta.url), ['--child', wanted])
  })
  const next = () =>
    Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))))
  await next()
  const done = next()
  for (const child of children) child.send('go')
  const results = await done
  const sum = (name) => results.reduce((all, result) => all + result[name], 0)
  const written = sum('written')
  const cortex = await openCortex({ root, actor: ACTOR })
  const { nextSeq } = await cortex.status()
  await cortex.close()
  return {
    perSecond: written / seconds,
    cpu: sum('cpu') / written,
    errors: sum('errors'),
    // The genesis entry is the first.
    lost: written + 1 - nextSeq,
    least: Math.min(...results.map((result) => result.written)) / (written / count),
  }
}

async function main() {
  const { seconds, rounds, most, directory } = options({
    seconds: 4,
    rounds: 3,
    most: 16,
    directory: '',
  })
  const home = scratch(directory === '' ? undefined : directory)
  const busyness = watchMachine()
  console.log(
    `Writers of one actor, Node ${process.versions.node}, ${rounds} rounds of ${seconds} s`,
  )
  for (const inFlight of [1, 64]) {
    const rates = new Map()
    for (const count of [1, 2, 4, 16].filter((each) => each <= most)) {
      const all = []
      for (let round = 0; round < rounds; round++) {
        all.push(await together(home, { count, inFlight, seconds, round }))
      }
      rates.set(count, median(all.map(({ perSecond }) => perSecond)))
      const cpu = median(all.map((each) => each.cpu))
      const least = Math.min(...all.map((each) => each.least))
      print(
        `${count} of them, each with ${inFlight} in flight`,
        `${Math.round(rates.get(count))}/s`,
        `${Math.round(cpu)} µs of CPU each, the last had ${least.toFixed(2)} of its share`,
      )
      const wrong = all.reduce((bad, { errors, lost }) => bad + errors + Math.abs(lost), 0)
      verdict('  errors and lost writes', wrong, wrong === 0, '0')
    }
    if (most < 4) continue
    const share = rates.get(4) / rates.get(1)
    verdict('four of them / one', share.toFixed(2), share >= 1, '>= 1')
  }
  console.log(`\nThe machine: ${busyness()}.`)
}

const [flag, wanted] = process.argv.slice(2)
if (flag === '--child') await write(JSON.parse(wanted))
else await main()
