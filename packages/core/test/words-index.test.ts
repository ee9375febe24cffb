import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDocument, removeDocument } from '../src/lexical/index-words.ts'
import { WordCache } from '../src/lexical/page-cache.ts'
import { scoreWords } from '../src/lexical/score.ts'
import { searchWords } from '../src/lexical/search.ts'
import type { WordSettings } from '../src/lexical/settings.ts'
import { readWordState } from '../src/lexical/state.ts'
import { documentFrequency } from '../src/lexical/statistics.ts'
import { questionTerms } from '../src/lexical/words.ts'
import { MapTarget, PlainWords } from './words-model.ts'

/** Small enough that a dozen documents meet every path. */
const TINY: WordSettings = {
  pendingRecords: 2,
  pendingBytes: 200,
  fanOut: 2,
  blockBytes: 90,
  chunkPostings: 2,
  fencesPerPage: 2,
  stepBytes: 30,
  pace: 2,
}

const VOCABULARY = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox']
const QUESTIONS = [
  'ant',
  'fox',
  'bee cat',
  'ant bee cat dog elk fox',
  'dog dog elk',
  'gnu',
  'gnu ant',
]

const text = fc
  .array(fc.constantFrom(...VOCABULARY, 'ant', 'ant', 'bee'), { maxLength: 7 })
  .map((words) => words.join(' '))

type Step =
  | { readonly kind: 'add'; readonly text: string }
  | { readonly kind: 'remove' | 'update'; readonly pick: number; readonly text: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), text }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'update' as const),
      pick: fc.nat(),
      text,
    }),
  },
)

function idOf(number: number): Uint8Array {
  const id = Buffer.alloc(16)
  id.writeUInt32BE(number, 12)
  return id
}

/** The index and the model, side by side. */
class Pair {
  readonly target = new MapTarget()
  readonly model = new PlainWords()
  readonly settings: WordSettings
  readonly cache = new WordCache()
  readonly texts = new Map<number, string>()
  #next = 0

  constructor(settings: WordSettings) {
    this.settings = settings
  }

  apply(one: Step): void {
    if (one.kind === 'add') {
      this.#add(idOf(this.#next), 1 + (this.#next % 3), one.text)
      this.#next++
      return
    }
    const live = this.model.documents
    const picked = live[one.pick % Math.max(1, live.length)]
    if (picked === undefined) return
    const words = { texts: [this.texts.get(picked.document) as string] }
    removeDocument(this.target, picked.document, words, this.settings)
    this.model.remove(picked.document)
    if (one.kind === 'update') this.#add(picked.id, picked.type, one.text)
  }

  #add(id: Uint8Array, type: number, said: string): void {
    const document = addDocument(this.target, { id, type, words: { texts: [said] } }, this.settings)
    this.model.add({ document, id, type, terms: questionTerms(said) })
    this.texts.set(document, said)
  }

  check(): void {
    const { target, model, settings, cache } = this
    const state = readWordState(target)
    expect([state.documents, state.length]).toEqual([model.documents.length, model.length])
    for (const term of VOCABULARY) {
      expect(documentFrequency(target, term, settings), term).toBe(model.frequency(term))
    }
    for (const question of QUESTIONS) {
      for (const limit of [1, 3, 100]) {
        const { hits } = searchWords(target, question, { limit, settings, cache })
        expect(hits.map(plainHit), `${question} ${limit}`).toEqual(
          model.search(question).slice(0, limit).map(plainHit),
        )
      }
      const types = searchWords(target, question, { limit: 2, settings, types: [2, 3], cache })
      const expected = model.search(question).filter(({ type }) => type !== 1)
      expect(types.hits.map(plainHit)).toEqual(expected.slice(0, 2).map(plainHit))
      const documents = model.documents.map(({ document }) => document)
      const { scores } = scoreWords(target, question, documents, { settings })
      const byDocument = new Map(model.search(question).map((hit) => [hit.document, hit.score]))
      expect([...scores]).toEqual(documents.map((document) => byDocument.get(document) ?? 0))
    }
  }
}

function plainHit(hit: {
  readonly id: Uint8Array
  readonly score: number
  readonly type: number
}): unknown {
  return [Buffer.from(hit.id).toString('hex'), hit.type, hit.score]
}

describe('the index of words', () => {
  it('[W1] gives what a plain model gives, after every change', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pair = new Pair(TINY)
        for (const one of steps) {
          pair.apply(one)
          pair.check()
        }
      }),
      { numRuns: 60 },
    )
  })
})
