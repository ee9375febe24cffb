/**
 * Embedders for Cortex: they turn texts into vectors, so that `near` finds by meaning too.
 *
 * | Embedder                | What it needs                                                      |
 * | ----------------------- | ------------------------------------------------------------------ |
 * | {@link localEmbedder}   | nothing: an offline sentence model, in worker threads              |
 * | {@link httpEmbedder}    | an endpoint that speaks the protocol of OpenAI                     |
 * | {@link onnxEmbedder}    | `onnxruntime-node` and a model file                                |
 * | {@link hashEmbedder}    | nothing; for tests, as it knows words and not their meaning        |
 *
 * {@link pickEmbedder} chooses one by configuration and environment, and says why. Give it to a store:
 *
 * ```ts
 * import { openCortex } from '@cortex-memory/core'
 * import { hashEmbedder } from '@cortex-memory/embed'
 *
 * await using cortex = await openCortex({ root: './memory', actor: 'atlas', embedder: hashEmbedder() })
 * console.log((await cortex.status()).embedder?.failed) // 0
 * ```
 *
 * An embedder has an `id`: vectors of different ids are never compared. Those with `close` hold
 * threads or connections; close them when you are done.
 *
 * @module
 */
export type { ClosableEmbedder, Embedder, EmbedOptions } from './embedder.ts'
export { type HashEmbedderOptions, hashEmbedder } from './hash-embedder.ts'
export { type HttpEmbedderOptions, httpEmbedder } from './http-embedder.ts'
export { HTTP_PRESETS, type HttpPreset, type HttpPresetName } from './http-presets.ts'
export { type LocalEmbedderOptions, localEmbedder } from './local-embedder.ts'
export { type OnnxEmbedderOptions, onnxEmbedder } from './onnx-embedder.ts'
export { type Picked, type Planned, pickEmbedder, plannedEmbedder, type Tried } from './pick.ts'
export { AUTOMATIC, EMBEDDER_NAMES, type EmbedderName, type PickConfig } from './pick-settings.ts'
export { cosine } from './unit-vector.ts'
