/** The work of a hook: whose memories it means is found from the directory of the session. */
import { existsSync } from 'node:fs'
import { type HookJob, runJob } from '@cortex-memory/hosts/worker'
import { actorsFor } from '@cortex-memory/server/project'

/** `environment` is that of the program that the host started; `onReady` gets answers as they grow. */
export async function workOn(
  given: HookJob,
  environment: Readonly<Record<string, string | undefined>>,
  onReady?: (answer: string) => void,
): Promise<string> {
  return await runJob(
    given,
    ({ home, actor, payload }) =>
      actorsFor({ directory: existing(payload.cwd ?? process.cwd()), home, actor, environment }),
    onReady,
  )
}

function existing(directory: string): string | undefined {
  return existsSync(directory) ? directory : undefined
}
