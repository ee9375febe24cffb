// Asks a store, and says each answer as one line of JSON. Wanted: root, actor, now, queries.
import { fail, openCortexWith, say, wanted } from './engine.mjs'

const { root, actor, now, queries } = wanted

try {
  const cortex = await openCortexWith({ root, actor, readOnly: true, clock: () => now }, {})
  for (const query of queries) {
    const answer = await cortex.find(query).catch((error) => ({ refused: error.code }))
    say(JSON.stringify(answer))
  }
  await cortex.close()
} catch (error) {
  fail(error)
  process.exitCode = 1
}
