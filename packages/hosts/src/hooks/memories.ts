/** The stores that a hook reads: opened for reading, without models, in any number of processes. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, CortexError, openCortex } from '@cortex-memory/core'
import type { HookJob } from './job.ts'

export interface Actors {
  readonly actor: string
  /** The user's own memory beside that of the project. */
  readonly user?: string
}

/** Whose memories a session means. */
export function actorsOf({ actor }: HookJob): Actors {
  return { actor: actor ?? process.env.CORTEX_ACTOR ?? 'default' }
}

export interface Opened {
  /** The project's first. */
  readonly stores: readonly Cortex[]
  /** Why one of them could not be opened. */
  readonly failures: readonly unknown[]
}

/** A memory that nobody has begun yet is no failure. */
export async function openMemories(job: HookJob): Promise<Opened> {
  const { actor, user } = actorsOf(job)
  const names = [...new Set(user === undefined ? [actor] : [actor, user])]
  const stores: Cortex[] = []
  const failures: unknown[] = []
  for (const name of names.filter((each) => existsSync(join(job.home, each)))) {
    try {
      stores.push(await openCortex({ root: job.home, actor: name, readOnly: true }))
    } catch (error) {
      if (!(error instanceof CortexError && error.code === 'NOT_FOUND')) failures.push(error)
    }
  }
  return { stores, failures }
}

export async function closeMemories({ stores }: Opened): Promise<void> {
  await Promise.all(stores.map((store) => store.close()))
}
