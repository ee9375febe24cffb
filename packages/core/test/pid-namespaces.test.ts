/** Containers have process numbers of their own: two of them can have a process with the same one. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemEnvironment } from '../src/engine/environment.ts'
import { aliveIn, isAbandoned, isAbandonedDirectory, temporaryName } from '../src/engine/layout.ts'
import { pidNamespace } from '../src/store/pid-namespace.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running, runProgram } from './support/programs.ts'
import { ACTOR, layout, missing, open, problemsOf } from './support/stores.ts'

const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const [command = '', ...args] = CONTAINER
const allowed = spawnSync(command, [...args, 'true']).status === 0

// This machine may not let us make namespaces: then only the rules by name are tried.
describe.skipIf(!allowed)('two containers with one store', () => {
  it('[S36] a process with a number that another has is refused by name, and harms nobody', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    await using first = new Running(
      'write',
      { root, actor: ACTOR, name: 'first', pauseMs: 5 },
      { under: CONTAINER },
    )
    await first.said(3)

    const second = await runProgram(
      'write',
      { root, actor: ACTOR, name: 'second', count: 3 },
      { under: CONTAINER },
    )

    expect(errorsIn(second.lines).join()).toMatch(/IO_ERROR .*same number \(1\).*container/)
    await first.said(first.lines.length + 3)
    const beside = await open(root)
    await beside.close()
    await first.stop()
    expect(errorsIn(first.lines)).toEqual([])
    const cortex = await open(root)
    expect(await missing(cortex, acknowledged(first.lines))).toEqual([])
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it('[S36] with other numbers they write in turn, like any two processes', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    // `sh` is process 1 in its container, and the program another one.
    const shifted = [...CONTAINER, 'sh', '-c', 'sleep 0; true & "$0" "$@"']
    const writers = [
      new Running('write', { root, actor: ACTOR, name: 'a', count: 20 }, { under: CONTAINER }),
      new Running('write', { root, actor: ACTOR, name: 'b', count: 20 }, { under: shifted }),
    ]
    await Promise.all(writers.map(({ ended }) => ended))

    expect(writers.flatMap(({ lines }) => errorsIn(lines))).toEqual([])
    const acks = writers.flatMap(({ lines }) => acknowledged(lines))
    expect(acks).toHaveLength(40)
    const cortex = await open(root)
    expect(await missing(cortex, acks)).toEqual([])
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })
})

describe('what is in the making', () => {
  const environment = systemEnvironment({}, true)
  const { boot } = environment

  it('[S36] belongs to a process that lives as long as its lock, whatever its number', () => {
    using place = aPlace()
    const elsewhere = temporaryName('view-building-', environment)
      .replace(`-${pidNamespace()}-`, '-1-')
      .replace(`-${process.pid}-`, '-999999-')
    const directory = join(place.path, elsewhere)
    mkdirSync(directory)
    const alive = aliveIn(directory)

    expect(isAbandonedDirectory(directory, boot)).toBe(false)
    alive.remove()
    // Nothing can be said of a number in another container, so it stays.
    expect(isAbandoned(elsewhere, boot)).toBe(false)
  })

  it('[S36] a name of this namespace tells whether its process is gone; one of another boot is gone', () => {
    const name = temporaryName('view-building-', environment)
    expect(isAbandoned(name, boot)).toBe(false)
    expect(isAbandoned(name.replace(`-${process.pid}-`, '-999999999-'), boot)).toBe(true)
    expect(isAbandoned(name, Buffer.alloc(16, 9))).toBe(true)
    const former = name.replace(`-${pidNamespace()}-`, '-')
    expect(isAbandoned(former, boot)).toBe(false)
  })

  it('[S28] [S36] what a killed rebuild left is removed by the next one who opens', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    const directory = join(layout(root).home, temporaryName('view-building-', environment))
    mkdirSync(directory)
    aliveIn(directory).remove()
    const killed = directory.replace(`-${process.pid}-`, '-999999999-')
    mkdirSync(killed)
    await (await open(root)).close()

    expect(readdirSync(layout(root).home).filter((name) => name.includes('-999999999-'))).toEqual(
      [],
    )
  })
})
