/** The program that does the work of a hook, watched by `hook.ts`: a job comes in, an answer goes out. */
import { type HookJob, runJob } from '@cortex-memory/hosts/worker'
import { actorsFor } from '@cortex-memory/server/project'

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const job = JSON.parse(Buffer.concat(chunks).toString('utf8')) as HookJob

process.stdout.write(
  await runJob(job, ({ home, actor, payload }) =>
    actorsFor({ directory: payload.cwd ?? process.cwd(), home, actor }),
  ),
)
