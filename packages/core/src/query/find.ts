/**
 * Find: a plan gives candidates in an order, candidates that pass are collected until there are
 * enough, the answer is cut to its budget and rendered.
 *
 * Where an index has the order that was asked for, no more candidates are loaded than the answer
 * needs; otherwise all of the leading criterion are, up to a bound.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import {
  type Key,
  prefixEnd,
  rankPrefix,
  tombPrefix,
  trailingId,
  typePrefix,
} from '../keys/keyspace.ts'
import { LIMITS } from '../limits.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import { idBytes, type MemoryId } from '../memory/ids.ts'
import { countTokens } from '../memory/tokens.ts'
import { presentTime } from '../projections/state.ts'
import { type FindResult, finish, type Gathered, renderMemory } from './answer.ts'
import { Candidates } from './candidate.ts'
import { byCreation } from './created-order.ts'
import { FIT_FLOOR, Floor } from './floor.ts'
import { mostRelevant } from './near.ts'
import { withDistances } from './nearest-vectors.ts'
import { compareFound, isSalienceOrder, type Order, orderBy } from './order.ts'
import { choosePlan, isNear, leadPrefixes, type Plan } from './plan.ts'
import type { CheckedQuery } from './query.ts'
import { SalienceOrder } from './salience-order.ts'
import type { Found, Near, QueryState } from './types.ts'
import { type Attempt, walk } from './walk.ts'

type IndexPlan = Extract<Plan, { readonly by: 'frame' | 'tag' | 'type' }>

export function find<T extends MemoryType>(
  store: ViewReader,
  query: CheckedQuery<T>,
  queryState: QueryState,
): FindResult<T> {
  requireMeaning(query, queryState)
  const validAt = validityTime(query, queryState)
  const candidates = new Candidates({
    view: store,
    cache: queryState.cache,
    query,
    weights: queryState.weights,
    now: queryState.now,
    validAt,
    allows: queryState.allows,
  })
  // What cannot be read is reported wherever it is met; the rest of the answer stands.
  const view: ViewReader = {
    get: (key) => store.get(key),
    scan: (range) => store.scan(range, (damage) => candidates.report(damage)),
  }
  const plan = choosePlan(view, query, candidates.restricted)
  const gathered = gather(view, plan, query, queryState, candidates)
  for (const damage of queryState.meaning?.damaged() ?? []) candidates.report(damage)
  const result =
    query.floor && query.near !== undefined
      ? aboveFloor(view, query.near, query, queryState, gathered, candidates, validAt)
      : finish(query, queryState, gathered, candidates, validAt)
  // Candidates of another type were not accepted.
  return result as FindResult<T>
}

/** The answer if anything in it fits the question, else an empty one. */
function aboveFloor(
  view: ViewReader,
  question: string,
  query: CheckedQuery,
  queryState: QueryState,
  gathered: Gathered,
  candidates: Candidates,
  validAt: number | undefined,
): FindResult {
  const floor = new Floor(view, question, candidates.restricted)
  const bestFit = gathered.exact === true ? 1 : floor.best(gathered.found)
  const kept = bestFit >= FIT_FLOOR ? gathered : { ...gathered, found: [], complete: true }
  return { ...finish(query, queryState, kept, candidates, validAt, floor), bestFit }
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

/** A walk shows what is linked, valid or not, unless a time is named. */
function validityTime(query: CheckedQuery, { state, now }: QueryState): number | undefined {
  if (query.asOf !== undefined) return query.asOf
  if (query.includeTombstoned || query.from !== undefined) return undefined
  return presentTime(state, now)
}

function gather(
  view: ViewReader,
  plan: Plan,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
): Gathered {
  const order = query.order.length > 0 ? query.order : [defaultOrder(query)]
  switch (plan.by) {
    case 'graph': {
      const start = idBytes(query.from as MemoryId)
      const attempt: Attempt = (key, read) => candidates.attempt(key, read)
      const permits = candidates.restricted ? (id: Uint8Array) => candidates.permits(id) : undefined
      const { reached, edgesScanned } = walk(view, start, query.follow, attempt, permits)
      const all = reached.flatMap(({ id, hop }, visit) => candidates.load(id, { hop, visit }) ?? [])
      const { found, vectors } = reachedNear(view, query, queryState, candidates, all)
      const index = 'e/from/, e/to/'
      return { ...sorted(found, order), plan, index, order, touched: edgesScanned, vectors }
    }
    case 'words':
    case 'vectors': {
      const near = mostRelevant(view, query, queryState, candidates)
      const index = plan.by === 'words' ? 'idx/words/' : 'vec/'
      return { ...near, found: near.found.toSorted(compareFound(order)), plan, index, order }
    }
    case 'frame':
    case 'tag':
    case 'type':
      return gatherRanked(view, plan, query, queryState, candidates, order)
  }
}

/** What a walk reached, narrowed by a question in words; nearness to a vector only tells distances. */
function reachedNear(
  view: ViewReader,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
  all: readonly Found[],
): Pick<Near, 'found' | 'vectors'> {
  if (query.near !== undefined) return mostRelevant(view, query, queryState, candidates, all)
  if (queryState.meaning === undefined) return { found: all }
  return { found: withDistances(queryState.meaning, all), vectors: all.length }
}

function defaultOrder(query: CheckedQuery): Order {
  if (query.from !== undefined) return orderBy('hop', false)
  if (isNear(query) && query.rank === 'relevance') return orderBy('relevance', true)
  if (isNear(query) && query.rank === 'distance') return orderBy('near.distance', false)
  return orderBy('salience', true)
}

/** By type, tag or frame: from the index that has the order, or all of them. */
function gatherRanked(
  view: ViewReader,
  plan: IndexPlan,
  query: CheckedQuery,
  queryState: QueryState,
  candidates: Candidates,
  order: readonly Order[],
): Gathered {
  const [first] = order
  const live = !query.includeTombstoned
  const near = isNear(query)
  if (live && !near && isSalienceOrder(order)) {
    return gatherBySalience(view, plan, query, queryState, candidates, order)
  }
  const prefixes = allPrefixes(plan, query)
  const index = plan.by === 'frame' ? 'idx/rank/frame/' : `idx/${plan.by}/`
  const byTime = plan.by !== 'frame' && order.length === 1 && first?.field === 'head.createdAt'
  if (live && !near && byTime && first !== undefined) {
    const ids = byCreation(view, prefixes, first.descending)
    return { ...taken(ids, query, candidates), plan, index, order, touched: candidates.scanned }
  }
  const ids = [...idsBelow(view, prefixes)]
  const all = ids.flatMap((id) => candidates.load(id) ?? [])
  const { found, vectors } = near
    ? mostRelevant(view, query, queryState, candidates, all)
    : { found: all }
  return { ...sorted(found, order), plan, index, order, touched: ids.length, vectors }
}

function gatherBySalience(
  view: ViewReader,
  plan: IndexPlan,
  query: CheckedQuery,
  { weights, now, state }: QueryState,
  candidates: Candidates,
  order: readonly Order[],
): Gathered {
  // What was closed when it was written is met only by those who ask about an earlier time.
  const earlier = query.asOf !== undefined && query.asOf < (state.latestAt ?? 0)
  const classes = earlier ? [false, true] : [false]
  const prefixes = classes.flatMap((closed) => rankPrefixes(plan, query, closed))
  // A memory can have several of the frames.
  const seen = new Set<string>()
  const ranked = new SalienceOrder<Found>(view, prefixes, weights, now, (id) => {
    const name = Buffer.from(id).toString('latin1')
    if (seen.has(name)) return undefined
    seen.add(name)
    const found = candidates.load(id)
    return found && { score: found.salience, value: found }
  })
  try {
    const ids = { next: () => ranked.next()?.value }
    const gathered = takenBySalience(ids, query)
    return { ...gathered, plan, index: `idx/rank/${plan.by}/`, order, touched: ranked.keysRead }
  } finally {
    ranked.close()
  }
}

/** As many as the limit asks for, or as the budget can hold. */
function takenBySalience(
  source: { next(): Found | undefined },
  query: CheckedQuery,
): Pick<Gathered, 'found' | 'complete'> {
  const found: Found[] = []
  let tokens = 0
  while (found.length < query.offset + query.limit) {
    const next = source.next()
    if (next === undefined) return { found, complete: true }
    found.push(next)
    if (query.budgetTokens === undefined || found.length <= query.offset) continue
    // The budget drops the least salient, which are the last here: more would only be dropped too.
    // One beside a first that is too large alone tells that something was dropped.
    tokens += countTokens(renderMemory(next.memory, query.form))
    if (tokens > query.budgetTokens && found.length > query.offset + 1) break
  }
  return { found, complete: false }
}

function taken(
  ids: Iterable<Uint8Array>,
  query: CheckedQuery,
  candidates: Candidates,
): Pick<Gathered, 'found' | 'complete'> {
  const found: Found[] = []
  for (const id of ids) {
    const next = candidates.load(id)
    if (next !== undefined) found.push(next)
    if (found.length >= query.offset + query.limit) return { found, complete: false }
  }
  return { found, complete: true }
}

function sorted(
  found: readonly Found[],
  order: readonly Order[],
): Pick<Gathered, 'found' | 'complete'> {
  return { found: found.toSorted(compareFound(order)), complete: true }
}

function typesOf(query: CheckedQuery): number[] {
  const names = query.types.length > 0 ? query.types : MEMORY_TYPES.names
  return names.map((name) => MEMORY_TYPES.code(name))
}

function rankPrefixes(plan: IndexPlan, query: CheckedQuery, closed: boolean): Key[] {
  if (plan.by === 'tag') return [rankPrefix({ tagHash: plan.tagHash }, closed)]
  if (plan.by === 'frame') return plan.frames.map((frame) => rankPrefix(frame, closed))
  return typesOf(query).map((type) => rankPrefix({ type }, closed))
}

/** All candidates, by time where the index is. */
function allPrefixes(plan: IndexPlan, query: CheckedQuery): Key[] {
  if (plan.by !== 'type') return leadPrefixes(plan)
  const types = typesOf(query)
  const live = types.map((type) => typePrefix(type))
  return query.includeTombstoned ? [...live, ...types.map((type) => tombPrefix(type))] : live
}

/** Ids that end the keys below the prefixes, each once. */
function* idsBelow(view: ViewReader, prefixes: readonly Key[]): Iterable<Uint8Array> {
  const seen = new Set<string>()
  for (const prefix of prefixes) {
    for (const { key } of view.scan({ from: prefix, to: prefixEnd(prefix) })) {
      const id = Buffer.from(trailingId(key))
      const name = id.toString('latin1')
      if (seen.has(name)) continue
      seen.add(name)
      if (seen.size > LIMITS.findScan) throw tooMany()
      yield id
    }
  }
}

function tooMany(): CortexError {
  return new CortexError(
    'TOO_BROAD',
    `Cannot find: more than ${LIMITS.findScan} memories would have to be loaded for this order; order by salience or head.createdAt, or narrow the query`,
    { path: 'orderBy', details: { max: LIMITS.findScan } },
  )
}
