/**
 * The best so many documents: a heap with the worst on top. Of equal scores the newer one is better: the
 * one with the smaller number, which is the document itself unless another is given.
 */
export class TopList {
  readonly #limit: number
  readonly #scores: number[] = []
  readonly #documents: number[] = []
  readonly #numbers: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Below every score while there is room. */
  get threshold(): number {
    return this.#scores.length < this.#limit ? -1 : (this.#scores[0] as number)
  }

  /** The document that would go first. */
  get worst(): number | undefined {
    return this.#scores.length < this.#limit ? undefined : this.#documents[0]
  }

  /** Takes the place of the worst if it is better. */
  add(score: number, document: number, number: number = document): void {
    if (this.#scores.length < this.#limit) {
      this.#scores.push(score)
      this.#documents.push(document)
      this.#numbers.push(number)
      this.#rise(this.#scores.length - 1)
    } else if (
      score > this.threshold ||
      (score === this.threshold && number < (this.#numbers[0] as number))
    ) {
      this.#scores[0] = score
      this.#documents[0] = document
      this.#numbers[0] = number
      this.#sink(0)
    }
  }

  /** Best first. */
  sorted(): { readonly score: number; readonly document: number; readonly number: number }[] {
    return this.#scores
      .map((score, index) => ({
        score,
        document: this.#documents[index] as number,
        number: this.#numbers[index] as number,
      }))
      .sort((a, b) => b.score - a.score || a.number - b.number)
  }

  #isWorse(a: number, b: number): boolean {
    const difference = (this.#scores[a] as number) - (this.#scores[b] as number)
    if (difference !== 0) return difference < 0
    return (this.#numbers[a] as number) > (this.#numbers[b] as number)
  }

  #rise(from: number): void {
    let index = from
    while (index > 0) {
      const parent = (index - 1) >>> 1
      if (!this.#isWorse(index, parent)) return
      this.#swap(index, parent)
      index = parent
    }
  }

  #sink(from: number): void {
    let index = from
    for (;;) {
      const left = 2 * index + 1
      if (left >= this.#scores.length) return
      const right = left + 1
      const child = right < this.#scores.length && this.#isWorse(right, left) ? right : left
      if (!this.#isWorse(child, index)) return
      this.#swap(index, child)
      index = child
    }
  }

  #swap(a: number, b: number): void {
    const score = this.#scores[a] as number
    this.#scores[a] = this.#scores[b] as number
    this.#scores[b] = score
    const document = this.#documents[a] as number
    this.#documents[a] = this.#documents[b] as number
    this.#documents[b] = document
    const number = this.#numbers[a] as number
    this.#numbers[a] = this.#numbers[b] as number
    this.#numbers[b] = number
  }
}
