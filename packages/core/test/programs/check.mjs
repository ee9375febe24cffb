// Opens one store after the other, as stdin names them, and says what it found: opening a damaged
// view can kill a process, and here it kills only this one.
//   in    { root, actor, boot?, uris, deep }      one JSON object per line
//   out   { nextSeq, root, viewGeneration, repairs, missing, problems } or { error }
import { createInterface } from 'node:readline'
import { openCortexWith, say } from './engine.mjs'
import { verifyHere } from './verify-here.mjs'

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

for await (const line of createInterface({ input: process.stdin })) {
  try {
    say(JSON.stringify(await check(JSON.parse(line))))
  } catch (error) {
    say(JSON.stringify({ error: `${error?.code ?? error?.name} ${error?.message}` }))
  }
}
