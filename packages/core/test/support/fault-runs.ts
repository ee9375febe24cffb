/**
 * Runs a program that injects faults into itself (tools/faults/faults.c), in several processes at
 * once, and starts the next one where one died.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SEED } from './campaign.ts'
import { aPlace } from './places.ts'
import { Running } from './programs.ts'

const LIBRARY = fileURLToPath(new URL('../../../../tools/faults/faults.c', import.meta.url))
const PROCESSES = 2
/** A fault with all that is looked at afterwards takes a few hundredths of a second. */
const HANG_MS = 120_000

const compiler =
  process.platform === 'linux'
    ? ['cc', 'gcc', 'clang'].find((name) => spawnSync(name, ['--version']).status === 0)
    : undefined
export const canInject: boolean = compiler !== undefined
if (!canInject)
  console.warn('faults: skipped, because there is no C compiler (cc, gcc, clang) on Linux')

export interface FaultRuns {
  /** Below `test/programs` of core, or a path. */
  readonly program: string
  readonly kinds: readonly string[]
  /** Faults in all; absent: every call of every run. */
  readonly budget?: number | undefined
  /** A process may die at its fault; what it leaves is looked at by the next. */
  readonly mayDie?: boolean
  /** After each fault come so many more in what follows, one after another. */
  readonly further?: number
  readonly argument?: object
}

export interface FaultFigures {
  /** Each on a store as it was before. */
  cases: number
  /** A case may have several. */
  faults: number
  calls: number
  deaths: number
  readonly lost: string[]
  readonly bad: string[]
}

interface At {
  readonly index: number
  readonly name: string
  readonly kind: string
  readonly n: number
}

export async function injectFaults(runs: FaultRuns): Promise<FaultFigures> {
  const figures: FaultFigures = { cases: 0, faults: 0, calls: 0, deaths: 0, lost: [], bad: [] }
  using place = aPlace()
  const library = join(place.path, 'faults.so')
  const made = spawnSync(compiler ?? '', [
    '-O2',
    '-shared',
    '-fPIC',
    '-o',
    library,
    LIBRARY,
    '-ldl',
    '-lpthread',
  ])
  if (made.status !== 0) throw new Error(`Cannot compile ${LIBRARY}: ${made.stderr}`)
  await Promise.all(
    Array.from({ length: PROCESSES }, (_, which) =>
      oneShare(runs, join(place.path, String(which)), library, which, figures),
    ),
  )
  return figures
}

async function oneShare(
  runs: FaultRuns,
  place: string,
  library: string,
  which: number,
  figures: FaultFigures,
): Promise<void> {
  const world = join(place, 'world')
  mkdirSync(world, { recursive: true })
  const env = {
    LD_PRELOAD: library,
    FAULTS_ROOT: world,
    FAULTS_COPY: join(place, 'copy'),
    TMPDIR: place,
  }
  const { kinds, budget, further } = runs
  const counts = join(place, 'counts.json')
  let from = 0
  let after: At | undefined
  for (;;) {
    const plan = { kinds, budget, further, counts, seed: SEED, share: [which, PROCESSES], from }
    // The directory that faults are for must be there when the library starts.
    if (!existsSync(world)) mkdirSync(world, { recursive: true })
    await using program = new Running(
      runs.program,
      { ...runs.argument, place, plan, after },
      { env },
    )
    await untilSilent(program)
    const { done, last } = read(program.lines, figures, which === 0 && from === 0)
    if (done) return
    const { code, signal } = await program.ended
    const where = last === undefined ? 'at its beginning' : JSON.stringify(last)
    if (last === undefined || runs.mayDie !== true) {
      figures.bad.push(
        `the process ended with ${signal ?? code} ${where}: ${program.complaint.slice(-600)}`,
      )
    }
    if (last === undefined) return
    figures.deaths++
    figures.faults++
    from = last.index + 1
    after = last
  }
}

/** Until it ends; it is killed if it says nothing for so long. */
async function untilSilent(program: Running): Promise<void> {
  for (let known = -1; !program.over; ) {
    if (program.lines.length === known) {
      await program.kill()
      program.lines.push('bad it hung')
      return
    }
    known = program.lines.length
    let timer: NodeJS.Timeout | undefined
    const pause = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, HANG_MS)
    })
    await Promise.race([program.ended, pause])
    clearTimeout(timer)
  }
}

function read(
  lines: readonly string[],
  figures: FaultFigures,
  counts: boolean,
): { readonly done: boolean; readonly last: At | undefined } {
  let last: At | undefined
  for (const line of lines) {
    if (line.startsWith('at ')) {
      last = JSON.parse(line.slice(3)) as At
      figures.cases++
    } else if (line === 'nothing') figures.cases--
    else if (line.startsWith('injected ')) figures.faults += Number(line.slice(9))
    else if (line.startsWith('lost ')) figures.lost.push(line)
    else if (line.startsWith('bad ')) figures.bad.push(line)
    else if (counts && line.startsWith('calls ')) figures.calls = Number(line.slice(6))
  }
  return { done: lines.at(-1) === 'done', last }
}
