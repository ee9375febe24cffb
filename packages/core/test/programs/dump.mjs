// Reads every memory with every version, and says one hash of all of it. Wanted: root, actor.
import { createHash } from 'node:crypto'
import { fail, openCortexWith, overrides, say, wanted } from './engine.mjs'

try {
  const { root, actor } = wanted
  const cortex = await openCortexWith({ root, actor, readOnly: true }, overrides())
  const hash = createHash('sha256').update(await cortex.overallRoot())
  for await (const entry of cortex.journal({ kinds: ['write'] })) {
    const memory = await cortex.resolveLatest(entry.subjects[0])
    hash.update(JSON.stringify(memory))
    for await (const edge of cortex.edgesOut(entry.subjects[0])) hash.update(JSON.stringify(edge))
  }
  await cortex.close()
  say(`dump ${hash.digest('hex')}`)
} catch (error) {
  fail(error)
  process.exitCode = 1
}
