/**
 * What only reads need, put off: index keys, ranks, words, the record of what was. Roots do not depend
 * on it, so a commit only notes what is to be done; it is done when somebody reads such a key, or for
 * many entries at once when the view takes them. The keys and values are the same either way.
 *
 *   step      what one entry changes, in the order of the journal
 *   settled   all steps are among the staged keys
 *
 * @module
 */

/** When the store came to know of an entry: the latest time that any up to it names, and its number. */
export interface Moment {
  readonly known: number
  readonly seq: number
}

interface Due<T> {
  readonly moment: Moment
  readonly step: (onto: T) => void
}

export interface LaterMark {
  readonly steps: number
  readonly done: number
  readonly nextTicket: number | undefined
}

/** Steps get a target on which nothing is put off. */
export class Later<T extends { moment: Moment }> {
  readonly #before: (() => void) | undefined
  readonly #steps: Due<T>[] = []
  #done = 0
  /** Of the words: the ticket of the next change, if it is known. */
  nextTicket: number | undefined

  /** `before` does what was put off earlier, by others. */
  constructor(before?: () => void, nextTicket?: number) {
    this.#before = before
    this.nextTicket = nextTicket
  }

  /** Steps that wait. */
  get waiting(): number {
    return this.#steps.length - this.#done
  }

  add(moment: Moment, step: (onto: T) => void): void {
    this.#steps.push({ moment, step })
  }

  /** Does what waits, then `end`; if that fails, it waits still. */
  settle(target: () => T, end: (onto: T) => void): void {
    this.#before?.()
    if (this.waiting === 0) return
    const onto = target()
    for (let index = this.#done; index < this.#steps.length; index++) {
      const { moment, step } = this.#steps[index] as Due<T>
      onto.moment = moment
      step(onto)
    }
    end(onto)
    this.#done = this.#steps.length
  }

  /** Takes over what waits there. */
  take(other: Later<T>): void {
    for (const due of other.#steps.slice(other.#done)) this.#steps.push(due)
    this.nextTicket = other.nextTicket
  }

  /** Forgets what was done. */
  clear(): void {
    this.#steps.splice(0, this.#done)
    this.#done = 0
  }

  mark(): LaterMark {
    return { steps: this.#steps.length, done: this.#done, nextTicket: this.nextTicket }
  }

  rollback({ steps, done, nextTicket }: LaterMark): void {
    this.#steps.length = steps
    this.#done = done
    this.nextTicket = nextTicket
  }
}
