/** The program that does the work of a hook; see `supervise.ts`. */
import type { HookJob } from './job.ts'
import { runJob } from './worker.ts'

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const job = JSON.parse(Buffer.concat(chunks).toString('utf8')) as HookJob

process.stdout.write(await runJob(job))
