// Opens and closes the store until stdin ends, as short commands do. Wanted: root, actor, readOnly.
import { fail, openCortexWith, overrides, say, stopSign, wanted } from './engine.mjs'

const { root, actor, readOnly = true } = wanted
const sign = stopSign()
let opens = 0
try {
  while (!sign.stopped) {
    const cortex = await openCortexWith({ root, actor, readOnly }, overrides())
    if (opens++ === 0) say('open')
    await cortex.close()
    await new Promise((resolve) => setImmediate(resolve))
  }
} catch (error) {
  fail(error)
  process.exitCode = 1
}
say(`opens ${opens}`)
