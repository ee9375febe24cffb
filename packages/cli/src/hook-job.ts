/** The work of a hook: whose memories it means is found from the directory of the session. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type HookActors,
  type HookJob,
  runJob,
  type SessionBranch,
} from '@cortex-memory/hosts/worker'
import { type Actors, actorsFor } from '@cortex-memory/server/project'
import { keepsBranchMemory } from '@cortex-memory/server/project/config'

/** `environment` is that of the program that the host started; `onReady` gets answers as they grow. */
export async function workOn(
  given: HookJob,
  environment: Readonly<Record<string, string | undefined>>,
  onReady?: (answer: string) => void,
): Promise<string> {
  const choose = async ({ home, actor, payload }: HookJob): Promise<HookActors> => {
    const directory = existing(payload.cwd ?? process.cwd())
    const actors = actorsFor({ directory, home, actor, environment })
    const branch = await branchOf(home, actors)
    return { ...actors, ...(branch === undefined ? {} : { branch }) }
  }
  return await runJob(given, choose, onReady)
}

/** Loaded only where branch memory is on, or something was staged when it was. */
async function branchOf(home: string, actors: Actors): Promise<SessionBranch | undefined> {
  const { checkout } = actors
  const isOn = checkout !== undefined && keepsBranchMemory(home)
  if (!isOn && !existsSync(join(home, '.branches'))) return undefined
  const { sessionBranch } = await import('./session-branch.ts')
  return sessionBranch(home, actors, isOn ? checkout() : undefined)
}

function existing(directory: string): string | undefined {
  return existsSync(directory) ? directory : undefined
}
