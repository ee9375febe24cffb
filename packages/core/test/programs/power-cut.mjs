// A working life under the operation log: sessions of writing with groups, revisions, edges and
// rebuilds. Each acknowledged write is a line in `<root>/.acks`, and so is in the log at the
// moment of its acknowledgement. Wanted: root, actor, seed, sessions, segmentBytes, durability.
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { aFact, fail, openCortexWith, overrides, wanted } from './engine.mjs'

const { root, actor, sessions = 6, durability = 'commit' } = wanted
let state = wanted.seed >>> 0
/** Any repeatable source will do. */
function below(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 0x1_0000_0000) * count)
}

const acks = openSync(join(root, '.acks'), 'a')
const known = []

async function acknowledged(promise) {
  const receipt = await promise
  writeSync(acks, `${receipt.seq} ${receipt.uri}\n`)
  return receipt
}

async function act(cortex, name) {
  const choice = known.length < 3 ? 0 : below(10)
  if (choice === 9) {
    const [src, dst] = [known[below(known.length)], known[below(known.length)]]
    if (src.id !== dst.id) await cortex.addEdge({ src: src.id, type: 'related_to', dst: dst.id })
  } else if (choice >= 7) {
    const memory = known[below(known.length)]
    const receipt = await acknowledged(cortex.update(memory.uri, { data: aFact(name).data }))
    memory.uri = receipt.uri
  } else {
    // Longer and shorter ones, so that frames begin anywhere in a sector.
    const text = `${name} ${'so it goes. '.repeat(below(60))}`
    known.push({ ...(await acknowledged(cortex.write(aFact(text)))) })
  }
}

try {
  for (let session = 0; session < sessions; session++) {
    const cortex = await openCortexWith({ root, actor, durability }, overrides())
    const commits = 1 + below(10)
    for (let commit = 0; commit < commits; commit++) {
      const group = below(3) === 0 ? 1 + below(5) : 1
      const acts = Array.from({ length: group }, (_, index) => `${session}/${commit}/${index}`)
      await Promise.all(acts.map((name) => act(cortex, name)))
      if (below(25) === 0) await cortex.rebuild()
    }
    await cortex.close()
  }
} catch (error) {
  fail(error)
  process.exitCode = 1
}
closeSync(acks)
