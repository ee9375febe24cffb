/**
 * The best documents for a question, exactly, without looking at all of them.
 *
 * The few documents of rare terms come first, those of the rarest before all: they are likely to be
 * the best, and what they score shows which of the others need not be looked at. Then documents are
 * visited in ascending order. Lists whose bounds together cannot reach the worst of the best are not
 * walked, only looked into (MaxScore); where the bounds of all stretches ahead cannot reach it, the
 * stretches are skipped unread (block maxima). Bounds and scores are summed in the same order, that
 * of the terms, so that rounding cannot make a bound smaller than a score.
 *
 * Sources: H. Turtle, J. Flood, "Query evaluation: strategies and optimizations", Information Processing &
 * Management 31(6), 1995 (MaxScore); S. Ding, T. Suel, "Faster top-k document retrieval using block-max
 * indexes", SIGIR 2011 (block maxima).
 *
 * @module
 */
import { EMPTY_BYTES } from '../codec/bytes.ts'
import { readDocumentId, TIMES_PER_PAGE, TYPES_PER_PAGE, ticketOf } from './directory.ts'
import { WordCache } from './page-cache.ts'
import { openQuestion, type Question, type Weighing, type WordQuery } from './question.ts'
import { scoresOf } from './score.ts'
import { WORD_SETTINGS, type WordSettings } from './settings.ts'
import type { WordSource } from './source.ts'
import { type Clocks, maySpeak, numberAt, STANDING_BYTES } from './standing.ts'
import { NO_DOCUMENT, type TermList } from './term-list.ts'
import { TopList } from './top-list.ts'

export interface SearchOptions {
  readonly limit: number
  /** Codes of memory types; absent: all. */
  readonly types?: readonly number[] | undefined
  /** Asked only of documents that would enter the result. */
  readonly accept?: ((id: Uint8Array, type: number, document: number) => boolean) | undefined
  /** Kept between questions to the same view. */
  readonly cache?: WordCache | undefined
  readonly settings?: WordSettings | undefined
  /** Weigh all words alike: no score depends on documents that are not in the answer. */
  readonly blind?: boolean | undefined
  /** Weigh words by these statistics, not by those of the index. */
  readonly weighing?: Weighing | undefined
  /** Only documents that may count at these times; of equal scores the one that was indexed first later. */
  readonly clocks?: Clocks | undefined
  /** Documents have other numbers than those that they had first. */
  readonly renumbered?: boolean | undefined
  /** What scores less is not wanted. */
  readonly least?: number | undefined
  /** Documents whose scores are wanted as well, among the best or not. */
  readonly also?: readonly number[] | undefined
}

export interface WordHit {
  readonly id: Uint8Array
  readonly type: number
  /** The number under which the memory is indexed: smaller is newer. */
  readonly document: number
  /** The same, of the index in which it was first. */
  readonly number: number
  readonly score: number
}

export interface WordResult {
  /** By score, descending; of equal scores the newer document is first. */
  readonly hits: readonly WordHit[]
  /** Documents whose score was looked at. */
  readonly touched: number
  /** Of the documents in `also`, in their order. */
  readonly also: Float64Array
}

export function searchWords(
  source: WordSource,
  query: WordQuery,
  options: SearchOptions,
): WordResult {
  const cache = options.cache ?? new WordCache()
  const { settings = WORD_SETTINGS, blind = false } = options
  const question = openQuestion(source, query, cache, settings, blind, options.weighing)
  const found =
    options.limit < 1
      ? { hits: [], touched: 0 }
      : new Search(source, question, options, cache).run()
  const { hits, touched } = found
  if (options.also === undefined) return { hits, touched, also: NO_SCORES }
  for (const list of question.lists) list.restart()
  return { hits, touched, also: scoresOf(question, options.also) }
}

const NO_SCORES = new Float64Array(0)

/** More than rounding can take away from a sum of so few. */
const ABOVE_ROUNDING = 1 + 2 ** -40

/** Times this, a number is the next smaller one. */
const JUST_BELOW_ONE = 1 - Number.EPSILON / 2

class Search {
  readonly #source: WordSource
  readonly #question: Question
  #lists: readonly TermList[]
  readonly #options: SearchOptions
  readonly #cache: WordCache
  readonly #types: ReadonlySet<number> | undefined
  readonly #clocks: Clocks | undefined
  readonly #top: TopList
  /** Indexes of lists, smallest bound first; the first `#weak` of them cannot reach the threshold. */
  #byBound: number[] = []
  #weak = 0
  #isWeak: boolean[] = []
  #shares = new Float64Array(0)
  /** Documents of rare terms: done before the others. */
  readonly #done = new Set<number>()
  readonly #typePages = new Map<number, Uint8Array>()
  readonly #timePages = new Map<number, Buffer>()
  #touched = 0
  /** What does not score more is not among the best. */
  #floor = -1

