import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CortexError } from '../src/errors.ts'
import { printKey, WORDS_KEY } from '../src/keys/keyspace.ts'
import {
  addDocument as addTo,
  type NewDocument,
  removeDocument as removeFrom,
} from '../src/lexical/index-words.ts'
import { OpenWords } from '../src/lexical/open-words.ts'
import { WordCache } from '../src/lexical/page-cache.ts'
import { encodePending, pendingBytes } from '../src/lexical/pending.ts'
import { scoreWords } from '../src/lexical/score.ts'
import { searchWords } from '../src/lexical/search.ts'
import type { WordSettings } from '../src/lexical/settings.ts'
import type { WordTarget } from '../src/lexical/source.ts'
import { isMerge, readWordState } from '../src/lexical/state.ts'
import { documentFrequency } from '../src/lexical/statistics.ts'
import { questionTerms } from '../src/lexical/words.ts'
import { openValue, sealValue } from '../src/store/sealed-value.ts'
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
  rareDocuments: 2,
}

/** One change, written at once. */
function atOnce<T>(target: WordTarget, change: (index: OpenWords) => T): T {
  const index = new OpenWords(target)
  const result = change(index)
  index.close()
  return result
}

function addDocument(target: WordTarget, document: NewDocument): number {
  return atOnce(target, (index) => addTo(index, document))
}

const STANDING = { known: 1, from: 2, nextKnown: 3, nextFrom: 4, number: 5 }

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
  readonly target: MapTarget
  readonly model = new PlainWords()
  readonly settings: WordSettings
  readonly cache = new WordCache()
  readonly texts = new Map<number, string>()
  #next = 0

  #row: OpenWords | undefined

  constructor(settings: WordSettings, target = new MapTarget()) {
    this.settings = settings
    this.target = target
  }

  /** From here on changes are written when the row ends. */
  beginRow(): void {
    this.#row = new OpenWords(this.target)
  }

  endRow(): void {
    this.#row?.close()
    this.#row = undefined
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
    const { document } = picked
    this.#change((index) => removeFrom(index, document, words, this.settings))
    this.model.remove(picked.document)
    if (one.kind === 'update') this.#add(picked.id, picked.type, one.text)
  }

  #add(id: Uint8Array, type: number, said: string): void {
    const added = { id, type, words: { texts: [said] } }
    const document = this.#change((index) => addTo(index, added, this.settings))
    this.model.add({ document, id, type, terms: questionTerms(said) })
    this.texts.set(document, said)
  }

  #change<T>(change: (index: OpenWords) => T): T {
    return this.#row === undefined ? atOnce(this.target, change) : change(this.#row)
  }

  check(): void {
    const { target, model, settings, cache } = this
    const state = readWordState(target)
    expect([state.documents, state.length]).toEqual([model.documents.length, model.length])
    for (const term of VOCABULARY) {
      expect(documentFrequency(target, term, settings), term).toBe(model.frequency(term))
    }
    const documents = model.documents.map(({ document }) => document)
    for (const question of QUESTIONS) {
      const expected = model.search(question)
      for (const limit of [1, 3, 100]) {
        const { hits } = searchWords(target, question, { limit, settings, cache })
        same(hits.map(plainHit), expected.slice(0, limit).map(plainHit), `${question} ${limit}`)
      }
      const some = expected.filter(({ type }) => type !== 1).slice(0, 2)
      const { hits } = searchWords(target, question, { limit: 2, settings, types: [2, 3], cache })
      same(hits.map(plainHit), some.map(plainHit), `${question}, some types`)
      const byDocument = new Map(expected.map((hit) => [hit.document, hit.score]))
      const { scores } = scoreWords(target, question, documents, { settings, cache })
      same(
        [...scores],
        documents.map((document) => byDocument.get(document) ?? 0),
        'scores',
      )
    }
  }
}

/** Cheap when it holds. */
function same(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected)
}

function plainHit(hit: {
  readonly id: Uint8Array
  readonly score: number
  readonly type: number
}): unknown {
  return [Buffer.from(hit.id).toString('hex'), hit.type, hit.score]
}

/** Larger than TINY, so that lists span blocks and merges stop inside them. */
const SMALL: WordSettings = {
  pendingRecords: 3,
  pendingBytes: 4000,
  fanOut: 3,
  blockBytes: 60,
  chunkPostings: 3,
  fencesPerPage: 3,
  stepBytes: 40,
  pace: 3,
  rareDocuments: 5,
}

