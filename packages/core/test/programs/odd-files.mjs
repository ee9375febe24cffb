// Puts a pipe, a device and a directory in the place of each file of a store and of a backup, and uses
// them. Wanted: root (a store of ada), backup (of it), scratch. Says `<kind> <file> <what came of it>` each.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { aFact, engine, openCortexWith, overrides, say, wanted } from './engine.mjs'

const { root, backup, scratch, more } = wanted
const { checkBackup, restoreBackup } = await engine('transfer/restore')

const KINDS = {
  pipe: (path) => spawnSync('mkfifo', [path]),
  device: (path) => symlinkSync('/dev/zero', path),
  directory: (path) => mkdirSync(path),
}

function filesBelow(directory) {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(directory, name)).isFile())
    .sort()
}

async function outcomeOf(body) {
  try {
    await body()
    return 'well'
  } catch (error) {
    return error?.name === 'CortexError' ? error.code : `untyped ${error?.stack}`
  }
}

async function useStore(place) {
  const reading = async () => {
    const cortex = await openCortexWith({ root: place, actor: 'ada', readOnly: true }, overrides())
    await cortex.find({ near: 'harbour', limit: 1 }).finally(() => cortex.close())
  }
  const writing = async () => {
    const cortex = await openCortexWith({ root: place, actor: 'ada' }, overrides())
    await cortex.write(aFact('goes on')).finally(() => cortex.close())
  }
  return [await outcomeOf(reading), await outcomeOf(writing)]
}

async function useBackup(place) {
  const restored = join(scratch, 'restored')
  rmSync(restored, { recursive: true, force: true })
  return [
    await outcomeOf(() => checkBackup(place, 'ada')),
    await outcomeOf(() => restoreBackup(restored, place, { actor: 'ada' })),
  ]
}

for (const [source, use, names] of [
  [root, useStore, [...filesBelow(root), ...more]],
  [backup, useBackup, filesBelow(backup)],
]) {
  for (const name of names) {
    for (const [kind, put] of Object.entries(KINDS)) {
      const place = join(scratch, `${kind}-${names.indexOf(name)}`)
      cpSync(source, place, { recursive: true })
      const path = join(place, name)
      rmSync(path, { force: true })
      mkdirSync(join(path, '..'), { recursive: true })
      put(path)
      say(`at ${kind} ${relative(place, path)}`)
      for (const outcome of await use(place))
        say(`${kind} ${name} ${outcome}`.replaceAll('\n', ' '))
    }
  }
}
say('done')
process.exit()
