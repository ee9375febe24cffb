// Mutations of a store while the machine runs short of file descriptors or of space, one after the
// other, each on a copy of a store, and what is left with enough again.
// Wanted: place (a directory with room), root (where the store is tried; for `space` a small file
//         system of its own), lacks ('descriptors' or 'space'), amounts (descriptors, or kilobytes).
//   out   `at <mutation> <amount>`, `refused <code>`, `bad …`, `lost …`, `done`
import {
  closeSync,
  cpSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { aFact, openCortexWith, overrides, say, wanted } from './engine.mjs'
import { isTyped } from './fault-plan.mjs'
import { ACTOR, assertBase, MUTATIONS, makeBase } from './mutations.mjs'
import { verifyHere } from './verify-here.mjs'

const { place, root, lacks, amounts } = wanted
const names = [
  'write',
  'erase',
  'scrub',
  'rebuild',
  'snapshot',
  'embed',
  'open',
  'open of a new actor',
]
const ballast = join(root, 'ballast')
const PIECE = Buffer.alloc(64 * 1024, 1)

/** All descriptors but so many. */
function takeDescriptors(left) {
  const taken = []
  try {
    for (;;) taken.push(openSync('/dev/null'))
  } catch {
    for (const fd of taken.splice(0, left)) closeSync(fd)
  }
  return () => {
    for (const fd of taken) closeSync(fd)
  }
}

/** All space but so many kilobytes. */
function takeSpace(left) {
  const fd = openSync(ballast, 'w')
  let size = 0
  for (let piece = PIECE.length; piece >= 512; ) {
    try {
      const written = writeSync(fd, PIECE, 0, piece)
      size += written
      if (written < piece) piece /= 2
    } catch {
      piece /= 2
    }
  }
  ftruncateSync(fd, Math.max(0, size - left * 1024))
  closeSync(fd)
  return () => rmSync(ballast)
}

async function attempt(mutation, amount) {
  const take = lacks === 'space' ? takeSpace : takeDescriptors
  let giveBack = () => undefined
  let cortex
  try {
    if (mutation.open !== false) {
      cortex = await openCortexWith({ root, actor: ACTOR }, overrides())
      await mutation.prepare?.(cortex, base)
    }
    giveBack = take(amount)
    const value =
      cortex === undefined
        ? await mutation.run(root, overrides(), base)
        : await mutation.run(cortex, base, root)
    return { value }
  } catch (error) {
    return { error }
  } finally {
    giveBack()
    await cortex?.close()
  }
}

async function tryOne(name, amount) {
  say(`at ${name} ${amount}`)
  const mutation = MUTATIONS[name]
  for (const entry of readdirSync(root)) rmSync(join(root, entry), { recursive: true, force: true })
  cpSync(join(place, ACTOR), join(root, ACTOR), { recursive: true })
  const outcome = await attempt(mutation, amount)
  if ('error' in outcome) {
    say(`refused ${outcome.error?.code}`)
    const expected = lacks === 'space' ? ['DISK_FULL', 'OUTCOME_UNKNOWN'] : ['IO_ERROR']
    if (!isTyped(outcome.error) || !expected.includes(outcome.error.code)) {
      say(`bad ${name} ${amount}: ${outcome.error?.stack}`.replaceAll('\n', ' '))
    }
  }
  const cortex = await openCortexWith({ root, actor: ACTOR }, overrides())
  await assertBase(cortex, base).catch((error) => say(`lost ${name} ${amount}: ${error?.message}`))
  if ('value' in outcome && mutation.actor === undefined) {
    await Promise.resolve(mutation.holds(cortex, base, outcome.value)).catch((error) =>
      say(`lost ${name} ${amount}: ${error?.message}`),
    )
  }
  await cortex.write(aFact('works again'))
  const { repairs } = await cortex.status()
  // Nothing was damaged: the view is the one that was there.
  if (lacks === 'descriptors' && repairs.some(({ what }) => what === 'view-rebuilt')) {
    say(`bad ${name} ${amount}: the view was built again`)
  }
  await cortex.close()
  for (const problem of await verifyHere(root, ACTOR)) say(`bad ${name} ${amount}: ${problem}`)
}

mkdirSync(place, { recursive: true })
const base = { ...(await makeBase(place, overrides())), root }
for (const name of names) {
  for (const amount of amounts) {
    await tryOne(name, amount).catch((error) =>
      say(`bad ${name} ${amount}: ${error?.stack}`.replaceAll('\n', ' ')),
    )
  }
}
say('done')