describe('the index of words', () => {
  it.each([
    ['tiny', TINY, 40],
    ['small', SMALL, 90],
  ])(
    '[W12] [W16] [W17] [W19] gives what a plain model gives, after every change (%s)',
    (_name, settings, maxLength) => {
      fc.assert(
        fc.property(fc.array(step, { maxLength }), (steps) => {
          const pair = new Pair(settings)
          for (const one of steps) {
            pair.apply(one)
            pair.check()
          }
        }),
        { numRuns: 100 },
      )
    },
    60_000,
  )

  it('[W11] [W17] a step may end among the removals of a list', () => {
    const pair = new Pair(TINY)
    for (const text of ['', 'bee ant', 'bee', '']) pair.apply({ kind: 'add', text })
    pair.apply({ kind: 'remove', pick: 1, text: '' })
    for (const text of ['ant', 'ant', 'ant bee fox ant ant', 'ant bee']) {
      pair.apply({ kind: 'add', text })
      pair.check()
    }
  })

  it('[W12] counts are exact when everything is taken out again', () => {
    const pair = new Pair(SMALL)
    for (let count = 0; count < 150; count++) pair.apply({ kind: 'add', text: 'ant ant bee' })

    for (let left = 149; left >= 0; left--) {
      pair.apply({ kind: 'remove', pick: 7 * left, text: '' })
      expect(documentFrequency(pair.target, 'ant', SMALL)).toBe(left)
    }
    pair.check()
  })

  it('[W11] [W12] a step may end where the beginning of a list has cancelled out', () => {
    const pair = new Pair({ ...SMALL, pendingRecords: 40, fanOut: 2, stepBytes: 20, pace: 1 })
    for (let count = 0; count < 40; count++) pair.apply({ kind: 'add', text: 'ant' })
    // The newest come first in every list.
    for (let count = 0; count < 30; count++)
      pair.apply({ kind: 'remove', pick: 39 - count, text: '' })
    const cursors = new Set<number>()
    for (let count = 0; count < 60; count++) {
      pair.apply({ kind: 'add', text: 'bee' })
      for (const part of readWordState(pair.target).parts) {
        if (isMerge(part) && part.cursor.term === 'ant') cursors.add(part.cursor.document)
      }
      expect(documentFrequency(pair.target, 'ant', pair.settings)).toBe(10)
      same(
        searchWords(pair.target, 'ant', { limit: 99, settings: pair.settings }).hits.map(plainHit),
        pair.model.search('ant').map(plainHit),
        'ant',
      )
    }

    expect(Math.max(...cursors)).toBeGreaterThan(0)
  })

  it('[W13] has the same records for the same changes, whatever remembers what', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        const one = new Pair(TINY)
        const other = new Pair(TINY, new ForgetfulTarget())
        for (const change of steps) {
          one.apply(change)
          other.apply(change)
        }
        expect(other.target.entries).toEqual(one.target.entries)
      }),
      { numRuns: 40 },
    )
  })

  it('[W13] changes in a row leave the same records, and write what waits once', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 20, maxLength: 60 }),
        fc.infiniteStream(fc.nat({ max: 9 })),
        (steps, lengths) => {
          const one = new Pair(TINY)
          const inRows = new Pair(TINY)
          let left = 0
          for (const change of steps) {
            if (left-- === 0) {
              inRows.endRow()
              left = lengths.next().value as number
              inRows.beginRow()
            }
            one.apply(change)
            inRows.apply(change)
          }
          inRows.endRow()
          inRows.check()
          expect(inRows.target.entries).toEqual(one.target.entries)
          expect(inRows.target.puts).toBeLessThanOrEqual(one.target.puts)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('[W9] a change writes its record and the state', () => {
    const target = new MapTarget()
    const words = { texts: ['some words of one document'] }
    const document = addDocument(target, { id: idOf(1), type: 1, words })
    addDocument(target, { id: idOf(2), type: 1, words })
    const added = [target.puts, target.deletes]

    atOnce(target, (index) => removeFrom(index, document, words))

    expect(added).toEqual([4, 0])
    expect([target.puts, target.deletes]).toEqual([5, 1])
  })

  it('[W9] a removal from a segment also writes the table of types', () => {
    const target = new MapTarget()
    const words = { texts: ['some words'] }
    const numbers = Array.from({ length: 32 }, (_, index) =>
      addDocument(target, { id: idOf(index), type: 1, words }),
    )
    const before = target.puts

    atOnce(target, (index) => removeFrom(index, numbers[3] as number, words))

    expect(target.puts - before).toBe(3)
  })

  it('[W22] documents that do not count at a time are passed by unread', () => {
    const target = new MapTarget()
    const next = { nextKnown: 50, nextFrom: 40 }
    for (let index = 0; index < 70; index++) {
      // Of each pair the second takes the place of the first.
      const standing = index % 2 === 0 ? { known: 10, from: 5, ...next } : { known: 50, from: 40 }
      addDocument(target, { id: idOf(index), type: 1, words: { texts: ['words'] }, standing })
    }
    const countsAt = (known: number, valid: number): number[] => {
      const asked: number[] = []
      const accept = (id: Uint8Array): boolean => asked.push(Buffer.from(id).readUInt8(15)) > 0
      const clocks = { known, valid }
      searchWords(target, 'words', { limit: 100, clocks, accept })
      return [...new Set(asked.map((number) => number % 2))].sort()
    }

    expect(countsAt(9, 60)).toEqual([])
    expect(countsAt(49, 60)).toEqual([0])
    expect(countsAt(50, 40)).toEqual([1])
    expect(countsAt(50, 39)).toEqual([0])
    expect(countsAt(50, 4)).toEqual([])
  })

  it('[W10] segments of 32 changes, and eight of a level become one of the next', () => {
    const target = new MapTarget()
    const levels = (): number[] =>
      readWordState(target).parts.map((part) => (isMerge(part) ? -part.level : part.level))
    const seen = new Map<number, number[]>()
    for (let count = 1; count <= 32 * 9; count++) {
      addDocument(target, { id: idOf(count), type: 1, words: { texts: [`word${count % 50}`] } })
      seen.set(count, levels())
    }

    expect(seen.get(31)).toEqual([])
    expect(seen.get(32)).toEqual([1])
    expect(seen.get(32 * 7)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(seen.get(32 * 8)).toEqual([-2])
    expect(readWordState(target).parts.length).toBeLessThanOrEqual(2)
  })

  it('[W10] the size of a record is known before it is written', () => {
    const terms = fc.array(fc.tuple(fc.string({ maxLength: 64 }), fc.nat()), { maxLength: 200 })
    const added = fc.option(fc.constant({ type: 1, id: idOf(1), standing: STANDING }), {
      nil: undefined,
    })
    fc.assert(
      fc.property(terms, fc.nat(), added, (counted, length, added) => {
        const record = {
          document: 7,
          added,
          terms: counted.map(([term]) => Buffer.from(term).toString('latin1').slice(0, 64)),
          counts: counted.map(([, count]) => count),
          length,
        }
        expect(pendingBytes(record)).toBe(encodePending(0, record).length)
      }),
    )
  })

  it('[W10] long documents wait by their size', () => {
    const target = new MapTarget()
    const long = Array.from({ length: 4000 }, (_, index) => `long${index}word`).join(' ')
    for (let count = 0; count < 2; count++) {
      addDocument(target, { id: idOf(count), type: 1, words: { texts: [long] } })
    }

    expect(readWordState(target).pending).toEqual([])
  })

  it('[W11] the keys of one change are bounded, whatever the size of the index', () => {
    const target = new MapTarget()
    const most: number[] = []
    const total: number[] = []
    for (let round = 0; round < 4; round++) {
      let largest = 0
      const start = target.puts + target.deletes
      for (let count = 0; count < 1500; count++) {
        const before = target.puts + target.deletes
        const texts = [pseudoText(round * 1500 + count)]
        addDocument(target, { id: idOf(count), type: 1, words: { texts } })
        largest = Math.max(largest, target.puts + target.deletes - before)
      }
      most.push(largest)
      total.push((target.puts + target.deletes - start) / 1500)
    }

    // 32 records that go, their segment, and steps of as many merges as there are levels.
    expect(Math.max(...most)).toBeLessThan(32 + 4 * 30)
    expect(Math.max(...total)).toBeLessThan(6)
  })

  it('[W18] asks only for what would enter, and does not look at all documents', () => {
    const target = new MapTarget()
    for (let count = 0; count < 3000; count++) {
      const texts = [`everywhere ${pseudoText(count)}`]
      addDocument(target, { id: idOf(count), type: 1 + (count % 2), words: { texts } })
    }
    let asked = 0
    const accept = (id: Uint8Array, type: number): boolean => {
      asked++
      expect(type).toBe(2)
      return (id[15] as number) % 3 === 0
    }

    const { hits, touched } = searchWords(target, 'everywhere', { limit: 5, types: [2], accept })

    expect(hits.length).toBe(5)
    expect(hits.every(({ id, type }) => type === 2 && (id[15] as number) % 3 === 0)).toBe(true)
    expect(asked).toBeLessThan(300)
    expect(touched).toBeLessThan(1500)
  })

  it('[W20] a question has at most 64 terms, and none finds nothing', () => {
    const target = new MapTarget()
    addDocument(target, { id: idOf(1), type: 1, words: { texts: ['last words'] } })
    const many = Array.from({ length: 64 }, (_, index) => `other${index}`).join(' ')

    expect(searchWords(target, `${many} last`, { limit: 1 }).hits).toEqual([])
    expect(searchWords(target, `last ${many}`, { limit: 1 }).hits.length).toBe(1)
    expect(searchWords(target, 'the of', { limit: 1 }).hits).toEqual([])
    expect(searchWords(target, '', { limit: 1 }).hits).toEqual([])
    expect(searchWords(target, 'last', { limit: 0 }).hits).toEqual([])
  })
})

