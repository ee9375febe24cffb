/**
 * Any sentence model of the BERT family as an ONNX file, run by onnxruntime-node: two to three times
 * as fast as WebAssembly, but native code that the user has to install.
 *
 * @module
 */
import { readVocabulary, wordPiece } from './word-piece.ts'
import type { Engine, OnnxSpec } from './worker-messages.ts'

/** The little we use of the runtime, which is not a dependency of ours. */
interface Tensor {
  readonly dims: readonly number[]
  readonly data: unknown
}
interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>
}
interface Runtime {
  readonly InferenceSession: { create(modelPath: string): Promise<Session> }
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => Tensor
}

export async function loadOnnx(spec: OnnxSpec): Promise<Engine> {
  const module = (await import(spec.runtime)) as Runtime & { readonly default?: Runtime }
  const runtime = module.default ?? module
  const tokenize = wordPiece(readVocabulary(spec.vocabPath), spec)
  const session = await runtime.InferenceSession.create(spec.modelPath)
  return async (text) => {
    const ids = tokenize(text)
    const tensor = (values: BigInt64Array): Tensor =>
      new runtime.Tensor('int64', values, [1, ids.length])
    const feeds: Record<string, Tensor> = {
      input_ids: tensor(BigInt64Array.from(ids, BigInt)),
      attention_mask: tensor(new BigInt64Array(ids.length).fill(1n)),
      token_type_ids: tensor(new BigInt64Array(ids.length)),
    }
    const wanted = Object.entries(feeds).filter(([name]) => session.inputNames.includes(name))
    return pooled(await session.run(Object.fromEntries(wanted)), session, spec.pooling)
  }
}

/** Models that pool by themselves say so in the name of an output. */
function pooled(
  outputs: Readonly<Record<string, Tensor>>,
  { outputNames }: Session,
  pooling: OnnxSpec['pooling'],
): Float32Array {
  const output =
    outputs.sentence_embedding ?? outputs.last_hidden_state ?? outputs[outputNames[0] ?? '']
  if (!(output?.data instanceof Float32Array)) throw new Error('the model has no float32 output')
  const { data, dims } = output
  const size = dims.at(-1) ?? 0
  if (dims.length === 2) return data.slice(0, size)
  if (dims.length !== 3)
    throw new Error(`the model's output has ${dims.length} axes, expected 2 or 3`)
  return pooling === 'cls' ? data.slice(0, size) : sum(data, size)
}

/** The mean but for its length, which is made 1 anyway. One text alone has no padding: all count. */
function sum(data: Float32Array, size: number): Float32Array {
  const total = new Float64Array(size)
  for (let at = 0; at < data.length; at++) {
    total[at % size] = (total[at % size] as number) + (data[at] as number)
  }
  return Float32Array.from(total)
}
