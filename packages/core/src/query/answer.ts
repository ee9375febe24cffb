/**
 * The end of a query: offset and limit, rendering, the token budget, and the explanation.
 *
 * The budget drops the least salient first, whatever the order of the answer; the last one stays
 * even if it is too large alone, for an answer that is empty because it was good helps nobody.
 *
 * @module
 */
import type { MemoryType } from '../memory/enums.ts'
import type { Uri } from '../memory/ids.ts'
import { countTokens } from '../memory/tokens.ts'
import type { Memory } from '../reads/memory-view.ts'
import { type Factors, factorsOf, type Weights } from '../salience/score.ts'
import type { Floor } from './floor.ts'
import type { CheckedQuery, Form } from './query.ts'
import type { LaneCount } from './rank.ts'
import { indexOf, printRecall, type RecallPlan } from './recall-plan.ts'
import { renderMemory } from './render.ts'
import type { Search } from './search.ts'
import type { Found, RelevanceParts, SkippedRecord } from './types.ts'

/** One memory of an answer, with what the parallel lists of a `FindResult` say about it. */
export interface Hit<T extends MemoryType = MemoryType> {
  /** The memory itself. */
  readonly memory: Memory<T>
  /** The memory in the form that the query named. */
  readonly text: string
  /** The size of the text in tokens. */
  readonly tokens: number
  /** What the memories were ranked by: relevance, or salience. */
  readonly score: number
  /** How well it fits the question, 0 to 1; only where `floor` was asked for. */
  readonly fit?: number
  /** How far its vector is from that of the query, if both have one. */
  readonly distance?: number
  /** Steps from where the query started, if it did. */
  readonly hops?: number
}

/** The answer of `find`. */
export interface FindResult<T extends MemoryType = MemoryType> {
  /** The answer as one list, best first. */
  readonly hits: readonly Hit<T>[]
  /** The memories, best first. */
  readonly memories: readonly Memory<T>[]
  /** Parallel to `memories`, as are all other lists. */
  readonly rendered: readonly string[]
  /** The size of each text in tokens. */
  readonly renderedTokens: readonly number[]
  /** What the memories were ranked by: relevance, or salience. */
  readonly scores: readonly number[]
  /** How far each vector is from that of the query, where there are vectors. */
  readonly distances?: readonly (number | undefined)[]
  /** Steps from the start, where the query has a start. */
  readonly hopDistances?: readonly number[]
  /** Memories that passed; at least this many if `totalIsExact` is false. */
  readonly total: number
  /** Whether `total` counts all that passed. */
  readonly totalIsExact: boolean
  /** How many index entries were looked at. */
  readonly candidatesScanned: number
  /** How many memories the token budget left out. */
  readonly trimmedByBudget: number
  /** Records that could not be read. */
  readonly skipped: readonly SkippedRecord[]
  /** Why the question could not be searched by meaning, though an embedder runs: only words answered. */
  readonly meaningFailed?: string
  /** The best fit of a memory to the question, given or not; only where `floor` was asked for. */
  readonly bestFit?: number
  /** How the answer was found. */
  readonly explain: Explain
}

/** How an answer was found. */
export interface Explain {
  /** Which index led. */
  readonly plan: string
  /** The key prefix of that index. */
  readonly index: string
  /** Which lanes were to answer, in a line: `near: conversation + vectors, else words + vectors`. */
  readonly recall: string
  /** The order of the answer. */
  readonly order: readonly string[]
  /** The form of the texts. */
  readonly form: Form
  /** The time at which validity was judged. */
  readonly validAt?: number
  /** The time that the question names: what was true then and has ended since is part of the answer. */
  readonly timeAsked?: number
  /** The weights of salience. */
  readonly weights: Weights
  /** How many hops a walk went at most, where more were asked for. */
  readonly hopsCappedAt?: number
  /** So many of the nearest were judged by a filter that no index knows; others could pass too. */
  readonly vectorsJudged?: number
  /** How many candidates each way of searching gave. */
  readonly lanes: readonly { readonly name: string; readonly candidates: number }[]
  /** How many candidates were touched, loaded and accepted. */
  readonly candidates: {
    readonly touched: number
    readonly loaded: number
    readonly passed: number
  }
  /** What the token budget left out. */
  readonly trimmed: readonly { readonly uri: Uri; readonly tokens: number; readonly why: string }[]
  /** The parts of each score, in the order of the answer. */
  readonly scores: readonly Explained[]
}

