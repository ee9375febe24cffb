// Reads until stdin ends; anything that a reader must never meet is an error line.
// Wanted: root, actor, readOnly, pauseMs between looks, how many looks between openings.
import { fail, openCortexWith, overrides, say, stopSign, wanted } from './engine.mjs'

const { root, actor, readOnly = true, pauseMs = 2, reopenEvery = 25 } = wanted
const sign = stopSign()
const known = []
let reads = 0
let newest = 0

/** One round: the view never goes back, and what was seen once stays readable. */
async function look(cortex) {
  const status = await cortex.status()
  if (status.nextSeq < newest) fail({ code: 'WENT_BACK', message: `${status.nextSeq} < ${newest}` })
  let expected = newest
  for await (const entry of cortex.journal({ from: newest })) {
    if (entry.seq !== expected++) fail({ code: 'GAP', message: `entry ${entry.seq}` })
    if (entry.kind === 'write') known.push({ id: entry.subjects[0], seq: entry.seq })
  }
  newest = Math.max(newest, status.nextSeq, expected)
  // The view may be a commit behind the tail, never more than the commit in flight.
  const shown = status.nextSeq - status.lag
  for (let look = 0; look < 20; look++) {
    const memory = known[Math.floor(Math.random() * known.length)]
    if (memory !== undefined && memory.seq < shown) {
      // What was erased meanwhile says so, and nothing else.
      await cortex.resolveLatest(memory.id).catch((error) => {
        if (error?.code !== 'ERASED') throw error
      })
      reads++
    }
  }
}

let cortex
try {
  cortex = await openCortexWith({ root, actor, readOnly }, overrides())
  say('open')
  for (let round = 1; !sign.stopped; round++) {
    await look(cortex)
    if (round % reopenEvery === 0) {
      await cortex.close()
      cortex = await openCortexWith({ root, actor, readOnly }, overrides())
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await cortex.close()
} catch (error) {
  fail(error)
  process.exitCode = 1
}
say(`reads ${reads}`)
