// Opens and closes the store until stdin ends, or `count` times, as short commands do. Wanted: root,
// actor, readOnly, count, handles (open at once in this process), writes (one through each handle).
import {
  acknowledge,
  aFact,
  fail,
  openCortexWith,
  overrides,
  say,
  stopSign,
  wanted,
} from './engine.mjs'

const { root, actor, readOnly = true, writes = false, handles = 1, count } = wanted
const sign = count === undefined ? stopSign() : { stopped: false }
let opens = 0
try {
  while (!sign.stopped && opens < (count ?? Number.POSITIVE_INFINITY)) {
    const open = []
    for (let handle = 0; handle < handles; handle++) {
      open.push(await openCortexWith({ root, actor, readOnly }, overrides()))
    }
    if (opens++ === 0) say('open')
    for (const cortex of open) {
      if (writes) acknowledge(await cortex.write(aFact(`${process.pid} ${opens}`)))
      for (const { what, why } of (await cortex.status()).repairs) say(`repair ${what} ${why}`)
      await cortex.close()
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
} catch (error) {
  fail(error)
  process.exitCode = 1
}
say(`opens ${opens}`)