/** The parts of one memory's score. */
export interface Explained {
  /** Which memory it is about. */
  readonly uri: Uri
  /** How much the memory matters. */
  readonly salience: number
  /** The parts of the salience. */
  readonly factors: Factors
  /** How well the memory fits the question. */
  readonly relevance?: number
  /** What each lane gave to the relevance, where it is more than words. */
  readonly parts?: RelevanceParts
  /** What nearness in meaning gave; the rest is that of words and context, as a share of the best. */
  readonly meaning?: number
  /** What other lanes gave, by their names, where there are any. */
  readonly given?: Readonly<Record<string, number>>
  /** How far its vector is from that of the query. */
  readonly distance?: number
  /** Steps from the start. */
  readonly hop?: number
}

/** Candidates that passed, in the order of the answer. */
export interface Gathered {
  readonly found: readonly Found[]
  /** Whether these are all that passed. */
  readonly complete: boolean
  readonly plan: RecallPlan
  /** Entries of the leading index that were read. */
  readonly touched: number
  /** How many each lane beside it looked at. */
  readonly beside: readonly LaneCount[]
  /** Whether this is the answer whatever else fits, as to a question about a time alone. */
  readonly exact?: boolean
  /** So many of the nearest vectors were judged, and others could pass too. */
  readonly judged?: number
  /** The time that the question names: what was true then is part of the answer. */
  readonly timeAsked?: number
}

interface Rendered {
  readonly found: Found
  readonly text: string
  readonly tokens: number
}

export function finish(search: Search, gathered: Gathered, floor?: Floor): FindResult {
  const { query, candidates, validAt, wanted } = search
  const page = gathered.found.slice(query.offset, wanted)
  const rendered = page.map((found) => render(found, query.form))
  const { kept, dropped } = trim(rendered, query.budgetTokens)
  const passed = gathered.found.length
  // Which candidates were looked at depends on others too: on what the asker may not know of.
  const [considered, loaded] = candidates.restricted
    ? [passed, passed]
    : [gathered.touched, candidates.scanned]
  const lead = search.lead.by
  // Beside words vectors are looked for; elsewhere they are those of what another index led to.
  const touched = lead === 'words' ? considered + sumOf(gathered.beside) : considered
  const explain: Filled<Explain> = {
    plan: lead,
    index: indexOf(gathered.plan, lead),
    recall: printRecall(gathered.plan),
    order: search.order.map(({ field, descending }) => `${field} ${descending ? 'desc' : 'asc'}`),
    form: query.form,
    weights: search.state.weights,
    lanes: [{ name: lead, candidates: considered }, ...gathered.beside],
    candidates: { touched, loaded, passed },
    trimmed: dropped.map(({ found, tokens }) => ({
      uri: found.memory.uri,
      tokens,
      why: `the least salient of an answer above ${query.budgetTokens} tokens`,
    })),
    scores: kept.map(({ found }) => explained(found, search.state.now)),
  }
  if (validAt !== undefined) explain.validAt = validAt
  if (gathered.timeAsked !== undefined) explain.timeAsked = gathered.timeAsked
  if (query.hopsCapped) explain.hopsCappedAt = query.follow.maxHops
  if (gathered.judged !== undefined) explain.vectorsJudged = gathered.judged
  const fit = fitting(floor, gathered)
  return {
    ...listed(kept.map((one) => hitOf(one, query, fit))),
    ...(query.from === undefined ? {} : { hopDistances: kept.map(({ found }) => found.hop ?? 0) }),
    total: passed,
    totalIsExact: gathered.complete,
    candidatesScanned: touched,
    trimmedByBudget: dropped.length,
    skipped: candidates.skipped,
    explain,
  }
}