describe('a damaged record', () => {
  const pair = new Pair(SMALL)
  for (let count = 0; count < 40; count++) {
    pair.apply({ kind: 'add', text: VOCABULARY.slice(count % 4).join(' ') })
    if (count % 5 === 4) pair.apply({ kind: 'update', pick: count, text: 'ant elk' })
  }
  const ask = (get: (key: Uint8Array) => Uint8Array | undefined): unknown =>
    QUESTIONS.map((question) =>
      searchWords({ get }, question, { limit: 100, settings: SMALL }).hits.map(plainHit),
    )
  const sound = ask((key) => pair.target.get(key))
  const names = [...pair.target.entries.keys()]

  it('[W14] that is missing is CORRUPT with its key', () => {
    const found = names.map((name) => {
      const missing = (key: Uint8Array): Uint8Array | undefined =>
        Buffer.from(key).toString('latin1') === name ? undefined : pair.target.get(key)
      return outcome(() => ask(missing), name, sound)
    })

    // Without its state an index is an empty one, without a page of types its documents are gone.
    const silent = names.filter((_, index) => found[index] === 'another answer')
    expect(silent.every((name) => /^(meta\/words|idx\/words\/type)/.test(name))).toBe(true)
    expect(found.filter((what) => what === 'CORRUPT').length).toBeGreaterThan(names.length / 2)
  })

  it('[W14] whose bytes changed is CORRUPT with its key', () => {
    for (const name of names) {
      const flipped = (key: Uint8Array): Uint8Array | undefined => {
        const value = pair.target.get(key)
        if (value === undefined) return undefined
        const sealed = Buffer.from(sealValue(key, value))
        if (Buffer.from(key).toString('latin1') === name) {
          sealed[3] = (sealed[3] as number) ^ 4
        }
        return openValue(key, sealed)
      }
      expect(
        outcome(() => ask(flipped), name, sound),
        name,
      ).toMatch(/CORRUPT|the same/)
    }
  })

  it('[W14] that is cut off is CORRUPT or harmless, never another error', () => {
    for (const name of names) {
      for (const keep of [0, 1, 2, 7, 30]) {
        const cut = (key: Uint8Array): Uint8Array | undefined => {
          const value = pair.target.get(key)
          const isIt = Buffer.from(key).toString('latin1') === name
          return isIt && value !== undefined ? Buffer.from(value.subarray(0, keep)) : value
        }
        expect(() => outcome(() => ask(cut), name, sound), `${name} ${keep}`).not.toThrow()
      }
    }
  })

  it('[W14] of another analysis is refused as such', () => {
    const state = Buffer.from(pair.target.get(WORDS_KEY) as Uint8Array)
    state[0] = 200
    const other = (key: Uint8Array): Uint8Array | undefined =>
      WORDS_KEY.equals(key) ? state : pair.target.get(key)

    expect(() => ask(other)).toThrow(/analysis 200/)
  })
})

/** What a question over damage gives: an error that names the record, or an answer. */
function outcome(read: () => unknown, name: string, sound: unknown): string {
  try {
    return isDeepStrictEqual(read(), sound) ? 'the same' : 'another answer'
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    expect(error.details?.key).toBe(printKey(Buffer.from(name, 'latin1')))
    return error.code
  }
}

/** A few dozen words of a vocabulary of hundreds, the same for the same number. */
function pseudoText(number: number): string {
  let state = (number * 2654435761) >>> 0
  const words: string[] = []
  for (let count = 0; count < 12 + (number % 9); count++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    words.push(`w${Math.floor((state / 2 ** 32) ** 3 * 900)}x`)
  }
  return words.join(' ')
}

/** Gives other bytes than it got: nothing can be known by the object. */
class ForgetfulTarget extends MapTarget {
  override get(key: Uint8Array): Uint8Array | undefined {
    const value = super.get(key)
    return value === undefined ? undefined : Buffer.from(value)
  }
}
