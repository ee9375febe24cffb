/**
 * Where the worker thread's program is.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { CortexError } from '@cortex-memory/core'
import type { EngineSpec, WorkerStart } from './worker-messages.ts'

/** What lives for a moment is small here; a larger space for it would only take memory. */
const LIMITS = { maxYoungGenerationSizeMb: 6 }

/** Flags of the host, such as `--input-type`, are not for our program. */
export function startWorker(spec: EngineSpec, haste: SharedArrayBuffer): Worker {
  const workerData: WorkerStart = { spec, haste }
  return new Worker(workerProgram(), { workerData, execArgv: [], resourceLimits: LIMITS })
}

/**
 * Beside this file once built. Tests run the sources and use the build of the same package; a program that was bundled
 * uses the package that is installed beside the bundle. Throws NO_EMBEDDER if it is nowhere.
 */
export function workerProgram(here: string | undefined = import.meta.url): string {
  const candidates = [
    beside('./worker.js', here),
    beside('../dist/worker.js', here),
    installed(here),
  ]
  const program = candidates.find((path) => path !== undefined && existsSync(path))
  if (program !== undefined) return program
  throw new CortexError(
    'NO_EMBEDDER',
    'Cannot embed: the program of the worker thread is not here. If this program was bundled, install @cortex-memory/embed beside it and keep it out of the bundle (esbuild: --external:@cortex-memory/embed)',
  )
}

/** Nothing in a bundle of CommonJS, which does not know its own address. */
function beside(path: string, here: string | undefined): string | undefined {
  return here === undefined ? undefined : fileURLToPath(new URL(path, here))
}

function installed(here: string | undefined): string | undefined {
  try {
    const from = createRequire(here ?? join(process.cwd(), 'program.cjs'))
    return join(dirname(from.resolve('@cortex-memory/embed')), 'worker.js')
  } catch {
    return undefined
  }
}
