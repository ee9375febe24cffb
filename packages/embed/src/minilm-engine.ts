/**
 * all-MiniLM-L6-v2 from the weights of a package, run by our own WebAssembly: no native code, no
 * download. Loaded in worker threads only: it takes 60 MB and half a second.
 *
 * @module
 */
import { BertEncoder } from './bert-encoder.ts'
import { Weights } from './safetensors.ts'
import { readVocabulary, wordPiece } from './word-piece.ts'
import type { Engine } from './worker-messages.ts'

const SHAPE = {
  layers: 6,
  heads: 12,
  width: 384,
  inner: 1536,
  vocabulary: 30_522,
  positions: 512,
  maxTokens: 256,
}

/** The first 256 tokens have some 1,300 characters; to read a megabyte for them would take seconds. */
const TEXT_CHARS_MAX = 16_384

export async function loadMiniLm(): Promise<Engine> {
  const { default: model } = await import('./model.ts')
  const { maxTokens } = SHAPE
  const tokenize = wordPiece(readVocabulary(model.tokenizerPath), { maxTokens, lowerCase: true })
  const encoder = new BertEncoder(new Weights(model.weightsPath), SHAPE)
  return async (text, putOff) => encoder.encode(tokenize(text.slice(0, TEXT_CHARS_MAX)), putOff)
}
