/** Questions for ends of journals, of many callers, in few statements. */
import type { JournalHead } from '@cortex-memory/core'

const MAX_ACTORS = 10_000
const MAX_STATEMENTS = 2

interface Waiting {
  readonly known: readonly JournalHead[]
  readonly resolve: (heads: readonly JournalHead[]) => void
  readonly reject: (error: unknown) => void
}

/** Asks one statement; an answer for each that differs, with its place in the question. */
export type AskHeads = (
  known: readonly JournalHead[],
) => Promise<readonly { readonly index: number; readonly head: JournalHead }[]>

export class HeadsQueue {
  readonly #ask: AskHeads
  readonly #waiting: Waiting[] = []
  #statements = 0

  constructor(ask: AskHeads) {
    this.#ask = ask
  }

  async heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    const parts: Promise<readonly JournalHead[]>[] = []
    for (let at = 0; at < known.length; at += MAX_ACTORS) {
      parts.push(this.#part(known.slice(at, at + MAX_ACTORS)))
    }
    return (await Promise.all(parts)).flat()
  }

  async #part(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ known, resolve, reject })
      // Not at once: what others ask in the same moment joins.
      queueMicrotask(() => this.#start())
    })
  }

  #start(): void {
    if (this.#statements === MAX_STATEMENTS || this.#waiting.length === 0) return
    this.#statements++
    void this.#run(this.#next()).finally(() => {
      this.#statements--
      this.#start()
    })
  }

  #next(): readonly Waiting[] {
    let actors = 0
    const end = this.#waiting.findIndex(({ known }, index) => {
      actors += known.length
      return index > 0 && actors > MAX_ACTORS
    })
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end)
  }

  async #run(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.#ask(batch.flatMap(({ known }) => known))
      let from = 0
      for (const { known, resolve } of batch) {
        const to = from + known.length
        const start = from
        resolve(answers.filter(({ index }) => index >= start && index < to).map(({ head }) => head))
        from = to
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
