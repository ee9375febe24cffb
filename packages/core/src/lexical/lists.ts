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
    for (const term of inOrder([...this.#firsts.keys()])) {
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

/** 2^20 terms can be distinguished beside the four bytes that they begin with. */
const INDEXES = 2 ** 20

/** Sorts numbers made of the first four bytes, which is several times as fast; then what they leave equal. */
function inOrder(terms: readonly string[]): readonly string[] {
  if (terms.length > INDEXES) return [...terms].sort()
  const keys = new Float64Array(terms.length)
  for (const [index, term] of terms.entries()) keys[index] = beginning(term) * INDEXES + index
  keys.sort()
  const sorted: string[] = []
  for (let start = 0; start < keys.length; ) {
    const first = Math.floor((keys[start] as number) / INDEXES)
    let end = start
    const equal: string[] = []
    while (end < keys.length && Math.floor((keys[end] as number) / INDEXES) === first) {
      equal.push(terms[(keys[end] as number) % INDEXES] as string)
      end++
    }
    if (equal.length > 1) equal.sort()
    for (const term of equal) sorted.push(term)
    start = end
  }
  return sorted
}

function beginning(term: string): number {
  let value = 0
  for (let index = 0; index < 4; index++) {
    value = value * 0x100 + (index < term.length ? term.charCodeAt(index) : 0)
  }
  return value
}
