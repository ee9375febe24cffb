/** What people and machines do to a store in use: freeze a process, delete a file, copy the directory. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rebuildStore } from '../src/cortex.ts'
import { CortexError } from '../src/errors.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { type Acknowledged, acknowledged, errorsIn, Running } from './support/programs.ts'
import { isStopped } from './support/signals.ts'
import {
  ACTOR,
  aFact,
  counting,
  layout,
  missing,
  open,
  problemsOf,
  sequence,
} from './support/stores.ts'

const MINUTES = 1_200_000
const SPARE = 40

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** A store with memories that may be erased. */
async function begun(root: string): Promise<string[]> {
  const cortex = await open(root)
  const uris: string[] = []
  for (let index = 0; index < SPARE; index++) {
    uris.push((await cortex.write(aFact(`spare ${index}`))).uri)
  }
  await cortex.close()
  return uris
}

async function judge(
  root: string,
  acks: readonly Acknowledged[],
): Promise<[lost: number, bad: string[]]> {
  const cortex = await open(root)
  try {
    const lost = (await missing(cortex, acks)).length
    const seqs = await sequence(cortex)
    const bad = seqs.length === counting(seqs.length).length ? [] : ['numbers are missing']
    await cortex.write(aFact('works again'))
    return [lost, bad]
  } finally {
    await cortex.close()
  }
}

const ROLES = ['writer', 'reader', 'eraser', 'rebuilder', 'embedder'] as const

function start(role: (typeof ROLES)[number], root: string, uris: readonly string[]): Running {
  const to = { root, actor: ACTOR }
  if (role === 'writer') return new Running('write', { ...to, name: 'frozen', group: 2 })
  if (role === 'reader') return new Running('read', { ...to, reopenEvery: 3 })
  if (role === 'eraser') return new Running('erase', { ...to, uris, pauseMs: 5, scrub: true })
  if (role === 'rebuilder') return new Running('rebuild', to)
  return new Running('embed', { ...to, count: 30, pauseMs: 5 })
}

