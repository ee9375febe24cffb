import { Worker } from 'node:worker_threads'
import { failureFile, failureLine } from './failures.ts'
import type { HookJob } from './job.ts'

/**
 * Ends this process after a time, even while its only thread hangs: another thread does it. For work
 * that nobody watches.
 */
export function limitSelf({ home, event, limitMs }: HookJob): void {
  const message = `not done after ${limitMs} ms`
  const line = failureLine({ at: Date.now(), event, code: 'TIMEOUT', message })
  const program = `
    const { workerData } = require('node:worker_threads')
    setTimeout(() => {
      try { require('node:fs').appendFileSync(workerData.file, workerData.line) } catch {}
      process.kill(process.pid, 'SIGKILL')
    }, workerData.limitMs)`
  const workerData = { file: failureFile(home), line, limitMs }
  new Worker(program, { eval: true, workerData }).unref()
}
