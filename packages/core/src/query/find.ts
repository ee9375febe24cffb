/**
 * Find: a plan says which lanes give candidates and in which order, what passes is ranked and sorted,
 * the answer is cut to its budget and rendered.
 *
 * Where an index has the order that was asked for, no more candidates are loaded than the answer
 * needs; otherwise all of the leading criterion are, up to a bound.
 *
 * @module
 */
import { assert } from '../assert.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import type { MemoryType } from '../memory/enums.ts'
import { presentTime } from '../projections/state.ts'
import { type FindResult, finish, type Gathered } from './answer.ts'
import { FIT_FLOOR, Floor } from './floor.ts'
import { BESIDE, LANES, type LaneName } from './lanes/index.ts'
import type { LaneAnswer } from './lanes/lane.ts'
import { compareFound, isCreationOrder, isSalienceOrder, isUseOrder, type Order } from './order.ts'
import { type CheckedQuery, checkQuery, isByRelevance } from './query.ts'
import { rank } from './rank.ts'
import { RANKING } from './ranking.ts'
import { chooseRecall, type RecallFacts, type RecallPlan } from './recall-plan.ts'
import { Search } from './search.ts'
import { questionOfThen, withThen } from './time-asked.ts'
import type { Found, QueryState } from './types.ts'

export function find<T extends MemoryType>(
  store: ViewReader,
  query: CheckedQuery<T>,
  queryState: QueryState,
): FindResult<T> {
  requireMeaning(query, queryState)
  const search = new Search(store, query, queryState)
  const present = gather(search, chooseRecall(factsOf(search)))
  const then = questionOfThen(query, presentTime(queryState.state, queryState.now), (words) =>
    bestFor(store, words, queryState),
  )
  const gathered = then === undefined ? present : withPast(search, present, then, store, queryState)
  for (const damage of search.meaning?.damaged() ?? []) search.candidates.report(damage)
  const result =
    query.floor && query.near !== undefined
      ? aboveFloor(search, query.near, gathered)
      : finish(search, gathered)
  // Candidates of another type were not accepted.
  return result as FindResult<T>
}

/** What was true at the time that the question names joins what is true now. */
function withPast(
  search: Search,
  present: Gathered,
  then: CheckedQuery,
  store: ViewReader,
  queryState: QueryState,
): Gathered {
  const past = new Search(store, then, queryState)
  const { found } = gather(past, chooseRecall(factsOf(past)))
  for (const damage of past.candidates.skipped) search.candidates.skipped.push(damage)
  const inOrder = compareFound(search.order)
  const all = withThen(present.found, found, RANKING.trueThen).toSorted(inOrder)
  return { ...present, found: all, ...(then.asOf !== undefined && { timeAsked: then.asOf }) }
}

/** The memory that fits some words best, if one fits. */
function bestFor(store: ViewReader, words: string, queryState: QueryState): Found | undefined {
  const query = checkQuery({ near: words, limit: 1 })
  const search = new Search(store, query, queryState)
  const [best] = gather(search, chooseRecall(factsOf(search))).found
  const floor = new Floor(search.view, words, search.restricted)
  return best !== undefined && floor.best([best]) >= FIT_FLOOR ? best : undefined
}

/** What cannot be answered without vectors is refused, not answered with less. */
function requireMeaning(query: CheckedQuery, { meaning }: QueryState): void {
  if (meaning !== undefined) return
  const path =
    query.nearUri !== undefined
      ? 'nearUri'
      : query.nearVector !== undefined
        ? 'nearVector'
        : query.near !== undefined && query.rank === 'distance'
          ? 'rank'
          : undefined
  if (path === undefined) return
  throw new CortexError(
    'NO_EMBEDDER',
    `Cannot find: \`${path}\` needs an embedder, and none runs. Open the store with one, or start it`,
    { path },
  )
}

function factsOf(search: Search): RecallFacts {
  const { query, order, state } = search
  const isVector = query.nearUri !== undefined || query.nearVector !== undefined
  return {
    lead: search.lead.by,
    near: query.near !== undefined ? 'question' : isVector ? 'vector' : undefined,
    byRelevance: isByRelevance(query),
    filtered: query.filtered,
    restricted: search.restricted,
    earlier: search.isEarlier,
    hasWholes: (state.state.wholes ?? 0) > 0,
    order: indexedOrder(order),
    includeTombstoned: query.includeTombstoned,
    beside: BESIDE.filter(({ runs }) => runs(search)).map(({ name }) => name),
  }
}

function indexedOrder(order: readonly Order[]): RecallFacts['order'] {
  if (isSalienceOrder(order)) return 'salience'
  if (isUseOrder(order)) return 'use'
  return isCreationOrder(order) ? 'creation' : 'other'
}

/** What passes, in the order of the answer. */
function gather(search: Search, plan: RecallPlan): Gathered {
  const inOrder = compareFound(search.order)
  switch (plan.kind) {
    case 'ordered':
      return { ...answerOf(search, plan.lane), plan, beside: [] }
    case 'among': {
      const { found: all, touched } = answerOf(search, plan.lane)
      const { found, beside } = rank(search, plan.steps, all)
      return { found: found.toSorted(inOrder), complete: true, touched, plan, beside }
    }
    case 'near': {
      const ranked = rank(search, plan.steps)
      return { ...ranked, found: ranked.found.toSorted(inOrder), plan }
    }
  }
}

function answerOf(search: Search, lane: LaneName): LaneAnswer {
  const answer = LANES[lane](search, {})
  assert(answer !== undefined, 'an index has an answer to every query that it leads')
  return answer
}

/** The answer if anything in it fits the question, else an empty one. */
function aboveFloor(search: Search, question: string, gathered: Gathered): FindResult {
  const floor = new Floor(search.view, question, search.restricted)
  const bestFit = gathered.exact === true ? 1 : floor.best(gathered.found)
  const kept = bestFit >= FIT_FLOOR ? gathered : { ...gathered, found: [], complete: true }
  return { ...finish(search, kept, floor), bestFit }
}
