/** The work of a hook, watched by `hook.ts`: a job comes in, answers go out. */
import { type HookJob, limitSelf } from '@cortex-memory/hosts/worker'
import { workOn } from '../hook-job.ts'

export async function work(): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const job = JSON.parse(Buffer.concat(chunks).toString('utf8')) as HookJob
  if (job.isUnwatched) limitSelf(job)
  print(await workOn(job, process.env, print))
}

/** One line each; the last whole line counts, so that what is ready in time is not lost. */
function print(answer: string): void {
  if (answer !== '') process.stdout.write(`${answer}\n`)
}
