// Questions while a backlog is embedded: the same store, asked during the backlog and after it, with the local model.
//
//   npm run bench -- backlog [--count 10000] [--questions 200] [--words 20] [--pause 20]
//
// `--pause` milliseconds pass between two questions; none means that one follows the other at once.
import { openCortex } from '../packages/core/dist/index.js'
import { localEmbedder } from '../packages/embed/dist/index.js'
import {
  options,
  percentile,
  print,
  pseudoRandom,
  scratch,
  verdict,
  watchMachine,
} from './measure.mjs'

const TARGET = 2
const { count, questions, words, pause } = options({
  count: 10_000,
  questions: 200,
  words: 20,
  pause: 20,
})
const machine = watchMachine()
const random = pseudoRandom(11)
const WORDS = Array.from({ length: 4000 }, (_, index) => `w${(index * 7919).toString(36)}`)
const COMMON =
  'the a of boat harbour morning letter friend told kitchen moved garden winter station music doctor'.split(
    ' ',
  )
const pick = (list) => list[Math.floor(random() * list.length)]
const sentence = (length) =>
  Array.from({ length }, () => (random() < 0.5 ? pick(COMMON) : pick(WORDS))).join(' ')

const cortex = await openCortex({ root: scratch(), actor: 'backlog', durability: 'fast' })
for (let at = 0; at < count; at += 500) {
  await Promise.all(
    Array.from({ length: Math.min(500, count - at) }, (_, index) =>
      cortex.write({
        data: {
          type: 'Fact',
          subject: `s${at + index}`,
          predicate: 'says',
          statement: sentence(words),
          confidence: 0.9,
        },
      }),
    ),
  )
}
const embedder = localEmbedder()
// The model is loaded before anything is measured.
await embedder.embed(['first'])
await cortex.startEmbedder({ embedder })
// The first step has begun.
while (((await cortex.status()).embedder?.done ?? 0) === 0) await rest(50)
const during = await asked()
const left = (await cortex.status()).embedder?.pending ?? 0
if (left === 0)
  console.log('the backlog was embedded before the last question: give a larger --count')
await cortex.drainEmbedder()
const after = await asked()
await cortex.close()
await embedder.close()

for (const share of [0.5, 0.95, 0.99]) {
  const [busy, idle] = [percentile(during, share), percentile(after, share)]
  const what = `p${100 * share} with a backlog of ${count}, ${left} left at the end`
  const figures = `${busy.toFixed(1)} ms, without ${idle.toFixed(1)} ms, ratio ${(busy / idle).toFixed(2)}`
  if (share === 0.5) verdict(what, figures, busy <= TARGET * idle, `<= ${TARGET} times`)
  else print(what, figures)
}
console.log(machine())

/** Milliseconds of each question; none is asked twice, so that every one is embedded. */
async function asked() {
  const times = []
  for (let index = 0; index < questions; index++) {
    const near = sentence(8)
    const start = performance.now()
    await cortex.find({ near, limit: 10 })
    times.push(performance.now() - start)
    if (pause > 0) await rest(pause)
  }
  return times
}

function rest(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
