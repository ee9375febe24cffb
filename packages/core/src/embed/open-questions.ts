/**
 * The questions whose vectors are waited for. Embedding in the background goes on when they have been
 * answered; questions that come while it waits do not hold it up longer.
 *
 * @module
 */
export class OpenQuestions {
  readonly #open = new Set<Promise<unknown>>()
  #asked = false

  /** A question is open until this work is done. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#asked = true
    this.#open.add(work)
    try {
      return await work
    } finally {
      this.#open.delete(work)
    }
  }

  /** Resolves when those that are open now have their vectors, and had time to be answered. */
  async answered(): Promise<void> {
    if (this.#open.size === 0) return
    await Promise.allSettled(this.#open)
    await new Promise((resolve) => setImmediate(resolve))
  }

  /** Whether any was asked since this was called last. */
  takeAsked(): boolean {
    const hadQuestions = this.#asked
    this.#asked = false
    return hadQuestions
  }
}
