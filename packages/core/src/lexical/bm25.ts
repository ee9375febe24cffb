/**
 * BM25. A term weighs ln(1 + (N - n + 0.5) / (n + 0.5)), n of N documents having it, and counts
 * 1 / (1 + k1 (1 - b + b length / average) / times) in a document.
 *
 * The operations are in an order in which rounding keeps the direction: more occurrences or a
 * shorter document never give less. So a bound computed from the best of a stretch is a bound of
 * what is computed for each of its documents, to the last bit, and nothing is cut off that ties.
 *
 * Source: S. Robertson, H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", Foundations
 * and Trends in Information Retrieval 3(4), 2009, section 3.4.
 *
 * @module
 */
import type { Impacts } from './impacts.ts'

const K1 = 0.9
const B = 0.75

/** How many documents there are, and how long they are together. */
export interface Statistics {
  readonly documents: number
  readonly length: number
}

export class Bm25 {
  readonly #documents: number
  readonly #slope: number

  constructor({ documents, length }: Statistics) {
    this.#documents = documents
    this.#slope = length === 0 ? 0 : (K1 * B * documents) / length
  }

  weight(documentsWithTerm: number): number {
    return Math.log(1 + (this.#documents - documentsWithTerm + 0.5) / (documentsWithTerm + 0.5))
  }

  /** From 0 to 1; times the weight it is what a term adds to the score. */
  share(times: number, length: number): number {
    return 1 / (1 + (K1 * (1 - B) + this.#slope * length) / times)
  }

  /** No posting that the impacts stand for has a larger share. */
  bestShare({ one, two, more, most }: Impacts): number {
    let best = one === 0 ? 0 : this.share(1, one)
    if (two !== 0) best = Math.max(best, this.share(2, two))
    if (more !== 0) best = Math.max(best, this.share(most, more))
    return best
  }
}