function sumOf(counts: readonly LaneCount[]): number {
  return counts.reduce((sum, { candidates }) => sum + candidates, 0)
}

/** Nothing, unless it was asked for. */
function fitting(
  floor: Floor | undefined,
  { exact }: Gathered,
): ((found: Found) => number) | undefined {
  if (floor === undefined) return undefined
  return exact === true ? () => 1 : (found) => floor.fit(found)
}

function hitOf(
  { found, text, tokens }: Rendered,
  query: CheckedQuery,
  fit?: (found: Found) => number,
): Hit {
  const { memory, distance } = found
  const hit: Filled<Hit> = { memory, text, tokens, score: rankedBy(found, query) }
  if (fit !== undefined) hit.fit = fit(found)
  if (distance !== undefined) hit.distance = distance
  if (query.from !== undefined) hit.hops = found.hop ?? 0
  return hit
}

/** Filled field by field: spreading what may be absent took a twentieth of a short question's time. */
type Filled<T> = { -readonly [Field in keyof T]: T[Field] }

/** The same answer as parallel lists. */
export function listed<T extends MemoryType>(
  hits: readonly Hit<T>[],
): Pick<
  FindResult<T>,
  'hits' | 'memories' | 'rendered' | 'renderedTokens' | 'scores' | 'distances'
> {
  return {
    hits,
    memories: hits.map(({ memory }) => memory),
    rendered: hits.map(({ text }) => text),
    renderedTokens: hits.map(({ tokens }) => tokens),
    scores: hits.map(({ score }) => score),
    ...(hits.some(({ distance }) => distance !== undefined)
      ? { distances: hits.map(({ distance }) => distance) }
      : {}),
  }
}

function rankedBy({ relevance, salience }: Found, { rank }: CheckedQuery): number {
  return rank === 'relevance' && relevance !== undefined ? relevance : salience
}

function explained(found: Found, now: number): Explained {
  const { relevance, parts, distance, hop } = found
  const one: Filled<Explained> = {
    uri: found.memory.uri,
    salience: found.salience,
    factors: factorsOf(found.inputs, now),
  }
  if (relevance !== undefined) one.relevance = relevance
  if (parts !== undefined) one.parts = parts
  if (found.given !== undefined) {
    const { vectors: meaning, ...given } = found.given
    if (meaning !== undefined) one.meaning = meaning
    if (Object.keys(given).length > 0) one.given = given
  }
  if (distance !== undefined) one.distance = distance
  if (hop !== undefined) one.hop = hop
  return one
}

function render(found: Found, form: Form): Rendered {
  const text = renderMemory(found.memory, form)
  return { found, text, tokens: countTokens(text) }
}

/** Drops the lowest salience, among equals the later one, until the rest fits. */
function trim(
  rendered: readonly Rendered[],
  budget: number | undefined,
): { readonly kept: readonly Rendered[]; readonly dropped: readonly Rendered[] } {
  let total = rendered.reduce((sum, { tokens }) => sum + tokens, 0)
  if (budget === undefined || total <= budget) return { kept: rendered, dropped: [] }
  const worstFirst = rendered
    .map((item, position) => ({ item, position }))
    .sort((a, b) => a.item.found.salience - b.item.found.salience || b.position - a.position)
  const dropped = new Set<Rendered>()
  for (const { item } of worstFirst) {
    if (total <= budget || dropped.size === rendered.length - 1) break
    dropped.add(item)
    total -= item.tokens
  }
  return { kept: rendered.filter((item) => !dropped.has(item)), dropped: [...dropped] }
}
