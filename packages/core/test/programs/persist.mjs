// Writes on whatever happens, and says for every write what became of it:
//   ack <seq> <uri>.        it is there
//   refused <id> <code>     the call failed with that code
// A handle that no longer writes is closed and opened again. Wanted: root, actor, count, ids.
import { acknowledge, aFact, openCortexWith, overrides, say, wanted } from './engine.mjs'

const { root, actor, ids } = wanted
let cortex

async function writing() {
  cortex ??= await openCortexWith({ root, actor }, overrides())
  return cortex
}

async function startAgain() {
  const broken = cortex
  cortex = undefined
  await broken?.close().catch((error) => say(`close ${error.code}`))
}

for (const id of ids) {
  try {
    const receipt = await (await writing()).write({ ...aFact(`fact ${id} ${'x'.repeat(400)}`), id })
    acknowledge(receipt)
  } catch (error) {
    say(`refused ${id} ${error.code ?? error.message}`)
    if (error.code === 'OUTCOME_UNKNOWN' || error.code === 'READ_ONLY') await startAgain()
  }
}
await startAgain()
say('done')
