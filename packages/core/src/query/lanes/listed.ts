/**
 * What an index lists: the memories of a type, a tag or a frame. All of them, or in the order of the
 * index as many as the answer needs.
 *
 *   salience   most salient first, from the rank index
 *   use        last used first, from the same
 *   creation   by the time of the first version, from the indexes of types and tags
 *   listed     all of them, up to a bound, in no order that matters
 *
 * @module
 */
import type { ViewReader } from '../../engine/view-reader.ts'
import { CortexError } from '../../errors.ts'
import {
  type Key,
  prefixEnd,
  rankPrefix,
  tombPrefix,
  trailingId,
  typePrefix,
} from '../../keys/keyspace.ts'
import { LIMITS } from '../../limits.ts'
import { MEMORY_TYPES } from '../../memory/enums.ts'
import { countTokens } from '../../memory/tokens.ts'
import { salienceOf, type Weights } from '../../salience/score.ts'
import { byCreation } from '../created-order.ts'
import { nameOf } from '../id-name.ts'
import { type ListedLead, leadPrefixes } from '../leads.ts'
import type { CheckedQuery } from '../query.ts'
import { renderMemory } from '../render.ts'
import { SalienceOrder } from '../salience-order.ts'
import type { Search } from '../search.ts'
import type { Found } from '../types.ts'
import type { LaneAnswer } from './lane.ts'

export function salience(search: Search): LaneAnswer {
  return bestFirst(search, search.state.weights, (found) => found.salience)
}

/** What was used last is what would be most salient if nothing but last use counted. */
export function use(search: Search): LaneAnswer {
  const { now } = search.state
  return bestFirst(search, LAST_USE, ({ inputs }) => salienceOf(inputs, LAST_USE, now))
}

const LAST_USE: Weights = { recency: 1, access: 0, citations: 0, importance: 0, similarity: 0 }

function bestFirst(
  search: Search,
  weights: Weights,
  scoreOf: (found: Found) => number,
): LaneAnswer {
  const { view, query, candidates, state } = search
  const lead = search.lead as ListedLead
  // What was closed when it was written is met only by those who ask about an earlier time.
  const classes = search.isEarlier ? [false, true] : [false]
  const prefixes = classes.flatMap((closed) => rankPrefixes(lead, query, closed))
  // A memory can have several of the frames.
  const seen = new Set<string>()
  const ranked = new SalienceOrder<Found>(view, prefixes, weights, state.now, (id) => {
    const name = nameOf(id)
    if (seen.has(name)) return undefined
    seen.add(name)
    const found = candidates.load(id)
    return found && { score: scoreOf(found), value: found }
  })
  try {
    const taken = takenBySalience({ next: () => ranked.next()?.value }, search)
    return { ...taken, touched: ranked.keysRead }
  } finally {
    ranked.close()
  }
}

export function creation(search: Search): LaneAnswer {
  const { view, query, candidates, order, wanted } = search
  const prefixes = allPrefixes(search.lead as ListedLead, query)
  const found: Found[] = []
  for (const id of byCreation(view, prefixes, order[0]?.descending === true)) {
    const next = candidates.load(id)
    if (next !== undefined) found.push(next)
    if (found.length >= wanted) return { found, complete: false, touched: candidates.scanned }
  }
  return { found, complete: true, touched: candidates.scanned }
}

export function listed({ view, query, candidates, lead }: Search): LaneAnswer {
  const ids = [...idsBelow(view, allPrefixes(lead as ListedLead, query))]
  const found = ids.flatMap((id) => candidates.load(id) ?? [])
  return { found, complete: true, touched: ids.length }
}

/** As many as the limit asks for, or as the budget can hold. */
function takenBySalience(
  source: { next(): Found | undefined },
  { query, wanted }: Search,
): Pick<LaneAnswer, 'found' | 'complete'> {
  const found: Found[] = []
  let tokens = 0
  while (found.length < wanted) {
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

function typesOf(query: CheckedQuery): number[] {
  const names = query.types.length > 0 ? query.types : MEMORY_TYPES.names
  return names.map((name) => MEMORY_TYPES.code(name))
}

function rankPrefixes(lead: ListedLead, query: CheckedQuery, closed: boolean): Key[] {
  if (lead.by === 'tag') return [rankPrefix({ tagHash: lead.tagHash }, closed)]
  if (lead.by === 'frame') return lead.frames.map((frame) => rankPrefix(frame, closed))
  return typesOf(query).map((type) => rankPrefix({ type }, closed))
}

/** All candidates, by time where the index is. */
function allPrefixes(lead: ListedLead, query: CheckedQuery): Key[] {
  if (lead.by !== 'type') return leadPrefixes(lead)
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
      const name = nameOf(id)
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
