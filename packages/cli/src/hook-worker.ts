/** The program that does the work of a hook, watched by `hook.ts`: a job comes in, an answer goes out. */
import { existsSync } from 'node:fs'
import { type HookJob, limitSelf, runJob } from '@cortex-memory/hosts/worker'
import { actorsFor } from '@cortex-memory/server/project'

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const job = JSON.parse(Buffer.concat(chunks).toString('utf8')) as HookJob
if (job.isUnwatched) limitSelf(job)

process.stdout.write(
  await runJob(job, ({ home, actor, payload }) =>
    actorsFor({ directory: existing(payload.cwd ?? process.cwd()), home, actor }),
  ),
)

function existing(directory: string): string | undefined {
  return existsSync(directory) ? directory : undefined
}
