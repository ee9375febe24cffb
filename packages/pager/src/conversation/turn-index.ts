/**
 * Words of turns, ranked by BM25, in memory. Grows turn by turn and never forgets: a conversation's
 * turns do not change.
 *
 * @module
 */
import { stems } from '../text/words.ts'

export interface TurnHit {
  /** Number of the turn, in the order of adding. */
  readonly turn: number
  /**
   * 1 means: as good as one turn of average length with every word of the query. The measure does
   * not depend on how long the conversation is, so that one threshold fits all.
   */
  readonly score: number
}

const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

export class TurnIndex {
  readonly #postings = new Map<string, { turn: number; count: number }[]>()
  readonly #lengths: number[] = []
  #totalLength = 0

  get size(): number {
    return this.#lengths.length
  }

  add(text: string): void {
    const turn = this.#lengths.length
    const words = stems(text)
    this.#lengths.push(words.length)
    this.#totalLength += words.length
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      const postings = this.#postings.get(word)
      if (postings === undefined) this.#postings.set(word, [{ turn, count }])
      else postings.push({ turn, count })
    }
  }

  /** Best first; of equals the newer. */
  search(query: string): TurnHit[] {
    const words = new Set(stems(query))
    const scores = new Map<number, number>()
    const meanLength = this.#totalLength / Math.max(1, this.size)
    let perfect = 0
    for (const word of words) {
      const postings = this.#postings.get(word) ?? []
      const rarity = Math.log(1 + (this.size - postings.length + 0.5) / (postings.length + 0.5))
      perfect += rarity
      for (const { turn, count } of postings) {
        const length = (this.#lengths[turn] as number) / meanLength
        const damping = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length)
        const gain = (rarity * count * (SATURATION + 1)) / (count + damping)
        scores.set(turn, (scores.get(turn) ?? 0) + gain)
      }
    }
    return [...scores]
      .map(([turn, score]) => ({ turn, score: score / perfect }))
      .sort((a, b) => b.score - a.score || b.turn - a.turn)
  }
}