  constructor(source: WordSource, question: Question, options: SearchOptions, cache: WordCache) {
    this.#source = source
    this.#question = question
    this.#lists = question.lists
    this.#options = options
    this.#cache = cache
    this.#types = options.types === undefined ? undefined : new Set(options.types)
    this.#clocks = options.clocks
    this.#top = new TopList(options.limit)
    this.#raise()
  }

  run(): Omit<WordResult, 'also'> {
    const { waiting } = this.#question
    for (const { document, type, id, row, score } of waiting) {
      this.#touched++
      if (this.#clocks !== undefined && !maySpeak(row, 0, this.#clocks)) continue
      if (score > this.#floor && this.#accepts(type, document, () => id)) {
        this.#add(score, document, numberAt(row, 0))
      }
    }
    for (let rare = this.#rarest(); rare !== undefined; rare = this.#rarest()) this.#finish(rare)
    this.#walk()
    const known = new Map(waiting.map((item) => [item.document, item]))
    const hits = this.#top.sorted().map(({ score, document, number }) => ({
      id: known.get(document)?.id ?? readDocumentId(this.#source, document),
      type: known.get(document)?.type ?? this.#typeOf(document),
      document,
      number,
      score,
    }))
    return { hits, touched: this.#touched }
  }

  #list(index: number): TermList {
    return this.#lists[index] as TermList
  }

