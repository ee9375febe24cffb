/**
 * One answer from two stores: a project's memory and the user's own. Each store ranks its own; the
 * lists are merged without changing the order of either, and where both are equally good the first
 * store comes first. Limit and budget are those of one answer.
 *
 * Relevance is compared as a share of the best in the same store: what a rare word is worth depends
 * on what else a store holds, so the numbers themselves cannot be compared.
 *
 * @module
 */
import { LIMITS } from '../limits.ts'
import type { MemoryType } from '../memory/enums.ts'
import { type Explained, type FindResult, type Hit, listed } from './answer.ts'
import { limitOf, type OrderClause, type Query } from './query.ts'

/** A store that answers. */
export interface Answering {
  /** Whose store it is. */
  readonly actor: string
  /** Answers a query. */
  find<const T extends MemoryType>(query: Query<T>): Promise<FindResult<T>>
}

/** A query whose order two stores agree on: relevance, salience, or time of creation. */
export type SharedQuery<T extends MemoryType = MemoryType> = Omit<
  Query<T>,
  'orderBy' | 'rank' | 'from' | 'follow' | 'lateBinding'
> & {
  readonly orderBy?: readonly [OrderClause & { readonly field: 'head.createdAt' }]
}

/** An answer from two stores. */
export interface SharedResult<T extends MemoryType = MemoryType> extends FindResult<T> {
  /** Parallel to `memories`: whose each one is. */
  readonly actors: readonly string[]
}

/** One answer from two stores. Among equals the first store comes first. */
export async function findInBoth<const T extends MemoryType = MemoryType>(
  first: Answering,
  second: Answering,
  query: SharedQuery<T>,
): Promise<SharedResult<T>> {
  const offset = query.offset ?? 0
  const limit = limitOf(query)
  const wanted = offset + limit
  const answers = [await answerOf(first, query, wanted), await answerOf(second, query, wanted)]
  const [ours, theirs] = answers.map(({ items }) => items) as [Item<T>[], Item<T>[]]
  const page = mergeRanked(ours, theirs).slice(offset, wanted)
  const { kept, dropped } = fitBudget(page, query.budgetTokens || undefined)
  return resultOf(
    answers.flatMap(({ results }) => results),
    kept,
    dropped,
    query,
  )
}

/** Something with a place in a ranking. */
export interface Ranked {
  readonly id: string
  /** The better the higher. Only compared between the two lists: each keeps its own order. */
  readonly rank: number
}

/** Each id once; among equals those of the first list come first. */
export function mergeRanked<T extends Ranked>(first: readonly T[], second: readonly T[]): T[] {
  const merged: T[] = []
  const seen = new Set<string>()
  let [at, other] = [0, 0]
  while (at < first.length || other < second.length) {
    const [ours, theirs] = [first[at], second[other]]
    const takesOurs = theirs === undefined || (ours !== undefined && ours.rank >= theirs.rank)
    const next = (takesOurs ? ours : theirs) as T
    if (takesOurs) at++
    else other++
    if (seen.has(next.id)) continue
    seen.add(next.id)
    merged.push(next)
  }
  return merged
}

/** Something that takes room. */
export interface Sized {
  readonly tokens: number
  /** The least goes first, among equals the later one. */
  readonly worth: number
}

/** Never more than the budget, even if nothing is left. */
export function fitBudget<T extends Sized>(
  items: readonly T[],
  budget: number | undefined,
): { readonly kept: readonly T[]; readonly dropped: readonly T[] } {
  let total = items.reduce((sum, { tokens }) => sum + tokens, 0)
  if (budget === undefined || total <= budget) return { kept: items, dropped: [] }
  const worstFirst = items
    .map((item, position) => ({ item, position }))
    .sort((a, b) => a.item.worth - b.item.worth || b.position - a.position)
  const dropped = new Set<T>()
  for (const { item } of worstFirst) {
    if (total <= budget) break
    dropped.add(item)
    total -= item.tokens
  }
  return { kept: items.filter((item) => !dropped.has(item)), dropped: [...dropped] }
}

