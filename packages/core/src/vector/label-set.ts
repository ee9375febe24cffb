/**
 * A set of labels as one bit each: the cheapest filter for a search. It takes as many bits as its greatest
 * label, so labels are best numbered from 0 on.
 *
 * @module
 */
import { checkLabel, LABEL_MAX } from './label.ts'

export class LabelSet {
  #words = new Uint32Array(32)
  #size = 0

  constructor(labels: Iterable<number> = []) {
    for (const label of labels) this.add(label)
  }

  get size(): number {
    return this.#size
  }

  has(label: number): boolean {
    return label <= LABEL_MAX && (((this.#words[label >>> 5] ?? 0) >>> (label & 31)) & 1) === 1
  }

  add(label: number): this {
    checkLabel(label)
    if (this.has(label)) return this
    const word = label >>> 5
    if (word >= this.#words.length) this.#widen(word + 1)
    this.#words[word] = (this.#words[word] as number) | (1 << (label & 31))
    this.#size++
    return this
  }

  delete(label: number): boolean {
    if (!this.has(label)) return false
    this.#words[label >>> 5] = (this.#words[label >>> 5] as number) & ~(1 << (label & 31))
    this.#size--
    return true
  }

  /** Ascending. */
  *[Symbol.iterator](): Generator<number> {
    for (const [index, word] of this.#words.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        yield index * 32 + (31 - Math.clz32(rest & -rest))
      }
    }
  }

  #widen(words: number): void {
    const wider = new Uint32Array(Math.max(words, this.#words.length * 2))
    wider.set(this.#words)
    this.#words = wider
  }
}
