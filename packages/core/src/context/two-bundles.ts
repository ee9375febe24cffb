/**
 * One bundle from two stores: tier by tier, the first store first among equals, within the budget of
 * one. What is pinned in either gives way only when nothing else is left.
 *
 * @module
 */
import type { MemoryId, Uri } from '../memory/ids.ts'
import { fitBudget, mergeRanked } from '../query/two-answers.ts'
import type { Memory } from '../reads/memory-view.ts'
import {
  type Bundle,
  type ContextOptions,
  type LeftOut,
  OUTCOMES_DEFAULT,
  PROPOSED_MAX,
  REACHABLE_MAX,
} from './context.ts'
import type { Place } from './members.ts'

/** A store that gives bundles. */
export interface Briefing {
  /** Whose store it is. */
  readonly actor: string
  /** Gives the bundle of this store. */
  context(options: ContextOptions): Promise<Bundle>
}

/** A bundle from two stores. */
export interface SharedBundle extends Bundle {
  /** Whose each memory of the bundle is, by its id. */
  readonly actors: Readonly<Record<MemoryId, string>>
}

interface Member {
  readonly id: MemoryId
  readonly actor: string
  readonly tier: Place
  readonly memory: Memory
  readonly text: string
  readonly tokens: number
  readonly score: number
  readonly rank: number
  readonly worth: number
}

/** One bundle from two stores, within one budget. Among equals the first store comes first. */
export async function contextOfBoth(
  first: Briefing,
  second: Briefing,
  options: ContextOptions,
): Promise<SharedBundle> {
  const bundles = [await first.context(options), await second.context(options)] as const
  const ours = membersOf(first.actor, bundles[0])
  const theirs = membersOf(second.actor, bundles[1])
  const tier = (name: Place): Member[] => mergeRanked(ours[name], theirs[name])
  const outcomeLimit = options.outcomeLimit ?? OUTCOMES_DEFAULT
  const members = distinct([
    ...tier('pinned'),
    ...tier('proposed').slice(0, PROPOSED_MAX),
    ...tier('frame_relevant'),
    ...tier('outcomes').slice(0, outcomeLimit),
  ])
  const { budgetTokens, form } = bundles[0]
  const { kept, dropped } = fitBudget(members, budgetTokens)
  const byId = <T>(value: (member: Member) => T): Record<MemoryId, T> =>
    Object.fromEntries(kept.map((member) => [member.id, value(member)]))
  const shown = (name: Place): Memory[] =>
    kept.filter((member) => member.tier === name).map(({ memory }) => memory)
  return {
    pinned: shown('pinned'),
    proposed: shown('proposed'),
    frameRelevant: shown('frame_relevant'),
    outcomes: shown('outcomes'),
    actors: byId(({ actor }) => actor),
    rendered: byId(({ text }) => text),
    tokens: byId(({ tokens }) => tokens),
    scores: byId(({ score }) => score),
    form,
    budgetTokens,
    totalTokens: kept.reduce((sum, { tokens }) => sum + tokens, 0),
    trimmed: bundles[0].trimmed + bundles[1].trimmed + dropped.length,
    pinnedTrimmed:
      bundles[0].pinnedTrimmed +
      bundles[1].pinnedTrimmed +
      dropped.filter((member) => member.tier === 'pinned').length,
    reachableUris: reachable(dropped, bundles),
    leftOut: leftOut(dropped, bundles),
    skipped: bundles.flatMap(({ skipped }) => skipped),
  }
}

type Tiers = Readonly<Record<Place, readonly Member[]>>

/** A bundle can be put together from two itself, and says whose each memory is then. */
function membersOf(whole: string, bundle: Bundle & Partial<Pick<SharedBundle, 'actors'>>): Tiers {
  const members = (tier: Place, memories: readonly Memory[]): Member[] =>
    memories.map((memory) => {
      const { id, createdAt } = memory.head
      const actor = bundle.actors?.[id] ?? whole
      const tokens = bundle.tokens[id] as number
      const score = bundle.scores[id] as number
      const text = bundle.rendered[id] as string
      const rank = tier === 'outcomes' ? createdAt : score
      const worth = tier === 'pinned' ? Number.POSITIVE_INFINITY : score / Math.max(1, tokens)
      return { id, actor, tier, memory, text, tokens, score, rank, worth }
    })
  return {
    pinned: members('pinned', bundle.pinned),
    proposed: members('proposed', bundle.proposed),
    frame_relevant: members('frame_relevant', bundle.frameRelevant),
    outcomes: members('outcomes', bundle.outcomes),
  }
}

/** A memory that one store pins and the other finds relevant is pinned. */
function distinct(members: readonly Member[]): Member[] {
  const seen = new Set<MemoryId>()
  return members.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** What did not fit beside the other store comes in before what did not fit into its own. */
function leftOut(dropped: readonly Member[], bundles: readonly Bundle[]): LeftOut[] {
  const here = dropped
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ memory, text, tokens, score }) => ({ uri: memory.uri, text, tokens, score }))
  const seen = new Set<Uri>()
  return [...here, ...bundles.flatMap((bundle) => bundle.leftOut)]
    .filter(({ uri }) => !seen.has(uri) && seen.add(uri))
    .slice(0, REACHABLE_MAX)
}

function reachable(dropped: readonly Member[], bundles: readonly Bundle[]): Uri[] {
  const best = dropped.toSorted((a, b) => b.score - a.score).map(({ memory }) => memory.uri)
  const others = bundles.flatMap(({ reachableUris }) => reachableUris)
  return [...new Set([...best, ...others])].slice(0, REACHABLE_MAX)
}
