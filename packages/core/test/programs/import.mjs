// Imports an exported journal. Wanted: root, actor, file, dieAfter (SIGKILL after so many chunks).
import { createReadStream } from 'node:fs'
import { engine, fail, say, wanted } from './engine.mjs'

const { root, actor, file, dieAfter } = wanted
const { importJournal } = await engine('transfer/import')

async function* chunks() {
  let count = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 4096 })) {
    if (++count === dieAfter) process.kill(process.pid, 'SIGKILL')
    yield chunk
  }
}

try {
  const report = await importJournal(root, actor, chunks())
  say(`imported ${report.entries} ${report.root}`)
} catch (error) {
  fail(error)
  process.exitCode = 1
}
