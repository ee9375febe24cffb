/** The stores that a hook reads: opened for reading, without models, in any number of processes. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, CortexError, openCortex } from '@cortex-memory/core'
import type { HookActors, HookJob } from './job.ts'

export interface Opened {
  /** The project's first. */
  readonly stores: readonly Cortex[]
  /** Why one of them could not be opened. */
  readonly failures: readonly unknown[]
}

/** A memory that nobody has begun yet is not a failure. */
export async function openMemories(
  { home }: HookJob,
  { actor, user, branch }: HookActors,
): Promise<Opened> {
  const stores: Cortex[] = []
  const failures: unknown[] = []
  try {
    const working = await branch?.working({ writes: false })
    if (working !== undefined) stores.push(working)
  } catch (error) {
    failures.push(error)
  }
  const own = stores.length === 0 ? [actor] : []
  const names = [...new Set(user === undefined ? own : [...own, user])]
  for (const name of names.filter((each) => existsSync(join(home, each)))) {
    try {
      stores.push(await openCortex({ root: home, actor: name, readOnly: true }))
    } catch (error) {
      if (!(error instanceof CortexError && error.code === 'NOT_FOUND')) failures.push(error)
    }
  }
  return { stores, failures }
}

export async function closeMemories({ stores }: Opened, { branch }: HookActors): Promise<void> {
  await Promise.all(stores.map((store) => store.close()))
  await branch?.close()
}
