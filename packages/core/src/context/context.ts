/**
 * Context: what an agent should know before it does something, in three tiers within a budget.
 *
 *   pinned           identities, hard constraints, active goals, as far as they are the user's own
 *   proposed         the same from others: information with an author, until the user confirms it
 *   frame-relevant   memories of the verb and its objects, most salient first
 *   outcomes         the last events of the verb and its objects
 *
 * A pure read. Pinned memories give way only when nothing else is left; otherwise what is worth
 * least per token goes first. Equal stores give equal bundles: no clock, no latency is in them.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { isUsersOwn } from '../influence/influence.ts'
import {
  actorObjectPrefix,
  pinnedPrefix,
  prefixEnd,
  rankPrefix,
  trailingId,
} from '../keys/keyspace.ts'
import { LIMITS } from '../limits.ts'
import { MEMORY_TYPES, OBJECT_KINDS, type ObjectKind, VERBS, type Verb } from '../memory/enums.ts'
import { objectHash } from '../memory/frame.ts'
import type { MemoryId, Uri } from '../memory/ids.ts'
import {
  integer,
  invalid,
  isPlainObject,
  joinPath,
  list,
  object,
  oneOf,
  optional,
  refusal,
  type Schema,
  text,
  time,
} from '../memory/schema.ts'
import { countTokens } from '../memory/tokens.ts'
import { frameParts } from '../projections/rank.ts'
import { isPinned } from '../projections/salience.ts'
import { presentTime } from '../projections/state.ts'
import { Candidates } from '../query/candidate.ts'
import { byCreation } from '../query/created-order.ts'
import { type Form, formSchema, oneWord } from '../query/query.ts'
import { readAt } from '../query/read-at.ts'
import { renderMemory } from '../query/render.ts'
import { SalienceOrder } from '../query/salience-order.ts'
import type { Found, QueryState, SkippedRecord } from '../query/types.ts'
import type { Memory } from '../reads/memory-view.ts'
import { keysEver } from '../reads/past-keys.ts'
import { PINNED_FLOOR } from '../salience/score.ts'
import {
  byIds,
  byScore,
  byTime,
  type Member,
  type Place,
  type Tier,
  trim,
  worthMost,
} from './members.ts'

/** What `context` is about; without a verb or objects it gives what is always true. */
export interface ContextOptions {
  /** What the agent is about to do. */
  readonly verb?: Verb
  /** What the verb is about: one reference per kind, or several. */
  readonly objects?: Readonly<Partial<Record<ObjectKind, string | readonly string[]>>>
  /** Size of all texts together. Default 3000, at most 4000. */
  readonly budgetTokens?: number
  /** None or an empty list: all. */
  readonly tiers?: readonly Tier[]
  /** How many past events to show at most. Default 3. */
  readonly outcomeLimit?: number
  /** The form of the texts. Default `medium`. */
  readonly form?: Form
  /** What was true at this time. Default: `knownAt`, or now. */
  readonly asOf?: number
  /** What the store knew at this time. Default: now. */
  readonly knownAt?: number
}

/** A memory that the budget kept out. */
export interface LeftOut {
  /** Which memory, in the version that was considered. */
  readonly uri: Uri
  /** What it says, in the form of the bundle. */
  readonly text: string
  /** The size of its text. */
  readonly tokens: number
  /** Its salience. */
  readonly score: number
}

/** What `context` gives: memories in three tiers that fit a budget together. */
export interface Bundle {
  /** Identities, hard constraints and active goals. */
  readonly pinned: readonly Memory[]
  /** Identities, hard constraints and active goals of others, which the user has not confirmed. */
  readonly proposed: readonly Memory[]
  /** Memories of the verb and its objects, most salient first. */
  readonly frameRelevant: readonly Memory[]
  /** The last events of the verb and its objects, newest first. */
  readonly outcomes: readonly Memory[]
  /** What each memory of the bundle says, by its id. */
  readonly rendered: Readonly<Record<MemoryId, string>>
  /** The size of each text, by the memory's id. */
  readonly tokens: Readonly<Record<MemoryId, number>>
  /** The salience of each memory, by its id. */
  readonly scores: Readonly<Record<MemoryId, number>>
  /** The form in which the texts are rendered. */
  readonly form: Form
  /** The budget that the bundle fits into. */
  readonly budgetTokens: number
  /** The size of all texts together. */
  readonly totalTokens: number
  /** Memories that were considered and left out for the budget. */
  readonly trimmed: number
  /** How many of those were pinned: the budget cannot hold what must not be forgotten. */
  readonly pinnedTrimmed: number
  /** The most salient of what was left out. */
  readonly reachableUris: readonly Uri[]
  /** The same with what each costs and weighs, the next to fit first. */
  readonly leftOut: readonly LeftOut[]
  /** Records that could not be read. */
  readonly skipped: readonly SkippedRecord[]
}

