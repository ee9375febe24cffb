/**
 * What the pool says to its worker threads. A worker is started with the engine it shall load; then
 * it is sent one text at a time and answers each with one vector, whose bytes are handed over, or with
 * `put off` where something else is in haste. It has no words for failure: a worker that fails ends, and
 * the pool starts another.
 *
 * @module
 */

export interface OnnxSpec {
  readonly engine: 'onnx'
  readonly modelPath: string
  readonly vocabPath: string
  /** Address of the module that speaks the API of onnxruntime-node. */
  readonly runtime: string
  readonly maxTokens: number
  readonly pooling: 'mean' | 'cls'
  readonly lowerCase: boolean
}

export type EngineSpec = { readonly engine: 'minilm' } | OnnxSpec

/** What a worker is started with. */
export interface WorkerStart {
  readonly spec: EngineSpec
  /** Its one number is 1 while something else is in haste. */
  readonly haste: SharedArrayBuffer
}

/** Whether the work shall be put off. An engine that works in steps asks between them. */
export type PutOff = () => boolean

/** In the worker: one text in, one vector out, of any length above zero; undefined if it was put off. */
export type Engine = (text: string, putOff: PutOff) => Promise<Float32Array | undefined>
