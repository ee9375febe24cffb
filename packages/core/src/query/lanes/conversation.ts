/**
 * Relevance in context. A turn of a conversation seldom says all that makes it relevant: the words
 * are in the question before it, the topic is that of its session. So relevance flows along `follows`
 * to the neighbours of what has the words, and along `part_of` to everything of the same whole.
 *
 *   own       words of the memory itself
 *   near      0.5 previous + 0.3 next + 0.2 of those two steps away, less from long ones
 *   whole     0.6 of the words of the whole it is part of
 *   factors   who speaks, whether it asks, whether it names a time, whether it is of the time asked for,
 *             and a little of how much it has mattered so far
 *
 * relevance = (own + near, as a share of the best + whole) × factors; nearness in meaning joins the
 * sum where an embedder runs (`fuse.ts`). Where no candidate is part of anything there is no context,
 * and this lane has no answer. Rules: docs/spec/recall.md.
 *
 * @module
 */
import type { TermScores } from '../../lexical/score.ts'
import { idBytes } from '../../memory/ids.ts'
import type { Links } from '../../reads/link-cache.ts'
import { hasTimeWords } from '../../time/languages.ts'
import type { Candidates } from '../candidate.ts'
import { nameOf } from '../id-name.ts'
import { LinkReader } from '../links.ts'
import { isNamed, type Question } from '../question.ts'
import { RANKING } from '../ranking.ts'
import type { Search } from '../search.ts'
import type { Found, RelevanceParts } from '../types.ts'
import type { LaneAnswer, LaneAsk } from './lane.ts'
import { timeTest } from './time.ts'
import { coverageOf, judgedWhileSearching, scoredWords, type WordHits } from './words.ts'

/** A memory that has words of the question, or lies beside one that has. */
interface Node {
  readonly id: Uint8Array
  readonly found: Found | undefined
  readonly links: Links
  /** Its words, as one number. */
  words: number
  /** What its neighbours get of it. */
  given: number
}

export function conversation(search: Search, { among }: LaneAsk): LaneAnswer | undefined {
  const { candidates, question } = search
  const inTime = timeTest(search)
  const { hits, touched, complete } =
    among === undefined ? bestByWords(search) : scoredWords(search, question.terms, among)
  const links = new LinkReader(search)
  const nodes = new Map<string, Node>()
  for (const { found, score, id = idBytes(found.memory.head.id) } of hits) {
    const node = nodeOf(id, found, links.of(id))
    node.words = score
    node.given = score * flowShare(node.found)
    nodes.set(nameOf(id), node)
  }
  if (![...nodes.values()].some(({ links: { whole } }) => whole !== undefined)) return undefined
  addNeighbours(nodes, links, candidates)
  const wholes = wholeScores(search, nodes)
  const factor = (one: Found): number =>
    factorOf(
      one,
      question,
      inTime(one, () => links.of(idBytes(one.memory.head.id))),
    )
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0)
  const covered = coverageOf(search, best)
  const found = ranked(nodes, wholes, covered, factor)
  return {
    found,
    complete,
    touched: touched + links.edgesRead,
    factor,
    around: ({ memory }) => links.of(idBytes(memory.head.id)),
  }
}

/**
 * The best by their own words. With nothing to filter by but the time nearly all pass, and they are
 * judged after the search; if that leaves less than the answer needs, while searching.
 */
function bestByWords(search: Search): WordHits {
  const { query, candidates, question, wanted } = search
  const limit = Math.max(RANKING.pool, wanted)
  if (!query.filtered) {
    const { hits, touched } = search.words.best(question.terms, limit, search.types)
    const passed = hits.flatMap(({ id, score, says }) => {
      const found = candidates.load(id)
      return found === undefined || !says(found.memory) ? [] : [{ id, found, score }]
    })
    const complete = hits.length < limit
    if (complete || passed.length >= wanted) return { hits: passed, touched, complete }
  }
  return judgedWhileSearching(search, question.terms, limit)
}

function nodeOf(id: Uint8Array, found: Found | undefined, links: Links): Node {
  return { id, found, links, words: 0, given: 0 }
}

/** Long turns speak of many things: what they have in common with the question says less. */
function flowShare(found: Found | undefined): number {
  return Math.min(1, RANKING.flowWords / wordsIn(textOf(found)))
}

function wordsIn(text: string): number {
  return text.split(' ').length
}