  /** The shortest list, if it is short; the last one is walked in any case. */
  #rarest(): TermList | undefined {
    const { rareDocuments } = this.#options.settings ?? WORD_SETTINGS
    if (this.#lists.length < 2) return undefined
    const rare = this.#lists.reduce((least, list) =>
      list.documents < least.documents ? list : least,
    )
    return rare.documents <= rareDocuments ? rare : undefined
  }

  /** Visits all documents of a list; none of those that are left has its term. */
  #finish(rare: TermList): void {
    this.#raise()
    this.#arrange((list) => (list === rare ? Number.POSITIVE_INFINITY : list.bound))
    this.#weak = this.#lists.length - 1
    this.#isWeak = this.#lists.map((list) => list !== rare)
    for (let document = rare.seek(0); document < NO_DOCUMENT; document = rare.seek(document + 1)) {
      if (this.#done.has(document) || this.#isSilent(document)) continue
      for (const list of this.#lists) list.look(document)
      this.#visit(document)
      this.#done.add(document)
    }
    this.#lists = this.#lists.filter((list) => list !== rare)
    for (const list of this.#lists) list.restart()
  }

  #arrange(bound: (list: TermList) => number): void {
    this.#byBound = this.#lists
      .map((_, index) => index)
      .sort((a, b) => bound(this.#list(a)) - bound(this.#list(b)))
    this.#isWeak = this.#lists.map(() => false)
    this.#weak = 0
    this.#shares = new Float64Array(this.#lists.length)
  }

  #walk(): void {
    this.#arrange((list) => list.bound)
    this.#raise()
    this.#weaken()
    let document = 0
    while (this.#weak < this.#lists.length && document < NO_DOCUMENT) {
      let end = NO_DOCUMENT - 1
      for (let index = 0; index < this.#lists.length; index++) {
        const list = this.#list(index)
        list.look(document)
        this.#shares[index] = list.aheadBound
        if (list.aheadEnd < end) end = list.aheadEnd
      }
      document = this.#sum() > this.#floor ? this.#walkWindow(document, end) : end + 1
    }
  }

  /** Visits the documents up to `end`, over which the bounds ahead hold; gives the next after it. */
  #walkWindow(from: number, end: number): number {
    let document = from
    let weak = -1
    let weakBound = 0
    for (;;) {
      if (this.#weak >= this.#lists.length) return NO_DOCUMENT
      if (weak !== this.#weak) {
        weak = this.#weak
        weakBound = this.#aheadOfWeak()
      }
      const next =
        this.#weak === this.#lists.length - 1
          ? this.#nextOfOne(document, end)
          : this.#nextOfMany(document)
      if (next > end) return next
      document = next + 1
      if ((this.#strongShare(next) + weakBound) * ABOVE_ROUNDING <= this.#floor) {
        this.#touched++
        if (document > end) return document
        continue
      }
      if (!this.#done.has(next) && this.#visit(next)) this.#weaken()
      if (document > end) return document
    }
  }

  /** What the lists that are only looked into can add in this window. */
  #aheadOfWeak(): number {
    let sum = 0
    for (let at = 0; at < this.#weak; at++) {
      sum += this.#list(this.#byBound[at] as number).aheadBound
    }
    return sum
  }

  /** What a document has of the lists that are walked: in any order, so not to the last bit. */
  #strongShare(document: number): number {
    let sum = 0
    for (let at = this.#weak; at < this.#byBound.length; at++) {
      const list = this.#list(this.#byBound[at] as number)
      if (list.document === document) sum += list.score
    }
    return sum
  }

  #nextOfMany(document: number): number {
    let next = NO_DOCUMENT
    for (let at = this.#weak; at < this.#byBound.length; at++) {
      const candidate = this.#list(this.#byBound[at] as number).seek(document)
      if (candidate < next) next = candidate
    }
    return next
  }

  /** With one list left to walk, its chunks can be skipped too. */
  #nextOfOne(from: number, end: number): number {
    const index = this.#byBound[this.#weak] as number
    const list = this.#list(index)
    let document = from
    while (document <= end && list.document < document) {
      if (!list.enter(document)) return NO_DOCUMENT
      this.#expectBounds()
      this.#shares[index] = list.chunkBound
      if (this.#sum() > this.#floor) break
      // The bounds of the others hold up to the end of the window only.
      document = Math.min(list.chunkEnd, end) + 1
    }
    return document > end ? document : list.seek(document)
  }

  /** Nothing known of any document: the bounds ahead. */
  #expectBounds(): void {
    for (let index = 0; index < this.#lists.length; index++) {
      this.#shares[index] = this.#list(index).aheadBound
    }
  }

  /** Whether it is now among the best. */
  #visit(document: number): boolean {
    this.#touched++
    // Before anything is added up: to most questions about some types, most documents are of others.
    if (this.#types !== undefined && !this.#types.has(this.#typeOf(document))) return false
    const number = this.#clocks === undefined ? document : this.#numberThen(document, this.#clocks)
    if (number === undefined) return false
    for (let index = 0; index < this.#lists.length; index++) {
      const list = this.#list(index)
      if (this.#isWeak[index]) this.#shares[index] = list.aheadBound
      else this.#shares[index] = list.document === document ? list.score : 0
    }
    let score = this.#sum()
    for (let at = this.#weak - 1; at >= 0; at--) {
      if (score <= this.#floor) return false
      const index = this.#byBound[at] as number
      const list = this.#list(index)
      this.#shares[index] = list.seek(document) === document ? list.score : 0
      score = this.#sum()
    }
    if (score <= this.#floor) return false
    const type = this.#typeOf(document)
    if (type === 0) return false
    if (!this.#accepts(type, document, () => readDocumentId(this.#source, document))) return false
    this.#add(score, document, number)
    return true
  }

  /** In the order of terms, always. */
  #sum(): number {
    let sum = 0
    for (let index = 0; index < this.#shares.length; index++) sum += this.#shares[index] as number
    return sum
  }

  #accepts(type: number, document: number, id: () => Uint8Array): boolean {
    if (this.#types !== undefined && !this.#types.has(type)) return false
    const { accept } = this.#options
    return accept === undefined || accept(id(), type, document)
  }

  #add(score: number, document: number, number: number): void {
    this.#top.add(score, document, number)
    this.#raise()
  }

  /** A document visited later is older and loses a tie, except to one that was visited out of turn. */
  #raise(): void {
    const { threshold, worst } = this.#top
    const isOutOfTurn =
      worst !== undefined && (this.#options.renumbered === true || this.#done.has(worst))
    const floor = isOutOfTurn ? threshold * JUST_BELOW_ONE : threshold
    this.#floor = Math.max(floor, (this.#options.least ?? -1) * JUST_BELOW_ONE)
  }

  /** Lists that the floor has outgrown. */
  #weaken(): void {
    while (this.#weak < this.#byBound.length) {
      const next = this.#byBound[this.#weak] as number
      for (let index = 0; index < this.#lists.length; index++) {
        const counts = this.#isWeak[index] === true || index === next
        this.#shares[index] = counts ? this.#list(index).bound : 0
      }
      if (this.#sum() > this.#floor) return
      this.#isWeak[next] = true
      this.#weak++
    }
  }

  /** Known before any list is looked into: most documents of the past are of another time. */
  #isSilent(document: number): boolean {
    return this.#clocks !== undefined && this.#numberThen(document, this.#clocks) === undefined
  }

  /** The number that a document had first; undefined if it does not count then. */
  #numberThen(document: number, clocks: Clocks): number | undefined {
    const ticket = ticketOf(document)
    const page = Math.floor(ticket / TIMES_PER_PAGE)
    let rows = this.#timePages.get(page)
    if (rows === undefined) {
      rows = this.#cache.times(this.#source, this.#question.state, page)
      if (rows === undefined) return undefined
      this.#timePages.set(page, rows)
    }
    const at = (ticket % TIMES_PER_PAGE) * STANDING_BYTES
    return maySpeak(rows, at, clocks) ? numberAt(rows, at) : undefined
  }

  /** 0 if the document was removed. */
  #typeOf(document: number): number {
    const ticket = ticketOf(document)
    const page = Math.floor(ticket / TYPES_PER_PAGE)
    let types = this.#typePages.get(page)
    if (types === undefined) {
      types = this.#cache.types(this.#source, this.#question.state, page) ?? EMPTY_BYTES
      this.#typePages.set(page, types)
    }
    return types[ticket % TYPES_PER_PAGE] ?? 0
  }
}
