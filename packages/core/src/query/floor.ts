/**
 * How well a memory fits a question, from 0 to 1, and where nothing fits. Ranking says which memory is
 * better; it cannot say that none is good: some word is always shared.
 *
 *   words      the share of the question's words that the memory has, each weighed by how rare it is;
 *              less if they have but one word in common and it is not a rare one
 *   meaning    the cosine of both vectors; 0.15 in few memories up to 0.48 in many just counts
 *   evidence   0.6 meaning + 0.4 words, in few memories up to meaning alone; words alone where there are no
 *              vectors; half of it if somebody else says it than the question names
 *   fit        how likely there is an answer where there is such evidence: a logistic curve
 *
 * Its constants and FIT_FLOOR were set on questions with and without an answer (`npm run bench -- floor`,
 * bench/RESULTS.md).
 *
 * @module
 */
import { Bm25 } from '../lexical/bm25.ts'
import { countTerms, documentOf } from '../lexical/document.ts'
import { type QueryTerm, queryTerms } from '../lexical/question.ts'
import type { WordSource } from '../lexical/source.ts'
import { readWordState } from '../lexical/state.ts'
import { documentFrequency } from '../lexical/statistics.ts'
import { speakerTerm } from '../lexical/words.ts'
import { isNamed } from './question.ts'
import { FIT, POOLS } from './ranking.ts'
import type { Found } from './types.ts'

/** The least fit with which a memory is part of an answer. */
export const FIT_FLOOR: typeof FIT.floor = FIT.floor

interface Weighed {
  readonly weight: number
  readonly isRare: boolean
}

/** How well memories fit one question. */
export class Floor {
  readonly #terms: ReadonlyMap<string, Weighed>
  /** Of stems, the terms of their words. */
  readonly #stems: ReadonlyMap<string, string>
  readonly #total: number
  readonly #cosine: number
  readonly #meaning: number
  /** Speakers that the question names, as terms. */
  readonly #names: ReadonlySet<string>

  /** `blind`: weigh all words alike, where statistics could tell of what the asker may not see. */
  constructor(source: WordSource, question: string, blind: boolean) {
    const { documents, length } = readWordState(source)
    const bm25 = new Bm25({ documents, length })
    const rareMax = Math.max(FIT.rareDocuments, documents * FIT.rareShare)
    const trust = Math.min(1, documents / FIT.tellingDocuments)
    const allTerms = queryTerms(question)
    this.#stems = new Map(
      allTerms.flatMap(({ term, of }) => (of === undefined ? [] : [[term, of]])),
    )
    const plain = allTerms.filter(({ of }) => of === undefined)
    this.#terms = new Map(
      plain.map(({ term }) => {
        if (blind) return [term, { weight: 1, isRare: false }]
        const holding = documentFrequency(source, term)
        const weight = 1 + bm25.weight(holding) * trust
        return [term, { weight, isRare: holding <= rareMax }]
      }),
    )
    // How many memories a speaker has could tell of what the asker may not see.
    const isSpeaker = ({ term }: QueryTerm): boolean =>
      documentFrequency(source, speakerTerm(term)) > 0
    this.#names = new Set(blind ? [] : plain.filter(isSpeaker).map(({ term }) => term))
    this.#cosine = cosineFloor(blind ? 1 : documents)
    this.#meaning = partOfMeaning(blind ? 1 : documents)
    this.#total = [...this.#terms.values()].reduce((sum, { weight }) => sum + weight, 0)
  }

  /** The best fit among the first of an answer. */
  best(found: readonly Found[]): number {
    return Math.max(0, ...found.slice(0, POOLS.fitting).map((one) => this.fit(one)))
  }

  fit({ memory, distance }: Found): number {
    const who = this.#isOfAnother(memory) ? FIT.another : 1
    const words = Math.min(1, this.#wordFit(memory))
    if (distance === undefined) return likelihood(who * words, FIT.byWords)
    const meaning = scaled(1 - distance, this.#cosine)
    const beside = scaled(words, FIT.wordsBesideMeaning)
    const both = this.#meaning * meaning + (1 - this.#meaning) * beside
    return likelihood(who * both, FIT.byBoth)
  }

  /** Said by somebody else than the question names. */
  #isOfAnother({ data }: Found['memory']): boolean {
    if (this.#names.size === 0 || data.type !== 'Event' || data.counterparty === undefined) {
      return false
    }
    return !isNamed(this.#names, data.counterparty)
  }

  #wordFit({ data }: Found['memory']): number {
    if (this.#total === 0) return 0
    let [shared, common, rare] = [0, 0, false]
    const terms = countTerms(documentOf(data)).terms.map((term) => this.#stems.get(term) ?? term)
    for (const term of new Set(terms)) {
      const known = this.#terms.get(term)
      if (known === undefined) continue
      shared += known.weight
      common++
      rare ||= known.isRare
    }
    const share = shared / this.#total
    return common > 1 || rare || this.#terms.size === 1 ? share : share * FIT.single
  }
}

/** The nearest of many is near by chance alone. */
function cosineFloor(documents: number): number {
  const grown = FIT.cosineFew + FIT.cosinePerTenfold * Math.log10(Math.max(10, documents) / 10)
  return Math.min(FIT.cosineMany, grown)
}

/** Among few memories one that means it and shares no word is what was asked for; among many it is one of many. */
function partOfMeaning(documents: number): number {
  const grown = Math.log10(Math.max(10, documents) / 10)
  return Math.max(FIT.meaning, 1 - (1 - FIT.meaning) * grown)
}

/** How likely evidence like this is where there is an answer, where half of the questions have one. */
function likelihood(
  evidence: number,
  { middle, width }: { middle: number; width: number },
): number {
  return 1 / (1 + Math.exp((middle - evidence) / width))
}

/** From 0 to 1, so that `least` just counts. */
function scaled(value: number, least: number): number {
  if (value <= least) return Math.max(0, (FIT.atLeast * value) / least)
  return FIT.atLeast + ((1 - FIT.atLeast) * (value - least)) / (1 - least)
}
