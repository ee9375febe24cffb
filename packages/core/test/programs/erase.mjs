// Erases memories and says the proof of each, hex. Wanted: root, actor, uris, together (all at once),
// crash { step, times, signal } (default: SIGKILL; when that step was done so often),
// scrub (afterwards), pauseMs between two.
import { engine, fail, openCortexWith, overrides, say, wanted } from './engine.mjs'

const { root, actor, uris = [], together = false, crash, scrub = false, pauseMs = 0 } = wanted
const { encodeProofFile } = await engine('merkle/proof-file')

let times = 0
function onEraseStep(step) {
  if (step !== crash?.step) return
  if (++times !== (crash.times ?? 1)) return
  say(`at ${step}`)
  process.kill(process.pid, crash.signal ?? 'SIGKILL')
}

try {
  const cortex = await openCortexWith({ root, actor }, { ...overrides(), onEraseStep })
  const erase = async (uri) => {
    const { proof } = await cortex.erase(uri, { reason: 'asked to forget', by: 'the owner' })
    say(`erased ${uri} ${Buffer.from(encodeProofFile(proof)).toString('hex')}`)
  }
  if (together) await Promise.all(uris.map(erase))
  else {
    for (const uri of uris) {
      await erase(uri)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  if (scrub) await cortex.scrub()
  await cortex.close()
} catch (error) {
  fail(error)
  process.exitCode = 1
}