function isQuestion(text: string): boolean {
  return text.trimEnd().endsWith('?') && wordsIn(text) <= RANKING.askingWords
}

function textOf(found: Found | undefined): string {
  const data = found?.memory.data
  return data?.type === 'Event' ? (data.summary ?? '') : ''
}

/** Two steps to both sides of what has the words. */
function addNeighbours(nodes: Map<string, Node>, links: LinkReader, candidates: Candidates): void {
  let frontier = [...nodes.values()]
  for (let step = 0; step < 2; step++) {
    const next: Node[] = []
    for (const { links: beside } of frontier) {
      for (const id of [beside.previous, beside.next]) {
        if (id === undefined || nodes.has(nameOf(id))) continue
        const node = nodeOf(id, candidates.load(id), links.of(id))
        nodes.set(nameOf(id), node)
        next.push(node)
      }
    }
    frontier = next
  }
}

/** BM25 once more, with the wholes as documents: how much of the question each has, over all its parts. */
function wholeScores(
  { words: index, question }: Search,
  nodes: ReadonlyMap<string, Node>,
): Map<string, number> {
  const members = [...nodes.values()].filter(
    ({ found, links, words }) => words > 0 && links.whole !== undefined && found !== undefined,
  )
  const found = members.map((node) => node.found as Found)
  const terms = index.termScores(question.terms, found)
  const names = members.map(({ links }) => nameOf(links.whole as Uint8Array))
  const all = new Set(names)
  const totals = new Map<string, number>()
  for (const term of terms) {
    const sums = sumsByWhole(term, names)
    const weight = Math.log(1 + (all.size - sums.size + 0.5) / (sums.size + 0.5))
    for (const [name, sum] of sums) {
      const share = sum / (sum + RANKING.sessionSaturation)
      totals.set(name, (totals.get(name) ?? 0) + weight * share)
    }
  }
  return totals
}

function sumsByWhole(
  { weight, scores }: TermScores,
  names: readonly string[],
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    const score = scores[index] as number
    if (score > 0) sums.set(name, (sums.get(name) ?? 0) + score / weight)
  }
  return sums
}

function ranked(
  nodes: ReadonlyMap<string, Node>,
  wholes: ReadonlyMap<string, number>,
  coverage: number,
  factorOf: (found: Found) => number,
): Found[] {
  const at = (id: Uint8Array | undefined): Node | undefined =>
    id === undefined ? undefined : nodes.get(nameOf(id))
  const flowed: { found: Found; own: number; near: number; whole: number; factor: number }[] = []
  let best = 0
  let bestWhole = 0
  for (const { found, links, words } of nodes.values()) {
    if (found === undefined) continue
    const previous = at(links.previous)
    const next = at(links.next)
    const near =
      RANKING.previous * (previous?.given ?? 0) +
      RANKING.next * (next?.given ?? 0) +
      RANKING.second * (at(previous?.links.previous)?.given ?? 0) +
      RANKING.second * (at(next?.links.next)?.given ?? 0)
    const whole = links.whole === undefined ? 0 : (wholes.get(nameOf(links.whole)) ?? 0)
    const factor = factorOf(found)
    flowed.push({ found, own: words, near, whole, factor })
    best = Math.max(best, words + near)
    bestWhole = Math.max(bestWhole, whole)
  }
  return flowed.map(({ found, own, near, whole, factor }) => {
    const parts: RelevanceParts = {
      words: share(own, best),
      neighbours: share(near, best),
      whole: RANKING.session * share(whole, bestWhole),
      coverage,
      factor,
    }
    const relevance = (parts.words + parts.neighbours + parts.whole) * coverage * factor
    return { ...found, relevance, parts }
  })
}

function share(part: number, all: number): number {
  return all === 0 ? 0 : part / all
}

function factorOf(found: Found, question: Question, timely: boolean): number {
  const { data } = found.memory
  let factor = (1 + RANKING.salience * found.salience) * (timely ? RANKING.inTime : 1)
  if (data.type !== 'Event') return factor
  const text = data.summary ?? ''
  if (data.counterparty !== undefined) {
    if (isNamed(question.names, data.counterparty)) factor *= RANKING.namedSpeaker
    if (data.counterparty.toLowerCase() === 'user') factor *= RANKING.userSpeaker
  }
  if (isQuestion(text)) factor *= RANKING.asking
  if (question.time.asksWhen && hasTimeWords(text)) factor *= RANKING.timeWords
  return factor
}
