// Backs up and restores until stdin ends. Wanted: root, actor, directory, restoreInto (the root of
// restored stores; absent: backups only), name (of what is restored), once.
import { engine, fail, openCortexWith, overrides, say, stopSign, wanted } from './engine.mjs'

const { root, actor, directory, restoreInto, name } = wanted
const { restoreBackup } = await engine('transfer/restore')
const sign = stopSign()

try {
  say('began')
  do {
    if (restoreInto === undefined) {
      const cortex = await openCortexWith({ root, actor, readOnly: true }, overrides())
      const report = await cortex.backup(directory)
      await cortex.close()
      say(`backup ${report.entries} ${report.root}.`)
    } else {
      const report = await restoreBackup(restoreInto, directory, { actor, as: name })
      say(`restored ${report.entries} ${report.root}.`)
    }
  } while (!sign.stopped && restoreInto === undefined)
} catch (error) {
  fail(error)
  process.exitCode = 1
}
process.exit()
