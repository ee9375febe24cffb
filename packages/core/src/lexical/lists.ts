/**
 * Records of single documents turned round: a list of documents per term. The items of all lists
 * share four arrays and are chained in them, since most lists have one item.
 *
 * @module
 */
import type { PendingRecord } from './pending.ts'
import type { SegmentWriter } from './segment-writer.ts'

const NONE = -1

export class Lists {
  readonly #firsts = new Map<string, number>()
  /** Of the list that an item begins: its last item, and its postings less its removals. */
  readonly #lasts: number[] = []
  readonly #nets: number[] = []
  readonly #nexts: number[] = []
  readonly #records: PendingRecord[] = []
  readonly #times: number[] = []

  /** Records must come in the order of their documents. */
  add(record: PendingRecord): void {
    const { terms, counts, added } = record
    const net = added === undefined ? -1 : 1
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as string
      const item = this.#nexts.length
      this.#nexts.push(NONE)
      this.#records.push(record)
      this.#times.push(counts[index] as number)
      this.#lasts.push(item)
      this.#nets.push(net)
      const first = this.#firsts.get(term)
      if (first === undefined) {
        this.#firsts.set(term, item)
        continue
      }
      this.#nexts[this.#lasts[first] as number] = item
      this.#lasts[first] = item
      this.#nets[first] = (this.#nets[first] as number) + net
    }
  }

  writeTo(writer: SegmentWriter): void {
    for (const term of [...this.#firsts.keys()].sort()) {
      let item = this.#firsts.get(term) as number
      writer.begin(term, this.#nets[item] as number)
      while (item !== NONE) {
        const { document, length, added } = this.#records[item] as PendingRecord
        if (added === undefined) writer.removal(document)
        else writer.posting(document, this.#times[item] as number, length)
        item = this.#nexts[item] as number
      }
      writer.endList()
    }
    writer.close()
  }
}
