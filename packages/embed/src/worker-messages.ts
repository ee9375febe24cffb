/**
 * What the pool says to its worker threads. A worker is started with the engine it shall load; then
 * it is sent one text at a time and answers each with one vector, whose bytes are handed over. It
 * has no words for failure: a worker that fails ends, and the pool starts another.
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

/** In the worker: one text in, one vector out, of any length above zero. */
export type Engine = (text: string) => Promise<Float32Array>
