/** What a process that stays does for a hook; the environment is the hook's, which has told what matters of it. */
import type { HookJob } from '@cortex-memory/hosts/worker'

export async function answerHook(job: HookJob): Promise<string> {
  const { workOn } = await import('./hook-job.ts')
  return await workOn(job, {})
}