interface Item<T extends MemoryType> extends Ranked, Sized {
  readonly actor: string
  readonly hit: Hit<T>
  readonly why: Explained
}

/** A store can be put together from two itself, and says whose each memory is then. */
type Named<T extends MemoryType> = FindResult<T> & Partial<Pick<SharedResult, 'actors'>>

interface Answer<T extends MemoryType> {
  readonly items: Item<T>[]
  readonly results: readonly FindResult<T>[]
}

/** The first `wanted` of one store; more than one query can hold are asked for page by page. */
async function answerOf<T extends MemoryType>(
  source: Answering,
  query: SharedQuery<T>,
  wanted: number,
): Promise<Answer<T>> {
  const { budgetTokens: _, ...unbounded } = query
  const results: FindResult<T>[] = []
  for (let offset = 0; offset < wanted; offset += LIMITS.findLimit) {
    const limit = Math.min(LIMITS.findLimit, wanted - offset)
    const result = await source.find({ ...unbounded, offset, limit })
    results.push(result)
    if (result.memories.length < limit) break
  }
  const best = Math.max(...results.flatMap(({ scores }) => scores), 0)
  const items = results.flatMap((result: Named<T>) =>
    result.hits.map((hit, index): Item<T> => {
      const { memory, tokens, score } = hit
      const why = result.explain.scores[index] as Explained
      return {
        id: memory.id,
        actor: result.actors?.[index] ?? source.actor,
        hit,
        tokens,
        why,
        worth: why.salience,
        rank: rankOf(query, score, best, memory.head.createdAt),
      }
    }),
  )
  return { items, results: results.slice(0, 1) }
}

function rankOf(query: SharedQuery, score: number, best: number, createdAt: number): number {
  const [order] = query.orderBy ?? []
  if (order !== undefined) return order.direction === 'asc' ? -createdAt : createdAt
  const isRelevance = (query.near ?? query.nearUri ?? query.nearVector) !== undefined
  return isRelevance && best > 0 ? score / best : score
}

function resultOf<T extends MemoryType>(
  results: readonly FindResult<T>[],
  kept: readonly Item<T>[],
  dropped: readonly Item<T>[],
  query: SharedQuery<T>,
): SharedResult<T> {
  const sum = (count: (result: FindResult<T>) => number): number =>
    results.reduce((total, result) => total + count(result), 0)
  const [first] = results as [FindResult<T>, FindResult<T>]
  const failed = results.find(({ meaningFailed }) => meaningFailed !== undefined)?.meaningFailed
  return {
    ...listed(kept.map(({ hit }) => hit)),
    actors: kept.map(({ actor }) => actor),
    total: sum(({ total }) => total),
    totalIsExact: results.every(({ totalIsExact }) => totalIsExact),
    candidatesScanned: sum(({ candidatesScanned }) => candidatesScanned),
    trimmedByBudget: dropped.length,
    skipped: results.flatMap(({ skipped }) => skipped),
    ...(failed === undefined ? {} : { meaningFailed: failed }),
    ...(query.floor === true && {
      bestFit: Math.max(...results.map(({ bestFit = 0 }) => bestFit)),
    }),
    explain: {
      ...first.explain,
      lanes: results.flatMap(({ explain }) => explain.lanes),
      candidates: {
        touched: sum(({ explain }) => explain.candidates.touched),
        loaded: sum(({ explain }) => explain.candidates.loaded),
        passed: sum(({ explain }) => explain.candidates.passed),
      },
      trimmed: dropped.map(({ hit: { memory }, tokens }) => ({
        uri: memory.uri,
        tokens,
        why: `the least salient of an answer above ${query.budgetTokens} tokens`,
      })),
      scores: kept.map(({ why }) => why),
    },
  }
}
