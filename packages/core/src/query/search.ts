/**
 * One run of a query, from its plan to its answer: everything that the lanes need, in one object. It is
 * made by `find`, lives as long as one read, and knows none of the lanes.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import type { Generations } from '../generations.ts'
import { NEVER } from '../lexical/standing.ts'
import { LIMITS } from '../limits.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { idBytes } from '../memory/ids.ts'
import { readHead } from '../projections/records.ts'
import { presentTime } from '../projections/state.ts'
import type { LinksRead } from '../reads/link-cache.ts'
import { Candidates } from './candidate.ts'
import { chooseLead, type Lead } from './leads.ts'
import { type Order, orderBy } from './order.ts'
import { type CheckedQuery, isByRelevance, isNear } from './query.ts'
import { type Question, readQuestion } from './question.ts'
import { POOLS } from './ranking.ts'
import { readAt } from './read-at.ts'
import { isStatement } from './statement.ts'
import type { Found, QueryState, VectorsAround } from './types.ts'
import type { Attempt } from './walk.ts'
import { type WordIndex, WordsNow } from './word-index.ts'
import { WordsThen } from './words-then.ts'

export class Search {
  /** Reads of the store; a scan reports what it cannot read and goes on. */
  readonly view: ViewReader
  readonly query: CheckedQuery
  readonly state: QueryState
  /** From ids to memories that the query may return. */
  readonly candidates: Candidates
  /** Validity is judged at this time; undefined: not at all. */
  readonly validAt: number | undefined
  /** The order of the answer. */
  readonly order: readonly Order[]
  /** The index that leads to the candidates. */
  readonly lead: Lead
  /** About another time than now, or what was known at another time. */
  readonly isEarlier: boolean
  /** What memories say, or said. */
  readonly words: WordIndex
  /** The view without its past. */
  readonly #today: ViewReader
  #question: Question | undefined
  #isStatement: boolean | undefined

  constructor(today: ViewReader, query: CheckedQuery, present: QueryState) {
    this.query = query
    const { view: store, state } = readAt(today, present, query.knownAt)
    this.#today = today
    this.state = state
    this.isEarlier = query.asOf !== undefined || store !== today
    this.validAt = validityTime(query, state)
    const candidates = new Candidates({
      view: store,
      today,
      cache: state.cache,
      query,
      weights: state.weights,
      now: state.now,
      validAt: this.validAt,
      allows: state.allows,
    })
    this.candidates = candidates
    // What cannot be read is reported wherever it is met; the rest of the answer stands.
    this.view = {
      get: (key) => store.get(key),
      scan: (range) => store.scan(range, (damage) => candidates.report(damage)),
    }
    this.words = this.isEarlier
      ? new WordsThen(today, state, {
          known: query.knownAt ?? NEVER,
          valid: this.validAt ?? NEVER,
        })
      : new WordsNow(this.view, state)
    this.order = query.order.length > 0 ? query.order : [defaultOrder(query)]
    this.lead = chooseLead(this.view, query, this.restricted)
  }

  /** Some memories are not for the asker: nothing may be said that depends on them. */
  get restricted(): boolean {
    return this.candidates.restricted
  }

  /** Places in sequences that earlier questions read. */
  get knownLinks(): Generations<string, LinksRead> {
    return this.state.links.at(this.state.state.nextSeq)
  }

  /** So many from the first on are needed for the page that is asked for. */
  get wanted(): number {
    return this.query.offset + this.query.limit
  }

  /** The vectors around what is asked for, where an embedder runs. */
  get meaning(): VectorsAround | undefined {
    return this.state.meaning
  }

  /** The types as the searches by words and by vectors know them; undefined: all. */
  get types(): number[] | undefined {
    const { types } = this.query
    return types.length === 0 ? undefined : types.map((type) => MEMORY_TYPES.code(type))
  }

  /** How many of the most relevant are needed: more than the page where another order is asked for. */
  get pool(): number {
    if (isByRelevance(this.query)) return this.wanted
    const { perResult, step } = POOLS
    return Math.min(perResult * step * Math.ceil(this.wanted / step), LIMITS.findScan)
  }

  /** How many by words are needed so that none is missed, however near in meaning others are. */
  get wordsBesideVectors(): number {
    return this.wanted + POOLS.vectors
  }

  /** The question in words, read once. */
  get question(): Question {
    const { query, state } = this
    const now = query.asOf ?? presentTime(state.state, state.now)
    this.#question ??= readQuestion(this.words, query.near ?? '', now)
    return this.#question
  }

  /** Whether `near` tells something and does not ask. */
  get isStatement(): boolean {
    this.#isStatement ??= isStatement(this.query.near ?? '')
    return this.#isStatement
  }

  /** Whether the vector of a memory is that of what is shown of it: there is none of an earlier version. */
  hasVectorOf({ memory: { head, version } }: Found): boolean {
    if (!this.isEarlier) return true
    const today = readHead(this.#today, idBytes(head.id))
    return today?.currentVersion === version.version && today.tombstoned === undefined
  }

  /** Runs a read; a record that cannot be read is reported and not thrown. */
  readonly attempt: Attempt = (key, read) => this.candidates.attempt(key, read)
}

/** A walk shows what is linked, valid or not, unless a time is named. */
function validityTime(query: CheckedQuery, { state, now }: QueryState): number | undefined {
  if (query.asOf !== undefined) return query.asOf
  if (query.includeTombstoned || query.from !== undefined) return undefined
  return presentTime(state, now)
}

function defaultOrder(query: CheckedQuery): Order {
  if (query.from !== undefined) return orderBy('hop', false)
  if (isNear(query) && query.rank === 'relevance') return orderBy('relevance', true)
  if (isNear(query) && query.rank === 'distance') return orderBy('near.distance', false)
  return orderBy('salience', true)
}
