/**
 * What is staged becomes the project's: the staged store is exported and imported, under the same ids, so
 * that a second time changes nothing. The staged store goes only when the project has all of it:
 *
 *   1  import        what the project refuses is reported, and everything stays staged
 *   2  move away     `.branches/leaving/<actor>`: from now on nobody can write to it
 *   3  import again  what was written meanwhile
 *   4  delete
 *
 * A merge that was interrupted after the second step is completed by the next one.
 *
 * @module
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'
import type { StagedBranch, StagedRegister } from './staged-register.ts'
import { type Side, type Taken, takeStaged } from './take-staged.ts'

/** What a merge did. */
export interface MergeReport extends Taken {
  /** The branch that was merged, or not, if there are conflicts. */
  readonly branch: string
}

/** What a merge needs. */
export interface MergeOptions {
  readonly home: string
  readonly register: StagedRegister
  /** Whose word counts where both sides changed a memory. Default: nobody's, it is a conflict. */
  readonly side?: Side | undefined
  /** Opens the store of the project, and makes it if there is none. */
  readonly openProject: () => Promise<Cortex>
  /** Opens what is staged; undefined if nothing is. */
  readonly openStaged: () => Promise<Cortex | undefined>
  /** Called before the store is moved away: this process closes it first. */
  readonly release: () => Promise<void>
}

export async function mergeStaged(
  staged: StagedBranch,
  { home, register, side, openProject, openStaged, release }: MergeOptions,
): Promise<MergeReport> {
  const { branch, actor } = staged
  const away = join(register.directory, 'leaving')
  let taken = 0
  const from = await openStaged()
  if (from !== undefined) {
    const done = await takeStaged(from, await openProject(), side)
    if (done.conflicts.length > 0) return { branch, ...done }
    taken = done.taken
    await release()
    mkdirSync(away, { recursive: true, mode: 0o700 })
    moveIfThere(join(home, actor), join(away, actor))
  }
  if (existsSync(join(away, actor))) {
    const rest = await takeLeaving(away, actor, await openProject(), side)
    taken += rest.taken
    if (rest.conflicts.length > 0) {
      moveIfThere(join(away, actor), join(home, actor))
      return { branch, taken, conflicts: rest.conflicts }
    }
    rmSync(join(away, actor), { recursive: true, force: true })
  }
  rmSync(join(home, '.pager', actor), { recursive: true, force: true })
  register.remove(staged)
  return { branch, taken, conflicts: [] }
}

async function takeLeaving(
  root: string,
  actor: string,
  project: Cortex,
  side: Side | undefined,
): Promise<Taken> {
  await using from = await openCortex({ root, actor })
  return await takeStaged(from, project, side)
}

/** Another process was faster: it is there already. */
function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
