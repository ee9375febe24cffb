/**
 * A model of the user's own, from a file.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CortexError } from '@cortex-memory/core'
import { type ClosableEmbedder, requireWhole } from './embedder.ts'
import { THREADS_MAX } from './local-embedder.ts'
import { threadEmbedder } from './thread-embedder.ts'
import { ThreadPool } from './thread-pool.ts'
import type { OnnxSpec } from './worker-messages.ts'
import { startWorker } from './worker-program.ts'

/** Which ONNX model to run, and how. */
export interface OnnxEmbedderOptions {
  /** The `.onnx` file of a model of the BERT family. */
  readonly modelPath: string
  /** `vocab.txt` or `tokenizer.json`. Default: whichever lies beside the model. */
  readonly vocabPath?: string
  /** The part of the id before the @. Default: the name of the file. */
  readonly name?: string
  /** The length of every vector. Default: learned from the model. */
  readonly dimensions?: number
  /** How the vectors of the tokens become one. Default `mean`. */
  readonly pooling?: 'mean' | 'cls'
  /** How many tokens of a text are read; the rest is cut off. Default 256. */
  readonly maxTokens?: number
  /** For "uncased" models. Default true. */
  readonly lowerCase?: boolean
  /** How many texts are embedded at once. Default 1; the runtime uses several cores for one text already. */
  readonly threads?: number
  /** A module that speaks the API of onnxruntime-node, which is the default. */
  readonly runtime?: string
}

/**
 * Makes vectors with an ONNX model of your own.
 *
 * @throws {CortexError} `NO_EMBEDDER` if the runtime or a file is missing
 */
export async function onnxEmbedder(options: OnnxEmbedderOptions): Promise<ClosableEmbedder> {
  const spec = specOf(options)
  const threads = requireWhole('threads', options.threads ?? 1, 1, THREADS_MAX)
  const id = `${options.name ?? basename(spec.modelPath, '.onnx')}@${await digest(spec)}`
  const pool = new ThreadPool(id, threads, (haste) => startWorker(spec, haste))
  const sample = options.dimensions === undefined ? await pool.run(['dimensions']) : []
  return threadEmbedder(id, options.dimensions ?? sample[0]?.length ?? 0, pool)
}

function specOf(options: OnnxEmbedderOptions): OnnxSpec {
  const { modelPath } = options
  return {
    engine: 'onnx',
    modelPath: existing(modelPath, 'modelPath'),
    vocabPath: existing(options.vocabPath ?? vocabBeside(modelPath), 'vocabPath'),
    runtime: runtimeOf(options.runtime ?? 'onnxruntime-node'),
    pooling: options.pooling ?? 'mean',
    maxTokens: requireWhole('maxTokens', options.maxTokens ?? 256, 3, 8192),
    lowerCase: options.lowerCase ?? true,
  }
}

/** Found, not loaded: native code has no business in the main thread. */
function runtimeOf(name: string): string {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(name)).href
  } catch {
    throw new CortexError(
      'NO_EMBEDDER',
      `Cannot use an ONNX model: ${name} is not installed. Run \`npm install onnxruntime-node\` (if its install script cannot download, set ONNXRUNTIME_NODE_INSTALL=skip), or use the local embedder, which needs nothing`,
      { path: 'runtime' },
    )
  }
}

function existing(path: string, option: string): string {
  if (existsSync(path)) return path
  throw new CortexError('NO_EMBEDDER', `Cannot use an ONNX model: there is no file ${path}`, {
    path: option,
  })
}

function vocabBeside(modelPath: string): string {
  const directory = dirname(modelPath)
  const list = join(directory, 'vocab.txt')
  return existsSync(list) ? list : join(directory, 'tokenizer.json')
}

/** Everything that decides what a vector looks like. */
async function digest({
  modelPath,
  vocabPath,
  pooling,
  maxTokens,
  lowerCase,
}: OnnxSpec): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([pooling, maxTokens, lowerCase]))
  for (const path of [vocabPath, modelPath]) {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  }
  return hash.digest('hex').slice(0, 8)
}