describe.skipIf(process.platform !== 'linux')('rough use', () => {
  it.each(ROLES)(
    '[S35] a %s that is frozen at any moment: others go on, or learn that it holds the lock',
    async (role) => {
      const dice = diceFor(`frozen ${role}`)
      const count = rounds({ taste: 1, short: 1, long: 40 })
      let lost = 0
      const bad: string[] = []
      for (let round = 0; round < count; round++) {
        using place = aPlace()
        const root = place.path
        const uris = await begun(root)
        await using beside = new Running('write', {
          root,
          actor: ACTOR,
          name: 'beside',
          pauseMs: 3,
        })
        await using frozen = start(role, root, uris)
        await frozen.said(1)
        for (let freeze = 0; freeze < 6 && !frozen.over; freeze++) {
          await pause(dice.between(0, 30))
          frozen.signal('SIGSTOP')
          while (!frozen.over && !isStopped(frozen.pid)) await pause(1)
          bad.push(...(await readsBeside(root, frozen.pid)))
          frozen.signal('SIGCONT')
        }
        await Promise.all([beside.stop(), frozen.stop()])
        bad.push(...[beside, frozen].flatMap(({ lines }) => errorsIn(lines)))
        const acks = [...acknowledged(beside.lines), ...acknowledged(frozen.lines)]
        const [gone, wrong] = await judge(root, acks)
        lost += gone
        bad.push(...wrong, ...(await problemsOf(root)))
      }
      tell({
        campaign: `frozen ${role}`,
        rounds: count,
        lost,
        bad: bad.length,
        note: '6 times each',
      })
      expect(lost).toBe(0)
      expect(bad).toEqual([])
    },
    MINUTES,
  )

  it(
    '[S33] [S38] any file but a segment is deleted under load: nothing acknowledged is lost',
    async () => {
      const dice = diceFor('deleted files')
      const count = rounds({ taste: 1, short: 2, long: 120 })
      let [lost, deletions] = [0, 0]
      const bad: string[] = []
      for (let round = 0; round < count; round++) {
        using place = aPlace()
        const root = place.path
        await begun(root)
        const writers = [1, 2].map(
          (group) =>
            new Running('write', { root, actor: ACTOR, name: `w${group}`, group, pauseMs: 2 }),
        )
        for (let deletion = 0; deletion < 12; deletion++) {
          const some = dice.pick(writers)
          await some.said(some.lines.length + 2)
          const files = namesBelow(layout(root).home)
          const gone = files.filter((name) => name !== 'journal' && !name.endsWith('.seg'))
          // The writers make files in a directory while it is deleted: again until it is gone.
          const path = join(layout(root).home, dice.pick(gone.sort()))
          rmSync(path, { recursive: true, force: true, maxRetries: 100, retryDelay: 5 })
          deletions++
        }
        await Promise.all(writers.map((writer) => writer.stop()))
        bad.push(...writers.flatMap(({ lines }) => errorsIn(lines)))
        const [gone, wrong] = await judge(
          root,
          writers.flatMap(({ lines }) => acknowledged(lines)),
        )
        lost += gone
        bad.push(...wrong, ...(await problemsOf(root)))
      }
      tell({ campaign: 'any file deleted under load', rounds: deletions, lost, bad: bad.length })
      expect(lost).toBe(0)
      expect(bad).toEqual([])
    },
    MINUTES,
  )

  it(
    '[S39] a copy of a store in use, its parts in any order: a rebuild makes it whole, with all that was acknowledged before',
    async () => {
      const orders = permutations(['journal', 'lock', 'view', 'side'])
      const dice = diceFor('copies')
      const count = rounds({ taste: 2, short: 24, long: 24 * 20 })
      let [lost, refused] = [0, 0]
      const bad: string[] = []
      for (let round = 0; round < count; round++) {
        // A store of its own each time: a rebuild is as long as the journal.
        using place = aPlace()
        const [root, copy] = [join(place.path, 'store'), join(place.path, 'copy')]
        await (await open(root)).close()
        await using writer = new Running('write', { root, actor: ACTOR, group: 3, pauseMs: 5 })
        await writer.said(30)
        const before = acknowledged(writer.lines)
        for (const part of orders[round % orders.length] ?? []) {
          copyPart(root, copy, part)
          await pause(dice.between(0, 5))
        }
        await writer.stop()
        bad.push(...errorsIn(writer.lines))
        try {
          await rebuildStore(copy, ACTOR)
        } catch (error) {
          // The end that was copied names more than the journal that was copied before it.
          if (!(error instanceof CortexError) || error.code !== 'CORRUPT') throw error
          refused++
          await rebuildStore(copy, ACTOR, { recover: true })
        }
        const [gone, wrong] = await judge(copy, before)
        lost += gone
        bad.push(...wrong, ...(await problemsOf(copy)))
      }
      const note = `${refused} refused until --recover`
      tell({ campaign: 'copies in every order', rounds: count, lost, bad: bad.length, note })
      expect(lost).toBe(0)
      expect(bad).toEqual([])
    },
    MINUTES,
  )
})

/** Every name below a directory, also while others make and remove directories in it. */
function namesBelow(directory: string): string[] {
  for (;;) {
    try {
      return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
}

/** Opens for reading while a process stands still: it works, or BUSY names that process. */
async function readsBeside(root: string, pid: number): Promise<string[]> {
  try {
    const reader = await open(root, {}, { readOnly: true, lockTimeoutMs: 500 })
    await reader.status()
    await reader.close()
    return []
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    if (error.code === 'BUSY' && error.details?.pid === pid) return []
    return [`${error.code} ${error.message}`]
  }
}

function copyPart(root: string, copy: string, part: string): void {
  const { home } = layout(root)
  const names = readdirSync(home).filter((name) => name === part || name.startsWith(`${part}-`))
  for (const name of names) {
    if (existsSync(join(home, name))) {
      cpSync(join(home, name), join(layout(copy).home, name), { recursive: true })
    }
  }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  )
}
