/**
 * The vectors of the last questions: one turn of an agent asks the same in several ways.
 *
 * @module
 */
import type { Embedder } from './embedder.ts'

const KEPT = 64

export class QuestionVectors {
  #model = ''
  readonly #known = new Map<string, Float32Array>()

  async vectorOf(question: string, embedder: Embedder): Promise<Float32Array | undefined> {
    if (embedder.id !== this.#model) this.#known.clear()
    this.#model = embedder.id
    const known = this.#known.get(question)
    if (known !== undefined) return known
    const [vector] = await embedder.embed([question])
    const [oldest] = this.#known.keys()
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest)
    if (vector !== undefined && embedder.id === this.#model) this.#known.set(question, vector)
    return vector
  }
}
