/**
 * The embedders of Cortex. Importing this loads no model and opens no connection.
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
