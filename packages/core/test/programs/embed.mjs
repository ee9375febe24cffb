// Writes facts, then starts an embedder and waits until all have their vectors. Says each text that it
// embeds. Wanted: root, actor, name, count, pauseMs (of each call of the embedder).
import { acknowledge, aFact, fail, openCortexWith, overrides, say, wanted } from './engine.mjs'
import { wordEmbedder } from './word-embedder.mjs'

const { root, actor, name = 'embedder', count, pauseMs = 0 } = wanted
const embedder = wordEmbedder(async (texts) => {
  for (const text of texts) say(`embed ${text.replaceAll('\n', ' ')}`)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs))
})

try {
  const cortex = await openCortexWith({ root, actor }, overrides())
  const write = async (index) => acknowledge(await cortex.write(aFact(`${name} ${index}`)))
  await Promise.all(Array.from({ length: count }, (_, index) => write(index)))
  // Only now: what waits is more than one batch, so that a death can come between two.
  await cortex.startEmbedder({ embedder })
  await cortex.drainEmbedder()
  say('drained')
  await cortex.close()
} catch (error) {
  fail(error)
  process.exitCode = 1
}
