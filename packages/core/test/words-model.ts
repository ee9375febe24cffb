/** For tests: a store that counts, and BM25 over all documents one by one. */
import { questionTerms } from '../src/lexical/words.ts'

export class MapTarget {
  readonly entries: Map<string, Uint8Array> = new Map()
  puts = 0
  deletes = 0
  bytes = 0

  get(key: Uint8Array): Uint8Array | undefined {
    return this.entries.get(Buffer.from(key).toString('latin1'))
  }

  put(key: Uint8Array, value: Uint8Array): void {
    this.puts++
    this.bytes += value.length
    this.entries.set(Buffer.from(key).toString('latin1'), value)
  }

  delete(key: Uint8Array): void {
    this.deletes++
    this.entries.delete(Buffer.from(key).toString('latin1'))
  }
}

export interface PlainDocument {
  readonly document: number
  readonly id: Uint8Array
  readonly type: number
  /** In any order, as often as they occur. */
  readonly terms: readonly string[]
}

export interface PlainHit extends PlainDocument {
  readonly score: number
}

export class PlainWords {
  documents: PlainDocument[] = []

  add(document: PlainDocument): void {
    this.documents.push(document)
  }

  remove(document: number): void {
    this.documents = this.documents.filter((other) => other.document !== document)
  }

  get length(): number {
    return this.documents.reduce((sum, { terms }) => sum + terms.length, 0)
  }

  frequency(term: string): number {
    return this.documents.filter(({ terms }) => terms.includes(term)).length
  }

  /** All that have a term of the question, best first; of equal scores the newer first. */
  search(question: string): PlainHit[] {
    const scoreOf = this.scorer(question)
    const hits = this.documents.map((document) => ({ ...document, score: scoreOf(document.terms) }))
    return hits
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.document - b.document)
  }

  /** What any terms would score, weighed by the documents. */
  scorer(question: string): (terms: readonly string[]) => number {
    const asked = questionTerms(question)
    const all = this.documents.length
    const slope = this.length === 0 ? 0 : (0.9 * 0.75 * all) / this.length
    const weights = new Map<string, number>()
    for (const term of [...new Set(asked)].sort()) {
      const having = this.frequency(term)
      weights.set(term, count(asked, term) * Math.log(1 + (all - having + 0.5) / (having + 0.5)))
    }
    return (terms) => {
      let score = 0
      for (const [term, weight] of weights) {
        const times = count(terms, term)
        if (times === 0) continue
        score += weight * (1 / (1 + (0.9 * (1 - 0.75) + slope * terms.length) / times))
      }
      return score
    }
  }
}

function count(terms: readonly string[], term: string): number {
  return terms.filter((other) => other === term).length
}
