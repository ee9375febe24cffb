// Opens one store after the other, as stdin names them, and says what it found: opening a damaged
// view can kill a process, and here it kills only this one.
//   in    { root, actor, boot?, uris, deep }      one JSON object per line
//   out   { nextSeq, root, viewGeneration, repairs, missing, problems } or { error }
import { createInterface } from 'node:readline'
import { engine, openCortexWith, say } from './engine.mjs'

const { ActorStore } = await engine('engine/actor-store')
const { systemEnvironment } = await engine('engine/environment')
const { layoutOf } = await engine('engine/layout')
const { checkJournal } = await engine('verify/check-journal')
const { checkView } = await engine('verify/check-view')

async function check({ root, actor, boot, uris = [], deep = false, readOnly = false }) {
  const overrides = boot === undefined ? {} : { boot: Buffer.from(boot, 'hex') }
  const cortex = await openCortexWith({ root, actor, readOnly }, overrides)
  try {
    const { nextSeq, root: overall, viewGeneration, repairs } = await cortex.status()
    const missing = []
    for (const uri of uris) {
      await cortex.resolve(uri).catch((error) => missing.push(`${uri} ${error.code}`))
    }
    const problems = deep ? await verifyHere(root, actor, overrides) : []
    const what = repairs.map((repair) => repair.what)
    return { nextSeq, root: overall, viewGeneration, repairs: what, missing, problems }
  } finally {
    await cortex.close()
  }
}

/** What `verify` does, without one more process. */
async function verifyHere(root, actor, overrides) {
  const problems = []
  const report = ({ code, message }) => problems.push(`${code} ${message}`)
  const environment = { ...systemEnvironment({}, true), ...overrides }
  const store = ActorStore.openJournal(layoutOf(root, actor), environment)
  try {
    if (await checkJournal(store, report)) {
      store.openView()
      await checkView(store, { report, say: () => undefined })
    }
  } finally {
    await store.close()
  }
  return problems
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    say(JSON.stringify(await check(JSON.parse(line))))
  } catch (error) {
    say(JSON.stringify({ error: `${error?.code ?? error?.name} ${error?.message}` }))
  }
}
