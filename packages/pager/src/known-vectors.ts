/**
 * The vectors of texts that were compared lately: triggers, and the questions that the engine had
 * embedded for itself. One turn asks the same in several ways; the model is asked once.
 *
 * @module
 */
import type { Embedder } from '@cortex-memory/embed'

/** Of each of two generations. */
const KEPT = 512

export class KnownVectors {
  #young = new Map<string, Float32Array>()
  #old = new Map<string, Float32Array>()

  get(text: string): Float32Array | undefined {
    const young = this.#young.get(text)
    if (young !== undefined) return young
    const old = this.#old.get(text)
    if (old !== undefined) this.set(text, old)
    return old
  }

  set(text: string, vector: Float32Array): void {
    if (this.#young.size >= KEPT) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(text, vector)
  }

  /** The same embedder, whose answers about single texts are kept: those are questions. */
  listeningTo(embedder: Embedder): Embedder {
    return {
      id: embedder.id,
      dimensions: embedder.dimensions,
      embed: async (texts, options) => {
        const vectors = await embedder.embed(texts, options)
        const [text, ...more] = texts
        const [vector] = vectors
        if (text !== undefined && vector !== undefined && more.length === 0) this.set(text, vector)
        return vectors
      },
    }
  }
}
