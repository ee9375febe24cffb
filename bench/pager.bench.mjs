// What the window of a turn costs: `assemble` at two sizes of the store, by words and salience, and
// the embedder of triggers apart.
//
//   npm run bench -- pager [--small 10000] [--large 100000] [--windows 200] [--embedder none|local]
//
// With `--embedder local`, questions and triggers are embedded by the model, and its time is shown apart. The
// memories get made-up vectors: the model would take an hour for them, and no time below would change.
import { openCortex } from '../packages/core/dist/index.js'
import { hashEmbedder, localEmbedder } from '../packages/embed/dist/index.js'
import { openPager } from '../packages/pager/dist/index.js'
import { options, percentile, print, pseudoRandom, rate, scratch, verdict } from './measure.mjs'

const { small, large, windows, directory, embedder } = options({
  small: 10_000,
  large: 100_000,
  windows: 200,
  directory: '',
  embedder: 'none',
})
const root = scratch(directory === '' ? undefined : directory)
const random = pseudoRandom(11)
const WORDS = 20_000
const IN_FLIGHT = 256

/** Frequent words are frequent: the square of a chance. */
function word() {
  let left = Math.floor(random() ** 3 * WORDS) * 7919 + 31
  let text = 'k'
  for (let letter = 0; letter < 5; letter++) {
    text += 'bcdfghjklmnpqrtvxz'[left % 18]
    left = Math.floor(left / 18)
  }
  return text
}

const sentence = (words) => Array.from({ length: words }, word).join(' ')

function memory(number) {
  switch (number % 20) {
    case 0:
      return { data: { type: 'Preference', topic: sentence(3), polarity: 'prefer', strength: 0.5 } }
    case 1:
      return {
        data: {
          type: 'Pattern',
          statement: `neo.pattern.v1:${JSON.stringify({ name: sentence(2), trigger: sentence(4), steps: [sentence(6)] })}`,
          strength: 0.7,
          coverage: 3,
          derivedFrom: ['a', 'b', 'c'],
        },
      }
    case 2:
      return { data: { type: 'Goal', statement: sentence(8), status: 'active' } }
    case 3:
    case 4:
    case 5:
      return {
        data: { type: 'Event', kind: 'observation', outcome: 'success', summary: sentence(15) },
      }
    default:
      return {
        data: {
          type: 'Fact',
          subject: 'matrix://knowledge/neo',
          predicate: 'note',
          statement: sentence(20),
        },
        importance: number % 10,
      }
  }
}

const cortex = await openCortex({ root, actor: 'bench', durability: 'fast' })
let count = 0

/** Processor time of this process: others on the machine do not count. */
function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function measure(title, pager, conversationId) {
  const times = []
  const before = cpuMs()
  let tokens = 0
  for (let index = 0; index < windows; index++) {
    const query = sentence(6)
    const start = performance.now()
    const window = await pager.assemble({ query, ...(conversationId && { conversationId }) })
    times.push(performance.now() - start)
    tokens += window.tokens
  }
  const p50 = percentile(times, 0.5)
  print(
    title,
    `${p50.toFixed(2)} ms`,
    `p99 ${percentile(times, 0.99).toFixed(2)} ms, mean CPU ${((cpuMs() - before) / windows).toFixed(2)} ms, ${Math.round(tokens / windows)} tokens`,
  )
  return p50
}

const results = []
for (const size of [small, large]) {
  const from = count
  const perSecond = await rate(size - from, IN_FLIGHT, async () => {
    await cortex.write(memory(count++))
  })
  print(`\nmemories ${from} to ${count}`, Math.round(perSecond), 'written per second')
  const pager = await openPager({ cortex, embedder: 'none', environment: {} })
  for (let index = 0; index < 10; index++) {
    await pager.rememberUserFact(`The user has ${sentence(5)}`)
    await cortex.write({
      data: {
        type: 'Constraint',
        statement: sentence(6),
        polarity: 'dont',
        strength: 'hard',
        source: 'user_declared',
      },
    })
  }
  const conversationId = `c${size}`
  for (let index = 0; index < 200; index++) {
    await pager.conversations.append(conversationId, { role: 'user', text: sentence(20) })
  }
  await measure('assemble, first questions', pager)
  results.push(await measure('assemble', pager))
  await measure('assemble in a conversation of 200 turns', pager, conversationId)
  for (const [name, call] of [
    ['  pinned', () => pager.pinned('x')],
    ['  retrieve', () => pager.retrieve(sentence(6))],
    ['  procedural', () => pager.procedural(sentence(6))],
  ]) {
    const times = []
    for (let index = 0; index < windows; index++) {
      const start = performance.now()
      await call()
      times.push(performance.now() - start)
    }
    print(
      name,
      `${percentile(times, 0.5).toFixed(2)} ms`,
      `p99 ${percentile(times, 0.99).toFixed(2)} ms`,
    )
  }
  await pager.close()
  const embedding = await openPager({ cortex, embedder: hashEmbedder(), environment: {} })
  await measure('assemble, triggers compared by a hash embedder', embedding)
  await embedding.close()
  if (embedder === 'local') results.push(await byMeaning())
}
/** By meaning, with the time of the model apart. */
async function byMeaning() {
  const model = localEmbedder()
  const madeUp = hashEmbedder({ dimensions: model.dimensions })
  await model.embed(['warm'])
  let memories = true
  let embedMs = []
  const mixed = {
    id: `${model.id}+made-up`,
    dimensions: model.dimensions,
    embed: async (texts) => {
      if (memories) return await madeUp.embed(texts)
      const start = performance.now()
      const vectors = await model.embed(texts)
      embedMs.push(performance.now() - start)
      return vectors
    },
  }
  const pager = await openPager({ cortex, embedder: mixed, environment: {} })
  const start = performance.now()
  await cortex.drainEmbedder()
  print('vectors stored', `${((performance.now() - start) / 1000).toFixed(1)} s`)
  memories = false
  await pager.assemble({ query: sentence(6) })
  const linked = performance.now()
  while (((await cortex.status()).embedder?.unlinked ?? 0) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  print('linked in the background', `${((performance.now() - linked) / 1000).toFixed(1)} s`)
  for (let index = 0; index < 20; index++) await pager.assemble({ query: sentence(6) })
  embedMs = []
  const times = []
  const apart = []
  for (let index = 0; index < windows; index++) {
    const calls = embedMs.length
    const begin = performance.now()
    await pager.assemble({ query: sentence(6) })
    const all = performance.now() - begin
    const ofModel = embedMs.slice(calls).reduce((sum, ms) => sum + ms, 0)
    times.push(all)
    apart.push(all - ofModel)
  }
  print(
    'assemble by meaning',
    `${percentile(times, 0.5).toFixed(2)} ms`,
    `p99 ${percentile(times, 0.99).toFixed(2)} ms; model ${percentile(embedMs, 0.5).toFixed(2)} ms a call; without it p50 ${percentile(apart, 0.5).toFixed(2)} ms, p99 ${percentile(apart, 0.99).toFixed(2)} ms`,
  )
  await pager.close()
  await model.close()
  return percentile(apart, 0.5)
}

console.log()
const bySize = embedder === 'local' ? [results[0], results[2]] : results
verdict('assemble at the large size, p50 ms', bySize[1].toFixed(2), bySize[1] <= 15, '<= 15')
print('growth', (bySize[1] / bySize[0]).toFixed(2))
if (embedder === 'local') {
  const ms = results[3]
  verdict('by meaning, without the model, p50 ms', ms.toFixed(2), ms <= 15, '<= 15')
}
await cortex.close()
