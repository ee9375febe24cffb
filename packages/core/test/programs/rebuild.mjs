// Rebuilds the view again and again until stdin ends, or `count` times; says each root it found.
// Wanted: root, actor, count, dieAfter (SIGKILL when so many entries were folded), stopAfter (SIGSTOP,
// once).
import { engine, fail, openCortexWith, overrides, say, stopSign, wanted } from './engine.mjs'

const { root, actor, count, dieAfter, stopAfter, aside = false } = wanted
const sign = count === undefined ? stopSign() : { stopped: false }

let stopped = false
function onProgress(done) {
  if (stopAfter !== undefined && done >= stopAfter && !stopped) {
    stopped = true
    say('stopped')
    process.kill(process.pid, 'SIGSTOP')
  }
  if (dieAfter !== undefined && done >= dieAfter) process.kill(process.pid, 'SIGKILL')
}

try {
  if (aside) {
    const { rebuildStore } = await engine('index')
    const result = await rebuildStore(root, actor, { onProgress })
    say(`rebuilt ${result.entries} ${result.root}`)
  } else {
    const cortex = await openCortexWith({ root, actor }, overrides())
    for (let round = 0; !sign.stopped && round < (count ?? Number.POSITIVE_INFINITY); round++) {
      const result = await cortex.rebuild({ onProgress })
      say(`rebuilt ${result.entries} ${result.root}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await cortex.close()
  }
} catch (error) {
  fail(error)
  process.exitCode = 1
}