export interface CheckedContext {
  readonly verb: Verb | undefined
  readonly objects: readonly { readonly kind: ObjectKind; readonly ref: string }[]
  readonly budgetTokens: number
  readonly tiers: ReadonlySet<Tier>
  readonly outcomeLimit: number
  readonly form: Form
  readonly asOf: number | undefined
  readonly knownAt: number | undefined
}

const TIERS: readonly Tier[] = ['pinned', 'frame_relevant', 'outcomes']
export const OUTCOMES_DEFAULT = 3
/** The most salient of the frames; what is worth most per token is chosen among them. */
const CONSIDERED_MAX = 128
export const REACHABLE_MAX = 64
/** However much others propose, so much is shown. */
export const PROPOSED_MAX = 16

const reference = text(LIMITS.frameRefBytes)

const objectsSchema: Schema<CheckedContext['objects']> = (value, path) => {
  if (!isPlainObject(value)) throw invalid(path, 'an object of kinds and references', value)
  const kinds = Object.keys(value).sort()
  return kinds.flatMap((kind) => {
    const at = joinPath(path, kind)
    if (!OBJECT_KINDS.is(kind)) {
      throw refusal(at, `unknown kind; the kinds are ${OBJECT_KINDS.names.join(', ')}`)
    }
    const given = value[kind]
    const refs = Array.isArray(given)
      ? list(reference, LIMITS.frames)(given, at)
      : [reference(given, at)]
    return [...new Set(refs)].map((ref) => ({ kind, ref }))
  })
}

interface Shape {
  readonly verb?: Verb
  readonly objects?: CheckedContext['objects']
  readonly budgetTokens?: number
  readonly tiers?: readonly Tier[]
  readonly outcomeLimit?: number
  readonly form?: Form
  readonly asOf?: number
  readonly knownAt?: number
}

const shape: Schema<Shape> = object<Shape>({
  verb: optional(oneOf(VERBS)),
  objects: optional(objectsSchema),
  budgetTokens: optional(integer(1, Number.MAX_SAFE_INTEGER)),
  tiers: optional(list(oneWord(...TIERS), TIERS.length)),
  outcomeLimit: optional(integer(0, LIMITS.findLimit)),
  form: optional(formSchema),
  asOf: optional(time),
  knownAt: optional(time),
})

/** A budget above the maximum counts as the maximum. */
export function checkContext(options: ContextOptions): CheckedContext {
  const checked = shape(options, '')
  return {
    verb: checked.verb,
    objects: checked.objects ?? [],
    budgetTokens: Math.min(
      checked.budgetTokens ?? LIMITS.contextDefaultTokens,
      LIMITS.contextTokens,
    ),
    tiers: new Set(checked.tiers?.length ? checked.tiers : TIERS),
    outcomeLimit: checked.outcomeLimit ?? OUTCOMES_DEFAULT,
    form: checked.form ?? 'medium',
    asOf: checked.asOf,
    knownAt: checked.knownAt,
  }
}

/** One memory of the bundle in the making. */

export function readContext(
  today: ViewReader,
  options: CheckedContext,
  present: QueryState,
): Bundle {
  const { view, state: queryState } = readAt(today, present, options.knownAt)
  const candidates = new Candidates({
    view,
    today,
    cache: queryState.cache,
    query: { types: [], where: { test: () => true, tags: [] }, includeTombstoned: false },
    weights: queryState.weights,
    now: queryState.now,
    validAt: options.asOf ?? presentTime(queryState.state, queryState.now),
    allows: queryState.allows,
  })
  const members = new Map<MemoryId, Member>()
  const add = (tier: Place, found: Found): Member => {
    const text = renderMemory(found.memory, options.form)
    const score = tier === 'pinned' ? Math.max(PINNED_FLOOR, found.salience) : found.salience
    const member = { found, tier, score, text, tokens: countTokens(text) }
    members.set(found.memory.head.id, member)
    return member
  }
  if (options.tiers.has('pinned')) {
    const others: Found[] = []
    const pinned =
      options.asOf === undefined ? pinnedNow(view, candidates) : pinnedThen(today, candidates)
    for (const found of pinned) {
      if (isUsersOwn(found.memory)) add('pinned', found)
      else others.push(found)
    }
    others.sort((a, b) => b.salience - a.salience)
    for (const found of others.slice(0, PROPOSED_MAX)) add('proposed', found)
  }
  if (options.tiers.has('outcomes')) {
    let left = options.outcomeLimit
    for (const found of outcomes(view, options, candidates)) {
      if (left <= 0) break
      if (members.has(found.memory.head.id)) continue
      add('outcomes', found)
      left--
    }
  }
  if (options.tiers.has('frame_relevant')) {
    let left = CONSIDERED_MAX
    for (const found of frameRelevant(view, options, queryState, candidates)) {
      if (left-- <= 0) break
      if (!members.has(found.memory.head.id)) add('frame_relevant', found)
    }
  }
  return bundle([...members.values()], options, candidates)
}

