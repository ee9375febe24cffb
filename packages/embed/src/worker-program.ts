/**
 * Where the worker thread's program is.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { EngineSpec } from './worker-messages.ts'

/** Flags of the host, such as `--input-type`, are not for our program. */
export function startWorker(spec: EngineSpec): Worker {
  return new Worker(program(), { workerData: spec, execArgv: [] })
}

/** Beside this file once built; tests run the sources and use the build of the same package. */
function program(): URL {
  const beside = new URL('./worker.js', import.meta.url)
  return existsSync(beside) ? beside : new URL('../dist/worker.js', import.meta.url)
}
