// Writes facts and acknowledges each. Wanted: root, actor, name, count (absent: until stdin ends),
// group (writes in flight), pauseMs between groups, crash { step, commit, signal } (inside that commit,
// default: SIGKILL), greet (say `open` first), lockTimeoutMs.
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

const { root, actor, name = 'writer', count, group = 1, crash, durability = 'commit' } = wanted
const { pauseMs = 0 } = wanted
const sign = count === undefined ? stopSign() : { stopped: false }

let commits = 0
function onStep(step) {
  if (step === 'locked') commits++
  // The view takes many commits at once: those two steps come when they come.
  const isDue =
    step === 'showing' || step === 'viewed' ? commits >= crash?.commit : commits === crash?.commit
  if (crash !== undefined && step === crash.step && isDue) {
    say(`at ${step}`)
    process.kill(process.pid, crash.signal ?? 'SIGKILL')
  }
}

try {
  const cortex = await openCortexWith(
    { root, actor, durability, lockTimeoutMs: wanted.lockTimeoutMs },
    { ...overrides(), onStep },
  )
  if (wanted.greet) say('open')
  for (let written = 0; !sign.stopped && written < (count ?? Number.POSITIVE_INFINITY); ) {
    const texts = Array.from({ length: group }, (_, index) => `${name} ${written + index}`)
    await Promise.all(texts.map(async (text) => acknowledge(await cortex.write(aFact(text)))))
    written += group
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs))
  }
  for (const { what, why } of (await cortex.status()).repairs) say(`repair ${what} ${why}`)
  await cortex.close()
} catch (error) {
  fail(error)
  process.exitCode = 1
}
