/**
 * Runs the steps of a plan: the first lane that answers, and beside it those whose shares are added.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { fuse } from './fuse.ts'
import { BESIDE, LANES } from './lanes/index.ts'
import { joined } from './lanes/joined.ts'
import type { LaneAnswer } from './lanes/lane.ts'
import { words } from './lanes/words.ts'
import { isByRelevance } from './query.ts'
import { POOLS, RANKING } from './ranking.ts'
import type { RankingStep } from './recall-plan.ts'
import type { Search } from './search.ts'
import type { Found } from './types.ts'

/** The most relevant, as many as the answer can need, and how they were found. */
export interface Ranked {
  readonly found: readonly Found[]
  readonly complete: boolean
  readonly touched: number
  /** How many each lane beside the first looked at. */
  readonly beside: readonly LaneCount[]
  readonly exact?: boolean
  /** So many of the nearest vectors were judged, and others could pass too. */
  readonly judged?: number
}

/** How many candidates a lane gave. */
export interface LaneCount {
  readonly name: string
  readonly candidates: number
}

/** `among`: only these, to which another index led. */
export function rank(
  search: Search,
  steps: readonly RankingStep[],
  among?: readonly Found[],
): Ranked {
  for (const step of steps) {
    const ranked = run(search, step, among)
    if (ranked !== undefined) return ranked
  }
  assert(false, 'the last step of a plan always answers')
}

function run(
  search: Search,
  step: RankingStep,
  among: readonly Found[] | undefined,
): Ranked | undefined {
  switch (step.by) {
    case 'order':
      return { found: among ?? [], complete: true, touched: 0, beside: [] }
    case 'joined': {
      const answer = joined(search)
      return answer && { ...answer, beside: [{ name: 'vectors', candidates: answer.vectors }] }
    }
    case 'conversation':
    case 'words': {
      const answer = LANES[step.by](search, { among })
      return answer && withBeside(search, step.beside, answer, among)
    }
    case 'time': {
      const answer = LANES.time(search, { among })
      return answer && { ...answer, beside: [] }
    }
    case 'vectors':
    case 'distances': {
      const answer = LANES[step.by](search, { among })
      // Where another index led, vectors are a second lane.
      return (
        answer && { ...answer, beside: among === undefined ? [] : [countOf('vectors', answer)] }
      )
    }
  }
}

function countOf(name: string, { found }: LaneAnswer): LaneCount {
  return { name, candidates: found.length }
}

function withBeside(
  search: Search,
  names: readonly string[],
  answer: LaneAnswer,
  among: readonly Found[] | undefined,
): Ranked {
  if (names.length === 0) return { ...answer, beside: [] }
  const base = besideCount(search, answer)
  const others = BESIDE.filter(({ name }) => names.includes(name)).flatMap((row) => {
    const beside = row.lane(search, { among, base, around: answer.around })
    return beside === undefined ? [] : [{ ...row, answer: beside }]
  })
  const { factor, coverage = 1 } = answer
  const first =
    factor === undefined && !answer.complete
      ? [...answer.found, ...wordsOf(search, answer, others)]
      : answer.found
  // With context, shares were made of the parts already.
  const scale = factor === undefined ? bestOf(first) : 1
  const fused = fuse(
    { items: first, nameOf: idOf, shareOf: ({ relevance }) => coverage * share(relevance, scale) },
    others.map(({ name, weight, answer: { found, share: shareOf = shareOfBest(found) } }) => ({
      lane: name,
      weight: RANKING[weight],
      items: found,
      nameOf: idOf,
      shareOf,
      factor,
    })),
  )
  return {
    found: fused.map(({ item, beside, relevance, given }) => {
      const distance = beside?.distance
      return distance === undefined
        ? { ...item, relevance, given }
        : { ...item, relevance, given, distance }
    }),
    complete:
      answer.complete &&
      others.every(
        ({ answer: { found, judged } }) => found.length < search.wanted && judged === undefined,
      ),
    touched: answer.touched,
    ...judgedOf(others),
    beside: others.map(({ name, answer: beside }) => countOf(name, beside)),
  }
}

function judgedOf(others: readonly { readonly answer: LaneAnswer }[]): Pick<Ranked, 'judged'> {
  const judged = others.find(({ answer }) => answer.judged !== undefined)?.answer.judged
  return judged === undefined ? {} : { judged }
}

/** How many of a lane beside the first are distinguished by their shares, whatever the page. */
function besideCount({ query, pool }: Search, { factor }: LaneAnswer): number {
  if (factor !== undefined) return RANKING.pool
  return isByRelevance(query) ? POOLS.vectors : pool
}

/** What another lane found can have words too, although others have more of them. */
function wordsOf(
  search: Search,
  { found }: LaneAnswer,
  others: readonly { readonly answer: LaneAnswer }[],
): readonly Found[] {
  const known = new Set(found.map(({ memory }) => memory.head.id))
  const among = others
    .flatMap(({ answer }) => answer.found)
    .filter(({ memory }) => !known.has(memory.head.id))
  return words(search, { among }).found
}

function idOf({ memory }: Found): string {
  return memory.head.id
}

function shareOfBest(found: readonly Found[]): (found: Found) => number {
  const best = bestOf(found)
  return ({ relevance }) => share(relevance, best)
}

function share(relevance = 0, best: number): number {
  return best === 0 ? 0 : relevance / best
}

function bestOf(found: readonly Found[]): number {
  return found.reduce((most, { relevance = 0 }) => Math.max(most, relevance), 0)
}