const PINNED_TYPES = ['Identity', 'Constraint', 'Goal'] as const

/** A version that was replaced may have been pinned where the one of today is not, and the other way round. */
function* pinnedThen(today: ViewReader, candidates: Candidates): Iterable<Found> {
  for (const type of PINNED_TYPES) {
    for (const { key } of keysEver(today, pinnedPrefix(MEMORY_TYPES.code(type)))) {
      const found = candidates.load(trailingId(key))
      if (found !== undefined && isPinned(found.memory.data)) yield found
    }
  }
}

function* pinnedNow(view: ViewReader, candidates: Candidates): Iterable<Found> {
  for (const type of PINNED_TYPES) {
    const from = pinnedPrefix(MEMORY_TYPES.code(type))
    for (const { key } of view.scan({ from, to: prefixEnd(from) })) {
      const found = candidates.load(Buffer.from(trailingId(key)))
      if (found !== undefined) yield found
    }
  }
}

/** Newest first, each once. */
function* outcomes(
  view: ViewReader,
  { verb, objects }: CheckedContext,
  candidates: Candidates,
): Iterable<Found> {
  if (verb === undefined) return
  const seen = new Set<MemoryId>()
  const prefixes = objects.map(({ ref }) => actorObjectPrefix(VERBS.code(verb), objectHash(ref)))
  for (const id of byCreation(view, prefixes, true)) {
    const found = candidates.load(id)
    if (found === undefined || seen.has(found.memory.head.id)) continue
    seen.add(found.memory.head.id)
    yield found
  }
}

/** Most salient first. Events are outcomes; those beyond the limit do not come back here. */
function* frameRelevant(
  view: ViewReader,
  { verb, objects, tiers }: CheckedContext,
  { weights, now }: QueryState,
  candidates: Candidates,
): Iterable<Found> {
  if (verb === undefined) return
  const prefixes = objects.flatMap(({ kind, ref }) => {
    const frame = frameParts({ verb, kind, ref })
    return [rankPrefix(frame, false), rankPrefix(frame, true)]
  })
  const ranked = new SalienceOrder<Found>(view, prefixes, weights, now, (id) => {
    const found = candidates.load(id)
    if (found?.memory.head.type === 'Event' && tiers.has('outcomes')) return undefined
    return found && { score: found.salience, value: found }
  })
  try {
    for (let next = ranked.next(); next !== undefined; next = ranked.next()) yield next.value
  } finally {
    ranked.close()
  }
}

function bundle(
  members: readonly Member[],
  options: CheckedContext,
  candidates: Candidates,
): Bundle {
  const { kept, dropped } = trim(members, options.budgetTokens)
  const reachable = dropped.toSorted(byScore).slice(0, REACHABLE_MAX)
  const tier = (name: Place, order: (a: Member, b: Member) => number): Memory[] =>
    kept
      .filter((member) => member.tier === name)
      .sort(order)
      .map(({ found }) => found.memory)
  return {
    pinned: tier('pinned', byScore),
    proposed: tier('proposed', byScore),
    frameRelevant: tier('frame_relevant', byScore),
    outcomes: tier('outcomes', byTime),
    rendered: byId(kept, ({ text }) => text),
    tokens: byId(kept, ({ tokens }) => tokens),
    scores: byId(kept, ({ score }) => score),
    form: options.form,
    budgetTokens: options.budgetTokens,
    totalTokens: kept.reduce((sum, { tokens }) => sum + tokens, 0),
    trimmed: dropped.length,
    pinnedTrimmed: dropped.filter((member) => member.tier === 'pinned').length,
    reachableUris: reachable.map(({ found }) => found.memory.uri),
    leftOut: reachable.toSorted(worthMost).map(({ found, text, tokens, score }) => ({
      uri: found.memory.uri,
      text,
      tokens,
      score,
    })),
    skipped: candidates.skipped,
  }
}

function byId<T>(members: readonly Member[], value: (member: Member) => T): Record<MemoryId, T> {
  const ordered = members.toSorted(byIds)
  return Object.fromEntries(ordered.map((member) => [member.found.memory.head.id, value(member)]))
}
