// Scores of a ranking against the turns that hold the evidence, and plain BM25 to compare with.
import { plainTerms } from '../packages/core/dist/lexical/words.js'

const K1 = 0.9
const B = 0.75

/** Questions about nothing but a time: what counts is the set. */
const TIME_CATEGORIES = new Set(
  'date_span dates day_span earlier_today last_named_day month rel_day rel_month rel_session session session_span'.split(
    ' ',
  ),
)

export function isTimeSet({ category }) {
  return TIME_CATEGORIES.has(category)
}

/** The adversarial category of LoCoMo is reported apart. */
export function isApart({ category }) {
  return String(category) === '5'
}

/** Lower-case Porter stems without stopwords, speaker and caption among the text. */
export class PlainBm25 {
  #documents
  #average
  #frequency = new Map()

  constructor(turns) {
    this.#documents = turns.map((turn) => {
      const counts = new Map()
      const terms = plainTerms(`${turn.speaker} ${turn.text} ${turn.caption ?? ''}`)
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
      for (const term of counts.keys()) {
        this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1)
      }
      return { id: turn.id, counts, length: terms.length }
    })
    const length = this.#documents.reduce((sum, one) => sum + one.length, 0)
    this.#average = length / Math.max(1, this.#documents.length)
  }

  /** Ids of turns that have a word of the question, best first. */
  rank(question) {
    const terms = plainTerms(question)
    const scored = this.#documents.map(({ id, counts, length }) => {
      let score = 0
      for (const term of terms) {
        const times = counts.get(term)
        if (times === undefined) continue
        const n = this.#frequency.get(term)
        const weight = Math.log(1 + (this.#documents.length - n + 0.5) / (n + 0.5))
        score += weight / (1 + (K1 * (1 - B + (B * length) / this.#average)) / times)
      }
      return { id, score }
    })
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id)
  }
}

/** Reciprocal rank fusion, all lists alike. */
export function fused(...rankings) {
  const scores = new Map()
  for (const ranking of rankings) {
    for (const [place, id] of ranking.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + 1 / (60 + place + 1))
    }
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id)
}

/** No evidence turn shares a content stem with the question. */
export function sharesNoWord(question, turns) {
  const asked = new Set(plainTerms(question.question))
  return question.evidence.every((id) => {
    const turn = turns.get(id)
    const said = plainTerms(`${turn?.text ?? ''} ${turn?.caption ?? ''}`)
    return !said.some((term) => asked.has(term))
  })
}

export function recallAt(ranking, evidence, k) {
  const first = new Set(ranking.slice(0, k))
  return evidence.filter((id) => first.has(id)).length / evidence.length
}

export function setF1(selected, evidence) {
  const hits = evidence.filter((id) => selected.has(id)).length
  return hits === 0 ? 0 : (2 * hits) / (selected.size + evidence.length)
}

export function mean(values) {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
